// How far each person has read in each channel, on this browser.

import { browser } from "./settings.js";
import { isNewer } from "./ids.js";

export class ReadMarks {
  constructor(person) {
    this._name = `read.${person}`;
  }

  of(channel) {
    return browser.read(this._name, {})[channel] ?? "0";
  }

  read(channel, message) {
    const marks = browser.read(this._name, {});
    if (!isNewer(message, marks[channel] ?? "0")) return false;
    browser.write(this._name, { ...marks, [channel]: message });
    return true;
  }
}
