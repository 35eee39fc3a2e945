// An embed: a framed piece of a message, as bots make them.

import { h } from "../core/dom.js";
import { line, prose } from "../text/prose.js";
import { dayAndTime } from "../text/times.js";
import { picture } from "./gallery.js";
import { ownAddress } from "./media.js";

export function embed(data, room, names) {
  const { title, url, description, author, footer, fields = [], image, thumbnail } = data;
  return h(
    "article",
    { class: "embed", "--accent": data.color ? hex(data.color) : null },
    thumbnail && picture(thumbnail, room, "thumbnail"),
    author && person(author),
    title && h("p", { class: "embed-title" }, linked(url, line(title, room, names))),
    description && prose(description, room, names),
    fields.length > 0 &&
      h(
        "div",
        { class: "embed-fields" },
        fields.map((each) => field(each, room, names)),
      ),
    image && picture(image, room),
    (footer || data.timestamp) && foot(footer, data.timestamp, room),
  );
}

export function hex(color) {
  return `#${color.toString(16).padStart(6, "0")}`;
}

function linked(url, content) {
  if (!/^https?:/.test(url ?? "")) return content;
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content);
}

function person({ name, url, icon_url: address }) {
  return h("p", { class: "embed-author" }, smallIcon(address), linked(url, name));
}

function smallIcon(address) {
  const source = address && ownAddress(address);
  return source && h("img", { src: source, alt: "", class: "embed-icon" });
}

function field({ name, value, inline }, room, names) {
  return h(
    "div",
    { class: inline ? "embed-field inline" : "embed-field" },
    h("p", { class: "embed-field-name" }, line(name, room, names)),
    prose(value, room, names),
  );
}

function foot(footer, timestamp, { words, clock }) {
  const when = timestamp && dayAndTime(words, Date.parse(timestamp), clock.now());
  const texts = [footer?.text, when].filter(Boolean).join(" · ");
  return h("p", { class: "embed-foot" }, smallIcon(footer?.icon_url), texts);
}
