"""What describes a picture to whoever can't see it: all that the picture says, from the same scene,
the main things first. Where that is too long the rest is told by *In words*."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import games
from bot.pictures.drawing import Gathering, drawing_of
from bot.words.scenes import SceneWords
from games.kit import message_ids
from games.kit.game import Outcome
from games.kit.say import Who, say
from games.kit.scenes import Scene, Zone

LONGEST = 1_024
"""So many characters Discord takes."""


def board_alt(scene: Scene, words: SceneWords) -> str:
    """Whose turn it is and what has happened; then what lies open and what is counted, each
    player's together; then what lies face down."""
    return _fitted(
        words,
        _title(scene.game, words),
        *words.texts(scene.status),
        *words.news(scene),
        *_zones([zone for zone in scene.board if _is_telling(zone)], words),
        *_zones([zone for zone in scene.board if zone.hidden and not _is_telling(zone)], words),
    )


def hand_alt(scene: Scene, own: Sequence[Zone], words: SceneWords) -> str:
    """The cards, and which of them can be played now."""
    cards = (f"{words.text(zone.label)}: {', '.join(words.contents(zone))}" for zone in own)
    return _fitted(words, *cards, *words.texts(drawing_of(scene.game).hand_says(scene, own)))


def lobby_alt(gathering: Gathering, words: SceneWords) -> str:
    players = tuple(Who(seat) for seat in range(gathering.taken))
    free = gathering.most - gathering.taken
    return _fitted(
        words,
        _title(gathering.game, words),
        words.text(say("pictures-seated", players=players)),
        *([words.text(say("pictures-free", count=free))] if free else []),
        *words.texts(gathering.says),
    )


def ending_alt(scene: Scene, outcome: Outcome, words: SceneWords) -> str:
    scores = (f"{words.text(Who(seat))} {score}" for seat, score in enumerate(outcome.scores))
    return _fitted(
        words,
        _title(scene.game, words),
        words.text(outcome.message),
        ", ".join(scores),
        *words.texts(drawing_of(scene.game).ending_says(scene, outcome)),
    )


def _title(game: str, words: SceneWords) -> str:
    return words.text(message_ids.name(games.find(game)))


def _is_telling(zone: Zone) -> bool:
    return bool(zone.faces) or zone.number is not None


def _zones(zones: Iterable[Zone], words: SceneWords) -> Iterator[str]:
    for owner, owned in groupby(zones, key=lambda zone: zone.owner):
        before = "" if owner is None else f"{words.text(Who(owner))} – "
        for zone in owned:
            contents = ", ".join(words.contents(zone))
            if contents:
                yield f"{before}{words.text(zone.label)}: {contents}"
                before = ""


def _fitted(words: SceneWords, *sentences: str) -> str:
    """As many of the sentences as there is room for, and where the rest is to be had."""
    lines = [_ended(sentence) for sentence in sentences if sentence]
    whole = " ".join(lines)
    if len(whole) <= LONGEST:
        return whole
    more = words.text(say("pictures-more"))
    room = LONGEST - len(more) - 1
    kept = ""
    for line in lines:
        if len(kept) + len(line) + 1 > room:
            break
        kept = f"{kept} {line}" if kept else line
    return f"{kept} {more}"


def _ended(sentence: str) -> str:
    return sentence if sentence[-1] in ".!?…:" else f"{sentence}."
