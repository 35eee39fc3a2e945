// One person's client: what this person sees, kept current, and what this person does.

import { Clock } from "./clock.js";
import { Connection } from "./connection.js";
import { isNewer } from "./ids.js";
import { Interactions } from "./interactions.js";
import { Messages } from "./messages.js";
import { ReadMarks } from "./read-marks.js";
import * as server from "./server.js";

const OLDER = 50;
const TYPING_SHOWN = 10_000;

export class Session extends EventTarget {
  constructor(person) {
    super();
    this.id = person;
    this.me = null;
    this.clock = new Clock();
    this.connected = false;
    this.servers = new Map();
    this.channels = new Map();
    this.modal = null;
    this.typing = new Map();
    this._messages = new Map();
    this._commands = new Map();
    this._marks = new ReadMarks(person);
    this._started = new Promise((resolve) => {
      this._start = resolve;
    });
    this._connection = new Connection(person, {
      news: (news) => this._learnAll(news),
      state: (state) => this._connectionIs(state),
    });
    this.interactions = new Interactions(this._connection, (where) =>
      this._tell("interactions", where),
    );
  }

  started() {
    return this._started;
  }

  act(action) {
    return this._connection.act(action);
  }

  on(event, listener, signal) {
    this.addEventListener(event, (told) => listener(told.detail), { signal });
  }

  // What is seen

  messages(channel) {
    if (!this._messages.has(channel)) this._messages.set(channel, new Messages());
    return this._messages.get(channel);
  }

  serverOf(channel) {
    return this.servers.get(this.channels.get(channel)?.server);
  }

  members(channel) {
    const here = this.serverOf(channel);
    if (here) return here.members.map((member) => member.user);
    const other = this.channels.get(channel)?.other;
    return other ? [{ ...this.me, bot: false }, other] : [];
  }

  unread(channel) {
    const mark = this._marks.of(channel);
    const news = this.messages(channel)
      .all()
      .filter((message) => message.author.id !== this.id && isNewer(message.id, mark));
    return { count: news.length, pings: news.filter((message) => message.pings_me).length };
  }

  unreadInAll() {
    const all = [...this.channels.keys()].map((channel) => this.unread(channel));
    return {
      count: all.reduce((sum, each) => sum + each.count, 0),
      pings: all.reduce((sum, each) => sum + each.pings, 0),
    };
  }

  readUntil(channel) {
    return this._marks.of(channel);
  }

  markRead(channel) {
    const newest = this.messages(channel).newest;
    if (newest && this._marks.read(channel, newest.id)) this._tell("unread", { channel });
  }

  // What must be asked for

  commands(channel) {
    if (!this._commands.has(channel)) {
      this._commands.set(channel, server.commands(this.id, channel));
    }
    return this._commands.get(channel);
  }

  async loadOlder(channel) {
    const known = this.messages(channel);
    const before = known.all()[0]?.id;
    if (known.wholeHistory || !before) return;
    const older = await server.history(this.id, channel, before, OLDER);
    known.wholeHistory = older.length < OLDER;
    known.placeOlder(older);
    this._tell("older", { channel });
  }

  forgetCommands() {
    this._commands.clear();
    this._tell("commands", {});
  }

  // News

  _connectionIs(state) {
    this.connected = state === "open";
    if (!this.connected) this.interactions.lineLost();
    this._tell("connection", state);
  }

  _learnAll(all) {
    for (const news of all) LEARN[news.news]?.(this, news);
  }

  _tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  _startWith(snapshot) {
    // A modal lives where it was opened: reloading the page leaves it.
    this.modal = this.me ? snapshot.modal : null;
    this.me = snapshot.me;
    this.clock.learn(snapshot.now);
    this.servers = new Map(snapshot.servers.map((each) => [each.id, each]));
    const channels = [...snapshot.servers.flatMap((each) => each.channels), ...snapshot.dms];
    this.channels = new Map(channels.map((channel) => [channel.id, channel]));
    this._messages = new Map(
      Object.entries(snapshot.messages).map(([channel, all]) => [channel, new Messages(all)]),
    );
    this._commands.clear();
    this._start();
    this._tell("everything", {});
  }

  _placeServer(here) {
    for (const channel of this.channels.values()) {
      if (channel.server === here.id) this.channels.delete(channel.id);
    }
    for (const channel of here.channels) this.channels.set(channel.id, channel);
    this.servers.set(here.id, here);
    this._tell("places", {});
    this.forgetCommands();
  }

  _forgetServer(number) {
    this.servers.delete(number);
    for (const channel of this.channels.values()) {
      if (channel.server === number) this.channels.delete(channel.id);
    }
    this._tell("places", {});
  }

  _someoneTypes(channel, user) {
    const until = Date.now() + TYPING_SHOWN;
    const here = this.typing.get(channel) ?? new Map();
    this.typing.set(channel, here.set(user.id, { user, until }));
    this._tell("typing", { channel });
    setTimeout(() => this._tell("typing", { channel }), TYPING_SHOWN);
  }

  typists(channel) {
    const here = [...(this.typing.get(channel)?.values() ?? [])];
    return here.filter(({ until }) => until > Date.now()).map(({ user }) => user);
  }

  _presence(user) {
    for (const here of this.servers.values()) {
      for (const member of here.members) {
        if (member.user.id === user.id) member.user = { ...member.user, online: user.online };
      }
    }
    for (const channel of this.channels.values()) {
      if (channel.other?.id === user.id) channel.other = user;
    }
    this._tell("places", {});
  }
}

const LEARN = {
  snapshot: (session, news) => session._startWith(news),
  message: (session, { message }) => {
    session.messages(message.channel).place(message);
    session.typing.get(message.channel)?.delete(message.author.id);
    session._tell("message", message);
  },
  changed: (session, { message }) => {
    session.messages(message.channel).place(message);
    session.interactions.forgetOn(message.id);
    session._tell("changed", message);
  },
  gone: (session, { channel, messages }) => {
    session.messages(channel).remove(messages);
    session._tell("gone", { channel, messages });
  },
  channel: (session, { channel }) => {
    session.channels.set(channel.id, channel);
    session._tell("places", {});
  },
  channel_gone: (session, { channel }) => {
    session.channels.delete(channel);
    session._tell("places", {});
  },
  server: (session, { server: here }) => session._placeServer(here),
  server_gone: (session, { server: number }) => session._forgetServer(number),
  me: (session, { me }) => {
    session.me = me;
    session.forgetCommands();
    session._tell("me", me);
  },
  modal: (session, { modal }) => {
    session.modal = modal;
    session._tell("modal", modal);
  },
  modal_closed: (session, { modal }) => {
    if (session.modal?.id !== modal) return;
    session.modal = null;
    session._tell("modal", null);
  },
  outcome: (session, news) => session.interactions.hear(news),
  typing: (session, { channel, user }) => session._someoneTypes(channel, user),
  presence: (session, { user }) => session._presence(user),
  commands: (session) => session.forgetCommands(),
  clock: (session, { now, running }) => session.clock.learn(now, running),
};
