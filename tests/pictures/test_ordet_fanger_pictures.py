"""How Ordet fanger looks: every card, every position, in every language."""

from collections.abc import Mapping
from random import Random
from statistics import median
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.lab.gallery import Remembered
from bot.languages import LANGUAGES, Language
from bot.library import open_game
from bot.pictures.alt_text import LONGEST, board_alt, ending_alt
from bot.pictures.artwork import symbol
from bot.pictures.cards import signs_of
from bot.pictures.display import WIDTH, Frame, Outline, Picture
from bot.pictures.drawing import Gathering, drawing_of
from bot.pictures.encoding import png
from bot.pictures.games.ordet_fanger.board import TWO_LANGUAGES
from bot.pictures.games.ordet_fanger.fronts import front
from bot.pictures.games.ordet_fanger.seen import TableSeen
from bot.pictures.reader import Reader
from bot.words.scenes import SceneWords
from games.kit.conceding import Concede
from games.kit.say import say
from games.kit.scenes import Face, Scene
from games.ordet_fanger.moves import Contest, Draw, Move
from games.ordet_fanger.options import OrdetFangerOptions
from games.ordet_fanger.rules import OrdetFanger
from games.ordet_fanger.scene import face_of
from games.ordet_fanger.state import State
from tests.games.every_game import other_world
from tests.games.ordet_fanger.positions import (
    KIM,
    LEE,
    NOA,
    clock,
    duel,
    position,
    ruled,
    says,
)
from tests.pictures.looking import Comparison, cut_off, everything, overflows, writings
from tests.pictures.tables import LONG, WORDS, board
from tests.playing import Table
from tests.repeating import times

DRAWING = drawing_of("ordet_fanger")
NAMES = ("Åsa", LONG, "Βασιλική", "Øystein", "🦊", "Wolfgang Amadeus Mozart-Weberlin")
MOST_BYTES = 100_000
SQUAREST, USUAL, WIDEST = 0.7, 0.98, 1.75
"""Of names this long, the squarest of a match's pictures and what half of them have at least."""
LONGEST_TRIED, POSITIONS = times(5, long=1_000), times(12, long=40)
"""Of each set of cards, and of each match."""
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"rounds": 2}),
    (3, {}),
    (4, {"young": ("", "Djur", "", "")}),
    (5, {"answers_needed": 3}),
    (6, {"duels": "sharp_eyes"}),
    (12, {}),
)
TURNS_OF_LANGUAGES = times(1, long=len(LANGUAGES))
MATCHES = tuple(
    pytest.param(*table, LANGUAGES[(place + turn) % len(LANGUAGES)])
    for turn in range(TURNS_OF_LANGUAGES)
    for place, table in enumerate(TABLES)
)


def reader(language: Language = "sv", names: tuple[str, ...] = NAMES) -> Reader:
    return Reader(WORDS, language, dict(enumerate((*names, *names[::-1]))))


def opened() -> OrdetFanger:
    game = open_game("ordet_fanger")
    assert isinstance(game, OrdetFanger)
    return game


def texts(picture: Picture) -> str:
    return " ".join(each.text for each in writings(picture))


def outlines(picture: Picture) -> list[str]:
    return [each.d for each in everything(picture.items) if isinstance(each, Outline)]


def with_joker(scene: Scene, joker: Face) -> Scene:
    zones = (
        msgspec.structs.replace(zone, faces=(joker,)) if zone.key == "joker" else zone
        for zone in scene.board
    )
    return msgspec.structs.replace(scene, board=tuple(zones))


def plain_front(face: Face, frame: Frame) -> Picture:
    return Picture(200, "#000000", tuple(front(face, frame)))


def longest(categories: Mapping[str, str], most: int) -> list[str]:
    """The cards with the longest texts, and those with the longest words."""
    by_text = sorted(categories, key=lambda card: len(categories[card]))[-most:]
    by_word = sorted(categories, key=lambda card: max(map(len, categories[card].split())))[-most:]
    return list(dict.fromkeys((*by_text, *by_word)))


