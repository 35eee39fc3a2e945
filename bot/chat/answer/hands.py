"""What a seat sees and does: its own message as an answer, in place of what was clicked on or for
its reader only; answers to what it is asked, and what follows a move of one's own by itself: the
rolls that it needs."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

import msgspec

from bot.chat.answer.desk import Desk, in_modal, in_private
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import Answering, Step
from bot.chat.deliver.copies import Copy
from bot.chat.press import Press
from bot.chat.render.aids import in_words, with_aid
from bot.chat.render.answering import (
    Foretold,
    OpenModal,
    Play,
    Response,
    is_untouched,
    last_choices,
    respond,
    settled,
    typed,
)
from bot.chat.render.board import Open, form_of, opened
from bot.chat.render.content import Content, Text, fits
from bot.chat.render.controls import modal
from bot.chat.render.posts import is_written
from bot.host.acts import Answer
from bot.host.failures import NotSaved
from bot.host.keys import hand_key
from bot.host.model import TableId
from bot.host.views import View
from games.kit.asks import Form, Picks, is_ceremony
from games.kit.refusals import Refusal, Why, malformed, stale
from games.kit.say import say

MOST_ROLLS = 20
"""So many rolls in a row are one turn's, whatever a game asks for."""


async def ask_for_hand(desk: Desk, press: Press, table: TableId) -> Reply:
    """The hand of whoever asks for it, and once more by direct message if that had failed."""
    try_again = partial(desk.delivery.try_direct_again, table, press.user)
    return replace(await show_hand(desk, press, table), then=try_again)


async def play(desk: Desk, press: Press, table: TableId) -> Reply:
    """From the board: one's own hand, where all is chosen. What leaves no choice, and has nothing
    to be told before, is done at once."""
    view, _ = await desk.own_view(table, press.user)
    forms = () if view.scene is None else view.scene.asks
    if view.is_awaited and is_ceremony(forms) and not (press.unseen or press.repeats):
        form = next(form for form in forms if not form.optional)
        answer = Answer(form.key, (), view.ask_number)
        foretold = await foretell(desk, press, table, answer)
        if form.rolls or not foretold.tells_news(form, ()):
            await PressMoves(desk, press, table).answer(answer)
    return await ask_for_hand(desk, press, table)


async def show_hand(
    desk: Desk,
    press: Press,
    table: TableId,
    answering: Answering | None = None,
    foretold: Foretold | None = None,
) -> Reply:
    """The hand of whoever acts, with an answer in progress."""
    await desk.delivery.postings.told(table)
    view, _ = await desk.own_view(table, press.user)
    public = (await desk.tables.look(table)).scene
    open_ = opened(view, answering)
    if open_ is not None:
        foretold = await _foretold(desk, press, table, open_, foretold)
    content = await desk.delivery.renderer.drawn_hand(view, public, answering, foretold)
    desk.aids.has_shown(table, press.user, answering)
    content = _aided(desk, press, view, content)
    reply = in_private(press, content)
    kept = open_ if open_ is not None and open_.chosen else None
    return replace(reply, placed=partial(_note_hand, desk, press, view, kept))


def _aided(desk: Desk, press: Press, view: View, content: Content) -> Content:
    """With what its reader has asked for beside; what there is no room for is dropped."""
    aid = desk.aids.of(view, press.user)
    if aid is None:
        return content
    if aid.below is None:
        speech = desk.nameless_speech(press.user)
        return in_words(view.table, content, speech)
    aided = with_aid(content, aid.below)
    if not fits(aided):
        desk.aids.drop(view.table, press.user)
        return content
    return aided


async def _foretold(
    desk: Desk, press: Press, table: TableId, open_: Open, known: Foretold | None
) -> Foretold | None:
    """What a complete answer would do, unless that is known, and what each last choice would."""
    number, form = open_.answering.number, open_.form
    foretold = known
    if foretold is None and open_.complete is not None:
        move = Answer(form.key, open_.complete, number)
        foretold = await foretell(desk, press, table, move)
    each: dict[int, Foretold] = {}
    for choices in last_choices(form, open_.answering).values():
        for place, picks in choices.items():
            each[place] = await foretell(desk, press, table, Answer(form.key, picks, number))
    if not each:
        return foretold
    return msgspec.structs.replace(foretold or Foretold(), each=each)


async def _note_hand(
    desk: Desk, press: Press, view: View, kept: Open | None, message: int, shown: Content
) -> None:
    table, user, revision = view.table, press.user, view.revision
    if press.is_on_direct_message:
        key, channel = hand_key(user), press.spot.channel
        await desk.delivery.shown.answered(table, key, shown, revision, channel, message)
    else:
        token, digest = press.token.text, shown.digest()
        copy = Copy(press.application, token, message, revision, digest, press.at, kept=kept)
        await desk.delivery.copies.opened(table, user, copy)


