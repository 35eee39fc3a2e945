"""The application's own emojis: uploaded once, shown wherever a card's small picture stands, and
missed by nobody where they are not to be had."""

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.life import STORE
from bot.pictures.emblems import emblems
from bot.playground.client import all_text, selects
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import play_turn, start
from tests.chat_end_to_end.player import Player, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_LOOKS, LOOK_SECONDS = 1_200, 0.05
DRAFT = "riftforce"
OWN = re.compile(r"<:(\w+):(\d+)>")


@asynccontextmanager
async def stage_with_emojis(
    var: Path, most: int = 2_000, *, limits: bool = False
) -> AsyncIterator[Stage]:
    settings = replace(FULL_LIMITS, emojis=most, rate_limits=limits)
    async with open_stage(var / "var", settings, start=False) as stage:
        await stage.start_bot(SPELVARDEN_EMOJIS="on")
        yield stage
        assert not stage.told_by_the_log()


async def said(stage: Stage, what: str) -> None:
    """Nothing but the log tells of it."""
    await until(lambda: what in stage.log)


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(MOST_LOOKS):
        if condition():
            return
        await asyncio.sleep(LOOK_SECONDS)
    raise AssertionError("it has not happened")


def there(stage: Stage) -> dict[str, int]:
    return {each.name: each.id for each in stage.playground.core.world.emojis.values()}


def uploads(stage: Stage) -> int:
    return sent(stage, f"POST /applications/{stage.bot}/emojis")


def sent(stage: Stage, what: str) -> int:
    """How many requests of the bot's begin so."""
    return sum(e.what.startswith(what) for e in stage.playground.core.transcript.of("request"))


async def two(stage: Stage) -> list[Player]:
    return [Player(await stage.person(name), n) for n, name in enumerate(("Anna", "Bo"))]


async def tossed(stage: Stage, players: list[Player]) -> tuple[Player, SeenMessage, SeenMessage]:
    """A draft, whose turn it is to pick, and his hand."""
    board = await start(stage, await stage.channel(), DRAFT, players)
    for player in players:
        hand = await player.hand(board)
        if "Toss" in str(hand.components):
            await player.act(hand)
    for player in players:
        hand = await player.hand(board)
        if list(_options(hand)):
            return player, board, hand
    raise AssertionError("nobody picks")


def _options(message: SeenMessage) -> Iterator[dict[str, Any]]:
    for select in selects(message):
        yield from select["options"]


async def test_emojis_are_uploaded_once_and_shown_in_selects_and_texts(tmp_path: Path) -> None:
    async with stage_with_emojis(tmp_path, limits=True) as stage:
        await said(stage, "emojis made known to Discord")
        drawn = emblems()
        assert set(there(stage)) == {each.word for each in drawn.values()}
        _, board, hand = await tossed(stage, await two(stage))
        guilds = {drawn[art].word for art in drawn if art.startswith(DRAFT)}
        for option in _options(hand):
            assert option["emoji"]["name"] in guilds
            assert int(option["emoji"]["id"]) == there(stage)[option["emoji"]["name"]]
        shown = OWN.findall(all_text(stage.owner.message(board.channel, board.id) or board))
        assert shown and all(there(stage)[name] == int(id_) for name, id_ in shown)
        assert not stage.refused()


async def test_a_restart_uploads_nothing_and_changes_no_message(tmp_path: Path) -> None:
    async with stage_with_emojis(tmp_path) as stage:
        await said(stage, "emojis made known to Discord")
        picker, board, hand = await tossed(stage, await two(stage))
        await until(lambda: "to pick a guild" in all_text(picker.newest(board)))
        before, shown = uploads(stage), OWN.findall(all_text(picker.newest(board)))
        offered = [option["emoji"] for option in _options(hand)]
        await stage.stop_bot()
        edits = sent(stage, "PATCH /channels")
        await stage.start_bot(SPELVARDEN_EMOJIS="on")
        hand = await picker.hand(board)
        assert [option["emoji"] for option in _options(hand)] == offered
        assert OWN.findall(all_text(picker.newest(board))) == shown != []
        assert uploads(stage) == before == len(emblems())
        assert sent(stage, "PATCH /channels") == edits


