// What can be done with a message: react, reply, start a thread, use a bot's command, edit, delete.

import { h, icon, iconButton } from "../core/dom.js";
import { openPopover } from "../pane/popover.js";
import { QUICK } from "./reactions.js";

export function toolbar(message, room) {
  const { words, session } = room;
  if (message.ephemeral || message.thinking) return null;
  const here = session.channels.get(message.channel);
  const mine = message.author.id === session.id;
  const deed = (what, more) =>
    room.act({ do: what, channel: message.channel, message: message.id, ...more });
  const key = (what) => ({ "data-key": `${what} ${message.id}` });
  return h(
    "div",
    { class: "toolbar", role: "group", "aria-label": words.say("message-actions") },
    here?.may_react &&
      iconButton(
        "smiley",
        words.say("react"),
        (event) => openReactions(event, deed, room),
        key("react"),
      ),
    here?.may_write &&
      iconButton("reply", words.say("reply"), () => room.replyTo(message), key("reply")),
    here?.may_start_threads &&
      !message.thread &&
      iconButton(
        "thread",
        words.say("thread-start"),
        () => room.startThread(message),
        key("thread"),
      ),
    room.messageCommands.length > 0 &&
      iconButton("apps", words.say("apps"), (event) => openApps(event, message, room), key("apps")),
    mine && iconButton("pencil", words.say("edit"), () => room.startEditing(message), key("edit")),
    mine && iconButton("trash", words.say("delete"), () => deed("delete"), key("delete")),
  );
}

function openReactions(event, deed, room) {
  const choose = (emoji) => {
    popover.close();
    deed("react", { emoji });
  };
  const popover = openPopover({
    anchor: event.currentTarget,
    label: room.words.say("react"),
    className: "reaction-picker",
    content: QUICK.map((emoji) =>
      h("button", { type: "button", class: "icon-button", onclick: () => choose(emoji) }, emoji),
    ),
  });
  popover.box.querySelector("button").focus();
}

function openApps(event, message, room) {
  const popover = openPopover({
    anchor: event.currentTarget,
    label: room.words.say("apps"),
    className: "menu",
    content: room.messageCommands.map((command) =>
      h(
        "button",
        {
          type: "button",
          class: "menu-item",
          onclick: () => {
            popover.close();
            room.useMenu(command, message);
          },
        },
        icon("apps"),
        command.shown,
      ),
    ),
  });
  popover.box.querySelector("button").focus();
}
