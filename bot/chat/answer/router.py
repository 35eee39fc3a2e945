"""Everything that people press, choose, send in and command arrives here and goes to its handler.
Whatever happens, the person gets one answer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import partial
from typing import Any

from cachetools import FIFOCache

from bot.chat import custom_ids as ids
from bot.chat import looking_controls
from bot.chat.answer import (
    aids,
    commands,
    fairness,
    hands,
    history,
    leaderboards,
    lessons,
    lobbies,
    managing,
    matches,
    meetings,
    more,
    options,
    privacy,
    realtime,
    records,
    rematches,
    replays,
    seating,
    settings,
    watching,
)
from bot.chat.answer.context import Context, note, show_board
from bot.chat.answer.failures import is_lost, sentence_for
from bot.chat.answer.haste import Hastes
from bot.chat.answer.respond import Reply, Responder
from bot.chat.answer.unreached import tell_player
from bot.chat.control import BaseControl
from bot.chat.deliver.errors import Later, RestError
from bot.chat.deliver.jobs import Name
from bot.chat.press import Press
from bot.chat.render.content import Text
from bot.host.messages import BOARD, CopyKey, HandKey
from bot.host.model import TableId
from bot.host.ports import StoreError
from bot.host.views import View
from games.kit.say import Refusal, Why, malformed, say

log = logging.getLogger(__name__)

REMEMBERED = 1_000

FAREWELL_SECONDS = 2.0
"""How long pending answers have when the bot stops. By then all that take longer are deferred."""

Handler = Callable[[Context, Press, Any], Awaitable[Reply]]
"""Does what a control means and returns the reply."""

ON_PRESS: Mapping[type[BaseControl], Handler] = {
    ids.Answering: hands.answer,
    ids.PublicAsk: realtime.press_public,
    ids.OfRuling: fairness.show_ruling,
    ids.LookingUp: realtime.look_up,
    ids.TakingTurn: realtime.reopen,
    ids.GivingUp: matches.give_up,
    ids.TakingBack: matches.take_back,
    ids.AnsweringBack: matches.answer_back,
    ids.OfAbsent: matches.of_absent,
    ids.ChooseOwn: settings.choose_own,
    ids.ChooseForServer: settings.choose_for_server,
    ids.ChooseChannels: settings.choose_channels,
    ids.SettingsPage: settings.turn_to,
    ids.SetTime: settings.set_time,
    ids.OfData: privacy.of_data,
    looking_controls.Browsing: history.browse,
    ids.OptionPage: options.open_page,
    ids.OptionsAgain: options.open_again,
    ids.OfSeats: seating.choose_people,
    ids.DeletingPreset: options.delete_preset,
    ids.OfPresets: options.change_presets,
    ids.OfBotPlayer: more.press_more,
    ids.OfLobby: more.press_more,
    ids.OfGame: commands.of_game,
    ids.OfMeeting: meetings.of_meeting,
    ids.Proposing: meetings.ask_again,
    looking_controls.Watching: watching.watch_on,
    looking_controls.Leaders: leaderboards.turn_to,
    looking_controls.OfRecord: records.look,
    looking_controls.OfServer: managing.of_server,
    ids.Reading: commands.read_on,
    ids.RuleOf: commands.read_rule,
    ids.RulesOf: commands.read_rules,
    looking_controls.OfRound: aids.turn_to_round,
    looking_controls.Replaying: replays.of_replay,
}
"""What a press or a choice does."""

ON_DEED: Mapping[ids.Doing, Callable[[Context, Press, TableId], Awaitable[Reply]]] = {
    "join": lobbies.join,
    "leave": matches.leave,
    "start": lobbies.start,
    "end": matches.end,
    "hand": hands.ask_for_hand,
    "play": hands.play,
    "back": hands.show_hand,
    "pause": matches.pause,
    "resume": matches.resume,
    "rematch": rematches.rematch,
    "settle": commands.take_up,
    "fair": fairness.show,
    "why": aids.why_not,
    "hint": aids.hint,
    "concede": matches.concede,
    "words": aids.in_words,
    "gone": matches.ask_about_absent,
    "time": matches.give_time,
    "table": commands.show_table,
    "more": lobbies.show_more,
    "rules": commands.rules_of,
    "earlier": aids.show_rounds,
    "picture": aids.in_picture,
    "end_lesson": lessons.end_lesson,
    "meet": meetings.ask_when,
}
"""What one press does to a table."""

ON_MODAL: Mapping[tuple[type[BaseControl], str], Handler] = {
    (ids.Answering, ""): realtime.answer_typed,
    (ids.TakingTurn, ""): realtime.submit,
    (ids.SetTime, "zone"): settings.set_time,
    (ids.OptionForm, ""): options.submit_page,
    (ids.OfPerson, ""): seating.say_of_person,
    (ids.OfPresets, "save"): options.change_presets,
    (ids.OfLobby, "word"): more.press_more,
    (ids.Proposing, ""): meetings.propose,
}
"""What a modal that is sent in does, by its control and what that is to do."""


async def refuse_forged(ctx: Context, press: Press, control: object) -> Reply:
    raise malformed(say("cogs-forged"))


def handler_of(press: Press, control: ids.Control | None) -> Handler:
    """What no message of the bot's can have led to is forged."""
    if control is None:
        return refuse_forged
    if press.kind == "modal":
        return ON_MODAL.get((type(control), getattr(control, "do", "")), refuse_forged)
    if isinstance(control, ids.Deed):
        return ON_DEED[control.do]
    return ON_PRESS.get(type(control), refuse_forged)


