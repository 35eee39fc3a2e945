"""Races judged again from the ids of the messages, without the rules: who was first, and what was
told otherwise."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.chat.press import OF_INTERACTION, first_id_at, stamp_of
from bot.chat.verifying import agrees, first, judge_again
from bot.cli.main import main
from bot.library import open_game
from games.kit.match import Match, Record
from games.kit.say import say
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
    assert agrees(slip(*told, winner))
    for wrong in {0, 1, None} - {winner}:
        assert not agrees(slip(*told, wrong))


def test_of_several_answers_the_last_one_counts() -> None:
    assert first([[EVENING, EVENING + 900], [EVENING + 300, EVENING + 500]], 100) == 1


def test_by_vote_only_the_times_are_checked() -> None:
    assert agrees(slip(EVENING, EVENING + 500, 1, by_vote=True))
    told = slip(EVENING, EVENING + 500, 1, by_vote=True)
    forged = (Given(0, told.sides[0][0].message, EVENING + 1),)
    assert not agrees(msgspec.structs.replace(told, sides=(forged, told.sides[1])))


class Evening:
    """A match as in a channel: ids hold the times, and whoever is asked answers."""

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
        self.play(None, Posted(self.match.state.number, self.now))
        one, other = (self.match.state.sides[side][0] for side in duel.sides)
        return one, other

    def _draws(self) -> int | None:
        for seat in range(3):
            asks = self.match.game.asks(self.match.state, seat)
            if any(ask.key == "draw" for ask in asks):
                return seat
        return None

    def due(self) -> None:
        due = self.match.game.due(self.match.state)[0]
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


def test_each_ruling_of_a_match_is_judged_again(record: Record) -> None:
    again = judge_again(record)
    assert (again.judged, again.without_ids, again.wrong) == (3, 0, None)


def test_a_ruling_by_vote_is_counted_as_such() -> None:
    evening = Evening()
    evening.duel(481)
    evening.vote()
    again = judge_again(evening.match.record())
    assert (again.judged, again.voted, again.wrong) == (2, 1, None)


def test_what_was_answered_by_interaction_has_an_id_too() -> None:
    evening = Evening(typed=True)
    evening.duel(481)
    assert judge_again(evening.match.record()).judged == 1


def test_without_ids_nothing_is_claimed(record: Record) -> None:
    without = tampered(record, lambda move: move | {"message": ""})
    again = judge_again(without)
    assert (again.judged, again.without_ids) == (0, 3)


def test_a_forged_stamp_is_named(record: Record, tmp_path, capsys) -> None:  # type: ignore[no-untyped-def]
    """The loser's answer is said to have come half a minute earlier; its id knows better."""
    forged = tampered(record, lambda move: earlier(move) if move["text"] == "Rom" else move)
    wrong = judge_again(forged).wrong
    assert wrong is not None
    assert agrees(wrong.slip) is False
    for told, code in ((record, 0), (forged, 1)):
        file = tmp_path / "match.json"
        file.write_bytes(msgspec.json.encode(told))
        assert main(["verify", str(file)]) == code
    out = capsys.readouterr().out
    assert "3 duels judged again from the messages' ids: the same." in out
    assert f"Move {wrong.move}: judged again from the messages' ids" in out


def tampered(record: Record, change: Any) -> Record:
    """With its answers changed."""
    entries = []
    for entry in record.moves:
        move = msgspec.json.decode(entry.move)
        if move["type"] == "answer":
            move = change(move)
        entries.append(msgspec.structs.replace(entry, move=msgspec.Raw(msgspec.json.encode(move))))
    return msgspec.structs.replace(record, moves=tuple(entries))


def earlier(move: dict[str, Any]) -> dict[str, Any]:
    return move | {"at": stamp_of(int(move["message"])) - 700}
