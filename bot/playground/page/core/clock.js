// The playground's clock. It is this machine's, unless somebody has set or stopped it.

const SAME_CLOCK = 1000;

export class Clock {
  constructor() {
    this._ahead = 0;
    this._stoppedAt = null;
  }

  learn(now, running = true) {
    const ahead = now - Date.now();
    this._ahead = Math.abs(ahead) < SAME_CLOCK ? 0 : ahead;
    this._stoppedAt = running ? null : now;
  }

  now() {
    return this._stoppedAt ?? Date.now() + this._ahead;
  }

  // When a key was pressed, however busy the page was then; null leaves it to the server.
  at(event) {
    if (this._stoppedAt !== null) return null;
    return Math.round(this.now() - (performance.now() - event.timeStamp));
  }
}
