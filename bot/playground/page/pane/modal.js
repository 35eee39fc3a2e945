// A modal that a bot has opened for this person. It lies over this person's view only.

import { freshId, h, iconButton } from "../core/dom.js";
import { prose } from "../text/prose.js";
import { avatar } from "./avatar.js";
import { field } from "./fields.js";

const ROW = 1;
const TEXT = 10;

export function openModal(modal, pane) {
  const { words, session } = pane;
  const room = { ...pane.reader, session, words, channel: modal.channel };
  const parts = modal.components.map((part) => draw(part, room));
  const fields = parts.filter((part) => part.value || part.files);
  const titleId = freshId("modal");
  const problem = h("p", { class: "modal-problem", role: "alert" });
  const send = h("button", { type: "submit", class: "button primary" }, words.say("modal-send"));
  const cancel = () => {
    pane.act({ do: "close_modal", modal: modal.id, values: values() });
    pane.closeModal();
  };
  const form = h(
    "form",
    {
      class: "modal-card",
      role: "dialog",
      "aria-modal": "true",
      "aria-labelledby": titleId,
      onsubmit: (event) => {
        event.preventDefault();
        submit();
      },
      onkeydown: (event) => {
        if (event.key === "Escape") cancel();
      },
    },
    h(
      "header",
      { class: "modal-head" },
      avatar(modal.application),
      h("h2", { id: titleId }, modal.title),
      iconButton("close", words.say("close"), cancel),
    ),
    h("p", { class: "modal-from" }, words.say("modal-from", { name: modal.application.name })),
    parts.map((part) => part.element),
    problem,
    h(
      "footer",
      { class: "modal-foot" },
      h(
        "button",
        { type: "button", class: "button secondary", onclick: cancel },
        words.say("cancel"),
      ),
      send,
    ),
  );

  async function submit() {
    if (send.getAttribute("aria-busy") === "true") return;
    const wrong = fields.find((each) => each.check && !each.check());
    if (wrong) {
      wrong.focus();
      return;
    }
    problem.textContent = "";
    send.setAttribute("aria-busy", "true");
    const outcome = await pane.use(await filled(), { modal: modal.id });
    send.removeAttribute("aria-busy");
    if (outcome?.result === "failed") problem.textContent = words.say("modal-failed");
  }

  // What has been typed and chosen by now; what was left alone has no value.
  function values() {
    const read = fields.filter((each) => each.value && each.value() !== undefined);
    return Object.fromEntries(read.map((each) => [each.name, each.value()]));
  }

  async function filled() {
    const action = { do: "fill", modal: modal.id, values: values(), files: {} };
    for (const each of fields) if (each.files) action.files[each.name] = await each.files();
    return action;
  }

  return {
    element: h("div", { class: "modal" }, form),
    focus: () => (fields[0] ?? send).focus(),
  };
}

function draw(part, room) {
  if (part.type === TEXT) return { element: prose(part.content, room) };
  if (part.type === ROW) return field(part.components[0], part.components[0].label, null, room);
  return field(part.component, part.label, part.description, room);
}
