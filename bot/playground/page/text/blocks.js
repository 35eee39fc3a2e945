// Discord's markdown by lines: code blocks, quotes, headings, small print, lists, paragraphs.

import { inline } from "./inline.js";

const FENCE = /^```(?:([\w+#-]+)\n)?([\s\S]*?)\n?```\n?/;
const QUOTE_ALL = /^>>> ([\s\S]*)/;
const QUOTE = /^(?:> ?(?=[^\n]*)[^\n]*(?:\n|$))+/;
const QUOTE_LINE = /^> ?/gm;
const HEADING = /^(#{1,3}) +([^\n]+?)(?:\n|$)/;
const SMALL = /^-# +([^\n]+?)(?:\n|$)/;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +([^\n]*)(?:\n|$)/;

export function blocks(source, { quoted = false } = {}) {
  const found = [];
  let rest = source;
  let paragraph = "";
  const endParagraph = () => {
    const content = paragraph.replace(/\n$/, "");
    if (content) found.push({ kind: "paragraph", inner: inline(content) });
    paragraph = "";
  };
  while (rest) {
    const [block, length] = blockAt(rest, quoted) ?? [];
    if (block) {
      endParagraph();
      found.push(block);
      rest = rest.slice(length);
      continue;
    }
    const line = lineOrFence(rest);
    paragraph += line;
    rest = rest.slice(line.length);
  }
  endParagraph();
  return found;
}

function blockAt(rest, quoted) {
  const fence = FENCE.exec(rest);
  if (fence) return [{ kind: "codeblock", text: fence[2].replace(/^\n/, "") }, fence[0].length];
  const all = !quoted && QUOTE_ALL.exec(rest);
  if (all) return [{ kind: "quote", blocks: blocks(all[1], { quoted: true }) }, all[0].length];
  const quote = !quoted && rest.startsWith("> ") && QUOTE.exec(rest);
  if (quote) {
    const inside = quote[0].replace(QUOTE_LINE, "").replace(/\n$/, "");
    return [{ kind: "quote", blocks: blocks(inside, { quoted: true }) }, quote[0].length];
  }
  const heading = HEADING.exec(rest);
  if (heading) {
    const block = { kind: "heading", level: heading[1].length, inner: inline(heading[2]) };
    return [block, heading[0].length];
  }
  const small = SMALL.exec(rest);
  if (small) return [{ kind: "small", inner: inline(small[1]) }, small[0].length];
  return ITEM.test(rest) ? list(rest) : null;
}

function list(rest) {
  const items = [];
  let length = 0;
  let match = ITEM.exec(rest);
  const ordered = match[3] !== undefined;
  const start = Number(match[3]);
  while (match && (match[3] !== undefined) === ordered) {
    items.push({ depth: Math.floor(match[1].length / 2), inner: inline(match[4]) });
    length += match[0].length;
    match = ITEM.exec(rest.slice(length));
  }
  return [{ kind: "list", ordered, start, items }, length];
}

// A line of a paragraph ends early where a code block begins.
function lineOrFence(rest) {
  const end = rest.indexOf("\n") + 1 || rest.length;
  const line = rest.slice(0, end);
  const fence = rest.indexOf("```", 1);
  return fence > 0 && fence < end && FENCE.test(rest.slice(fence)) ? rest.slice(0, fence) : line;
}
