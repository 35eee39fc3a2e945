"""An evening of seven people at four tables, after that of the review (docs/calls.md): time passes
only in leaps, between which everything that is under way comes to its end."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from bot.chat.custom_ids import OfLobby, OfSeats, OptionPage, PublicAsk, parse, write
from bot.chat.listen.client import Spelvarden
from bot.chat.render.realtime import is_written
from bot.host.changed import Changed
from bot.host.clock import ChatClock
from bot.host.flow import Effect
from bot.host.model import TableId
from bot.host.views import View
from bot.playground.client import buttons
from bot.playground.people.views import SeenMessage
from bot.playground.transcript import Entry
from tests.chat_end_to_end.inside import reached_bot
from tests.chat_end_to_end.player import Player, must_act, table_of
from tests.chat_end_to_end.rings import Moment, Signs, moment_of
from tests.chat_end_to_end.stage import Stage
from tests.chat_end_to_end.test_options import people_menus

GUESTS = {
    "Anna": "sv-SE",
    "Bo": "sv-SE",
    "Cecilie": "no",
    "Dieter": "de",
    "Emma": "en-US",
    "Frida": "en-GB",
    "Gustav": "de",
}
LEAP = 5.0
MOST_LEAPS = 100
"""Of a second each, until everything that Discord's limits hold up has been sent."""
QUIET_SECONDS = 0.05
MOMENT = 0.01
TURNS = 4
"""How many loops of the event loop an alarm takes to reach what it was set for."""


class StoppableClock(ChatClock):
    """It can stand still between what arrives: how fast this machine is makes no difference."""

    def __init__(self) -> None:
        self._stopped_at: int | None = None
        self._stood = 0
        super().__init__()

    def passed(self) -> int:
        if self._stopped_at is not None:
            return self._stopped_at
        return super().passed() - self._stood

    def stop(self) -> None:
        self._stopped_at = self.passed()

    def go_on(self) -> None:
        assert self._stopped_at is not None
        self._stood = super().passed() - self._stopped_at
        self._stopped_at = None


