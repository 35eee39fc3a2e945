"""The alt text of a picture: everything that the picture says, made from the same scene, most
important first. What does not fit is told by *In words*."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import games
from bot.pictures.drawing import Gathering, drawing_of
from bot.pictures.record import RecordCard, record_lines
from bot.words.scenes import SceneWords
from games.kit import message_ids
from games.kit.game import Outcome
from games.kit.say import Say, Seat, Who, say
from games.kit.scenes import LastRound, Scene, Zone

LONGEST = 1_024
"""Discord's limit for alt text, in characters."""
CLOSING_QUOTES = "”“»’"


def board_alt(
    scene: Scene, words: SceneWords, paused: Say | None = None, *, tells_past: bool = False
) -> str:
    """The board's description: a pause; what happened and who is next; the open cards and the
    counts, by player; the last round and the cards face down; and, if `tells_past`, everything else
    since the last round began. A game may shorten its scene where the text would be too long."""
    drawing = drawing_of(scene.game)
    brief = drawing.in_brief(scene)
    last = brief.last_round if drawing.shows_last_round(scene) else None
    first = [_title(scene.game, words), *([words.text(paused)] if paused else [])]
    past = words.texts((*scene.before, *scene.earlier)) if tells_past else []
    whole = [*first, *_board(scene, last, words), *past]
    if len(_joined(whole)) > LONGEST:
        whole = [*first, *_board(brief, last, words), *past]
    return _fitted(words, *whole)


def _board(scene: Scene, last: LastRound | None, words: SceneWords) -> Iterator[str]:
    says = words.texts(last.says) if last is not None else []
    yield from says
    yield from words.texts(scene.status)
    yield from (line for line in words.news(scene) if line not in says)
    yield from _zones([zone for zone in scene.board if _is_telling(zone)], words)
    yield from words.texts(drawing_of(scene.game).board_says(scene))
    yield from _last_round(last, words)
    yield from _zones(
        [zone for zone in scene.board if zone.hidden and not _is_telling(zone)], words
    )


def _last_round(last: LastRound | None, words: SceneWords) -> Iterator[str]:
    """The cards and dice of the last round."""
    if last is None:
        return
    if lines := _cards_of(last, words):
        yield f"{words.text(say('pictures-last-round'))}: {'; '.join(lines)}"


def _cards_of(last: LastRound, words: SceneWords) -> list[str]:
    return [*_zones(last.zones, words), *(words.dice(rolled) for rolled in last.dice)]


def round_alt(game: str, last: LastRound, caption: Say, words: SceneWords) -> str:
    """Which round it was, its result, its cards and dice."""
    told = [f"{_title(game, words)} – {words.text(caption)}", *words.texts(last.says)]
    return _fitted(words, *told, *_cards_of(last, words))


def hand_alt(scene: Scene, own: Sequence[Zone], words: SceneWords) -> str:
    """The hand's description: what happened, who is next and the cards; the last round; which
    cards can be played now and the state of the table; then everything else since the last round
    began."""
    drawing = drawing_of(scene.game)
    cards = (f"{words.text(zone.label)}: {_listed(words.contents(zone))}" for zone in own)
    return _fitted(
        words,
        *words.texts(scene.headlines),
        *words.texts(scene.status),
        *cards,
        *_last_round(drawing.in_brief(scene).last_round, words),
        *words.texts(drawing.hand_says(scene, own)),
        *_zones(drawing.table_zones(scene, own), words),
        *words.texts(drawing.hand_adds(scene, own)),
        *words.texts([line for line in scene.told() if line not in scene.headlines]),
    )


def lobby_alt(gathering: Gathering, words: SceneWords) -> str:
    players = tuple(Who(seat) for seat in range(gathering.taken) if seat not in gathering.kept)
    kept = tuple(map(Who, gathering.kept))
    free = gathering.most - gathering.taken
    return _fitted(
        words,
        _title(gathering.game, words),
        words.text(say("pictures-seated", players=players)),
        *(f"{words.text(Who(seat))}: {words.text(line)}" for seat, line in gathering.beside),
        *([words.text(say("pictures-kept", players=kept))] if kept else []),
        *([words.text(say("pictures-free", count=free))] if free else []),
        *words.texts(gathering.says),
    )


def ending_alt(scene: Scene, outcome: Outcome, words: SceneWords) -> str:
    scores = (_scored(seat, outcome, words) for seat in outcome.in_order())
    return _fitted(
        words,
        _title(scene.game, words),
        words.text(outcome.message),
        ", ".join(scores),
        *words.texts(drawing_of(scene.game).ending_says(scene, outcome)),
    )


def record_alt(card: RecordCard, words: SceneWords) -> str:
    texts = words.texts([each for line in record_lines(card) for each in line])
    return _fitted(words, *(f"{text[:1].upper()}{text[1:]}" for text in texts))


def _scored(seat: Seat, outcome: Outcome, words: SceneWords) -> str:
    scored = f"{words.text(Who(seat))} {outcome.scores[seat]}"
    gave_up = seat in outcome.gave_up
    return f"{scored} ({words.text(say('kit-mark-gave-up'))})" if gave_up else scored


def _title(game: str, words: SceneWords) -> str:
    return words.text(message_ids.name(games.find(game)))


def _is_telling(zone: Zone) -> bool:
    return bool(zone.faces) or zone.number is not None


def _zones(zones: Iterable[Zone], words: SceneWords) -> Iterator[str]:
    for owner, owned in groupby(zones, key=lambda zone: zone.owner):
        before = "" if owner is None else f"{words.text(Who(owner))} – "
        for zone in owned:
            contents = _listed(words.contents(zone))
            if contents:
                yield f"{before}{words.text(zone.label)}: {contents}"
                before = ""


def _listed(contents: Sequence[str]) -> str:
    """A list of cards. Cards that contain lists themselves are separated by semicolons."""
    return ("; " if any(", " in each for each in contents) else ", ").join(contents)


def _fitted(words: SceneWords, *sentences: str) -> str:
    """As many of the sentences as fit, and where to read the rest."""
    whole = _joined(sentences)
    if len(whole) <= LONGEST:
        return whole
    more = words.text(say("pictures-more"))
    room = LONGEST - len(more) - 1
    kept = ""
    for line in _lines(sentences):
        if len(kept) + len(line) + 1 > room:
            break
        kept = f"{kept} {line}" if kept else line
    return f"{kept} {more}"


def _joined(sentences: Iterable[str]) -> str:
    return " ".join(_lines(sentences))


def _lines(sentences: Iterable[str]) -> Iterator[str]:
    return (_ended(sentence) for sentence in sentences if sentence)


def _ended(sentence: str) -> str:
    said = sentence.rstrip(CLOSING_QUOTES)
    return sentence if said.endswith(tuple(".!?…:")) else f"{sentence}."