async def test_another_drawing_takes_an_older_ones_place_and_others_emojis_stay(
    tmp_path: Path,
) -> None:
    async with stage_with_emojis(tmp_path) as stage:
        await said(stage, "emojis made known to Discord")
        world = stage.playground.core.world
        old, older, foreign, *_ = world.emojis.values()
        redrawn, was = old.name, older.name
        world.save(replace(older, name=f"{was}_000000"))  # as they were once called
        world.save(replace(foreign, name="mascot"))
        await stage.stop_bot()
        note(stage, {str(old.id): "000000"})
        before = uploads(stage)
        await stage.start_bot(SPELVARDEN_EMOJIS="on")
        await until(lambda: stage.log.count("emojis made known to Discord") == 2)
        assert not {old.id, older.id} & set(world.emojis)
        assert {redrawn, was, "mascot"} <= set(there(stage))
        assert uploads(stage) == before + 3


async def test_where_somebody_has_an_emoji_of_that_name_ours_has_a_longer_one(
    tmp_path: Path,
) -> None:
    """So it is, too, where the bot no longer knows which ones are its own; and it stays so."""
    async with stage_with_emojis(tmp_path) as stage:
        await said(stage, "emojis made known to Discord")
        await stage.stop_bot()
        theirs = there(stage)
        note(stage, dict.fromkeys(map(str, theirs.values())))
        await stage.start_bot(SPELVARDEN_EMOJIS="on")
        await until(lambda: stage.log.count("emojis made known to Discord") == 2)
        after = there(stage)
        assert theirs.items() <= after.items()
        assert {each.long_name for each in emblems().values()} <= set(after)
        before = uploads(stage)
        await stage.stop_bot()
        await stage.start_bot(SPELVARDEN_EMOJIS="on")
        _, _, hand = await tossed(stage, await two(stage))
        names = {each.long_name for each in emblems().values()}
        assert all(option["emoji"]["name"] in names for option in _options(hand))
        assert uploads(stage) == before


def note(stage: Stage, changed: Mapping[str, str | None]) -> None:
    """Which drawings the bot believes that it has uploaded; of None it knows nothing."""
    with closing(sqlite3.connect(stage.var / STORE)) as store, store:
        (noted,) = store.execute("SELECT text FROM notes WHERE name = 'emojis'").fetchone()
        digests = {**json.loads(noted), **changed}
        text = json.dumps({id_: digest for id_, digest in digests.items() if digest is not None})
        store.execute("UPDATE notes SET text = ? WHERE name = 'emojis'", (text,))


async def test_where_no_more_are_taken_the_rest_is_unicode_and_the_log_says_so_once(
    tmp_path: Path,
) -> None:
    async with stage_with_emojis(tmp_path, most=0) as stage:
        await said(stage, "Unicode's emojis")
        players = await two(stage)
        _, board, hand = await tossed(stage, players)
        assert all(option["emoji"].get("id") is None for option in _options(hand))
        assert not OWN.search(all_text(players[0].newest(board)))
        assert stage.log.count("Unicode's emojis") == 1


async def test_an_emoji_that_somebody_removes_keeps_nobody_from_playing(tmp_path: Path) -> None:
    async with stage_with_emojis(tmp_path) as stage:
        await said(stage, "emojis made known to Discord")
        players = await two(stage)
        world = stage.playground.core.world
        for emoji in [*world.emojis.values()]:
            world.forget(emoji)
        player, board, hand = await tossed(stage, players)
        assert all(option["emoji"].get("id") is None for option in _options(hand))
        await play_turn(player, board, table_of(board))
