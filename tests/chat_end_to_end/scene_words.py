"""The words that a scene is told in, and whether a text has one of them."""

import re
from collections.abc import Iterator
from typing import Any

from bot.languages import Language
from bot.words.words import Words
from games.kit.asks import Pick
from games.kit.scenes import Scene

WORDS = Words()
MOST_SEATS = 12
NAMES = {seat: f"Player {seat + 1}" for seat in range(MOST_SEATS)}


def words_of(scene: Scene, language: Language) -> Iterator[str]:
    """All that a scene says."""
    yield from cards_in(scene, language)
    for line in (*scene.story, *scene.status):
        yield WORDS.text(line, language, NAMES)
    for form in scene.asks:
        yield WORDS.text(form.prompt, language, NAMES)
        for field in form.fields:
            choices = field.choices if isinstance(field, Pick) else ()
            yield from (WORDS.text(choice.name, language, NAMES) for choice in choices)


def names_in(scene: Scene, language: Language) -> Iterator[str]:
    """The names of the cards that lie open in a scene, without the values some have behind."""
    return (card.partition(":")[0] for card in cards_in(scene, language))


def cards_in(scene: Scene, language: Language) -> Iterator[str]:
    """The cards that lie open in a scene, with all that stands on them."""
    faces = [face for zone in scene.board for face in zone.faces]
    while faces:
        face = faces.pop()
        faces += face.on_it
        yield WORDS.text(face.name, language, NAMES)


def mentions(text: str, name: str) -> bool:
    """Whether a name stands there, not as part of a longer word."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE) is not None


def texts_in(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            yield from (text for part in value.values() for text in texts_in(part))
        case list() | tuple():
            yield from (text for part in value for text in texts_in(part))
