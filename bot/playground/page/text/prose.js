// Markdown as DOM nodes. `reader` gives words, clock and names, and follows channel mentions.

import { h, icon } from "../core/dom.js";
import { blocks } from "./blocks.js";
import { inline } from "./inline.js";
import { legible } from "./suits.js";
import { fromNow, moment } from "./times.js";

const ONLY_EMOJI = /^(?:[\p{Extended_Pictographic}\p{Emoji_Component}\s]|<a?:\w+:\d+>){1,40}$/u;
const DEEPEST_LIST = 3;

export function prose(source, reader, names = {}) {
  const body = h("div", { class: "prose" });
  const big = ONLY_EMOJI.test(source) && !/^[\d\s#*]+$/.test(source);
  body.classList.toggle("only-emoji", big);
  body.append(...blocks(source).map((block) => BLOCKS[block.kind](block, { reader, names })));
  return body;
}

export function line(source, reader, names = {}) {
  return shown(inline(source.replace(/\s+/g, " ")), { reader, names });
}

// As it is read out: of an emoji among words nothing, for the words say what it shows.
export function plain(source, names = {}) {
  const tree = inline(source.replace(/^(?:#{1,3}|-#|>{1,3}) /gm, ""));
  const flat = (nodes, named) =>
    nodes
      .filter((node) => named || node.kind !== "emoji")
      .map((node) => names[node.whole] ?? node.text ?? node.name ?? flat(node.inner ?? [], named))
      .join("");
  const words = flat(tree, false);
  return words.trim() ? words.replace(/ {2,}/g, " ") : flat(tree, true);
}

function shown(nodes, context) {
  return nodes.map((node) => INLINE[node.kind](node, context));
}

const around =
  (tag, properties = {}) =>
  (node, context) =>
    h(tag, properties, shown(node.inner, context));

const BLOCKS = {
  paragraph: around("p"),
  small: around("p", { class: "small" }),
  heading: (node, context) =>
    h(`h${node.level + 2}`, { class: `heading-${node.level}` }, shown(node.inner, context)),
  quote: ({ blocks: inside }, context) =>
    h(
      "blockquote",
      {},
      inside.map((block) => BLOCKS[block.kind](block, context)),
    ),
  codeblock: ({ text }) => h("pre", { tabindex: "0" }, h("code", {}, text)),
  list: ({ ordered, start, items }, context) =>
    h(
      ordered ? "ol" : "ul",
      ordered ? { start: String(start) } : {},
      items.map(({ depth, inner }) =>
        h("li", { class: `depth-${Math.min(depth, DEEPEST_LIST)}` }, shown(inner, context)),
      ),
    ),
};

const INLINE = {
  text: ({ text }) => legible(text),
  strong: around("strong"),
  emphasis: around("em"),
  underline: around("u"),
  strike: around("s"),
  code: ({ text }) => h("code", {}, text),
  spoiler,
  link,
  mention,
  time,
  emoji,
  everyone: ({ text }) => h("span", { class: "mention" }, text),
  command: ({ name }) => h("span", { class: "mention" }, `/${name}`),
};

function spoiler({ inner }, context) {
  const { words } = context.reader;
  const hidden = h("span", { class: "spoiler-text" }, shown(inner, context));
  const cover = h("button", {
    type: "button",
    class: "spoiler-cover",
    "aria-label": words.say("spoiler-show"),
    title: words.say("spoiler-show"),
    onclick: () => {
      whole.classList.add("revealed");
      hidden.inert = false;
      cover.remove();
    },
  });
  hidden.inert = true;
  const whole = h("span", { class: "spoiler" }, hidden, cover);
  return whole;
}

function link({ url, inner, channel, message, nameless }, context) {
  const { reader } = context;
  if (channel && reader.canOpen(channel)) {
    const open = () => reader.openMessage(channel, message);
    const name = nameless ? [reader.nameOf("#", channel), " › ", icon("thread")] : shown(inner, context);
    return h("button", { type: "button", class: "mention", title: url, onclick: open }, name);
  }
  const properties = { href: url, target: "_blank", rel: "noopener noreferrer" };
  return h("a", properties, shown(inner, context));
}

function mention({ whole, sign, id }, { reader, names }) {
  const name = names[whole] ?? reader.nameOf(sign, id) ?? whole;
  if (sign === "#" && reader.canOpen(id)) {
    const open = () => reader.openChannel(id);
    return h("button", { type: "button", class: "mention", onclick: open }, name);
  }
  const mine = sign === "@" && id === reader.me.id;
  return h("span", { class: mine ? "mention mine" : "mention" }, name);
}

function time({ seconds, style }, { reader: { words, clock } }) {
  const ms = seconds * 1000;
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}:${style}>`;
  const counts = style === "R";
  return h(
    "time",
    {
      datetime: date.toISOString(),
      title: moment(words, ms, "F"),
      "data-counting": counts ? String(ms) : null,
    },
    counts ? fromNow(words, ms, clock.now()) : moment(words, ms, style),
  );
}

function emoji({ name, id }) {
  return h("img", {
    class: "emoji",
    src: `/cdn/emojis/${id}.webp`,
    alt: `:${name}:`,
    title: `:${name}:`,
  });
}
