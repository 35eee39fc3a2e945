"""What is remembered, and how the rest is guessed."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from random import Random

import msgspec
import pytest

from games.kit.say import Seat
from games.riftforce.events import Drew, DrewUnseen
from games.riftforce.moves import Activate, ActivateNext, CheckAndDraw, Move
from games.riftforce.state import State
from tests.games.riftforce.positions import KIM, LEE, lays, position, uses
from tests.playing import Table

GUESSES_EACH = 1000
FEWEST, MOST = 850, 1150
"""Nearly five standard deviations either way; a naive shuffle is further off."""


def seen_in_hand(table: Table[State, Move], seat: Seat = KIM, viewer: Seat | None = LEE) -> str:
    """The cards that the viewer knows to be in a hand."""
    return " ".join(table.game.knowledge(table.state, viewer).known.sides[seat].hand)


def unplaced(table: Table[State, Move], seat: Seat = KIM, viewer: Seat | None = LEE) -> str:
    """The cards of which the viewer does not know whether they are in hand or where in the pile."""
    return " ".join(table.game.knowledge(table.state, viewer).hidden[seat].cards)


def test_RF18_what_went_to_a_discard_is_remembered_though_only_its_top_is_shown() -> None:
    table = position(kim="1: ice6a", hand="ice5a", discard="fire5a air5a", lee_hand="air6a")
    table.plays(KIM, Activate("ice5a"))
    for viewer in (None, KIM, LEE):
        side = table.game.knowledge(table.state, viewer).known.sides[KIM]
        assert side.discard == ("fire5a", "air5a", "ice5a")
        assert len(table.zone(viewer, "discard-0").faces) == 1


def test_RF18_of_hand_and_pile_everybody_knows_which_cards_they_are_together() -> None:
    table = position(hand="air5a air7a", pile="fire5b fire5a", lee_hand="ice5a", lee_pile="ice6a")
    assert unplaced(table, KIM, None) == unplaced(table, KIM, LEE) == "air5a air7a fire5a fire5b"
    assert unplaced(table, KIM, KIM) == "fire5a fire5b"
    assert seen_in_hand(table, KIM, KIM) == "air5a air7a"
    knowledge = table.game.knowledge(table.state, LEE)
    assert (knowledge.hand_size(KIM), knowledge.pile_size(KIM)) == (2, 2)


def shuffled_anew() -> Table[State, Move]:
    """Kim has drawn the last of the pile and five cards of the discard."""
    table = position(
        hand="air5a", pile="air6a", discard="fire5a fire5b fire5c fire6a fire6b fire7a"
    )
    return table.plays(KIM, CheckAndDraw())


def test_RF18_after_shuffling_the_discard_a_hand_is_known_until_played() -> None:
    table = shuffled_anew()
    for viewer in (None, LEE):
        assert seen_in_hand(table, KIM, viewer) == "air5a air6a"
        assert unplaced(table, KIM, viewer) == "fire5a fire5b fire5c fire6a fire6b fire7a"
    assert table.zone(LEE, "hand-0").hidden == 7
    assert table.zone(LEE, "hand-0").faces == ()
    table.plays(LEE, CheckAndDraw()).plays(KIM, lays("air5a", 1))
    assert seen_in_hand(table) == "air6a"


def test_RF18_what_was_drawn_is_known_to_be_so_many_cards_to_all_others() -> None:
    table = shuffled_anew()
    assert DrewUnseen(KIM, 6) in table.game.knowledge(table.state, LEE).known.news
    own = table.game.knowledge(table.state, KIM).known.news
    assert Drew(KIM, ("air6a", "fire5a", "fire5b", "fire5c", "fire6a", "fire6b")) in own


def test_RF18_a_card_that_was_taken_back_has_been_seen() -> None:
    table = position(kim="2: water5a; 3: ice5a", hand="air6a fire5a", pile="air7a")
    table.plays(KIM, Activate("fire5a"), ActivateNext("ice5a"))
    assert unplaced(table) == "air6a air7a"
    table.takes_back(KIM).takes_back(KIM)
    assert seen_in_hand(table) == "fire5a"
    assert unplaced(table) == "air6a air7a"
    table.plays(KIM, Activate("fire5a"))
    assert seen_in_hand(table) == ""


def test_RF14_what_music_won_over_is_remembered_on_its_new_side() -> None:
    table = uses("music5a", kim="1: music5a", lee="1: air5a/3; 2: fire5a")
    assert "air5a" in [piece.card for piece in table.state.sides[KIM].columns[1]]
    known = table.game.knowledge(table.state, None).known
    assert known.sides[LEE].discard == ()
    assert known.sides[KIM].columns[1][0].card == "air5a"


Tables = Iterator[Table[State, Move]]


def dealt_otherwise(cards: str, in_hand: int) -> Iterator[tuple[str, str]]:
    """Each way to share these out to a hand, in order, and a pile."""
    for hand in combinations(sorted(cards.split()), in_hand):
        for pile in permutations(sorted(set(cards.split()) - set(hand))):
            yield " ".join(hand), " ".join(pile)


def nothing_done() -> Tables:
    for hand, pile in dealt_otherwise("air5a air7a fire5b fire6a", 2):
        yield position(hand=hand, pile=pile)


def drawn_from_the_pile() -> Tables:
    """One more in the hand; which of them is told to Kim alone."""
    for hand, pile in dealt_otherwise("air5a air7a fire5b fire6a", 1):
        yield position(kim="1: star5a", hand=f"{hand} star6a", pile=pile).plays(
            KIM, Activate("star6a")
        )


def drawn_over_a_shuffle() -> Tables:
    """The last card of the pile, and one of the three in the discard."""
    for hand, pile in dealt_otherwise("air5a air6a air7a fire5a fire6a fire7a", 5):
        for order in permutations(("ice5a", "ice6a", "ice7a")):
            table = position(hand=hand, pile=pile, discard="ice5a ice6a ice7a")
            yield table.plays(KIM, CheckAndDraw(), shuffles=[order])


def to_be_taken_back() -> Tables:
    for hand, pile in dealt_otherwise("air5a air7a fire5b fire6a", 2):
        table = position(kim="2: ice5a; 3: water5a", hand=f"{hand} light5a", pile=pile)
        yield table.plays(KIM, Activate("light5a"))


@pytest.mark.parametrize(
    ("tables", "count"),
    [(nothing_done, 12), (drawn_from_the_pile, 24), (drawn_over_a_shuffle, 36),
     (to_be_taken_back, 12)],
)  # fmt: skip
def test_RF18_every_state_that_may_be_is_guessed_as_often(
    tables: Callable[[], Tables], count: int
) -> None:
    every = list(tables())
    game, knowledge = every[0].game, every[0].game.knowledge(every[0].state, LEE)
    assert all(game.knowledge(table.state, LEE) == knowledge for table in every)
    possible = {written(table.state) for table in every}
    assert len(possible) == count
    rng = Random(f"as often {count}")
    guessed = Counter(
        written(game.determinize(knowledge, rng)) for _ in range(GUESSES_EACH * count)
    )
    assert set(guessed) == possible
    assert FEWEST < min(guessed.values()) <= max(guessed.values()) < MOST


def written(state: State) -> bytes:
    return msgspec.json.encode(state)


def test_the_same_knowledge_gives_the_same_guess() -> None:
    guesses: Sequence[State] = [
        table.game.determinize(table.game.knowledge(table.state, LEE), Random(3))
        for table in drawn_over_a_shuffle()
    ]
    assert all(guess == guesses[0] for guess in guesses)
