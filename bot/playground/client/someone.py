"""One person with an open client."""

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.playground.client.reading import custom_id_of
from bot.playground.client.screen import PATIENCE, Failed, Screen
from bot.playground.limits import component_forms as of
from bot.playground.people import actions, views
from bot.playground.people.views import Outcome, SeenChannel, SeenMessage, SeenModal
from bot.playground.records import JSON


class Someone(Screen):
    """A person who acts: Refused says what cannot be done, Failed that the bot was late."""

    async def act(self, action: actions.Action) -> views.Done:
        """Any action; raises Refused where the client would not let it happen."""
        number = next(self._numbers)
        future: asyncio.Future[views.Done] = asyncio.get_running_loop().create_future()
        self._answers[number] = future
        frame = msgspec.json.encode({"id": number, "act": action})
        await self._socket.send_str(frame.decode())
        async with asyncio.timeout(PATIENCE):
            return await future

    async def write(
        self,
        channel: str,
        content: str = "",
        *,
        reply_to: SeenMessage | None = None,
        ping: bool = True,
        files: Iterable[actions.Upload] = (),
        at_ms: int | None = None,
    ) -> SeenMessage:
        """Type a message; `at_ms` gives it a time stamp of its own."""
        action = actions.Write(
            channel=channel,
            content=content,
            reply_to=reply_to.id if reply_to else None,
            ping=ping,
            files=[*files],
            at_ms=at_ms,
        )
        number = (await self.act(action)).message or ""
        return await self.until(lambda: self.message(channel, number), "what was written")

    async def edit(self, message: SeenMessage, content: str) -> None:
        await self.act(actions.Edit(channel=message.channel, message=message.id, content=content))

    async def delete(self, message: SeenMessage) -> None:
        await self.act(actions.Delete(channel=message.channel, message=message.id))

    async def dismiss(self, message: SeenMessage) -> None:
        await self.act(actions.Dismiss(channel=message.channel, message=message.id))

    async def react(self, message: SeenMessage, emoji: str) -> None:
        await self.act(actions.React(channel=message.channel, message=message.id, emoji=emoji))

    async def unreact(self, message: SeenMessage, emoji: str) -> None:
        await self.act(actions.Unreact(channel=message.channel, message=message.id, emoji=emoji))

    async def slash(self, channel: str, command: str, **options: Any) -> Outcome:
        """`anna.slash(channel, "table new", game="whist")`."""
        return await self._outcome(actions.Slash(channel=channel, command=command, options=options))

    async def complete(
        self, channel: str, command: str, option: str, typed: str = "", **options: Any
    ) -> list[JSON]:
        """What the bot offers while this is typed into an option."""
        action = actions.Complete(
            channel=channel, command=command, option=option, typed=typed, options=options
        )
        return (await self._outcome(action)).choices

    async def menu(
        self, channel: str, command: str, *, user: str | None = None, message: str | None = None
    ) -> Outcome:
        return await self._outcome(
            actions.Menu(channel=channel, command=command, user=user, message=message)
        )

    async def press(self, message: SeenMessage, button: str) -> Outcome:
        """Press the button with this label or custom_id."""
        custom_id = custom_id_of(message, of.BUTTON, button)
        return await self._outcome(
            actions.Press(channel=message.channel, message=message.id, custom_id=custom_id)
        )

    async def choose(self, message: SeenMessage, select: str, *values: str) -> Outcome:
        """Choose values in the select with this custom_id."""
        return await self._outcome(
            actions.Choose(
                channel=message.channel, message=message.id, custom_id=select, values=[*values]
            )
        )

    async def fill(
        self,
        modal: SeenModal,
        files: dict[str, list[actions.Upload]] | None = None,
        **values: str | bool | list[str],
    ) -> Outcome:
        """Send the modal; values go by custom_id."""
        action = actions.Fill(modal=modal.id, values=values, files=files or {})
        outcome = await self._outcome(action)
        self.modal = None
        return outcome

    async def close_modal(self, modal: SeenModal, **values: str | bool | list[str]) -> None:
        """Close the modal without sending it, once these values were in it."""
        await self.act(actions.CloseModal(modal=modal.id, values=values))
        self.modal = None

    async def open_dm(self, user: str) -> SeenChannel:
        number = (await self.act(actions.OpenDM(user=user))).channel or ""
        return await self.until(lambda: self.channels.get(number), "the DM")

    async def _outcome(self, action: actions.Action) -> Outcome:
        number = (await self.act(action)).interaction or ""
        outcome = await self.until(lambda: self.outcomes.get(number), "an answer")
        if outcome.result == "failed":
            raise Failed(outcome.reason)
        return outcome
