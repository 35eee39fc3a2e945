// What the playground would not do, and how a reader is told why.

export class Refused extends Error {
  // Without a sentence, the playground was not reached.
  constructor(sentence, reason, values) {
    super(sentence);
    this.reason = reason;
    this.values = values;
  }
}

// In this reader's language, if it is something that the page can bring about.
export function whyNot({ message, reason, values }, words) {
  if (!message) return words.say("not-connected");
  if (reason) return words.say(`refused-${reason}`, values ?? {});
  return words.say("refused", { sentence: message });
}
