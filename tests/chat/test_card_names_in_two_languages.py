"""A card goes by the table's name on the board. In a hand of another language it goes by both."""

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest
from msgspec.structs import replace

import games
from bot.chat.render.content import OPTION_LABEL
from bot.chat.render.renderer import Renderer
from bot.chat.render.speech import Speech
from bot.host.languages import TableLanguage
from bot.languages import LANGUAGES, Language
from bot.library import open_game
from bot.words.two_languages import TwoLanguages, words_of
from bot.words.words import Words
from games.kit.say import Named, Say, say
from games.kit.scenes import own_zones
from games.riftforce.wording import card_name
from tests.chat.limits import text_of
from tests.chat.positions import Position, walk, words
from tests.chat.test_two_worlds_of_messages import acquaintances

PAIRS = list(permutations(LANGUAGES, 2))
WITH_NAMES = ("supertrumf", "riftforce")


def names() -> Iterator[Say | Named]:
    for game in games.names():
        yield from open_game(game).card_names()


def both(reader: Language, table: Language) -> Words:
    return TwoLanguages(words(), table, names())


@pytest.mark.parametrize("game", games.names())
def test_which_games_have_cards_with_names_of_their_own(game: str) -> None:
    assert bool(open_game(game).card_names()) == (game in WITH_NAMES)


@pytest.mark.parametrize(("reader", "table"), PAIRS)
def test_every_name_is_told_with_the_table_s_and_none_twice(
    reader: Language, table: Language
) -> None:
    spoken = both(reader, table)
    for name in names():
        own, other = (words().text(name, language, {}) for language in (reader, table))
        told = spoken.text(name, reader, {})
        assert told == (own if words_of(own) == words_of(other) else f"{own} ({other})")
        assert len(told) <= OPTION_LABEL
        in_a_sentence = spoken.text(say("riftforce-picture-new", cards=(name,)), reader, {})
        assert told in in_a_sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_told_twice_to_whoever_reads_as_the_table_speaks(language: Language) -> None:
    spoken = both(language, language)
    for name in names():
        assert spoken.text(name, language, {}) == words().text(name, language, {})


async def test_a_hand_tells_both_names_wherever_a_card_is_told(tmp_path: Path) -> None:
    """In the text beside a picture, in its alt text, in words and on what can be pressed."""
    people = await acquaintances(tmp_path, 2)
    teller = Renderer(words(), people, open_game, listens=True, shows_pictures=lambda _: "shown")
    position = next(each for each in walk("supertrumf", 2, {}, "both") if hand_of(each))
    view, public = position.view(0), position.view(None).scene
    own = people.language(view.seats[0].user)
    for table in LANGUAGES:
        view = replace(view, spoken=TableLanguage(table))
        shown = await teller.drawn_hand(view, public)
        gallery = shown.gallery()
        assert gallery is not None
        told = (text_of(teller.in_words(view, public, own)), gallery.alt, text_of(shown))
        for name in hand_of(position):
            known = both(own, table).text(name, own, {})
            assert known in told[0]
            assert known in told[1] or known in told[2]
            if table == own:
                assert f"{known} (" not in told[0]


def test_a_card_of_a_guild_is_named_as_a_whole() -> None:
    card = card_name("shadow5a")
    assert both("de", "en").text(card, "de", {}) == "Schatten-5 (Shadow 5)"
    assert both("de", "sv").text(card_name("sand5a"), "de", {}) == "Sand-5"


def test_a_label_that_has_no_room_for_both_has_the_reader_s() -> None:
    name = Named({"en": "Knight of the Lake", "de": "Ritter vom See"})
    spoken = Speech(TwoLanguages(words(), "de", [name]), "en", {})
    assert spoken.label(name, 40) == "Knight of the Lake (Ritter vom See)"
    assert spoken.label(name, 30) == "Knight of the Lake"
    assert spoken.line(name) == "Knight of the Lake (Ritter vom See)"


def hand_of(position: Position) -> list[Named]:
    """The names of the cards in the first seat's hand."""
    scene, public = position.view(0).scene, position.view(None).scene
    if scene is None or public is None:
        return []
    faces = [face for zone in own_zones(scene, public) for face in zone.faces]
    args = (arg for face in faces if isinstance(face.name, Say) for arg in face.name.args.values())
    return [arg for arg in args if isinstance(arg, Named)]
