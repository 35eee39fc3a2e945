// The left: who one is, the channels with their threads, the DMs, and what can be set.

import { h, icon, iconButton, keepingFocus } from "../core/dom.js";
import { LANGUAGES, languageOf, localeOf } from "../core/words.js";
import { avatar } from "./avatar.js";
import { iconOf, ROOMS, THREADS } from "./kinds.js";
import { openPopover } from "./popover.js";
import { switcher } from "./switcher.js";
import { nextTheme, theme } from "../app/theme.js";

const THEMES = { auto: "circle-half", dark: "moon", light: "sun" };

export class Side {
  constructor(pane, signal) {
    this._pane = pane;
    const { words, session } = pane;
    this._top = h("div", { class: "side-top" });
    this._places = h("nav", { class: "side-places", "aria-label": words.say("channels") });
    this._foot = h("div", { class: "side-foot" });
    this.element = h(
      "div",
      {
        class: "side",
        onkeydown: (event) => event.key === "Escape" && pane.toggleSide(false),
      },
      this._top,
      this._places,
      this._foot,
    );
    const redraw = () => this.draw();
    for (const event of ["places", "message", "gone", "unread", "everything"]) {
      session.on(event, redraw, signal);
    }
    this._drawFoot();
  }

  focus() {
    this._places.querySelector("[aria-current]")?.focus();
  }

  draw() {
    if (this._waiting) return;
    this._waiting = true;
    queueMicrotask(() => {
      this._waiting = false;
      keepingFocus(this.element, () => {
        this._top.replaceChildren(...switcher(this._pane));
        this._drawPlaces();
      });
    });
  }

  _drawPlaces() {
    const { session, words } = this._pane;
    const servers = [...session.servers.values()].map((server) => [
      h("h2", { class: "server-name" }, server.name),
      this._bots(server),
      h("h3", { class: "side-title" }, words.say("channels")),
      this._channels(server),
    ]);
    this._places.replaceChildren(...servers.flat(), ...this._dms());
  }

  _bots(server) {
    const { words } = this._pane;
    return h(
      "ul",
      { class: "bots", "aria-label": words.say("bots") },
      server.members
        .filter(({ user }) => user.bot)
        .map(({ user }) =>
          h(
            "li",
            { class: user.online ? "bot online" : "bot" },
            h("span", { class: "presence", "aria-hidden": "true" }),
            words.say(user.online ? "bot-here" : "bot-away", { name: user.name }),
          ),
        ),
    );
  }

  _channels(server) {
    const { session } = this._pane;
    const all = [...session.channels.values()].filter((channel) => channel.server === server.id);
    const threads = all.filter((channel) => THREADS.has(channel.kind) && this._isShown(channel));
    const byPlace = (one, other) => one.position - other.position || (one.id < other.id ? -1 : 1);
    return h(
      "ul",
      { class: "channels" },
      all
        .filter((channel) => ROOMS.has(channel.kind))
        .sort(byPlace)
        .map((channel) =>
          this._row(
            channel,
            threads.filter((each) => each.parent === channel.id),
          ),
        ),
    );
  }

  _isShown(thread) {
    return !thread.archived || thread.id === this._pane.channel;
  }

  _dms() {
    const { session, words } = this._pane;
    const dms = [...session.channels.values()].filter((channel) => channel.kind === "dm");
    const newest = (channel) => session.messages(channel.id).newest?.at ?? Infinity;
    dms.sort((one, other) => newest(other) - newest(one));
    const start = iconButton("plus", words.say("dm-open"), (event) => this._chooseDM(event), {
      "data-key": "new dm",
      "aria-haspopup": "dialog",
    });
    return [
      h("h3", { class: "side-title" }, words.say("dms"), start),
      h(
        "ul",
        { class: "channels" },
        dms.map((channel) => this._row(channel, [])),
      ),
    ];
  }

  _row(channel, threads) {
    const { session, words } = this._pane;
    const unread = session.unread(channel.id);
    const current = channel.id === this._pane.channel;
    const isDM = channel.kind === "dm";
    const marks = isDM ? unread.count : unread.pings;
    const look = ["channel", unread.count && !current && "unread"].filter(Boolean).join(" ");
    const image = isDM
      ? avatar(channel.other)
      : icon(iconOf(channel.kind));
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: look,
          "aria-current": current ? "page" : null,
          "data-key": `channel ${channel.id}`,
          "data-channel": channel.name,
          onclick: () => this._pane.openChannel(channel.id),
        },
        image,
        h("span", { class: "channel-name" }, channel.name),
        !current && unread.count > 0 && mark(marks, unread.count, words),
      ),
      threads.length > 0 &&
        h(
          "ul",
          { class: "threads" },
          threads.map((each) => this._row(each, [])),
        ),
    );
  }

  _chooseDM(event) {
    const { session, words } = this._pane;
    const everyone = new Map();
    for (const server of session.servers.values()) {
      for (const { user } of server.members)
        if (user.id !== session.id) everyone.set(user.id, user);
    }
    const popover = openPopover({
      anchor: event.currentTarget,
      label: words.say("dm-open"),
      className: "menu",
      content: [...everyone.values()].map((user) =>
        h(
          "button",
          {
            type: "button",
            class: "menu-item",
            onclick: () => {
              popover.close({ back: false });
              this._pane.writeTo(user.id);
            },
          },
          avatar(user),
          user.name,
        ),
      ),
    });
    popover.box.querySelector("button")?.focus();
  }

  _drawFoot() {
    const { app, session, words } = this._pane;
    const own = languageOf(session.me.locale);
    const language = h(
      "select",
      {
        class: "language",
        "aria-label": words.say("language"),
        title: words.say("language"),
        onchange: () => this._pane.act({ do: "set_locale", locale: localeOf(language.value) }),
      },
      Object.entries(LANGUAGES).map(([code, name]) =>
        h("option", { value: code, selected: code === own }, name),
      ),
    );
    const look = iconButton(
      THEMES[theme()],
      words.say(`theme-${theme()}`),
      () => {
        nextTheme();
        this._drawFoot();
        this._foot.querySelector("[data-key=theme]").focus();
      },
      { "data-key": "theme" },
    );
    const control = iconButton("sliders", words.say("control"), () => app.toggleControl(), {
      "aria-expanded": String(app.controlIsOpen),
      "data-control": true,
    });
    this._foot.replaceChildren(icon("translate"), language, look, control);
  }
}

function mark(pings, count, words) {
  return h(
    "span",
    { class: pings ? "mark" : "mark dot" },
    h("span", { "aria-hidden": "true" }, pings ? String(pings) : ""),
    h("span", { class: "unseen-text" }, words.say("unread", { count })),
  );
}
