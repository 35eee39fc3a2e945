// What could be meant, above an input: arrows choose, Enter or Tab takes, Escape closes.

import { freshId, h } from "../core/dom.js";

export class Suggestions {
  constructor(label) {
    this._id = freshId("suggestions");
    this.element = h("div", {
      id: this._id,
      class: "suggestions",
      role: "listbox",
      "aria-label": label,
      hidden: true,
    });
    this._items = [];
    this._active = 0;
  }

  // An input that these belong to while it has the focus.
  serve(input) {
    for (const [name, value] of [
      ["role", "combobox"],
      ["aria-autocomplete", "list"],
      ["aria-controls", this._id],
      ["aria-expanded", "false"],
      ["autocomplete", "off"],
    ]) {
      input.setAttribute(name, value);
    }
    input.addEventListener("focus", () => {
      this._input = input;
    });
    input.addEventListener("blur", () => this.hide());
  }

  get open() {
    return !this.element.hidden;
  }

  show(items, input) {
    this._input = input;
    this._items = items;
    this._active = 0;
    this.element.hidden = items.length === 0;
    this._draw();
  }

  hide() {
    this.show([], this._input);
  }

  // Whether the key was meant for the suggestions.
  key(event) {
    if (!this.open || event.isComposing) return false;
    const deed = {
      ArrowDown: () => this._move(1),
      ArrowUp: () => this._move(-1),
      Enter: () => this._take(),
      Tab: () => this._take(),
      Escape: () => this.hide(),
    }[event.key];
    if (!deed || event.shiftKey) return false;
    event.preventDefault();
    event.stopPropagation();
    deed();
    return true;
  }

  _move(step) {
    const count = this._items.length;
    this._active = (this._active + step + count) % count;
    this._draw();
  }

  _take() {
    const item = this._items[this._active];
    this.hide();
    item.choose();
  }

  _draw() {
    const rows = this._items.map((item, index) => this._row(item, index));
    this.element.replaceChildren(...rows);
    rows[this._active]?.scrollIntoView({ block: "nearest" });
    if (!this._input) return;
    this._input.setAttribute("aria-expanded", String(this.open));
    if (this.open) this._input.setAttribute("aria-activedescendant", rows[this._active].id);
    else this._input.removeAttribute("aria-activedescendant");
  }

  _row({ label, detail, description, mark, choose }, index) {
    const active = index === this._active;
    return h(
      "div",
      {
        id: `${this._id}-${index}`,
        class: active ? "suggestion active" : "suggestion",
        role: "option",
        "aria-selected": String(active),
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => {
          this.hide();
          choose();
        },
      },
      mark,
      h(
        "span",
        { class: "suggestion-words" },
        h("span", { class: "suggestion-label" }, label),
        description && h("span", { class: "suggestion-description" }, description),
      ),
      detail && h("span", { class: "suggestion-detail" }, detail),
    );
  }
}
