"""A match under way, and what concerns all who sit at it together: leaving and ending it, the seats
that somebody has left, giving up, taking a move back, and more time for others."""

from collections.abc import Callable
from contextlib import suppress

from bot.chat.answer.context import Context, beside, in_private, note, show_board
from bot.chat.answer.hands import show_hand
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import AnsweringBack, Deed, Doing, GivingUp, OfAbsent, TakingBack, write
from bot.chat.press import Press
from bot.chat.render.content import BUTTON_LABEL, Button, Content, Row
from bot.chat.rights import ENDING
from bot.host.model import Place, TableId, User
from bot.host.views import View
from games.kit.say import Refusal, Say, say


async def leave(ctx: Context, press: Press, table: TableId) -> Reply:
    """Out of a lobby at once, out of a match only after asking. Who may end the match for everybody
    is asked that as well."""
    view, _ = await ctx.own_view(table, press.user)
    if view.phase in ("playing", "paused") and not press.is_private:
        ask = _ask_first(ctx, press, view, "leave", say("cogs-leave-sure"))
        check = await may_end(ctx, press, view)
        with suppress(Refusal):
            check(view.opener, view.place)
            end = _ask_first(ctx, press, view, "end", say("cogs-end-sure"))
            return Reply(whisper=ask.followed_by(*end.blocks))
        return Reply(whisper=ask)
    await ctx.tables.leave(table, press.by)
    return await _done(ctx, press, table, say("cogs-left"))


async def end(ctx: Context, press: Press, table: TableId) -> Reply:
    """A lobby at once, a match only after asking."""
    view = await ctx.view(table)
    check = await may_end(ctx, press, view)
    check(view.opener, view.place)
    if view.phase in ("playing", "paused") and not press.is_private:
        return Reply(whisper=_ask_first(ctx, press, view, "end", say("cogs-end-sure")))
    await ctx.tables.end(table, press.by, check)
    return await _done(ctx, press, table, say("cogs-ended"))


async def may_end(ctx: Context, press: Press, view: View) -> Callable[[User, Place], None]:
    """The opener may, and those who keep order where the table stands; in a match between people,
    the server's own choice counts."""
    is_match = view.phase in ("playing", "paused") and not is_alone(view)
    choices = await ctx.delivery.servers.choices(view.place.guild)
    ending = choices.ending if is_match else "opener"

    def check(opener: User, place: Place) -> None:
        is_opener = opener == press.user and ending != "moderators"
        is_player = ending == "players" and view.has_seat(press.user)
        if not is_opener and not is_player:
            ctx.rights.check_at(place, press, ENDING[ending])

    return check


def is_alone(view: View) -> bool:
    """Whether somebody plays nobody but the bot player."""
    return sum(each.bot_player is None and not each.is_vacant for each in view.seats) == 1


def _ask_first(ctx: Context, press: Press, view: View, doing: Doing, question: Say) -> Content:
    label = ctx.nameless_speech(press.user).label(say(f"chat-do-{doing}"), BUTTON_LABEL)
    confirm = Row((Button(label, write(Deed(view.table, doing)), "danger"),))
    return ctx.sentence(question, press.user).followed_by(confirm)


async def _done(ctx: Context, press: Press, table: TableId, told: Say) -> Reply:
    """Where the question stood, that it is done; on the board, the board as it now is."""
    if press.clicked is not None and not press.is_private:
        return await show_board(ctx, press, table)
    return in_private(press, ctx.sentence(told, press.user))


async def of_absent(ctx: Context, press: Press, control: OfAbsent) -> Reply:
    """Where everybody sees the question, which is edited to what has come of it."""
    table, consents = control.table, ctx.tables.consents
    match control.do:
        case "sit" | "back":
            return await sit(ctx, press, table)
        case "again":
            await consents.ask_about_absent(table, press.by, control.seat)
        case wish:
            question = (control.revision, control.seat)
            await consents.answer_absent(table, press.by, question, wish)
    return Reply()


