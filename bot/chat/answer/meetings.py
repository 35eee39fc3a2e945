"""*Same table tomorrow*: somebody of a match that has ended proposes when they sit down again, and
the others say whether they come."""

from functools import partial

from bot.chat import wall_time
from bot.chat.answer.context import Context, in_modal, in_private, note
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import OfMeeting, Proposing, write
from bot.chat.deliver.errors import RestError
from bot.chat.permissions import check_may_play
from bot.chat.press import Filled, Press
from bot.chat.render import meetings as shown
from bot.chat.render.clocks import ZONES
from bot.chat.render.content import BUTTON_LABEL, Button, Content, Row
from bot.chat.render.speech import message_link, moment
from bot.chat.rights import ENDING
from bot.chat.safe import shortened
from bot.host.meetings import Meeting
from bot.host.model import Posted, Stamp, TableId
from bot.host.tables import named_after, table_for
from bot.host.timing import HOUR_MS
from bot.host.views import View
from games.kit.say import Say, malformed, not_now, say

MOST_DAYS = 14
TOMORROW = 1
PAGE = 0
"""Of a match there are no pages of options that could have been refused: its modal is the one."""


async def ask_when(ctx: Context, press: Press, table: TableId) -> Reply:
    """A modal, as it was sent in if that was refused."""
    view = await _own_ended(ctx, press, table)
    if (known := ctx.tables.meetings.of_table(table)) is not None:
        raise _already(view, known)
    _, entered = ctx.entered.get((table, press.user), (PAGE, {}))
    modal = shown.meeting_modal(
        view, _form(ctx, press, view, entered), ctx.speech(view, press.user)
    )
    return in_modal(ctx, press, modal)


async def ask_again(ctx: Context, press: Press, control: Proposing) -> Reply:
    """Below what was refused, or missed."""
    return await ask_when(ctx, press, control.table)


async def _own_ended(ctx: Context, press: Press, table: TableId) -> View:
    """A match that is over, as somebody sees it who sat there."""
    view, _ = await ctx.own_view(table, press.user)
    if view.phase != "ended":
        raise not_now(say("tables-not-over"))
    return view


def _already(view: View, known: Meeting) -> Exception:
    link = "" if known.posted is None else message_link(view.place.guild, known.posted)
    return not_now(say("chat-meet-already", when=moment(known.at), link=link))


def _form(ctx: Context, press: Press, view: View, entered: Filled) -> shown.MeetingForm:
    """Tomorrow at the time at which the match was opened, unless something was entered before."""
    zone, known = _zone(ctx, press, entered)
    counted = zone or "UTC"
    at = shown.as_typed(wall_time.time_of(view.opened, counted))
    days = wall_time.days_ahead(ctx.clock.now(), counted, MOST_DAYS)
    return shown.MeetingForm(
        days,
        _first(entered, shown.DAY, days[TOMORROW].isoformat()),
        _first(entered, shown.TIME, at if zone else ""),
        zone,
        known,
    )


def _first(entered: Filled, name: str, otherwise: str) -> str:
    return next(iter(entered.get(name, ())), otherwise)


def _zone(ctx: Context, press: Press, entered: Filled) -> tuple[str, bool]:
    """Where they live: as their settings say, which is known, or as they choose, or else where most
    live who speak their language. Empty if there is nothing to go by."""
    quiet = ctx.people.person(press.user).quiet
    if quiet is not None and wall_time.is_known(quiet.zone):
        return quiet.zone, True
    chosen = _first(entered, shown.ZONE, wall_time.ZONE_OF_LOCALE.get(press.locale, ""))
    return chosen if chosen in ZONES else "", False


