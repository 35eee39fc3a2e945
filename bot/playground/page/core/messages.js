// The messages of one channel, in the order of their ids.

import { compareIds } from "./ids.js";

export class Messages {
  constructor(messages = []) {
    this._all = [...messages];
    this.wholeHistory = false;
  }

  all() {
    return this._all;
  }

  get newest() {
    return this._all.at(-1);
  }

  get(id) {
    return this._all.find((message) => message.id === id);
  }

  place(message) {
    let index = this._all.length;
    while (index > 0 && compareIds(this._all[index - 1].id, message.id) > 0) index -= 1;
    if (this._all[index - 1]?.id === message.id) this._all[index - 1] = message;
    else this._all.splice(index, 0, message);
  }

  placeOlder(messages) {
    for (const message of messages) this.place(message);
  }

  remove(ids) {
    this._all = this._all.filter((message) => !ids.includes(message.id));
  }
}
