"""What each person could know at each moment of an evening, by the logs of all its matches; and
whether what they were shown was more than that."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, takewhile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import games
from bot.chat.custom_ids import Answering, parse
from bot.chat.render.speech import (
    BETWEEN,
    Speech,
    bold,
    item,
    labelled,
    quoted,
    small,
    zone_lines,
)
from bot.host import records
from bot.host.model import Seated, Stamp, TableId, User
from bot.host.table import Table
from bot.languages import LANGUAGES, Language, language_of
from bot.library import open_game
from bot.life import STORE
from bot.playground.client import Someone
from bot.playground.limits import component_forms as of
from bot.playground.people.views import MessageChanged, MessagePosted, ModalOpened
from bot.store.sqlite.engine import SqliteStore
from bot.words.two_languages import TwoLanguages
from bot.words.words import Words
from games.kit import message_ids
from games.kit.game import Game
from games.kit.match import Match, move_decoder
from games.kit.options import OptionSpec, specs
from games.kit.say import Seat, say
from games.kit.scenes import Scene
from tests.chat_end_to_end.evening import Evening, is_own
from tests.chat_end_to_end.scene_words import WORDS, mentions, names_in, texts_in, words_of
from tests.words.messages import texts as message_texts

HAND = "### "
"""Begins the first text of a hand: the game and its channel, and whose turn it is."""


class Known(NamedTuple):
    """A match as it was from a moment on."""

    table: TableId
    at: Stamp
    scenes: dict[Seat | None, Scene]
    users: tuple[User, ...]
    gone: frozenset[Seat]
    by_bot: frozenset[Seat]
    game: str
    language: Language
    """What its table speaks."""

    def seat_of(self, user: User) -> Seat | None:
        """Where somebody sits who has not got up."""
        seat = self.users.index(user) if user in self.users else None
        return None if seat in self.gone else seat


class Shown(NamedTuple):
    """Something that only one person was shown, at this moment at the latest."""

    at: Stamp
    texts: tuple[str, ...]
    custom_ids: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    """Of a hand, what was told to its owner alone, and a line for each pile."""


async def matches_in(var: Path) -> list[Known]:
    """All that there was to know of all matches in a store, in order."""
    store = await SqliteStore.open(var / STORE)
    try:
        known = [each for table in await store.tables() for each in await _match(store, table)]
    finally:
        await store.close()
    return sorted(known, key=lambda each: each.at)


async def _match(store: SqliteStore, table: TableId) -> list[Known]:
    stored = await store.table(table)
    assert stored is not None
    if stored.position is None:
        return []
    rules = open_game(stored.header.game)
    log = await store.log(table)
    loaded = await records.loaded(stored, rules, store)
    whole = records.record(loaded, log)
    match = Match[Any, Any].replay(rules, msgspec.structs.replace(whole, moves=()))
    begun = next(number for number, line in enumerate(log) if line.kind == "start")
    seats = msgspec.json.decode(log[begun].body, type=tuple[Seated, ...])
    users = [seated.user for seated in seats]
    viewers: tuple[Seat | None, ...] = (None, *range(len(users)))
    gone: set[Seat] = set()
    by_bot: set[Seat] = set()
    known: list[Known] = []
    moves = move_decoder(rules)
    for line in log[begun:]:
        if line.kind == "move":
            match.play(line.seat, moves.decode(line.body))
        elif line.kind == "leave" and line.seat is not None:
            gone.add(line.seat)
        elif line.kind == "join" and line.seat is not None and line.user is not None:
            gone.discard(line.seat)
            by_bot.discard(line.seat)
            users[line.seat] = line.user
        elif line.kind == "answer_absent" and line.seat is not None:
            wish, is_done = msgspec.json.decode(line.body, type=tuple[str, bool])
            if is_done and wish in ("hard", "easy", "open"):
                gone.add(line.seat)
                (by_bot.discard if wish == "open" else by_bot.add)(line.seat)
        at = max(line.at, known[-1].at if known else 0)
        scenes = {viewer: rules.look(match.state, viewer) for viewer in viewers}
        reached = Known(
            table,
            at,
            scenes,
            tuple(users),
            frozenset(gone),
            frozenset(by_bot),
            rules.key,
            language_at(loaded),
        )
        known.append(reached)
    return known


def shown_to(someone: Someone, evening: Evening) -> Iterator[Shown]:
    """Every private message and every modal, each as often as it changed."""
    marks = iter(evening.marks)
    mark = next(marks)
    for number, news in enumerate(someone.news):
        while mark.told[someone.id] <= number:
            following = next(marks, None)
            if following is None:
                return  # the bot has ended before
            mark = following
        match news:
            case ModalOpened(modal):
                yield Shown(mark.at, tuple(texts_in(msgspec.to_builtins(modal))))
            case MessagePosted(message) | MessageChanged(message) if is_own(someone, message):
                ids = tuple(_custom_ids(message.components))
                texts = (message.content, *_texts(message.components))
                cards = tuple(_cards(message.components))
                yield Shown(mark.at, tuple(filter(None, texts)), ids, cards)


def language_at(table: Table) -> Language:
    return next(each for each in LANGUAGES if each == table.spoken.now)


@cache
def words_at(game: str, language: Language) -> Words:
    """What the cards of a table are called to people who read another language than it speaks."""
    return TwoLanguages(WORDS, language, open_game(game).card_names())


def with_help(game: type[Game[Any, Any, Any]]) -> list[OptionSpec]:
    return [spec for spec in specs(game.options_type) if spec.kind != "per seat"]


@cache
def printed(language: Language) -> frozenset[str]:
    """The lines of the rules and of what options are for: they name cards of no match."""
    messages = [
        message
        for game in map(games.find, games.names())
        for message in (
            *(message_ids.section(game, section) for section in game.rules_sections),
            *(message_ids.example(game, section) for section in game.examples),
            *(message_ids.option_help(game, spec.name) for spec in with_help(game)),
        )
    ]
    texts = (WORDS.text(message, language, {}) for message in messages)
    titles = (
        WORDS.text(message_ids.section_title(game, section), language, {})
        for game in map(games.find, games.names())
        for section in game.rules_sections
    )
    lines = [line.strip() for text in texts for line in text.split("\n")]
    label = bold(WORDS.text(say("chat-rules-example"), language, {}))
    quoting = (way for line in lines for way in (quoted(line), labelled(label, line)))
    return frozenset(
        (*lines, *quoting, *chain.from_iterable((title, bold(title)) for title in titles))
    )


def _texts(components: Sequence[Any]) -> Iterator[str]:
    """Texts, labels, menus and their options, each by itself."""
    for component in of.every(components):
        parts = (component, *component.get("options", ()))
        for part in parts:
            for key in ("content", "label", "placeholder", "description"):
                yield str(part.get(key) or "")


def _cards(components: Sequence[Any]) -> Iterator[str]:
    """The lines of a hand between its first text and what can be done."""
    shown = [each for each in of.every(components) if each["type"] in (of.TEXT, of.SEPARATOR)]
    head, *rest = shown or [{}]
    first = head.get("content", "").partition("\n")[0]
    if not first.startswith(HAND) or f"{BETWEEN}<#" not in first:
        return
    for text in takewhile(lambda each: each["type"] == of.TEXT, rest):
        yield from text["content"].split("\n")


def _custom_ids(components: Sequence[Any]) -> Iterator[str]:
    return (str(component.get("custom_id") or "") for component in of.every(components))


@cache
def is_common(name: str, language: Language) -> bool:
    """Whether a card is called by a word that sentences use anyway ("Joker", "mot"), which then
    says nothing of a card. Rules are left out: they name cards as examples."""
    return any(
        mentions(text, name)
        for message, text in message_texts(language).items()
        if "-rules-" not in message
    )


class Head:
    """What one person can know so far, in the words that he reads."""

    def __init__(self, someone: Someone, names: dict[User, str], matches: Sequence[Known]) -> None:
        self.user = int(someone.id)
        self.language = language_of(someone.me.locale)
        self.secrets = {
            name
            for known in matches
            for scene in known.scenes.values()
            for name in names_in(scene, self.language)
            if not is_common(name, self.language)
        }
        """The cards of all matches that he cannot yet have heard of."""
        self._names = names
        self._coming = list(reversed(matches))
        self._heard: set[str] = set()
        self._lines: set[str] = set()
        self._seats: dict[TableId, Seat] = {}

    def leaks(self, shown: Shown) -> Iterator[str]:
        """What stands there that this person may not know by then."""
        self._learn_until(shown.at)
        for line in "\n".join(shown.texts).replace("\\", "").split("\n"):
            if line.strip() not in printed(self.language):
                yield from (name for name in self.secrets if mentions(line, name))
        yield from self._lines_of_others(shown.cards)
        for custom_id in shown.custom_ids:
            press = parse(custom_id)
            if isinstance(press, Answering) and self._seats.get(press.table) != press.seat:
                yield custom_id

    def _lines_of_others(self, cards: Sequence[str]) -> Iterator[str]:
        """The piles of a hand that this person's own cards have never made."""
        for line in cards:
            parts = [line] if line in self._lines else line.split(BETWEEN)
            yield from (part for part in parts if part not in self._lines)

    def _learn_until(self, at: Stamp) -> None:
        while self._coming and self._coming[-1].at <= at:
            known = self._coming.pop()
            self._learn(known, None)
            seat = known.seat_of(self.user)
            if seat is not None:
                self._seats[known.table] = seat
                self._learn(known, seat)

    def _learn(self, known: Known, seat: Seat | None) -> None:
        """What a seat knows, in sentences that say "you" to its player; or what everybody knows."""
        scene = known.scenes[seat]
        for text in words_of(scene, self.language):
            if text not in self._heard:
                self._heard.add(text)
                self.secrets = {name for name in self.secrets if not mentions(text, name)}
        names = {seat: self._name(known, seat) for seat in range(len(known.users))}
        speech = Speech(words_at(known.game, known.language), self.language, names, reader=seat)
        for zone in scene.board:
            self._lines.update(*(line.split("\n") for line in zone_lines([zone], speech)))
        for told in map(speech.line, (*scene.told(), *scene.headlines)):
            self._lines.update((item(told), small(told)))

    def _name(self, known: Known, seat: Seat) -> str:
        if not known.users[seat]:
            return self._of_bot_player(known, seat)
        name = self._names[known.users[seat]]
        if seat in known.by_bot:
            return WORDS.text(say("chat-bot-for", name=name), self.language, {})
        return name

    def _of_bot_player(self, known: Known, seat: Seat) -> str:
        ours = [each for each, user in enumerate(known.users) if not user]
        if len(ours) == 1:
            return WORDS.text(say("chat-bot-name"), self.language, {})
        numbered = say("chat-bot-numbered", number=ours.index(seat) + 1)
        return WORDS.text(numbered, self.language, {})
