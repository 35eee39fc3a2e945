"""What Discord would tell of a press, a menu, a modal or a command, with whatever somebody puts
into it: past the client, which offers only what may be."""

import asyncio
from dataclasses import dataclass

from bot.chat.custom_ids import Control, write
from bot.chat.listen.client import Spelvarden
from bot.playground.client import Someone
from bot.playground.limits import component_forms as of
from bot.playground.limits.interactions import COMMAND, COMPONENT, MODAL, MODAL_SUBMIT
from bot.playground.operations.interactions import Start
from bot.playground.people.commands import usable_commands
from bot.playground.people.views import SeenMessage
from bot.playground.records import JSON, Interaction, Message
from tests.chat_end_to_end.stage import Stage

BUTTON, SELECT, TEXT, LABEL = 2, 3, 4, 18


@dataclass
class Told:
    """What somebody got for what they did."""

    sentences: list[str]
    """That they alone see."""
    opened: bool
    """Whether a modal opened."""


class Forger:
    """Somebody who sends what they like, to a bot in this process."""

    def __init__(self, stage: Stage, bot: Spelvarden, someone: Someone, channel: str) -> None:
        self.stage = stage
        self.bot = bot
        self.someone = someone
        self.channel = channel

    async def press(
        self, control: Control | str, values: object = None, *, on: SeenMessage | None = None
    ) -> Told:
        """A button; with values, a menu. On any message of the bot's, if none is named."""
        data: JSON = {"custom_id": _id(control), "component_type": BUTTON, "id": 1}
        if values is not None:
            data |= {"component_type": SELECT, "values": values}
        return await self.send(COMPONENT, data, self._message(on))

    async def submit(
        self, control: Control | str, *components: JSON, on: SeenMessage | None = None
    ) -> Told:
        """A modal, whether or not one was open."""
        data: JSON = {"custom_id": _id(control), "components": components}
        return await self.send(MODAL_SUBMIT, data, self._message(on))

    async def command(self, name: str, options: list[JSON], *, called: str = "") -> Told:
        """With these options, whatever they are; `called` is what the bot is told for its name."""
        core = self.stage.playground.core
        channel = core.world.channels[int(self.channel)]
        usable = usable_commands(core, channel, int(self.someone.id))
        command = next(each for each in usable if each.name == name)
        name = called or name
        data = {"id": str(command.id), "name": name, "type": command.type, "options": options}
        return await self.send(COMMAND, data, None, name=name)

    async def send(
        self, kind: int, data: JSON, message: Message | None, *, name: str = "forged"
    ) -> Told:
        core = self.stage.playground.core
        interaction = core.pending.start(
            Start(
                application_id=int(self.stage.bot),
                type=kind,
                user_id=int(self.someone.id),
                channel=core.world.channels[int(self.channel)],
                name=name,
                data=data,
                message=message,
            )
        )
        await self._answered(interaction)
        history = core.world.history(int(self.channel))
        own = (each for each in history if each.ephemeral_to == int(self.someone.id))
        sentences = [_text(each) for each in own if each.id > interaction.id]
        return Told(sentences, interaction.answer == MODAL)

    def _message(self, on: SeenMessage | None) -> Message:
        world = self.stage.playground.core.world
        if on is not None:
            found = world.message(int(on.channel), int(on.id))
            assert found is not None
            return found
        message = Message(
            id=self.stage.playground.core.ids.next(),
            channel_id=int(self.channel),
            author_id=int(self.stage.bot),
            application_id=int(self.stage.bot),
            guild_id=world.channels[int(self.channel)].guild_id,
            created_ms=self.stage.playground.core.clock.now_ms(),
            content="An old message",
        )
        world.save(message)
        return message

    async def _answered(self, interaction: Interaction) -> None:
        """The answer, and whatever follows it."""
        await self.someone.until(lambda: interaction.answer is not None, "an answer")
        while under_way := set(self.bot.router._under_way):
            await asyncio.wait(under_way)


def typed(custom_id: str, value: object) -> JSON:
    """A text field of a modal, as it is sent in."""
    return _labelled({"type": TEXT, "id": 2, "custom_id": custom_id, "value": value})


def picked(custom_id: str, values: object) -> JSON:
    """A select in a modal, as it is sent in."""
    return _labelled({"type": SELECT, "id": 2, "custom_id": custom_id, "values": values})


def _labelled(component: JSON) -> JSON:
    return {"type": LABEL, "id": 1, "component": component}


def _id(control: Control | str) -> str:
    return control if isinstance(control, str) else write(control)


def _text(message: Message) -> str:
    """All that a message says."""
    shown = [
        str(component.get(key) or "")
        for component in of.every(message.components)
        for key in ("content", "placeholder")
    ]
    return "\n".join(filter(None, (message.content, *shown)))
