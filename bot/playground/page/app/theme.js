// Dark or light: as the system says, until somebody chooses.

import { browser } from "../core/settings.js";

const THEMES = ["auto", "dark", "light"];

export function theme() {
  const chosen = browser.read("theme", "auto");
  return THEMES.includes(chosen) ? chosen : "auto";
}

export function nextTheme() {
  browser.write("theme", THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]);
  applyTheme();
}

export function applyTheme() {
  document.documentElement.dataset.theme = theme();
}
