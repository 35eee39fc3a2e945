// The messages of a channel. The list sticks to its end, and grows upwards when one scrolls there.

import { h, iconButton, keepingFocus } from "../core/dom.js";
import { isNewer } from "../core/ids.js";
import { carryPictures } from "./gallery.js";
import { follows, messageItem, spoken } from "./message.js";

const NEAR_THE_TOP = 600;

export class MessageList {
  constructor(room, channel, signal) {
    this._room = room;
    this._channel = channel;
    this._items = new Map();
    this._firstNew = this._firstUnread();
    const { words } = room;
    this._start = h("li", { class: "channel-start" });
    this._local = h("div", { class: "local-lines" });
    this._list = h("ol", { class: "messages", "aria-label": this._label() }, this._start);
    this.element = h(
      "div",
      {
        class: "scroller",
        tabindex: "0",
        role: "region",
        "aria-label": words.say("messages-region"),
        onscroll: () => this._scrolled(),
        onkeydown: (event) => this._walk(event),
      },
      h("div", { class: "scroll-content" }, this._list, this._local),
    );
    this._drawAll();
    this._drawLocal();
    this._listen(signal);
  }

  show(id) {
    const item = this._items.get(id)?.element;
    item?.scrollIntoView({ block: "center" });
    item?.focus({ preventScroll: true });
    return item !== undefined;
  }

  redraw(id) {
    const index = this._messages().findIndex((message) => message.id === id);
    if (index >= 0) this._draw(index);
  }

  redrawAll() {
    this._messages().forEach((_, index) => this._draw(index));
  }

  // The first of the newest that can be pressed; where there are none, the messages.
  focusControls() {
    const controls = ".components :is(button, a, .select):not(:disabled)";
    const [newest] = [...this.element.querySelectorAll(`.message:has(${controls})`)].slice(-1);
    (newest?.querySelector(controls) ?? this.element).focus();
  }

  toEnd() {
    this.element.scrollTop = 0;
  }

  get _atEnd() {
    return this.element.scrollTop > -40;
  }

  _messages() {
    return this._room.session.messages(this._channel).all();
  }

  // Where the new messages begin; nobody is told so who has never been here.
  _firstUnread() {
    const { session } = this._room;
    const mark = session.readUntil(this._channel);
    const isNew = (message) => message.author.id !== session.id && isNewer(message.id, mark);
    return mark === "0" ? null : this._messages().find(isNew)?.id;
  }

  _label() {
    const { session, words } = this._room;
    return words.say("messages-in", { channel: session.channels.get(this._channel)?.name ?? "" });
  }

  _listen(signal) {
    const { session } = this._room;
    const here = {
      message: (message) => this._arrived(message),
      changed: (message) => this._changed(message),
      gone: ({ messages }) => this._remove(messages),
      older: () => this._drawAll(),
      interactions: (where) => this._progress(where),
    };
    for (const [news, act] of Object.entries(here)) {
      session.on(news, (told) => told.channel === this._channel && act(told), signal);
    }
    session.on("commands", () => this._drawStart(), signal);
    session.on("places", () => this._drawStart(), signal);
    document.addEventListener("visibilitychange", () => this.read(), { signal });
    window.addEventListener("focus", () => this.read(), { signal });
    queueMicrotask(() => this.read());
  }

  // Drawing

  _drawAll() {
    this._drawStart();
    const messages = this._messages();
    const kept = new Map(this._items);
    this._items.clear();
    const elements = messages.map((message, index) =>
      this._item(message, messages[index - 1], kept),
    );
    keepingFocus(this.element, () => this._list.replaceChildren(this._start, ...elements));
  }

  _item(message, before, kept = this._items) {
    const following = follows(message, before);
    const first = message.id === this._firstNew;
    const known = kept.get(message.id);
    if (known?.message === message && known.following === following && known.first === first) {
      this._items.set(message.id, known);
      return known.element;
    }
    const element = messageItem(message, this._room, { following, first });
    this._items.set(message.id, { message, element, following, first });
    return element;
  }

  _draw(index) {
    const messages = this._messages();
    const message = messages[index];
    const known = this._items.get(message.id);
    this._rememberFocus();
    this._items.delete(message.id);
    const element = this._item(message, messages[index - 1]);
    if (!known) {
      const after = messages[index - 1] && this._items.get(messages[index - 1].id)?.element;
      (after ?? this._start).after(element);
      return;
    }
    carryPictures(known.element, element);
    known.element.replaceWith(element);
    this._refocus(known.element, element);
  }

