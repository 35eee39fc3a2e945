"""Sentences as markdown in one language; cards and their zones in few words and small pictures."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache, lru_cache

import msgspec

import games
from bot.chat import safe
from bot.chat.render.emblems import UNICODE, Emblems, without_own
from bot.host.model import Posted, Stamp
from bot.languages import Language
from bot.words.scenes import hidden_cards
from bot.words.words import Addressed, Names, Words, encoded
from games.kit import message_ids
from games.kit.say import Named, Say, Seat, Value, Who, say
from games.kit.scenes import Face, Rolled, Zone, die_art

BETWEEN = " · "
SECOND_MS = 1_000

MOST_KEPT = 8_000
"""The size of the cache of lines and labels without players' names: the same ones come up again and
again, at all tables."""
NAMING = encoded(Who(0))[:-1]
"""What is in whatever names a player, as it is encoded."""
DECODER: msgspec.msgpack.Decoder[Say | Named] = msgspec.msgpack.Decoder(Say | Named)

OWN = ("chat-", "lesson-")
"""The bot's own sentences, and those of lessons, contain markdown. All others are plain text, and
so is whatever people have typed into them."""


def heading(*parts: str) -> str:
    return f"### {BETWEEN.join(parts)}"


def large(text: str) -> str:
    """What is to be seen at a glance."""
    return f"# {text}"


def headline(text: str) -> str:
    return f"## {text}"


def bold(text: str) -> str:
    return f"**{text}**"


def item(text: str) -> str:
    """One of a list."""
    return f"- {text}"


def small(text: str) -> str:
    return f"-# {text}"


def quoted(text: str) -> str:
    """Set apart from what stands around it."""
    return f"> {text}"


def labelled(label: str, text: str) -> str:
    """What stands behind a question needs no colon."""
    return f"{label} {text}" if label.endswith("?") else f"{label}: {text}"


def channel_link(channel: int) -> str:
    return f"<#{channel}>"


def code(text: str) -> str:
    """Just these characters, whatever they would mean elsewhere; there is no backquote in them."""
    return f"`{text}`"


def message_link(guild: int | None, posted: Posted) -> str:
    return f"https://discord.com/channels/{guild or '@me'}/{posted.channel}/{posted.message}"


def masked_link(label: str, url: str) -> str:
    """An address behind words."""
    return f"[{label}]({url})"


def countdown(until: Stamp) -> str:
    """How long it still takes, counted by the reader's own Discord."""
    return f"<t:{until // SECOND_MS}:R>"


def moment(at: Stamp) -> str:
    """A date and time, as each reader's own Discord tells it, and how far off it is."""
    return f"<t:{at // SECOND_MS}:F> (<t:{at // SECOND_MS}:R>)"


class Speech:
    """Puts messages into one reader's words. The players' names may be as people wrote them. Where
    the reader is one of them, sentences that can say "you" to them do."""

    def __init__(
        self,
        words: Words,
        language: Language,
        names: Names,
        emblems: Emblems = UNICODE,
        reader: Seat | None = None,
    ) -> None:
        self.language = language
        self.names = names if reader is None else Addressed(names, reader)
        self.emblems = emblems
        self.words = words
        plain = {
            seat: safe.name(name) or words.text(say("chat-player", number=seat + 1), language, {})
            for seat, name in names.items()
        }
        self._plain: Names = plain if reader is None else Addressed(plain, reader)
        self._marked = {seat: safe.markdown(name) for seat, name in self._plain.items()}

    @property
    def plain_names(self) -> Names:
        """As plain text, in the order of the seats."""
        return self._plain

    def plain(self, message: Say | Named | Who) -> str:
        """As plain text. What people have typed is among the arguments: nothing invisible, and no
        line breaks."""
        return self.words.text(message, self.language, self._plain, safe.one_line)

    def label(self, message: Say | Named | Who, longest: int) -> str:
        """As plain text in a place with little room. It begins with a capital, as on any button,
        unless it names somebody, who may be written otherwise."""
        label = _nameless(self.words, self.language, encoded(message), longest)
        return self.made(message, longest) if label is None else label

    def line(self, message: Say | Named | Who) -> str:
        """As markdown."""
        if isinstance(message, Who):
            return self._marked[message.seat]
        line = _nameless(self.words, self.language, encoded(message))
        return self.made(message) if line is None else line

    def printed(self, message: Say) -> str:
        """A text of the rules, which is markdown itself and names nobody."""
        return self.words.text(message, self.language, {})

    def made(self, message: Say | Named | Who, longest: int | None = None) -> str:
        """Forms a line or, if `longest` is given, a label, without the cache."""
        if longest is not None:
            label = " ".join(self.plain(message).split())
            if len(label) > longest:
                one = self.words.in_one
                label = one.text(message, self.language, self._plain, safe.one_line)
                label = " ".join(label.split())
            return safe.shortened(label, longest)
        if isinstance(message, Say) and message.id.startswith(OWN):
            args = {name: self._marked_value(value) for name, value in message.args.items()}
            return self.words.text(Say(message.id, args), self.language, {})
        return safe.markdown(self.plain(message))

    def listed(self, texts: Sequence[str]) -> str:
        """A list as it is read out."""
        return self.words.listed(texts, self.language)

    def _marked_value(self, value: Value) -> Value:
        if isinstance(value, str | int):
            return value
        if isinstance(value, tuple):
            return self.listed([str(self._marked_value(item)) for item in value])
        return self.line(value)


