// A button of a message, with its progress: while the bot has not answered, it turns.

import { h, icon } from "../core/dom.js";
import { legible } from "../text/suits.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const LINK = 5;

// Beside a label it is decoration: nobody needs to hear its name as well.
export function emoji(which, label) {
  if (!which) return null;
  if (!which.id) {
    return h("span", { class: "button-emoji", "aria-hidden": "true" }, legible(which.name));
  }
  const alt = label ? "" : (which.name ?? "");
  return h("img", { class: "emoji", src: `/cdn/emojis/${which.id}.webp`, alt });
}

export function button(data, use) {
  const { style, label, url, disabled = false, custom_id: customId } = data;
  const inside = [emoji(data.emoji, label), label && h("span", {}, label)];
  const name = label ? null : data.emoji?.name;
  const look = `button ${STYLES[style] ?? "secondary"}`;
  if (style === LINK && !disabled) {
    const properties = { class: look, href: url, target: "_blank", rel: "noopener noreferrer" };
    return h("a", { ...properties, "aria-label": name }, inside, icon("new-tab"));
  }
  const busy = use.pending?.custom_id === customId;
  return h(
    "button",
    {
      type: "button",
      class: look,
      disabled,
      "aria-label": name,
      "aria-busy": busy ? "true" : null,
      "aria-disabled": use.pending ? "true" : null,
      "data-key": `use ${customId}`,
      onclick: () => use.pending ?? use.press(customId),
    },
    inside,
    style === LINK && icon("new-tab"),
  );
}