async def ask_about_absent(ctx: Context, press: Press, table: TableId) -> Reply:
    """From the board, about everybody who has left."""
    await ctx.tables.consents.ask_about_absent(table, press.by)
    return await show_board(ctx, press, table)


async def sit(ctx: Context, press: Press, table: TableId) -> Reply:
    """Back on one's seat, or on one that is free; with the hand, for it may be one's turn."""
    await ctx.tables.join(table, press.by)
    return await show_hand(ctx, press, table)


async def concede(ctx: Context, press: Press, table: TableId) -> Reply:
    """Asks first, beside the hand, which stays as it is."""
    return beside(ctx, press, Reply(whisper=await _whether_to_concede(ctx, press, table)))


async def _whether_to_concede(ctx: Context, press: Press, table: TableId) -> Content:
    """What it would lead to, and two buttons."""
    leads_to = await ctx.tables.if_conceded(table, press.by)
    view, seat = await ctx.own_view(table, press.user)
    speech = ctx.speech(view, press.user)
    give_up = GivingUp(table, seat, len(view.gave_up), surely=True)
    play_on = GivingUp(table, seat, len(view.gave_up), surely=False)
    buttons = Row(
        (
            Button(speech.label(say("chat-do-concede"), BUTTON_LABEL), write(give_up), "danger"),
            Button(speech.label(say("chat-do-play-on"), BUTTON_LABEL), write(play_on)),
        )
    )
    return note(speech.line(leads_to)).followed_by(buttons)


async def give_up(ctx: Context, press: Press, control: GivingUp) -> Reply:
    """Gives up, or not. The answer stands where the question stood; it is asked again if it would
    lead to something else by now."""
    if not control.surely:
        return Reply(redraw=ctx.sentence(say("cogs-plays-on"), press.user))
    try:
        return Reply(redraw=await _given_up(ctx, press, control))
    except Refusal as refusal:
        view = await ctx.view(control.table, press.user)
        return in_private(press, ctx.refusal(refusal, press.user, view))


async def _given_up(ctx: Context, press: Press, control: GivingUp) -> Content:
    view, _ = await ctx.own_view(control.table, press.user, control.seat)
    if view.may_concede and len(view.gave_up) != control.others:
        return await _whether_to_concede(ctx, press, control.table)
    await ctx.tables.concede(control.table, press.by)
    return ctx.sentence(say("cogs-gave-up"), press.user)


async def take_back(ctx: Context, press: Press, control: TakingBack) -> Reply:
    return await take_last_back(ctx, press, control.table, control.to)


async def take_last_back(
    ctx: Context, press: Press, table: TableId, to: int | None = None
) -> Reply:
    """The hand then shows how it stands, or that the others are asked."""
    await ctx.tables.consents.take_back(table, press.by, to)
    return await show_hand(ctx, press, table)


async def answer_back(ctx: Context, press: Press, control: AnsweringBack) -> Reply:
    """Of those who are asked, where everybody sees the question; or of who has asked, in their
    hand."""
    table, by = control.table, press.by
    if control.agrees:
        await ctx.tables.consents.agree_back(table, by, control.revision)
    else:
        await ctx.tables.consents.decline_back(table, by, control.revision)
    return await show_hand(ctx, press, table) if press.is_private else Reply()


async def pause(ctx: Context, press: Press, table: TableId) -> Reply:
    """Where it is played in real time the board comes down, below what has been said."""
    await ctx.tables.pause(table, press.by)
    view = await ctx.view(table)
    return Reply() if view.is_realtime else await show_board(ctx, press, table)


async def resume(ctx: Context, press: Press, table: TableId) -> Reply:
    await ctx.tables.resume(table, press.by)
    return await show_board(ctx, press, table)


async def give_time(ctx: Context, press: Press, table: TableId) -> Reply:
    """More time for everybody else that the match waits for."""
    await ctx.tables.clocks.give(table, press.by)
    return await show_board(ctx, press, table)
