"""Skeleton's rules: a test for each ruling, named after it."""

from games.kit.cards import FRENCH_DECK
from games.kit.conceding import Concede
from games.kit.say import Why
from games.skeleton.moves import Lay
from games.skeleton.options import SkeletonOptions
from games.skeleton.rules import Skeleton
from games.skeleton.state import State
from tests.playing import Table

KIM, LEE = 0, 1


def table(*hands: str, rounds: int = 3) -> Table[State, Lay]:
    """A match that begins with these cards on the players' hands."""
    held = tuple(tuple(hand.split()) for hand in hands)
    seen = {card for hand in held for card in hand}
    state = State(
        options=SkeletonOptions(rounds=rounds),
        hands=held,
        laid=(None,) * len(held),
        points=(0,) * len(held),
        pile=tuple(card for card in FRENCH_DECK if card not in seen),
    )
    return Table(Skeleton(), state)


def test_the_highest_card_takes_the_round() -> None:
    played = table("S7 S2", "H9 H3").plays(KIM, Lay("S7")).plays(LEE, Lay("H9"))
    assert played.state.points == (0, 1)
    assert "skeleton-took" in played.told(KIM)


def test_nobody_takes_it_with_equal_cards() -> None:
    played = table("S7 S2", "H7 H3").plays(KIM, Lay("S7")).plays(LEE, Lay("H7"))
    assert played.state.points == (0, 0)


def test_a_card_that_is_laid_is_seen_by_whoever_laid_it() -> None:
    played = table("S7 S2", "H9 H3").plays(KIM, Lay("S7"))
    assert [face.art for face in played.zone(KIM, "laid").faces] == ["french/S7"]
    assert not played.zone(LEE, "laid").faces


def test_SK1_no_court_card_in_the_first_round() -> None:
    begun = table("S7 S12", "H9 H3")
    begun.refuses(KIM, Lay("S12"), "SK1")
    assert [barred.ruling for barred in begun.sees(KIM).barred] == ["SK1"]


def test_SK1_unless_there_is_nothing_else() -> None:
    table("S11 S12", "H9 H3").plays(KIM, Lay("S12"))


def test_most_rounds_win() -> None:
    ended = table("S7", "H9", rounds=1).plays(KIM, Lay("S7")).plays(LEE, Lay("H9"))
    outcome = ended.game.outcome(ended.state)
    assert outcome is not None
    assert outcome.winners == (LEE,)


def test_between_two_giving_up_ends_it() -> None:
    ended = table("S7 S2", "H9 H3").plays(KIM, Concede())
    outcome = ended.game.outcome(ended.state)
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ((LEE,), "conceded")
    assert not ended.game.timeouts(ended.state)


def test_with_more_it_would_need_a_ruling() -> None:
    table("S7 S2", "H9 H3", "D9 D3").refuses(KIM, Concede(), why=Why.NOT_NOW)
