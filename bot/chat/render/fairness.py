"""What a match's shuffles are made from, and how much that proves."""

from collections.abc import Iterator
from typing import Literal

from bot.chat.render.cards import colour
from bot.chat.render.content import Box, Content, Text
from bot.chat.render.speech import BETWEEN, Speech, code, labelled, mention, message_link, small
from bot.host.model import Word
from bot.host.views import View
from games.kit.say import Say, say


def foundation(view: View, speech: Speech) -> Iterator[str]:
    """The commitment, the lobby's message and the words, each in one small line. What people have
    typed goes round Fluent, which takes no more than 1,000 characters."""
    yield small(speech.line(say("chat-commitment", hash=view.commitment)))
    lobby, words = view.salting.lobby, view.salting.words
    if lobby is not None:
        link = f"{code(str(lobby.message))} {message_link(view.place.guild, lobby)}"
        yield small(labelled(speech.line(say("chat-lobby-message")), link))
    if words:
        listed = BETWEEN.join(map(_word, words))
        yield small(labelled(speech.line(say("chat-words")), listed))


def lobby_lines(view: View, speech: Speech) -> Iterator[str]:
    """Before the match."""
    yield from foundation(view, speech)
    if view.salting.asks_anew:
        yield small(speech.line(say("chat-words-lost")))
    yield small(speech.line(_claim("before", view)))


def start_post(view: View, speech: Speech) -> Content:
    """The message that stands from the start on as it is."""
    lines = (
        speech.line(say("chat-foundation")),
        *foundation(view, speech),
        small(speech.line(_claim("after", view))),
        small(speech.line(say("chat-table", table=view.table))),
    )
    return Content((Box((Text("\n".join(lines)),), colour(view.game)),))


def _word(word: Word) -> str:
    return f"{mention(word.user)} {code(word.text)}"


def _claim(when: Literal["before", "after"], view: View) -> Say:
    """No more than is true. Whoever knows the secret can try words of his own until they fit what
    stands already; so it is the last one that counts, and that nothing else has changed since."""
    salting = view.salting
    if not salting.words:
        return say(f"chat-fair-{when}", words="none", who="")
    last = mention(salting.words[-1].user)
    words = "stirred" if salting.is_stirred else "last"
    return say(f"chat-fair-{when}", words=words, who=last)
