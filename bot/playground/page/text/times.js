// Moments in a reader's words; those that count are kept current by one ticking for all.

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const formats = new Map();

export function moment(words, ms, style) {
  const key = `${words.tag} ${style}`;
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(words.tag, STYLES[style]));
  return formats.get(key).format(ms);
}

export function fromNow(words, ms, now) {
  const seconds = Math.round((ms - now) / 1000);
  const [unit, size] = STEPS.find(([, each]) => Math.abs(seconds) >= each) ?? STEPS.at(-1);
  return words.relative.format(Math.round(seconds / size), unit);
}

export function dayAndTime(words, ms, now) {
  const sameDay = new Date(ms).toDateString() === new Date(now).toDateString();
  return sameDay ? moment(words, ms, "t") : `${moment(words, ms, "d")} ${moment(words, ms, "t")}`;
}

// Every second, all moments below `root` that are told relative to now.
export function keepCounting(root, words, clock, signal) {
  const tick = () => {
    for (const shown of root.querySelectorAll("time[data-counting]")) {
      const text = fromNow(words, Number(shown.dataset.counting), clock.now());
      if (shown.textContent !== text) shown.textContent = text;
    }
  };
  const ticking = setInterval(tick, 1000);
  signal.addEventListener("abort", () => clearInterval(ticking));
}
