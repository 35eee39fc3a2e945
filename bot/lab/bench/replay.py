"""How long it takes to look at a finished match: the longest of each game, from a store."""

import asyncio
import time
from collections.abc import Awaitable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

import games
from bot.chat.people import People
from bot.chat.render.renderer import Renderer
from bot.chat.render.replays import Moment
from bot.host import model
from bot.host.clock import ChatClock
from bot.host.decks import Decks
from bot.host.stored import Change
from bot.host.tables import Tables, named_after
from bot.lab.bench.harness import load, percentiles
from bot.lab.rehearsal import Rehearsal
from bot.library import open_game
from bot.pictures.encoding import png
from bot.settings import written_folder
from bot.store.sqlite.engine import SqliteStore
from bot.words.words import Words
from games.kit.chance import FORMAT, commitment
from games.kit.match import Match
from games.kit.options import read

MATCHES = 8
"""Of each game, played at random, which takes longest: the longest of them is looked at."""
COPIES = 40
"""As many times, each time as if for the first time."""
STEPS = 200
WANTED_MS = 300
MOST_SEATS = 6
PLACE = model.Place(1, 2)


def bench_replay(folder: Path | None = None) -> Iterator[str]:
    """Until a match is found and shown, and until a step is, with a picture and in words."""
    yield load()
    for key in games.names():
        match = longest(key)
        with TemporaryDirectory(dir=folder or written_folder(), prefix="bench-") as where:
            yield from asyncio.run(_measured(Path(where) / "store.db", match))


def longest(key: str) -> Match[Any, Any]:
    game = open_game(key)
    options = read(game.options_type, dict(game.proposed))
    seats = min(game.seat_counts[-1], MOST_SEATS)
    played = []
    for number in range(MATCHES):
        rehearsal = Rehearsal(game, seats, options, f"replay {number}")
        rehearsal.play()
        played.append(rehearsal.match)
    return max(played, key=lambda match: len(match.entries))


async def _measured(file: Path, match: Match[Any, Any]) -> list[str]:
    store = await SqliteStore.open(file)
    copies = [named_after(f"copy {number}") for number in range(COPIES)]
    for table in copies:
        await keep_ended(store, table, match)
    tables = await Tables.open(store, ChatClock(), open_game)
    people = People(store, lambda user: True)
    renderer = Renderer(Words(), people, open_game, listens=True, shows_pictures=lambda _: "shown")
    await renderer.open_games()
    moves = len(match.entries)

    async def shown(table: model.TableId, move: int, *, in_words: bool) -> None:
        past = await tables.past.past(table)
        view = await tables.look(table)
        moment = Moment(view=view, past=past, move=move, in_words=in_words)
        content = await renderer.drawn_replay(moment, model.User(1))
        if (gallery := content.gallery()) is not None:
            await asyncio.to_thread(png, gallery.picture)

    first = [await _took(shown(table, moves // 2, in_words=False)) for table in copies]
    lines = [f"{match.game.key}, {moves} moves: found and drawn in {percentiles(first)}"]
    for in_words, how in ((False, "with its picture"), (True, "in words")):
        steps = [
            await _took(shown(copies[-1], step % (moves + 1), in_words=in_words))
            for step in range(STEPS)
        ]
        lines.append(f"{match.game.key}: a step {how} in {percentiles(steps)}")
    await tables.stop()
    await store.close()
    return lines


async def _took(work: Awaitable[None]) -> float:
    """In milliseconds."""
    began = time.perf_counter()
    await work
    return (time.perf_counter() - began) * 1_000


async def keep_ended(store: SqliteStore, table: model.TableId, match: Match[Any, Any]) -> None:
    """Stores a match as if it had been played there by people, and just ended."""
    now = model.Stamp(time.time_ns() // 1_000_000)
    seats = tuple(model.Seated(model.User(100 + seat)) for seat in range(match.seats))
    users = {seat: each.user for seat, each in enumerate(seats)}
    words = (model.Word(model.NOBODY, salt) for salt in match.salts)
    header = model.Header(
        game=match.game.key,
        rules_version=match.game.version,
        cards_hash=match.game.cards_hash,
        phase="ended",
        ending="outcome",
        place=PLACE,
        language="en",
        opener=users[0],
        seats=seats,
        options=msgspec.Raw(msgspec.json.encode(match.options)),
        commitment=commitment(match.secret),
        opened=now,
        chance=FORMAT,
        salting=model.Salting(words=tuple(words)),
    )
    position = model.Position(
        state=msgspec.json.encode(match.state),
        asks=(1,) * match.seats,
        asked=(model.Running(0),) * (match.seats + 1),
    )
    begun = model.Input(revision=1, kind="open", source="opened", at=now, user=users[0])
    start = model.Input(
        revision=2,
        kind="start",
        source="begun",
        at=now,
        user=users[0],
        body=msgspec.json.encode(seats),
        chance=match.setup_calls,
    )
    moves = [
        model.Input(
            revision=revision,
            kind="move",
            source=f"move {revision}",
            at=now,
            seat=entry.seat,
            user=None if entry.seat is None or entry.clock else users[entry.seat],
            body=bytes(entry.move),
            chance=entry.chance,
        )
        for revision, entry in enumerate(match.entries, start=3)
    ]
    cards = Decks(open_game, store).unkept(match.game)
    secret = model.Secret(match.secret)
    await store.commit(Change(table=table, input=begun, header=header, secret=secret, cards=cards))
    for line in (start, *moves):
        is_last = line.revision == len(match.entries) + 2
        await store.commit(Change(table=table, input=line, position=position if is_last else None))
