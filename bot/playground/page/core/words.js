// Every sentence of the page, in each language; a person's Discord language decides.

const languages = await (await fetch("/page/languages")).json();
export const LANGUAGES = Object.fromEntries(languages.map(({ code, name }) => [code, name]));
const LOCALES = Object.fromEntries(languages.map(({ code, locales }) => [code, locales]));
const loaded = new Map();

export function languageOf(locale) {
  const known = languages.find(({ locales }) => locales.includes(locale));
  const language = locale.split("-")[0]; // a browser tells others than Discord's, such as nb-NO
  return known?.code ?? (language in LANGUAGES ? language : "en");
}

export function localeOf(language) {
  return LOCALES[language][0];
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
    this.tag = language === "en" ? localeOf(language) : language;
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
