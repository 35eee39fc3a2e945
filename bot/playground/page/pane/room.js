// A channel as one person sees it: its head, its messages, the message box.

import { h, icon, keepingFocus } from "../core/dom.js";
import { messageCommands } from "../compose/commands.js";
import { Composer } from "../compose/composer.js";
import { MessageList } from "../message/list.js";
import { editor } from "./editor.js";
import { openLightbox } from "./lightbox.js";
import { roomHead } from "./room-head.js";
import { welcome } from "./welcome.js";

export class Room {
  constructor(pane, channel) {
    this._pane = pane;
    this._ending = new AbortController();
    this.channel = channel;
    this.choices = new Map();
    this.messageCommands = [];
    this.editing = null;
    this._head = h("header", { class: "room-head" });
    this._typing = h("p", { class: "typing", role: "status" });
    this._below = h(
      "button",
      { type: "button", class: "new-below", hidden: true, onclick: () => this._list.toEnd() },
      this.words.say("new-below"),
      icon("down"),
    );
    const { signal } = this._ending;
    this._list = new MessageList(this, channel, signal);
    this._composer = new Composer(this, channel);
    this._foot = h("div", { class: "room-foot" });
    this.element = h(
      "div",
      { class: "room" },
      this._head,
      h("div", { class: "room-body" }, this._list.element, this._below),
      this._foot,
    );
    this.drawHead();
    this._drawFoot();
    this._learnCommands();
    this.session.on("places", () => this._placesChanged(), signal);
    this.session.on("commands", () => this._learnCommands(), signal);
    this.session.on("typing", () => this._drawTyping(), signal);
    this.session.on(
      "message",
      () => {
        this._drawTyping();
        this.drawHead();
      },
      signal,
    );
    this.session.on("unread", () => this.drawHead(), signal);
  }

  close() {
    this._ending.abort();
    return this._composer.draft;
  }

  // What messages and the message box need to know of whose view this is

  get session() {
    return this._pane.session;
  }

  get words() {
    return this._pane.words;
  }

  get clock() {
    return this.session.clock;
  }

  get me() {
    return this.session.me;
  }

  get visible() {
    return this._pane.visible;
  }

  get isDM() {
    return this._here?.kind === "dm";
  }

  get _here() {
    return this.session.channels.get(this.channel);
  }

  nameOf(sign, id) {
    return this._pane.reader.nameOf(sign, id);
  }

  canOpen(id) {
    return this._pane.reader.canOpen(id);
  }

  nameOfChannel(id) {
    const channel = this.session.channels.get(id);
    return channel?.kind === "dm" ? channel.name : `#${channel?.name ?? ""}`;
  }

  openChannel(id) {
    this._pane.openChannel(id);
  }

  openMessage(channel, message) {
    this._pane.openMessage(channel, message);
  }

  enlarge(pictures, at) {
    openLightbox(this._pane.element, pictures, at, this.words);
  }

  announce(text) {
    this._pane.announce(text);
  }

  alarm(text) {
    this._pane.alarm(text);
  }

  channelStart(isEmpty) {
    return welcome(this, isEmpty);
  }

  newBelow(is) {
    this._below.hidden = !is;
  }

  forgetChoices(message) {
    for (const key of this.choices.keys()) {
      if (key.startsWith(`${message} `)) this.choices.delete(key);
    }
  }

  // What this person does

  act(action) {
    return this._pane.act(action);
  }

  use(action, where) {
    return this._pane.use(action, where);
  }

  sendCommand({ name, shown, application }, options) {
    const action = {
      do: "slash",
      channel: this.channel,
      command: name,
      application: application.id,
      options,
    };
    this._list.toEnd();
    this.use(action, { command: `/${shown}`, channel: this.channel });
  }

  useMenu({ name, shown }, message) {
    const action = { do: "menu", channel: this.channel, command: name, message: message.id };
    this.use(action, { command: shown, channel: this.channel });
  }

  replyTo(message) {
    this._composer.replyTo(message);
  }

  async showMessage(id) {
    if (!this._list.show(id)) {
      await this.session.loadOlder(this.channel);
      this._list.show(id);
    }
  }

  startEditing(message) {
    const before = this.editing;
    this.editing = message.id;
    if (before) this._list.redraw(before);
    this._list.redraw(message.id);
    this._list.element.querySelector(".editor textarea").focus();
  }

  editor(message) {
    return editor(message, this, () => {
      this.editing = null;
      this._list.redraw(message.id);
      this.focus();
    });
  }

  editLast() {
    const mine = this.session
      .messages(this.channel)
      .all()
      .findLast((message) => message.author.id === this.session.id && !message.ephemeral);
    if (mine) this.startEditing(mine);
  }

  async startThread(message) {
    const name = (message.content || this.words.say("thread")).slice(0, 40);
    const done = await this.act({
      do: "start_thread",
      channel: this.channel,
      message: message.id,
      name,
    });
    if (done) this._pane.openChannel(done.channel);
  }

  focus() {
    this._composer.focus();
  }

  focusMessages() {
    this._list.element.focus();
  }

  focusControls() {
    this._list.focusControls();
  }

  shown() {
    this._fillHead();
    this._list.read();
  }

  set draft(text) {
    this._composer.draft = text;
  }

  // Drawing

  drawHead() {
    keepingFocus(this._head, () => this._fillHead());
  }

  _fillHead() {
    this._head.replaceChildren(...roomHead(this, this._pane));
  }

  _drawFoot() {
    const here = this._here;
    const closed = here && !here.may_write;
    const note = h("p", { class: "no-writing" }, icon("lock"), this.words.say("no-writing"));
    this._foot.replaceChildren(closed ? note : this._composer.element, this._typing);
  }

  _placesChanged() {
    const may = this._here?.may_write;
    this.drawHead();
    if (may === undefined) return;
    const shown = this._composer.element.isConnected;
    if (shown !== may) this._drawFoot();
  }

  _drawTyping() {
    const names = this.session.typists(this.channel).map((user) => user.name);
    const { words } = this;
    this._typing.textContent = names.length
      ? words.say("typing", { count: names.length, names: words.list(names) })
      : "";
  }

  // Messages that were there before show by then whether a command can be used on them.
  async _learnCommands() {
    if (!this._here) return;
    const before = this.messageCommands.length;
    this.messageCommands = messageCommands(await this.session.commands(this.channel));
    if (this.messageCommands.length !== before) this._list.redrawAll();
  }
}
