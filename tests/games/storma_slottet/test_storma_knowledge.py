"""What a viewer knows (SS29), and that each state which agrees with it is guessed as often."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.kit.cards import Card, is_court
from games.kit.say import Seat
from games.storma_slottet import GAME
from games.storma_slottet.cards import DECK, royals
from games.storma_slottet.events import UNSEEN, ActiveLaid, Drew, Reshuffled
from games.storma_slottet.moves import (
    AcceptDraw,
    Attack,
    Exchange,
    LayActive,
    OfferDraw,
    Roll,
)
from games.storma_slottet.options import StormaOptions
from games.storma_slottet.state import Healing, LayingActives, Replacing, State
from tests.games.storma_slottet.positions import KIM, LEE, cards, offered, position, side
from tests.playing import LoadedChance, Table

Castle = Table[Any, Any]


def guesses(table: Castle, viewer: Seat | None, count: int = 100) -> Iterator[Any]:
    knowledge = table.game.knowledge(table.state, viewer)
    rng = Random(7)
    return (table.game.determinize(knowledge, rng) for _ in range(count))


def hands_of_lee(table: Castle, viewer: Seat | None = KIM) -> list[set[Card]]:
    """Lee's hand, as the viewer guesses it a hundred times."""
    return [set(state.sides[LEE].hand) for state in guesses(table, viewer)]


# What is known


def test_SS29_of_another_hand_one_knows_the_royals_and_how_many_cards_there_are() -> None:
    table = position(side("S", hand="C2", active="S13"), side("H", hand="C9 D2", active="H12"))
    seen = table.game.knowledge(table.state, KIM)
    assert seen.state.sides[KIM] == table.state.sides[KIM]
    assert seen.state.sides[LEE].hand == ("H11", "H13")
    assert seen.hands == (3, 4)
    assert seen.state.draw_pile == ()
    assert seen.draw_pile == len(table.state.draw_pile)


def test_SS29_a_card_of_ones_own_is_never_guessed_elsewhere() -> None:
    table = position(side("S", hand="C2 X1", active="S13"), side("H", hand="C9", active="H12 D4"))
    for guess in guesses(table, KIM):
        assert guess.sides[KIM] == table.state.sides[KIM]
        assert guess.sides[LEE].active == table.state.sides[LEE].active
        assert {"H11", "H13"} < set(guess.sides[LEE].hand)


def test_SS5_royals_are_at_their_owners_side() -> None:
    table = position(side("S", active="S13"), side("H", hand="C9", active="D12", trophies="S11"))
    for guess in guesses(table, None):
        assert {"S12"} == set(guess.sides[KIM].hand)
        assert {"H11", "H12", "H13"} < set(guess.sides[LEE].hand)


def a_joker_fumbles() -> Castle:
    kim = side("S", hand="X1 C2 C3 C4 C5 C6 C7 C8 C9", active="S13")
    table = position(kim, side("H", hand="D2 D3", active="H12"))
    return table.plays(KIM, Attack(("X1",))).plays(KIM, Roll(), dice=[0, 0])


@pytest.mark.parametrize("viewer", [None, KIM])
def test_SS16_a_fumbled_joker_is_known_to_be_in_the_defenders_hand(viewer: Seat | None) -> None:
    table = a_joker_fumbles()
    assert "X1" in table.game.knowledge(table.state, viewer).state.sides[LEE].hand
    assert all("X1" in hand for hand in hands_of_lee(table, viewer))


def test_SS16_until_it_is_seen_again() -> None:
    table = a_joker_fumbles().plays(LEE, Attack(("X1",))).plays(LEE, Roll(), dice=[1, 1])
    assert table.state.sides[LEE].shown == ()
    assert not any("X1" in hand for hand in hands_of_lee(table))


def reshuffled() -> Castle:
    """Lee has exchanged and taken the last card of the pile, D10, and one of the new one, C3; the
    discard of C2 to C5 has been shuffled, with what he has thrown away."""
    lee = side("H", hand="D2 D3 D4 D5 D6 D7 D8 D9 C6 C7", active="H12")
    table = position(
        side("S", active="S13"), lee, pile="D10", discard="C2 C3 C4 C5", rest="kim", mover=LEE
    )
    order = cards("C3 C2 C4 C5 C6 C7")
    return table.plays(LEE, Exchange(("C6", "C7")), shuffles=[order])


