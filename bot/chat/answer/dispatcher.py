"""Everything that people do arrives here: presses, choices, modals, commands, messages. Whatever
happens, whoever did it gets one sentence."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import discord
from cachetools import FIFOCache

from bot.chat.answer import deeds, hands, lobbies, pressing, rulebook
from bot.chat.answer.aloud import hear, take
from bot.chat.answer.desk import Desk
from bot.chat.answer.replies import BROKEN, Exchange, Reply
from bot.chat.custom_ids import Aloud, Answering, Deed, Press, Reading, SetOption, parse
from bot.chat.deliver.precedence import Unanswered
from bot.chat.deliver.wire import ARCHIVED, LOCKED, UNKNOWN_MESSAGE
from bot.chat.permissions import refused_by_discord
from bot.chat.render.content import Content
from bot.chat.stamps import stamp_of
from bot.host.failures import NotSaved, not_saved
from bot.host.keys import BOARD, copy_key, hand_key
from bot.host.model import TableId
from bot.host.ports import StoreError
from games.kit.refusals import Refusal, Why, malformed
from games.kit.say import Say, say

log = logging.getLogger(__name__)

REMEMBERED = 1_000

FAREWELL_SECONDS = 1.0
"""So long the connection stays for those who wait for an answer when the bot stops."""

SHUT = (ARCHIVED, LOCKED)

COMPONENT, MODAL = discord.InteractionType.component, discord.InteractionType.modal_submit


class Dispatcher:
    """The one way in."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._begun: FIFOCache[int, None] = FIFOCache(REMEMBERED)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._is_closing = False

    async def interaction(self, interaction: discord.Interaction) -> None:
        """A press, a choice or a modal. Commands come by their tree, to `command`."""
        if interaction.type not in (COMPONENT, MODAL) or self.ignores(interaction):
            return
        press = parse(_custom_id(interaction))
        values = _values(interaction)
        work = self._press(interaction, press, values)
        with self._answering(interaction, press), self.desk.delivery.precedence.press() as waiting:
            await self._answer(self._exchange(interaction, waiting), work, _about(press))

    async def command(
        self, interaction: discord.Interaction, work: Coroutine[Any, Any, Reply], *, private: bool
    ) -> None:
        """The work of a command; `private` says who sees that it takes a while."""
        name = interaction.command.name if interaction.command else None
        about = f"command={name} channel={interaction.channel_id}"
        with self.desk.delivery.precedence.press() as waiting:
            await self._answer(self._exchange(interaction, waiting, private), work, about)

    async def message(self, message: discord.Message) -> None:
        """What somebody wrote. Most of it is talk."""
        try:
            await hear(self.desk, message)
        except Exception:
            log.exception("message=%d channel=%d", message.id, message.channel.id)

    async def past_message(self, table: TableId, message: discord.Message) -> None:
        """A message that was written while the bot could not hear."""
        await take(self.desk, table, message)

    async def close(self) -> None:
        """Lets whoever waits be answered, and begins nothing more."""
        self._is_closing = True
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=FAREWELL_SECONDS)

    def ignores(self, interaction: discord.Interaction) -> bool:
        """Whether the gateway has told of this interaction before, for the first time answers it;
        or there would be no time to answer it."""
        if self._is_closing or interaction.id in self._begun:
            return True
        self._begun[interaction.id] = None
        return False

    def _exchange(
        self, interaction: discord.Interaction, waiting: Unanswered, private: bool = True
    ) -> Exchange:
        def gone() -> Content:
            return self._worded(say("cogs-message-gone"), interaction)

        return Exchange(interaction, waiting, gone, private=private)

    async def _answer(
        self, exchange: Exchange, work: Coroutine[Any, Any, Reply], about: str
    ) -> None:
        """The one error boundary."""
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        try:
            await exchange.answer(self._met(exchange.interaction, work))
        except Exception as error:
            sentence = self._sentence(error, exchange.interaction, about)
            try:
                await exchange.send(Reply(whisper=sentence))
            except (discord.HTTPException, *BROKEN) as unsaid:
                log.warning("%s: a sentence could not be told: %s", about, unsaid)
        finally:
            self._under_way.discard(task)

    async def _met(
        self, interaction: discord.Interaction, work: Coroutine[Any, Any, Reply]
    ) -> Reply:
        """Notes who it is first, for the answer is in his language."""
        user = interaction.user
        try:
            await self.desk.people.saw(user.id, user.display_name, str(interaction.locale))
            if interaction.guild_id is None:
                await self.desk.people.reachable(user.id)
        except StoreError as error:
            log.warning("user=%d can't be remembered: %s", user.id, error)
        self.desk.delivery.heard(user.id, stamp_of(interaction.id))
        return await work

    async def _press(
        self, interaction: discord.Interaction, press: Press | None, values: Sequence[str]
    ) -> Reply:
        if press is None:
            malformed(say("cogs-forged"))
        try:
            return await self._do(interaction, press, values)
        except Refusal as refusal:
            shown = await self._shown_afresh(interaction, press, refusal.why)
            return replace(shown, whisper=self._worded(refusal.message, interaction))

    async def _do(
        self, interaction: discord.Interaction, press: Press, values: Sequence[str]
    ) -> Reply:
        match press:
            case Answering() if interaction.type is MODAL:
                return await pressing.answer_typed(self.desk, interaction, press, values)
            case Answering():
                return await hands.answer(self.desk, interaction, press, values)
            case Aloud():
                return await pressing.press(self.desk, interaction, press)
            case SetOption():
                return await lobbies.set_option(self.desk, interaction, press, values)
            case Deed():
                return await deeds.do(self.desk, interaction, press, values)
            case Reading():
                return await rulebook.read_on(self.desk, interaction, press, values)

    async def _shown_afresh(
        self, interaction: discord.Interaction, press: Press, why: Why
    ) -> Reply:
        """What was clicked on as it ought to look now, since it led somebody astray."""
        if why is Why.NOT_YOURS or interaction.message is None:
            return Reply()
        if isinstance(press, Aloud | Reading):
            return Reply()
        try:
            if hands.is_private(interaction):
                return await hands.show_hand(self.desk, interaction, press.table)
            if isinstance(press, Answering):
                return Reply()
            return await lobbies.show_board(self.desk, interaction, press.table)
        except Refusal:
            return Reply()

    @contextmanager
    def _answering(self, interaction: discord.Interaction, press: Press | None) -> Iterator[None]:
        """Keeps the same message from being edited besides while the answer redraws it."""
        if press is None or isinstance(press, Reading):
            yield
            return
        key = BOARD
        if isinstance(press, Answering):
            user = interaction.user.id
            key = hand_key(user) if interaction.guild_id is None else copy_key(user)
        with self.desk.delivery.answering(press.table, key):
            yield

    def _sentence(self, error: Exception, interaction: discord.Interaction, about: str) -> Content:
        match error:
            case Refusal() | NotSaved():
                return self._worded(error.message, interaction)
            case StoreError():
                log.warning("%s: the store fails: %s", about, error)
                return self._worded(not_saved(error).message, interaction)
            case discord.Forbidden():
                log.info("%s: %s", about, error)
                return self._worded(refused_by_discord(interaction), interaction)
            case discord.NotFound(code=code) if code == UNKNOWN_MESSAGE:
                log.info("%s: %s", about, error)
                return self._worded(say("cogs-message-gone"), interaction)
            case discord.HTTPException(code=code) if code in SHUT:
                log.info("%s: %s", about, error)
                return self._worded(say("cogs-locked"), interaction)
        log.error("%s user=%d", about, interaction.user.id, exc_info=error)
        return self._worded(say("cogs-broken"), interaction)

    def _worded(self, message: Say, interaction: discord.Interaction) -> Content:
        return self.desk.sentence(message, interaction.user.id)


def _about(press: Press | None) -> str:
    """Which table and what, for a log: never what somebody picked."""
    match press:
        case Answering():
            return f"table={press.table} seat={press.seat} ask={press.ask} number={press.number}"
        case Deed():
            return f"table={press.table} do={press.do}"
        case SetOption():
            return f"table={press.table} option={press.name}"
        case Aloud():
            return f"table={press.table} aloud={press.ask}"
        case Reading():
            return f"rules={press.game} section={press.section}"
    return "a forged press"


def _custom_id(interaction: discord.Interaction) -> str:
    data: Any = interaction.data
    return str(data.get("custom_id", ""))


def _values(interaction: discord.Interaction) -> Sequence[str]:
    """What was chosen in a select, or typed into a modal, in order."""
    data: Any = interaction.data
    if interaction.type is COMPONENT:
        return tuple(data.get("values", ()))
    labels = data.get("components", ())
    return tuple(str(label.get("component", {}).get("value", "")) for label in labels)
