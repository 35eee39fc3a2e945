"""Why not: each card that is not on offer says what playing it would be refused with."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from games.kit.asks import Ask, Barred
from games.kit.cards import card_name
from games.kit.match import Match
from games.kit.say import Refusal
from games.kit.suits import suit_name
from games.storma_slottet import GAME
from games.storma_slottet.moves import (
    Attack,
    ChooseHouse,
    Exchange,
    Heal,
    LayActive,
    Lift,
    Move,
    Replace,
    Retreat,
)
from games.storma_slottet.options import StormaOptions
from games.storma_slottet.state import PLACES, Healing, LayingActives, Lifting, Replacing, State
from tests.games.storma_slottet.positions import KIM, LEE, offered, position, side
from tests.playing import LoadedChance, Table

Castle = Table[Any, Any]


def why_not(table: Castle, ask: str, seat: int = KIM) -> dict[str, set[str]]:
    """The rulings that bar each card of the seat's hand, and the damage cards lying before it."""
    barred = table.ask(seat, ask).barred()
    side = table.state.sides[seat]
    hurt = side.active.hurt_by if side.active else ()
    in_sight = (*side.hand, *(card.card for card in hurt))
    found = {card: {b.ruling for b in barred if b.card == card_name(card)} for card in in_sight}
    return {card: rulings for card, rulings in found.items() if rulings}


def test_SS10_the_king_of_clubs_cannot_be_hurt_by_clubs() -> None:
    table = position(side("S", hand="C9 C11 D4 X1", active="S13"), side("H", active="C13"))
    assert why_not(table, "attack") == {
        "C9": {"SS10"},
        "C11": {"SS10"},
        "S11": {"SS7"},
        "S12": {"SS7"},
    }
    barred = next(b for b in table.sees(KIM).barred if b.card == card_name("C9"))
    assert barred.why.id == "storma-slottet-refuse-barred"
    assert barred.why.args == {"card": card_name("C13")}


def test_SS7_SS8_royals_and_jokers_are_not_exchanged() -> None:
    table = position(side("S", hand="C9 X1 X2", active="S13"), side("H", active="H12"))
    jokers = {"X1": {"SS8"}, "X2": {"SS8"}}
    assert why_not(table, "exchange") == jokers | {"S11": {"SS7"}, "S12": {"SS7"}}
    told = [b for b in table.ask(KIM, "exchange").barred() if b.card == card_name("X1")]
    assert len(told) == 1, "one joker is like the other"


def test_SS18_to_SS21_why_a_card_does_not_heal() -> None:
    kim = side("H", hand="H7 H2 D7 X1 D11", active="H12 C9 C4")
    assert why_not(position(kim, side("S", active="S13")), "heal") == {
        "H2": {"SS20"},
        "D7": {"SS18"},
        "X1": {"SS21"},
        "H11": {"SS7"},
        "H13": {"SS7"},
    }


def test_SS19_doctors_do_not_heal_in_sjukstugan() -> None:
    kim = side("H", hand="H7 D11", active="H12", sickbay="H13 C4")
    assert why_not(position(kim, side("S", active="S13")), "heal")["D11"] == {"SS19"}


def test_SS18_a_card_that_heals_one_of_two_is_not_barred() -> None:
    kim = side("H", hand="H7 D7 C7", active="H12 S9 C4", sickbay="D12 C9 C3")
    table = position(kim, side("S", active="S13"))
    assert offered(table, KIM, "heal") == [["H7-active", "D7-sickbay"]]
    names = [barred.card for barred in table.ask(KIM, "heal").barred()]
    assert card_name("D7") not in names
    assert names.count(card_name("C7")) == 2, "why not this one, and why not that one"
    assert names.count(card_name("H13")) == 1, "a royal heals neither, for the same reason"


def test_SS20_a_damage_card_worth_too_much_is_not_lifted() -> None:
    kim = side("H", active="H12 S2 S4 S7")
    table = position(kim, side("S", active="S13"), phase=Lifting("active", "H6", 6))
    assert why_not(table, "lift") == {"S7": {"SS20"}}


