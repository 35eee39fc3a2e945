"""What a seat sees and does: its own message as an answer, in place of what was clicked on or for
its reader only; answers to what it is asked, and what follows a move of one's own by itself: the
rolls that it needs."""

from dataclasses import replace
from functools import partial

import msgspec

from bot.chat.answer.context import Context, in_modal, in_private
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import Answering, Step
from bot.chat.deliver.ephemerals import Copy
from bot.chat.press import Press
from bot.chat.render import answering as answers
from bot.chat.render.board import Open, form_of, opened
from bot.chat.render.content import Content, Text, fits
from bot.chat.render.controls import modal
from bot.chat.render.earlier import in_words, with_aid
from bot.chat.render.realtime import is_written
from bot.host.acts import Answer
from bot.host.failures import NotSaved
from bot.host.messages import HandKey
from bot.host.model import TableId
from bot.host.views import View
from games.kit.asks import Form, Picks, is_forced_answer
from games.kit.say import Refusal, Why, malformed, not_yours, say, stale

MOST_ROLLS = 20
"""How many rolls in a row one press makes at most, whatever a game asks for."""


async def ask_for_hand(ctx: Context, press: Press, table: TableId) -> Reply:
    """The hand of the player who asks for it, and once more by direct message if that had
    failed."""
    try_again = partial(ctx.delivery.dm.try_again, table, press.user)
    return replace(await show_hand(ctx, press, table), then=try_again)


async def play(ctx: Context, press: Press, table: TableId) -> Reply:
    """From the board: one's own hand, where all is chosen. What leaves no choice, and has nothing
    to be told before, is done at once."""
    view, _ = await ctx.own_view(table, press.user)
    forms = () if view.scene is None else view.scene.asks
    if view.is_awaited and is_forced_answer(forms) and not (press.unseen or press.repeats):
        form = next(form for form in forms if not form.optional)
        move = Answer(form.key, (), view.ask_number)
        foretold = await ctx.delivery.views.foretell(table, press.user, move)
        if form.rolls or not foretold.tells_news(form, ()):
            await make_move(ctx, press, table, move)
    return await ask_for_hand(ctx, press, table)


async def show_hand(
    ctx: Context,
    press: Press,
    table: TableId,
    answering: Answering | None = None,
    foretold: answers.Foretold | None = None,
    own: View | None = None,
) -> Reply:
    """The hand of the player, with an answer in progress. `own` is the table as they see it, if
    it has just been looked at."""
    await ctx.delivery.realtime.arrived(table)
    views = ctx.delivery.views
    public = await views.view(table)
    shown = await views.hand(public, press.user, answering, foretold, own=own)
    if shown is None:
        raise not_yours(say("tables-not-seated"))
    view, content = shown
    aid = ctx.aids.beside(view, press.user, answering)
    if aid is not None and aid.below is None:
        content = in_words(table, content, ctx.nameless_speech(press.user))
    elif aid is not None and aid.below is not None:
        aided = with_aid(content, aid.below)
        if fits(aided):
            content = aided
        else:  # what there is no room for is dropped
            ctx.aids.drop(table, press.user)
    reply = in_private(press, content)
    open_ = opened(view, answering)
    kept = open_ if open_ is not None and open_.chosen else None
    return replace(reply, placed=partial(_note_hand, ctx, press, view, kept))


async def _note_hand(
    ctx: Context, press: Press, view: View, kept: Open | None, message: int, shown: Content
) -> None:
    table, user, revision = view.table, press.user, view.revision
    if press.is_on_direct_message:
        key, channel = HandKey(user), press.spot.channel
        await ctx.delivery.answered.answered(table, key, shown, revision, channel, message)
    else:
        token, digest = press.token.text, shown.digest()
        copy = Copy(press.application, token, message, revision, digest, press.at, kept=kept)
        await ctx.delivery.copies.opened(table, user, copy)


async def answer(ctx: Context, press: Press, control: Answering) -> Reply:
    """Goes on with an answer: shows it, plays it, or opens what is to be typed in."""
    view, form, control = await _asked(ctx, press, control)
    response: answers.Response = answers.respond(form, control, press.values)
    match response:
        case answers.Play() if press.unseen:
            return await _only_shown(ctx, press, msgspec.structs.replace(control, step=Step.SHOW))
        case answers.Play(picks):
            return await _play(ctx, press, control, picks)
        case answers.OpenModal(answering):
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
    return await show_hand(ctx, press, control.table, response.answering, foretold, own=view)


