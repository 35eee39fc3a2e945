"""How Storma slottet! looks: every card, every position, in every language."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.lab.gallery import Remembered
from bot.languages import LANGUAGES, Language
from bot.pictures.alt_text import ending_alt, hand_alt
from bot.pictures.colours import GOLD
from bot.pictures.display import WIDTH, Panel, Picture
from bot.pictures.drawing import Gathering, drawing_of
from bot.pictures.encoding import png
from bot.pictures.games.storma_slottet.feats import Cast, Cure, Harm, Hint, LaidCard, feat_of
from bot.pictures.games.storma_slottet.hand import CARD_WIDTH, doings
from bot.pictures.games.storma_slottet.sides import sides_of
from games.kit.cards import is_court
from games.kit.scenes import own_zones
from games.storma_slottet import GAME
from games.storma_slottet.cards import DECK
from games.storma_slottet.moves import Attack, Exchange, Heal, Move, OfferDraw, Retreat, Roll
from games.storma_slottet.state import Ended, State
from tests.games.storma_slottet.positions import KIM, LEE, position, side
from tests.pictures.looking import TALLEST_HAND, Comparison, overflows
from tests.pictures.tables import (
    LONG,
    board,
    everything_drawn,
    hand,
    in_every_language,
    reader,
    words_for,
)
from tests.playing import Table
from tests.repeating import times

DRAWING = drawing_of("storma_slottet")
MOST_BYTES = 130_000
MATCHES, POSITIONS, WEIGHED = times(1, long=4), times(24, long=1_000), 12
"""Positions of a match that are drawn, in one language after the other, and of which one is encoded
as well."""
SQUARER, WIDER = 1.2, 1.66


def battle() -> Table[State, Move]:
    """Much on the table: a hurt card on each side, one in Sjukstugan, trophies, a fallen royal."""
    return position(
        side(
            "S",
            hand="C7 C9 C13 S2 S5 H3 H4 D6 X1",
            active="S13 C2 D4 H11=9",
            sickbay="D11 S3 S8",
            trophies="H12 C12",
        ),
        side("H", hand="C3 D3", active="H13 C4 C5", trophies="S11"),
        discard="D8 D9 C8",
    )


def rolled() -> Table[State, Move]:
    return battle().plays(KIM, Attack(("C7", "C13"))).plays(KIM, Roll(), dice=[4])


def damage_cards(own: str) -> str:
    """As many as a queen can bear, lowest first, of other suits than hers."""
    lowest = [f"{suit}{rank}" for rank in (1, 2, 3, 4) for suit in "SHDC" if suit != own[0]]
    return " ".join(lowest)


@in_every_language
@pytest.mark.parametrize("count", (1, 2, 5, 6, 10, 17, 20, 22, 23, 30, 48))
def test_hands_of_any_size_are_drawn_whole(language: Language, count: int) -> None:
    rest = " ".join(card for card in DECK if card not in royals_and_actives())
    held = rest.split()[:count]
    table = position(side("S", active="S13", hand=" ".join(held)), side("H", active="H12"))
    picture = hand(table, KIM, reader(language))
    assert overflows(picture) == []
    if len(table.state.sides[KIM].hand) <= 22:
        assert picture.height <= TALLEST_HAND


def royals_and_actives() -> tuple[str, ...]:
    return ("S11", "S12", "S13", "H11", "H12", "H13")


@in_every_language
@pytest.mark.parametrize("card", [card for card in DECK if is_court(card) and card[0] != "S"])
def test_every_court_card_stands_and_rests_with_all_the_damage_it_can_bear(
    language: Language, card: str
) -> None:
    if card[0] == "H":
        table = position(side("S", active="S12"), side("H", active=f"{card} {damage_cards(card)}"))
    else:
        table = position(
            side("S", active="S12"),
            side("H", active="H12", sickbay=f"{card} {damage_cards(card)}"),
        )
    assert overflows(board(table, reader(language))) == []


@in_every_language
def test_every_card_can_be_what_an_attack_is_made_with(language: Language) -> None:
    for suit in "SDC":
        cards = [card for card in DECK if card[0] == suit and not (suit == "S" and is_court(card))]
        table = position(
            side("S", hand=" ".join([*cards, "X1", "X2"]), active="S12"), side("H", active="H12")
        )
        table.plays(KIM, Attack((*cards, "X1", "X2")))
        assert overflows(board(table, reader(language))) == []


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("style", ("hard", "random"))
def test_every_position_of_a_match_is_drawn_whole(number: int, style: str) -> None:
    match = Remembered(GAME(), 2, GAME.options_type(), f"pictures {number}", style)
    match.play()
    step = max(1, len(match.positions) // POSITIONS)
    for place, state in enumerate([*match.positions[::step], match.positions[-1]]):
        for each in everything_drawn(GAME(), state, LANGUAGES[place % len(LANGUAGES)]):
            assert overflows(each.picture) == []
            if place % WEIGHED == 0:
                assert len(png(each.picture)) < MOST_BYTES


@settings(max_examples=times(20, long=60))
@given(st.text(min_size=1, max_size=32), st.sampled_from(LANGUAGES))
def test_any_names_stay_in_their_places(name: str, language: Language) -> None:
    names = {KIM: name, LEE: name[::-1]}
    who, table = reader(language, names), battle()
    over = table.state.then(phase=Ended(KIM))
    ends = (each.picture for each in everything_drawn(GAME(), over, language, names))
    lobby = DRAWING.lobby(Gathering("storma_slottet", 2, 2), who)
    for picture in (lobby, board(table, who), *ends):
        assert overflows(picture) == []


def test_an_attack_without_dice_is_shown_with_its_cards_and_what_they_did() -> None:
    table = battle().plays(KIM, Attack(("C7", "C9")))
    feat = feat_of(table.sees(None))
    assert feat is not None
    assert feat.beats == (LaidCard("french/C7"), LaidCard("french/C9"), Harm(16))
    hurt = table.zone(None, "active-1").faces[0]
    assert [(face.art, face.fresh) for face in hurt.on_it] == [
        ("french/C4", False),
        ("french/C5", False),
        ("french/C7", True),
        ("french/C9", True),
    ]


def test_the_dice_of_an_attack_stand_beside_their_cards() -> None:
    feat = feat_of(rolled().sees(None))
    assert feat is not None
    assert feat.beats == (LaidCard("french/C13"), Cast(4), Harm(16))


def test_dice_that_are_still_to_be_rolled_are_hinted_at_and_the_target_is_marked() -> None:
    table = battle().plays(KIM, Attack(("C7", "C13")))
    scene = table.sees(None)
    feat = feat_of(scene)
    assert feat is not None
    assert feat.beats == (LaidCard("french/C7"), LaidCard("french/C13"), Hint("table/dice"))
    assert [each.is_attacked for each in sides_of(scene)] == [False, True]


def test_what_was_healed_is_shown_with_what_lifted_it() -> None:
    table = battle().plays(KIM, Heal("S2", "active"))
    feat = feat_of(table.sees(None))
    assert feat is not None
    assert feat.beats == (LaidCard("french/S2"), LaidCard("french/C2"), Cure(2))
    assert table.zone(None, "active-0").faces[0].fresh


def test_a_card_just_won_is_fresh_among_the_fallen() -> None:
    table = position(
        side("S", hand="C7", active="S13"), side("H", hand="D3", active="H13 C10 C9 C8")
    ).plays(KIM, Attack(("C7",)))
    kim, lee = sides_of(table.sees(None))
    assert (lee.fallen, lee.just_fallen) == ((13,), 13)
    assert lee.just_lost
    assert kim.trophies[0].fresh


def test_who_offers_a_draw_is_seen() -> None:
    table = battle().plays(KIM, OfferDraw())
    assert [each.offers_draw for each in sides_of(table.sees(None))] == [True, False]


def test_retreat_and_exchange_are_shown() -> None:
    table = position(side("S", hand="C7 C9 D11", active="S13"), side("H", hand="D3", active="H12"))
    feat = feat_of(table.plays(KIM, Retreat("D11")).sees(None))
    assert feat is not None
    assert LaidCard("french/D11") in feat.beats
    exchanged = battle().plays(KIM, Exchange(("C7", "C9"))).sees(None)
    feat = feat_of(exchanged)
    assert feat is not None
    assert feat.beats == (LaidCard("french/C7"), LaidCard("french/C9"))


def test_cards_that_can_attack_or_heal_are_raised_with_a_sign_of_it() -> None:
    table = battle()
    does = doings(table.sees(KIM))
    assert does["french/C7"] == ("attack",)
    assert does["french/S2"] == ("attack", "heal")
    assert "french/H4" not in does
    framed = [
        item
        for item in hand(table, KIM, reader()).items
        if isinstance(item, Panel) and (item.stroke, item.frame.width) == (GOLD, CARD_WIDTH)
    ]
    assert len(framed) == len(does)


def test_a_hand_that_is_not_awaited_has_nothing_raised() -> None:
    assert doings(battle().sees(LEE)) == {}


@in_every_language
def test_the_description_says_what_the_picture_does(language: Language) -> None:
    words = words_for(language)
    table = battle()
    scene = table.sees(KIM)
    alt = hand_alt(scene, own_zones(scene, table.sees(None)), words)
    can = DRAWING.hand_says(scene, own_zones(scene, table.sees(None)))[0]
    assert words.text(can) in alt
    over = table.state.then(phase=Ended(KIM))
    outcome = GAME().outcome(over)
    assert outcome is not None
    last = GAME().look(over, None)
    told = ending_alt(last, outcome, words)
    assert LONG in told
    assert all(line in told for line in words.texts(DRAWING.ending_says(last, outcome)))


def golden() -> dict[str, Picture]:
    table = battle()
    over = table.state.then(phase=Ended(KIM))
    outcome = GAME().outcome(over)
    assert outcome is not None
    return {
        "storma-board": board(battle().plays(KIM, Attack(("C7", "C9"))), reader("de")),
        "storma-dice": board(rolled(), reader()),
        "storma-hand": hand(table, KIM, reader("en")),
        "storma-lobby": DRAWING.lobby(Gathering("storma_slottet", 1, 2), reader("nb")),
        "storma-ending": DRAWING.ending(GAME().look(over, None), outcome, reader("sv")),
    }


@pytest.mark.parametrize("name", golden())
def test_a_picture_looks_as_it_did(name: str, looks_as_it_did: Comparison) -> None:
    picture = golden()[name]
    assert overflows(picture) == []
    if name != "storma-hand":
        assert SQUARER < WIDTH / picture.height < WIDER
    looks_as_it_did(name, picture)
