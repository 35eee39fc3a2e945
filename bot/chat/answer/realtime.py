"""Games that are played in real time: what people write in the channel, and what they press or type
there instead; and slow mode, in which nobody may write as often as they like: no race begins in it,
and if it comes in the middle that is told.

A match goes on in slow mode all the same. Stamps are as true as before, a player who has been
silent answers as fast as ever, and a duel that is being decided would suffer more from being
stopped."""

import logging
from collections.abc import Sequence

import games
from bot.chat.answer.context import Context, in_modal, note
from bot.chat.answer.hands import answer, make_move, play_typed
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import Answering, LookingUp, PublicAsk, Step, TakingTurn, write
from bot.chat.press import OF_INTERACTION, Press, Spot, Written
from bot.chat.render import turn
from bot.chat.render.answering import Asked, begun
from bot.chat.render.content import BUTTON_LABEL, Button, Modal, Row
from bot.chat.render.realtime import digest, is_written, looked_up, named_answer, pressed_post
from bot.chat.render.speech import channel_link
from bot.chat.render.turn import Chosen, again, has_room, read, turn_modal
from bot.host.acts import Answer, By
from bot.host.failures import NotSaved
from bot.host.model import Stamp, TableId, User
from bot.host.views import View
from games.kit.asks import Form, Pick
from games.kit.realtime import Heard, RealtimeGame
from games.kit.say import Refusal, Say, Who, Why, malformed, not_now, say, stale

log = logging.getLogger(__name__)

REALTIME = tuple(key for key in games.names() if issubclass(games.find(key), RealtimeGame))


async def hear(ctx: Context, written: Written) -> Sequence[TableId]:
    """Takes a message that has just arrived. What it means is the game's to say. Returns the tables
    that could not take it, and must be told of it again."""
    missed = []
    ctx.delivery.sight.arrived(written.channel, written.id)
    for table in listening_tables(ctx, written.channel, written.user):
        ctx.tables.presence.acted(table, written.user, written.at)
        try:
            await take(ctx, table, written)
        except NotSaved as error:
            level = logging.INFO if error.is_lost else logging.ERROR  # the next process reads it
            log.log(level, "table=%s message=%d: %s", table, written.id, error)
            missed.append(table)
        except Exception:
            log.exception("table=%s message=%d user=%d", table, written.id, written.user)
            missed.append(table)
    return missed


async def take(ctx: Context, table: TableId, written: Written) -> None:
    """Its stamp is its id's, so that neither our connection nor an edit changes who was first; a
    text that is seen only after an edit may not be the one first sent."""
    if written.is_speech and written.text:
        heard = Heard(written.text, str(written.id), written.at, not written.is_edited)
        if not await say_in_channel(ctx, table, written.user, heard):
            return
        if (verdict := await ctx.tables.realtime.verdict(table, heard.id)) is not None:
            reactions = ctx.delivery.reactions
            reactions.put(table, written.channel, written.id, counts=verdict.counts)


async def say_in_channel(ctx: Context, table: TableId, user: User, heard: Heard) -> bool:
    """Whether it meant something."""
    try:
        await ctx.tables.realtime.hear(
            table, By(user, f"message {heard.id}", Stamp(heard.at)), heard
        )
    except Refusal:
        return False
    return True


def listening_tables(ctx: Context, spot: int, user: User) -> tuple[TableId, ...]:
    """The tables there at which this person may answer by what they write."""
    here = ctx.tables.directory.at(spot, REALTIME)
    return tuple(table for table in ctx.tables.directory.of(user) if table in here) if here else ()


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


async def tell_slow_mode(ctx: Context, spot: int, before: int, after: int) -> None:
    """Tells those who race in a channel or thread that it has been switched on there."""
    if before or not after:
        return
    for there, table in ctx.tables.directory.playing(REALTIME):
        if there == spot:
            await ctx.delivery.troubles.slowed(table, after)


async def tell_slow_mode_that_is_on(ctx: Context) -> None:
    """The same where it was switched on while the bot could not hear of it."""
    for spot, table in ctx.tables.directory.playing(REALTIME):
        if seconds := ctx.channels.slow_mode(spot):
            await ctx.delivery.troubles.slowed(table, seconds, unless_told=True)


async def press_public(ctx: Context, press: Press, pressed: PublicAsk) -> Reply:
    """Plays what the button says for the player who presses it, or begins it. An ask that is not
    open to them any more is left to the table: by its stamp the press may still be in time."""
    view, seat = await ctx.own_view(pressed.table, press.user)
    form = _form_of(view, pressed.ask)
    if form is not None and digest(form) != pressed.form:
        raise stale(say("tables-stale"))
    if pressed.picks or (form is not None and not form.fields):
        if press.unseen:
            return Reply()
        picks = tuple((key,) for key in pressed.picks)
        await ctx.tables.move(pressed.table, press.by, Answer(pressed.ask, picks))
        if form is not None and not form.optional and not form.secret:
            return await _done(ctx, press, view)
        return _confirmed(ctx, press, form, pressed)
    if form is None or view.ask_number is None:
        raise await _not_asked(ctx, press, pressed)
    asked = Asked(pressed.table, seat, view.ask_number)
    if modal := _modal_alone(ctx, press, view, form, asked):
        return in_modal(ctx, press, modal)
    begin = begun(form, asked, Step.WRITE if is_written(form) else Step.SHOW)
    return await answer(ctx, press, begin)


async def _not_asked(ctx: Context, press: Press, pressed: PublicAsk) -> Refusal:
    """Why somebody can't begin what they are not asked: it is for others to do, or it is over."""
    try:
        await ctx.tables.preview(pressed.table, press.by, Answer(pressed.ask))
    except Refusal as refusal:
        if refusal.why is not Why.MALFORMED:
            return refusal
    return stale(say("tables-stale"))


