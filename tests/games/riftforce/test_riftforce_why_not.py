"""Why a card in sight can't be chosen: each is told of with the refusal that it would meet."""

from random import Random

import pytest

from games.kit.asks import Barred, Pick
from games.kit.chance import Chance
from games.kit.say import Refusal, Seat, say
from games.riftforce import GAME
from games.riftforce.asks import RiftforceAsk
from games.riftforce.moves import Activate, ActivateNext, Choose, Move
from games.riftforce.options import RiftforceOptions
from games.riftforce.state import State
from games.riftforce.wording import card_name, card_on_board
from tests.games.riftforce.positions import KIM, lays, position, target, uses
from tests.playing import Table, bot_player_move


def barred(table: Table[State, Move], ask: str) -> list[Barred]:
    found = [one for one in table.sees(KIM).barred if one.ask == ask]
    assert found == list(table.ask(KIM, ask).barred())
    return found


def at(card: str, location: int) -> object:
    return card_on_board(card, location - 1)


def test_RF2_a_card_that_matches_nothing_on_the_board_says_so() -> None:
    table = position(kim="1: ice6a", lee="1: fire5b", hand="air5a fire7a ice5a")
    why = table.refuses(KIM, Activate("fire7a"), "RF2")
    assert barred(table, "activate") == [
        Barred("activate", card_name("air5a"), why, "RF2"),
        Barred("activate", card_name("fire7a"), why, "RF2"),
    ]


def test_RF2_cards_on_the_board_that_may_not_be_activated_say_so() -> None:
    """What has been, and what does not fit any more."""
    table = position(kim="1: fire5a ice6a; 3: fire6a; 4: air6a", hand="fire6b")
    table.plays(KIM, Activate("fire6b"))
    assert barred(table, "activate_next") == []
    table.plays(KIM, ActivateNext("ice6a"))
    why = table.refuses(KIM, ActivateNext("fire5a"), "RF2")
    assert barred(table, "activate_next") == [
        Barred("activate_next", at("fire5a", 1), why, "RF2"),
        Barred("activate_next", at("ice6a", 1), why, "RF2"),
    ]


def test_RF6_thunderbolt_strikes_nobody_elsewhere() -> None:
    table = uses("thunderbolt5a", kim="2: thunderbolt5a", lee="2: air5a air6a; 3: air5b")
    why = table.refuses(KIM, target("air5b"), "RF6")
    assert why == say("riftforce-only-strike")
    assert barred(table, "choose") == [Barred("choose", at("air5b", 3), why, "RF6")]


def test_RF6_light_heals_nothing_undamaged_and_no_enemy() -> None:
    table = uses("light5a", kim="2: light5a ice5a/1; 4: ice6a/2", lee="1: air5a/2")
    why = table.refuses(KIM, target("light5a"), "RF6")
    assert table.refuses(KIM, target("air5a"), "RF6") == why == say("riftforce-only-heal")
    assert barred(table, "choose") == [Barred("choose", at("light5a", 2), why, "RF6")]


def test_RF6_love_soothes_nothing_elsewhere() -> None:
    table = position(kim="2: ice5a/1 ice6a/1; 3: ice7a/1", hand="love5a")
    table.plays(KIM, lays("love5a", 2))
    why = table.refuses(KIM, target("ice7a"), "RF6")
    assert why == say("riftforce-only-soothe")
    assert [one.card for one in barred(table, "choose")] == [at("love5a", 2), at("ice7a", 3)]


def test_where_a_location_is_asked_for_no_card_is_told_of() -> None:
    table = uses("water5a", kim="2: water5a; 3: ice5a", lee="1: air5a")
    assert barred(table, "choose") == []


def check_ask(state: State, seat: Seat, ask: RiftforceAsk) -> int:
    """Each tempting card is on offer, or barred by what playing it is refused with."""
    told = []
    for card, move in ask.tempting():
        if key_of(move) in offered(ask):
            ask.game.check(state, seat, move)
            continue
        with pytest.raises(Refusal) as refused:
            ask.game.play(state, seat, move, Chance(b"", ()))
        assert refused.value.ruling
        told.append(Barred(ask.key, card, refused.value.message, refused.value.ruling))
    assert told == ask.barred()
    return len(told)


def key_of(move: Move) -> str:
    match move:
        case Activate(card) | ActivateNext(card) | Choose(card):
            return card
    raise TypeError(move)


def offered(ask: RiftforceAsk) -> set[str]:
    (field,) = ask.fields()
    assert isinstance(field, Pick)
    return {choice.key for choice in field.choices}


def test_in_whole_matches_each_barred_card_meets_the_refusal_that_it_tells() -> None:
    game = GAME()
    told = 0
    for seed in range(3):
        chance, rng = Chance(str(seed).encode(), ()), Random(seed)
        state = game.setup(2, RiftforceOptions(guilds="all"), chance)
        while game.outcome(state) is None:
            (seat,) = game.awaited(state)
            for ask in game.asks(state, seat):
                assert isinstance(ask, RiftforceAsk)
                told += check_ask(state, seat, ask)
            move = bot_player_move(game, state, seat, rng)
            state = game.play(state, seat, move, chance)
    assert told > 100
