"""The classic game: ST1, ST10 and ST12 to ST17."""

import pytest

from games.kit.say import Refusal
from games.supertrumf.drawing import laps
from games.supertrumf.moves import Declare, Lay
from games.supertrumf.options import SupertrumfOptions
from games.supertrumf.state import Declaring
from tests.games.supertrumf.positions import ADAM, BERIT, CILLA, DAVID, GAME, cards, classic
from tests.playing import LoadedChance, Table


def dealt(seats: int, **options: object) -> Table:
    chosen = SupertrumfOptions(**options)  # type: ignore[arg-type]
    GAME.check_options(seats, chosen)
    return Table(GAME, GAME.setup(seats, chosen, LoadedChance()))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ST1_two_to_six_play_with_sixty_cards_or_more_and_get_four_each(seats: int) -> None:
    assert seats in GAME.seat_counts
    table = dealt(seats)
    assert [len(hand) for hand in table.state.hands] == [4] * seats
    assert len(table.state.pile) == len(GAME.deck.cards) - 4 * seats
    assert len(GAME.deck.cards) >= 60


def test_ST1_every_figure_has_a_value_for_every_attribute() -> None:
    for figure in GAME.deck.figures:
        assert list(figure.values) == list(GAME.deck.attributes)


def test_ST10_the_opener_deals_and_the_seat_to_the_left_leads() -> None:
    table = dealt(4)
    assert table.tells(None, "supertrumf-dealt")["player"].seat == ADAM
    assert table.state.leader == BERIT
    assert table.asked(BERIT) == ["declare"]


def test_ST10_the_deal_moves_left_at_a_rematch() -> None:
    assert dealt(4, dealer=2).state.leader == CILLA
    assert dealt(4, dealer=4).state.leader == ADAM
    with pytest.raises(Refusal) as refused:
        dealt(4, dealer=5)
    assert refused.value.ruling == "ST10"


def test_ST12_the_winner_takes_all_cards_and_draws_one_while_the_others_draw_two() -> None:
    table = classic(
        ["knight holy-sword", "warlord wand", "fairy golem"],
        leader=CILLA,
        declared="strength",
        pile="troll orc bard ghost king spy monk",
    )
    table.plays(ADAM, Lay(("knight", "holy-sword"))).plays(BERIT, Lay(("warlord",)))
    table.plays(CILLA, Lay(("fairy",)))
    assert sorted(table.state.winning_piles[ADAM]) == sorted(
        cards("knight holy-sword warlord fairy")
    )
    assert [len(hand) for hand in table.state.hands] == [0 + 1, 1 + 2, 1 + 2]
    assert table.state.leader == ADAM
    assert table.asked(ADAM) == ["declare"]


def test_ST12_there_is_no_hand_limit() -> None:
    hand = " ".join(figure.key for figure in GAME.deck.figures[10:30])
    table = classic([hand, "giant"], leader=BERIT, declared="strength", pile="golem knight fairy")
    table.plays(ADAM, Lay((hand.split()[0],))).plays(BERIT, Lay(("giant",)))
    assert len(table.state.hands[ADAM]) == 20 - 1 + 2


def test_ST13_a_tie_goes_to_the_pot_all_draw_two_and_the_same_leader_declares_again() -> None:
    table = classic(
        ["knight", "warlord", "fairy wand"],
        leader=CILLA,
        declared="strength",
        pile="troll orc bard ghost king spy monk",
    )
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("warlord",)))
    table.plays(CILLA, Lay(("fairy", "wand")))
    assert sorted(table.state.pot) == sorted(cards("knight warlord fairy wand"))
    assert table.zone(None, "pot").hidden == 4
    assert table.state.winning_piles == ((), (), ())
    assert [len(hand) for hand in table.state.hands] == [2, 2, 2]
    assert (table.state.phase, table.state.leader) == (Declaring(), CILLA)


def test_ST13_the_pot_grows_until_a_round_is_decided_and_its_winner_takes_it() -> None:
    table = classic(
        ["knight golem", "warlord fairy"],
        leader=BERIT,
        declared="strength",
        pot="king spy",
        pile="poisoned-dagger dagger-in-the-back troll orc ghost bard monk jester",
    )
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("warlord",)))
    assert len(table.state.pot) == 4
    table.plays(BERIT, Declare("strength"))
    table.plays(ADAM, Lay(("golem",))).plays(BERIT, Lay(("fairy",)))
    assert table.tells(None, "supertrumf-won-by-value")["count"] == 6
    assert len(table.state.winning_piles[ADAM]) == 6
    assert table.state.pot == ()


