// What only whoever runs the playground can do, folded away: closed DMs, lost lines, faults.

import { h, icon, iconButton } from "../core/dom.js";
import { Refused, whyNot } from "../core/refused.js";
import * as server from "../core/server.js";
import { ProcessList } from "./processes.js";
import { openTranscript } from "./transcript.js";

const PATHS = {
  all: "*",
  messages: "/channels/*/messages*",
  answers: "/interactions/*",
  dms: "/users/@me/channels",
};
const KINDS = ["slow", "status", "rate_limited", "refused", "cut"];
const LOST = 4000;

export class ControlPanel {
  constructor(app, words) {
    this._app = app;
    this.element = h("aside", {
      class: "control",
      onkeydown: (event) => event.key === "Escape" && app.toggleControl(),
    });
    this.speak(words);
  }

  speak(words) {
    this._words = words;
    this.element.lang = words.tag;
    this.element.setAttribute("aria-label", words.say("control"));
    this._told = h("p", { class: "control-told", role: "status" });
    this._dms = h("div", { class: "control-people" });
    this._faults = h("ul", { class: "control-faults" });
    this._processes?.close();
    this._processes = new ProcessList(words, {
      tried: (deed) => this._tried(deed),
      tell: (deed, told, values) => this._tell(deed, told, values),
    });
    this.element.replaceChildren(
      h(
        "header",
        { class: "control-head" },
        h("h2", {}, words.say("control")),
        iconButton("close", words.say("close"), () => this._app.toggleControl()),
      ),
      h("p", { class: "control-note" }, words.say("control-note")),
      this._told,
      this._part("control-dms", this._dms),
      this._part("control-gateway", ...this._gateway()),
      this._part("control-requests", this._requests(), this._faults),
      this._part("control-bot", this._processes.element, this._bot()),
      this._part(
        "control-transcript",
        this._button("control-transcript-show", () => openTranscript(this._words), "script"),
      ),
    );
    this._tried(() => this._learn());
  }

  focus() {
    this.element.querySelector("button").focus();
  }

  close() {
    this._processes.close();
    this.element.remove();
  }

  _part(key, ...content) {
    return h("section", { class: "control-part" }, h("h3", {}, this._words.say(key)), content);
  }

  _button(key, deed, image, more = {}) {
    const inside = [image && icon(image), this._words.say(key)];
    return h(
      "button",
      { type: "button", class: "button secondary", onclick: deed, ...more },
      inside,
    );
  }

  async _do(order, told) {
    await this._tell(() => server.order(order), told);
    await this._tried(() => this._learn());
  }

  _tell(deed, told, values) {
    return this._tried(async () => {
      await deed();
      this._told.textContent = this._words.say(told, values);
    });
  }

  async _tried(deed) {
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this._told.textContent = whyNot(error, this._words);
    }
  }

  async _learn() {
    const [world, faults] = await Promise.all([server.world(), server.faults()]);
    this._drawPeople(world.people);
    this._drawFaults(faults);
  }

  _drawPeople(people) {
    this._dms.replaceChildren(
      ...people.map((person) => {
        const box = h("input", {
          type: "checkbox",
          checked: person.dms_open,
          "data-dms": person.username,
        });
        box.addEventListener("change", () =>
          this._do(
            { do: "set_dms", person: person.id, open: box.checked },
            box.checked ? "control-dms-opened" : "control-dms-closed",
          ),
        );
        return h(
          "label",
          { class: "field-choice" },
          box,
          this._words.say("control-takes-dms", { name: person.name }),
        );
      }),
    );
  }

  _gateway() {
    const drop = (forget) =>
      this._do({ do: "close_gateway", code: LOST, forget }, "control-dropped");
    const down = () => this._do({ do: "restart", seconds: 5 }, "control-down-told");
    return [
      this._button("control-drop", () => drop(false), "plug", { "data-do": "drop" }),
      this._button("control-forget", () => drop(true), "plug"),
      this._button("control-down", down, "plug"),
    ];
  }

  _requests() {
    const choice = (label, keys, name) =>
      h(
        "label",
        { class: "control-field" },
        this._words.say(label),
        h(
          "select",
          { name },
          keys.map((key) => h("option", { value: key }, this._words.say(`${label}-${key}`))),
        ),
      );
    const number = (label, name, value, most) =>
      h(
        "label",
        { class: "control-field" },
        this._words.say(label),
        h("input", {
          type: "number",
          name,
          value,
          min: "0",
          max: most,
          step: "any",
          required: true,
        }),
      );
    const form = h(
      "form",
      {
        class: "control-form",
        onsubmit: (event) => {
          event.preventDefault();
          this._plan(new FormData(form));
        },
      },
      choice("fault-kind", KINDS, "kind"),
      choice("fault-path", Object.keys(PATHS), "path"),
      number("fault-seconds", "seconds", "2", "60"),
      number("fault-times", "times", "3", "1000"),
      h("button", { type: "submit", class: "button secondary" }, this._words.say("fault-plan")),
      this._button("fault-clear", () => this._do({ do: "clear_faults" }, "fault-cleared")),
    );
    return form;
  }

  _plan(chosen) {
    const fault = {
      fault: "request",
      kind: chosen.get("kind"),
      path: PATHS[chosen.get("path")],
      seconds: Number(chosen.get("seconds")),
      times: Math.round(Number(chosen.get("times"))),
    };
    this._do({ do: "plan_fault", fault }, "fault-planned");
  }

  _drawFaults(faults) {
    const rows = faults.map(({ kind, path, times }) => {
      const what = KINDS.includes(kind) ? this._words.say(`fault-kind-${kind}`) : kind;
      const left = times
        ? this._words.say("fault-left", { count: times })
        : this._words.say("fault-always");
      return h("li", {}, `${what} · ${path ?? ""} · ${left}`);
    });
    this._faults.replaceChildren(...rows);
  }

  _bot() {
    if (!this._app.offers.restart_bot) {
      return h("p", { class: "control-note" }, this._words.say("control-restart-not"));
    }
    return this._button(
      "control-restart",
      () => this._tell(server.restartBot, "control-restarted"),
      "refresh",
      { "data-do": "restart-bot" },
    );
  }
}
