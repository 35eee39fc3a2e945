// Discord's markdown within a line, as a tree of plain objects.

const ESCAPED = /^\\([^\p{L}\p{N}\s])/u;
const CODE = /^(`+)([\s\S]*?[^`])\1(?!`)/;
const URL_ALONE = /^https?:\/\/[^\s<]+[^\s<.,:;"'\])*_~|]/;
const URL_QUIET = /^<(https?:\/\/[^\s<>]+)>/;
const LINK = /^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/;
const MENTION = /^<(@!?|@&|#)(\d+)>/;
const COMMAND = /^<\/([^:>]+):(\d+)>/;
const TIME = /^<t:(-?\d{1,17})(?::([tTdDfFR]))?>/;
const EMOJI = /^<(a?):(\w{2,32}):(\d+)>/;
const EVERYONE = /^@(?:everyone|here)\b/;

const SPANS = [
  ["***", /^\*\*\*((?:\\.|[^\\])+?)\*\*\*(?!\*)/s, (inner) => strong([emphasis(inner)])],
  ["**", /^\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/s, strong],
  ["__", /^__((?:\\.|[^\\])+?)__(?!_)/s, (inner) => span("underline", inner)],
  ["~~", /^~~((?:\\.|[^\\])+?)~~(?!~)/s, (inner) => span("strike", inner)],
  ["||", /^\|\|((?:\\.|[^\\])+?)\|\|/s, (inner) => span("spoiler", inner)],
  ["*", /^\*(?=\S)((?:\*\*|\\.|[^\\*])+?)\*(?!\*)/s, emphasis],
  ["_", /^_((?:__|\\.|[^\\_])+?)_(?![\p{L}\p{N}_])/su, emphasis],
];

const RULES = [
  ["\\", ESCAPED, ([, sign]) => text(sign)],
  ["`", CODE, ([, , code]) => ({ kind: "code", text: code.trim() })],
  [
    "<",
    MENTION,
    ([whole, sign, id]) => ({
      kind: "mention",
      whole,
      sign: sign[0] + (sign[1] === "&" ? "&" : ""),
      id,
    }),
  ],
  [
    "<",
    TIME,
    ([, seconds, style]) => ({ kind: "time", seconds: Number(seconds), style: style ?? "f" }),
  ],
  ["<", EMOJI, ([, , name, id]) => ({ kind: "emoji", name, id })],
  ["<", COMMAND, ([, name]) => ({ kind: "command", name })],
  ["<", URL_QUIET, ([, url]) => link(url, [text(url)])],
  ["[", LINK, ([, label, url]) => link(url, inline(label))],
  ["h", URL_ALONE, ([url]) => link(url, [text(url)])],
  ["@", EVERYONE, ([whole]) => ({ kind: "everyone", text: whole })],
];

const MARKS = /[\\`<[*_~|@]|https?:\/\//g;

export function inline(source) {
  const found = [];
  let rest = source;
  let before = "";
  while (rest) {
    const [node, length] = firstMatch(rest, before) ?? plainText(rest);
    const last = found.at(-1);
    if (node.kind === "text" && last?.kind === "text") last.text += node.text;
    else found.push(node);
    before = rest[length - 1];
    rest = rest.slice(length);
  }
  return found;
}

function firstMatch(rest, before) {
  for (const [start, pattern, make] of RULES) {
    const match = rest.startsWith(start) && pattern.exec(rest);
    if (match) return [make(match), match[0].length];
  }
  for (const [start, pattern, make] of SPANS) {
    if (start === "_" && /[\p{L}\p{N}]/u.test(before)) continue;
    const match = rest.startsWith(start) && pattern.exec(rest);
    if (match) return [make(inline(match[1])), match[0].length];
  }
  return null;
}

function plainText(rest) {
  MARKS.lastIndex = 1;
  const next = MARKS.exec(rest)?.index ?? rest.length;
  return [text(rest.slice(0, next)), next];
}

function text(content) {
  return { kind: "text", text: content };
}

function span(kind, inner) {
  return { kind, inner };
}

function strong(inner) {
  return span("strong", inner);
}

function emphasis(inner) {
  return span("emphasis", Array.isArray(inner) ? inner : [inner]);
}

function link(url, inner) {
  return { kind: "link", url, inner };
}