@pytest.mark.parametrize(
    "frame",
    [Frame(0, 0, 164, 86), Frame(0, 0, 250, 60), Frame(0, 0, 228, 60)],
    ids=["narrow", "wide", "tie"],
)
def test_every_category_stands_whole_on_its_card(frame: Frame) -> None:
    sets = opened().sets
    for cards in sets.by_name.values():
        taller = TWO_LANGUAGES if cards.made_of else 0
        room = frame.top_part(frame.height + taller)
        most = LONGEST_TRIED // 2 if cards.made_of else LONGEST_TRIED
        for card in longest(cards.categories, most):
            picture = plain_front(face_of(sets, card), room)
            assert overflows(picture) == []
            assert cut_off(picture) == [], cards.categories[card]


def test_every_joker_shows_both_its_symbols() -> None:
    sets = opened().sets
    arts = {face_of(sets, joker).art for cards in sets.by_name.values() for joker in cards.jokers}
    table = position("cross-1", "star-1", "flower-1", joker="joker-1").sees(None)
    shown = {
        art: DRAWING.board(
            with_joker(table, Face(art, say("ordet-fanger-zone-joker", count=1))), reader()
        )
        for art in arts
    }
    assert len(arts) == len({*shown.values()})
    for art, picture in shown.items():
        assert overflows(picture) == []
        assert {*outlines(picture)} >= {symbol(each).d for each in signs_of(art)}, art


