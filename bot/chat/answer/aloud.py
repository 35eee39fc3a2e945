"""Games that are played aloud: what people write in the channel, and what they press or type there
instead; and slow mode, in which nobody may write as often as he likes: no race begins in it, and if
it comes in the middle that is told.

A match goes on in slow mode all the same. Stamps are as true as before, whoever has been silent
answers as fast as ever, and a duel that is being decided would suffer more from being stopped.
"""

import logging
from collections.abc import Sequence

import games
from bot.chat.answer.desk import Desk, in_modal, note
from bot.chat.answer.hands import answer, play_typed
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import Aloud, Answering, LookingUp, Step
from bot.chat.press import OF_INTERACTION, Press, Spot, Written
from bot.chat.render import turn
from bot.chat.render.answering import Asked, begun
from bot.chat.render.content import Modal
from bot.chat.render.posts import digest, is_written, looked_up, named_answer, pressed_post
from bot.chat.render.speech import channel_link
from bot.chat.render.turn import turn_modal
from bot.host.acts import Answer, By
from bot.host.failures import NotSaved
from bot.host.model import TableId, User
from bot.host.views import View
from games.kit.aloud import Heard, PlayedAloud
from games.kit.asks import Form, Pick
from games.kit.refusals import Refusal, Why, not_now, stale
from games.kit.say import Say, Who, say

log = logging.getLogger(__name__)

ALOUD = tuple(key for key in games.names() if issubclass(games.find(key), PlayedAloud))


async def hear(desk: Desk, written: Written) -> Sequence[TableId]:
    """Takes a message that has just arrived. What it means is the game's to say. Returns the tables
    that could not take it, and must be told of it again."""
    missed = []
    desk.delivery.arrived(written.channel, written.id)
    for table in listening_tables(desk, written.channel, written.user):
        desk.tables.presence.acted(table, written.user, written.at)
        try:
            await take(desk, table, written)
        except NotSaved as error:
            log.error("table=%s message=%d: %s", table, written.id, error)
            missed.append(table)
        except Exception:
            log.exception("table=%s message=%d user=%d", table, written.id, written.user)
            missed.append(table)
    return missed


async def take(desk: Desk, table: TableId, written: Written) -> None:
    """Its stamp is its id's, so that neither our connection nor an edit changes who was first; a
    text that is seen only after an edit may not be the one first sent."""
    if written.is_speech and written.text:
        heard = Heard(written.text, str(written.id), written.at, not written.is_edited)
        if not await say_aloud(desk, table, written.user, heard):
            return
        if (verdict := await desk.tables.verdict(table, heard.id)) is not None:
            reactions = desk.delivery.reactions
            reactions.put(table, written.channel, written.id, counts=verdict.counts)


async def say_aloud(desk: Desk, table: TableId, user: User, heard: Heard) -> bool:
    """Whether it meant something."""
    try:
        await desk.tables.hear(table, By(user, f"message {heard.id}", heard.at), heard)
    except Refusal:
        return False
    return True


def listening_tables(desk: Desk, spot: int, user: User) -> tuple[TableId, ...]:
    """The tables there at which this person may answer by what they write."""
    here = desk.tables.directory.at(spot, ALOUD)
    return tuple(table for table in desk.tables.directory.of(user) if table in here) if here else ()


def check_slow_mode(spot: Spot) -> None:
    """Refuses to begin a race in slow mode."""
    if told := slow_mode(spot):
        raise not_now(told)


def slow_mode(spot: Spot) -> Say | None:
    """Why no race begins in a channel or thread, if it is in slow mode."""
    if not spot.slow_mode:
        return None
    if spot.has_threads:
        return say("race-slow-mode", seconds=spot.slow_mode)
    return say("chat-slow-there", seconds=spot.slow_mode, place=channel_link(spot.channel))


async def tell_slow_mode(desk: Desk, spot: int, before: int, after: int) -> None:
    """Tells those who race in a channel or thread that it has been switched on there."""
    if before or not after:
        return
    for there, table in desk.tables.directory.playing(ALOUD):
        if there == spot:
            await desk.delivery.slowed(table, after)


async def tell_slow_mode_that_is_on(desk: Desk) -> None:
    """The same where it was switched on while the bot could not hear of it."""
    for spot, table in desk.tables.directory.playing(ALOUD):
        if seconds := desk.wire.slow_mode(spot):
            await desk.delivery.slowed(table, seconds, unless_told=True)


