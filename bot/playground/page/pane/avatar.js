// People as small cards in their own colour; bots carry the spade.

import { h, icon } from "../core/dom.js";

const COLOURS = [
  "#0b5394",
  "#a8452a",
  "#0a6b4f",
  "#6a3fa0",
  "#9c2f63",
  "#5b5f16",
  "#08697a",
  "#8a4b00",
];

export function avatar(user) {
  const inside = user.bot ? icon("spade") : [...user.name.trim()][0]?.toLocaleUpperCase();
  const colour = user.bot ? null : COLOURS[Number(BigInt(user.id) % BigInt(COLOURS.length))];
  const look = user.bot ? "avatar bot" : "avatar";
  return h("span", { class: look, "aria-hidden": "true", "--colour": colour }, inside);
}

export function nameTag(user, words) {
  return h(
    "span",
    { class: "name-tag" },
    h("span", { class: "name" }, user.name),
    user.bot && h("span", { class: "bot-tag" }, words.say("bot")),
  );
}