def test_SS4_SS24_SS25_only_a_court_card_stands_as_the_active_card() -> None:
    table = position(side("S", hand="D12 C2 X1", active="S13"), side("H", active="H12"))
    assert why_not(table, "retreat") == {"C2": {"SS24"}, "X1": {"SS24"}}
    table = position(side("S", hand="D12 C2 X1"), side("H"), phase=LayingActives())
    assert why_not(table, "active") == {"C2": {"SS4"}, "X1": {"SS4"}}
    kim = side("S", hand="D12 C2 X1")
    table = position(kim, side("H", active="H12"), phase=Replacing(KIM))
    assert why_not(table, "replace") == {"C2": {"SS25"}, "X1": {"SS25"}}


def test_SS2_a_suit_that_is_taken_says_so() -> None:
    game = GAME()
    table = Table(game, game.setup(2, StormaOptions(), LoadedChance()))
    (barred,) = table.plays(KIM, ChooseHouse("S")).ask(LEE, "house").barred()
    assert (barred.card, barred.ruling) == (suit_name("S"), "SS2")


@pytest.mark.parametrize("doctors_in_sickbay", [False, True])
def test_whatever_is_barred_is_refused_with_the_same_sentence(doctors_in_sickbay: bool) -> None:
    """Over whole matches: each barred card, when it is played; each other one is on offer."""
    game, rng = GAME(), Random(5)
    options = StormaOptions(doctors_in_sickbay=doctors_in_sickbay)
    rulings = set()
    for seed in range(4):
        match = Match(game, 2, options, sha256(f"barred {seed}".encode()).digest())
        while game.outcome(match.state) is None:
            for seat in (KIM, LEE):
                for ask in game.asks(match.state, seat):
                    rulings |= check_ask(game, match.state, seat, ask)
            seat = rng.choice(game.awaited(match.state))
            ask = rng.choice([ask for ask in game.asks(match.state, seat) if not ask.optional])
            match.play(seat, ask.read(ask.sample(rng)))
    wanted = {"SS2", "SS4", "SS7", "SS8", "SS10", "SS18", "SS20", "SS21", "SS24", "SS25"}
    assert rulings == (wanted if doctors_in_sickbay else wanted | {"SS19"})


def check_ask(game: Any, state: State, seat: int, ask: Ask[Any]) -> set[str]:
    """The rulings of what this ask bars, each tried."""
    told = list(ask.barred())
    refused = list(refusals(game, state, seat, ask.key))
    assert all(barred in refused for barred in told)
    assert all(barred in told for barred in refused), "not on offer, and doesn't say why"
    return {barred.ruling for barred in told}


def refusals(game: Any, state: State, seat: int, ask: str) -> Iterator[Barred]:
    """What each card that this ask doesn't take is refused with."""
    for name, move in alone(game, state, seat, ask):
        try:
            game.play(state, seat, move, LoadedChance([5] * 30))
        except Refusal as refusal:
            yield Barred(ask, name, refusal.message, refusal.ruling)


def alone(game: Any, state: State, seat: int, ask: str) -> Iterator[tuple[Any, Move]]:
    """The moves that one might try with a single thing in sight, and that the ask is for."""
    side = state.sides[seat]
    kinds: dict[str, Any] = {"active": LayActive, "retreat": Retreat, "replace": Replace}
    for card in side.hand:
        if ask in kinds:
            yield card_name(card), kinds[ask](card)
        if ask == "exchange":
            yield card_name(card), Exchange((card,))
        if ask == "attack":
            yield card_name(card), Attack((card,))
    if ask == "house":
        for own in state.sides:
            if own.house:
                yield suit_name(own.house), ChooseHouse(own.house)
    if ask == "lift":
        assert isinstance(state.phase, Lifting)
        for hurt in state.court(seat, state.phase.place).hurt_by:
            yield card_name(hurt.card), Lift((hurt.card,))
    if ask == "heal":
        yield from useless_healers(game, state, seat)


def useless_healers(game: Any, state: State, seat: int) -> Iterator[tuple[Any, Move]]:
    """Those that the ask does not offer for any damaged card, tried on each of them."""
    side, phase = state.sides[seat], state.phase
    places = [place for place in PLACES if (court := side.court(place)) and court.hurt_by]
    if isinstance(phase, Healing):
        places = [phase.place]
    ask = next(ask for ask in game.asks(state, seat) if ask.key == "heal")
    offered_keys = {choice.key.partition("-")[0] for choice in ask.form.fields[-1].choices}
    for card in side.hand:
        if card not in offered_keys:
            for place in places:
                yield card_name(card), Heal(card, place)