async def look_up(ctx: Context, press: Press, control: LookingUp) -> Reply:
    """What the list says of an answer, for a player who has a vote while that is being voted on."""
    view, _ = await ctx.own_view(control.table, press.user)
    found = await ctx.tables.realtime.listed(control.table)
    if found is None or named_answer(found.text) != control.answer:
        raise stale(say("race-voted"))
    speech = ctx.speech(view, press.user)
    return Reply(whisper=looked_up(found, speech))


def _modal_alone(ctx: Context, press: Press, view: View, form: Form, asked: Asked) -> Modal | None:
    """A modal for what is to be chosen, if that has room in one; a text has its own."""
    if is_written(form) or not turn.has_room(form):
        return None
    return turn_modal(form, turn.begun(asked, form), ctx.speech(view, press.user))


async def answer_typed(ctx: Context, press: Press, control: Answering) -> Reply:
    """What was typed into a modal. Where a game is played in real time it is said aloud, at the
    stamp at which it was sent in, whatever has happened while it was being typed."""
    view = await ctx.view(control.table, press.user)
    form = _form_of(view, control.ask)
    if view.game in REALTIME and press.values and (form is None or is_written(form)):
        return await answer_in_channel(ctx, press, control.table, press.value)
    return await play_typed(ctx, press, control)


async def answer_in_channel(ctx: Context, press: Press, table: TableId, text: str) -> Reply:
    """An answer given by interaction; where it is played everybody gets to see it like a message,
    and elsewhere only the player who gave it."""
    view = await ctx.view(table, press.user)
    heard = Heard(text, f"{OF_INTERACTION}{press.id}", press.at)
    if not await say_in_channel(ctx, table, press.user, heard) or view.viewer is None:
        raise not_now(say("race-no-answer-now"))
    said = [say("race-said", who=Who(view.viewer), text=text)]
    if (verdict := await ctx.tables.realtime.verdict(table, heard.id)) is not None:
        said.append(verdict.says)
    if press.spot.channel == view.place.spot:
        speech = ctx.delivery.renderer.speech(view)
        return Reply(public=note("\n".join(map(speech.line, said))))
    speech = ctx.speech(view, press.user)
    return Reply(whisper=note("\n".join(map(speech.line, said))))


async def _done(ctx: Context, press: Press, view: View) -> Reply:
    """What was pressed has been done: by the answer itself, which costs no request, its button goes
    from the post. The post's stamp stays, and so does all that it says."""
    message = 0 if press.clicked is None else press.clicked.id
    news = await ctx.delivery.news(view.table, message)
    if news is None:
        return Reply()
    speech = ctx.delivery.renderer.speech(view)
    return Reply(redraw=pressed_post(news, view, speech))


def _form_of(view: View, ask: str) -> Form | None:
    forms = () if view.scene is None else view.scene.asks
    return next((form for form in forms if form.key == ask), None)


def _confirmed(ctx: Context, press: Press, form: Form | None, pressed: PublicAsk) -> Reply:
    """Of most presses everybody sees at once what they have done; of a secret one only the player
    who made it is told."""
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
    return Reply(whisper=ctx.sentence(told, press.user))


CAN_BE_MENDED = (Why.ILLEGAL, Why.MALFORMED)


async def reopen(ctx: Context, press: Press, turn: TakingTurn) -> Reply:
    """Opens it once more with what was picked."""
    view, form = await _asked(ctx, press, turn)
    return in_modal(ctx, press, turn_modal(form, turn, ctx.speech(view, press.user)))


async def submit(ctx: Context, press: Press, turn: TakingTurn) -> Reply:
    view, form = await _asked(ctx, press, turn)
    chosen = read(form, press.filled)
    answer = Answer(form.key, chosen.picks, turn.number)
    try:
        await make_move(ctx, press, turn.table, answer)
    except Refusal as refusal:
        if view.is_taught:
            return Reply(whisper=ctx.refusal(refusal, press.user, view))
        if refusal.why not in CAN_BE_MENDED:
            raise
        return _refused(ctx, press, turn, chosen, refusal)
    if turn.again and press.is_private:
        return Reply(redraw=ctx.sentence(say("cogs-turn-played"), press.user))
    return Reply()


async def _asked(ctx: Context, press: Press, turn: TakingTurn) -> tuple[View, Form]:
    """What it is about. One that is outdated is refused by the table, which knows whether an
    earlier one counted."""
    view, _ = await ctx.own_view(turn.table, press.user, turn.seat)
    is_open = view.phase == "playing" and turn.number == view.ask_number
    forms = () if view.scene is None or not is_open else view.scene.asks
    form = next((form for form in forms if form.key == turn.ask), None)
    if form is None:
        outdated = Answer(turn.ask, (), turn.number)
        by = press.by._replace(source=f"{press.id}/1")
        await ctx.tables.move(turn.table, by, outdated)
        raise stale(say("tables-stale"))
    if not (view.is_realtime and has_room(form)):
        raise malformed(say("cogs-forged"))
    return view, form


def _refused(
    ctx: Context, press: Press, turn: TakingTurn, chosen: Chosen, refusal: Refusal
) -> Reply:
    """The ruling, with a button to mend what was picked; in place of the one before."""
    label = ctx.nameless_speech(press.user).label(say("chat-again"), BUTTON_LABEL)
    button = Button(label, write(again(turn, chosen)), "primary")
    content = ctx.refusal(refusal, press.user).followed_by(Row((button,)))
    if turn.again and press.is_private:
        return Reply(redraw=content)
    return Reply(whisper=content)
