// "You are Anna": everybody on this Discord, to be at one click, here, beside, or in another tab.

import { h, icon, iconButton } from "../core/dom.js";
import { LANGUAGES, languageOf, localeOf } from "../core/words.js";
import { avatar } from "./avatar.js";
import { browser } from "../core/settings.js";
import { openPopover } from "./popover.js";

const FOLDED = "people-folded";

export function switcher(pane) {
  const { app, session, words } = pane;
  const folded = browser.read(FOLDED, false);
  const others = app.people.filter((person) => person.id !== session.id);
  const fold = h(
    "button",
    {
      type: "button",
      class: "me",
      "aria-expanded": String(!folded),
      "data-key": "me",
      onclick: () => {
        browser.write(FOLDED, !folded);
        app.marksChanged();
      },
    },
    avatar({ ...session.me, bot: false }),
    h(
      "span",
      { class: "me-words" },
      h("span", { class: "me-label" }, words.say("you-are")),
      h("span", { class: "me-name" }, session.me.name),
    ),
    icon("down"),
  );
  if (folded) return [fold];
  return [
    fold,
    h(
      "ul",
      { class: "people", "aria-label": words.say("people") },
      others.map((person) => row(person, pane)),
      h("li", {}, newPerson(pane)),
    ),
  ];
}

function row(person, pane) {
  const { app, words } = pane;
  const { name, username } = person;
  const unread = app.unreadOf(person.id);
  return h(
    "li",
    { class: "person" },
    h(
      "button",
      {
        type: "button",
        class: "become",
        "data-key": `be ${person.id}`,
        "data-become": username,
        title: words.say("be", { name }),
        onclick: () => app.become(pane, person),
      },
      avatar({ ...person, bot: false }),
      h("span", { class: "person-name" }, name),
      unread > 0 &&
        h(
          "span",
          { class: "mark" },
          String(unread),
          h("span", { class: "unseen-text" }, words.say("unread", { count: unread })),
        ),
    ),
    iconButton("columns", words.say("be-beside", { name }), () => app.placeBeside(person), {
      "data-key": `beside ${person.id}`,
      "data-beside": username,
      class: "icon-button person-deed for-wide",
    }),
    h(
      "a",
      {
        class: "icon-button person-deed",
        href: `#${app.nameInAddress(person)}`,
        target: "_blank",
        "aria-label": words.say("be-in-tab", { name }),
        title: words.say("be-in-tab", { name }),
        "data-key": `tab ${person.id}`,
      },
      icon("new-tab"),
    ),
  );
}

function newPerson(pane) {
  const { app, words } = pane;
  const button = h(
    "button",
    {
      type: "button",
      class: "become new-person",
      "data-key": "new person",
      "aria-haspopup": "dialog",
      "aria-expanded": "false",
      onclick: () => open(),
    },
    h("span", { class: "avatar plus", "aria-hidden": "true" }, icon("plus")),
    words.say("new-person"),
  );
  const open = () => {
    const name = h("input", {
      type: "text",
      required: true,
      minlength: "2",
      maxlength: "32",
      "aria-label": words.say("new-person-name"),
      placeholder: words.say("new-person-name"),
    });
    const language = h(
      "select",
      { "aria-label": words.say("language") },
      Object.entries(LANGUAGES).map(([code, each]) =>
        h("option", { value: code, selected: code === languageOf(pane.session.me.locale) }, each),
      ),
    );
    const form = h(
      "form",
      {
        class: "new-person-form",
        onsubmit: (event) => {
          event.preventDefault();
          popover.close({ back: false });
          app.bear(pane, name.value.trim(), localeOf(language.value));
        },
      },
      name,
      language,
      h("button", { type: "submit", class: "button primary" }, words.say("new-person-add")),
    );
    const popover = openPopover({ anchor: button, label: words.say("new-person"), content: form });
    name.focus();
  };
  return button;
}
