// The kinds of channels: which stand in a server's list, which below another one, and their looks.

export const ROOMS = new Set(["text", "announcement", "voice", "stage"]);
export const THREADS = new Set(["thread", "private_thread"]);

const ICONS = { thread: "thread", private_thread: "thread", voice: "speaker", stage: "speaker" };

export function iconOf(kind) {
  return ICONS[kind] ?? "hash";
}
