"""Races judged again from the ids of the messages: who was first, what was told otherwise, and what
a record could claim of its answers."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.chat.press import OF_INTERACTION, first_id_at, stamp_of
from bot.chat.verifying.message_ids import stamp_of_message
from bot.chat.verifying.report import Verdict, checked
from bot.library import open_game
from games.kit.judged_again import agrees, first
from games.kit.match import Match, Record
from games.kit.say import Say, say
from games.kit.scenes import Given, Slip
from games.ordet_fanger.moves import Answer, Ballot, Contest, Draw, Posted
from games.ordet_fanger.state import Racing, State

GAME = "ordet_fanger"
EVENING = 1_763_525_500_000


def slip(one: int | None, other: int | None, winner: int | None, **more: Any) -> Slip:
    sides = [() if at is None else (Given(0, str(first_id_at(at)), at),) for at in (one, other)]
    return Slip(
        brief=say("ordet-fanger-stamp", stamp=""),
        sides=(sides[0], sides[1]),
        winner=winner,
        margin=100,
        settled=400,
        limit=60_000,
        **more,
    )


@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [(0, 101, 0), (101, 0, 1), (0, 100, None), (0, 0, None), (0, None, 0), (None, 0, 1)],
)
def test_the_earlier_id_was_first_unless_both_are_close(one, other, winner) -> None:  # type: ignore[no-untyped-def]
    times = [[] if at is None else [EVENING + at] for at in (one, other)]
    assert first(times, 100) == winner
    told = [None if at is None else EVENING + at for at in (one, other)]
    assert agrees(slip(*told, winner), stamp_of_message)
    for wrong in {0, 1, None} - {winner}:
        assert not agrees(slip(*told, wrong), stamp_of_message)


def test_of_several_answers_the_last_one_counts() -> None:
    assert first([[EVENING, EVENING + 900], [EVENING + 300, EVENING + 500]], 100) == 1


def test_by_vote_only_the_times_are_checked() -> None:
    assert agrees(slip(EVENING, EVENING + 500, 1, by_vote=True), stamp_of_message)
    told = slip(EVENING, EVENING + 500, 1, by_vote=True)
    forged = (Given(0, told.sides[0][0].message, EVENING + 1),)
    late = msgspec.structs.replace(told, sides=(forged, told.sides[1]))
    assert not agrees(late, stamp_of_message)


class Evening:
    """A match as in a channel: ids hold the times, and players answer what they are asked."""

    def __init__(self, *, typed: bool = False) -> None:
        game = open_game(GAME)
        options = game.options_type(drop_symbols="off")
        self.match: Match[State, Any] = Match(game.bound(options), 3, options, b"7" * 32, ("1",))
        self.now = EVENING
        self.prefix = OF_INTERACTION if typed else ""

    def play(self, seat: int | None, move: Any) -> None:
        self.match.play(seat, move)

    def says(self, seat: int, text: str, later: int) -> None:
        at = self.now + later
        self.play(seat, Answer(text, at, f"{self.prefix}{first_id_at(at)}"))

    def until_duel(self) -> tuple[int, int]:
        while not isinstance(self.match.state.phase, Racing):
            self.now += 5_000
            asked = self._draws()
            if asked is not None:
                self.play(asked, Draw(0 if self.match.state.board.draw_piles[0] else 1, self.now))
            else:
                self.due()
        duel = self.match.state.duel
        assert duel is not None
        self.play(None, Posted(self.match.state.number, self.now, str(first_id_at(self.now))))
        one, other = (self.match.state.sides[side][0] for side in duel.sides)
        return one, other

    def _draws(self) -> int | None:
        for seat in range(3):
            asks = self.match.game.asks(self.match.state, seat)
            if any(ask.key == "draw" for ask in asks):
                return seat
        return None

    def due(self) -> None:
        due = self.match.game.timeouts(self.match.state)[0]
        self.now = max(self.now, (due.since or self.now) + due.wait)
        self.play(due.seat, self.match.game.stamped(due.move, self.now))

    def duel(self, gap: int) -> None:
        one, other = self.until_duel()
        self.says(one, "Oslo", 1_000)
        self.says(other, "Rom", 1_000 + gap)
        self.due()

    def vote(self) -> None:
        """Everybody is for the slower one."""
        ruling = self.match.state.rulings[-1]
        self.now += 100
        self.play(0, Contest(ruling.number, self.now))
        for seat in range(3):
            self.play(seat, Ballot(str(1 - ruling.winner), self.now + seat + 1))


@pytest.fixture
def record() -> Iterator[Record]:
    evening = Evening()
    for gap in (481, -300, 60):
        evening.duel(gap)
    yield evening.match.record()


def told(report: Verdict) -> dict[str, Any]:
    """How many of what, by message."""
    return {line.id: line.args.get("count") for line in report.told}


def fault(record: Record) -> tuple[str, Any]:
    """What is wrong, and at which move."""
    (fault,) = checked(record).faults
    where = fault.args["where"]
    assert isinstance(where, Say)
    return fault.id, where.args["place"]


def test_each_ruling_of_a_match_is_judged_again(record: Record) -> None:
    report = checked(record)
    assert not report.faults and told(report)["verify-judged-same"] == 3
    assert not {"verify-judged-without", "verify-posts-without"} & {*told(report)}


def test_a_ruling_by_vote_is_counted_as_such() -> None:
    evening = Evening()
    evening.duel(481)
    evening.vote()
    counts = told(checked(evening.match.record()))
    assert (counts["verify-judged-same"], counts["verify-judged-voted"]) == (2, 1)


def test_what_was_answered_by_interaction_has_an_id_too() -> None:
    evening = Evening(typed=True)
    evening.duel(481)
    assert told(checked(evening.match.record()))["verify-judged-same"] == 1


def test_without_ids_nothing_is_claimed(record: Record) -> None:
    counts = told(checked(tampered(record, lambda move: move | {"message": ""})))
    assert counts["verify-judged-without"] == 3 and "verify-judged-same" not in counts


def test_a_post_without_an_id_is_the_host_s_word(record: Record) -> None:
    without = tampered(record, lambda move: move | {"message": ""}, "posted")
    assert told(checked(without))["verify-posts-without"] == 3


FORGERIES: dict[str, tuple[str, Any, str]] = {
    "the loser was earlier": ("answer", lambda move: at(move, -700), "verify-stamp"),
    "the loser was too late": ("answer", lambda move: at(move, 10**6), "verify-stamp"),
    "the loser has no id": ("answer", lambda move: move | {"message": ""}, "verify-no-id"),
    "a card came later": ("posted", lambda move: at(move, 1_200), "verify-stamp"),
    "a card came earlier": ("posted", lambda move: at(move, -1_200), "verify-stamp"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_stamp_is_named(record: Record, forgery: str) -> None:
    """Its id knows better."""
    kind, change, expected = FORGERIES[forgery]
    first_told = next(
        place
        for place, entry in enumerate(record.moves, start=1)
        if f'"{kind}"'.encode() in bytes(entry.move)
        and (kind == "posted" or b'"Rom"' in bytes(entry.move))
    )
    forged = tampered(
        record, lambda move: change(move) if move.get("text") != "Oslo" else move, kind
    )
    assert fault(forged) == (expected, first_told)


def with_margin(record: Record, margin: int) -> Verdict:
    options = msgspec.json.decode(record.options) | {"tie_margin": margin}
    encoded = msgspec.Raw(msgspec.json.encode(options))
    return checked(msgspec.structs.replace(record, options=encoded))


def test_another_margin_is_found_out_where_it_rules_otherwise_and_told_where_not(
    record: Record,
) -> None:
    """The duels were won by 481 and 300 ms, and what followed would not have followed a draw; a gap
    of 60 ms was a draw, and the last thing to happen."""
    assert with_margin(record, 400).faults and with_margin(record, 500).faults
    for margin in (50, 90):
        told_of = with_margin(record, margin)
        assert not told_of.faults and str(margin) in str(told_of.told[0])


def test_a_ruling_without_its_answer_is_another_match(record: Record) -> None:
    """Whoever was first is said to have been silent: what follows is not what followed."""
    kept = tuple(entry for entry in record.moves if b'"Oslo"' not in bytes(entry.move))
    assert checked(msgspec.structs.replace(record, moves=kept)).faults


def tampered(record: Record, change: Any, kind: str = "answer") -> Record:
    """With its moves of a kind changed."""
    entries = []
    for entry in record.moves:
        move = msgspec.json.decode(entry.move)
        if move["type"] == kind:
            move = change(move)
        entries.append(msgspec.structs.replace(entry, move=msgspec.Raw(msgspec.json.encode(move))))
    return msgspec.structs.replace(record, moves=tuple(entries))


def at(move: dict[str, Any], later: int) -> dict[str, Any]:
    return move | {"at": stamp_of(int(move["message"])) + later}
