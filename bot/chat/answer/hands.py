"""What a seat sees and does: its own message as an answer, in place of what was clicked on or for
its reader only; buttons that everybody sees; and answers that are typed."""

import dataclasses
from collections.abc import Sequence

from msgspec.structs import replace

from bot.chat.answer.aloud import ALOUD, say_aloud
from bot.chat.answer.desk import Desk, note
from bot.chat.answer.moves import PressMoves
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import Aloud, Answering, Deed, LookingUp, Step, write
from bot.chat.deliver.copies import Copy
from bot.chat.judging_again import OF_INTERACTION
from bot.chat.press import Press
from bot.chat.render import rules, turn
from bot.chat.render.answering import (
    Asked,
    Foretold,
    OpenModal,
    Play,
    Response,
    begun,
    respond,
    typed,
)
from bot.chat.render.board import form_of, opened
from bot.chat.render.content import Block, Button, Content, Modal, Row, Text
from bot.chat.render.controls import modal
from bot.chat.render.posts import digest, is_written, looked_up, named_answer
from bot.chat.render.turn import has_room, turn_modal
from bot.chat.safe import markdown
from bot.host.acts import Answer
from bot.host.keys import hand_key
from bot.host.model import TableId
from bot.host.views import View
from games.kit.aloud import Heard
from games.kit.asks import Form, Pick, Picks
from games.kit.refusals import Refusal, Why, not_now, not_yours, stale
from games.kit.say import Who, say


async def ask_for_hand(desk: Desk, press: Press, table: str) -> Reply:
    """The hand of whoever asks for it, and once more by direct message if that had failed."""

    async def then() -> Reply | None:
        await desk.delivery.try_direct_again(table, press.user)
        return None

    return dataclasses.replace(await show_hand(desk, press, table), then=then)


async def show_hand(
    desk: Desk,
    press: Press,
    table: str,
    answering: Answering | None = None,
    foretold: Foretold | None = None,
) -> Reply:
    """The hand of whoever acts, with an answer in progress."""
    await desk.delivery.told(table)
    view, _ = await desk.own_view(table, press.user)
    public = (await desk.tables.look(table)).scene
    open_ = opened(view, answering)
    picks = open_.foretell() if open_ is not None else None
    if open_ is not None and picks is not None and foretold is None:
        foretold = await _foretell(desk, press, open_.answering, picks)
    content = await desk.delivery.renderer.drawn_hand(view, public, answering, foretold)
    if desk.plans.waits(table, press.user, view.ask_number):
        content = content.followed_by(*_plan(desk, press, table))
    return _hand_reply(desk, press, view, content)


def _plan(desk: Desk, press: Press, table: str) -> tuple[Block, ...]:
    """Says that the turn goes on as it was sent in, unless that is to be asked anew."""
    language = desk.people.language(press.user)
    told = Text(markdown(desk.text(say("cogs-turn-goes-on"), language)))
    label = desk.text(say("chat-do-unplan"), language)
    anew = Row((Button(label, write(Deed(table, "unplan"))),))
    return told, anew


async def ask_anew(desk: Desk, press: Press, table: str) -> Reply:
    """Nothing follows what is asked now, and the rest of the turn is asked as ever."""
    desk.plans.drop(table, press.user)
    return await show_hand(desk, press, table)


async def why_not(desk: Desk, press: Press, table: str) -> Reply:
    """Beside the hand, which stays as it is."""
    view, seat = await desk.own_view(table, press.user)
    speech = desk.delivery.renderer.speech_for(view, seat)
    return Reply(whisper=rules.why_not(view, speech))


def _hand_reply(desk: Desk, press: Press, view: View, content: Content) -> Reply:
    """The hand in place of what was clicked on, if that was private; else whispered."""
    in_place = press.is_private
    user = press.user

    async def placed(message: int, shown: Content) -> None:
        if press.is_on_direct_message:
            channel = press.spot.channel
            await desk.delivery.answered(
                view.table, hand_key(user), shown, view.revision, channel, message
            )
        else:
            copy = Copy(
                press.application,
                press.token.text,
                message,
                view.revision,
                shown.digest(),
                press.at,
            )
            desk.delivery.opened_hand(view.table, user, copy)

    if in_place:
        return Reply(redraw=content, placed=placed)
    return Reply(whisper=content, placed=placed)


async def answer(desk: Desk, press: Press, control: Answering, values: Sequence[str]) -> Reply:
    """Goes on with an answer: shows it, plays it, or opens what is to be typed in."""
    view, form = await _asked(desk, press, control)
    response: Response = respond(form, control, values)
    match response:
        case Play(picks):
            return await _play(desk, press, control, picks)
        case OpenModal(answering):
            speech = desk.delivery.renderer.speech(view, desk.people.language(press.user))
            late = desk.sentence(say("cogs-too-slow"), press.user)
            return Reply(modal=modal(form, answering, speech), whisper=late)
    foretold = None
    if response.foretell is not None:
        foretold = await _foretell(desk, press, control, response.foretell)
        if response.at_once and not foretold.tells_news(form, response.foretell):
            return await _play(desk, press, control, response.foretell)
    return await show_hand(desk, press, control.table, response.answering, foretold)