@pytest.mark.parametrize(("seats", "options", "language"), MATCHES)
def test_every_position_of_a_match_is_drawn_whole(
    seats: int, options: dict[str, Any], language: Language
) -> None:
    chosen = OrdetFangerOptions(cards=language, **options)
    match = Remembered(opened(), seats, chosen, f"pictures {language}", "random")
    match.play()
    who = reader(language)
    words = SceneWords(WORDS, language, who.names)
    step, ratios = max(1, len(match.positions) // POSITIONS), []
    for place, state in enumerate([*match.positions[::step], match.positions[-1]]):
        scene = match.game.look(state, None)
        picture = DRAWING.board(scene, who)
        assert overflows(picture) == []
        ratios.append(WIDTH / picture.height)
        assert 0 < len(board_alt(scene, words)) <= LONGEST
        if place % 20 == 0:
            assert len(png(picture)) < MOST_BYTES
    assert min(ratios) > SQUAREST and median(ratios) > USUAL and max(ratios) < WIDEST
    outcome = match.game.outcome(match.positions[-1])
    assert outcome is not None
    picture = DRAWING.ending(scene, outcome, who)
    assert overflows(picture) == []
    told = ending_alt(scene, outcome, words)
    says = DRAWING.ending_says(scene, outcome)
    assert all(WORDS.text(line, language, who.names) in told for line in says)


@settings(max_examples=times(15, long=50))
@given(st.lists(st.text(min_size=1, max_size=32), min_size=6, max_size=6))
def test_any_names_stay_in_their_places(names: list[str]) -> None:
    who = reader("de", tuple(names))
    for picture in (
        board(duel(), who),
        board(ruled(), who),
        DRAWING.lobby(Gathering("ordet_fanger", 12, 12), who),
    ):
        assert overflows(picture) == []


@settings(max_examples=times(15, long=30))
@given(st.text(min_size=1, max_size=60))
def test_any_answer_stays_on_the_bar_of_its_ruling(text: str) -> None:
    assert overflows(board(ruled(text), reader())) == []


def test_the_lobby_has_room_for_twelve_and_for_what_is_said() -> None:
    says = tuple(say("ordet-fanger-option-rounds-help") for _ in range(2))
    for language in LANGUAGES:
        for taken in (1, 7, 12):
            gathering = Gathering("ordet_fanger", taken, 12, says)
            assert overflows(DRAWING.lobby(gathering, reader(language))) == []


@pytest.mark.parametrize("viewer", (None, 0))
def test_what_is_hidden_makes_no_difference_to_the_picture(viewer: int | None) -> None:
    match = Remembered(opened(), 4, OrdetFangerOptions(rounds=2), "worlds", "random")
    match.play()
    hide, rng, who = other_world("ordet_fanger"), Random(1), reader()
    for state in match.positions[:: max(1, len(match.positions) // 25)]:
        here, there = (match.game.look(each, viewer) for each in (state, hide(state, viewer, rng)))
        assert msgspec.json.encode(DRAWING.board(here, who)) == msgspec.json.encode(
            DRAWING.board(there, who)
        )


def test_below_the_cards_of_a_duel_stands_who_answers_them() -> None:
    shown = texts(board(duel(), reader("en", ("Kim", "Lee", "Noa"))))
    assert "Duel! Kim against Lee" in shown
    assert "Lee to answer" in shown
    assert "Kim to answer" in shown


def test_a_young_players_own_category_stands_on_the_bar() -> None:
    table = duel(young=("Animals", "", ""))
    shown = texts(board(table, reader("en", ("Kim", "Lee", "Noa"))))
    assert "Kim: Animals" in shown
    assert "Kim to answer" not in shown


def test_a_ruling_shows_who_was_first_by_how_much_and_what_was_won() -> None:
    table = ruled()
    shown = texts(board(table, reader("en", ("Kim", "Lee", "Noa"))))
    assert "Lee with “Oslo”" in shown
    assert "+0.450 s" in shown and "00:00:02" not in shown
    assert [side.just_won for side in TableSeen(table.sees(None)).sides] == [0, 1, 0]


def test_the_card_that_decides_a_tie_says_that_both_answer_it() -> None:
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_050)
    clock(table)
    clock(table)
    seen = TableSeen(table.sees(None))
    assert seen.tie_card is not None
    assert "Both to answer" in texts(board(table, reader("en")))


def test_a_joker_that_makes_the_duel_is_lit() -> None:
    draw = ("circle-8 hash-8 wave-2", "circle-9 hash-9")
    joined = position("cross-1", "star-1", "flower-1", joker="joker-1", draw=draw)
    seen = TableSeen(joined.plays(KIM, Draw(0, 1_000)).sees(None))
    assert [seen.joins(joker) for joker in seen.jokers] == [True]
    seen = TableSeen(duel(joker="joker-1").sees(None))
    assert [seen.joins(joker) for joker in seen.jokers] == [False]


def test_whose_turn_it_is_is_seen_by_name() -> None:
    assert TableSeen(position("cross-1", "star-1", "flower-1").sees(None)).turn == KIM


def test_during_a_vote_those_who_have_not_voted_are_marked() -> None:
    table = ruled()
    table.plays(NOA, Contest(table.state.rulings[-1].number, 3_000, "Oslo@2000"))
    seen = TableSeen(table.sees(None))
    assert seen.is_vote
    assert seen.votes_missing == (KIM, LEE, NOA)


def given_up() -> Table[State, Move]:
    points = ("hash-1 hash-2", "hash-3", "hash-4", "")
    table = position("cross-1", "wave-1", "flower-1", "star-1", points=points)
    return table.plays(KIM, Concede(900))


def test_who_has_given_up_is_seen_by_a_flag_and_on_no_other_card() -> None:
    table = given_up()
    seen = TableSeen(table.sees(None))
    assert [side.gave_up for side in seen.sides] == [True, False, False, False]
    assert symbol("table/flag").d in outlines(board(table, reader()))


def test_who_gave_up_first_stands_last_whatever_was_won() -> None:
    table = given_up()
    for seat in (LEE, NOA):
        table.plays(seat, Concede(3_000))
    who = reader("en", ("Kim", "Lee", "Noa", "Sam"))
    scene, outcome = table.sees(None), table.game.outcome(table.state)
    assert outcome is not None and scene.status == (outcome.message,)
    shown = texts(DRAWING.ending(scene, outcome, who))
    assert "Noa gave up: the win goes to Sam. 0 Sam 1 Noa 1 Lee 2 Kim" in shown
    assert "Gave up: Kim, Lee and Noa." in shown
    told = ending_alt(scene, outcome, SceneWords(WORDS, "en", who.names))
    assert "Gave up: Kim, Lee and Noa." in told


def golden() -> dict[str, Picture]:
    kim = reader("en", ("Kim", LONG, "Noa"))
    match = Remembered(opened(), 5, OrdetFangerOptions(rounds=2), "golden", "random")
    match.play()
    outcome = match.game.outcome(match.positions[-1])
    assert outcome is not None
    over = match.game.look(match.positions[-1], None)
    return {
        "ordet-duel": board(duel(joker="joker-2"), kim),
        "ordet-ruling": board(ruled(), kim),
        "ordet-lobby": DRAWING.lobby(Gathering("ordet_fanger", 4, 12), reader("nb")),
        "ordet-ending": DRAWING.ending(over, outcome, reader("sv")),
    }


def test_the_pictures_look_as_they_did(looks_as_it_did: Comparison) -> None:
    for name, picture in golden().items():
        looks_as_it_did(name, picture)
