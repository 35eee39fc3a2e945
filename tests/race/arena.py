"""Duels over real sockets: a bot as a process of its own, and tables at which a duel is on."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.host.model import Place
from bot.lab.seeding import keep, ready_duel
from bot.life import STORE
from bot.playground.client import Someone, all_text, buttons
from bot.playground.people import actions
from bot.playground.people.views import SeenMessage
from bot.store.sqlite.engine import SqliteStore
from games.ordet_fanger.state import Drawing, State
from tests.chat_end_to_end.player import is_lasting
from tests.chat_end_to_end.stage import EVERYTHING, FULL_LIMITS, Stage, open_stage

NAMES = ("Kim", "Lee", "Noa", "Sam", "Mio", "Eva")
SINCE_MS = 3_000
"""How long the duels have been on when the bot starts."""
SEEDED = 2
"""A seeded table's revision."""
PATIENT = {"time_limit": 600}


def now() -> int:
    return time.time_ns() // 1_000_000


@dataclass
class Duel:
    """A table at which Kim and Lee race since `opened`."""

    table: str
    channel: str
    players: tuple[Someone, ...]
    opened: int
    bot: str

    @property
    def kim(self) -> Someone:
        return self.players[0]

    @property
    def lee(self) -> Someone:
        return self.players[1]

    @property
    def noa(self) -> Someone:
        return self.players[2]

    async def says(self, who: Someone, text: str, at: int | None = None) -> SeenMessage:
        return await who.write(self.channel, text, at_ms=at)

    async def writes(self, who: Someone, text: str, at: int) -> str:
        """The same without waiting to see it; returns the message's id."""
        write = actions.Write(channel=self.channel, content=text, at_ms=at)
        return (await who.act(write)).message or ""

    async def tells(self, *texts: str, after: SeenMessage | None = None) -> SeenMessage:
        """The bot's first message that tells all this."""

        def look() -> SeenMessage | None:
            since = 0 if after is None else int(after.id)
            for message in self.posts():
                text = all_text(message)
                if int(message.id) > since and all(part in text for part in texts):
                    return message
            return None

        return await self.kim.until(look, " and ".join(texts))

    def posts(self) -> list[SeenMessage]:
        """The bot's messages but for the board, which is edited, and the one at the start."""
        own = [m for m in self.kim.sees(self.channel) if m.author.id == self.bot]
        return [message for message in own if not is_lasting(message)]

    async def press(self, who: Someone, message: SeenMessage, label: str) -> Any:
        """Presses the first button whose label begins so."""
        return await who.press(message, await self._button(who, message, label))

    async def begins_to_press(self, who: Someone, message: SeenMessage, label: str) -> None:
        """The same without waiting for the bot; whatever comes now has a later stamp."""
        custom_id = await self._button(who, message, label)
        press = actions.Press(channel=message.channel, message=message.id, custom_id=custom_id)
        await who.act(press)
        await asyncio.sleep(0.002)

    async def _button(self, who: Someone, message: SeenMessage, label: str) -> str:
        await who.until(lambda: who.message(message.channel, message.id), "the message")
        labelled = {str(b.get("label")): str(b.get("custom_id")) for b in buttons(message)}
        found = [custom_id for name, custom_id in labelled.items() if name.startswith(label)]
        assert found, f"no button {label} among {list(labelled)}"
        return found[0]


class Arena:
    """A stage with the same six people at every table."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.people: tuple[Someone, ...] = ()
        self.duels: list[Duel] = []

    async def seed(
        self,
        tables: int,
        *,
        seats: int = 3,
        thread: bool = False,
        since_ms: int = SINCE_MS,
        between: bool = False,
        **more: Any,
    ) -> None:
        """Opens tables, in channels of their own or in threads, at which a duel is on, or which
        are `between` two duels. The bot must be down."""
        opened = now() - since_ms
        if not self.people:
            self.people = tuple([await self.stage.person(name) for name in NAMES])
        self.stage.var.mkdir(parents=True, exist_ok=True)
        store = await SqliteStore.open(self.stage.var / STORE)
        for person in self.people:
            await store.keep_note(f"name {person.id}", person.me.name)
        for _ in range(tables):
            state = ready_duel(seats, opened, **(PATIENT | more))
            if between:
                state = replace(state, phase=Drawing(), duel=None)
            await self._seed(store, self.people[:seats], thread, state)
        await store.close()

    async def _seed(
        self,
        store: SqliteStore,
        players: Sequence[Someone],
        thread: bool,
        state: State,
    ) -> None:
        channel = await self.stage.channel()
        await players[0].until(lambda: players[0].channels.get(channel))
        place = Place(int(self.stage.server), int(channel))
        if thread:
            started = await players[0].act(actions.StartThread(channel=channel, name="Duel"))
            place = Place(int(self.stage.server), int(channel), int(started.channel or 0))
        table = f"duel{channel[-12:]}"
        await keep(store, table, state, place, {n: int(p.id) for n, p in enumerate(players)})
        spot, bot = str(place.spot), self.stage.bot
        self.duels.append(Duel(table, spot, tuple(players), state.now, bot))

    def posts_asked_for(self, duel: Duel) -> int:
        """How often the bot has begun to post in a duel's channel, seen or not."""
        what = f"POST /channels/{duel.channel}/messages"
        requests = self.stage.playground.core.transcript.of("request")
        return sum(entry.what == what for entry in requests)

    async def until_posting(self, duel: Duel, before: int) -> None:
        """Returns once it has begun another post, which nobody may see for a while."""
        for _ in range(2_000):
            if self.posts_asked_for(duel) > before:
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"nothing more was posted in {duel.channel}")

    async def until_revision(self, duel: Duel, revision: int) -> None:
        """Returns once a table has come so far, which nobody may see for a while: only the log
        tells."""
        for _ in range(2_000):
            if f"table={duel.table} revision={revision} " in self.stage.log:
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"{duel.table} never came to revision {revision}")

    async def state(self, duel: Duel) -> State:
        """The game of a table as the store has it; the bot must be down."""
        store = await SqliteStore.open(self.stage.var / STORE)
        stored = await store.table(duel.table)
        await store.close()
        assert stored is not None and stored.position is not None
        return msgspec.json.decode(stored.position.state, type=State)

    def duel(self, seats: int = 3) -> Duel:
        """The next table with so many seats that nobody has touched."""
        found = next(duel for duel in self.duels if len(duel.players) == seats)
        self.duels.remove(found)
        return found


@asynccontextmanager
async def open_arena(
    var: Path, tables: int, *, intents: int = EVERYTHING, **more: Any
) -> AsyncIterator[Arena]:
    async with open_stage(var, FULL_LIMITS, intents=intents, start=False) as stage:
        arena = Arena(stage)
        await arena.seed(tables, **more)
        await arena.seed(1, seats=5, thread=True)
        await arena.seed(1, seats=6)
        await stage.start_bot()
        yield arena