async def play_typed(desk: Desk, press: Press, control: Answering, texts: Sequence[str]) -> Reply:
    """Plays an answer whose texts have come by a modal."""
    _, form = await _asked(desk, press, control)
    return await _play(desk, press, control, typed(form, control, texts))


async def _asked(desk: Desk, press: Press, control: Answering) -> tuple[View, Form]:
    """What the control is about. One that is outdated is refused by the table, which knows whether
    an earlier one counted."""
    view, seat = await desk.own_view(control.table, press.user)
    if seat != control.seat:
        raise not_yours(say("cogs-others-hand"))
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
        told = Foretold.of(refusal)
        return await show_hand(desk, press, control.table, replace(control, step=Step.SHOW), told)
    return await show_hand(desk, press, control.table)


async def _foretell(desk: Desk, press: Press, at: Answering, picks: Picks) -> Foretold:
    return await foretell(desk, press, at.table, Answer(at.ask, picks, at.number))


async def foretell(desk: Desk, press: Press, table: TableId, answered: Answer) -> Foretold:
    """What an answer would do."""
    try:
        return Foretold.of(await desk.tables.preview(table, press.by, answered))
    except Refusal as refusal:
        return Foretold.of(refusal)


async def press_aloud(desk: Desk, press: Press, pressed: Aloud) -> Reply:
    """Plays what the button says for whoever presses it, or begins it. An ask that is not open to
    him any more is left to the table: by its stamp the press may still be in time."""
    view, seat = await desk.own_view(pressed.table, press.user)
    form = _form_of(view, pressed.ask)
    if form is not None and digest(form) != pressed.form:
        raise stale(say("tables-stale"))
    if pressed.picks or (form is not None and not form.fields):
        picks = tuple((key,) for key in pressed.picks)
        await desk.tables.move(pressed.table, press.by, Answer(pressed.ask, picks))
        return _confirmed(desk, press, form, pressed)
    if form is None or view.ask_number is None:
        raise stale(say("tables-stale"))
    asked = Asked(pressed.table, seat, view.ask_number)
    if modal_ := _modal_alone(desk, press, view, form, asked):
        return Reply(modal=modal_, whisper=desk.sentence(say("cogs-too-slow"), press.user))
    begin = begun(form, asked, Step.WRITE if is_written(form) else Step.SHOW)
    return await answer(desk, press, begin, ())


async def look_up(desk: Desk, press: Press, control: LookingUp) -> Reply:
    """What the list says of an answer, for whoever has a vote while that is being voted on."""
    view, _ = await desk.own_view(control.table, press.user)
    found = await desk.tables.listed(control.table)
    if found is None or named_answer(found.text) != control.answer:
        raise stale(say("race-voted"))
    speech = desk.delivery.renderer.speech(view, desk.people.language(press.user))
    return Reply(whisper=looked_up(found, speech))


def _modal_alone(desk: Desk, press: Press, view: View, form: Form, asked: Asked) -> Modal | None:
    """A modal for what is to be chosen, if that has room in one; a text has its own."""
    if is_written(form) or not has_room(form):
        return None
    speech = desk.delivery.renderer.speech(view, desk.people.language(press.user))
    return turn_modal((form,), turn.begun(asked, form), view.game, speech)


async def answer_typed(desk: Desk, press: Press, control: Answering, texts: Sequence[str]) -> Reply:
    """What was typed into a modal. Where a game is played aloud it is said aloud, at the stamp at
    which it was sent in, whatever has happened while it was being typed."""
    view = await desk.view(control.table, press.user)
    form = _form_of(view, control.ask)
    if view.game in ALOUD and texts and (form is None or is_written(form)):
        return await answer_aloud(desk, press, control.table, texts[0])
    return await play_typed(desk, press, control, texts)


async def answer_aloud(desk: Desk, press: Press, table: TableId, text: str) -> Reply:
    """An answer given by interaction; where it is played everybody gets to see it like a message,
    and elsewhere only whoever gave it."""
    view = await desk.view(table, press.user)
    heard = Heard(text, f"{OF_INTERACTION}{press.id}", press.at)
    if not await say_aloud(desk, table, press.user, heard) or view.viewer is None:
        raise not_now(say("race-no-answer-now"))
    said = say("race-said", who=Who(view.viewer), text=text)
    if press.spot.channel == view.place.spot:
        return Reply(public=note(desk.delivery.renderer.public_speech(view).line(said)))
    speech = desk.delivery.renderer.speech(view, desk.people.language(press.user))
    return Reply(whisper=note(speech.line(said)))


def _form_of(view: View, ask: str) -> Form | None:
    forms = () if view.scene is None else view.scene.asks
    return next((form for form in forms if form.key == ask), None)


def _confirmed(desk: Desk, press: Press, form: Form | None, pressed: Aloud) -> Reply:
    """Of most presses everybody sees at once what they have done; of a secret one only whoever
    made it is told."""
    if form is None or not form.secret:
        return Reply()
    chosen = [
        choice.name
        for field in form.fields
        if isinstance(field, Pick)
        for choice in field.choices
        if choice.key in pressed.picks
    ]
    told = say("race-ballot", choice=chosen[0])
    return Reply(whisper=desk.sentence(told, press.user))
