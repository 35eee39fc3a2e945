"""What the house has played, thought again in a process of its own."""

import asyncio

import msgspec
import pytest

from bot.chat.verifying import MOST_AT_A_TIME, Rethinking
from bot.lab.house_match import HouseMatch, sitter
from bot.library import open_game
from games.kit.house import KEEN
from games.kit.match import Match, Record
from games.kit.refusals import Refusal

pytestmark = pytest.mark.asyncio


def played(game: str, secret: bytes = bytes(range(32))) -> Record:
    opened = open_game(game)
    options = opened.options_type()
    match = Match(opened.bound(options), 2, options, secret)
    HouseMatch(match, (sitter(KEEN), sitter(KEEN))).play()
    return match.record()


async def test_it_is_the_same() -> None:
    record = played("storma_slottet")
    rethinking = Rethinking(None)
    verdict = await rethinking.verdict(record)
    assert verdict is not None and verdict.holds and verdict.message.id == "house-same"
    assert await rethinking.verdict(record) is verdict


async def test_another_move_is_found_out() -> None:
    record = played("supertrumf")
    entry = next(entry for entry in record.moves if entry.by is not None)
    place = record.moves.index(entry)
    assert entry.by is not None
    other = msgspec.structs.replace(entry, by=msgspec.structs.replace(entry.by, level="none"))
    moves = (*record.moves[:place], other, *record.moves[place + 1 :])
    verdict = await Rethinking(None).verdict(msgspec.structs.replace(record, moves=moves))
    assert verdict is not None and not verdict.holds


async def test_so_many_can_wait_and_whoever_comes_then_is_told_to_ask_again() -> None:
    rethinking = Rethinking(None)
    records = [played("supertrumf", bytes([number]) * 32) for number in range(MOST_AT_A_TIME + 1)]
    *waiting, late = records
    verdicts = [asyncio.create_task(rethinking.verdict(record)) for record in waiting]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refusal:
        await rethinking.verdict(late)
    assert refusal.value.message.id == "house-busy"
    assert all(verdict is not None and verdict.holds for verdict in await asyncio.gather(*verdicts))
    assert await rethinking.verdict(late) is not None


async def test_what_is_known_is_told_however_many_wait() -> None:
    rethinking = Rethinking(None)
    known = played("supertrumf", b"known" * 6)
    verdict = await rethinking.verdict(known)
    others = [played("supertrumf", bytes([number]) * 32) for number in range(MOST_AT_A_TIME)]
    waiting = [asyncio.create_task(rethinking.verdict(record)) for record in others]
    await asyncio.sleep(0)
    assert await rethinking.verdict(known) is verdict
    await asyncio.gather(*waiting)


async def test_of_a_match_without_the_house_there_is_nothing_to_say() -> None:
    record = played("supertrumf")
    people = tuple(msgspec.structs.replace(entry, by=None) for entry in record.moves)
    record = msgspec.structs.replace(record, moves=people)
    assert await Rethinking(None).verdict(record) is None
