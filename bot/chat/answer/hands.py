"""What a seat sees and does: its own message as an answer, in place of what was clicked on or for
its reader only; answers to what it is asked, and what follows a move of one's own by itself: the
rolls that it needs."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

import msgspec

from bot.chat.answer.context import Context, in_modal, in_private
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import Answering, Step
from bot.chat.deliver.copies import Copy
from bot.chat.press import Press
from bot.chat.render.aids import in_words, with_aid
from bot.chat.render.answering import (
    Foretold,
    OpenModal,
    Play,
    Response,
    respond,
    typed,
)
from bot.chat.render.board import form_of
from bot.chat.render.content import Content, Text, fits
from bot.chat.render.controls import modal
from bot.chat.render.realtime import is_written
from bot.host.acts import Answer
from bot.host.failures import NotSaved
from bot.host.keys import hand_key
from bot.host.model import TableId
from bot.host.views import View
from games.kit.asks import Form, Picks, is_ceremony
from games.kit.refusals import Refusal, Why, malformed, not_yours, stale
from games.kit.say import say

MOST_ROLLS = 20
"""So many rolls in a row are one turn's, whatever a game asks for."""


async def ask_for_hand(ctx: Context, press: Press, table: TableId) -> Reply:
    """The hand of whoever asks for it, and once more by direct message if that had failed."""
    try_again = partial(ctx.delivery.try_direct_again, table, press.user)
    return replace(await show_hand(ctx, press, table), then=try_again)


async def play(ctx: Context, press: Press, table: TableId) -> Reply:
    """From the board: one's own hand, where all is chosen. What leaves no choice, and has nothing
    to be told before, is done at once."""
    view, _ = await ctx.own_view(table, press.user)
    forms = () if view.scene is None else view.scene.asks
    if view.is_awaited and is_ceremony(forms) and not (press.unseen or press.repeats):
        form = next(form for form in forms if not form.optional)
        answer = Answer(form.key, (), view.ask_number)
        foretold = await ctx.delivery.views.foretell(table, press.user, answer)
        if form.rolls or not foretold.tells_news(form, ()):
            await PressMoves(ctx, press, table).answer(answer)
    return await ask_for_hand(ctx, press, table)


async def show_hand(
    ctx: Context,
    press: Press,
    table: TableId,
    answering: Answering | None = None,
    foretold: Foretold | None = None,
) -> Reply:
    """The hand of whoever acts, with an answer in progress."""
    await ctx.delivery.realtime.arrived(table)
    views = ctx.delivery.views
    shown = await views.hand(await views.view(table), press.user, answering, foretold)
    if shown is None:
        raise not_yours(say("tables-not-seated"))
    view, content = shown
    ctx.aids.has_shown(table, press.user, answering)
    content = _aided(ctx, press, view, content)
    reply = in_private(press, content)
    return replace(reply, placed=partial(_note_hand, ctx, press, view))


def _aided(ctx: Context, press: Press, view: View, content: Content) -> Content:
    """With what its reader has asked for beside; what there is no room for is dropped."""
    aid = ctx.aids.of(view, press.user)
    if aid is None:
        return content
    if aid.below is None:
        speech = ctx.nameless_speech(press.user)
        return in_words(view.table, content, speech)
    aided = with_aid(content, aid.below)
    if not fits(aided):
        ctx.aids.drop(view.table, press.user)
        return content
    return aided


async def _note_hand(ctx: Context, press: Press, view: View, message: int, shown: Content) -> None:
    table, user, revision = view.table, press.user, view.revision
    if press.is_on_direct_message:
        key, channel = hand_key(user), press.spot.channel
        await ctx.delivery.shown.answered(table, key, shown, revision, channel, message)
    else:
        token, digest = press.token.text, shown.digest()
        copy = Copy(press.application, token, message, revision, digest, press.at)
        await ctx.delivery.copies.opened(table, user, copy)


