// What a person has used and the bot has not yet answered, and what became of it.

export class Interactions {
  constructor(connection, changed) {
    this._connection = connection;
    this._changed = changed;
    this._pending = new Map();
    this._early = new Map();
    this._failed = new Map();
    this._numbers = 0;
  }

  // `where` tells where progress and failure are shown: on a message, in a channel, in a modal.
  async use(action, where) {
    this._numbers += 1;
    const own = this._numbers;
    const entry = { own, where };
    this._forgetFailures(where);
    this._pending.set(own, entry);
    this._changed(where);
    try {
      const done = await this._connection.act(action);
      return await this._outcome(done.interaction, entry);
    } finally {
      this._pending.delete(own);
      this._changed(where);
    }
  }

  _outcome(number, entry) {
    const early = this._early.get(number);
    if (early) {
      this._early.delete(number);
      return this._settle(entry, early);
    }
    return new Promise((resolve) => {
      entry.number = number;
      entry.settle = (outcome) => resolve(this._settle(entry, outcome));
    });
  }

  _settle(entry, outcome) {
    if (outcome.result === "failed") this._failed.set(entry.own, entry);
    return outcome;
  }

  hear(outcome) {
    for (const entry of this._pending.values()) {
      if (entry.number === outcome.interaction) {
        entry.settle(outcome);
        return;
      }
    }
    this._early.set(outcome.interaction, outcome);
  }

  lineLost() {
    for (const entry of this._pending.values()) entry.settle?.({ result: "failed" });
    this._early.clear();
  }

  pendingOn(message) {
    return [...this._pending.values()].find((entry) => entry.where.message === message)?.where;
  }

  failedOn(message) {
    return [...this._failed.values()].some((entry) => entry.where.message === message);
  }

  pendingIn(channel) {
    return this._commands(this._pending, channel);
  }

  failedIn(channel) {
    return this._commands(this._failed, channel);
  }

  dismiss(own) {
    const entry = this._failed.get(own);
    this._failed.delete(own);
    if (entry) this._changed(entry.where);
  }

  forgetOn(message) {
    for (const [own, entry] of this._failed) {
      if (entry.where.message === message) this._failed.delete(own);
    }
  }

  _commands(entries, channel) {
    return [...entries.values()].filter(
      ({ where }) => where.command !== undefined && where.channel === channel,
    );
  }

  _forgetFailures(where) {
    if (where.message) this.forgetOn(where.message);
  }
}
