// What an empty channel says: what to do first, and a table of each game at one click.

import { h, icon } from "../core/dom.js";
import { offers } from "../core/server.js";
import { opening, slashCommands } from "../compose/commands.js";

export function welcome(room, isEmpty) {
  const { words, session, channel } = room;
  const here = session.channels.get(channel);
  if (!here) return [];
  if (here.kind === "dm") return [dmStart(here, words)];
  const title = h(
    "h2",
    { class: "start-title" },
    words.say(isEmpty ? "welcome-title" : "channel-start", { channel: here.name }),
  );
  if (!isEmpty) return [title];
  const what = h("p", {}, words.say("welcome-what", { bot: botOf(room) }));
  const games = h("div", { class: "games" });
  fillGames(games, room).then((plays) => plays || what.remove());
  return [
    h(
      "div",
      { class: "welcome" },
      title,
      what,
      games,
      steps(words),
    ),
  ];
}

function botOf({ session, channel }) {
  return session.members(channel).find((user) => user.bot)?.name ?? "…";
}

function dmStart(here, words) {
  const name = here.other?.name ?? here.name;
  return h(
    "div",
    { class: "welcome small" },
    h("h2", { class: "start-title" }, name),
    h("p", {}, words.say("dm-start", { name })),
  );
}

function steps(words) {
  return h(
    "ol",
    { class: "steps" },
    ["welcome-step-open", "welcome-step-join", "welcome-step-hand"].map((key) =>
      h("li", {}, words.say(key)),
    ),
  );
}

// Whether there are games, or a bot is awaited that may have some.
export async function fillGames(place, room, chosen = () => {}) {
  const { words, session, channel } = room;
  const bot = botOf(room);
  const commands = slashCommands(await session.commands(channel));
  const offered = opening(commands);
  if (!offered && commands.length) {
    place.replaceChildren(h("p", {}, words.say("welcome-commands", { bot })));
    return false;
  }
  if (!offered) {
    place.replaceChildren(
      h(
        "p",
        { class: "waiting", role: "status" },
        h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
        words.say("welcome-waiting", { bot }),
      ),
    );
    return true;
  }
  const { command, option, games } = offered;
  const run = (what, options) => {
    chosen();
    room.sendCommand(what, options);
  };
  const { looks, pictures } = await offers();
  const offer = (game) => {
    const look = looks[game.value];
    const open = () => run(command, { [option]: game.value });
    const card = gameCard(game, look, pictures, words, open);
    const shortcut = shortcutOf(look?.shortcut, game, commands, words, run);
    return h("div", { class: "game-offer" }, card, shortcut);
  };
  place.replaceChildren(...games.map(offer));
  return true;
}

// What else there is for one click, if the bot has the command for it.
function shortcutOf(shortcut, game, commands, words, run) {
  const command = shortcut && commands.find(({ name }) => name === shortcut.command);
  if (!command) return null;
  return h(
    "button",
    {
      type: "button",
      class: "button primary game-shortcut",
      "data-shortcut": game.value,
      "aria-label": `${shortcut.label[words.language]}: ${game.shown}`,
      onclick: () => run(command, shortcut.options),
    },
    shortcut.label[words.language],
  );
}

// How a game looks is told by whoever started the playground; of others the name is known.
function gameCard({ shown, value }, look, pictures, words, open) {
  const pictured = look && pictures;
  return h(
    "button",
    {
      type: "button",
      class: pictured ? "game pictured" : "game",
      "data-game": value,
      "--suit": look?.colour,
      onclick: open,
    },
    h(
      "span",
      { class: "game-emblem" },
      look ? look.emblem : icon("cards"),
      pictured && pictureOf(value, words),
    ),
    h("span", { class: "game-name" }, shown),
    look && h("span", { class: "game-seats" }, seatsOf(look, words)),
    look && h("span", { class: "game-about" }, look.about[words.language]),
    h("span", { class: "game-open" }, words.say("game-open")),
  );
}

// Over the emblem, which is seen until it is there, and where it can't be had.
function pictureOf(value, words) {
  const image = h("img", {
    src: `/page/pictures/${encodeURIComponent(value)}/${words.language}`,
    alt: "",
    class: "game-picture",
    onerror: () => image.remove(),
  });
  return image;
}

function seatsOf({ seats: [least, most] }, words) {
  const seats = least === most ? `${most}` : `${least}–${most}`;
  return words.say("game-seats", { count: most, seats });
}
