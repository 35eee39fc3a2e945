"""Direct messages are opened with care: Discord bars bots from it that open many.

Nothing of it is kept: whoever can't be reached now plays by "My hand", and is tried again later.
"""

from bot.chat.deliver.wire import REFUSALS, Closed, Later, Unopened, Wire
from bot.chat.people import People
from bot.host.clock import Clock
from bot.host.model import Stamp, User

FIRST_REST_MS = 60_000
LONGEST_REST_MS = 6 * 60 * 60_000
ONE_RESTS_MS = 10 * 60_000
MOST_FAILING = 4_000


class Openings:
    def __init__(self, clock: Clock, people: People) -> None:
        self._clock = clock
        self._people = people
        self._resting_until: Stamp = 0
        self._refusals = 0
        self._failing: dict[User, Stamp] = {}
        """With whom it has failed since it last worked, and until when he is left in peace."""

    def is_open(self, user: User) -> bool:
        """Whether direct messages with somebody are open, or may be opened now."""
        if self._people.person(user).dm_channel is not None:
            return True
        return max(self._resting_until, self._failing.get(user, 0)) <= self._clock.now()

    def fails(self, user: User) -> bool:
        """Whether the latest try with somebody has failed."""
        return self._people.person(user).dm_channel is None and user in self._failing

    async def open(self, wire: Wire, user: User) -> None:
        """Opens direct messages with somebody; raises Closed, Unopened or Later."""
        try:
            channel = await wire.open_direct(user)
        except Closed:
            raise
        except Later as later:
            self._failed(user)
            if isinstance(later, Unopened) or later.after:
                self._rest(later.after)
                raise Unopened(str(later)) from later
            raise
        except REFUSALS as refused:
            self._failed(user, self._clock.now() + ONE_RESTS_MS)
            raise Unopened(str(refused)) from refused
        self._refusals = 0
        self._failing.pop(user, None)
        await self._people.opened(user, channel)

    def _failed(self, user: User, until: Stamp = 0) -> None:
        if len(self._failing) >= MOST_FAILING:
            self._failing.pop(next(iter(self._failing)))
        self._failing[user] = until

    def _rest(self, after: float) -> None:
        """Nobody's are opened for a while, for longer each time."""
        now = self._clock.now()
        if self._resting_until > now:
            return
        pause = min(FIRST_REST_MS << min(self._refusals, 20), LONGEST_REST_MS)
        self._refusals += 1
        self._resting_until = now + max(pause, int(after * 1000))
