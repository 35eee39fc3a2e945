// How each kind of a command's option is typed, completed and read.

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
export const ATTACHMENT = 11;

const MOST_SHOWN = 25;

// All that can be chosen for an option, or null where it is typed freely or asked of the bot.
export function offered(option, room) {
  const { session, words, channel } = room;
  if (option.choices?.length) {
    return option.choices.map((choice) => ({ label: choice.shown, value: choice.value }));
  }
  const members = () =>
    session.members(channel).map((user) => ({
      label: user.name,
      description: user.username,
      value: user.id,
    }));
  const roles = () =>
    (session.serverOf(channel)?.roles ?? []).map(({ id, name }) => ({ label: name, value: id }));
  switch (option.type) {
    case BOOLEAN:
      return [
        { label: words.say("yes"), value: true },
        { label: words.say("no"), value: false },
      ];
    case USER:
      return members();
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...members(), ...roles()];
    case CHANNEL:
      return [...session.channels.values()]
        .filter((each) => each.server && each.kind !== "category")
        .map((each) => ({ label: `#${each.name}`, value: each.id }));
    default:
      return null;
  }
}

export function narrowed(all, typed) {
  const wanted = typed.trim().toLocaleLowerCase();
  return all.filter((each) => each.label.toLocaleLowerCase().includes(wanted)).slice(0, MOST_SHOWN);
}

// The value that is sent, or what is wrong with what was typed.
export function read(option, typed, offers, words) {
  const text = typed.trim();
  if (!text) return option.required ? { wrong: words.say("option-missing") } : {};
  if (offers) {
    const meant = offers.find(
      (each) => each.label.toLocaleLowerCase() === text.toLocaleLowerCase(),
    );
    return meant ? { value: meant.value } : { wrong: words.say("option-not-offered") };
  }
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, text, words);
  return readText(option, text, words);
}

function readNumber(option, text, words) {
  const number = Number(text.replace(",", "."));
  const whole = option.type === INTEGER;
  if (Number.isNaN(number) || (whole && !Number.isInteger(number))) {
    return { wrong: words.say(whole ? "option-whole-number" : "option-number") };
  }
  const { min_value: least, max_value: most } = option;
  const tooSmall = least !== undefined && number < least;
  if (tooSmall || (most !== undefined && number > most)) {
    return { wrong: words.say("option-between", { least: least ?? "−∞", most: most ?? "∞" }) };
  }
  return { value: number };
}

function readText(option, text, words) {
  const { min_length: least = 0, max_length: most = 6000 } = option;
  if (option.type === STRING && (text.length < least || text.length > most)) {
    return { wrong: words.say("option-length", { least, most }) };
  }
  return { value: text };
}
