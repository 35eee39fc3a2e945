"""Many people in a playground, who cost next to nothing: they act through the playground's own
checks of what a client lets one do, in its process, and read its messages as they stand there."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.playground import Playground
from bot.playground.limits import component_forms as of
from bot.playground.people import actions
from bot.playground.people.doing import do
from bot.playground.people.hub import PeopleHub
from bot.playground.records import JSON, Channel, Interaction, Message

PATIENCE_SECONDS = 10.0


class Unanswered(Exception):
    """The bot did not answer in time."""


@dataclass
class Pressed:
    """An interaction's answer: where it stands, and how long it took in milliseconds."""

    message: Message | None
    took: float


class Audience(PeopleHub):
    """Takes the place of the hub that tells people's clients: nobody is looking, but answers and
    changes of messages are noted."""

    def __init__(self, playground: Playground) -> None:
        super().__init__(playground.core)
        self._playground = playground
        self._waiting: dict[int, asyncio.Future[int | None]] = {}
        self.changes: dict[int, list[float]] = {}
        """When public messages of each channel appeared or changed."""
        self._news = asyncio.Event()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Waits; the condition is asked again whenever a message or a bot's presence changes."""
        while not condition():
            self._news.clear()
            await self._news.wait()

    def presence_changed(self, application_id: int) -> None:
        self._news.set()

    def answered(self, interaction: Interaction, completion: JSON | None) -> None:
        waiting = self._waiting.pop(interaction.id, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(interaction.original_id)

    def failed(self, interaction: Interaction, reason: str) -> None:
        waiting = self._waiting.pop(interaction.id, None)
        if waiting is not None and not waiting.done():
            waiting.set_exception(Unanswered(reason))

    def message_shown(self, message: Message, channel: Channel) -> None:
        self._note(message)

    def message_changed(self, message: Message, channel: Channel) -> None:
        self._note(message)

    def _note(self, message: Message) -> None:
        self._news.set()
        if message.ephemeral_to is None and message.components:
            self.changes.setdefault(message.channel_id, []).append(time.perf_counter())

    async def slash(self, person: int, channel: int, command: str, **options: str) -> Pressed:
        where = str(channel)
        return await self._act(person, channel, actions.Slash(where, command, options))

    async def press(self, person: int, message: Message, button: str) -> Pressed:
        where, which = str(message.channel_id), str(message.id)
        return await self._act(person, message.channel_id, actions.Press(where, which, button))

    async def choose(self, person: int, message: Message, select: str, value: str) -> Pressed:
        where, which = str(message.channel_id), str(message.id)
        action = actions.Choose(where, which, select, [value])
        return await self._act(person, message.channel_id, action)

    async def _act(self, person: int, channel: int, action: actions.Action) -> Pressed:
        waiting: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        number = int(do(self._playground.core, person, action).interaction or 0)
        self._waiting[number] = waiting
        async with asyncio.timeout(PATIENCE_SECONDS):
            answer = await waiting
        took = (time.perf_counter() - began) * 1000
        return Pressed(self._playground.core.world.message(channel, answer or 0), took)


@dataclass
class Seat:
    """Somebody at a table, and where he holds his hand."""

    person: int
    direct: int | None
    """His direct messages with the bot, if he plays from there."""
    hand: Message | None = None


@dataclass
class Table:
    """A match under way."""

    channel: int
    seats: Sequence[Seat]
    board: Message
    is_over: bool = field(default=False)


def controls(message: Message) -> Sequence[JSON]:
    """The buttons and menus of a message that can be used."""
    parts = of.every(message.components)
    return [p for p in parts if p.get("custom_id") and not p.get("disabled")]
