// One person's whole view: the side with people and channels, and the channel that is open.

import { h, icon, rememberFocus } from "../core/dom.js";
import { Refused, whyNot } from "../core/refused.js";
import { tab } from "../core/settings.js";
import { keepCounting } from "../text/times.js";
import { openModal } from "./modal.js";
import { Room } from "./room.js";
import { Side } from "./side.js";

const TOAST = 6000;
const TAKES_LETTERS = "input, textarea, select, dialog, [popover], .modal, .control";

export class Pane {
  constructor(app, session, words) {
    this.app = app;
    this.session = session;
    this.reader = this._reader();
    this._drafts = new Map();
    this._room = null;
    this._speaking = new AbortController();
    this.element = h("section", {
      class: "pane",
      "data-layer": true,
      "data-person": session.me.username,
      onpointerdown: () => app.makeActive(this),
      onfocusin: () => app.makeActive(this),
    });
    this.speak(words);
    session.on("everything", () => this._startAgain());
    session.on("places", () => this._placesChanged());
    session.on("modal", () => this._drawModal());
    session.on("connection", () => this._drawConnection());
    session.on("me", (me) => app.languageChanged(this, me));
    session.on("unread", () => app.marksChanged());
    session.on("message", () => app.marksChanged());
  }

  get visible() {
    return this.element.isConnected && !this.element.hidden;
  }

  get channel() {
    return this._room?.channel ?? null;
  }

  // Redraws everything, in another language or for the first time.
  speak(words) {
    this._speaking.abort();
    this._speaking = new AbortController();
    this.words = words;
    this.element.lang = words.tag;
    this.element.setAttribute("aria-label", words.say("view-of", { name: this.session.me.name }));
    this._live = h("p", { class: "unseen-text", role: "status" });
    this._alarm = h("p", { class: "unseen-text", role: "alert" });
    this._toasts = h("div", { class: "toasts", role: "alert" });
    this._connection = h("p", { class: "connection", role: "status", hidden: true });
    this._main = h("div", { class: "main" });
    this._side = new Side(this, this._speaking.signal);
    this._body = h(
      "div",
      { class: "pane-body" },
      this._skip("skip-to-messages", () => this._room?.focusMessages()),
      this._skip("skip-to-controls", () => this._room?.focusControls()),
      this._side.element,
      this._main,
    );
    this.element.replaceChildren(
      this._connection,
      this._body,
      this._toasts,
      this._live,
      this._alarm,
    );
    this._modal = null;
    keepCounting(this.element, words, this.session.clock, this._speaking.signal);
    this._openRoom(this.channel ?? this._lastChannel());
    this._drawModal();
    this._drawConnection();
  }

  openChannel(id) {
    this.toggleSide(false);
    if (!this.session.channels.has(id)) return;
    this._openRoom(id);
    this.focus();
  }

  openMessage(channel, message) {
    if (channel !== this.channel) this.openChannel(channel);
    this._room?.showMessage(message);
  }

  toggleSide(open = !this.element.classList.contains("side-open")) {
    this.element.classList.toggle("side-open", open);
    if (open) this._side.focus();
  }

  // Where one writes; a touch screen would cover the channel with its keys.
  focus() {
    if (!matchMedia("(pointer: coarse)").matches) this._room?.focus();
  }

  shown() {
    this._room?.shown();
  }

  titleParts() {
    const here = this.session.channels.get(this.channel);
    const place = here && (here.kind === "dm" ? here.name : `#${here.name}`);
    return [this.session.me.name, place].filter(Boolean);
  }

  sideChanged() {
    this._side.draw();
  }

  // What this person does. A refusal is told in a few words beside what was tried.

  async act(action) {
    return this.tried(() => this.session.act(action));
  }

  async use(action, where) {
    return this.tried(() => this.session.interactions.use(action, where));
  }

  async tried(deed) {
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.toast(whyNot(error, this.words));
      return null;
    }
  }

  async writeTo(user) {
    const done = await this.act({ do: "open_dm", user });
    if (done) this.openChannel(done.channel);
  }

  // What is told in passing

  announce(text) {
    this._live.textContent = text;
  }

  alarm(text) {
    this._alarm.textContent = text;
  }

  toast(text) {
    const toast = h("p", { class: "toast" }, icon("warning"), text);
    this._toasts.append(toast);
    setTimeout(() => toast.remove(), TOAST);
  }

  closeModal() {
    this.session.modal = null;
    this._drawModal();
  }

  // Whoever starts to write means the message box, wherever the focus is.
  typeIntoBox(event) {
    const writes = event.key.length === 1 && event.key !== " ";
    const meantElsewhere = event.ctrlKey || event.metaKey || event.altKey;
    if (!writes || meantElsewhere || event.target.closest(TAKES_LETTERS)) return;
    this.focus();
  }

  // Drawing

  _openRoom(id) {
    if (this._room) this._drafts.set(this._room.channel, this._room.close());
    this._room = id ? new Room(this, id) : null;
    this._main.replaceChildren(this._room?.element ?? this._nowhere());
    if (id) {
      this._room.draft = this._drafts.get(id) ?? "";
      tab.write(`channel.${this.session.id}`, id);
    }
    this._side.draw();
    this.app.marksChanged();
  }

  // Past all that is on the side, for whoever has no mouse.
  _skip(words, onclick) {
    return h("button", { type: "button", class: "skip", onclick }, this.words.say(words));
  }

  _nowhere() {
    return h("p", { class: "nowhere" }, this.words.say("no-channel"));
  }

  _lastChannel() {
    const { channels } = this.session;
    const last = tab.read(`channel.${this.session.id}`, null);
    if (channels.has(last)) return last;
    return [...channels.values()].find((channel) => channel.kind === "text")?.id ?? null;
  }

  _startAgain() {
    this._openRoom(this.session.channels.has(this.channel) ? this.channel : this._lastChannel());
    this._drawModal();
    this.app.refreshPeople();
  }

  _placesChanged() {
    if (this.channel === null || !this.session.channels.has(this.channel)) {
      this._openRoom(this._lastChannel());
    }
    this.app.refreshPeople();
  }

  _drawModal() {
    const { modal } = this.session;
    if (this._modal?.number === modal?.id) return;
    this._modal?.element.remove();
    this._body.inert = Boolean(modal);
    this._modal = null;
    if (!modal) {
      this._refocus?.();
      return;
    }
    this._refocus = rememberFocus(this._body);
    const opened = openModal(modal, this);
    this._modal = { number: modal.id, element: opened.element };
    this.element.append(opened.element);
    if (this.visible) opened.focus();
  }

  _drawConnection() {
    this._connection.hidden = this.session.connected;
    this._connection.textContent = this.session.connected ? "" : this.words.say("connection-lost");
  }

  _reader() {
    const { session } = this;
    const pane = this;
    return {
      get words() {
        return pane.words;
      },
      get clock() {
        return session.clock;
      },
      get me() {
        return session.me;
      },
      nameOf: (sign, id) => nameOf(session, sign, id),
      canOpen: (id) => session.channels.has(id),
      openChannel: (id) => this.openChannel(id),
      openMessage: (channel, message) => this.openMessage(channel, message),
    };
  }
}

function nameOf(session, sign, id) {
  if (sign === "#") {
    const channel = session.channels.get(id);
    return channel && `#${channel.name}`;
  }
  for (const server of session.servers.values()) {
    const found =
      sign === "@&"
        ? server.roles.find((role) => role.id === id)
        : server.members.find((member) => member.user.id === id)?.user;
    if (found) return `@${found.name}`;
  }
  return null;
}
