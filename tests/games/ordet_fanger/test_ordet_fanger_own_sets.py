"""Any card set that the reader takes can be played: by anybody, by the bot player, with
pictures."""

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.lab.gallery import Remembered
from bot.lab.rehearsal import PlayStyle
from bot.pictures.raster import render
from games.kit.bot_player import hint_of
from games.ordet_fanger import GAME
from games.ordet_fanger.card_files import CARDS_PER_SYMBOL, JOKERS, LONGEST_TITLE
from games.ordet_fanger.cards import LONGEST_CATEGORY, SYMBOLS
from tests.pictures.tables import everything_drawn
from tests.repeating import times

STEMS = ("a", "Ett djur som lever i havet och äter allt som", "دروع", "🦊", "{ $x }", "W" * 60)
STYLES: tuple[PlayStyle, ...] = ("random", "easy", "hard")


def card_set(rng: Random, language: str, *, alike: bool) -> bytes:
    """With categories short and long in any letters; `alike`: all jokers show the same."""
    pairs = [rng.sample(SYMBOLS, 2) for _ in range(JOKERS)]
    jokers = [pairs[0]] * JOKERS if alike else pairs
    lines = [f'language = "{language}"', f'title = "{"T" * rng.choice((1, LONGEST_TITLE))}"']
    lines += [f"jokers = {json.dumps(jokers)}", "[cards]"]
    for symbol in SYMBOLS:
        named = (f"{symbol} {n} {rng.choice(STEMS)}" for n in range(CARDS_PER_SYMBOL))
        categories = [name[:LONGEST_CATEGORY] for name in named]
        lines.append(f"{symbol} = {json.dumps(categories, ensure_ascii=False)}")
    return "\n".join(lines).encode()


@settings(max_examples=times(6, long=100))
@given(
    st.randoms(use_true_random=False),
    st.sampled_from(("sv", "fr", "qqx")),
    st.booleans(),
    st.sampled_from(STYLES),
    st.sampled_from((2, 3, 12)),
)
def test_a_match_with_any_legal_card_set_ends_with_hints_and_pictures_all_through(
    rng: Random, language: str, alike: bool, style: PlayStyle, seats: int
) -> None:
    game = GAME({"mine.toml": card_set(rng, language, alike=alike)})
    options = game.options_type(cards="mine", jokers="all")
    match = Remembered(game, seats, options, "own set", style)
    match.play()
    names = {seat: f"Player {seat}" for seat in range(seats)}
    for state in match.positions[:: len(match.positions) // 3]:
        for seat in range(seats):
            if any(not ask.optional for ask in game.asks(state, seat)):
                hint = hint_of(game, game.knowledge(state, seat), seat)
                assert hint is not None
                game.check(state, seat, game.stamped(hint.move, state.now + 1))
        for exhibit in everything_drawn(game, state, names=names):
            assert render(exhibit.picture).width and exhibit.alt