async def propose(ctx: Context, press: Press, control: Proposing) -> Reply:
    """Tells everybody there; what was typed wrong can be mended."""
    view = await _own_ended(ctx, press, control.table)
    check_may_play(press)
    wanted = _read(ctx, press, press.filled)
    if isinstance(wanted, Say):
        return _refused(ctx, press, control, wanted)
    ctx.entered.pop((control.table, press.user), None)
    meeting = Meeting(
        named_after(f"meeting at {press.by.source}"),
        view.table,
        view.place,
        wanted,
        press.user,
        comes=(press.user,),
    )
    kept = await ctx.tables.meetings.propose(meeting, ctx.clock.now())
    if kept.id != meeting.id and kept.posted is not None:
        raise _already(view, kept)
    content = shown.proposed(view, kept, ctx.delivery.renderer.speech(view))

    async def posted(message: int, _: Content) -> None:
        await ctx.tables.meetings.post(kept.id, Posted(press.spot.channel, message))

    # The sentence with the way to mend it, where there was one.
    told = ctx.sentence(say("chat-meet-told"), press.user) if press.is_private else None
    return Reply(redraw=told, public=content, placed=posted)


def _read(ctx: Context, press: Press, filled: Filled) -> Stamp | Say:
    """When it is to be, or what is wrong."""
    zone, _ = _zone(ctx, press, filled)
    day, typed = _first(filled, shown.DAY, ""), _first(filled, shown.TIME, "")
    if day == shown.IN_AN_HOUR:
        return Stamp(ctx.clock.now() + HOUR_MS)
    on = wall_time.read_day(day)
    if not zone or on is None:
        raise malformed(say("cogs-forged"))
    at = wall_time.read_time(typed)
    if at is None:
        return say("chat-meet-no-time", typed=shortened(typed, shown.LONGEST_TIME))
    wanted = wall_time.stamp_at(on, at, zone)
    return wanted if wanted > ctx.clock.now() else say("chat-meet-past", when=moment(wanted))


def _refused(ctx: Context, press: Press, control: Proposing, wrong: Say) -> Reply:
    """What is wrong, with a button to mend it."""
    ctx.entered[control.table, press.user] = (PAGE, press.filled)
    speech = ctx.nameless_speech(press.user)
    label = speech.label(say("chat-again"), BUTTON_LABEL)
    again = Button(label, write(Proposing(control.table)), "primary")
    told = note(speech.line(wrong)).followed_by(Row((again,)))
    return in_private(press, told) if press.is_private else Reply(whisper=told)


async def of_meeting(ctx: Context, press: Press, control: OfMeeting) -> Reply:
    """Where everybody sees who comes; or it is called off."""
    meetings = ctx.tables.meetings
    meeting = meetings.of(control.meeting)
    if meeting is None:
        raise await _over(ctx, control.meeting)
    if meeting.posted is None and press.clicked is not None:
        # The bot was killed before it could note where the answer stood.
        await meetings.post(meeting.id, Posted(press.spot.channel, press.clicked.id))
    view = await ctx.view(meeting.table)
    speech = ctx.delivery.renderer.speech(view)
    if control.do == "off":
        if press.user != meeting.by and not ctx.rights.has_at(view.place, press, ENDING["opener"]):
            raise not_now(say("chat-meet-off-not-yours"))
        await meetings.close(meeting.id)
        return Reply(redraw=shown.meeting_ended(view, meeting, "off", speech, by=press.user))
    people = shown.people_of(view)
    await meetings.answer(meeting.id, press.user, people, comes=control.do == "yes")
    now = meetings.of(meeting.id) or meeting
    content = shown.proposed(view, now, speech)
    return Reply(redraw=content, placed=partial(_catch_up, ctx, press, now))


async def _over(ctx: Context, meeting: str) -> Exception:
    """Why an old message does nothing any more."""
    lobby = table_for(meeting)
    if await ctx.tables.store.table(lobby) is None:
        return not_now(say("tables-meeting-over"))
    return not_now(say("chat-meet-open", link=await ctx.link(await ctx.view(lobby))))


async def _catch_up(ctx: Context, press: Press, told: Meeting, message: int, _: Content) -> None:
    """Two may answer at the same time, and the earlier answer be shown last."""
    now = ctx.tables.meetings.of(told.id)
    if now is None or now == told:
        return
    view = await ctx.view(now.table)
    content = shown.proposed(view, now, ctx.delivery.renderer.speech(view))
    async with ctx.delivery.queue.turn():
        try:
            await ctx.rest.edit(press.spot.channel, message, content)
        except RestError:
            return
