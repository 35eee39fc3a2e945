// Something small that opens over the page beside what it belongs to, and closes by itself.

import { h } from "../core/dom.js";

const GAP = 6;
const MARGIN = 8;

export function openPopover({
  anchor,
  label,
  role = "dialog",
  className = "",
  content,
  closed,
  above = false,
}) {
  const box = h(
    "div",
    { class: `popover ${className}`, role, "aria-label": label, tabindex: "-1", popover: "manual" },
    content,
  );
  const ending = new AbortController();
  const close = ({ back = true } = {}) => {
    if (ending.signal.aborted) return;
    ending.abort();
    box.remove();
    anchor.setAttribute("aria-expanded", "false");
    if (back && anchor.isConnected) anchor.focus({ preventScroll: true });
    closed?.();
  };
  const listen = (target, event, listener, capture = false) =>
    target.addEventListener(event, listener, { signal: ending.signal, capture });

  anchor.closest("[data-layer]").append(box);
  box.showPopover();
  anchor.setAttribute("aria-expanded", "true");
  place(box, anchor, above);
  listen(window, "resize", () => place(box, anchor, above));
  listen(document, "pointerdown", (event) => outside(event) && close({ back: false }), true);
  listen(box, "keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });
  const outside = (event) => !box.contains(event.target);
  return { box, close };
}

function place(box, anchor, above) {
  const at = anchor.getBoundingClientRect();
  const below = innerHeight - at.bottom - GAP - MARGIN;
  const over = at.top - GAP - MARGIN;
  box.style.left = `${MARGIN}px`;
  const upwards = above || (below < Math.min(box.scrollHeight, 320) && over > below);
  box.style.maxHeight = `${Math.max(upwards ? over : below, 120)}px`;
  box.style.minWidth = `${Math.min(at.width, innerWidth - 2 * MARGIN)}px`;
  const left = Math.min(at.left, innerWidth - box.offsetWidth - MARGIN);
  box.style.left = `${Math.max(left, MARGIN)}px`;
  if (upwards) {
    box.style.top = "auto";
    box.style.bottom = `${innerHeight - at.top + GAP}px`;
  } else {
    box.style.bottom = "auto";
    box.style.top = `${at.bottom + GAP}px`;
  }
}
