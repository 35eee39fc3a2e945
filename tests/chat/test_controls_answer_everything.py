"""Anything legal can be answered through buttons and menus: a person enters random legal answers
in random positions of all games, and they arrive as they were meant."""

from random import Random

import pytest

from bot.languages import LANGUAGES
from games.kit.asks import fit
from tests.chat.person import Person
from tests.chat.positions import long_winded, speech, walk, words
from tests.games.every_game import GAMES_AND_OPTIONS, named, plan
from tests.repeating import times

MATCHES = times(2, long=3)
MOVES = 120
SEATS_A_POSITION = 2
LONG_WINDED_SHARE = 0.2


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=named)
def test_whatever_is_legal_can_be_entered(game: str, options: dict[str, str]) -> None:
    seat_counts = plan(game, options, 1).seat_counts
    rng = Random(f"{game} {options}")
    entered = moves = 0
    for number in range(MATCHES):
        seats = seat_counts[number * (len(seat_counts) - 1) // (MATCHES - 1)]
        for position in walk(game, seats, options, f"controls {number}", MOVES):
            moves += 1
            for seat in rng.sample(range(seats), SEATS_A_POSITION):
                for ask in position.asks(seat):
                    spoken = long_winded() if rng.random() < LONG_WINDED_SHARE else words()
                    sample = ask.sample(rng)
                    person = Person(position, seat, speech(rng.choice(LANGUAGES), seats, spoken))
                    assert person.enter(ask, sample) == fit(ask.form, sample)
                    entered += 1
    assert entered > moves // 4
