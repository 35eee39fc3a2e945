"""How soon duels are ruled: a hundred at the same time, in the playground with Discord's limits on.
Times are read from the messages' own stamps."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.chat.deliver.limits import Limits
from bot.host.model import Place, TableId, User
from bot.lab.bench.harness import child, load, percentile
from bot.lab.seeding import keep, ready_duel
from bot.life import STORE
from bot.playground import Playground, Settings
from bot.playground.client import Client
from bot.playground.control import CreateBot, CreateServer
from bot.playground.core import Core
from bot.playground.gateway.intents import PRIVILEGED
from bot.playground.operations.messages import Draft, post
from bot.playground.records import Message
from bot.store.sqlite.engine import SqliteStore

TABLES = 100
ROUNDS = 3
RULINGS_A_SECOND = 10
MARGIN_MS, SETTLE_MS = 100, 400
SECOND_ANSWER_MS = 200
WANTED_MS = 150
WARM_UP_SECONDS = 4.0
LAST_RULING_SECONDS = 8.0
LOOKS_SECONDS = 0.2
BURST_MS = 2
"""The time between two tables' answers in the burst."""
MOST_A_SECOND, DRAINED_A_SECOND = Limits().requests.most, 40


@dataclass
class Hall:
    """The playground, its tables' channels, and three people who sit at all of them."""

    core: Core
    bot: int
    channels: Sequence[int]
    people: Sequence[int]

    def says(self, table: int, seat: int, text: str) -> Message:
        """Somebody writes."""
        channel = self.core.world.channels[self.channels[table]]
        return post(self.core, self.people[seat], channel, Draft(body={"content": text}))

    def ruled(self, said: Message) -> int | None:
        """The stamp of the ruling that names an answer: a later message. The board above tells the
        ruling too, by an edit."""
        for message in self.core.world.history(said.channel_id).newest():
            if message.id <= said.id:
                return None
            if message.author_id == self.bot and f"“{said.content}”" in str(message.components):
                return message.created_ms
        return None


def bench_duels() -> Iterator[str]:
    yield load()
    late, burst = asyncio.run(_run())
    yield (
        f"{TABLES} duels at a time, {RULINGS_A_SECOND} rulings a second: sent "
        f"{_with_worst(late)} after the deciding message's stamp + {SETTLE_MS} ms + the margin "
        f"of {MARGIN_MS} ms; wanted {WANTED_MS} ms"
    )
    sent = [ruled for _, ruled in burst]
    seconds = (max(sent) - min(sent)) / 1000
    overtaken = sum(one > other for one, other in pairwise(sent))
    yield (
        f"a burst of {len(sent)}: drained in {seconds:.1f} s, {len(sent) / seconds:.0f} a second "
        f"(the outbox lets {MOST_A_SECOND} through, wanted {DRAINED_A_SECOND}); "
        f"{overtaken} went before an older one"
    )


def _with_worst(milliseconds: Sequence[float]) -> str:
    p50, p99 = percentile(milliseconds, 50), percentile(milliseconds, 99)
    worst = f"{max(milliseconds):.0f} ms (worst of {len(milliseconds)})"
    return f"{p50:.0f} ms (p50), {p99:.0f} ms (p99), {worst}"


async def _run() -> tuple[list[float], list[tuple[int, int]]]:
    settings = Settings(identify_limits=False, transcript_entries=100)
    async with (
        await Playground.start(settings=settings) as playground,
        Client(playground.url) as client,
        _hall(playground, client) as hall,
    ):
        await asyncio.sleep(WARM_UP_SECONDS)
        rounds = [await _round(hall, f"round {number}") for number in range(ROUNDS + 1)]
        burst = await _burst(hall)
    ready = MARGIN_MS + SETTLE_MS
    late = [ruled - said - ready for each in rounds[1:] for said, ruled in each]
    return [float(each) for each in late], burst


async def _round(hall: Hall, name: str) -> list[tuple[int, int]]:
    """Both sides answer each table's duel, one table after another."""
    began = time.perf_counter()
    said = []
    for table in range(TABLES):
        await asyncio.sleep(began + table / RULINGS_A_SECOND - time.perf_counter())
        said.append(hall.says(table, 0, f"{name} at {table}"))
        second = f"{name} late at {table}"
        asyncio.get_running_loop().call_later(SECOND_ANSWER_MS / 1000, hall.says, table, 1, second)
    return await _ruled(hall, said)


async def _burst(hall: Hall) -> list[tuple[int, int]]:
    """The same, all at once."""
    said = []
    for table in range(TABLES):
        said.append(hall.says(table, 0, f"burst at {table}"))
        await asyncio.sleep(BURST_MS / 1000)
    return await _ruled(hall, said)


async def _ruled(hall: Hall, said: Sequence[Message]) -> list[tuple[int, int]]:
    """When each answer was given, and when it was ruled."""
    give_up = time.perf_counter() + LAST_RULING_SECONDS
    ruled: dict[int, int] = {}
    while len(ruled) < len(said):
        if time.perf_counter() > give_up:
            missing = [each.content for each in said if each.id not in ruled]
            raise RuntimeError(f"these have not been ruled: {', '.join(missing)}")
        await asyncio.sleep(LOOKS_SECONDS)
        for each in said:
            if each.id not in ruled and (stamp := hall.ruled(each)) is not None:
                ruled[each.id] = stamp
    return [(each.created_ms, ruled[each.id]) for each in said]


@asynccontextmanager
async def _hall(playground: Playground, client: Client) -> AsyncIterator[Hall]:
    owner = await client.person("owner")
    names = [f"t{number}" for number in range(TABLES)]
    made = await client.order(CreateServer(name="Duels", owner=owner.id, channels=names))
    people = [await client.person(f"p{n}", servers=[made["server"]]) for n in range(3)]
    bot = await client.order(
        CreateBot(name="Bot", owner=owner.id, intents=PRIVILEGED, servers=[made["server"]])
    )
    channels = [int(made["channels"][name]) for name in names]
    users = [User(int(person.id)) for person in people]
    with TemporaryDirectory(dir=Path.cwd(), prefix="bench-") as var:
        await _seed(Path(var), int(made["server"]), channels, users)
        async with child(
            playground, bot["token"], "bot", "run", environment={"SPELVARDEN_VAR": var}
        ):
            online = playground.core.gateway.is_online
            await owner.until(lambda: online(int(bot["bot"])))
            yield Hall(playground.core, int(bot["bot"]), channels, users)


async def _seed(var: Path, guild: int, channels: Sequence[int], users: Sequence[User]) -> None:
    store = await SqliteStore.open(var / STORE)
    for number, channel in enumerate(channels):
        opened = time.time_ns() // 1_000_000
        state = ready_duel(
            3,
            opened,
            series=ROUNDS + 2,
            tie_margin=MARGIN_MS,
            settle_time=SETTLE_MS,
            time_limit=600,
        )
        seats = dict(enumerate(users))
        await keep(store, TableId(f"duel{number}"), state, Place(guild, channel), seats)
    await store.close()
