"""Discord's ids: milliseconds since 2015 in the upper 42 bits, a counter below."""

from bot.playground.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000
_COUNTER_BITS = 22
_COUNTER_MASK = (1 << _COUNTER_BITS) - 1


def milliseconds(snowflake: int) -> int:
    """When this id was made, in milliseconds since 1970."""
    return (snowflake >> _COUNTER_BITS) + DISCORD_EPOCH_MS


class Snowflakes:
    """Makes ids that never repeat, also when the clock stands still."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._counter = 0

    def next(self, at_ms: int | None = None) -> int:
        stamp = self._clock.now_ms() if at_ms is None else at_ms
        self._counter = (self._counter + 1) & _COUNTER_MASK
        return ((stamp - DISCORD_EPOCH_MS) << _COUNTER_BITS) | self._counter

    def seen(self, snowflake: int) -> None:
        """Never hand out an id's lower half again that a stored world already uses."""
        self._counter = max(self._counter, snowflake & _COUNTER_MASK)
