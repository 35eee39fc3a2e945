// One message as Discord shows it, with what can be done with it.

import { h, icon } from "../core/dom.js";
import { avatar, nameTag } from "../pane/avatar.js";
import { line, plain, prose } from "../text/prose.js";
import { dayAndTime, moment } from "../text/times.js";
import { embed } from "./embed.js";
import { files, numberPictures } from "./gallery.js";
import { components } from "./layout.js";
import { reactions } from "./reactions.js";
import { toolbar } from "./toolbar.js";
import { useOf } from "./use.js";

const TOGETHER = 7 * 60_000;
const USES = { slash: "used", menu: "used", pinned: "pinned", started_thread: "thread-started" };
const LOOKS = { slash: "apps", menu: "apps", pinned: "pin", started_thread: "thread" };

export function follows(message, before) {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    message.at - before.at < TOGETHER &&
    before.ephemeral === message.ephemeral &&
    !message.reply_to &&
    !message.use
  );
}

export function messageItem(message, room, { following, first }) {
  const { words } = room;
  const classes = ["message", following && "following", message.ephemeral && "ephemeral"];
  if (message.pings_me && !room.isDM) classes.push("pings");
  const item = h(
    "li",
    {
      class: classes.filter(Boolean).join(" "),
      "data-message": message.id,
      "data-key": `message ${message.id}`,
      tabindex: "-1",
    },
    first && newMark(words),
    message.reply_to && replyLine(message.reply_to, room),
    message.use && useLine(message.use, room),
    h(
      "div",
      { class: "message-row" },
      avatar(message.author),
      h("div", { class: "message-main" }, head(message, room), body(message, room)),
    ),
    toolbar(message, room),
  );
  numberPictures(item);
  return item;
}

function newMark(words) {
  return h("div", { class: "new-mark" }, h("span", {}, words.say("new-messages")));
}

function head(message, { words, clock }) {
  return h(
    "div",
    { class: "message-head" },
    nameTag(message.author, words),
    h(
      "time",
      {
        class: "message-time",
        datetime: new Date(message.at).toISOString(),
        title: moment(words, message.at, "F"),
      },
      dayAndTime(words, message.at, clock.now()),
    ),
  );
}

function body(message, room) {
  const { words } = room;
  if (room.editing === message.id) return room.editor(message);
  if (message.thinking) return [thinking(message, words), ephemeralNote(message, room)];
  if (message.failed) return [failure(words.say("app-silent")), ephemeralNote(message, room)];
  const use = useOf(message, room);
  const edited = message.edited && h("span", { class: "edited" }, words.say("edited"));
  return [
    message.content && prose(message.content, room, message.mentions),
    message.content && edited,
    files(message.files, room),
    message.embeds.map((each) => embed(each, room, message.mentions)),
    message.components.length > 0 &&
      h("div", { class: "components" }, components(message.components, use)),
    !message.content && edited,
    reactions(message, room),
    threadChip(message, room),
    failureLine(message, room),
    ephemeralNote(message, room),
  ];
}

function thinking(message, words) {
  return h(
    "p",
    { class: "thinking" },
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    words.say("thinking", { name: message.author.name }),
  );
}

function failureLine(message, { session, words }) {
  if (!session.interactions.failedOn(message.id)) return null;
  return failure(words.say("interaction-failed"));
}

function failure(text) {
  return h("p", { class: "failure" }, icon("warning"), text);
}

function ephemeralNote(message, room) {
  if (!message.ephemeral) return null;
  const { words } = room;
  const dismiss = () => room.act({ do: "dismiss", channel: message.channel, message: message.id });
  return h(
    "p",
    { class: "only-you" },
    icon("eye"),
    `${words.say("only-you")} · `,
    h(
      "button",
      {
        type: "button",
        class: "text-button",
        "data-key": `dismiss ${message.id}`,
        onclick: dismiss,
      },
      words.say("dismiss"),
    ),
  );
}

function replyLine({ id, author, content }, room) {
  if (!author) return h("p", { class: "reply-line" }, room.words.say("reply-gone"));
  const text = content ? line(content.slice(0, 120), room) : room.words.say("reply-no-text");
  return h(
    "p",
    { class: "reply-line" },
    icon("reply"),
    h("span", { class: "reply-author" }, author.name),
    h("button", { type: "button", class: "reply-text", onclick: () => room.showMessage(id) }, text),
  );
}

function useLine({ who, did, command }, { words }) {
  const name = h("span", { class: "mention" }, did === "slash" ? `/${command}` : command);
  const person = h("span", { class: "reply-author" }, who);
  const values = { who: person, command: name };
  return h("p", { class: "reply-line" }, icon(LOOKS[did]), words.parts(USES[did], values));
}

function threadChip(message, room) {
  const thread = message.thread && room.session.channels.get(message.thread);
  if (!thread) return null;
  return h(
    "button",
    { type: "button", class: "thread-chip", onclick: () => room.openChannel(thread.id) },
    icon("thread"),
    thread.name,
  );
}

// What a screen reader is told of a message that has just come.
export function spoken(message) {
  const texts = [message.content];
  const walk = (all) => {
    for (const each of all) {
      if (typeof each.content === "string") texts.push(each.content);
      texts.push(...(each.items ?? []).map(({ description }) => description));
      walk([...(each.components ?? [])]);
    }
  };
  walk(message.components);
  texts.push(...message.embeds.flatMap(({ title, description }) => [title, description]));
  texts.push(...message.files.map((file) => file.alt ?? file.name));
  const text = plain(texts.filter(Boolean).join(" "), message.mentions);
  return `${message.author.name}: ${text.slice(0, 300)}`;
}
