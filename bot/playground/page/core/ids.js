// Discord's ids grow with time, but as texts they must be compared by length first.

export function compareIds(one, other) {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

export function isNewer(one, other) {
  return compareIds(one, other) > 0;
}
