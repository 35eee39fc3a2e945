"""The examples of the rules claim nothing that play would not give."""

import games
from games.supertrumf.state import Laying, State
from tests.games.supertrumf.positions import GAME
from tests.playing import Table

ANNA, BO = 0, 1


def example(section: str) -> State:
    state: State = games.find(GAME.key).examples[section](GAME, "en").state
    return state


def values(state: State) -> list[int | None]:
    """What each seat's cards were worth when they were turned."""
    assert state.turned is not None
    return [shown.value for shown in state.turned.shown]


def test_the_knight_and_the_sword_make_26_and_beat_18() -> None:
    state = example("minute")
    assert values(state) == [18, 26] and len(state.winning_piles[BO]) == 3
    assert state.leader == BO


def test_the_hand_reaches_18_and_26_and_beats_any_number() -> None:
    state = example("cards")
    deck, hand = GAME.deck, state.hands[BO]
    assert isinstance(state.phase, Laying) and state.phase.declared == "strength"
    lays = {lay: deck.value(lay, "strength") for lay in deck.lays(hand)}
    assert lays[("knight",)] == lays[("knight", "stamina-elixir")] == 18
    assert lays[("knight", "holy-sword")] == 26 and lays[("poisoned-dagger",)] is None


def test_anna_has_played_one_card_and_bo_plays_last() -> None:
    state = example("round")
    assert [len(cards) for cards in state.laid] == [1, 0]
    assert Table(GAME, state).asked(BO) == ["lay"] and state.leader == BO


def test_a_dagger_beats_32() -> None:
    state = example("supertrumps")
    assert values(state) == [32, None] and len(state.winning_piles[BO]) == 3


def test_after_the_round_anna_holds_5_and_bo_3() -> None:
    state = example("classic")
    assert [len(hand) for hand in state.hands] == [5, 3]


def test_18_and_18_go_into_the_pot() -> None:
    state = example("ties")
    assert values(state) == [18, 18] and len(state.pot) == 2
    assert [len(hand) for hand in state.hands] == [5, 5] and state.leader == BO


def test_the_winner_of_a_duel_s_round_has_three_prize_cards_left() -> None:
    state = example("prizes")
    assert values(state) == [18, 26] and [len(prizes) for prizes in state.prizes] == [4, 3]
    assert [len(hand) for hand in state.hands] == [5, 3] and state.leader == BO
