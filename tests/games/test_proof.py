"""What a dishonest host could like to change in a record is found out, with where it stands; honest
records of every game hold."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import games
from bot.chat.verifying.report import Verdict, checked, listed_only
from bot.lab.bot_match import BotMatch, sitter
from games.kit import match as kit_match
from games.kit.bot_player import EASY, HARD, BotSeat, ByBot
from games.kit.chance import Call, Chance
from games.kit.match import Entry, Match, Record
from games.kit.options import as_texts, read
from games.kit.say import Say, say
from games.kit.taking_back import TakeBack
from tests.games.every_game import main_options, opened, plan
from tests.games.honest import Evening, by_people

SEEDS = range(3)
OF_ALL = ("verify-other-secret", "verify-other-cards", "verify-bot-sittings", "verify-ends-late")
"""Faults of a record as a whole: they stand nowhere in particular."""


@cache
def evening(key: str, seed: int = 0) -> Record:
    record = Evening(key, seed).play()
    return msgspec.json.decode(msgspec.json.encode(record), type=Record)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("key", games.names())
def test_honest_records_hold(key: str, seed: int) -> None:
    for record in (evening(key, seed), by_people(key, seed)):
        report = checked(record)
        assert report.holds, report.faults


def test_the_honest_records_have_all_that_can_be_forged() -> None:
    records = [evening(key, seed) for key in games.names() for seed in SEEDS]
    moves = [entry for record in records for entry in record.moves]
    assert any(entry.by for entry in moves) and any(entry.clock for entry in moves)
    assert any(b"take back" in bytes(entry.move) for entry in moves)
    assert any(b"concede" in bytes(entry.move) for entry in moves)
    assert {sits.level for record in records for sits in record.bot_seats} == {HARD, EASY, None}


# -- what a dishonest host could like ------------------------------------------------------


def moved(record: Record, place: int, **changes: Any) -> Record:
    moves = list(record.moves)
    moves[place] = replace(moves[place], **changes)
    return replace(record, moves=tuple(moves))


def places(record: Record, which: Callable[[Entry], object]) -> list[int]:
    return [place for place, entry in enumerate(record.moves) if which(entry)]


def with_uses(record: Record, change: Callable[[tuple[Call, ...]], Any]) -> Iterator[Record]:
    """With the chance of the setup changed, and that of each of some moves."""
    if record.setup and (changed := change(record.setup)) is not None:
        yield replace(record, setup=changed)
    for place in places(record, lambda entry: entry.chance)[:3]:
        if (changed := change(record.moves[place].chance)) is not None:
            yield moved(record, place, chance=changed)


def other_result(uses: tuple[Call, ...]) -> tuple[Call, ...] | None:
    *before, last = uses
    if isinstance(last.result, int):
        return (*before, replace(last, result=last.result % max(2, last.of) + 1))
    return (*before, replace(last, result=last.result[::-1])) if len(last.result) > 1 else None


def extra_uses(record: Record, rng: Random) -> Iterator[Record]:
    """Each just what the secret gives next."""
    chance = Chance(bytes.fromhex(record.secret), record.salts)
    for use in (*record.setup, *(use for entry in record.moves for use in entry.chance)):
        chance.again(use)
    one = Call("die", "more", 6, 0, None, 1)
    more = chance.again((*record.setup, *record.moves[0].chance, one)[0])
    yield replace(record, setup=(*record.setup, more))
    yield moved(record, len(record.moves) - 1, chance=(*record.moves[-1].chance, more))


def missing_uses(record: Record, rng: Random) -> Iterator[Record]:
    yield from with_uses(record, lambda uses: uses[:-1])


def no_uses(record: Record, rng: Random) -> Iterator[Record]:
    if record.setup or places(record, lambda entry: entry.chance):
        moves = tuple(replace(entry, chance=()) for entry in record.moves)
        yield replace(record, setup=(), moves=moves)


def another_use_s_number(record: Record, rng: Random) -> Iterator[Record]:
    yield from with_uses(record, lambda uses: (*uses[:-1], replace(uses[-1], nth=99)))


def another_name(record: Record, rng: Random) -> Iterator[Record]:
    yield from with_uses(record, lambda uses: (replace(uses[0], name="other"), *uses[1:]))


def other_results(record: Record, rng: Random) -> Iterator[Record]:
    yield from with_uses(record, other_result)


def another_level(record: Record, rng: Random) -> Iterator[Record]:
    for place in places(record, lambda entry: entry.by)[:2]:
        by = record.moves[place].by
        assert by is not None
        other = EASY if by.level == HARD else HARD
        yield moved(record, place, by=replace(by, level=other))
        yield moved(record, place, by=replace(by, level="clairvoyant"))


def another_pace(record: Record, rng: Random) -> Iterator[Record]:
    for place in places(record, lambda entry: entry.by)[:2]:
        yield moved(record, place, by=ByBot(record.bot_seats[0].level or HARD, "slow"))


def other_sittings(record: Record, rng: Random) -> Iterator[Record]:
    """At another level, elsewhere, never, and so that nobody could."""
    yield replace(record, bot_seats=())
    yield replace(record, bot_seats=(replace(record.bot_seats[0], seat=1), *record.bot_seats[1:]))
    yield replace(
        record, bot_seats=(replace(record.bot_seats[0], pace="slow"), *record.bot_seats[1:])
    )
    yield replace(record, bot_seats=(*record.bot_seats, BotSeat(50, HARD, after=len(record.moves))))
    yield replace(record, bot_seats=(*record.bot_seats, BotSeat(0, "clairvoyant", after=10**4)))


def said_to_be_a_person_s(record: Record, rng: Random) -> Iterator[Record]:
    for place in places(record, lambda entry: entry.by)[:2]:
        yield moved(record, place, by=None)


def said_to_be_bot_player_s(record: Record, rng: Random) -> Iterator[Record]:
    people = places(record, lambda entry: not entry.by and entry.seat not in (None, 0))
    for place in people[:2]:
        yield moved(record, place, by=ByBot(HARD))


def made_by_nobody(record: Record, rng: Random) -> Iterator[Record]:
    for place in places(record, lambda entry: entry.seat is not None)[:3]:
        yield moved(record, place, seat=None, by=None, clock=False)


def by_another_seat(record: Record, rng: Random) -> Iterator[Record]:
    for place in places(record, lambda entry: entry.by)[:2]:
        seat = record.moves[place].seat
        assert seat is not None
        yield moved(record, place, seat=(seat + 1) % record.seats)
        yield moved(record, place, seat=record.seats)


def another_early_thought(record: Record, rng: Random) -> Iterator[Record]:
    """Thought of before its last move."""
    for place in places(record, lambda entry: entry.by)[1:2]:
        by = record.moves[place].by
        assert by is not None
        yield moved(record, place, by=replace(by, after=0))


def taken_back_to_anywhere(record: Record, rng: Random) -> Iterator[Record]:
    half = len(record.moves) // 2
    for to in (0, half - 1, 10**6):
        back = Entry(record.seats - 1, msgspec.Raw(msgspec.json.encode(TakeBack(to))), ())
        moves = (*record.moves[:half], back, *record.moves[half:])
        yield replace(record, moves=moves)


def other_salts(record: Record, rng: Random) -> Iterator[Record]:
    yield replace(record, salts=(*record.salts, "mine"))
    yield replace(record, salts=record.salts[::-1])
    yield replace(record, salts=(record.salts[0] + "1", *record.salts[1:]))


def another_secret(record: Record, rng: Random) -> Iterator[Record]:
    yield replace(record, secret="00" * 32)
    yield replace(record, commitment="00" * 32)


def other_seats(record: Record, rng: Random) -> Iterator[Record]:
    for seats in {record.seats + 1, record.seats - 1, 1, 99}:
        yield replace(record, seats=seats)


def other_cards(record: Record, rng: Random) -> Iterator[Record]:
    yield replace(record, cards_hash="00" * 32)


def ended_early(record: Record, rng: Random) -> Iterator[Record]:
    for count in {0, len(record.moves) // 2, len(record.moves) - 1}:
        bot_player = tuple(sits for sits in record.bot_seats if sits.after <= count)
        yield replace(record, moves=record.moves[:count], bot_seats=bot_player)


def broken_off(record: Record, rng: Random) -> Iterator[Record]:
    yield replace(record, ending="stopped")


def moves_after_the_end(record: Record, rng: Random) -> Iterator[Record]:
    yield replace(record, moves=(*record.moves, record.moves[0]))


def not_a_move(record: Record, rng: Random) -> Iterator[Record]:
    for text in (b"{}", b'{"type":"win"}', b"[]", b"null", b"7"):
        yield moved(record, len(record.moves) // 2, move=msgspec.Raw(text))


FORGERIES = (
    extra_uses,
    missing_uses,
    no_uses,
    another_use_s_number,
    another_name,
    other_results,
    another_level,
    another_pace,
    other_sittings,
    said_to_be_a_person_s,
    said_to_be_bot_player_s,
    made_by_nobody,
    by_another_seat,
    another_early_thought,
    taken_back_to_anywhere,
    other_salts,
    another_secret,
    other_seats,
    other_cards,
    ended_early,
    broken_off,
    moves_after_the_end,
    not_a_move,
)


def says_where(fault: Say) -> bool:
    return bool({"where", "place", "moves"} & {*fault.args}) or fault.id in OF_ALL


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_a_forged_record_fails_and_says_where(forge: Any) -> None:
    tried = 0
    for key in games.names():
        for forged in forge(evening(key), Random(key)):
            report = checked(forged)
            assert report.faults and not report.holds, f"{key}: {forge.__name__} passes"
            assert says_where(report.faults[0]), report.faults
            tried += 1
    assert tried >= 2


def final(record: Record) -> bytes:
    cards = {name: text.encode() for name, text in record.cards.items()}
    return msgspec.json.encode(Match.replay(games.find(record.game)(cards), record).state)


def test_moves_in_another_order_fail_or_make_no_difference() -> None:
    """What two people do without any chance may be told in either order, if both are lawful: nobody
    but they can know."""
    failed = 0
    pairs = ((key, place) for key in games.names() for place in range(len(evening(key).moves) - 1))
    for key, place in pairs:
        record = evening(key)
        moves = list(record.moves)
        moves[place : place + 2] = moves[place + 1], moves[place]
        swapped = replace(record, moves=tuple(moves))
        report = checked(swapped)
        failed += not report.holds
        by_people = not any(entry.by or entry.chance for entry in moves[place : place + 2])
        assert not report.holds or by_people or final(swapped) == final(record)
    assert failed


@pytest.mark.parametrize("key", games.names())
def test_another_option_fails_or_is_told(key: str) -> None:
    """What is told of the table can be compared with what its lobby showed."""
    record = evening(key)
    kind = games.find(key).options_type
    chosen = as_texts(msgspec.json.decode(record.options, type=kind))
    told = checked(record).told[0]
    for other in main_options(key):
        options = msgspec.Raw(msgspec.json.encode(read(kind, chosen | other)))
        report = checked(replace(record, options=options))
        if options != record.options:
            assert not report.holds or report.told[0] != told


def test_a_move_said_to_be_the_clock_s_is_what_the_clock_does() -> None:
    """Where the bot player would have done the same it is told that the clock did it."""
    failed = 0
    for key in games.names():
        record = evening(key)
        honest = clocks_for_bot_player(checked(record))
        for place in places(record, lambda entry: entry.seat is not None and not entry.clock):
            report = checked(moved(record, place, clock=True, by=None))
            failed += not report.holds
            if record.moves[place].by and report.holds:
                assert clocks_for_bot_player(report) == honest + 1
    assert failed


def clocks_for_bot_player(report: Verdict) -> Any:
    counts = (line.args["count"] for line in report.told if line.id == "verify-clock-for-bot")
    return next(counts, 0)


# -- the deal and the rolls, chosen --------------------------------------------------------


class Choosing(Chance):
    """A host's that throws away what it doesn't like. Each use is the secret's own, and logged."""

    def _call(self, *use: Any) -> Any:
        super()._call(*use)
        return super()._call(*use)


