"""Supertrumf's pictures: every card, every position, in each language; what is hidden makes no
difference; what has just happened is seen."""

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.lab.gallery import Remembered
from bot.languages import LANGUAGES, Language
from bot.pictures.alt_text import LONGEST, board_alt, ending_alt, hand_alt
from bot.pictures.artwork import illustration_file, symbol
from bot.pictures.colours import GOLD
from bot.pictures.display import WIDTH, Artwork, Frame, Outline, Panel, Picture
from bot.pictures.drawing import Gathering, drawing_of
from bot.pictures.encoding import png
from bot.pictures.games.supertrumf.cards import CardLook, small_card, whole_card
from bot.pictures.games.supertrumf.lays import lay_of
from bot.pictures.games.supertrumf.legend import attributes_of
from bot.pictures.games.supertrumf.palette import GROUND
from bot.pictures.games.supertrumf.printed import PrintedCard, printed
from bot.pictures.games.supertrumf.rows import table_row
from bot.words.words import Names
from games.kit.conceding import Concede
from games.kit.game import Outcome
from games.kit.say import Who, say
from games.kit.scenes import own_zones
from games.supertrumf.moves import Declare, Lay, Move, TakePrize
from games.supertrumf.state import State
from tests.games.every_game import other_world
from tests.games.supertrumf.positions import ADAM, BERIT, DAVID, GAME, cards, classic
from tests.pictures.looking import TALLEST_HAND, Comparison, cut_off, overflows, writings
from tests.pictures.supertrumf import (
    PILE,
    ended_picture,
    laying,
    names,
    over,
    prize_to_take,
    six_turned,
    three_turned,
)
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

DRAWING = drawing_of("supertrumf")
MOST_BYTES = 150_000
ASPECTS = (0.93, 1.75)
POSITIONS, SMALLEST_SIGN = times(4, long=20), 10
LARGEST_USUAL_HAND = 12
"""Few hands hold more, and theirs are taller pictures."""


def every_card() -> list[PrintedCard]:
    return [printed(face) for face in GAME.deck.faces.values()]


@cache
def match_of(seats: int, style: str, play: str) -> Remembered:
    match = Remembered(GAME, seats, GAME.options_type(play=play), f"pictures {style}", style)
    match.play()
    return match


def is_whole(picture: Picture, called: Names | None = None) -> bool:
    return overflows(picture) == [] == cut_off(picture, (called or {}).values())


def whole(*items: Any) -> Picture:
    return Picture(320, GROUND, tuple(items))


@in_every_language
def test_every_card_is_drawn_in_every_size_with_its_whole_name(language: Language) -> None:
    attributes = attributes_of(every_card())
    for lit in (None, attributes[1].attribute):
        look = CardLook(reader(language), lit)
        for card in every_card():
            for drawn in (
                whole_card(card, Frame(10, 10, 124, 294), look),
                whole_card(card, Frame(10, 10, 172, 294), look),
                small_card(card, Frame(10, 10, 116, 200), look),
                small_card(card, Frame(10, 10, 124, 162), look),
                small_card(card, Frame(10, 10, 167, 162), look),
                lay_of((card,), Frame(10, 10, 160, 80), look),
                table_row(card, attributes, Frame(10, 10, 255, 41), look),
            ):
                assert is_whole(whole(*drawn)), card.name


@in_every_language
def test_every_pair_of_long_names_is_laid_whole(language: Language) -> None:
    look = CardLook(reader(language), attributes_of(every_card())[0].attribute)
    by_length = sorted(every_card(), key=lambda card: len(card.name.texts[language]))
    figures = [card for card in by_length if card.kind == "figure"][-8:]
    others = [card for card in by_length if card.kind != "figure"][-8:]
    for figure in figures:
        for other in others:
            for room in (Frame(10, 10, 160, 82), Frame(10, 10, 241, 82), Frame(10, 10, 160, 208)):
                assert is_whole(whole(*lay_of((figure, other), room, look)))