  // The part that had the focus has a successor in the new element; if not, the message gets it.
  _refocus(old, element) {
    if (!this._focusKey || !old.contains(this._focused)) return;
    const again = element.querySelector(`[data-key="${CSS.escape(this._focusKey)}"]`);
    (again ?? element).focus({ preventScroll: true });
  }

  _rememberFocus() {
    this._focused = this.element.contains(document.activeElement) ? document.activeElement : null;
    this._focusKey = this._focused?.closest("[data-key]")?.dataset.key;
  }

  _drawStart() {
    this._start.replaceChildren(...this._room.channelStart(this._messages().length === 0));
    this._start.hidden = !this._wholeHistory();
    this.element.classList.toggle("empty", this._messages().length === 0);
  }

  _wholeHistory() {
    const known = this._room.session.messages(this._channel);
    return known.wholeHistory || known.all().length < 50;
  }

  // News

  _arrived(message) {
    const wasAtEnd = this._atEnd;
    const own = message.author.id === this._room.session.id;
    const comesIntoView = wasAtEnd || own || message.ephemeral;
    const unseen = !comesIntoView || document.hidden || !this._room.visible;
    if (unseen && !this._hasUnread()) this._newFrom(message.id);
    this._changed(message);
    if (own || message.ephemeral) this.toEnd();
    if (!own) this._room.announce(spoken(message));
    if (wasAtEnd) this.read();
    else this._room.newBelow(true);
    if (this._messages().length === 1) this._drawStart();
  }

  // Where new messages began before, they no longer do.
  _newFrom(id) {
    const before = this._firstNew;
    this._firstNew = id;
    if (before) this.redraw(before);
  }

  _changed(message) {
    this._room.forgetChoices(message.id);
    const messages = this._messages();
    const index = messages.findLastIndex((each) => each.id === message.id);
    this._draw(index);
    if (messages[index + 1]) this._draw(index + 1);
  }

  // What had the focus in a message that goes, leaves it to the messages.
  _remove(ids) {
    const hadFocus = this.element.contains(document.activeElement);
    for (const id of ids) this._items.delete(id);
    this._drawAll();
    if (hadFocus && !this.element.contains(document.activeElement)) {
      this.element.focus({ preventScroll: true });
    }
  }

  _progress(where) {
    if (where.message) {
      this.redraw(where.message);
      if (this._room.session.interactions.failedOn(where.message)) {
        this._room.alarm(this._room.words.say("interaction-failed"));
      }
    } else this._drawLocal();
  }

  _drawLocal() {
    const { session, words } = this._room;
    const waiting = session.interactions
      .pendingIn(this._channel)
      .map(({ where }) =>
        h(
          "p",
          { class: "local-line" },
          h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
          words.say("command-sending", { command: where.command }),
        ),
      );
    const failed = session.interactions.failedIn(this._channel).map(({ own, where }) =>
      h(
        "p",
        { class: "local-line failure" },
        h("span", {}, words.say("command-failed", { command: where.command })),
        iconButton("close", words.say("dismiss"), () => session.interactions.dismiss(own)),
      ),
    );
    this._local.replaceChildren(...failed, ...waiting);
    if (failed.length) this._room.alarm(this._local.textContent);
  }

  // Reading

  _hasUnread() {
    return this._room.session.unread(this._channel).count > 1;
  }

  read() {
    if (document.hidden || !this._atEnd || !this.element.isConnected || !this._room.visible) return;
    this._room.session.markRead(this._channel);
  }

  _scrolled() {
    if (this._atEnd) {
      this._room.newBelow(false);
      this.read();
    }
    const { scrollTop, scrollHeight, clientHeight } = this.element;
    if (scrollHeight - clientHeight + scrollTop < NEAR_THE_TOP) this._older();
  }

  async _older() {
    if (this._loading) return;
    this._loading = true;
    try {
      await this._room.session.loadOlder(this._channel);
    } finally {
      this._loading = false;
    }
  }

  // The arrow keys go from message to message.
  _walk(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const onMessage = event.target.matches("[data-message]");
    if (!step || !(onMessage || event.target === this.element)) return;
    const messages = this._messages();
    const at = messages.findIndex((message) => message.id === event.target.dataset.message);
    const next = messages[at < 0 ? messages.length - 1 : at + step];
    if (!next) return;
    event.preventDefault();
    const { element } = this._items.get(next.id);
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: "nearest" });
  }
}