ACTS: tuple[ids.Doing, ...] = (
    "join",
    "leave",
    "start",
    "end",
    "pause",
    "resume",
    "rematch",
    "settle",
    "gone",
    "time",
    "end_lesson",
)
"""What does something to a table, rather than showing or asking something. `play` and what is
played in a hand show what they would have played instead."""


def acts(control: ids.Control) -> bool:
    """Whether a button does something to a table that is not played."""
    match control:
        case ids.Deed(do=do):
            return do in ACTS
        case ids.OfLobby(do=do):
            return do not in ("word", "seating", "fair", "words")
        case ids.GivingUp(surely=surely) | ids.DeletingPreset(surely=surely):
            return surely
        case ids.OfData(do=do):
            return do == "delete"
        case looking_controls.OfServer(do=do):
            return do == "begin"
        case ids.OfMeeting() | ids.TakingBack() | ids.AnsweringBack() | ids.OfAbsent():
            return True
    return False


Work = Callable[[Context, Press], Coroutine[Any, Any, Reply]]
"""What a command does."""
Private = bool | Callable[[Context, Press], bool]
"""Whether only the person sees that the answer to a command takes a while."""


class Router:
    """Takes each press and command once."""

    def __init__(self, ctx: Context, hastes: Hastes) -> None:
        self.ctx = ctx
        self._hastes = hastes
        self._begun: FIFOCache[int, None] = FIFOCache(REMEMBERED)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._is_closing = self._abandons = False
        self._over = asyncio.Event()

    async def press(
        self, press: Press, *, is_claimed: bool = False, patience: float | None = None
    ) -> None:
        """A press, a choice or a modal. One that `is_claimed` has been acknowledged; one with a
        `patience` of its own has been waiting, and another process may have answered it."""
        if self._ignores(press.id):
            return
        press = self._hastes.noted(press)
        control = ids.parse(press.control)
        redrawn = _redrawn(press, control)
        handler = handler_of(press, control)
        about = control.table if isinstance(control, ids.Deed) else control
        with ExitStack() as held:
            if redrawn is not None:
                held.enter_context(self.ctx.delivery.queue.held(redrawn))
            await self._answer(
                *(press, handler, about),
                control=control,
                held=held,
                is_claimed=is_claimed,
                patience=patience,
            )

    async def command(
        self, press: Press, name: str, work: Work, *, private: Private, is_claimed: bool = False
    ) -> None:
        if self._ignores(press.id):
            return
        is_private = private if isinstance(private, bool) else private(self.ctx, press)
        await self._answer(press, work, command=name, private=is_private, is_claimed=is_claimed)

    async def close(self, *, abandons: bool = False) -> None:
        """Lets pending answers finish, or `abandons` them, and begins nothing more."""
        self._is_closing, self._abandons = True, abandons
        if abandons:
            for task in self._under_way:
                task.cancel()
        if self._under_way:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), FAREWELL_SECONDS)

    def _ignores(self, interaction: int) -> bool:
        """Whether the gateway has told of this interaction before, for the first time answers it;
        or there would be no time to answer it."""
        if self._is_closing or interaction in self._begun:
            return True
        self._begun[interaction] = None
        return False

    async def _answer(
        self,
        press: Press,
        handle: Callable[..., Awaitable[Reply]],
        *args: object,
        control: ids.Control | None = None,
        command: str = "",
        held: ExitStack | None = None,
        private: bool = True,
        is_claimed: bool = False,
        patience: float | None = None,
    ) -> None:
        """The one error boundary. `held` is closed as soon as the answer is known to redraw
        nothing: other edits of what was clicked on go then. Raises Unfinished once the store is
        lost."""
        gone = partial(self.ctx.sentence, say("cogs-message-gone"), press.user)
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        with self.ctx.delivery.queue.answers.press() as answered:
            responder = Responder(
                *(press, self.ctx.rest, answered, gone),
                private=private,
                is_claimed=is_claimed,
                patience=patience,
            )
            try:
                async with responder.in_time():
                    await self._note_person(press, control)
                    try:
                        if press.unseen and control is not None and acts(control):
                            reply = await self._shown_afresh(press, control)
                        else:
                            reply = await handle(self.ctx, press, *args)
                        person = self.ctx.people.person(press.user)
                        if person.dm_closed and person.hands_come:
                            reply = self._with_news_of_dms(reply, press)
                    except Refusal as refusal:
                        if control is None:
                            raise
                        reply = await self._refused(press, control, refusal)
                    if held is not None and reply.redraw is None:
                        held.close()
                await responder.send(reply)
            except asyncio.CancelledError:
                if not self._abandons:
                    raise
                task.uncancel()
                if unfinished := responder.unfinished:
                    raise unfinished from None
            except Exception as error:
                if is_lost(error):
                    if unfinished := responder.unfinished:
                        raise unfinished from error
                    return
                about = _for_log(press, control, command)
                sentence = sentence_for(self.ctx, error, press, about)
                try:
                    await responder.send(Reply(whisper=sentence))
                except RestError as unsaid:
                    # The log already knows that Discord fails.
                    level = logging.INFO if isinstance(error, Later) else logging.WARNING
                    log.log(level, "%s: a sentence could not be told: %s", about, unsaid)
            finally:
                self._under_way.discard(task)
                if self._is_closing and not self._under_way:
                    self._over.set()

    async def _note_person(self, press: Press, control: ids.Control | None) -> None:
        """Their language is needed for the answer. They are at the table where they pressed, or
        at their own of the channel where they gave a command."""
        people, tables, user = self.ctx.people, self.ctx.tables, press.user
        try:
            await people.saw(user, press.name, press.locale)
            if press.spot.guild is None:
                await people.reachable(user)
        except StoreError as error:
            log.warning("user=%d can't be remembered: %s", user, error)
        if (table := getattr(control, "table", None)) is not None:
            tables.presence.acted(table, user, press.at)
            self.ctx.delivery.acted(table, user)
        elif press.kind == "command":
            here = tables.directory.at(press.spot.channel)
            for table in tables.directory.of(user):
                if table in here:
                    tables.presence.acted(table, user, press.at)

    def _with_news_of_dms(self, reply: Reply, press: Press) -> Reply:
        """Tells after the answer that direct messages are closed, unless something else follows."""
        if reply.modal is not None or reply.then is not None:
            return reply
        return replace(reply, then=partial(tell_player, self.ctx, press))

    async def _refused(self, press: Press, control: ids.Control, refusal: Refusal) -> Reply:
        """Why something is not done, and what was clicked on as it looks now, since that led
        somebody astray. A hand that was not the newest one says so instead."""
        redrawn = _redrawn(press, control)
        is_theirs = refusal.why is not Why.NOT_YOURS
        shown = await self._shown_afresh(press, control) if is_theirs else Reply()
        if refusal.why is Why.STALE and await self._was_old(press, control, redrawn):
            told = self.ctx.nameless_speech(press.user).line(say("cogs-hand-was-old"))
            if shown.redraw is None:
                return replace(shown, whisper=note(told))
            return replace(shown, redraw=shown.redraw.under(Text(told)))
        view: View | None = None
        if (table := getattr(control, "table", None)) is not None:
            with suppress(Refusal, StoreError):
                view = await self.ctx.view(table, press.user)
        if refusal.why is Why.STALE and view is not None and view.forced:
            return shown  # which tells that it has just happened by itself
        return replace(shown, whisper=self.ctx.refusal(refusal, press.user, view))

    async def _shown_afresh(self, press: Press, control: ids.Control) -> Reply:
        """What was clicked on as it looks now."""
        redrawn = _redrawn(press, control)
        if redrawn is not None:
            show = show_board if redrawn.key == BOARD else hands.show_hand
            with suppress(Refusal):
                return await show(self.ctx, press, redrawn.table)
        return Reply()

    async def _was_old(self, press: Press, control: ids.Control, redrawn: Name | None) -> bool:
        """Whether it was pressed on a hand that is not the one that is kept current."""
        if press.clicked is None or redrawn is None or redrawn.key == BOARD:
            return False
        if isinstance(control, ids.TakingTurn) and control.again:
            return False
        return not await self.ctx.delivery.is_current(*redrawn, press.clicked.id)


def _for_log(press: Press, control: ids.Control | None, command: str) -> str:
    if command:
        return f"command={command} channel={press.spot.channel}"
    return "a forged press" if control is None else control.for_log()


def _redrawn(press: Press, control: ids.Control | None) -> Name | None:
    """The message of a table that the answer takes the place of, so that nothing else edits it at
    the same time: the board, or a hand."""
    if press.clicked is None or control is None:
        return None
    table = TableId(getattr(control, "table", ""))
    if not press.is_private:
        return Name(table, BOARD) if "board" in control.redraws else None
    if "hand" not in control.redraws:
        return None
    key = HandKey(press.user) if press.is_on_direct_message else CopyKey(press.user)
    return Name(table, key)