async def answer(ctx: Context, press: Press, control: Answering) -> Reply:
    """Goes on with an answer: shows it, plays it, or opens what is to be typed in."""
    view, form = await _asked(ctx, press, control)
    response: Response = respond(form, control, press.values)
    match response:
        case Play() if press.unseen:
            return await _only_shown(ctx, press, msgspec.structs.replace(control, step=Step.SHOW))
        case Play(picks):
            return await _play(ctx, press, control, picks)
        case OpenModal(answering):
            speech = ctx.speech(view, press.user)
            return in_modal(ctx, press, modal(form, answering, speech))
    foretold = None
    if response.foretell is not None:
        move = Answer(control.ask, response.foretell, control.number)
        foretold = await ctx.delivery.views.foretell(control.table, press.user, move)
        if response.plays(form, foretold) and press.unseen:
            return await _only_shown(ctx, press, response.answering, foretold)
        if response.plays(form, foretold):
            return await _play(ctx, press, control, response.foretell)
    return await show_hand(ctx, press, control.table, response.answering, foretold)


async def _only_shown(
    ctx: Context, press: Press, answering: Answering, foretold: Foretold | None = None
) -> Reply:
    """What a hasty press would have played, and that it has not."""
    shown = await show_hand(ctx, press, answering.table, answering, foretold)
    told = Text(ctx.nameless_speech(press.user).line(say("cogs-too-hasty")))
    if shown.redraw is not None:
        return replace(shown, redraw=shown.redraw.under(told))
    return replace(shown, whisper=shown.whisper and shown.whisper.under(told))


async def play_typed(ctx: Context, press: Press, control: Answering) -> Reply:
    """Plays an answer whose texts have come by a modal. One that has none is never in a modal."""
    _, form = await _asked(ctx, press, control)
    if not is_written(form):
        raise malformed(say("cogs-forged"))
    return await _play(ctx, press, control, typed(form, control, press.values))


async def _asked(ctx: Context, press: Press, control: Answering) -> tuple[View, Form]:
    """What the control is about. One that is outdated is refused by the table, which knows whether
    an earlier one counted."""
    view, _ = await ctx.own_view(control.table, press.user, control.seat)
    form = form_of(view, control) if view.phase == "playing" else None
    if form is None:
        outdated = Answer(control.ask, (), control.number)
        await ctx.tables.move(control.table, press.by, outdated)
        raise stale(say("tables-stale"))
    return view, form


async def _play(ctx: Context, press: Press, control: Answering, picks: Picks) -> Reply:
    """What a rule forbids is shown where it was picked, and the picks stay."""
    move = Answer(control.ask, picks, control.number)
    try:
        await PressMoves(ctx, press, control.table).answer(move)
    except Refusal as refusal:
        if refusal.why is not Why.ILLEGAL or not refusal.ruling:
            raise
        picked, told = msgspec.structs.replace(control, step=Step.SHOW), Foretold.of(refusal)
        return await show_hand(ctx, press, control.table, picked, told)
    ctx.delivery.beside.over(press.spot.channel, press.user)
    return await show_hand(ctx, press, control.table)


@dataclass
class PressMoves:
    """The moves of one press, each known by the press and its number in it: whatever arrives again
    is answered as the first time, and the rest of it goes on from there."""

    ctx: Context
    press: Press
    table: TableId
    made: int = 0

    async def make(self, answer: Answer) -> None:
        self.made += 1
        by = self.press.by
        source = f"{by.source}/{self.made}"
        await self.ctx.tables.move(self.table, by._replace(source=source), answer)

    async def answer(self, answer: Answer) -> None:
        """The move, and the dice that it needs. If the move itself is refused, nothing has
        happened."""
        await self.make(answer)
        with suppress(Refusal, NotSaved):
            await self._roll()

    async def _roll(self) -> None:
        """The dice that must be rolled next, unless he would rather do that himself."""
        if self.ctx.people.person(self.press.user).rolls:
            return
        for _ in range(MOST_ROLLS):
            forms, number = await self._awaited()
            if len(forms) != 1 or not forms[0].rolls or forms[0].fields:
                return
            await self.make(Answer(forms[0].key, (), number))

    async def _awaited(self) -> tuple[Sequence[Form], int | None]:
        view = await self.ctx.tables.look(self.table, self.press.user)
        if not view.is_awaited or view.scene is None:
            return (), None
        return [form for form in view.scene.asks if not form.optional], view.ask_number
