// The open list of a select: one choice closes it, several are confirmed.

import { freshId, h, icon } from "../core/dom.js";
import { openPopover } from "../pane/popover.js";

export function openChoices({ room, anchor, label, options, chosen, least, most, search, choose }) {
  const { words } = room;
  const several = most > 1;
  const picked = new Set(chosen);
  const listId = freshId("choices");
  let shown = options;
  let active = Math.max(
    options.findIndex((option) => picked.has(option.value)),
    0,
  );

  const list = h("div", {
    id: listId,
    class: "choices",
    role: "listbox",
    tabindex: "0",
    "aria-label": label,
    "aria-multiselectable": several ? "true" : null,
  });
  const filter =
    search &&
    h("input", {
      class: "choices-search",
      type: "text",
      role: "combobox",
      "aria-expanded": "true",
      "aria-controls": listId,
      "aria-autocomplete": "list",
      "aria-label": words.say("search"),
      placeholder: words.say("search"),
      oninput: () => {
        const wanted = filter.value.toLocaleLowerCase();
        shown = options.filter((option) => option.label.toLocaleLowerCase().includes(wanted));
        active = 0;
        draw();
      },
    });
  const enough = () => picked.size >= least && picked.size <= most;
  const done = h(
    "button",
    { type: "button", class: "button primary", onclick: () => finish() },
    words.say("select-done"),
  );
  const hint = h("span", { class: "choices-hint", role: "status" });
  const inputs = filter || list;
  draw();
  const { box, close } = openPopover({
    anchor,
    label,
    className: "choices-popover",
    content: [
      filter,
      list,
      (several || least === 0) && h("div", { class: "choices-foot" }, hint, done),
    ],
  });
  list.children[active]?.scrollIntoView({ block: "nearest" });

  function draw() {
    const rows = shown.map((option, index) => row(option, index));
    list.replaceChildren(...rows);
    if (!rows.length) list.append(h("p", { class: "choices-none" }, words.say("search-none")));
    const id = rows[active]?.id;
    if (id) inputs.setAttribute("aria-activedescendant", id);
    else inputs.removeAttribute("aria-activedescendant");
    rows[active]?.scrollIntoView({ block: "nearest" });
    done.disabled = !enough();
    hint.textContent = several
      ? words.say("select-count", { count: picked.size, least, most })
      : "";
  }

  function row(option, index) {
    const is = picked.has(option.value);
    return h(
      "div",
      {
        id: `${listId}-${index}`,
        class: index === active ? "choice active" : "choice",
        role: "option",
        "aria-selected": String(is),
        onclick: () => {
          active = index;
          pick();
        },
      },
      several && h("span", { class: "choice-box" }, is && icon("check")),
      option.mark?.(),
      h(
        "span",
        { class: "choice-words" },
        h("span", { class: "choice-label" }, option.label),
        option.description && h("span", { class: "choice-description" }, option.description),
      ),
      !several && is && icon("check"),
    );
  }

  function pick() {
    const option = shown[active];
    if (!option) return;
    if (!several) {
      const again = least === 0 && picked.has(option.value);
      close();
      choose(again ? [] : [option.value]);
      return;
    }
    if (picked.has(option.value)) picked.delete(option.value);
    else if (picked.size < most) picked.add(option.value);
    draw();
  }

  function finish() {
    if (!enough()) return;
    close();
    choose(options.map((option) => option.value).filter((value) => picked.has(value)));
  }

  function move(to) {
    active = Math.min(Math.max(to, 0), shown.length - 1);
    draw();
  }

  const KEYS = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    Home: () => move(0),
    End: () => move(shown.length - 1),
    PageDown: () => move(active + 8),
    PageUp: () => move(active - 8),
    Enter: (event) => (event.ctrlKey || event.metaKey ? finish() : pick()),
    " ": pick,
  };
  inputs.addEventListener("keydown", (event) => {
    const deed = !(filter && event.key === " ") && KEYS[event.key];
    if (!deed) {
      jump(event);
      return;
    }
    event.preventDefault();
    deed(event);
  });

  function jump(event) {
    if (filter || event.key.length !== 1 || event.ctrlKey || event.metaKey) return;
    const letter = event.key.toLocaleLowerCase();
    const after = [...shown.keys()].map((_, step) => (active + 1 + step) % shown.length);
    const found = after.find((index) => shown[index].label.toLocaleLowerCase().startsWith(letter));
    if (found !== undefined) move(found);
  }

  inputs.focus({ preventScroll: true });
  return box;
}
