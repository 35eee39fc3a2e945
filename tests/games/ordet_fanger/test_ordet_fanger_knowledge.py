"""What one knows of the draw piles and the ballots, what one guesses of them, and why not."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import factorial
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from games.kit.chance import Chance
from games.ordet_fanger.knowledge import DrawPile
from games.ordet_fanger.moves import Answer, Ballot, Contest, Draw, Turn, Withdraw
from games.ordet_fanger.state import Reaching, State
from tests.games.ordet_fanger.positions import (
    KIM,
    LEE,
    NOA,
    clock,
    duel,
    position,
    ruled,
    says,
)

TIMES_EACH = 400


def test_OF1_of_the_draw_piles_one_knows_how_many_cards_and_not_which():
    table = position("cross-1", "wave-1", "flower-1")
    knowledge = table.game.knowledge(table.state, KIM)
    assert knowledge.draw_piles == (DrawPile(2, (), ()), DrawPile(2, (), ()))
    exchanged = tuple(reversed(table.state.board.draw_piles))
    board = replace(table.state.board, draw_piles=exchanged)
    assert table.game.knowledge(replace(table.state, board=board), KIM) == knowledge


def tied(**chosen):
    table = duel(**chosen)
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_050)
    clock(table)
    return table


def test_OF7_a_joker_that_went_back_is_known_to_be_in_its_pile_and_not_where():
    table = tied(draw=("circle-8 hash-8 joker-3 star-2", "hash-9"))
    table.plays(NOA, Turn(3_000), shuffles=[("sv/joker-3", "sv/circle-8")])
    piles = table.game.knowledge(table.state, None).draw_piles
    assert piles == (DrawPile(1, ("sv/joker-3",), ()), DrawPile(1, (), ()))
    guesses = {guess.board.draw_piles[0] for guess in guessed(table, None, 60)}
    assert guesses == {
        order for card in ("circle-8", "hash-9") for order in orders(f"{card} joker-3")
    }


def orders(text):
    return permutations(tuple(f"sv/{card}" for card in text.split()))


def guessed(table, viewer, times):
    knowledge = table.game.knowledge(table.state, viewer)
    return [table.game.determinize(knowledge, Random(seed)) for seed in range(times)]


def test_OF7_so_is_a_tie_break_card_until_it_is_drawn():
    table = tied(draw=("circle-8 hash-8 star-2", "hash-9"))
    table.plays(NOA, Turn(3_000))
    says(table, KIM, "Wien", 4_000)
    clock(table)
    assert table.game.knowledge(table.state, LEE).draw_piles[0] == DrawPile(1, ("sv/hash-8",), ())
    clock(table)
    table.plays(LEE, Draw(0, 90_000))
    clock(table)
    assert table.game.knowledge(table.state, LEE).draw_piles[0] == DrawPile(1, (), ())


def test_OF7_a_pile_that_a_ruling_would_lay_back_is_known_by_what_was_turned_off_it():
    table = tied(draw=("circle-8 hash-8 joker-3 star-2", "hash-9"))
    table.plays(NOA, Turn(3_000), shuffles=[("sv/joker-3", "sv/circle-8")])
    (kept,) = table.game.knowledge(table.state, None).kept
    assert kept[0] == DrawPile(1, (), ("sv/hash-8", "sv/joker-3"))
    for guess in guessed(table, None, 20):
        assert guess.rulings[0].board.draw_piles[0][1:] == ("sv/hash-8", "sv/joker-3")


def test_OF9_a_pile_that_is_laid_back_is_shuffled_even_if_it_lies_as_it_did():
    """Nobody knows that it does, and all would know its top card otherwise."""
    table = tied(draw=("circle-8 hash-8 star-2", "hash-9"))
    table.plays(NOA, Turn(3_000))
    says(table, KIM, "Wien", 4_000)
    clock(table)
    assert table.state.board.draw_piles == table.state.rulings[0].board.draw_piles
    table.plays(LEE, Withdraw("Oslo@2000", 5_000), shuffles=[("sv/hash-8", "sv/circle-8")])
    assert table.state.board.draw_piles[0] == ("sv/hash-8", "sv/circle-8")


def test_OF9_one_knows_ones_own_ballot_and_of_the_others_only_that_they_are_cast():
    table = ruled()
    ruling = table.state.rulings[-1]
    table.plays(NOA, Contest(ruling.number, 3_000, "Oslo@2000"))
    table.plays(KIM, Ballot("reject", 3_100)).plays(LEE, Ballot("accept", 3_200))
    assert table.game.knowledge(table.state, KIM).table.vote.ballots == ("reject", "?", "")
    assert table.game.knowledge(table.state, None).table.vote.ballots == ("?", "?", "")
    guesses = Counter(guess.vote.ballots for guess in guessed(table, KIM, 400))
    assert guesses.keys() == {("reject", "accept", ""), ("reject", "reject", "")}
    assert min(guesses.values()) > 150


def test_OF9_which_pile_is_reached_for_only_the_drawer_knows():
    table = ruled(draw=("circle-8 hash-8 star-2", "circle-9 hash-9"))
    clock(table)
    table.plays(LEE, Draw(1, table.state.now + 500))
    assert table.game.knowledge(table.state, LEE).table.phase == table.state.phase
    other = replace(table.state, phase=replace(table.state.phase, pile=0))
    assert table.game.knowledge(other, KIM) == table.game.knowledge(table.state, KIM)
    assert {guess.phase.pile for guess in guessed(table, KIM, 20)} == {0, 1}
    assert all(isinstance(guess.phase, Reaching) for guess in guessed(table, None, 20))


class Fork(Exception):
    """Something is shuffled, and may come to lie in so many orders."""


class Chosen(Chance):
    """Chance that shuffles into the orders of these numbers."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(b"", ())
        self.numbers = list(numbers)

    def shuffle(self, name, items):
        if not self.numbers:
            raise Fork(factorial(len(items)))
        return list(permutations(items))[self.numbers.pop(0)]


