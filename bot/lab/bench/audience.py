"""Many people in a playground at almost no cost: they act through the playground's own checks, in
its process, and read its messages in memory.

They find a bot's controls by their labels, as people do, so they can also play with a bot of
another revision.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from bot.lab.bench import echo
from bot.lab.bench.harness import child
from bot.playground import Playground
from bot.playground.limits import component_forms as of
from bot.playground.operations import channels, members, messages
from bot.playground.people import actions
from bot.playground.people.dispatch import do
from bot.playground.people.hub import PeopleHub
from bot.playground.records import JSON, Channel, Interaction, Message

PATIENCE_SECONDS = 10.0
"""For an answer."""
SHOWN_SECONDS = 60.0
"""For what appears after it."""

SeenT = TypeVar("SeenT")


class NoAnswer(Exception):
    """The bot did not answer in time."""


class NotSeen(Exception):
    """What people waited for did not appear in time."""


class Offered(NamedTuple):
    """An enabled button, and its message."""

    message: Message
    button: str


@dataclass
class Pressed:
    """The answer to an interaction: its message, and the time it took in milliseconds."""

    message: Message | None
    took: float
    modal: Interaction | None = None
    """The interaction that opened a modal, if the answer is one."""
    interaction: int = 0
    """The id of the answered one."""


@dataclass
class EchoBot:
    """The button of the echo bot, the person who presses it, and the bot's process."""

    presser: int
    message: Message
    process: int


