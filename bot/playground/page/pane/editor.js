// Changing one's own message where it stands.

import { h } from "../core/dom.js";

export function editor(message, room, done) {
  const { words } = room;
  const box = h("textarea", {
    rows: "2",
    value: message.content,
    maxlength: "2000",
    "aria-label": words.say("edit"),
    onkeydown: (event) => {
      if (event.key === "Escape") {
        event.stopPropagation();
        done();
      } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
        event.preventDefault();
        save();
      }
    },
  });
  const save = async () => {
    const content = box.value.trim();
    if (!content) return;
    if (content !== message.content) {
      const kept = await room.act({
        do: "edit",
        channel: message.channel,
        message: message.id,
        content,
      });
      if (!kept) return;
    }
    done();
  };
  return h(
    "form",
    {
      class: "editor",
      onsubmit: (event) => {
        event.preventDefault();
        save();
      },
    },
    box,
    h(
      "div",
      { class: "editor-foot" },
      h(
        "button",
        { type: "button", class: "button secondary", onclick: done },
        words.say("cancel"),
      ),
      h("button", { type: "submit", class: "button primary" }, words.say("save")),
    ),
  );
}
