// The reactions below a message.

import { h } from "../core/dom.js";

export const QUICK = ["👍", "❤️", "😂", "🎉", "😮", "😢", "👏", "🔥", "🤔", "👀", "✅", "🃏"];
const CUSTOM = /^(\w+):(\d+)$/;

export function reactions(message, room) {
  if (!message.reactions.length) return null;
  return h(
    "div",
    { class: "reactions" },
    message.reactions.map((each) => reaction(each, message, room)),
  );
}

function reaction({ emoji, count, mine }, message, room) {
  const deed = {
    do: mine ? "unreact" : "react",
    channel: message.channel,
    message: message.id,
    emoji,
  };
  return h(
    "button",
    {
      type: "button",
      class: "reaction",
      "aria-pressed": String(mine),
      "aria-label": room.words.say("reaction", { emoji, count }),
      "data-key": `reaction ${message.id} ${emoji}`,
      onclick: () => room.act(deed),
    },
    picture(emoji),
    h("span", {}, String(count)),
  );
}

function picture(emoji) {
  const custom = CUSTOM.exec(emoji);
  if (!custom) return h("span", { "aria-hidden": "true" }, emoji);
  return h("img", { class: "emoji", src: `/cdn/emojis/${custom[2]}.webp`, alt: "" });
}
