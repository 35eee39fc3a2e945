"""A match while everything goes wrong at Discord: requests fail before or after they were carried
out, connections are cut, events come late, twice or in another order, boards are deleted,
permissions taken away and given back, and the bot is killed. Afterwards there is one live board.

`python -m tests.chat_end_to_end.mix [GAME] [SEED] [STEPS]` plays so many steps like that,
then the match to its end without faults; the same seed draws the same faults.
"""

import asyncio
import sqlite3
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.structs import replace

from bot.chat.custom_ids import Deed, parse
from bot.life import STORE
from bot.playground.client import Failed, NotSeen, Refused, buttons
from bot.playground.control import ClearFaults, DeleteMessage, PlanFault, SetOverwrite
from bot.playground.faults import EventFault, RequestFault
from bot.playground.people.views import SeenMessage
from bot.playground.permissions import Permission
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player, controls, must_act, table_of
from tests.chat_end_to_end.realtime import in_duel, news, press_what_is_awaited, race
from tests.chat_end_to_end.stage import HURRIED, SPEED, Stage, open_stage
from tests.games.every_game import FOR_TWO

REALTIME = "ordet_fanger"
GAMES = (*FOR_TWO, REALTIME)
NAMES = ("Anna", "Bo", "Cleo")
STEPS = 150
FAULTS = 0.4
"""So often something goes wrong before a step."""
SOON_FAILED = replace(HURRIED, answer_seconds=3 * SPEED)
"""Whoever is not answered waits no longer for it than on Discord."""
SETTLED_SECONDS, ENDED_SECONDS = 60.0, 240.0
LIVE = ("join", "start", "hand", "rematch")
"""What only the one message offers by which a table is played."""

ROUTES = (
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
    ("GET", "/channels/*/messages"),
    ("DELETE", "/channels/*/messages/*"),
    ("POST", "/interactions/*/*/callback"),
    ("*", "/webhooks/*"),
)
EVENTS = ("INTERACTION_CREATE", "MESSAGE_CREATE", "*")
DENIED = (
    Permission.SEND_MESSAGES,
    Permission.VIEW_CHANNEL,
    Permission.READ_MESSAGE_HISTORY,
    Permission.SEND_MESSAGES | Permission.READ_MESSAGE_HISTORY,
)
MISHAPS = {"request": 8, "event": 3, "delete": 2, "deny": 2, "kill": 2, "table": 2}
UNANSWERED = (Refused, Failed, NotSeen, AssertionError, TimeoutError)
"""What people meet while nothing works, and after which they try again."""


