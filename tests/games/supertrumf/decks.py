"""Decks that the reader takes, from the plainest to the oddest, as a strategy."""

import json
from random import Random
from typing import Any

from hypothesis import strategies as st

from bot.languages import LANGUAGES
from games.supertrumf.deck_file import (
    FEWEST_ATTRIBUTES,
    FEWEST_CARDS,
    MOST_ATTRIBUTES,
    MOST_RAISED,
    SUPERTRUMPS,
)

LOOKS = ("knight", "warlord", "holy-sword", "no-such-picture", "a" * 40)
NAMES = ("Ö", "Riddare", "En lång väg hem till kungens borg vid havet", "دروع", "🗡️🗡️", "{ }")
POINTS = ((0, 0), (0, 1), (1, 1), (0, 99), (99, 99), (3, 22))
"""From and to, of one attribute: also all alike, and all nothing."""


@st.composite
def legal_decks(draw: st.DrawFn) -> bytes:
    """As the content of a deck file. Its sizes are drawn, and what stands on each card follows."""
    rng = Random(draw(st.integers(0, 2**32)))
    attributes = draw(st.integers(FEWEST_ATTRIBUTES, MOST_ATTRIBUTES))
    figures = draw(st.sampled_from((1, 4, 40, FEWEST_CARDS - SUPERTRUMPS - 1)))
    fewest = max(1, FEWEST_CARDS - SUPERTRUMPS - figures)
    items = draw(st.sampled_from((fewest, fewest + 30)))
    ranges = [draw(st.sampled_from(POINTS)) for _ in range(attributes)]
    raised = draw(st.integers(1, min(attributes, MOST_RAISED)))

    def entries(kind: str, count: int) -> list[dict[str, Any]]:
        return [_entry(rng, kind, number) for number in range(count)]

    keys = [f"attribute-{number}" for number in range(attributes)]
    named = [{"key": key, "name": _name(rng, key)} for key in keys]
    fighters, things = entries("figure", figures), entries("item", items)
    for fighter in fighters:
        fighter["values"] = {
            key: rng.randint(*ends) for key, ends in zip(keys, ranges, strict=True)
        }
    for thing in things:
        thing["bonus"] = {key: rng.randint(1, 99) for key in rng.sample(keys, raised)}
    deck = {
        "attributes": named,
        "figures": fighters,
        "items": things,
        "supertrumps": entries("supertrump", SUPERTRUMPS),
    }
    return "\n".join(f"{section} = {_toml(cards)}" for section, cards in deck.items()).encode()


def _entry(rng: Random, kind: str, number: int) -> dict[str, Any]:
    key = f"{kind}-{number}"
    return {"key": key, "name": _name(rng, key), "look": rng.choice(LOOKS)}


def _name(rng: Random, key: str) -> dict[str, str]:
    return {language: f"{rng.choice(NAMES)} {key}"[:60] for language in LANGUAGES}


def _toml(value: Any) -> str:
    """As TOML writes it in one line."""
    match value:
        case dict():
            return f"{{{', '.join(f'{key} = {_toml(part)}' for key, part in value.items())}}}"
        case list():
            return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)
