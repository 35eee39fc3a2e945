// A slash command being filled in: a chip with its name, and a labelled input for each option.

import { freshId, h, icon } from "../core/dom.js";
import { ATTACHMENT, narrowed, offered, read } from "./options.js";
import { acceptable, toUpload } from "./uploads.js";

const SETTLE = 120;

export class CommandForm {
  constructor({ room, command, suggestions, sent, left }) {
    this._room = room;
    this._command = command;
    this._suggestions = suggestions;
    this._sent = sent;
    this._left = left;
    this._fields = [];
    this._asked = 0;
    this._problem = h("p", { class: "command-problem", role: "alert" });
    this._inputs = h("span", { class: "command-inputs" });
    this._more = h("span", { class: "command-more" });
    this._description = h("p", { class: "command-description" }, command.description);
    this.element = h(
      "form",
      {
        class: "command-form",
        "aria-label": `/${command.shown}: ${command.description}`,
        onsubmit: (event) => {
          event.preventDefault();
          this._send();
        },
        onkeydown: (event) => this._key(event),
      },
      this._description,
      h(
        "div",
        { class: "command-line" },
        h("span", { class: "command-name" }, `/${command.shown}`),
        this._inputs,
        this._more,
        h(
          "button",
          { class: "icon-button send", type: "submit", "aria-label": room.words.say("send") },
          icon("send"),
        ),
      ),
      this._problem,
    );
    for (const option of command.options.filter((each) => each.required)) this._add(option);
    this._drawMore();
  }

  focus() {
    const first = this._fields.find((field) => !field.input.value) ?? this._fields[0];
    (first?.input ?? this.element.querySelector(".send")).focus();
  }

  _add(option) {
    const { words } = this._room;
    const id = freshId("option");
    const isFile = option.type === ATTACHMENT;
    const input = h("input", {
      id,
      type: isFile ? "file" : "text",
      class: "option-input",
      accept: isFile ? acceptable(option) : null,
    });
    const field = { option, input, offers: offered(option, this._room), value: undefined };
    field.element = h(
      "span",
      { class: "option" },
      h("label", { for: id, class: "option-name" }, option.shown),
      input,
    );
    if (!isFile) this._complete(field);
    input.addEventListener("focus", () => {
      const kind = option.required ? "" : ` (${words.say("optional")})`;
      this._description.textContent = `${option.shown}${kind}: ${option.description}`;
    });
    this._fields.push(field);
    this._inputs.append(field.element);
    return field;
  }

  _complete(field) {
    const { input } = field;
    this._suggestions.serve(input);
    input.addEventListener("input", () => {
      field.value = undefined;
      this._fit(input);
      this._problem.textContent = "";
      this._suggest(field);
    });
    input.addEventListener("focus", () => {
      if (field.value === undefined) this._suggest(field);
    });
    this._fit(input);
  }

  _fit(input) {
    input.style.setProperty("--letters", String(Math.max(input.value.length + 1, 6)));
  }

  async _suggest(field) {
    const { option, input, offers } = field;
    if (offers) this._offer(field, narrowed(offers, input.value));
    else if (option.autocomplete) await this._ask(field);
    else this._suggestions.hide();
  }

  _offer(field, all) {
    if (document.activeElement !== field.input) return;
    this._suggestions.show(
      all.map((each) => ({ ...each, choose: () => this._take(field, each) })),
      field.input,
    );
  }

  // The bot is asked once the typing settles; only the newest answer counts.
  async _ask(field) {
    this._asked += 1;
    const own = this._asked;
    await new Promise((resolve) => {
      setTimeout(resolve, SETTLE);
    });
    if (own !== this._asked) return;
    const others = this._values((each) => each !== field && each.input.value).options;
    const action = {
      do: "complete",
      channel: this._room.channel,
      command: this._command.name,
      application: this._command.application.id,
      option: field.option.name,
      typed: field.input.value,
      options: others,
    };
    const outcome = await this._room.use(action, {});
    if (own !== this._asked) return;
    const choices = outcome?.choices ?? [];
    this._offer(
      field,
      choices.map(({ name, value }) => ({ label: name, value })),
    );
  }

  _take(field, { label, value }) {
    field.input.value = label;
    field.value = value;
    this._fit(field.input);
    this._asked += 1;
    const empty = this._fields.find((each) => !each.input.value);
    if (empty) empty.input.focus();
  }

  _drawMore() {
    const used = this._fields.map(({ option }) => option.name);
    const rest = this._command.options.filter(({ name }) => !used.includes(name));
    this._more.replaceChildren(
      ...rest.map((option) =>
        h(
          "button",
          {
            type: "button",
            class: "option-add",
            title: option.description,
            onclick: () => {
              const field = this._add(option);
              this._drawMore();
              field.input.focus();
            },
          },
          `+ ${option.shown}`,
        ),
      ),
    );
  }

  _key(event) {
    if (this._suggestions.key(event)) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      this._left("");
    } else if (event.key === "Backspace" && event.target.value === "") {
      event.preventDefault();
      this._takeBack(event.target);
    }
  }

  _takeBack(input) {
    const index = this._fields.findIndex((field) => field.input === input);
    const field = this._fields[index];
    if (!field || field.option.required) {
      const before = this._fields[index - 1];
      if (before) before.input.focus();
      else this._left(`/${this._command.shown}`);
      return;
    }
    this._fields.splice(index, 1);
    field.element.remove();
    this._drawMore();
    if (this._fields.length) this._fields.at(-1).input.focus();
    else this.element.querySelector(".send").focus();
  }

  _values(wanted = () => true) {
    const options = {};
    for (const field of this._fields.filter(wanted)) {
      const { option, input, offers } = field;
      if (option.type === ATTACHMENT) {
        if (input.files[0]) options[option.name] = input.files[0];
        else if (option.required)
          return { options, wrong: field, why: this._room.words.say("option-missing") };
        continue;
      }
      const { value, wrong } =
        field.value === undefined
          ? read(option, input.value, offers, this._room.words)
          : { value: field.value };
      if (wrong) return { options, wrong: field, why: wrong };
      if (value !== undefined) options[option.name] = value;
    }
    return { options };
  }

  async _send() {
    const { options, wrong, why } = this._values();
    if (wrong) {
      this._problem.textContent = `${wrong.option.shown}: ${why}`;
      wrong.input.focus();
      return;
    }
    for (const [name, value] of Object.entries(options)) {
      if (value instanceof File) options[name] = await toUpload(value);
    }
    this._sent(this._command, options);
  }
}