async def _only_shown(
    ctx: Context, press: Press, answering: Answering, foretold: answers.Foretold | None = None
) -> Reply:
    """What a hasty press would have played, and that it has not."""
    shown = await show_hand(ctx, press, answering.table, answering, foretold)
    told = Text(ctx.nameless_speech(press.user).line(say("cogs-too-hasty")))
    if shown.redraw is not None:
        return replace(shown, redraw=shown.redraw.under(told))
    return replace(shown, whisper=shown.whisper and shown.whisper.under(told))


async def play_typed(ctx: Context, press: Press, control: Answering) -> Reply:
    """Plays an answer whose texts have come by a modal. One that has none is never in a modal."""
    _, form, control = await _asked(ctx, press, control)
    if not is_written(form):
        raise malformed(say("cogs-forged"))
    return await _play(ctx, press, control, answers.typed(form, control, press.values))


async def _asked(ctx: Context, press: Press, control: Answering) -> tuple[View, Form, Answering]:
    """What the control is about, and the control as it would be made now. One that is outdated is
    refused by the table, which knows whether an earlier one counted."""
    view, _ = await ctx.own_view(control.table, press.user, control.seat)
    control = _as_of_now(ctx, press, view, control)
    form = form_of(view, control) if view.phase == "playing" else None
    if form is None:
        outdated = Answer(control.ask, (), control.number)
        await ctx.tables.move(control.table, press.by, outdated)
        raise stale(say("tables-stale"))
    return view, form, control


def _as_of_now(ctx: Context, press: Press, view: View, control: Answering) -> Answering:
    """What nobody waits for is not outdated by the turn of others while the same is asked: to begin
    it, or to go on with it where the hand has it open."""
    asks = () if view.scene is None else view.scene.asks
    form = next((form for form in asks if form.optional and form.key == control.ask), None)
    if form is None or view.viewer != control.seat or view.ask_number is None:
        return control
    copy = ctx.delivery.copies.of(view.table, press.user)
    kept = None if copy is None else copy.kept
    begins = control.step is Step.SHOW and answers.is_untouched(
        form, answers.settled(form, control)
    )
    if begins or (kept is not None and kept.form == form):
        return msgspec.structs.replace(control, number=view.ask_number)
    return control


async def _play(ctx: Context, press: Press, control: Answering, picks: Picks) -> Reply:
    """What a rule forbids is shown where it was picked, and the picks stay."""
    move = Answer(control.ask, picks, control.number)
    try:
        own = await make_move(ctx, press, control.table, move)
    except Refusal as refusal:
        if refusal.why is not Why.ILLEGAL or not refusal.ruling:
            raise
        picked, told = (
            msgspec.structs.replace(control, step=Step.SHOW),
            answers.Foretold.of(refusal),
        )
        return await show_hand(ctx, press, control.table, picked, told)
    ctx.delivery.whispers.over(press.spot.channel, press.user)
    return await show_hand(ctx, press, control.table, own=own)


async def _may_roll(ctx: Context, table: TableId) -> bool:
    """Whether players choose who rolls where a table stands."""
    place = (await ctx.tables.look(table)).place
    return (await ctx.delivery.servers.choices(place.guild)).dice == "players"


async def make_move(ctx: Context, press: Press, table: TableId, move: Answer) -> View:
    """Makes the move and rolls the dice that it needs, unless the player prefers to roll and may
    choose that there. Returns the table as it stands then. A move that is refused itself has done
    nothing.

    The source of each move is the press and the move's number in it: if the press arrives again,
    what was done already is answered as the first time."""
    number, prefers = 1, ctx.people.person(press.user).rolls
    rolls = not (prefers and await _may_roll(ctx, table))
    await ctx.tables.move(table, press.by._replace(source=f"{press.by.source}/1"), move)
    while True:
        view, _ = await ctx.own_view(table, press.user)
        asks = () if view.scene is None or not view.is_awaited else view.scene.asks
        forms = [form for form in asks if not form.optional]
        must_roll = len(forms) == 1 and forms[0].rolls and not forms[0].fields
        if not (rolls and must_roll) or number > MOST_ROLLS:
            return view
        number += 1
        by = press.by._replace(source=f"{press.by.source}/{number}")
        try:
            await ctx.tables.move(table, by, Answer(forms[0].key, (), view.ask_number))
        except (Refusal, NotSaved):
            rolls = False
