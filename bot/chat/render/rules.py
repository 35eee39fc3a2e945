"""A game's rules, a page at a time: from the section that was asked for on, as much as a screen
shows."""

from collections.abc import Iterator
from typing import Any

from bot.chat.custom_ids import Reading, write
from bot.chat.render.content import Block, Box, Button, Content, Menu, Option, Separator, Text, size
from bot.chat.render.controls import BUTTON_LABEL, OPTION_LABEL, PLACEHOLDER, rows
from bot.chat.render.speech import Speech, bold, colour, game_name, heading
from games.kit import message_ids
from games.kit.game import Game
from games.kit.say import say

SCREEN = 2_000
"""So many characters of rules stand on a page; a longer section has one of its own."""


def rules_page(game: type[Game[Any, Any, Any]], section: str, speech: Speech) -> Content:
    """The page that begins with this section; the first one if there is no such section."""
    sections = game.rules_sections
    first = sections.index(section) if section in sections else 0
    texts = list(_whole_sections(game, first, speech))
    shown: list[Block] = [Text("\n".join(_header(game, speech))), *texts, Separator()]
    shown.append(_contents(game, sections[first], speech))
    following = sections[first + len(texts) :]
    if following:
        label = speech.label(say("chat-rules-on"), BUTTON_LABEL)
        shown += rows([Button(label, write(Reading(game.key, following[0])), "primary")])
    return Content((Box(tuple(shown), colour(game.key)),))


def _header(game: type[Game[Any, Any, Any]], speech: Speech) -> Iterator[str]:
    least, most = game.seat_counts[0], game.seat_counts[-1]
    players = (
        say("chat-rules-players-exactly", count=most)
        if least == most
        else say("chat-rules-players", least=least, most=most)
    )
    yield heading(speech.line(game_name(game.key)), speech.line(players))


def _whole_sections(game: type[Game[Any, Any, Any]], first: int, speech: Speech) -> Iterator[Text]:
    """The sections from this one on that a screen has room for, but always this one."""
    room = SCREEN
    for section in game.rules_sections[first:]:
        words = message_ids.section(game, section)
        text = (
            f"{bold(speech.line(message_ids.section_title(game, section)))}\n{speech.line(words)}"
        )
        if size(text) > room and room < SCREEN:
            return
        room -= size(text)
        yield Text(text)


def _contents(game: type[Game[Any, Any, Any]], opened: str, speech: Speech) -> Menu:
    options = tuple(
        Option(
            speech.label(message_ids.section_title(game, section), OPTION_LABEL),
            section,
            chosen=section == opened,
        )
        for section in game.rules_sections
    )
    placeholder = speech.label(say("chat-rules-contents"), PLACEHOLDER)
    return Menu(write(Reading(game.key)), placeholder, options)
