"""Any deck that the reader takes can be played, by the bot player too, with hints and pictures."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.lab.gallery import Remembered
from bot.lab.rehearsal import PlayStyle
from bot.pictures.raster import render
from games.kit.bot_player import hint_of
from games.kit.game import ContentError
from games.supertrumf.bot_player import standing
from games.supertrumf.rules import Supertrumf
from tests.games.supertrumf.decks import legal_decks
from tests.games.supertrumf.test_supertrumf_deck import shipped
from tests.pictures.tables import everything_drawn
from tests.repeating import times

TABLES = (("classic", 2), ("classic", 6), ("blixtduell", 2))
STYLES: tuple[PlayStyle, ...] = ("random", "easy", "hard")


@settings(max_examples=times(6, long=200))
@given(legal_decks(), st.sampled_from(TABLES), st.sampled_from(STYLES))
def test_a_match_with_any_legal_deck_ends_with_hints_and_pictures_all_through(
    deck: bytes, table: tuple[str, int], style: PlayStyle
) -> None:
    game, (play, seats) = Supertrumf({"mine.toml": deck}), table
    match = Remembered(game, seats, game.options_type(play=play), "own deck", style)
    match.play()
    names = {seat: f"Player {seat}" for seat in range(seats)}
    for state in match.positions[:: len(match.positions) // 3]:
        for seat in range(seats):
            if game.asks(state, seat):
                hint = hint_of(game, game.knowledge(state, seat), seat)
                assert hint is not None
                game.check(state, seat, hint.move)
        for exhibit in everything_drawn(game, state, names=names):
            assert render(exhibit.picture).width and exhibit.alt


def with_nothing(attribute: str) -> bytes:
    """The shipped deck, in which this attribute is 0 for every figure."""
    content, count = re.subn(rf"(values = .*\b{attribute} = )\d+", r"\g<1>0", shipped())
    assert count > 30
    return content.encode()


def test_where_an_attribute_is_0_for_all_only_an_item_stands_out_in_it() -> None:
    game = Supertrumf({"mine.toml": with_nothing("magic")})
    assert {*game.deck.ranked["magic"]} == {0}
    assert standing(game.deck, 0, "magic") == 0 < standing(game.deck, 1, "magic")


def with_attributes(count: int) -> str:
    more = "".join(
        f'[[attributes]]\nkey = "more-{number}"\n'
        f'name = {{ sv = "{number}", nb = "{number}", de = "{number}", en = "{number}" }}\n'
        for number in range(count)
    )
    return f"{more}\n{shipped()}"


def test_more_than_a_card_has_room_for_is_told_so() -> None:
    with pytest.raises(ContentError, match="has 16 attributes; cards have room for 8"):
        Supertrumf({"mine.toml": with_attributes(10).encode()})
    crowded = shipped().replace(
        "bonus = {", "bonus = { strength = 1, stamina = 1, magic = 1, speed = 1 } #", 1
    )
    with pytest.raises(ContentError, match="raises 4 attributes; it has room for 3"):
        Supertrumf({"mine.toml": crowded.encode()})
