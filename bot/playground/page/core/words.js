// Every sentence of the page, in the four languages; a person's Discord language decides.

export const LANGUAGES = { sv: "Svenska", nb: "Norsk", de: "Deutsch", en: "English" };
const LOCALES = { sv: "sv-SE", nb: "no", de: "de", en: "en-GB" };
const loaded = new Map();

export function languageOf(locale) {
  if (locale === "no") return "nb";
  const language = locale.split("-")[0];
  return language in LANGUAGES ? language : "en";
}

export function localeOf(language) {
  return LOCALES[language];
}

export async function loadWords(language) {
  if (!loaded.has(language)) {
    const reply = await fetch(`/page/words/${language}.json`);
    loaded.set(language, new Words(language, await reply.json()));
  }
  return loaded.get(language);
}

class Words {
  constructor(language, sentences) {
    this.language = language;
    this.tag = language === "en" ? "en-GB" : language;
    this._sentences = sentences;
    this._plurals = new Intl.PluralRules(this.tag);
    this._lists = new Intl.ListFormat(this.tag);
    this.relative = new Intl.RelativeTimeFormat(this.tag);
  }

  say(key, values = {}) {
    return this.parts(key, values).join("");
  }

  // The sentence in pieces, so that what is put in may be nodes.
  parts(key, values = {}) {
    const pieces = this._sentence(key, values).split(/\{(\w+)\}/);
    return pieces.map((piece, index) => (index % 2 ? values[piece] : piece));
  }

  list(names) {
    return this._lists.format(names);
  }

  _sentence(key, values) {
    const sentence = this._sentences[key];
    if (sentence === undefined) throw new Error(`There are no words for ${key}.`);
    if (typeof sentence === "string") return sentence;
    return sentence[this._plurals.select(values.count)] ?? sentence.other;
  }
}
