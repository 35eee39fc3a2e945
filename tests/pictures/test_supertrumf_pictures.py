"""Supertrumf's pictures: every card, every position, in each language; what is hidden makes no
difference; what has just happened is seen."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.lab.gallery import NAMES, Remembered
from bot.library import open_game
from bot.pictures.alt_text import LONGEST, board_alt, ending_alt, hand_alt
from bot.pictures.artwork import illustration_file, symbol
from bot.pictures.colours import GOLD
from bot.pictures.display import Artwork, Frame, Outline, Panel, Picture
from bot.pictures.drawing import Gathering, drawing_of, own_zones
from bot.pictures.games.supertrumf.cards import CardLook, small_card, whole_card
from bot.pictures.games.supertrumf.lays import lay_of
from bot.pictures.games.supertrumf.legend import attributes_of
from bot.pictures.games.supertrumf.palette import GROUND
from bot.pictures.games.supertrumf.printed import PrintedCard, printed
from bot.pictures.games.supertrumf.rows import table_row
from bot.pictures.raster import encode, render
from bot.pictures.reader import Reader
from bot.words.scenes import SceneWords
from bot.words.words import LANGUAGES, Language, Words
from games.kit.game import Outcome
from games.kit.say import Who, say
from games.kit.scenes import Scene
from games.supertrumf.events import Laid, Turned, Won
from games.supertrumf.rules import Supertrumf
from games.supertrumf.state import Declaring, Laying, State
from tests.games.every_game import other_world
from tests.pictures.looking import Comparison, overflows, writings

KEY = "supertrumf"
GAME: Supertrumf = open_game(KEY)  # type: ignore[assignment]
DRAWING = drawing_of(KEY)
WORDS = Words()
MOST_BYTES = 100_000
ASPECTS = (1.25, 1.75)
LARGEST_USUAL_HAND = 12
"""Few hands hold more, and theirs are taller pictures."""

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def reader_of(language: Language, seats: int = 6) -> Reader:
    return Reader(WORDS, language, dict(enumerate(NAMES[:seats])))


def every_card() -> list[PrintedCard]:
    return [printed(face) for face in GAME.deck.faces.values()]


@cache
def match_of(seats: int, style: str, play: str) -> Remembered:
    match = Remembered(GAME, seats, GAME.options_type(play=play), f"pictures {style}", style)
    match.play()
    return match


def whole(*items: Any) -> Picture:
    return Picture(320, GROUND, tuple(items))


@in_every_language
def test_every_card_is_drawn_in_every_size_with_its_whole_name(language: Language) -> None:
    reader = reader_of(language)
    cards = every_card()
    attributes = attributes_of(cards)
    for lit in (None, attributes[1].attribute):
        look = CardLook(reader, lit)
        for card in cards:
            for drawn in (
                whole_card(card, Frame(10, 10, 124, 294), look),
                whole_card(card, Frame(10, 10, 172, 294), look),
                small_card(card, Frame(10, 10, 124, 162), look),
                small_card(card, Frame(10, 10, 167, 162), look),
                lay_of((card,), Frame(10, 10, 160, 80), look),
                table_row(card, attributes, Frame(10, 10, 255, 41), look),
            ):
                picture = whole(*drawn)
                assert overflows(picture) == [], card.name
                cut = [text.text for text in writings(picture) if text.text.endswith("…")]
                assert cut == [], card.name


@in_every_language
def test_every_pair_of_long_names_is_laid_whole(language: Language) -> None:
    look = CardLook(reader_of(language), attributes_of(every_card())[0].attribute)
    cards = sorted(every_card(), key=lambda card: len(card.name.texts[language]))
    figures = [card for card in cards if card.kind == "figure"][-8:]
    others = [card for card in cards if card.kind != "figure"][-8:]
    for figure in figures:
        for other in others:
            for room in (Frame(10, 10, 160, 82), Frame(10, 10, 241, 82), Frame(10, 10, 160, 222)):
                picture = whole(*lay_of((figure, other), room, look))
                assert overflows(picture) == []
                assert not [text for text in writings(picture) if text.text.endswith("…")]


def test_every_card_has_a_scene_and_every_attribute_a_sign() -> None:
    for card in every_card():
        assert illustration_file(card.art) is not None, card.art
        assert all(symbol(points.sign) is not None for points in card.points)


@pytest.mark.parametrize(
    ("seats", "play"),
    [
        (2, "classic"),
        (2, "blixtduell"),
        (3, "classic"),
        (4, "classic"),
        (5, "classic"),
        (6, "classic"),
    ],
)
@pytest.mark.parametrize("style", ["random", "keen"])
def test_every_position_of_a_match_is_drawn_within_its_frames(
    seats: int, play: str, style: str
) -> None:
    match = match_of(seats, style, play)
    for place, state in enumerate(match.positions):
        language = LANGUAGES[place % len(LANGUAGES)]
        for picture, alt in pictures_of(state, language, match.game):
            assert overflows(picture) == []
            assert 0 < len(alt) <= LONGEST
            if place % 9 == 0:
                assert len(encode(render(picture))) < MOST_BYTES
            if max(map(len, state.hands)) <= LARGEST_USUAL_HAND:
                assert ASPECTS[0] < 540 / picture.height < ASPECTS[1]


def pictures_of(state: State, language: Language, game: Any) -> Iterator[tuple[Picture, str]]:
    names = dict(enumerate(NAMES[: state.seats]))
    reader, words = Reader(WORDS, language, names), SceneWords(WORDS, language, names)
    public = game.look(state, None)
    yield DRAWING.board(public, reader), board_alt(public, words)
    for seat in range(state.seats):
        scene = game.look(state, seat)
        own = own_zones(scene, public)
        hand = DRAWING.hand(scene, own, reader)
        if hand is not None:
            yield hand, hand_alt(scene, own, words)
    if outcome := game.outcome(state):
        yield DRAWING.ending(public, outcome, reader), ending_alt(public, outcome, words)


@pytest.mark.parametrize("play", ["classic", "blixtduell"])
def test_what_is_hidden_makes_no_difference_to_any_picture(play: str) -> None:
    match = match_of(2, "random", play)
    hide, rng = other_world(KEY), Random(7)
    reader, words = reader_of("sv", 2), SceneWords(WORDS, "sv", dict(enumerate(NAMES[:2])))
    for state in match.positions[::3]:
        for viewer in (None, 0, 1):
            other = hide(state, viewer, rng)
            assert seen(match, state, viewer, reader, words) == seen(
                match, other, viewer, reader, words
            )


def seen(
    match: Remembered, state: State, viewer: int | None, reader: Reader, words: SceneWords
) -> bytes:
    scene, public = match.game.look(state, viewer), match.game.look(state, None)
    own = own_zones(scene, public)
    pictures = [DRAWING.board(scene, reader), DRAWING.hand(scene, own, reader)]
    return msgspec.json.encode([pictures, board_alt(scene, words), hand_alt(scene, own, words)])


NAMED = st.lists(
    st.one_of(
        st.text(st.characters(codec="latin-1"), max_size=40),
        st.text(st.characters(min_codepoint=0x370, max_codepoint=0x52F), max_size=40),
        st.text(max_size=40),
        st.just("W" * 32),
    ),
    min_size=6,
    max_size=6,
)


@settings(max_examples=25, deadline=None)
@given(NAMED, st.sampled_from(LANGUAGES), st.integers(0, 200))
def test_whatever_people_are_called_their_places_hold_it(
    names: list[str], language: Language, place: int
) -> None:
    match = match_of(6, "random", "classic")
    reader = Reader(WORDS, language, dict(enumerate(names)))
    state = match.positions[place % len(match.positions)]
    assert overflows(DRAWING.board(GAME.look(state, None), reader)) == []
    last = match.positions[-1]
    outcome = GAME.outcome(last)
    assert outcome is not None
    assert overflows(DRAWING.ending(GAME.look(last, None), outcome, reader)) == []
    assert overflows(DRAWING.lobby(Gathering(KEY, 6, 6), reader)) == []


def framed(picture: Picture) -> list[Frame]:
    """What is framed in gold."""
    return [
        item.frame
        for item in picture.items
        if isinstance(item, Panel) and item.stroke == GOLD and not item.fill
    ]


def arts(picture: Picture) -> list[str]:
    return [item.art for item in picture.items if isinstance(item, Artwork)]


def position(seats: int, what: type) -> tuple[Scene, State]:
    """The first one in which that has just happened."""
    match = match_of(seats, "keen", "classic")
    state = next(s for s in match.positions if any(isinstance(e, what) for e in s.news))
    return GAME.look(state, None), state


def test_what_was_just_laid_is_framed() -> None:
    match = match_of(4, "keen", "classic")
    state = next(
        s for s in match.positions if isinstance(s.phase, Laying) and isinstance(s.news[-1], Laid)
    )
    assert len(framed(DRAWING.board(GAME.look(state, None), reader_of("sv")))) == 1


def test_the_winner_of_a_round_is_framed_and_his_cards_are_seen_beside_the_others() -> None:
    scene, state = position(4, Won)
    picture = DRAWING.board(scene, reader_of("sv"))
    assert state.turned is not None
    shown = [GAME.deck.faces[card].art for lay in state.turned.shown for card in lay.cards]
    assert sorted(arts(picture)) == sorted(shown)
    assert len(framed(picture)) == 1
    sums = {str(lay.value) for lay in state.turned.shown if lay.value is not None}
    assert sums <= {text.text for text in writings(picture)}


def test_a_supertrump_that_was_turned_has_a_crown_and_no_sum() -> None:
    turned = (
        s
        for seats in (3, 4, 5, 6)
        for s in match_of(seats, "keen", "classic").positions
        if any(isinstance(e, Turned) and any(lay.value is None for lay in e.shown) for e in s.news)
    )
    picture = DRAWING.board(GAME.look(next(turned), None), reader_of("sv"))
    crown = symbol("table/crown")
    assert crown is not None
    assert any(isinstance(item, Outline) and item.d == crown.d for item in picture.items)


def test_the_declared_attribute_is_lit_on_every_figure_of_a_hand() -> None:
    match = match_of(3, "keen", "classic")
    state = next(
        s
        for s in match.positions
        if isinstance(s.phase, Laying) and len(s.hands[0]) == 4 and not s.laid[0]
    )
    scene = GAME.look(state, 0)
    picture = DRAWING.hand(scene, own_zones(scene, GAME.look(state, None)), reader_of("sv"))
    assert picture is not None
    lit = [item for item in picture.items if isinstance(item, Panel) and item.fill == GOLD]
    figures = [card for card in state.hands[0] if card in GAME.deck.figure_keys]
    assert len(lit) >= len(figures) > 0


def test_whoever_declares_sees_how_far_the_hand_reaches() -> None:
    match = match_of(2, "keen", "classic")
    state = next(s for s in match.positions if isinstance(s.phase, Declaring))
    scene = GAME.look(state, state.leader)
    own = own_zones(scene, GAME.look(state, None))
    picture = DRAWING.hand(scene, own, reader_of("en"))
    assert picture is not None
    texts = {text.text for text in writings(picture)}
    reached = {
        str(GAME.deck.reach(state.hands[state.leader], each)) for each in GAME.deck.attributes
    }
    assert {"What your hand can reach", *reached} <= texts
    told = hand_alt(scene, own, SceneWords(WORDS, "en", dict(enumerate(NAMES))))
    assert "What your hand can reach: Strength" in told


def test_six_turned_lays_are_told_whole_to_whoever_cannot_see_them() -> None:
    scene, state = position(6, Won)
    told = board_alt(scene, SceneWords(WORDS, "sv", {seat: f"Spelare {seat}" for seat in range(6)}))
    assert state.turned is not None
    for lay in state.turned.shown:
        assert f"totalt {lay.value}" in told or lay.value is None
    assert "Mer står" not in told


def ending() -> Picture:
    state = match_of(4, "keen", "classic").positions[-1]
    outcome = GAME.outcome(state)
    assert outcome is not None
    return DRAWING.ending(GAME.look(state, None), outcome, reader_of("sv"))


def test_an_end_without_turned_cards_is_drawn() -> None:
    state = match_of(3, "keen", "classic").positions[-1]
    scene = GAME.look(replace(state, turned=None), None)
    message = say("supertrumf-over-shared", players=(Who(0), Who(1)), cards=0)
    picture = DRAWING.ending(scene, Outcome((0, 1), (0, 0, 0), "shared", message), reader_of("de"))
    assert overflows(picture) == []
    assert arts(picture) == []


def hand_of(cards: int) -> Picture:
    for seats in (2, 3, 4):
        match = match_of(seats, "keen", "classic")
        for state in match.positions:
            if isinstance(state.phase, Laying) and len(state.hands[0]) == cards:
                scene = GAME.look(state, 0)
                own = own_zones(scene, GAME.look(state, None))
                picture = DRAWING.hand(scene, own, reader_of("sv"))
                assert picture is not None
                return picture
    raise AssertionError(f"nobody holds {cards} cards")


PICTURES = {
    "supertrumf-hand": lambda: hand_of(4),
    "supertrumf-hand-of-six": lambda: hand_of(6),
    "supertrumf-hand-of-nine": lambda: hand_of(9),
    "supertrumf-round": lambda: DRAWING.board(position(6, Won)[0], reader_of("de")),
    "supertrumf-duel": lambda: DRAWING.board(position(2, Won)[0], reader_of("nb")),
    "supertrumf-lobby": lambda: DRAWING.lobby(Gathering(KEY, 4, 6), reader_of("en")),
    "supertrumf-ending": ending,
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_did(name: str, looks_as_it_did: Comparison) -> None:
    looks_as_it_did(name, PICTURES[name]())
