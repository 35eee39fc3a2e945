"""What the bot player says in a duel and after it: by the lists, at a human pace, with
restraint."""

from typing import Any

import msgspec
import pytest

from bot.lab.bot_match import BotMatch, sitter
from games.kit.bot_player import PACES
from games.kit.match import Match
from games.ordet_fanger.answers import stands_in
from games.ordet_fanger.bot_player import TYPING
from games.ordet_fanger.duels import card_asked, place_in
from games.ordet_fanger.judging import is_barred
from games.ordet_fanger.likeness import is_like_any
from games.ordet_fanger.moves import Answer, Contest, Move
from games.ordet_fanger.options import OrdetFangerOptions
from games.ordet_fanger.state import find_message
from tests.games.test_bot_player import LIBRARY, answers_of

SOONEST_MS = 1_200
GAME: Any = LIBRARY.open_game("ordet_fanger")
ANSWERS = answers_of(GAME)


def steps(level: str) -> Any:
    """Of a match that the bot player plays at four seats: each of its moves, with the states before
    and after it."""
    options = OrdetFangerOptions(cards="en", repeats="barred")
    match = Match(GAME.bound(options), 4, options, b"answers")
    BotMatch(match, (sitter(level),) * 4, ANSWERS).play()
    again = Match(match.game, 4, options, b"answers")
    for entry in match.entries:
        before, move = again.state, msgspec.json.decode(entry.move, type=Move)
        again.play(entry.seat, move)
        yield entry.seat, move, before, again.state


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_it_answers_from_the_lists_no_sooner_than_a_human_and_nothing_twice(level: str) -> None:
    answers, own_cards = 0, 0
    for seat, move, before, after in steps(level):
        if not isinstance(move, Answer):
            continue
        answers += 1
        duel, place = before.duel, place_in(before, before.duel, seat)
        assert move.at - duel.opened >= SOONEST_MS
        right, wrong = (ANSWERS.of(GAME.sets, card_asked(duel, p)) for p in (place, 1 - place))
        assert stands_in(move.text, (*right, *wrong))
        own_cards += not stands_in(move.text, right)
        assert not is_barred(after, duel, after.messages[-1])
    assert answers > 20
    assert own_cards < answers / 5


def test_OF9_it_contests_only_what_resembles_nothing_in_the_list() -> None:
    for _, move, before, _ in steps("easy"):
        if isinstance(move, Contest):
            message = find_message(before, move.answer)
            duel = next(r.duel for r in before.rulings if r.number == move.ruling)
            known = ANSWERS.of(GAME.sets, card_asked(duel, place_in(before, duel, message.seat)))
            assert not is_like_any(message.text, known, "en")


def test_it_types_at_each_pace_that_there_is() -> None:
    assert TYPING.keys() == PACES.keys()
    assert all(typing.least >= SOONEST_MS for typing in TYPING.values())
