"""Whatever one person alone is shown is in their language: hands, whispers, modals, direct
messages. What all are shown is in the table's language, and who is called by name is called in
their own."""

import contextlib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from bot.chat.custom_ids import OptionPage, parse
from bot.chat.render.clocks import ZONES
from bot.languages import LANGUAGES, Language, language_of
from bot.playground.client import Failed, NotSeen, Refused, Someone, buttons
from bot.playground.control import SetDMs
from bot.playground.people.views import MessageChanged, MessagePosted, ModalOpened, SeenMessage
from tests.chat_end_to_end.evening import Evening, is_own
from tests.chat_end_to_end.matches import open_table
from tests.chat_end_to_end.player import WORDS, Player
from tests.chat_end_to_end.stage import HURRIED, open_stage
from tests.chat_end_to_end.tongues import in_any_language, strange, words_in
from tests.repeating import times

pytestmark = pytest.mark.asyncio(loop_scope="session")

OPENERS = {"storma_slottet": "Anna", "riftforce": "Bo", "supertrumf": "Cleo", "ordet_fanger": "Dag"}
HOURS, DEEDS = times(2, long=8), 150
COMMANDS = ("help", "settings", "table", "hand", "undo", "give-up", "verify", "leave")
TEXTS = ("content", "label", "placeholder", "description", "title")
LEAST_SHOWN = {"modal": 20, "whisper": 100, "direct": 20, "public": 50}


class Shown(NamedTuple):
    """A text that somebody was shown, and in which languages it may be."""

    kind: str
    read: frozenset[Language]
    text: str


class OfSeveralLanguages(Evening):
    """Each game's tables are opened by the same person, and nobody changes how it is played."""

    def opener(self, game: str, player: Player) -> Player:
        return next(each for each in self.players if each.someone.me.name == OPENERS[game])

    async def begin_everywhere(self) -> None:
        """A match of each game, whose opener has looked at its options."""
        for game, channel in self.channels.items():
            first = self.opener(game, self.players[0])
            others = [player for player in self.players if player is not first]
            lobby = await open_table(self.stage, channel, game, [first, others[0]])
            await self._choose_option(first, game, lobby)
            await first.press(first.newest(lobby), "start")
        self.mark()

    async def ask_for_all(self) -> None:
        """Everybody tries each command, wherever that leads."""
        for player in self.players:
            for game, channel in self.channels.items():
                with contextlib.suppress(Refused, Failed, NotSeen):
                    await player.someone.slash(channel, "rules", game=game)
                for command in COMMANDS:
                    with contextlib.suppress(Refused, Failed, NotSeen):
                        await player.someone.slash(channel, command)
        self.mark()

    async def _choose_option(self, player: Player, game: str, board: SeenMessage) -> None:
        for button in buttons(board):
            if isinstance(parse(button["custom_id"]), OptionPage):
                outcome = await player.someone.press(board, button["custom_id"])
                if outcome.result == "modal" and player.someone.modal is not None:
                    await player.someone.close_modal(player.someone.modal)


async def test_all_is_told_in_the_language_of_those_whom_it_is_for(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", HURRIED) as stage:
        evening = await OfSeveralLanguages.begin(stage, "languages")
        await stage.client.order(SetDMs(person=evening.players[2].someone.id, open=False))
        await evening.begin_everywhere()
        for _ in range(HOURS):
            await evening.pass_by(DEEDS)
            await evening.ask_for_all()
        await stage.stop_bot()
    people = [player.someone for player in evening.players]
    names = (*(each.me.name for each in people), *ZONES, *WORDS)
    known = in_any_language().union(*map(words_in, names))
    shown = {each for someone in people for each in shown_to(someone, evening)}
    assert [
        (each, sorted(s)) for each in shown if (s := strange(each.text, each.read, known))
    ] == []
    kinds = Counter(each.kind for each in shown)
    assert {kind: kinds[kind] for kind in LEAST_SHOWN if kinds[kind] < LEAST_SHOWN[kind]} == {}
    for language in LANGUAGES:
        others = [each for each in shown if language not in each.read]
        found = [each for each in others if strange(each.text, frozenset([language]), known)]
        assert len(found) > len(others) / 2, "what is in another language would have been found"


def shown_to(someone: Someone, evening: Evening) -> Iterator[Shown]:
    """Every text that somebody has seen. A question, once it is answered, names others than it was
    put to."""
    own = frozenset([language_of(someone.me.locale)])
    asked: dict[str, list[Player]] = {}
    for news in someone.news:
        match news:
            case ModalOpened(modal):
                texts = worded(msgspec.to_builtins(modal))
                yield from (Shown("modal", own, text) for text in texts)
            case MessagePosted(message) | MessageChanged(message) if message.author.bot:
                written = (message.content, *worded(message.components))
                kind, read = "whisper" if message.ephemeral else "direct", own
                if not is_own(someone, message):
                    called = asked.setdefault(message.id, [])
                    called += (each for each in evening.players if is_called(each, written))
                    kind = "call" if called else "public"
                    read = for_all(someone, message, called, evening)
                alts = (file.alt or "" for file in message.files)
                yield from (Shown(kind, read, text) for text in (*written, *alts))


def is_called(player: Player, texts: Sequence[str]) -> bool:
    return any(f"<@{player.someone.id}>" in text for text in texts)


def for_all(
    someone: Someone, message: SeenMessage, called: Sequence[Player], evening: Evening
) -> frozenset[Language]:
    """The language of the table there, and of those who are called by name."""
    place = someone.channels[message.channel]
    games = {channel: game for game, channel in evening.channels.items()}
    opener = OPENERS[games[place.parent or place.id]]
    readers = [*called, *(each for each in evening.players if each.someone.me.name == opener)]
    return frozenset(language_of(reader.someone.me.locale) for reader in readers)


def worded(value: object) -> Iterator[str]:
    """All that is to be read in components."""
    match value:
        case dict():
            for key, part in value.items():
                if isinstance(part, str):
                    yield from [part] if key in TEXTS else ()
                else:
                    yield from worded(part)
        case list() | tuple():
            for part in value:
                yield from worded(part)