def test_ST14_drawing_goes_in_laps_from_the_new_leaders_left() -> None:
    assert laps((2, 1, 2, 2), last=BERIT) == [CILLA, DAVID, ADAM, BERIT, CILLA, DAVID, ADAM]


def test_ST14_a_short_pile_serves_the_first_in_the_lap() -> None:
    table = classic(
        ["knight", "giant troll", "fairy king"],
        leader=ADAM,
        declared="strength",
        pile="orc ghost bard monk",
    )
    table.plays(BERIT, Lay(("giant",))).plays(CILLA, Lay(("fairy",)))
    table.plays(ADAM, Lay(("knight",)))
    assert table.state.hands[CILLA] == cards("king orc monk")
    assert table.state.hands[ADAM] == cards("ghost")
    assert table.state.hands[BERIT] == cards("troll bard")
    assert table.state.pile == ()


def test_ST15_who_has_no_cards_sits_out_while_two_others_play_on() -> None:
    table = classic(["", "knight orc", "warlord holy-sword"], leader=BERIT)
    table.plays(BERIT, Declare("courage"))
    assert table.asked(ADAM) == []
    table.plays(CILLA, Lay(("holy-sword",))).plays(BERIT, Lay(("knight",)))
    assert [shown.seat for shown in table.state.turned.shown] == [BERIT, CILLA]
    assert table.state.phase == Declaring()


def test_ST15_a_lead_that_falls_to_a_player_without_cards_passes_clockwise() -> None:
    table = classic(
        ["fairy troll", "giant", "knight", "orc ghost"], leader=ADAM, declared="strength"
    )
    table.plays(BERIT, Lay(("giant",))).plays(CILLA, Lay(("knight",)))
    table.plays(DAVID, Lay(("orc",))).plays(ADAM, Lay(("fairy",)))
    passed = table.tells(None, "supertrumf-lead-passed")
    assert (passed["player"].seat, passed["to"].seat) == (BERIT, DAVID)
    assert table.asked(DAVID) == ["declare"]


def test_ST15_a_tied_leader_without_cards_passes_the_lead_too() -> None:
    table = classic(["knight", "warlord troll", "fairy ghost"], leader=ADAM, declared="strength")
    table.plays(BERIT, Lay(("warlord",))).plays(CILLA, Lay(("fairy",)))
    table.plays(ADAM, Lay(("knight",)))
    assert table.state.leader == BERIT


def test_ST16_the_last_one_with_cards_takes_hand_and_pot_to_the_winning_pile() -> None:
    table = classic(
        ["knight", "warlord orc ghost"], leader=BERIT, declared="strength", pot="king spy"
    )
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("warlord",)))
    assert len(table.state.winning_piles[BERIT]) == 2 + 4
    assert table.state.pot == table.state.hands[BERIT] == ()
    assert table.tells(None, "supertrumf-kept-the-rest")["count"] == 2
    assert table.tells(None, "supertrumf-took-the-pot")["count"] == 4
    assert GAME.outcome(table.state).winners == (BERIT,)


def test_ST16_if_nobody_holds_cards_the_pot_counts_for_nobody_and_the_board_says_so() -> None:
    table = classic(
        ["knight", "warlord"], leader=BERIT, declared="strength", winning_piles=["king", ""]
    )
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("warlord",)))
    assert table.tells(None, "supertrumf-pot-lost") == {"count": 2}
    assert table.zone(None, "pot").hidden == 2
    assert GAME.outcome(table.state).scores == (1, 0)


def test_ST17_most_cards_in_the_winning_pile_wins() -> None:
    table = classic(
        ["giant", "fairy"], leader=BERIT, declared="strength", winning_piles=["", "king"]
    )
    table.plays(ADAM, Lay(("giant",))).plays(BERIT, Lay(("fairy",)))
    ended = GAME.outcome(table.state)
    assert (ended.winners, ended.scores, ended.how) == ((ADAM,), (2, 1), "cards")
    assert [line.id for line in table.sees(None).status] == ["supertrumf-over-cards"]
    assert table.asked(ADAM) == table.asked(BERIT) == []
    table.refuses(ADAM, Declare("strength"))


def test_ST17_equal_piles_share_the_win() -> None:
    table = classic(
        ["giant", "fairy"], leader=BERIT, declared="strength", winning_piles=["", "king spy"]
    )
    table.plays(ADAM, Lay(("giant",))).plays(BERIT, Lay(("fairy",)))
    ended = GAME.outcome(table.state)
    assert (ended.winners, ended.how) == ((ADAM, BERIT), "shared")
