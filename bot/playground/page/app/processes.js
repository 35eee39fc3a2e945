// The bot's processes, where there are several: what each one does, and buttons to disturb it.

import { h, keepingFocus } from "../core/dom.js";
import * as server from "../core/server.js";

const LOOKS_MS = 500;

export class ProcessList {
  // `tried` and `tell` do a deed, and say what came of it.
  constructor(words, { tried, tell }) {
    this._words = words;
    this._tell = tell;
    this._shown = "";
    this.element = h("div", { class: "processes" });
    tried(() => this._watch());
  }

  close() {
    clearTimeout(this._next);
    this._closed = true;
  }

  async _watch() {
    await this._look();
    if (!this._shown || this._closed) return;
    const again = () =>
      this._look()
        .catch(() => {})
        .finally(() => {
          if (!this._closed) this._next = setTimeout(again, LOOKS_MS);
        });
    this._next = setTimeout(again, LOOKS_MS);
  }

  async _look() {
    const processes = await server.processes();
    const shown = processes.length ? JSON.stringify(processes) : "";
    if (shown === this._shown) return;
    this._shown = shown;
    const draw = () => this.element.replaceChildren(...processes.map((each) => this._row(each)));
    keepingFocus(this.element, draw);
  }

  _row({ number, state, paused, cut_off }) {
    const does = this._words.say(`process-${paused ? "paused" : state}`, { number });
    const told = cut_off ? this._words.say("process-is-cut-off", { process: does }) : does;
    const button = (key, by) =>
      h(
        "button",
        {
          type: "button",
          class: "button secondary",
          "data-key": `${key}-${number}`,
          "aria-disabled": state === "starting" && "true",
          onclick: () => this._disturb(number, by),
        },
        this._words.say(`process-${by}`),
      );
    return h(
      "div",
      { class: "process", role: "group", "aria-label": told, "data-process": number },
      h("p", {}, told),
      button("kill", "kill"),
      button("pause", paused ? "go_on" : "pause"),
      button("line", cut_off ? "let_back" : "cut_off"),
    );
  }

  async _disturb(process, by) {
    const told = `process-${by}-told`;
    await this._tell(() => server.order({ do: "disturb", process, by }), told, { number: process });
    await this._look().catch(() => {});
  }
}
