// The controls of a modal: each gives its element, its value, and what is wrong with it.

import { freshId, h } from "../core/dom.js";
import { acceptable, toUpload } from "../compose/uploads.js";
import { select } from "../message/select.js";

const PARAGRAPH = 2;

export function field(control, label, description, room) {
  const make = CONTROLS[control.type] ?? CONTROLS[3];
  return make(control, { label, description, room });
}

const CONTROLS = {
  3: selectField,
  4: textField,
  19: fileField,
  21: (control, about) => optionsField(control, about, "radio"),
  22: (control, about) => optionsField(control, about, "checkbox"),
  23: checkboxField,
};

function isRequired(control) {
  return control.required !== false;
}

function labelled(id, { label, description, room }, control, input) {
  const note = description && h("span", { class: "field-note", id: `${id}-note` }, description);
  if (note) input.setAttribute("aria-describedby", note.id);
  return h(
    "div",
    { class: "field" },
    h("label", { for: id }, label, isRequired(control) && star(room.words)),
    note,
    input,
  );
}

function star(words) {
  return h("span", { class: "required", title: words.say("required") }, " *");
}

function textField(control, about) {
  const id = freshId("field");
  const long = control.style === PARAGRAPH;
  const input = h(long ? "textarea" : "input", {
    id,
    type: long ? null : "text",
    rows: long ? "4" : null,
    value: control.value ?? "",
    placeholder: control.placeholder,
    required: isRequired(control),
    minlength: control.min_length,
    maxlength: control.max_length ?? 4000,
  });
  const element = labelled(id, about, control, input);
  return { element, name: control.custom_id, value: () => input.value, focus: () => input.focus() };
}

function selectField(control, about) {
  const { label, room } = about;
  const id = freshId("field");
  const problem = h("p", { class: "field-problem", role: "alert" });
  const note = about.description && h("span", { class: "field-note" }, about.description);
  let values;
  const use = {
    room,
    label,
    chosen: () => values,
    choose: (_, picked) => {
      values = picked;
      problem.textContent = "";
      draw();
      holder.querySelector("button").focus();
    },
  };
  const holder = h("div", {});
  const draw = () => {
    const button = select(control, use);
    button.id = id;
    holder.replaceChildren(button);
  };
  draw();
  const name = h("label", { for: id }, label, isRequired(control) && star(room.words));
  const least = isRequired(control) ? Math.max(control.min_values ?? 1, 1) : 0;
  const presets = (control.options ?? []).filter((each) => each.default).map((each) => each.value);
  return {
    element: h("div", { class: "field" }, name, note, holder, problem),
    name: control.custom_id,
    value: () => values,
    focus: () => holder.querySelector("button").focus(),
    check: () => {
      const enough = (values ?? presets).length >= least;
      problem.textContent = enough ? "" : room.words.say("option-missing");
      return enough;
    },
  };
}

function optionsField(control, { label, description, room }, type) {
  const group = freshId("group");
  const most = control.max_values ?? control.options.length;
  const boxes = control.options.map((option) => {
    const input = h("input", { type, name: group, value: option.value, checked: option.default });
    const note = option.description && h("span", { class: "field-note" }, option.description);
    return {
      input,
      row: h("label", { class: "field-choice" }, input, h("span", {}, option.label, note)),
    };
  });
  const chosen = () => boxes.filter(({ input }) => input.checked).map(({ input }) => input.value);
  const problem = h("p", { class: "field-problem", role: "alert" });
  const least = isRequired(control) ? Math.max(control.min_values ?? 1, 1) : 0;
  const legend = h("legend", {}, label, isRequired(control) && star(room.words));
  return {
    element: h(
      "fieldset",
      { class: "field" },
      legend,
      description && h("span", { class: "field-note" }, description),
      boxes.map(({ row }) => row),
      problem,
    ),
    name: control.custom_id,
    value: chosen,
    focus: () => boxes[0].input.focus(),
    check: () => {
      const count = chosen().length;
      const right = count >= least && count <= most;
      problem.textContent = right ? "" : room.words.say("choose-between", { least, most });
      return right;
    },
  };
}

function checkboxField(control, { label, description }) {
  const input = h("input", { type: "checkbox", checked: control.default });
  const note = description && h("span", { class: "field-note" }, description);
  return {
    element: h(
      "div",
      { class: "field" },
      h("label", { class: "field-choice" }, input, h("span", {}, label, note)),
    ),
    name: control.custom_id,
    value: () => input.checked,
    focus: () => input.focus(),
  };
}

function fileField(control, about) {
  const id = freshId("field");
  const several = (control.max_values ?? 1) > 1;
  const input = h("input", {
    id,
    type: "file",
    multiple: several,
    required: isRequired(control),
    accept: acceptable(control),
  });
  return {
    element: labelled(id, about, control, input),
    name: control.custom_id,
    files: () => Promise.all([...input.files].map((file) => toUpload(file))),
    focus: () => input.focus(),
  };
}
