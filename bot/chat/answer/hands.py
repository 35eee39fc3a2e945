"""What a seat sees and does: its own message as an answer, in place of what was clicked on or for
its reader only; answers to what it is asked, and what follows a move of one's own by itself: the
rolls that it needs, and what was decided along with it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import msgspec

from bot.chat.answer.desk import Desk, Rest, in_modal, in_private, note
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import Answering, Deed, Step, write
from bot.chat.deliver.copies import Copy
from bot.chat.press import Press
from bot.chat.render import rules
from bot.chat.render.answering import Foretold, OpenModal, Play, Response, respond, typed
from bot.chat.render.board import form_of, opened
from bot.chat.render.content import BUTTON_LABEL, Block, Button, Content, Row, Text
from bot.chat.render.controls import modal
from bot.host.acts import Answer
from bot.host.failures import NotSaved
from bot.host.keys import hand_key
from bot.host.model import TableId
from bot.host.views import View
from games.kit.asks import Form, Picks, Planned
from games.kit.refusals import Refusal, Why, not_now, stale
from games.kit.say import say

MOST_ROLLS = 20
"""So many rolls in a row are one turn's, whatever a game asks for."""


async def ask_for_hand(desk: Desk, press: Press, table: TableId) -> Reply:
    """The hand of whoever asks for it, and once more by direct message if that had failed."""
    try_again = partial(desk.delivery.try_direct_again, table, press.user)
    return replace(await show_hand(desk, press, table), then=try_again)


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
    if foretold is None and open_ is not None and open_.complete is not None:
        move = Answer(open_.form.key, open_.complete, open_.answering.number)
        foretold = await foretell(desk, press, table, move)
    content = await desk.delivery.renderer.drawn_hand(view, public, answering, foretold)
    if desk.plans.waits(table, press.user, view.ask_number):
        content = content.followed_by(*_plan(desk, press, table))
    reply = in_private(press, content)
    return replace(reply, placed=partial(_note_hand, desk, press, view))


async def _note_hand(desk: Desk, press: Press, view: View, message: int, shown: Content) -> None:
    table, user, revision = view.table, press.user, view.revision
    if press.is_on_direct_message:
        key, channel = hand_key(user), press.spot.channel
        await desk.delivery.shown.answered(table, key, shown, revision, channel, message)
    else:
        token, digest = press.token.text, shown.digest()
        copy = Copy(press.application, token, message, revision, digest, press.at)
        await desk.delivery.copies.opened(table, user, copy)


def _plan(desk: Desk, press: Press, table: TableId) -> tuple[Block, ...]:
    """Says that the turn goes on as it was sent in, unless that is to be asked anew."""
    speech = desk.nameless_speech(press.user)
    label = speech.label(say("chat-do-unplan"), BUTTON_LABEL)
    anew = Row((Button(label, write(Deed(table, "unplan"))),))
    return Text(speech.line(say("cogs-turn-goes-on"))), anew


async def unplan(desk: Desk, press: Press, table: TableId) -> Reply:
    """The rest of a turn that was sent in is asked anew."""
    desk.plans.drop(table, press.user)
    return await show_hand(desk, press, table)


async def why_not(desk: Desk, press: Press, table: TableId) -> Reply:
    """Beside the hand, which stays as it is."""
    view, _ = await desk.own_view(table, press.user)
    speech = desk.delivery.renderer.speech_of(view, press.user)
    return Reply(whisper=rules.why_not(view, speech))


async def in_words(desk: Desk, press: Press, table: TableId) -> Reply:
    """What a picture shows, told to whoever asks: his own hand, or what everybody sees."""
    await desk.delivery.postings.told(table)
    public = await desk.view(table)
    view = await desk.view(table, press.user) if press.is_private else public
    language = desk.people.language(press.user)
    return Reply(whisper=desk.delivery.renderer.in_words(view, public.scene, language))


async def hint(desk: Desk, press: Press, table: TableId) -> Reply:
    """Beside the hand, which stays as it is; the board tells that a hint was taken."""
    view, _ = await desk.own_view(table, press.user)
    why = await desk.tables.hint(table, press.by)
    if why is None:
        raise not_now(say("cogs-no-hint"))
    speech = desk.delivery.renderer.speech_of(view, press.user)
    return Reply(whisper=note(f"💡 {speech.line(why)}"))


async def answer(desk: Desk, press: Press, control: Answering) -> Reply:
    """Goes on with an answer: shows it, plays it, or opens what is to be typed in."""
    view, form = await _asked(desk, press, control)
    response: Response = respond(form, control, press.values)
    match response:
        case Play(picks):
            return await _play(desk, press, control, picks)
        case OpenModal(answering):
            speech = desk.speech(view, press.user)
            return in_modal(desk, press, modal(form, answering, speech))
    foretold = None
    if response.foretell is not None:
        move = Answer(control.ask, response.foretell, control.number)
        foretold = await foretell(desk, press, control.table, move)
        if response.plays(form, foretold):
            return await _play(desk, press, control, response.foretell)
    return await show_hand(desk, press, control.table, response.answering, foretold)


async def play_typed(desk: Desk, press: Press, control: Answering) -> Reply:
    """Plays an answer whose texts have come by a modal."""
    _, form = await _asked(desk, press, control)
    return await _play(desk, press, control, typed(form, control, press.values))


async def _asked(desk: Desk, press: Press, control: Answering) -> tuple[View, Form]:
    """What the control is about. One that is outdated is refused by the table, which knows whether
    an earlier one counted."""
    view, _ = await desk.own_view(control.table, press.user, control.seat)
    form = form_of(view, control) if view.phase == "playing" else None
    if form is None:
        outdated = Answer(control.ask, (), control.number)
        await desk.tables.move(control.table, press.by, outdated)
        raise stale(say("tables-stale"))
    return view, form


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
        source = f"{self.press.id}/{self.made}"
        await self.desk.tables.move(self.table, self.press.by._replace(source=source), answer)

    async def answer(self, answer: Answer, plan: Iterable[Planned] = ()) -> bool:
        """The move, and what follows it; whether nothing more is to be decided of what was. If the
        move itself is refused, nothing has happened."""
        await self.make(answer)
        rest = self.desk.plans.take(self.table, self.press.user, answer)
        steps = tuple(plan)
        asks = frozenset(step.ask for step in steps)
        if rest is not None and not steps:
            steps, asks = rest.steps, rest.asks
        try:
            return await self._follow(steps, asks)
        except (Refusal, NotSaved):
            return False

    async def _follow(self, steps: Sequence[Planned], asks: frozenset[str]) -> bool:
        await self._roll()
        for place, (key, picks) in enumerate(steps):
            if picks and not any(picks.values()):
                continue
            forms, number = await self._awaited()
            form = next((form for form in forms if form.key == key), None)
            if form is None:
                if forms and number is not None and not any(each.key in asks for each in forms):
                    rest = Rest(number, tuple(steps[place:]), asks)
                    self.desk.plans.keep(self.table, self.press.user, rest)
                return not forms
            own = tuple(picks.get(field.key, ()) for field in form.fields)
            if sum(map(len, own)) < sum(map(len, picks.values())):
                return False
            await self.make(Answer(key, own, number))
            await self._roll()
        return True

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
