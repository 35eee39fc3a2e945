"""Everything that people press, choose, send in and command arrives here. Whatever happens, whoever
did it gets one sentence."""

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import partial
from typing import Any

import aiohttp
import discord
from cachetools import FIFOCache
from discord import app_commands

from bot.chat.answer import deeds
from bot.chat.answer.desk import Desk, note, show_board
from bot.chat.answer.hands import show_hand
from bot.chat.answer.haste import Hastes
from bot.chat.answer.replies import Exchange, Reply
from bot.chat.answer.unreached import tell_player
from bot.chat.custom_ids import (
    Aloud,
    Answering,
    AnsweringBack,
    AtTable,
    Control,
    DeletingPreset,
    GivingUp,
    LookingUp,
    OfAbsent,
    OfGame,
    OfHouse,
    OfLobby,
    OfPerson,
    OfPresets,
    OfRound,
    OfRuling,
    OfSeats,
    OptionForm,
    OptionPage,
    OptionsAgain,
    Prefer,
    Reading,
    RuleOf,
    SetTime,
    ShowPictures,
    TakingTurn,
    parse,
)
from bot.chat.deliver.callbacks import BROKEN, UNKNOWN_MESSAGE, Refused
from bot.chat.deliver.schedule import Name
from bot.chat.deliver.wire import ARCHIVED, LOCKED, UNKNOWN_CHANNEL
from bot.chat.permissions import refused_by_discord
from bot.chat.press import Press
from bot.chat.render.content import Content, Text
from bot.host.failures import NotSaved, not_saved
from bot.host.keys import BOARD, copy_key, hand_key
from bot.host.ports import StoreError
from bot.host.views import View
from games.kit.refusals import Refusal, Why
from games.kit.say import Say, say

log = logging.getLogger(__name__)

REMEMBERED = 1_000

FAREWELL_SECONDS = 1.0
"""So long the connection stays for those who wait for an answer when the bot stops."""

SHUT = (ARCHIVED, LOCKED)
FORBIDDEN, TOO_MANY, FAULTS_FROM = 403, 429, 500

BESIDE_THE_TABLE = (
    Aloud
    | LookingUp
    | OfRound
    | OfRuling
    | GivingUp
    | OfAbsent
    | OfGame
    | OfLobby
    | Reading
    | RuleOf
    | Prefer
    | ShowPictures
    | SetTime
)
"""What is answered beside a table's own messages, and redraws none of them."""
OF_OPTIONS = (
    OptionPage | OptionForm | OptionsAgain | OfSeats | OfPerson | OfPresets | DeletingPreset
)
"""What redraws the lobby, or what was whispered about its options."""
IN_HAND_ALONE = Answering | AnsweringBack
"""What redraws a hand, but nothing that stands where everybody sees it."""

Work = Callable[[Desk, Press], Coroutine[Any, Any, Reply]]
Private = bool | Callable[[Desk, Press], bool]
"""What a press or a command does."""