def test_every_card_has_a_scene_and_every_attribute_a_sign() -> None:
    for card in every_card():
        assert illustration_file(card.art) is not None, card.art
        assert all(symbol(points.sign) is not None for points in card.points)


@pytest.mark.parametrize("card", ["frying-pan", "grumpy-donkey", "crystal-ball"])
def test_two_signs_of_an_object_are_seen_beside_their_numbers(card: str) -> None:
    (drawn,) = (each for each in every_card() if each.art == GAME.deck.faces[card].art)
    picture = whole(*small_card(drawn, Frame(10, 10, 116, 208), CardLook(reader())))
    for points in drawn.points:
        shape = symbol(points.sign)
        assert shape is not None
        (shown,) = (
            item for item in picture.items if isinstance(item, Outline) and item.d == shape.d
        )
        assert shown.scale * shape.side >= SMALLEST_SIGN


@pytest.mark.parametrize("style", ["random", "hard"])
@pytest.mark.parametrize(
    ("seats", "play"), [(2, "blixtduell"), *((seats, "classic") for seats in range(2, 7))]
)
def test_every_kind_of_position_is_drawn_within_its_frames(
    seats: int, play: str, style: str
) -> None:
    match = match_of(seats, style, play)
    step = max(1, len(match.positions) // POSITIONS)
    for place, state in enumerate([*match.positions[::step], match.positions[-1]]):
        language = LANGUAGES[place % len(LANGUAGES)]
        for each in everything_drawn(match.game, state, language, names(seats)):
            assert is_whole(each.picture, names(seats))
            assert 0 < len(each.alt) <= LONGEST
            if place % 4 == 0:
                assert len(png(each.picture)) < MOST_BYTES
            if max(map(len, state.hands)) <= LARGEST_USUAL_HAND:
                assert each.picture.height <= TALLEST_HAND
            if "-hand" not in each.name:
                assert ASPECTS[0] < WIDTH / each.picture.height < ASPECTS[1]


@pytest.mark.parametrize("play", ["classic", "blixtduell"])
def test_what_is_hidden_makes_no_difference_to_any_picture(play: str) -> None:
    match, hide, rng = match_of(2, "random", play), other_world("supertrumf"), Random(7)
    for state in match.positions[::3]:
        for viewer in (None, ADAM, BERIT):
            other = hide(state, viewer, rng)
            assert seen(match, state, viewer) == seen(match, other, viewer)


def seen(match: Remembered, state: State, viewer: int | None) -> bytes:
    scene, public, who, words = (
        match.game.look(state, viewer),
        match.game.look(state, None),
        reader(names=names(2)),
        words_for(names=names(2)),
    )
    own = own_zones(scene, public)
    pictures = [DRAWING.board(scene, who), DRAWING.hand(scene, own, who)]
    return msgspec.json.encode([pictures, board_alt(scene, words), hand_alt(scene, own, words)])


def pictures_with_names(called: Names, language: Language) -> list[Picture]:
    who = reader(language, called)
    ended = over(won=("orc bard", "", "ghost", "", "", "king"))
    return [
        board(six_turned(), who),
        ended_picture(ended, language, called),
        DRAWING.lobby(Gathering("supertrumf", 6, 6), who),
    ]


@settings(max_examples=times(12, long=25))
@given(st.lists(st.text(max_size=40), min_size=6, max_size=6), st.sampled_from(LANGUAGES))
def test_any_names_stay_in_their_places(called: list[str], language: Language) -> None:
    for picture in pictures_with_names(dict(enumerate(called)), language):
        assert overflows(picture) == []


@pytest.mark.parametrize("name", ["W" * 32, "Щ" * 32, "Владимир Владимирович Маяковский", LONG])
def test_the_widest_names_are_not_cut_off(name: str) -> None:
    for picture in pictures_with_names(dict.fromkeys(range(6), name), "de"):
        assert is_whole(picture)


def framed(picture: Picture) -> list[Frame]:
    """What is framed in gold."""
    return [
        item.frame
        for item in picture.items
        if isinstance(item, Panel) and item.stroke == GOLD and not item.fill
    ]


def arts(picture: Picture) -> list[str]:
    return [item.art for item in picture.items if isinstance(item, Artwork)]


def texts(picture: Picture) -> set[str]:
    return {text.text for text in writings(picture)}


def shows_sign(picture: Picture, art: str) -> bool:
    shape = symbol(art)
    assert shape is not None
    return any(isinstance(item, Outline) and item.d == shape.d for item in picture.items)


def test_what_was_just_laid_is_framed() -> None:
    table = laying("dragon", "knight frying-pan sphinx", "warlord").plays(
        BERIT, Lay(cards("knight"))
    )
    assert len(framed(board(table, reader(names=names(3))))) == 1


def test_the_winner_of_a_round_is_framed_and_his_cards_are_seen_beside_the_others() -> None:
    table = three_turned()
    picture = board(table, reader(names=names(3)))
    shown = cards("dragon knight frying-pan warlord wand")
    assert sorted(arts(picture)) == sorted(GAME.deck.faces[card].art for card in shown)
    assert len(framed(picture)) == 1
    assert {"21", "24", "18"} <= texts(picture)


def test_a_supertrump_that_was_turned_has_a_crown_and_no_sum() -> None:
    picture = board(three_turned("poisoned-dagger"), reader(names=names(3)))
    assert shows_sign(picture, "table/crown")
    assert not shows_sign(board(three_turned(), reader(names=names(3))), "table/crown")


def test_the_declared_attribute_is_lit_on_every_figure_of_a_hand() -> None:
    table = laying("dragon giant troll wand", "knight")
    assert len(lit_on_cards(hand(table, ADAM, reader()))) == 3


def lit_on_cards(picture: Picture) -> list[Panel]:
    """What is gold below the first card's illustration."""
    cards = [item for item in picture.items if isinstance(item, Artwork)]
    top = max(item.frame.y for item in cards)
    golden = (item for item in picture.items if isinstance(item, Panel) and item.fill == GOLD)
    return [item for item in golden if item.frame.y > top]


def test_nothing_is_lit_and_asked_for_while_a_prize_is_to_be_taken() -> None:
    table = prize_to_take()
    assert lit_on_cards(hand(table, ADAM, reader())) == []
    assert "Lägg kort:" not in told_of_hand(table, ADAM)


def told_of_hand(table: Table[State, Move], seat: int, language: Language = "sv") -> str:
    scene = table.sees(seat)
    return hand_alt(scene, own_zones(scene, table.sees(None)), words_for(language))


def test_what_was_just_laid_is_told_as_laid_and_not_as_new() -> None:
    table = laying("dragon", "knight sphinx")
    assert "Lägg kort: Styrka" in told_of_hand(table, BERIT)
    told = told_of_hand(table.plays(BERIT, Lay(cards("knight"))), BERIT)
    assert "Lagt: Riddare" in told
    assert "Nytt" not in told
    assert "Lägg kort:" not in told


def test_whoever_declares_sees_how_far_the_hand_reaches() -> None:
    table = classic(["knight wand", "giant"])
    shown = texts(hand(table, ADAM, reader("en")))
    held = table.state.hands[ADAM]
    reached = {str(GAME.deck.reach(held, each)) for each in GAME.deck.attributes}
    assert {"What your hand can reach", *reached} <= shown
    assert "What your hand can reach: Strength" in told_of_hand(table, ADAM, "en")


def test_six_turned_lays_are_told_whole_to_whoever_cannot_see_them() -> None:
    table = six_turned()
    told = board_alt(
        table.sees(None), words_for(names={seat: f"Spelare {seat}" for seat in range(6)})
    )
    assert table.state.turned is not None
    for lay in table.state.turned.shown:
        assert f"totalt {lay.value}" in told
    assert "Mer står" not in told


def test_whoever_gave_up_comes_last_and_is_told_to_have_done_so() -> None:
    ended = over(("orc bard ghost", "king", "golem monk"), gave_up=(ADAM,))
    outcome = GAME.outcome(ended)
    assert outcome is not None
    assert "Gav upp" in texts(ended_picture(ended))
    told = ending_alt(GAME.look(ended, None), outcome, words_for(names=names(3)))
    assert "Astrid 3 (gav upp)" in told
    assert "Ett enda kort före" in told


def test_whoever_is_still_to_lay_has_an_hourglass_the_one_who_leads_as_well() -> None:
    hourglass = symbol("table/hourglass")
    assert hourglass is not None
    drawn = board(laying("dragon", "knight", "warlord"), reader(names=names(3))).items
    assert len([each for each in drawn if isinstance(each, Outline) and each.d == hourglass.d]) == 3


@pytest.mark.parametrize("seats", [3, 6])
def test_who_has_given_up_is_seen_to_have_until_the_end(seats: int) -> None:
    """Whatever the clock still plays for them."""
    hands = ("knight sphinx", "warlord oracle", "golem gnome", "orc bard", "giant troll", "fairy")
    table, called = classic(hands[:seats], pile=PILE), names(seats)
    assert not shows_sign(board(table, reader(names=called)), "table/flag")
    table.plays(BERIT, Concede())
    for is_declared in (False, True):
        if is_declared:
            table.plays(ADAM, Declare("strength"))
        picture = board(table, reader(names=called))
        assert shows_sign(picture, "table/flag") and is_whole(picture, called)
        assert f"Gav upp: {called[BERIT]}." in board_alt(table.sees(None), words_for(names=called))


def test_an_end_by_giving_up_between_two_is_drawn() -> None:
    table = classic(["knight", "warlord"], winning_piles=("sphinx kraken", ""))
    assert is_whole(ended_picture(table.plays(ADAM, Concede()).state))


def test_an_end_without_turned_cards_is_drawn() -> None:
    scene = GAME.look(over(("", "", "")), None)
    message = say("supertrumf-over-shared", players=(Who(0), Who(1)), cards=0)
    outcome = Outcome((0, 1), (0, 0, 0), "shared", message)
    picture = DRAWING.ending(scene, outcome, reader("de", names(3)))
    assert is_whole(picture)
    assert arts(picture) == []


HAND = "knight princess dragon giants-belt grumpy-donkey dagger-in-the-back sphinx vampire gnome"


def hand_of(count: int, *, laying_for: str | None) -> Picture:
    held = " ".join(HAND.split()[:count])
    return hand(classic([held, "giant"], declared=laying_for, leader=BERIT), ADAM, reader())


PICTURES = {
    "supertrumf-hand": lambda: hand(classic(["knight princess wand", "giant"]), ADAM, reader()),
    "supertrumf-hand-of-six": lambda: hand_of(6, laying_for="stamina"),
    "supertrumf-hand-of-nine": lambda: hand_of(9, laying_for="magic"),
    "supertrumf-round": lambda: board(six_turned(), reader("de", names(6))),
    "supertrumf-supertrump": lambda: board(three_turned("poisoned-dagger"), reader("en", names(3))),
    "supertrumf-duel": lambda: board(
        prize_to_take(taken=1).plays(ADAM, TakePrize(2)), reader("nb", names(2))
    ),
    "supertrumf-lobby": lambda: DRAWING.lobby(
        Gathering("supertrumf", 4, 6), reader("en", names(4))
    ),
    "supertrumf-ending": lambda: ended_picture(
        over(("orc bard ghost", "king", "golem", "", "gnome spy", "monk"), gave_up=(DAVID,))
    ),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_did(name: str, looks_as_it_did: Comparison) -> None:
    looks_as_it_did(name, PICTURES[name]())