class Mix:
    """One match of one game, and what goes wrong during it."""

    def __init__(self, stage: Stage, game: str, seed: int) -> None:
        self._stage = stage
        self._game = game
        self._rng = Random(f"{game} {seed}")
        self._words = Random(seed)
        """Of its own: how often somebody answers depends on how quick the machine is."""
        self._denied = False
        self.told: list[str] = []
        """What went wrong, in its order."""

    async def begin(self) -> None:
        names = NAMES if self._game == REALTIME else NAMES[:2]
        self.players = [
            Player(await self._stage.person(name), self._rng.getrandbits(32)) for name in names
        ]
        self.channel = await self._stage.channel()
        do: Any = "start_here" if self._game == REALTIME else "start"
        self.board = await start(self._stage, self.channel, self._game, self.players, do)
        self.table = table_of(self.board)

    async def suffer(self, steps: int) -> None:
        for _ in range(steps):
            if self._denied and self._rng.random() < 0.4:
                await self._deny(0)
            if self._rng.random() < FAULTS:
                (mishap,) = self._rng.choices([*MISHAPS], [*MISHAPS.values()])
                await self._go_wrong(mishap)
            await self.step()

    async def step(self) -> None:
        """Somebody the match waits for does something, or goes on with a paused one."""
        with suppress(*UNANSWERED):
            await self._go_on_if_paused()
            if self._game == REALTIME:
                await self._step_in_real_time()
                return
            for player in self.players:
                hand = player.direct(self.table)
                if hand is None or not must_act(hand):
                    hand = await player.hand(self.board)
                if must_act(hand):
                    await player.step(hand)
                    return

    async def heal(self) -> None:
        await self._stage.client.order(ClearFaults())
        await self._deny(0)

    async def play_out(self) -> None:
        """The match comes to its end, once nothing goes wrong any more."""
        ends = time.monotonic() + ENDED_SECONDS
        while not any(deed == "rematch" for _, deed in self._live()):
            assert time.monotonic() < ends, f"no end in sight: {self._unsent()}"
            await self.step()

    async def settle(self) -> None:
        """Returns once nothing waits to be sent."""
        ends = time.monotonic() + SETTLED_SECONDS
        while waiting := self._unsent():
            assert time.monotonic() < ends, f"still unsent: {waiting}"
            await asyncio.sleep(0.05)
        if not self.live_boards():
            # Deleted when the bot was just being killed: it has never heard of that.
            await self.players[0].someone.slash(self.channel, "table")
        await self.players[0].someone.until(lambda: len(self.live_boards()) == 1, "one live board")

    def live_boards(self) -> list[SeenMessage]:
        return list({message.id: message for message, _ in self._live()}.values())

    def live_hands(self, player: Player) -> list[SeenMessage]:
        """Somebody's lasting direct messages by which they could act at this table."""
        direct = [c.id for c in player.someone.channels.values() if c.kind == "dm"]
        seen = (message for channel in direct for message in player.someone.sees(channel))
        lasting = (message for message in seen if not message.ephemeral)
        return [m for m in lasting if any(c.press.table == self.table for c in controls(m))]

    def left(self) -> str:
        """Which messages are live, and which the bot knows."""
        boards = [message.id for message in self.live_boards()]
        hands = {p.someone.id: [m.id for m in self.live_hands(p)] for p in self.players}
        with closing(sqlite3.connect(self._stage.var / STORE)) as store:
            known = list(store.execute("SELECT key, wanted, sent, message FROM messages"))
        waiting = [line for line in self._stage.log.splitlines() if " waits " in line][-5:]
        return "\n".join([f"live: {boards} {hands}; known: {known}", *waiting])

    def _live(self) -> Iterator[tuple[SeenMessage, str]]:
        for message in self.players[0].someone.sees(self.channel):
            for button in [] if message.ephemeral else buttons(message):
                press = parse(button.get("custom_id", ""))
                if isinstance(press, Deed) and press.table == self.table and press.do in LIVE:
                    yield message, press.do

    async def _go_on_if_paused(self) -> None:
        for board in reversed(self.live_boards()):
            for button in buttons(board):
                press = parse(button.get("custom_id", ""))
                if isinstance(press, Deed) and press.do == "resume":
                    await self.players[0].someone.press(board, button["custom_id"])
                    return

    async def _step_in_real_time(self) -> None:
        post = news(self.players[0], self.board, "")
        if post is None:
            return
        if racing := in_duel(self.players, post):
            await race(racing, post, f"Svar {self._words.getrandbits(32)}")
        else:
            await press_what_is_awaited(self.players, post)
        with suppress(NotSeen):
            async with asyncio.timeout(0.5):
                after = post.id
                watcher = self.players[0]
                await watcher.someone.until(lambda: news(watcher, self.board, after), "news")

    async def _go_wrong(self, mishap: str) -> None:
        rng, order = self._rng, self._stage.client.order
        what = mishap
        match mishap:
            case "request":
                method, path = rng.choice(ROUTES)
                kind = rng.choice(("status", "cut", "slow"))
                fault = RequestFault(
                    kind=kind,  # type: ignore[arg-type]
                    method=method,
                    path=path,
                    times=rng.randint(1, 2),
                    handled=rng.random() < 0.6,
                    status=rng.choice((500, 502, 503)),
                    seconds=rng.choice((0.3, 1.0)),
                )
                what = f"{fault.kind} {method} {path} x{fault.times} handled={fault.handled}"
                await order(PlanFault(fault=fault))
            case "event":
                kind, event = rng.choice(("late", "doubled", "reordered")), rng.choice(EVENTS)
                what = f"{kind} {event}"
                planned = EventFault(kind=kind, event=event, seconds=0.5)  # type: ignore[arg-type]
                await order(PlanFault(fault=planned))
            case "delete":
                if boards := self.live_boards():
                    with suppress(Refused):  # it has just been deleted, and is still seen
                        await order(DeleteMessage(channel=self.channel, message=boards[-1].id))
            case "deny":
                await self._deny(int(rng.choice(DENIED)))
            case "kill":
                acting = asyncio.create_task(self.step())
                await asyncio.sleep(rng.uniform(0, 0.1))
                await self._stage.kill_bot()
                await asyncio.wait({acting})
                await self._stage.start_bot()
            case "table":
                with suppress(*UNANSWERED):
                    await rng.choice(self.players).someone.slash(self.channel, "table")
        self.told.append(what)

    async def _deny(self, permissions: int) -> None:
        self._denied = permissions != 0
        target = self._stage.bot
        deny = SetOverwrite(channel=self.channel, target=target, deny=permissions)
        await self._stage.client.order(deny)

    def _unsent(self) -> list[tuple[str, int, int]]:
        with closing(sqlite3.connect(self._stage.var / STORE)) as store:
            query = "SELECT key, wanted, sent FROM messages WHERE wanted > sent"
            return [tuple(row) for row in store.execute(query)]


async def suffered(var: Path, game: str, seed: int, steps: int, *, to_the_end: bool) -> Mix:
    """A match after so many steps among faults; fails unless one live board is left of it, and at
    most one hand for each player."""
    async with open_stage(var, SOON_FAILED) as stage:
        mix = Mix(stage, game, seed)
        await mix.begin()
        try:
            await mix.suffer(steps)
            await mix.heal()
            await mix.settle()
            if to_the_end:
                await mix.play_out()
                await mix.settle()
            for player in mix.players:
                await player.someone.until(lambda p=player: len(mix.live_hands(p)) <= 1, "one hand")
        except BaseException as error:
            error.add_note(f"{game} with seed {seed}, after: " + "; ".join(mix.told))
            error.add_note(mix.left())
            raise
        assert not stage.told_by_the_log()
    return mix


def main(arguments: Sequence[str]) -> None:
    games = arguments[:1] or GAMES
    seed, steps = (int(a) for a in (*arguments[1:3], *("1", str(STEPS))[len(arguments[1:3]) :]))
    for game in games:
        with TemporaryDirectory() as folder:
            began = time.monotonic()
            mix = asyncio.run(suffered(Path(folder) / "var", game, seed, steps, to_the_end=True))
            took = time.monotonic() - began
            print(f"{game}: {len(mix.told)} mishaps, at its end after {took:.0f} s, one live board")


if __name__ == "__main__":
    main(sys.argv[1:])
