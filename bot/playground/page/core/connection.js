// A person's WebSocket: news come in, actions go out, and a lost line is taken up again by itself.

import { Refused } from "./refused.js";

const SHORTEST_PAUSE = 200;
const LONGEST_PAUSE = 4000;

export class Connection {
  constructor(person, { news, state }) {
    this._address = `ws://${location.host}/people/${person}/socket`;
    this._news = news;
    this._state = state;
    this._number = 0;
    this._answers = new Map();
    this._pause = SHORTEST_PAUSE;
    this._open();
    window.addEventListener("online", () => this._openNow());
    document.addEventListener("visibilitychange", () => this._openNow());
  }

  act(action) {
    return new Promise((resolve, reject) => {
      if (this._socket.readyState !== WebSocket.OPEN) {
        reject(new Refused());
        return;
      }
      this._number += 1;
      this._answers.set(this._number, { resolve, reject });
      this._socket.send(JSON.stringify({ id: this._number, act: action }));
    });
  }

  _open() {
    this._socket = new WebSocket(this._address);
    this._socket.onmessage = (event) => this._hear(JSON.parse(event.data));
    this._socket.onclose = () => this._lost();
  }

  _openNow() {
    if (document.hidden || this._socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this._waiting);
    this._open();
  }

  _hear(all) {
    this._pause = SHORTEST_PAUSE;
    const news = all.filter((each) => each.news !== "answer");
    if (news.some((each) => each.news === "snapshot")) this._state("open");
    this._news(news);
    for (const answer of all.filter((each) => each.news === "answer")) this._answer(answer);
  }

  _answer(answer) {
    const waiting = this._answers.get(answer.id);
    this._answers.delete(answer.id);
    if (!waiting) return;
    if (answer.done) waiting.resolve(answer.done);
    else waiting.reject(new Refused(answer.refused, answer.reason, answer.values));
  }

  _lost() {
    this._state("lost");
    for (const { reject } of this._answers.values()) reject(new Refused());
    this._answers.clear();
    this._waiting = setTimeout(() => this._open(), this._pause);
    this._pause = Math.min(this._pause * 2, LONGEST_PAUSE);
  }
}
