// Components V2: containers, sections, texts, galleries, files, separators and rows of controls.

import { h } from "../core/dom.js";
import { prose } from "../text/prose.js";
import { button } from "./button.js";
import { hex } from "./embed.js";
import { galleryOf, picture } from "./gallery.js";
import { cover, fileCard } from "./media.js";
import { select } from "./select.js";

export function components(all, use) {
  return all.map((each) => component(each, use));
}

function component(each, use) {
  const draw = KINDS[each.type];
  return draw ? draw(each, use) : null;
}

const KINDS = {
  1: (row, use) => h("div", { class: "row" }, components(row.components, use)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: ({ content }, { room, names }) => prose(content, room, names),
  11: ({ media, description, spoiler }, { room }) =>
    picture({ ...media, alt: description, spoiler: spoiler ?? false }, room, "thumbnail"),
  12: ({ items }, { room }) => galleryOf(items, room),
  13: ({ file, name, size }, { room }) => fileCard(name ?? lastOf(file.url), size, file.url, room),
  14: separator,
  17: container,
};

function section({ components: texts, accessory }, use) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-texts" }, components(texts, use)),
    component(accessory, use),
  );
}

function separator({ divider = true, spacing = 1 }) {
  return h("hr", { class: `separator ${spacing === 2 ? "wide" : ""} ${divider ? "" : "unseen"}` });
}

function container({ components: inside, accent_color: accent, spoiler }, use) {
  const body = h("div", { class: "container-body" }, components(inside, use));
  const properties = { class: accent == null ? "container" : "container accented" };
  const whole = h("div", { ...properties, "--accent": accent == null ? null : hex(accent) }, body);
  if (spoiler) cover(whole, body, use.room.words);
  return whole;
}

function lastOf(url) {
  return decodeURIComponent(url.split("?")[0].split("/").at(-1));
}