@lru_cache(MOST_KEPT)
def _nameless(
    words: Words, language: Language, message: bytes, longest: int | None = None
) -> str | None:
    """What is made of a message that names no player. What counts by truth values can't be read
    back."""
    if NAMING in message:
        return None
    with suppress(msgspec.ValidationError):
        made = Speech(words, language, {}).made(DECODER.decode(message), longest)
        return made if longest is None else made[:1].upper() + made[1:]
    return None


@cache
def game_name(key: str) -> Say:
    return message_ids.name(games.find(key))


NOTHING = "–"
LONG_NAME = 40
"""Cards with names as long as this stand one below another."""


def board_texts(board: Sequence[Zone], speech: Speech) -> list[str]:
    """A text for what lies in the middle, one for each owner by their seats, and one for the piles
    that belong to nobody. Where nothing lies, nor counts more than nothing, there is nothing to
    say."""
    parts: dict[int, list[Zone]] = {}
    for zone in board:
        nobodys = sys.maxsize if zone.layout == "pile" else -1
        parts.setdefault(nobodys if zone.owner is None else zone.owner, []).append(zone)
    texts = []
    for _, zones in sorted(parts.items()):
        if any(zone.faces or zone.hidden or zone.number for zone in zones):
            owner = zones[0].owner
            name = () if owner is None else (bold(speech.line(Who(owner))),)
            texts.append("\n".join((*name, *zone_lines(zones, speech))))
    return texts


def zone_lines(zones: Iterable[Zone], speech: Speech) -> Iterator[str]:
    """A line for each zone with cards lying open, and for each column of a battlefield; what is
    only counted shares a line. Where nothing lies there is nothing to say."""
    counted = []
    for zone in zones:
        is_empty = not zone.faces and not zone.hidden and zone.number is None
        if zone.faces or (zone.layout == "column" and not is_empty):
            yield zone_line(zone, speech)
        elif not is_empty:
            counted.append(zone_line(zone, speech))
    if counted:
        yield BETWEEN.join(counted)


def zone_line(zone: Zone, speech: Speech) -> str:
    contents = [face_text(face, speech) for face in zone.faces]
    if zone.hidden:
        contents.append(speech.line(hidden_cards(zone)))
    if len(contents) > 1 and any(map(_is_long, contents)):
        return "\n".join((labelled(speech.line(zone.label), "").rstrip(), *map(item, contents)))
    joined = (BETWEEN if zone.layout == "column" else ", ").join(contents)
    if zone.number is not None:
        number = bold(str(zone.number))
        joined = f"{number} ({joined})" if joined else number
    return labelled(speech.line(zone.label), joined or NOTHING)


@lru_cache(MOST_KEPT)
def _is_long(text: str) -> bool:
    """Emojis of the application's own are written longer than they look."""
    return len(text) > LONG_NAME and len(without_own(text)) > LONG_NAME


def face_text(face: Face, speech: Speech) -> str:
    """A card with its emblem, its marks, and what lies on it."""
    drawn = speech.emblems.of(face.art)
    text = speech.line(face.name)
    if drawn:
        text = f"{drawn} {text}"
    if face.marks:
        text += f" ({', '.join(speech.line(mark.says) for mark in face.marks)})"
    if face.on_it:
        text += f" ⟨{', '.join(face_text(card, speech) for card in face.on_it)}⟩"
    return text


def dice_line(rolled: Rolled, speech: Speech) -> str:
    """Who rolled, what for, and each die."""
    label = speech.line(rolled.label)
    if rolled.owner is not None:
        label = f"{speech.line(Who(rolled.owner))}, {label}"
    die = speech.line(say("kit-die", sides=rolled.sides))
    shows = BETWEEN.join(
        f"{speech.emblems.of_die(die_art(rolled.sides, shown))} {bold(str(shown))}".lstrip()
        for shown in rolled.shows
    )
    return f"🎲 {labelled(label, f'{die} {shows}')}"
