"""How Riftforce looks: every guild, every position, in every language."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.lab.gallery import Remembered
from bot.languages import LANGUAGES, Language
from bot.pictures.alt_text import LONGEST, board_alt, ending_alt, hand_alt
from bot.pictures.colours import GOLD
from bot.pictures.display import WIDTH, Panel, Picture
from bot.pictures.drawing import Gathering, drawing_of
from bot.pictures.encoding import png
from bot.pictures.games.riftforce.palette import GUILDS as TINTS
from bot.pictures.games.riftforce.shores import controllers, shores_of
from bot.pictures.games.riftforce.traces import Trace, has_fallen, trace_of
from bot.words.words import Names
from games.kit.say import Say
from games.kit.scenes import own_zones
from games.riftforce import GAME
from games.riftforce.cards import deck
from games.riftforce.guilds import GUILDS
from games.riftforce.moves import Activate, CheckAndDraw, Move
from games.riftforce.state import Drafting, Over, State
from tests.games.riftforce.positions import KIM, LEE, lays, position, to, uses
from tests.pictures.grounds import contrast
from tests.pictures.looking import TALLEST_HAND, Comparison, cut_off, overflows
from tests.pictures.tables import (
    NAMES,
    board,
    everything_drawn,
    hand,
    in_every_language,
    reader,
    words_for,
)
from tests.playing import Table
from tests.repeating import times

DRAWING = drawing_of("riftforce")
MOST_BYTES = 130_000
MATCHES, POSITIONS, WEIGHED = times(1, long=4), times(24, long=1_000), 12
"""Positions of a match that are drawn, in one language after the other, and of which one is encoded
as well."""
SQUARER, WIDER = 0.95, 1.7
READ_TOGETHER = 4.7


def with_guilds(table: Table[State, Move]) -> Table[State, Move]:
    guilds = (("air", "ice", "earth", "shadow"), ("fire", "water", "plant", "crystal"))
    sides = (replace(side, guilds=own) for side, own in zip(table.state.sides, guilds, strict=True))
    return Table(table.game, replace(table.state, sides=tuple(sides)))


def battle() -> Table[State, Move]:
    """Much along the Rift: damage on both sides, three locations with one side alone."""
    return with_guilds(
        position(
            "1: earth6a; 2: air6a/3 ice5a earth7a/2; 3: shadow5a; 5: ice7a/6",
            "1: fire5a fire7a; 2: water5a/1 plant7a; 4: crystal6a/5",
            hand="air5a air7b earth5b ice6a",
            pile="air5b ice5b ice5c shadow6a",
            discard="shadow7a",
            lee_hand="fire6a water6a plant6a",
            lee_pile="crystal5b",
            lee_discard="crystal7a fire5b",
            scores=(7, 11),
        )
    )


def trace(table: Table[State, Move], seat: int, location: int, place: int = 0) -> Trace | None:
    scene = table.sees(None)
    face = table.zone(None, f"column-{seat}-{location - 1}").faces[place]
    return trace_of(face, seat, scene.story)


@in_every_language
@pytest.mark.parametrize("guild", sorted(GUILDS))
def test_every_card_is_drawn_whole_in_hand_and_along_the_rift(
    language: Language, guild: str
) -> None:
    cards = deck(guild)
    kim = f"1: {cards[0]}/4 {cards[4]}/5; 2: {cards[7]}/6; 3: {cards[1]}"
    table = position(kim, hand=" ".join(cards[2:4] + cards[5:7] + cards[8:]))
    assert overflows(board(table, reader(language))) == []
    assert overflows(hand(table, KIM, reader(language))) == []


@in_every_language
@pytest.mark.parametrize("start", range(0, 18, 6))
def test_what_guilds_can_do_is_told_whole_in_the_draft(language: Language, start: int) -> None:
    shown = tuple(sorted(GUILDS))[start : start + 8]
    state = replace(battle().state, shown=shown, phase=Drafting(KIM))
    picture = DRAWING.board(GAME().look(state, None), reader(language))
    assert overflows(picture) == []
    assert cut_off(picture) == []


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize(("guilds", "style"), (("base", "hard"), ("all", "random")))
def test_every_position_of_a_match_is_drawn_whole(number: int, guilds: str, style: str) -> None:
    options = GAME.options_type(guilds=guilds)
    match = Remembered(GAME(), 2, options, f"pictures {number}", style)
    match.play()
    step = max(1, len(match.positions) // POSITIONS)
    for place, state in enumerate([*match.positions[::step], match.positions[-1]]):
        for picture in drawn(state, LANGUAGES[place % len(LANGUAGES)]):
            assert overflows(picture) == []
            assert cut_off(picture, NAMES.values()) == []
            if place % WEIGHED == 0:
                assert len(png(picture)) < MOST_BYTES


def drawn(state: State, language: Language, names: Names = NAMES) -> Iterator[Picture]:
    for each in everything_drawn(GAME(), state, language, names):
        yield each.picture
    for seat in (KIM, LEE):
        yield DRAWING.board(GAME().look(state, seat), reader(language, names))


@pytest.mark.parametrize("deep", (1, 2, 3, 6, 9, 14))
def test_a_location_as_deep_as_one_likes_is_drawn_whole(deep: int) -> None:
    cards = [card for guild in ("air", "ice") for card in deck(guild)][:deep]
    table = position(f"2: {' '.join(f'{card}/4' for card in cards)}", "2: fire5a/3")
    assert overflows(board(table, reader("de"))) == []


@settings(max_examples=times(20, long=60))
@given(st.text(min_size=1, max_size=32), st.sampled_from(LANGUAGES))
def test_any_names_stay_in_their_places(name: str, language: Language) -> None:
    names = {KIM: name, LEE: name[::-1]}
    who = reader(language, names)
    over = battle().state.then(phase=Over("riftforce"))
    lobby = DRAWING.lobby(Gathering("riftforce", 2, 2), who)
    for picture in (lobby, board(battle(), who), *drawn(over, language, names)):
        assert overflows(picture) == []


@in_every_language
def test_the_widest_names_are_not_cut_off(language: Language) -> None:
    names = {KIM: "W" * 32, LEE: "Æ" * 32}
    who = reader(language, names)
    over = battle().state.then(phase=Over("riftforce"))
    draft = replace(battle().state, shown=("fire",), phase=Drafting(KIM))
    lobby = DRAWING.lobby(Gathering("riftforce", 2, 2), who)
    for picture in (lobby, board(battle(), who), DRAWING.board(GAME().look(draft, None), who)):
        assert overflows(picture) == []
        assert cut_off(picture) == []
    for each in everything_drawn(GAME(), over, language, names):
        assert overflows(each.picture) == []
        assert cut_off(each.picture, names.values() if "-hand" in each.name else ()) == []


def test_guilds_are_told_apart_and_can_be_read() -> None:
    assert set(TINTS) == set(GUILDS)
    assert len({tint.block for tint in TINTS.values()}) == len(TINTS)
    for tint in TINTS.values():
        assert contrast(tint.block, tint.sign) > READ_TOGETHER, tint


def test_a_card_just_played_is_marked_and_the_one_called_alike_is_not() -> None:
    table = position("1: air5a", hand="air5b").plays(KIM, lays("air5b", 2))
    assert trace(table, KIM, 2) == Trace("table/plus")
    assert trace(table, KIM, 1) is None


def test_a_card_just_hit_shows_how_much_more_damage_it_has() -> None:
    table = uses("fire5a", kim="1: fire5a fire6a", lee="1: air7a/1 air7b")
    assert trace(table, LEE, 1) == Trace(harm=3)
    assert trace(table, LEE, 1, place=1) is None
    assert trace(table, KIM, 1) == Trace("table/bolt")
    assert trace(table, KIM, 1, place=1) == Trace(harm=1)


def test_cards_called_alike_show_each_its_own_damage() -> None:
    lee = "1: ice5a; 2: ice5b/2; 3: ice5c"
    table = uses("air5a", to(2), kim="5: air5a", lee=lee)
    assert [trace(table, LEE, location) for location in (1, 2, 3)] == [Trace(harm=1)] * 3


def test_a_card_just_healed_shows_how_much_less_damage_it_has() -> None:
    table = uses("light5a", kim="1: light5a; 2: air7a/4", lee="1: ice7a")
    assert trace(table, KIM, 2) == Trace(harm=-1)


def test_a_card_that_has_gone_elsewhere_is_marked_there() -> None:
    table = uses("shadow5a", to(4), kim="1: shadow5a", lee="4: air7a")
    found = trace(table, KIM, 4)
    assert found is not None
    assert found.sign in ("rift/moved", "table/bolt")
    assert trace(table, LEE, 4) == Trace(harm=1)


def test_a_card_just_destroyed_lies_marked_on_the_discard_and_its_riftforce_is_shown() -> None:
    table = uses("fire5a", kim="1: fire5a", lee="1: air5a/4")
    scene = table.sees(None)
    kim, lee = sorted(shores_of(scene), key=lambda shore: shore.seat)
    assert lee.discarded is not None
    assert has_fallen(lee.discarded, LEE, scene.story)
    assert (kim.just_gained, lee.just_gained) == (1, 0)


def test_locations_just_checked_are_gold() -> None:
    table = position("1: air5a; 3: ice5a", "3: fire5a", pile="air6a").plays(KIM, CheckAndDraw())
    pills = [
        item
        for item in board(table, reader()).items
        if isinstance(item, Panel) and item.fill == GOLD and item.frame.width < WIDTH / 5
    ]
    assert len(pills) == 2  # the location, and what it was worth


def test_who_controls_a_location_is_whoever_is_alone_there() -> None:
    far, near = shores_of(battle().sees(None))
    assert controllers(far, near) == (None, None, KIM, LEE, KIM)


def test_a_viewer_sees_his_own_side_near_him() -> None:
    assert [shore.seat for shore in shores_of(battle().sees(KIM))] == [LEE, KIM]
    assert [shore.seat for shore in shores_of(battle().sees(LEE))] == [KIM, LEE]
    assert [shore.seat for shore in shores_of(battle().sees(None))] == [KIM, LEE]


def test_only_cards_just_drawn_are_new_in_the_hand() -> None:
    table = position("1: air5a", hand="air5b ice6a", pile="ice6b ice6c").plays(KIM, CheckAndDraw())
    faces = table.zone(KIM, "hand").faces
    assert [face.fresh for face in faces] == [False, False, True, True]
    assert not any(face.fresh for zone in table.sees(LEE).board for face in zone.faces)


@in_every_language
def test_the_description_says_what_the_picture_does(language: Language) -> None:
    words, table = words_for(language), battle()
    scene, public = table.sees(KIM), table.sees(None)
    own = own_zones(scene, public)
    assert all(line in hand_alt(scene, own, words) for line in words.texts(says_of_hand(table)))
    alt = board_alt(public, words)
    assert all(line in alt for line in words.texts(DRAWING.board_says(public)))
    assert len(alt) <= LONGEST
    over = table.state.then(phase=Over("riftforce"))
    outcome, last = GAME().outcome(over), GAME().look(over, None)
    assert outcome is not None
    described = ending_alt(last, outcome, words)
    assert all(line in described for line in words.texts(DRAWING.ending_says(last, outcome)))


def says_of_hand(table: Table[State, Move]) -> tuple[Say, ...]:
    scene = table.sees(KIM)
    return DRAWING.hand_says(scene, own_zones(scene, table.sees(None)))


def test_cards_that_can_be_discarded_to_activate_are_told() -> None:
    table = position("1: air5a", hand="air7a ice6a")
    discardable = next(
        line for line in says_of_hand(table) if line.id == "riftforce-picture-discardable"
    )
    assert discardable.args["cards"] == (table.zone(KIM, "hand").faces[0].name,)


def golden() -> dict[str, Picture]:
    over = battle().state.then(phase=Over("riftforce"))
    outcome = GAME().outcome(over)
    assert outcome is not None
    shown = ("light", "thunderbolt", "star", "love", "acid", "music")
    draft = replace(battle().state, shown=shown, phase=Drafting(LEE))
    return {
        "riftforce-board": board(battle().plays(KIM, Activate("air7b")), reader("en")),
        "riftforce-checked": board(battle().plays(KIM, CheckAndDraw()), reader("de")),
        "riftforce-draft": DRAWING.board(GAME().look(draft, None), reader("nb")),
        "riftforce-hand": hand(battle().plays(KIM, CheckAndDraw()), KIM, reader("sv")),
        "riftforce-lobby": DRAWING.lobby(Gathering("riftforce", 1, 2), reader("nb")),
        "riftforce-ending": DRAWING.ending(GAME().look(over, None), outcome, reader("sv")),
    }


@pytest.mark.parametrize("name", golden())
def test_a_picture_looks_as_it_did(name: str, looks_as_it_did: Comparison) -> None:
    picture = golden()[name]
    assert overflows(picture) == []
    if name == "riftforce-hand":
        assert picture.height <= TALLEST_HAND
    else:
        assert SQUARER < WIDTH / picture.height < WIDER
    looks_as_it_did(name, picture)