async def press_aloud(desk: Desk, press: Press, pressed: Aloud) -> Reply:
    """Plays what the button says for whoever presses it, or begins it. An ask that is not open to
    him any more is left to the table: by its stamp the press may still be in time."""
    view, seat = await desk.own_view(pressed.table, press.user)
    form = _form_of(view, pressed.ask)
    if form is not None and digest(form) != pressed.form:
        raise stale(say("tables-stale"))
    if pressed.picks or (form is not None and not form.fields):
        if press.unseen:
            return Reply()
        picks = tuple((key,) for key in pressed.picks)
        await desk.tables.move(pressed.table, press.by, Answer(pressed.ask, picks))
        if form is not None and not form.optional and not form.secret:
            return await _done(desk, press, view)
        return _confirmed(desk, press, form, pressed)
    if form is None or view.ask_number is None:
        raise await _not_asked(desk, press, pressed)
    asked = Asked(pressed.table, seat, view.ask_number)
    if modal := _modal_alone(desk, press, view, form, asked):
        return in_modal(desk, press, modal)
    begin = begun(form, asked, Step.WRITE if is_written(form) else Step.SHOW)
    return await answer(desk, press, begin)


async def _not_asked(desk: Desk, press: Press, pressed: Aloud) -> Refusal:
    """Why somebody can't begin what they are not asked: it is for others to do, or it is over."""
    try:
        await desk.tables.preview(pressed.table, press.by, Answer(pressed.ask))
    except Refusal as refusal:
        if refusal.why is not Why.MALFORMED:
            return refusal
    return stale(say("tables-stale"))


async def look_up(desk: Desk, press: Press, control: LookingUp) -> Reply:
    """What the list says of an answer, for whoever has a vote while that is being voted on."""
    view, _ = await desk.own_view(control.table, press.user)
    found = await desk.tables.listed(control.table)
    if found is None or named_answer(found.text) != control.answer:
        raise stale(say("race-voted"))
    speech = desk.speech(view, press.user)
    return Reply(whisper=looked_up(found, speech))


def _modal_alone(desk: Desk, press: Press, view: View, form: Form, asked: Asked) -> Modal | None:
    """A modal for what is to be chosen, if that has room in one; a text has its own."""
    if is_written(form) or not turn.has_room(form):
        return None
    return turn_modal(form, turn.begun(asked, form), desk.speech(view, press.user))


async def answer_typed(desk: Desk, press: Press, control: Answering) -> Reply:
    """What was typed into a modal. Where a game is played aloud it is said aloud, at the stamp at
    which it was sent in, whatever has happened while it was being typed."""
    view = await desk.view(control.table, press.user)
    form = _form_of(view, control.ask)
    if view.game in ALOUD and press.values and (form is None or is_written(form)):
        return await answer_aloud(desk, press, control.table, press.value)
    return await play_typed(desk, press, control)


async def answer_aloud(desk: Desk, press: Press, table: TableId, text: str) -> Reply:
    """An answer given by interaction; where it is played everybody gets to see it like a message,
    and elsewhere only whoever gave it."""
    view = await desk.view(table, press.user)
    heard = Heard(text, f"{OF_INTERACTION}{press.id}", press.at)
    if not await say_aloud(desk, table, press.user, heard) or view.viewer is None:
        raise not_now(say("race-no-answer-now"))
    said = [say("race-said", who=Who(view.viewer), text=text)]
    if (verdict := await desk.tables.verdict(table, heard.id)) is not None:
        said.append(verdict.says)
    if press.spot.channel == view.place.spot:
        speech = desk.delivery.renderer.public_speech(view)
        return Reply(public=note("\n".join(map(speech.line, said))))
    speech = desk.speech(view, press.user)
    return Reply(whisper=note("\n".join(map(speech.line, said))))


async def _done(desk: Desk, press: Press, view: View) -> Reply:
    """What was pressed has been done: by the answer itself, which costs no request, its button goes
    from the post. The post's stamp stays, and so does all that it says."""
    message = 0 if press.clicked is None else press.clicked.id
    news = await desk.delivery.news(view.table, message)
    if news is None:
        return Reply()
    speech = desk.delivery.renderer.public_speech(view)
    return Reply(redraw=pressed_post(news, view, speech))


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
