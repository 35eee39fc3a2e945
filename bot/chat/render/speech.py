"""Sentences for one reader, as markdown or as the plain text of buttons and menus; and the few
kinds of lines that they are laid out in."""

from collections.abc import Sequence
from functools import cache

import games
from bot.chat import safe
from bot.host.model import Posted, Stamp, User
from bot.words.words import Language, Names, Words
from games.kit.say import Named, Say, Value, Who, say

BETWEEN = " · "
SECOND_MS = 1_000

OWN = "chat-"
"""The bot's own sentences contain markdown. All others are plain text, and so is whatever people
have typed into them."""


def heading(*parts: str) -> str:
    return f"### {BETWEEN.join(parts)}"


def bold(text: str) -> str:
    return f"**{text}**"


def item(text: str) -> str:
    """One of a list."""
    return f"- {text}"


def small(text: str) -> str:
    return f"-# {text}"


def labelled(label: str, text: str) -> str:
    """What stands behind a question needs no colon."""
    return f"{label} {text}" if label.endswith("?") else f"{label}: {text}"


def mention(user: User) -> str:
    """Somebody's name; it pings only if the message's content says so too."""
    return f"<@{user}>"


def channel_link(channel: int) -> str:
    return f"<#{channel}>"


def code(text: str) -> str:
    """Just these characters, whatever they would mean elsewhere; there is no backquote in them."""
    return f"`{text}`"


def message_link(guild: int | None, posted: Posted) -> str:
    return f"https://discord.com/channels/{guild or '@me'}/{posted.channel}/{posted.message}"


def countdown(until: Stamp) -> str:
    """How long it still takes, counted by the reader's own Discord."""
    return f"<t:{until // SECOND_MS}:R>"


class Speech:
    """Puts messages into one reader's words. The players' names may be as people wrote them."""

    def __init__(self, words: Words, language: Language, names: Names) -> None:
        self.language = language
        self._words = words
        self._plain = {seat: self._name(seat, name) for seat, name in names.items()}
        self._marked = {seat: safe.markdown(name) for seat, name in self._plain.items()}

    def plain(self, message: Say | Named | Who) -> str:
        """As plain text. What people have typed is among the arguments: nothing invisible, and no
        line breaks."""
        return self._words.text(message, self.language, self._plain, safe.one_line)

    def label(self, message: Say | Named | Who, longest: int) -> str:
        """As plain text in a place with little room."""
        return safe.shortened(" ".join(self.plain(message).split()), longest)

    def line(self, message: Say | Named | Who) -> str:
        """As markdown."""
        if isinstance(message, Say) and message.id.startswith(OWN):
            args: dict[str, Value] = {
                name: self._marked_value(value) for name, value in message.args.items()
            }
            return self._words.text(Say(message.id, args), self.language, {})
        if isinstance(message, Who):
            return self._marked[message.seat]
        return safe.markdown(self.plain(message))

    def lines(self, messages: Sequence[Say]) -> list[str]:
        return [self.line(message) for message in messages]

    def listed(self, texts: Sequence[str]) -> str:
        """A list as it is read out."""
        return self._words.listed(texts, self.language)

    def _marked_value(self, value: Value) -> str | int:
        match value:
            case str() | int():
                return value
            case tuple():
                return self.listed([str(self._marked_value(item)) for item in value])
        return self.line(value)

    def _name(self, seat: int, name: str) -> str:
        nameless = say("chat-player", number=seat + 1)
        return safe.name(name) or self._words.text(nameless, self.language, {})


@cache
def game_name(key: str) -> Say:
    return say(f"{games.find(key).prefix()}-name")