def test_SS27_after_the_reshuffle_the_other_knows_what_must_be_in_the_hand() -> None:
    table = reshuffled()
    old = set(cards("H11 H13 D2 D3 D4 D5 D6 D7 D8 D9 D10"))
    for hand in hands_of_lee(table):
        assert old < hand
        assert len(hand - old) == 1
        assert hand - old < set(cards("C2 C3 C4 C5 C6 C7"))


def test_SS27_the_public_knows_it_of_both_hands_together() -> None:
    table = reshuffled()
    new = set(cards("C2 C3 C4 C5 C6 C7"))
    for guess in guesses(table, None):
        assert len(new & set(guess.sides[LEE].hand)) == 1
        assert not new & set(guess.sides[KIM].hand)
        assert new > set(guess.draw_pile)


def test_SS27_what_was_drawn_before_the_reshuffle_is_guessed_among_the_old_cards() -> None:
    table = reshuffled()
    for guess in guesses(table, KIM):
        (drew,) = [event for event in guess.news if isinstance(event, Drew)]
        first, second = drew.cards
        assert first in cards("D2 D3 D4 D5 D6 D7 D8 D9 D10")
        assert second in cards("C2 C3 C4 C5 C6 C7")
        assert set(drew.cards) < set(guess.sides[LEE].hand)


def test_SS29_others_hear_how_many_cards_were_drawn() -> None:
    table = reshuffled()
    heard = table.game.knowledge(table.state, KIM).state.news[-1]
    assert heard == Drew(LEE, (UNSEEN, UNSEEN), "exchange")
    assert table.game.knowledge(table.state, LEE).state.news == table.state.news


def a_card_lies_face_down() -> Castle:
    table = position(side("S", hand="D12"), side("H", hand="C11 C2"), phase=LayingActives())
    return table.plays(LEE, LayActive("C11"))


def test_SS4_a_card_face_down_is_any_court_card_that_its_owner_may_have() -> None:
    table = a_card_lies_face_down()
    assert table.game.knowledge(table.state, KIM).state.phase.laid == (None, UNSEEN)
    laid = set()
    for guess in guesses(table, KIM, 300):
        card = guess.phase.laid[LEE]
        assert guess.news == (ActiveLaid(LEE, card),)
        laid.add(card)
    assert laid == set(cards("H11 H12 H13 C11 C12 C13 D11 D13"))


def test_SS4_when_the_cards_are_turned_all_have_seen_who_laid_what() -> None:
    table = a_card_lies_face_down().plays(KIM, LayActive("D12"))
    assert table.game.knowledge(table.state, LEE).state.news == table.state.news


@pytest.mark.parametrize("viewer", [None, KIM, LEE])
def test_SS30_a_draw_before_the_houses_are_chosen_leaves_nothing_to_guess(
    viewer: Seat | None,
) -> None:
    game = GAME()
    table = Table(game, game.setup(2, StormaOptions(), LoadedChance()))
    table.plays(KIM, OfferDraw()).plays(LEE, AcceptDraw())
    knowledge = game.knowledge(table.state, viewer)
    assert game.determinize(knowledge, Random(1)) == table.state


def test_SS2_before_the_deal_there_is_nothing_to_guess() -> None:
    game = GAME()
    table = Table(game, game.setup(2, StormaOptions(), LoadedChance()))
    assert list(guesses(table, None, 1)) == [table.state]


# Each guess is as likely


def small_turn() -> Castle:
    lee = side("H", hand="C2 D3", active="H12")
    return position(side("S", hand="C9", active="S13"), lee, pile="C4 D5 D6", rest="discard")


def with_a_shown_joker() -> Castle:
    lee = side("H", hand="C2 X1", active="H12")
    table = position(side("S", hand="C9", active="S13"), lee, pile="C4 D5 X2", rest="discard")
    shown = replace(table.state.sides[LEE], shown=("X1",))
    table.state = replace(table.state, sides=(table.state.sides[KIM], shown))
    return table


def lee_heals() -> Castle:
    """Lee must hold one of H7 and C11, of which he has the first."""
    lee = side("H", hand="H7 C2", active="H12 C5")
    kim = side("S", active="S13")
    phase = Healing("active")
    return position(kim, lee, pile="C11 S4 D6", rest="discard", phase=phase, mover=LEE)


