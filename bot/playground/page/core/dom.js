// Builds DOM nodes. Texts are only ever set as text, so nothing that somebody wrote becomes HTML.

const SVG = "http://www.w3.org/2000/svg";

export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) setProperty(element, name, value);
  element.append(...nodes(children));
  return element;
}

export function nodes(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false);
}

function setProperty(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name.startsWith("--")) element.style.setProperty(name, value);
  else if (name === "value") element.value = value;
  else element.setAttribute(name, value === true ? "" : value);
}

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#icon-${name}`);
  svg.append(use);
  return svg;
}

export function iconButton(name, label, onclick, more = {}) {
  const properties = { type: "button", "aria-label": label, title: label, onclick };
  return h("button", { class: "icon-button", ...properties, ...more }, icon(name));
}

// What has the focus in `container`, as a function that gives it back: to the same part or, if that
// has been redrawn, to the one with the same key, in the same message if it was in one.
export function rememberFocus(container) {
  const focused = container.contains(document.activeElement) ? document.activeElement : null;
  const key = focused?.closest("[data-key]")?.dataset.key;
  const message = focused?.closest("[data-message]")?.dataset.message;
  const successor = () => {
    const wanted = `[data-key="${CSS.escape(key ?? "")}"]`;
    const before = container.querySelector(`[data-message="${message}"]`)?.querySelector(wanted);
    return before ?? container.querySelector(wanted);
  };
  return () => {
    if (!focused) return;
    const again = focused.isConnected ? focused : successor();
    again?.focus({ preventScroll: true });
  };
}

export function keepingFocus(container, draw) {
  const giveBack = rememberFocus(container);
  draw();
  giveBack();
}

let numbers = 0;

export function freshId(what) {
  numbers += 1;
  return `${what}-${numbers}`;
}