class Seven:
    """The people, what has happened at their tables, and the time."""

    def __init__(self, stage: Stage, bot: Spelvarden, clock: StoppableClock) -> None:
        self.stage = stage
        self.bot = bot
        self._clock = clock
        self.players: dict[str, Player] = {}
        self.moments: list[Moment] = []
        self.views: dict[TableId, dict[int, View]] = {}
        """Of each table, as each who sits there may know it now."""
        self.spoken: list[str] = []
        """What the bot player has answered, in the language of its table."""
        self.signs = Signs(self.now())
        self.away: set[tuple[TableId, Player]] = set()
        """Who does not look at which table for a while."""

    def now(self) -> int:
        return self.stage.playground.core.clock.now_ms()

    async def come(self) -> None:
        for seed, (name, locale) in enumerate(GUESTS.items()):
            self.players[name] = Player(await self.stage.person(name, locale), seed)

    def learn(self, changed: Changed, effect: Effect) -> None:
        self.moments.append(moment_of(changed))
        if changed.speaking is not None:
            self.spoken.append(changed.speaking.text)
        public = changed.view(None)
        there = enumerate(public.seats)
        self.views[changed.table] = {s.user: changed.view(n) for n, s in there if not s.left}
        if changed.user is not None:
            self.signs.note(changed.table, changed.user, changed.at)

    # Time

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """Time passes in leaps only: how fast this machine is makes no difference."""
        clock = self.stage.playground.core.clock
        clock.stop()
        self._clock.stop()
        yield
        clock.start()
        self._clock.go_on()

    async def pass_by(self, seconds: float) -> None:
        while seconds > 0:
            self._leap(min(seconds, LEAP))
            seconds -= LEAP
            await self.settle()

    def _leap(self, seconds: float) -> None:
        clock = self.stage.playground.core.clock
        clock.advance(seconds)
        self._clock.arrived(clock.now_ms())

    async def settle(self) -> None:
        """Returns once nothing is under way. What waits for Discord's limits has the time to. And
        nobody does anything at the very moment at which something else is due."""
        self._leap(MOMENT)
        for _ in range(MOST_LEAPS):
            if not await self._is_held_up():
                return
            self._leap(1.0 + MOMENT)
        raise AssertionError(f"still unsent: {self.bot.delivery.queue.busy()}")

    async def _is_held_up(self) -> bool:
        """Whether something waits for time to pass: nothing is said for a moment, and still there
        is something to send."""
        for _ in range(TURNS):
            await asyncio.sleep(0)
        await self.bot.ctx.tables.idle()
        sending = asyncio.create_task(self.bot.delivery.queue.idle())
        said = None
        while not (await asyncio.wait({sending}, timeout=QUIET_SECONDS))[0]:
            before, said = said, self._said()
            if said is before:
                sending.cancel()
                return True
        await self.bot.ctx.tables.idle()
        return False

    def _said(self) -> Entry:
        """What was said last on this Discord."""
        return [*self.stage.playground.core.transcript][-1]

    # What people do

    def awaited(self, board: SeenMessage) -> list[Player]:
        """The people the match waits for there, and who looks."""
        table = table_of(board)
        views = self.views[table]
        return [p for p in self._there(table) if views[int(p.someone.id)].is_awaited]

    def racing(self, board: SeenMessage) -> list[Player]:
        """Who is in a duel and may answer."""
        table = table_of(board)
        return [p for p in self._there(table) if _may_answer(self.views[table][int(p.someone.id)])]

    def _there(self, table: TableId) -> list[Player]:
        views = self.views.get(table, {})
        seated = [p for p in self.players.values() if int(p.someone.id) in views]
        return [player for player in seated if (table, player) not in self.away]

    def is_over(self, board: SeenMessage) -> bool:
        return any(view.phase == "ended" for view in self.views[table_of(board)].values())

    def sign(self, player: Player, table: TableId) -> None:
        self.signs.note(table, int(player.someone.id), self.now())

    async def turn(self, player: Player, board: SeenMessage) -> None:
        """Plays as long as the match waits for somebody, by a hand fresh from the board."""
        hand = await self._hand(player, board)
        while must_act(hand):
            await player.act(hand)
            await self.settle()
            if self.racing(board) or self.is_over(board):
                return
            hand = await self._hand(player, board)

    async def _hand(self, player: Player, board: SeenMessage) -> SeenMessage:
        self.sign(player, table_of(board))
        return await player.hand(board)

    async def writes(self, player: Player, board: SeenMessage, text: str) -> SeenMessage:
        """An answer, which the bot has heard."""
        self.sign(player, table_of(board))
        written = await player.someone.write(board.channel, text)
        await self.pass_by(1)
        return player.newest(written)

    async def choose(self, player: Player, lobby: SeenMessage, **values: Any) -> None:
        """Sends in the first page of a lobby's options."""
        await player.someone.press(player.newest(lobby), write(OptionPage(table_of(lobby))))
        await player.someone.fill(await player.someone.until_modal(), **values)

    async def choose_more(
        self, player: Player, lobby: SeenMessage, page: int, **values: Any
    ) -> None:
        """And one of those that the whisper after the first leads to."""
        table = table_of(lobby)
        control = write(OptionPage(table, page))

        def whisper() -> SeenMessage | None:
            shown = reversed(player.someone.sees(lobby.channel))
            ids = ((m, [b.get("custom_id") for b in buttons(m)]) for m in shown if m.ephemeral)
            return next((m for m, found in ids if control in found), None)

        await player.someone.press(await player.someone.until(whisper, "more pages"), control)
        await player.someone.fill(await player.someone.until_modal(), **values)

    async def pair(
        self, player: Player, lobby: SeenMessage, pairs: Sequence[tuple[Player, Player]]
    ) -> SeenMessage:
        """Chooses who shares a pile; returns the whisper where that is done."""
        table = table_of(lobby)
        more = await player.more(player.newest(lobby))
        await player.someone.press(more, write(OfLobby(table, "seating")))
        menus = await player.someone.until(lambda: people_menus(player.newest(more)), "the menus")
        for one, other in pairs:
            newest = player.newest(menus)
            ids = (one.someone.id, other.someone.id)
            await player.someone.choose(newest, write(OfSeats(table, "teams")), *ids)
        return player.newest(menus)

    async def press_aloud(
        self, player: Player, board: SeenMessage, ask: str, *, last: bool = False
    ) -> None:
        """Presses the newest button in the channel that answers an ask; of several the last one."""
        for message in reversed(player.someone.sees(board.channel)):
            ids = [str(button.get("custom_id", "")) for button in buttons(message)]
            fitting = [each for each in ids if _is_aloud(each, ask)]
            if fitting:
                self.sign(player, table_of(board))
                await player.someone.press(message, fitting[-1 if last else 0])
                await self.settle()
                return
        raise AssertionError(f"nobody is asked to {ask}")


def _is_aloud(custom_id: str, ask: str) -> bool:
    press = parse(custom_id)
    return isinstance(press, PublicAsk) and press.ask == ask


def _may_answer(view: View) -> bool:
    scene = view.scene
    return scene is not None and scene.is_race and any(map(is_written, scene.asks))


@asynccontextmanager
async def seven_people(stage: Stage) -> AsyncIterator[Seven]:
    clock = StoppableClock()
    async with reached_bot(stage, clock) as bot:
        evening = Seven(stage, bot, clock)
        await evening.come()
        with bot.ctx.tables.subscribed(evening.learn):
            yield evening
