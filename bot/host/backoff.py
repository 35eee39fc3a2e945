"""How long to wait before something that failed is tried again."""

MOST_DOUBLINGS = 20


class Backoff:
    """Pauses that double with each failure in a row, from `first_ms` up to `longest_ms`."""

    def __init__(self, first_ms: int, longest_ms: int) -> None:
        self._first_ms = first_ms
        self._longest_ms = longest_ms
        self.failures = 0

    def next_ms(self, longest_ms: int | None = None) -> int:
        """Count one more failure, and return the pause that follows it. `longest_ms` overrides
        the longest pause this time."""
        pause = self._first_ms << min(self.failures, MOST_DOUBLINGS)
        self.failures += 1
        return min(pause, self._longest_ms if longest_ms is None else longest_ms)

    def reset(self) -> None:
        """It worked: the next failure is followed by the first pause again."""
        self.failures = 0