async def answer(desk: Desk, press: Press, control: Answering) -> Reply:
    """Goes on with an answer: shows it, plays it, or opens what is to be typed in."""
    view, form, control = await _asked(desk, press, control)
    response: Response = respond(form, control, press.values)
    match response:
        case Play() if press.unseen:
            return await _only_shown(desk, press, msgspec.structs.replace(control, step=Step.SHOW))
        case Play(picks):
            return await _play(desk, press, control, picks)
        case OpenModal(answering):
            speech = desk.speech(view, press.user)
            return in_modal(desk, press, modal(form, answering, speech))
    foretold = None
    if response.foretell is not None:
        move = Answer(control.ask, response.foretell, control.number)
        foretold = await foretell(desk, press, control.table, move)
        if response.plays(form, foretold) and press.unseen:
            return await _only_shown(desk, press, response.answering, foretold)
        if response.plays(form, foretold):
            return await _play(desk, press, control, response.foretell)
    return await show_hand(desk, press, control.table, response.answering, foretold)


async def _only_shown(
    desk: Desk, press: Press, answering: Answering, foretold: Foretold | None = None
) -> Reply:
    """What a hasty press would have played, and that it has not."""
    shown = await show_hand(desk, press, answering.table, answering, foretold)
    told = Text(desk.nameless_speech(press.user).line(say("cogs-too-hasty")))
    if shown.redraw is not None:
        return replace(shown, redraw=shown.redraw.under(told))
    return replace(shown, whisper=shown.whisper and shown.whisper.under(told))


async def play_typed(desk: Desk, press: Press, control: Answering) -> Reply:
    """Plays an answer whose texts have come by a modal. One that has none is never in a modal."""
    _, form, control = await _asked(desk, press, control)
    if not is_written(form):
        raise malformed(say("cogs-forged"))
    return await _play(desk, press, control, typed(form, control, press.values))


async def _asked(desk: Desk, press: Press, control: Answering) -> tuple[View, Form, Answering]:
    """What the control is about, and the control as it would be made now. One that is outdated is
    refused by the table, which knows whether an earlier one counted."""
    view, _ = await desk.own_view(control.table, press.user, control.seat)
    control = _as_of_now(desk, press, view, control)
    form = form_of(view, control) if view.phase == "playing" else None
    if form is None:
        outdated = Answer(control.ask, (), control.number)
        await desk.tables.move(control.table, press.by, outdated)
        raise stale(say("tables-stale"))
    return view, form, control


def _as_of_now(desk: Desk, press: Press, view: View, control: Answering) -> Answering:
    """What nobody waits for is not outdated by the turn of others, as long as the same is asked: to
    begin it, or to go on with it where the hand has it open."""
    asks = () if view.scene is None else view.scene.asks
    form = next((form for form in asks if form.optional and form.key == control.ask), None)
    if form is None or view.viewer != control.seat or view.ask_number is None:
        return control
    copy = desk.delivery.copies.of(view.table, press.user)
    kept = None if copy is None else copy.kept
    begins = control.step is Step.SHOW and is_untouched(form, settled(form, control))
    if begins or (kept is not None and kept.form == form):
        return msgspec.structs.replace(control, number=view.ask_number)
    return control


async def _play(desk: Desk, press: Press, control: Answering, picks: Picks) -> Reply:
    """What a rule forbids is shown where it was picked, and the picks stay."""
    move = Answer(control.ask, picks, control.number)
    try:
        await PressMoves(desk, press, control.table).answer(move)
    except Refusal as refusal:
        if refusal.why is not Why.ILLEGAL or not refusal.ruling:
            raise
        picked, told = msgspec.structs.replace(control, step=Step.SHOW), Foretold.of(refusal)
        return await show_hand(desk, press, control.table, picked, told)
    desk.delivery.beside.over(press.spot.channel, press.user)
    return await show_hand(desk, press, control.table)


async def foretell(desk: Desk, press: Press, table: TableId, answered: Answer) -> Foretold:
    """What an answer would do."""
    try:
        return Foretold.of(await desk.tables.preview(table, press.by, answered))
    except Refusal as refusal:
        return Foretold.of(refusal)


@dataclass
class PressMoves:
    """The moves of one press, each known by the press and its number in it: whatever arrives again
    is answered as the first time, and the rest of it goes on from there."""

    desk: Desk
    press: Press
    table: TableId
    made: int = 0

    async def make(self, answer: Answer) -> None:
        self.made += 1
        by = self.press.by
        source = f"{by.source}/{self.made}"
        await self.desk.tables.move(self.table, by._replace(source=source), answer)

    async def answer(self, answer: Answer) -> None:
        """The move, and the dice that it needs. If the move itself is refused, nothing has
        happened."""
        await self.make(answer)
        with suppress(Refusal, NotSaved):
            await self._roll()

    async def _roll(self) -> None:
        """The dice that must be rolled next, unless he would rather do that himself."""
        if self.desk.people.person(self.press.user).rolls:
            return
        for _ in range(MOST_ROLLS):
            forms, number = await self._awaited()
            if len(forms) != 1 or not forms[0].rolls or forms[0].fields:
                return
            await self.make(Answer(forms[0].key, (), number))

    async def _awaited(self) -> tuple[Sequence[Form], int | None]:
        view = await self.desk.tables.look(self.table, self.press.user)
        if not view.is_awaited or view.scene is None:
            return (), None
        return [form for form in view.scene.asks if not form.optional], view.ask_number
