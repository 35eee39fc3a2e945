"""The examples that the printed rules give: Adam deals, Berit leads."""

from games.supertrumf.moves import Declare, Lay, TakePrize
from games.supertrumf.options import SupertrumfOptions
from tests.games.supertrumf.positions import ADAM, BERIT, GAME, cards, classic, duel
from tests.playing import LoadedChance, Table

ADAMS = "warlord golem ghost spy"
BERITS = "knight holy-sword bard monk"


def played(table: Table) -> Table:
    table.plays(BERIT, Declare("strength"))
    table.plays(ADAM, Lay(("warlord",)))
    return table.plays(BERIT, Lay(("knight", "holy-sword")))


def test_print_adam_deals_four_cards_each_and_berit_leads() -> None:
    first = cards(f"{BERITS} {ADAMS}")
    alternating = [card for pair in zip(first[:4], first[4:], strict=True) for card in pair]
    deck = (*alternating, *(card for card in GAME.deck.cards if card not in first))
    state = GAME.setup(2, SupertrumfOptions(), LoadedChance(shuffles=[deck]))
    assert state.hands == (cards(ADAMS), cards(BERITS))
    assert Table(GAME, state).asked(BERIT) == ["declare"]


def test_print_the_knight_with_the_holy_sword_reaches_26_and_beats_the_warlords_18() -> None:
    table = played(classic([ADAMS, BERITS], leader=BERIT, pile="king orc troll sphinx"))
    adams, berits = table.state.turned.shown
    assert (adams.value, berits.value) == (18, 26)
    assert table.tells(None, "supertrumf-won-by-value")["player"].seat == BERIT


def test_print_adam_draws_two_berit_one_and_she_leads_again() -> None:
    table = played(classic([ADAMS, BERITS], leader=BERIT, pile="king orc troll sphinx"))
    assert len(table.state.hands[ADAM]) == 5
    assert len(table.state.hands[BERIT]) == 3
    assert len(table.state.winning_piles[BERIT]) == 3
    assert table.asked(BERIT) == ["declare"]


def test_print_under_blixtduell_berit_takes_a_prize_card_and_adam_draws_two() -> None:
    table = played(duel([ADAMS, BERITS], leader=BERIT, pile="king orc troll"))
    table.plays(BERIT, TakePrize(1))
    assert len(table.state.hands[ADAM]) == 5
    assert len(table.state.prizes[BERIT]) == 3
    assert table.state.hands[BERIT] == cards("bard monk fairy")
    assert table.asked(BERIT) == ["declare"]


def test_print_the_elixir_adds_ten_to_stamina() -> None:
    table = classic(["knight stamina-elixir", "fairy"], leader=BERIT, declared="stamina")
    alone = GAME.deck.value(("knight",), "stamina")
    table.plays(ADAM, Lay(("knight", "stamina-elixir"))).plays(BERIT, Lay(("fairy",)))
    assert table.state.turned.shown[ADAM].value == alone + 10
