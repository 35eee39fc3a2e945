// Discord's markdown within a line, as a tree of plain objects.

const ESCAPED = /^\\([^\p{L}\p{N}\s])/u;
const URL_ALONE = /^https?:\/\/[^\s<]+[^\s<.,:;"'\])*_~|]/;
const URL_QUIET = /^<(https?:\/\/[^\s<>]+)>/;
const MESSAGE = /^https:\/\/discord\.com\/channels\/(?:@me|\d+)\/(\d+)\/(\d+)$/;
const LABEL = /^\[(?:\\.|[^\]\\])*/;
const LINK = /^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/;
const MENTION = /^<(@!?|@&|#)(\d+)>/;
const COMMAND = /^<\/([^:<>]+):(\d+)>/;
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
  ["<", URL_QUIET, ([, url]) => alone(url)],
  ["[", LINK, ([, label, url], deeper) => link(url, deeper(label))],
  ["h", URL_ALONE, ([url]) => alone(url)],
  ["@", EVERYONE, ([whole]) => ({ kind: "everyone", text: whole })],
];

const MARKS = /[\\`<[*_~|@]|https?:\/\//g;

const DEEPEST = 20;

export function inline(source, depth = 0) {
  if (depth > DEEPEST) return [text(source)];
  const found = [];
  const codeAt = codeIn(source);
  const deeper = (inner) => inline(inner, depth + 1);
  let rest = source;
  let before = "";
  let noLink = 0;
  while (rest) {
    const at = source.length - rest.length;
    const code = rest[0] === "`" && codeAt(at);
    const [node, length] =
      code || (firstMatch(rest, before, deeper, at >= noLink) ?? plainText(rest));
    // What opens beside a bracket that is no link would end where that one does.
    if (rest[0] === "[" && node.kind !== "link" && at >= noLink)
      noLink = at + LABEL.exec(rest)[0].length;
    const last = found.at(-1);
    if (node.kind === "text" && last?.kind === "text") last.text += node.text;
    else found.push(node);
    before = rest[length - 1];
    rest = rest.slice(length);
  }
  return found;
}

function firstMatch(rest, before, deeper, mayLink) {
  for (const [start, pattern, make] of RULES) {
    if (pattern === LINK && !mayLink) continue;
    const match = rest.startsWith(start) && pattern.exec(rest);
    if (match) return [make(match, deeper), match[0].length];
  }
  for (const [start, pattern, make] of SPANS) {
    if (start === "_" && /[\p{L}\p{N}]/u.test(before)) continue;
    const match = rest.startsWith(start) && pattern.exec(rest);
    if (match) return [make(deeper(match[1])), match[0].length];
  }
  return null;
}

// Code ends at the next run of just as many backticks as it begins with; of those at its beginning
// as many count as possible. The runs are looked for once.
function codeIn(source) {
  const runs = new Map();
  for (const { 0: run, index } of source.matchAll(/`+/g)) {
    if (!runs.has(run.length)) runs.set(run.length, []);
    runs.get(run.length).push(index);
  }
  const lengths = [...runs.keys()].sort((one, other) => other - one);
  for (const places of runs.values()) places.reverse();
  return (at) => {
    let end = at;
    while (source[end] === "`") end += 1;
    for (const length of lengths) {
      if (length > end - at) continue;
      const places = runs.get(length);
      while (places.at(-1) < end) places.pop();
      if (!places.length) continue;
      const close = places.at(-1);
      const code = source.slice(at + length, close);
      return [{ kind: "code", text: code.trim() }, close + length - at];
    }
    return [text(source.slice(at, end)), end - at];
  };
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
  const [, channel, message] = MESSAGE.exec(url) ?? [];
  return { kind: "link", url, inner, channel, message };
}

// What leads to a message is called by its channel, as on Discord.
function alone(url) {
  return { ...link(url, [text(url)]), nameless: true };
}