def lee_replaces() -> Castle:
    """Beside H13 Lee must hold one of C11 and C12."""
    lee = side("H", hand="C11 C2")
    kim = side("S", active="S13", trophies="H11 H12")
    return position(kim, lee, pile="C12 S4 D6", rest="discard", phase=Replacing(LEE))


def lee_has_laid() -> Castle:
    lee = side("H", hand="C11 C2")
    table = position(side("S"), lee, pile="C12 S4", rest="discard", phase=LayingActives())
    return table.plays(LEE, LayActive("H13"))


def two_batches() -> Castle:
    """Lee has just drawn D3, the last card of the old pile, and C4, the first of the new."""
    lee = side("H", hand="D2 D3 C4", active="H12")
    table = position(side("S", hand="C9", active="S13"), lee, pile="C5 C6", rest="discard")
    new = cards("C4 C5 C6")
    old = tuple(card for card in DECK if card not in new)
    drew = Drew(LEE, ("D3", "C4"), "exchange")
    table.state = replace(table.state, batches=(old, new), news=(Reshuffled(3), drew))
    return table


POSITIONS = [
    (small_turn, KIM),
    (small_turn, None),
    (with_a_shown_joker, KIM),
    (with_a_shown_joker, None),
    (lee_heals, KIM),
    (lee_heals, None),
    (lee_replaces, KIM),
    (lee_has_laid, KIM),
    (two_batches, KIM),
    (two_batches, None),
]
EACH = 60
"""How often each state is to be guessed, on an average."""


@pytest.mark.parametrize(("positioned", "viewer"), POSITIONS)
def test_every_state_that_agrees_is_guessed_as_often(positioned: Any, viewer: Seat | None) -> None:
    table = positioned()
    possible = {essence(state) for state in agreeing(table, viewer)}
    assert len(possible) > 1
    found = Counter(map(essence, guesses(table, viewer, EACH * len(possible))))
    assert set(found) == possible
    squares = sum((count - EACH) ** 2 / EACH for count in found.values())
    freedom = len(possible) - 1
    assert squares < freedom + 5 * (2 * freedom) ** 0.5, "further off than chance would be"


def agreeing(table: Castle, viewer: Seat | None) -> Iterator[State]:
    """All states of which this viewer knows the same: the hidden cards in all orders."""
    state = table.state
    known = table.game.knowledge(state, viewer)
    laid = state.phase.laid if isinstance(state.phase, LayingActives) else ()
    hands = [card for seat in (KIM, LEE) if seat != viewer for card in state.sides[seat].hand]
    hidden = [card for card in (*hands, *state.draw_pile, *laid) if card is not None]
    if not laid:
        hidden = [card for card in hidden if card not in (*royals("S"), *royals("H"))]
    for order in permutations(hidden):
        other = renamed(state, dict(zip(hidden, order, strict=True)))
        if table.game.knowledge(other, viewer) == known and can_go_on(Table(table.game, other)):
            yield other


def renamed(state: Any, names: dict[Card, Card]) -> Any:
    """The state with these cards instead of those, wherever they lie hidden."""

    def instead(hidden: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(names.get(card, card) for card in hidden)

    kim, lee = (replace(own, hand=instead(own.hand)) for own in state.sides)
    phase, news = state.phase, list(state.news)
    if isinstance(phase, LayingActives):
        phase = LayingActives(instead(phase.laid))
        news = [replace(event, card=names[event.card]) for event in news]
    else:
        news = [
            replace(event, cards=instead(event.cards)) if isinstance(event, Drew) else event
            for event in news
        ]
    pile = instead(state.draw_pile)
    return replace(state, sides=(kim, lee), draw_pile=pile, phase=phase, news=tuple(news))


def can_go_on(table: Castle) -> bool:
    """Court cards were laid, and Lee has something to choose from where he is asked."""
    match table.state.phase:
        case LayingActives(laid=laid):
            return all(is_court(card) for card in laid if card is not None)
        case Healing():
            return bool(offered(table, LEE, "heal")[0])
        case Replacing():
            return len(offered(table, LEE, "replace")[0]) > 1
        case _:
            return True


def essence(state: State) -> Any:
    """All that is hidden of a state; the order within a hand or a draw tells nothing."""
    hands = [tuple(sorted(own.hand)) for own in state.sides]
    laid = state.phase.laid if isinstance(state.phase, LayingActives) else ()
    drawn = [tuple(sorted(event.cards)) for event in state.news if isinstance(event, Drew)]
    return (*hands, state.draw_pile, laid, *drawn)
