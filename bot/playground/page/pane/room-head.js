// The head of a channel: where one is, a new table at one click, and the way to the folded side.

import { h, icon, iconButton, nodes } from "../core/dom.js";
import { avatar } from "./avatar.js";
import { iconOf } from "./kinds.js";
import { openPopover } from "./popover.js";
import { fillGames } from "./welcome.js";

export function roomHead(room, pane) {
  const { words, session, channel } = room;
  const { app } = pane;
  const here = session.channels.get(channel);
  return nodes([
    sideButton(room, pane),
    icon(imageOf(here)),
    h("h1", { class: "room-name" }, here?.name ?? words.say("no-channel")),
    h("span", { class: "room-topic" }, here?.topic ?? ""),
    here && here.kind !== "dm" && newTable(room),
    app.isBeside(pane) &&
      iconButton("close", words.say("close-side"), () => app.closeBeside(pane)),
  ]);
}

// Where the side is folded away: who one is, and whether something waits elsewhere.
function sideButton({ words, me, session }, pane) {
  const { pings } = session.unreadInAll();
  return h(
    "button",
    {
      type: "button",
      class: "side-button for-narrow",
      "data-key": "side",
      "aria-label": words.say("show-side", { name: me.name, count: pings }),
      title: words.say("show-channels"),
      onclick: () => pane.toggleSide(),
    },
    icon("menu"),
    avatar({ ...me, bot: false }),
    pings > 0 && h("span", { class: "mark", "aria-hidden": "true" }, String(pings)),
  );
}

function newTable(room) {
  const label = room.words.say("new-table");
  return h(
    "button",
    {
      type: "button",
      class: "button primary new-table",
      "data-key": "new table",
      "aria-haspopup": "dialog",
      onclick: (event) => openGames(room, event.currentTarget, label),
    },
    icon("cards"),
    h("span", { class: "label" }, label),
  );
}

async function openGames(room, anchor, label) {
  const games = h("div", { class: "games" });
  await fillGames(games, room, () => popover.close({ back: false }));
  const popover = openPopover({ anchor, label, className: "games-popover", content: games });
  (games.querySelector("button") ?? popover.box).focus();
}

function imageOf(channel) {
  if (channel?.kind === "dm") return channel.other?.bot ? "robot" : "at";
  return iconOf(channel?.kind);
}