class Audience(PeopleHub):
    """Stands in for the hub that tells people's clients: nobody looks, but answers and changes of
    messages are recorded."""

    def __init__(self, playground: Playground) -> None:
        super().__init__(playground.core)
        self._core = playground.core
        self._core.people = self
        self._playground = playground
        self._waiting: dict[int, asyncio.Future[Interaction]] = {}
        self.changes: dict[int, list[float]] = {}
        """When each channel's public messages appeared or changed."""
        self._news = asyncio.Event()

    async def until(self, look: Callable[[], SeenT | None], what: str) -> SeenT:
        """Calls `look` whenever a message or a bot's presence changes, until it returns
        something."""
        try:
            async with asyncio.timeout(SHOWN_SECONDS):
                while not (seen := look()):
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise NotSeen(f"{what} was not seen within {SHOWN_SECONDS:.0f} s") from None
        return seen

    def presence_changed(self, application_id: int) -> None:
        self._news.set()

    def answered(self, interaction: Interaction, completion: JSON | None) -> None:
        waiting = self._waiting.pop(interaction.id, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(interaction)

    def failed(self, interaction: Interaction, reason: str) -> None:
        waiting = self._waiting.pop(interaction.id, None)
        if waiting is not None and not waiting.done():
            waiting.set_exception(NoAnswer(f"{reason} ({interaction.name})"))

    def message_shown(self, message: Message, channel: Channel) -> None:
        self._note(message)

    def message_changed(self, message: Message, channel: Channel) -> None:
        self._note(message)

    def _note(self, message: Message) -> None:
        self._news.set()
        if message.ephemeral_to is None and message.components:
            self.changes.setdefault(message.channel_id, []).append(time.perf_counter())

    @asynccontextmanager
    async def echo_bot(self, messages_before: int = 0) -> AsyncIterator[EchoBot]:
        """The echo bot in a server of its own, which no other bot sees, and its button below
        `messages_before` other messages."""
        core = self._core
        presser = core.add_person("presser").id
        application = core.add_application("Echo", presser)
        guild = channels.create_guild(core, "Echo", presser)
        members.join(core, guild, application.id)
        channel = channels.create_channel(core, guild, "echo")
        for number in range(messages_before):
            draft = messages.Draft(body={"content": f"message {number}"})
            messages.post(core, application.id, channel, draft)
        environment = {echo.CHANNEL: str(channel.id)}
        async with child(
            self._playground, application.token, echo.__name__, environment=environment
        ) as process:
            history = core.world.history(channel.id)
            await self.until(lambda: len(history) > messages_before, "the echo bot's button")
            message = next(history.newest())
            yield EchoBot(presser, message, process)

    async def echo(self, bot: EchoBot) -> Pressed:
        return await self.press(bot.presser, bot.message, echo.BUTTON)

    async def slash(self, person: int, channel: int, command: str, **options: str | int) -> Pressed:
        where = str(channel)
        return await self._act(person, channel, actions.Slash(where, command, options))

    async def press(self, person: int, message: Message, button: str) -> Pressed:
        where, which = str(message.channel_id), str(message.id)
        return await self._act(person, message.channel_id, actions.Press(where, which, button))

    async def press_labelled(self, person: int, channel: int, label: str) -> Offered:
        """Presses a button as soon as it is enabled, wherever it is by then: a bot may edit a
        message, post it again or answer later."""
        offered = await self.until(
            lambda: self.offered(person, channel, label), f"“{label}” in channel {channel}"
        )
        await self.press(person, *offered)
        return offered

    def offered(
        self, person: int, channel: int, label: str, *, public: bool = False
    ) -> Offered | None:
        """The newest button with this label."""
        readers = (None,) if public else (None, person)
        for message in self._core.world.history(channel).newest():
            if message.ephemeral_to in readers and (button := labelled(message, label)):
                return Offered(message, button)
        return None

    def newest(self, channel: int) -> Iterator[Message]:
        """A channel's messages, the newest first."""
        return self._core.world.history(channel).newest()

    def latest(self, channel: int) -> int:
        """The id of a channel's newest message."""
        return next(self.newest(channel)).id

    def newest_thread(self, channel: int) -> int:
        """Below a channel; 0 if there is none."""
        below = self._core.world.channels.values()
        return max((each.id for each in below if each.parent_id == channel), default=0)

    def name(self, person: int) -> str:
        return self._core.world.users[person].name

    def whispered(self, person: int, channel: int, after: int = 0) -> Message | None:
        """The newest message to this person alone, if it is newer than `after`."""
        newest = self._core.world.history(channel).newest()
        own = (message for message in newest if message.ephemeral_to == person)
        return next((message for message in own if message.id > after), None)

    async def choose(self, person: int, message: Message, select: str, value: str) -> Pressed:
        where, which = str(message.channel_id), str(message.id)
        action = actions.Choose(where, which, select, [value])
        return await self._act(person, message.channel_id, action)

    async def fill(self, person: int, channel: int, modal: Interaction, text: str = "") -> Pressed:
        """Submits a modal, by its interaction: these people have many open side by side. The text
        goes into a modal that has nothing to choose from."""
        self.modals[person] = modal
        values = one_of(modal, text)
        return await self._act(person, channel, actions.Fill(modal=str(modal.id), values=values))

    def write(self, person: int, channel: int, text: str) -> int:
        """Returns the id of what was written."""
        written = do(self._core, person, actions.Write(channel=str(channel), content=text))
        return int(written.message or 0)

    async def _act(self, person: int, channel: int, action: actions.Action) -> Pressed:
        waiting: asyncio.Future[Interaction] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        number = int(do(self._core, person, action).interaction or 0)
        self._waiting[number] = waiting
        async with asyncio.timeout(PATIENCE_SECONDS):
            answer = await waiting
        took = (time.perf_counter() - began) * 1000
        message = self._core.world.message(channel, answer.original_id or 0)
        return Pressed(message, took, answer if answer.modal else None, number)


def controls(message: Message) -> Sequence[JSON]:
    """The enabled buttons and menus of a message."""
    parts = of.every(message.components)
    return [p for p in parts if p.get("custom_id") and not p.get("disabled")]


def one_of(modal: Interaction, text: str = "") -> dict[str, str | bool | list[str]]:
    """Picks as many choices as it may in the modal's first field that has any, or types the text
    into the first one if none has; leaves everything else unchanged."""
    parts = [p for p in of.every((modal.modal or {}).get("components", [])) if "custom_id" in p]
    part = next((part for part in parts if part.get("options")), parts[0])
    if "options" not in part:
        return {part["custom_id"]: text}
    values = [option["value"] for option in part["options"] if not option.get("default")]
    most = min(int(part.get("max_values", 1)), len(values))
    return {part["custom_id"]: random.sample(values, most)}


def labelled(message: Message, label: str) -> str:
    """The custom_id of the button with this label; empty if there is none."""
    found = (c for c in controls(message) if c.get("label") == label)
    return next((str(control["custom_id"]) for control in found), "")
