// The message box: text, files, replies, and slash commands.

import { h, icon, iconButton } from "../core/dom.js";
import { avatar } from "../pane/avatar.js";
import { CommandForm } from "./command-form.js";
import { matching, slashCommands } from "./commands.js";
import { Mentions } from "./mentions.js";
import { Suggestions } from "./suggestions.js";
import { Uploads } from "./uploads.js";

const LONGEST = 2000;
const NEARLY = 1800;
const TYPING_PAUSE = 8000;
const WORD = /^\/([^\s]*(?: [^\s]*){0,2})$/;

export class Composer {
  constructor(room, channel) {
    const { words } = room;
    this._room = room;
    this._channel = channel;
    this._lastTyping = 0;
    this._replied = null;
    this._suggestions = new Suggestions(words.say("suggestions"));
    this._mentions = new Mentions(room);
    this._uploads = new Uploads(words);
    this._replyBar = h("div", { class: "reply-bar", hidden: true });
    this._left = h("span", { class: "letters-left", role: "status" });
    this._box = h("textarea", {
      class: "box",
      rows: "1",
      "aria-label": words.say("write-in", { channel: room.nameOfChannel(channel) }),
      placeholder: words.say("write-in", { channel: room.nameOfChannel(channel) }),
      "data-key": "box",
      oninput: () => this._typed(),
      onkeydown: (event) => this._key(event),
      onpaste: (event) => this._uploads.add(event.clipboardData.files),
    });
    this._suggestions.serve(this._box);
    this._text = this._textForm();
    this._place = h("div", { class: "composer-place" }, this._text);
    this.element = h(
      "div",
      {
        class: "composer",
        ondragover: (event) => event.preventDefault(),
        ondrop: (event) => {
          event.preventDefault();
          this._uploads.add(event.dataTransfer.files);
        },
      },
      this._suggestions.element,
      this._replyBar,
      this._uploads.element,
      this._place,
    );
  }

  get draft() {
    return this._box.value;
  }

  set draft(text) {
    this._box.value = text;
    this._grow();
  }

  focus() {
    if (this._form) this._form.focus();
    else this._box.focus();
  }

  insert(text) {
    this._box.setRangeText(text, this._box.selectionStart, this._box.selectionEnd, "end");
    this._box.focus();
    this._typed();
  }

  replyTo(message) {
    const { words } = this._room;
    this._replied = { message, ping: true };
    const ping = h(
      "button",
      {
        type: "button",
        class: "text-button",
        "aria-pressed": "true",
        onclick: () => {
          this._replied.ping = !this._replied.ping;
          ping.setAttribute("aria-pressed", String(this._replied.ping));
        },
      },
      words.say("reply-ping"),
    );
    const name = h("strong", {}, message.author.name);
    this._replyBar.hidden = false;
    this._replyBar.replaceChildren(
      h("span", { class: "reply-to" }, words.parts("replying-to", { name })),
      ping,
      iconButton("close", words.say("cancel"), () => this._endReply()),
    );
    this.focus();
  }

  _endReply() {
    this._replied = null;
    this._replyBar.hidden = true;
    this._box.focus();
  }

  _textForm() {
    const { words, session } = this._room;
    const channel = session.channels.get(this._channel);
    const chosen = h("input", {
      type: "file",
      multiple: true,
      hidden: true,
      onchange: () => {
        this._uploads.add(chosen.files);
        chosen.value = "";
      },
    });
    return h(
      "form",
      {
        class: "text-form",
        onsubmit: (event) => {
          event.preventDefault();
          this._send(event);
        },
      },
      chosen,
      channel?.may_attach && iconButton("clip", words.say("attach"), () => chosen.click()),
      this._box,
      this._left,
      h(
        "button",
        {
          class: "icon-button send",
          type: "submit",
          "aria-label": words.say("send"),
          title: words.say("send"),
        },
        icon("send"),
      ),
    );
  }

  // Typing

  _typed() {
    this._grow();
    const left = LONGEST - this._box.value.length;
    this._left.textContent = this._box.value.length > NEARLY ? String(left) : "";
    this._left.classList.toggle("over", left < 0);
    this._tellTyping();
    this._suggest();
  }

  _grow() {
    this._box.style.height = "auto";
    if (this._box.value) this._box.style.height = `${this._box.scrollHeight}px`;
  }

  _tellTyping() {
    const now = Date.now();
    if (
      !this._box.value ||
      this._box.value.startsWith("/") ||
      now - this._lastTyping < TYPING_PAUSE
    )
      return;
    this._lastTyping = now;
    this._room.session.act({ do: "typing", channel: this._channel }).catch(() => {});
  }

  async _suggest() {
    const text = this._box.value;
    const [, typed] = WORD.exec(text) ?? [];
    if (typed === undefined) {
      this._suggestions.show(this._mentions.suggest(this._box), this._box);
      return;
    }
    const commands = slashCommands(await this._room.session.commands(this._channel));
    if (this._box.value !== text || this._form) return;
    if (typed.endsWith(" ")) {
      const meant = commands.find(({ shown, name }) => [shown, name].includes(typed.trim()));
      if (meant) {
        this.fillIn(meant);
        return;
      }
    }
    const shown = matching(commands, typed.trimEnd()).map((command) => ({
      label: `/${command.shown}`,
      description: command.description,
      detail: command.application.name,
      mark: avatar(command.application),
      choose: () => this.fillIn(command),
    }));
    this._suggestions.show(shown, this._box);
  }

  _key(event) {
    if (this._suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this._send(event);
    } else if (event.key === "ArrowUp" && !this._box.value) {
      event.preventDefault();
      this._room.editLast();
    } else if (event.key === "Escape" && this._replied) {
      event.stopPropagation();
      this._endReply();
    }
  }

  // Sending. A message carries the moment at which its key was pressed.

  async _send(event) {
    const at = this._room.session.clock.at(event);
    const text = this._box.value;
    if ((!text.trim() && !this._uploads.any) || text.length > LONGEST) return;
    const files = this._uploads.any ? await this._uploads.take() : [];
    const content = this._mentions.written(text);
    const action = { do: "write", channel: this._channel, content, files, at_ms: at };
    if (this._replied) {
      action.reply_to = this._replied.message.id;
      action.ping = this._replied.ping;
    }
    this.draft = "";
    this._left.textContent = "";
    this._lastTyping = 0;
    const sent = await this._room.act(action);
    if (!sent && !this._box.value) this.draft = text;
    if (sent && this._replied) this._endReply();
  }

  // Commands

  fillIn(command) {
    this._suggestions.hide();
    this._form = new CommandForm({
      room: this._room,
      command,
      suggestions: this._suggestions,
      sent: (which, options) => {
        this._endCommand("");
        this._room.sendCommand(which, options);
      },
      left: (text) => this._endCommand(text),
    });
    this._place.replaceChildren(this._form.element);
    this._form.focus();
  }

  _endCommand(text) {
    this._form = null;
    this._suggestions.hide();
    this._place.replaceChildren(this._text);
    this.draft = text;
    this._box.focus();
    if (text) this._typed();
  }
}
