// People and channels mentioned while writing: "@Bo" in the box, "<@1>" in the message.

const BEFORE_CARET = /(?:^|\s)([@#])([^\s@#]*)$/;
const MOST = 8;

export class Mentions {
  constructor(room) {
    this._room = room;
    this._meant = new Map();
  }

  suggest(input) {
    const before = input.value.slice(0, input.selectionStart);
    const [, sign, typed] = BEFORE_CARET.exec(before) ?? [];
    if (!sign) return [];
    const start = before.length - typed.length - 1;
    return this._candidates(sign)
      .filter(({ name }) => name.toLocaleLowerCase().includes(typed.toLocaleLowerCase()))
      .slice(0, MOST)
      .map(({ name, markup, detail }) => ({
        label: sign + name,
        detail,
        choose: () => {
          this._meant.set(sign + name, markup);
          input.setRangeText(`${sign}${name} `, start, input.selectionStart, "end");
        },
      }));
  }

  written(text) {
    let result = text;
    for (const [shown, markup] of this._meant) result = result.replaceAll(shown, markup);
    this._meant.clear();
    return result;
  }

  _candidates(sign) {
    const { session, channel } = this._room;
    if (sign === "@") {
      return session.members(channel).map(({ id, name, username }) => ({
        name,
        markup: `<@${id}>`,
        detail: username,
      }));
    }
    const server = session.channels.get(channel)?.server;
    return [...session.channels.values()]
      .filter((each) => each.server === server && each.kind !== "category" && server)
      .map(({ id, name }) => ({ name, markup: `<#${id}>` }));
  }
}
