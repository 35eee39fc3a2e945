"""How fast the commands that look back are with very many finished matches, and how many bytes a
match takes."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.host.model import User
from bot.host.ratings import bring_up_to_date
from bot.lab.bench import finished
from bot.lab.bench.audience import Audience, controls
from bot.lab.bench.harness import child, load, percentile, percentiles, sociable
from bot.lab.bench.room import WITH_PICTURES
from bot.life import STORE
from bot.playground import Playground, Settings
from bot.playground.gateway.intents import PRIVILEGED
from bot.playground.operations import channels, members
from bot.playground.records import Message
from bot.settings import written_folder
from bot.store.sqlite.engine import SqliteStore

MATCHES = 100_000
ASKERS, PEOPLE, CHANNELS = 20, 1_000, 8
TIMES = 200
"""How often each command is given."""
WANTED_MS = 300
TURNS = ("Older ▶", "◀ Newer")
COMMANDS: Mapping[str, Mapping[str, str]] = {
    "/history": {},
    "/history of: server": {"of": "server"},
    "/history game: …": {"game": sociable()},
    "/history of: server game: …": {"of": "server", "game": sociable()},
    "/record": {},
    "/leaderboard": {"game": sociable()},
}
"""What is measured, as far as the bot has the command."""
SHARES: Mapping[str, Sequence[str]] = {
    "its log": ("inputs", "sources"),
    "its messages": ("messages", "unsent", "contents"),
    "its header and last position": (
        *("tables", "sqlite_autoindex_tables_1"),
        *("ended_tables", "live_tables", "lobbies"),
    ),
    "its result": ("results", "sqlite_autoindex_results_1", "results_on", "results_of_game"),
    "who played in it, and what the game counts of them": (
        "played",
        "played_at",
        "played_uncounted",
    ),
}
"""Which tables and indexes of the store hold what of a match."""


@dataclass
class Archive:
    """A playground whose server has very many finished matches."""

    audience: Audience
    people: Sequence[int]
    channel: int
    commands: frozenset[str]


def bench_history(
    where: Path | None = None, many: int = MATCHES, times: int = TIMES
) -> Iterator[str]:
    yield load()
    with TemporaryDirectory(dir=where or written_folder(), prefix="bench-") as folder:
        sample = Path(folder) / "sample.db"
        asyncio.run(finished.play_samples(sample))
        played = asyncio.run(finished.samples_of(sample))
        yield from _told_of_bytes(sample, len(played))
        yield from asyncio.run(_measured(Path(folder), sample, played, many, times))


def _told_of_bytes(sample: Path, matches: int) -> Iterator[str]:
    """As the store has them at their end, and when what their messages said is forgotten."""
    yield f"a match takes, on average of {matches} that were played by chance:"
    at_first = _shares(sample, matches)
    asyncio.run(finished.forget_said(sample))
    later = _shares(sample, matches)
    for name, share in later.items():
        before = at_first[name]
        more = "" if before == share else f" ({before:,} until a week after its end)"
        yield f"  {name}: {share:,} bytes{more}"
    yield f"  all of it: {sum(later.values()):,} bytes ({sum(at_first.values()):,})"


def _shares(sample: Path, matches: int) -> Mapping[str, int]:
    taken = dict(finished.sizes(sample))
    return {
        name: sum(taken.get(part, 0) for part in parts) // matches for name, parts in SHARES.items()
    }


async def _measured(
    folder: Path, sample: Path, played: Sequence[finished.SampleMatch], many: int, times: int
) -> list[str]:
    lines = []
    async with open_archive(folder, sample, played, many) as archive:
        size = (folder / STORE).stat().st_size
        lines.append(
            f"{many:,} finished matches: {size / many:,.0f} bytes each, where every "
            f"{finished.LOGGED}th has its log and messages"
        )
        for name, options in COMMANDS.items():
            command = name.removeprefix("/").split()[0]
            if command in archive.commands:
                lines += await _command(archive, name, command, options, times)
        lines += [await _turning(archive, times)]
    return lines


async def _command(
    archive: Archive, name: str, command: str, options: Mapping[str, str], times: int
) -> list[str]:
    async def give() -> float:
        person = random.choice(archive.people)
        pressed = await archive.audience.slash(person, archive.channel, command, **options)
        return pressed.took

    first = await give()
    took = [await give() for _ in range(times)]
    return [f"{name}: {percentiles(took)}; the first time {first:.1f} ms; {_judged(took)}"]


async def _turning(archive: Archive, times: int) -> str:
    """From page to page of the server's matches."""
    person, audience = archive.people[0], archive.audience
    pressed = await audience.slash(person, archive.channel, "history", of="server")
    took = []
    for number in range(times):
        assert pressed.message is not None, "a page is shown"
        button = _way(pressed.message, TURNS[number % len(TURNS) if number % 5 == 4 else 0])
        message = pressed.message
        pressed = await audience.press(person, message, button)
        pressed.message = pressed.message or message
        took.append(pressed.took)
    return f"a page of it: {percentiles(took)}; {_judged(took)}"


async def _count(file: Path) -> None:
    """The ratings, as the bot would have at the end of each match."""
    store = await SqliteStore.open(file)
    for ladder in await store.uncounted():
        await bring_up_to_date(store, ladder)
    await store.close()


def _way(message: Message, label: str) -> str:
    return next(str(each["custom_id"]) for each in controls(message) if each.get("label") == label)


def _judged(took: Sequence[float]) -> str:
    verdict = "kept" if percentile(took, 99) < WANTED_MS else "NOT kept"
    return f"wanted: {WANTED_MS} ms (p99), {verdict}"


@asynccontextmanager
async def open_archive(
    var: Path, sample: Path, played: Sequence[finished.SampleMatch], many: int
) -> AsyncIterator[Archive]:
    """The bot's folder is made before it is started."""
    async with AsyncExitStack() as stack:
        settings = Settings(rate_limits=False, identify_limits=False, transcript_entries=1_000)
        playground = await stack.enter_async_context(await Playground.start(settings=settings))
        core, audience = playground.core, Audience(playground)
        owner = core.add_person("owner").id
        bot = core.add_application("Spelvärden", owner, PRIVILEGED)
        guild = channels.create_guild(core, "Archive", owner)
        askers = [core.add_person(f"player {number}").id for number in range(ASKERS)]
        for member in (*askers, bot.id):
            members.join(core, guild, member)
        spots = [channels.create_channel(core, guild, f"room {n}").id for n in range(CHANNELS)]
        rest = [User(owner + number) for number in range(1, PEOPLE - ASKERS + 1)]
        everybody = finished.Population(guild.id, spots, [*map(User, askers), *rest])
        store = await SqliteStore.open(var / STORE)
        await store.close()
        await asyncio.to_thread(finished.fill, var / STORE, sample, played, many, everybody)
        await _count(var / STORE)
        await stack.enter_async_context(
            child(
                *(playground, bot.token, "bot", "run"),
                environment={"SPELVARDEN_VAR": str(var)} | dict(WITH_PICTURES),
            )
        )
        await audience.until(lambda: core.gateway.is_online(bot.id), "the bot")
        known = frozenset(each.name for each in core.world.commands_of(bot.id, None))
        yield Archive(audience, askers, spots[0], known)