@pytest.mark.parametrize("key", games.names())
def test_a_deal_and_rolls_that_were_chosen_are_found_out(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kit_match, "Chance", Choosing)
    table = plan(key, {}, 1)
    game = opened(key).bound(table.options)
    match: Match[Any, Any] = Match(game, table.seat_counts[0], table.options, b"7" * 32, ("1",))
    BotMatch(match, (sitter(HARD),) * match.seats).play()
    monkeypatch.undo()
    record = match.record()
    assert not listed_only(record, say("verify-no-cards")).faults
    (fault,) = checked(record).faults
    assert fault.id == "verify-uses" and fault.args["calls"] == 2 * fault.args["wanted"]


# -- without the rules ---------------------------------------------------------------------


def ids(report: Verdict) -> set[str]:
    return {line.id for line in report.lines}


@pytest.mark.parametrize("key", games.names())
def test_without_the_rules_it_is_said_that_less_is_proven(key: str) -> None:
    record = evening(key)
    for other in (replace(record, version=99), replace(record, game="mau_mau")):
        report = checked(other)
        assert not report.holds and {"verify-listed", "verify-weaker"} == ids(report)
    for forged in other_results(replace(record, version=99), Random(1)):
        assert "verify-use-otherwise" in ids(checked(forged))


@pytest.mark.parametrize("key", [key for key in games.names() if opened(key).files])
def test_without_its_cards_a_match_is_checked_by_what_it_lists(key: str) -> None:
    report = checked(replace(evening(key), cards={}))
    assert "verify-weaker" in ids(report) and not report.by_rules


def test_a_record_that_lists_nothing_proves_nothing() -> None:
    for key in games.names():
        for nothing in no_uses(replace(evening(key), version=99), Random(1)):
            report = checked(nothing)
            assert report.faults == (say("verify-no-chance"),)