CLOCK = (None, None)
HIDDEN = "circle-8 hash-8 joker-3 diamond-8"
KIM_WINS_A_TIE = (
    (LEE, Answer("Oslo", 2_000, "Oslo")),
    (KIM, Answer("Rom", 2_050, "Rom")),
    CLOCK,
    (NOA, Turn(3_000)),
    (KIM, Answer("Wien", 4_000, "Wien")),
    CLOCK,
)
THE_DUEL_GOES_ON = (*KIM_WINS_A_TIE, (KIM, Withdraw("Wien", 4_600)))
IT_WAS_NO_TIE = (*KIM_WINS_A_TIE, (KIM, Withdraw("Rom", 4_600)))
LEE_DOUBTS_IT = (*KIM_WINS_A_TIE, (LEE, Contest(4, 4_600, "Wien")))
LEE_REJECTS_IT = (*LEE_DOUBTS_IT, (LEE, Ballot("reject", 4_700)))
LEE_ACCEPTS_IT = (*LEE_DOUBTS_IT, (LEE, Ballot("accept", 4_700)))


@pytest.mark.parametrize(
    ("ways", "possible"),
    [
        ((KIM_WINS_A_TIE,), 2 * 2 * 6),
        ((THE_DUEL_GOES_ON,), 2 * 2),
        ((IT_WAS_NO_TIE,), 2 * 6),
        ((LEE_REJECTS_IT, LEE_ACCEPTS_IT), 2 * 2 * 6 * 2),
    ],
)
def test_whatever_may_be_is_guessed_and_each_as_often(ways, possible):
    """Played with every deal of four cards and every order of each shuffle, one hidden card lies
    in either pile, and each order that a pile has had is any that it can have had."""
    table = duel(draw=("circle-8 joker-3 hash-8 star-2", "diamond-8"))
    ends = [
        end
        for deal in orders(HIDDEN)
        for way in ways
        for end in every_end(table.game, dealt(table.state, deal), way)
    ]
    actual = next(end for end in ends if end.shown == ("sv/joker-3", "sv/hash-8"))
    known = table.game.knowledge(actual, KIM)
    true = Counter(encode(end) for end in ends if table.game.knowledge(end, KIM) == known)
    assert len(true) == possible and len({*true.values()}) == 1
    guesses = guess_often(table.game, known, TIMES_EACH * possible)
    assert guesses.keys() == true.keys()
    assert is_uniform(guesses)


def test_a_naive_shuffle_would_not_be_uniform():
    table = duel(draw=("circle-8 joker-3 hash-8 star-2", "diamond-8"))
    won = next(every_end(table.game, table.state, KIM_WINS_A_TIE))
    known = table.game.knowledge(won, KIM)
    assert is_uniform(guess_often(table.game, known, 24 * TIMES_EACH))
    assert not is_uniform(guess_often(table.game, known, 24 * TIMES_EACH, Naive(1)))


class Naive(Random):
    def shuffle(self, cards):
        """Exchanges each with any other."""
        for place in range(len(cards)):
            other = self.randrange(len(cards))
            cards[place], cards[other] = cards[other], cards[place]


def guess_often(game, known, times, rng=None):
    rng = rng or Random(1)
    return Counter(encode(game.determinize(known, rng)) for _ in range(times))


def is_uniform(guesses):
    """By chi-square: five standard deviations above what is expected would be too much."""
    expected = guesses.total() / len(guesses)
    free = len(guesses) - 1
    spread = sum((times - expected) ** 2 / expected for times in guesses.values())
    return spread < free + 5 * (2 * free) ** 0.5


encode = msgspec.json.encode


def dealt(state, deal):
    return replace(state, board=replace(state.board, draw_piles=(deal[:3], deal[3:])))


def every_end(game, state, moves, numbers=()) -> Iterator[State]:
    """Where these moves can lead to, each as likely as any other."""
    try:
        yield played(game, state, moves, Chosen(numbers))
    except Fork as fork:
        for number in range(fork.args[0]):
            yield from every_end(game, state, moves, (*numbers, number))


def played(game, state, moves, chance):
    for seat, move in moves:
        if move is None:
            due = game.timeouts(state)[0]
            move = game.stamped(due.move, due.since + due.wait)
        state = game.play(state, seat, move, chance)
    return state


def test_OF2_the_empty_draw_pile_says_why_not_to_draw_from_it():
    table = position("cross-1", "wave-1", "flower-1", draw=("", "circle-9 hash-9"))
    (barred,) = table.sees(KIM).barred
    assert (barred.ask, barred.card.args["number"], barred.ruling) == ("draw", 1, "OF2")
    assert table.refuses(KIM, Draw(0, 1_000), "OF2") == barred.why
    assert table.sees(LEE).barred == ()


def test_OF9_what_has_been_voted_on_says_why_not_to_vote_on_it_again():
    table = ruled()
    number = table.state.rulings[-1].number
    assert table.sees(NOA).barred == ()
    table.plays(NOA, Contest(number, 3_000, "Oslo@2000"))
    for seat in (KIM, LEE, NOA):
        table.plays(seat, Ballot("accept", 3_100))
    (barred,) = table.sees(NOA).barred
    assert (barred.ask, barred.card.args["text"], barred.ruling) == ("contest", "Oslo", "OF9")
    assert table.refuses(NOA, Contest(number, 4_000, "Oslo@2000"), "OF9") == barred.why
