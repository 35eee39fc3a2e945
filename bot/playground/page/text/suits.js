// The black suits as letters: as emojis they would be black on a dark ground too.

export function legible(text) {
  return text.replace(/([♠♣])\uFE0F/g, "$1\uFE0E");
}