class Dispatcher:
    """The one way in."""

    def __init__(self, desk: Desk, hastes: Hastes) -> None:
        self.desk = desk
        self._hastes = hastes
        self._begun: FIFOCache[int, None] = FIFOCache(REMEMBERED)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._is_closing = False

    async def press(self, press: Press) -> None:
        """A press, a choice or a modal."""
        if self.ignores(press.id):
            return
        press = self._hastes.noted(press)
        control = parse(press.control)
        work = partial(deeds.do, control=control)
        redrawn = _redrawn(press, control)
        outbox = self.desk.delivery.outbox
        held = nullcontext() if redrawn is None else outbox.held(redrawn)
        with held, outbox.schedule.press() as answered:
            await self._answer(press, answered, work, partial(deeds.about, control), control)

    async def command(self, press: Press, name: str, work: Work, *, private: Private) -> None:
        """A command; `private` says who sees that it takes a while."""
        is_private = private if isinstance(private, bool) else private(self.desk, press)
        about = partial("command={} channel={}".format, name, press.spot.channel)
        with self.desk.delivery.outbox.schedule.press() as answered:
            await self._answer(press, answered, work, about, private=is_private)

    async def close(self) -> None:
        """Lets whoever waits be answered, and begins nothing more."""
        self._is_closing = True
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=FAREWELL_SECONDS)

    def ignores(self, interaction: int) -> bool:
        """Whether the gateway has told of this interaction before, for the first time answers it;
        or there would be no time to answer it."""
        if self._is_closing or interaction in self._begun:
            return True
        self._begun[interaction] = None
        return False

    async def _answer(
        self,
        press: Press,
        answered: Callable[[], None],
        work: Work,
        about: Callable[[], str],
        control: Control | None = None,
        *,
        private: bool = True,
    ) -> None:
        """The one error boundary."""
        gone = partial(self.desk.sentence, say("cogs-message-gone"), press.user)
        exchange = Exchange(press, self.desk.wire, answered, gone, private=private)
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        try:
            await exchange.answer(self._reply(press, work, control))
        except Exception as error:
            sentence = self._sentence(error, press, about())
            try:
                await exchange.send(Reply(whisper=sentence))
            except (Refused, *BROKEN) as unsaid:
                # That Discord fails, the log has been told.
                level = logging.INFO if _is_discords(error) else logging.WARNING
                log.log(level, "%s: a sentence could not be told: %s", about(), unsaid)
        finally:
            self._under_way.discard(task)

    async def _reply(self, press: Press, work: Work, control: Control | None) -> Reply:
        """Notes who it is first, for the answer is in his language."""
        people = self.desk.people
        try:
            await people.saw(press.user, press.name, press.locale)
            if press.spot.guild is None:
                await people.reachable(press.user)
        except StoreError as error:
            log.warning("user=%d can't be remembered: %s", press.user, error)
        self._note_presence(press, control)
        if press.unseen and control is not None and deeds.acts(control):
            return await self._shown_afresh(press, control)
        try:
            reply = await work(self.desk, press)
            is_closed = people.person(press.user).dm_closed
            if is_closed and reply.modal is None and reply.then is None:
                reply = replace(reply, then=partial(tell_player, self.desk, press))
            return reply
        except Refusal as refusal:
            if control is None:
                raise
            is_theirs = refusal.why is not Why.NOT_YOURS
            shown = await self._shown_afresh(press, control) if is_theirs else Reply()
            if refusal.why is Why.STALE and await self._was_old(press, control):
                return self._instead_of_old(shown, press)
            view = await self._view(press, control)
            if refusal.why is Why.STALE and view is not None and view.forced:
                return shown  # which tells that it has just happened by itself
            return replace(shown, whisper=self.desk.refusal(refusal, press.user, view))

    async def _view(self, press: Press, control: Control) -> View | None:
        """The table that a control is about, where there is one."""
        if isinstance(control, AtTable | GivingUp):
            with suppress(Refusal, StoreError):
                return await self.desk.view(control.table, press.user)
        return None

    async def _was_old(self, press: Press, control: Control) -> bool:
        """Whether it was pressed on a hand that is not the one that is kept current."""
        redrawn = _redrawn(press, control)
        if press.clicked is None or redrawn is None or redrawn.key == BOARD:
            return False
        if isinstance(control, TakingTurn) and control.again:
            return False
        return not await self.desk.delivery.is_current(*redrawn, press.clicked.id)

    def _instead_of_old(self, shown: Reply, press: Press) -> Reply:
        """The hand that one sees now is the newest one, and says that the old one was not."""
        told = self.desk.nameless_speech(press.user).line(say("cogs-hand-was-old"))
        if shown.redraw is None:
            return replace(shown, whisper=note(told))
        return replace(shown, redraw=shown.redraw.under(Text(told)))

    def _note_presence(self, press: Press, control: Control | None) -> None:
        """Somebody is at the table that they pressed at; who gives a command, at theirs of the
        channel."""
        tables, user = self.desk.tables, press.user
        if (table := getattr(control, "table", None)) is not None:
            tables.presence.acted(table, user, press.at)
            self.desk.delivery.acted(table, user)
        elif press.kind == "command":
            here = tables.directory.at(press.spot.channel)
            for table in tables.directory.of(user):
                if table in here:
                    tables.presence.acted(table, user, press.at)

    async def _shown_afresh(self, press: Press, control: Control) -> Reply:
        """What was clicked on as it ought to look now, since it led somebody astray."""
        redrawn = _redrawn(press, control)
        if redrawn is None:
            return Reply()
        show = show_board if redrawn.key == BOARD else show_hand
        with suppress(Refusal):
            return await show(self.desk, press, redrawn.table)
        return Reply()

    def _sentence(self, error: Exception, press: Press, about: str) -> Content:
        match error:
            case Refusal():
                return self.desk.refusal(error, press.user)
            case NotSaved():
                return self.desk.sentence(error.message, press.user)
            case StoreError():
                log.warning("%s: the store fails: %s", about, error)
                return self.desk.sentence(not_saved(error).message, press.user)
            case discord.RateLimited():
                log.info("%s: %s", about, error)
                told = say("cogs-rate-limited", seconds=math.ceil(error.retry_after))
                return self.desk.sentence(told, press.user)
            case app_commands.AppCommandError() if not isinstance(
                error, app_commands.CommandInvokeError
            ):
                log.info("%s: %s", about, type(error).__name__)
                return self.desk.sentence(say("cogs-forged-command"), press.user)
            case _ if _is_discords(error):
                log.warning("%s: Discord fails: %s", about, str(error) or type(error).__name__)
                return self.desk.sentence(say("cogs-discord-fails"), press.user)
            case Refused() | discord.HTTPException():
                if refused := self._refused(error.status, error.code, press):
                    log.info("%s: %s", about, error)
                    return self.desk.sentence(refused, press.user)
        log.error("%s user=%d", about, press.user, exc_info=error)
        return self.desk.sentence(say("cogs-broken"), press.user)

    def _refused(self, status: int, code: int, press: Press) -> Say | None:
        """Why Discord has not taken what a press led to, if it is anybody's to know."""
        if code in SHUT:
            return say("cogs-locked")
        if code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
            return say("cogs-message-gone")
        if status == FORBIDDEN:
            return refused_by_discord(press, self.desk.wire.allowed(press.spot.channel))
        return None


def _is_discords(error: Exception) -> bool:
    """Whether Discord itself, or the way there, is what has failed."""
    match error:
        case Refused() | discord.HTTPException():
            return error.status == TOO_MANY or error.status >= FAULTS_FROM
        case aiohttp.ClientError() | ConnectionError() | TimeoutError():
            return True
    return False


def _redrawn(press: Press, control: Control | None) -> Name | None:
    """The message of a table that the answer takes the place of, so that nothing else edits it
    meanwhile: the board, or a hand. What stands beside those has nobody else who edits it."""
    if press.clicked is None or control is None or isinstance(control, BESIDE_THE_TABLE):
        return None
    if not press.is_private:
        return None if isinstance(control, IN_HAND_ALONE) else Name(control.table, BOARD)
    if isinstance(control, OF_OPTIONS | OfHouse):
        return None
    key = hand_key(press.user) if press.is_on_direct_message else copy_key(press.user)
    return Name(control.table, key)
