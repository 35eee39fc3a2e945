"""The same table again at another time: what is asked of who proposes it, the message that tells
everybody, and what has come of it."""

from collections.abc import Iterator, Sequence
from datetime import date, time
from typing import Literal, NamedTuple

from bot.chat.custom_ids import OfMeeting, Proposing, write
from bot.chat.people import mention
from bot.chat.render import content as ui
from bot.chat.render import speech as md
from bot.chat.render.clocks import ZONES, zone_name
from bot.chat.render.seats import who_is
from bot.host.meetings import Meeting
from bot.host.model import NOBODY, User
from bot.host.views import View
from games.kit.say import Say, Who, say

DAY, TIME, ZONE = "day", "time", "zone"
IN_AN_HOUR = "hour"
LONGEST_TIME = 20
WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")

Hindrance = Literal["gone", "shut"]
Ended = Literal["held", "late", "off", "missed", "nobody", "refused"]


class MeetingForm(NamedTuple):
    """What a modal shows: the days to choose from, and what is chosen and typed by now. A zone that
    is `known` by the settings is not asked for."""

    days: Sequence[date]
    day: str
    time: str
    zone: str
    known: bool


def people_of(view: View) -> Sequence[User]:
    """Those of a match who may sit down again."""
    there = (each for each in view.seats if each.bot_player is None and not each.left)
    return tuple(each.user for each in there if each.user > NOBODY)


def meeting_modal(view: View, now: MeetingForm, speech: md.Speech) -> ui.Modal:
    hour = speech.label(say("chat-meet-hour"), ui.OPTION_LABEL)
    days = [ui.Option(hour, IN_AN_HOUR, chosen=now.day == IN_AN_HOUR)]
    for ahead, day in enumerate(now.days):
        label = speech.label(_day(ahead, day), ui.OPTION_LABEL)
        days.append(ui.Option(label, day.isoformat(), chosen=now.day == day.isoformat()))
    entries: list[ui.ModalItem] = [
        ui.Choosing(DAY, speech.label(say("chat-meet-day"), ui.MODAL_LABEL), "select", tuple(days)),
        ui.TextField(
            TIME,
            speech.label(say("chat-meet-time"), ui.MODAL_LABEL),
            LONGEST_TIME,
            typed=now.time,
            example=as_typed(time(20, 30)),
        ),
    ]
    if now.known:
        zone = say("chat-meet-zone-known", zone=zone_name(now.zone))
        entries.append(ui.Text(md.small(speech.line(zone))))
    else:
        options = tuple(ui.Option(zone_name(z), z, chosen=z == now.zone) for z in ZONES)
        label = speech.label(say("chat-meet-zone"), ui.MODAL_LABEL)
        help_ = speech.label(say("chat-meet-zone-help"), ui.OPTION_LABEL)
        entries.append(ui.Choosing(ZONE, label, "select", options, help=help_))
    title = speech.label(say("chat-meet-title"), ui.MODAL_TITLE)
    return ui.Modal(write(Proposing(view.table)), title, tuple(entries))


def as_typed(at: time) -> str:
    return f"{at.hour:02}:{at.minute:02}"


def _day(ahead: int, day: date) -> Say:
    which = {0: "today", 1: "tomorrow"}.get(ahead, WEEKDAYS[day.weekday()])
    return say("chat-meet-on", which=which, day=day.day, month=day.month)


def proposed(view: View, meeting: Meeting, speech: md.Speech) -> ui.Content:
    """When, who comes, and who has yet to say so."""
    who = who_is(view, meeting.by) if meeting.by else mention(NOBODY)
    title = md.heading("📅 " + speech.line(say("chat-meet-heading", game=md.game_name(view.game))))
    says = say("chat-meet-proposed", who=who, when=md.moment(meeting.at))
    lines = (title, speech.line(says), *_answers(view, meeting, speech))
    then = md.small(speech.line(say("chat-meet-then", place=md.channel_link(view.place.spot))))
    buttons = (
        _button("yes", meeting, speech, "success"),
        _button("no", meeting, speech),
        _button("off", meeting, speech),
    )
    return ui.boxed(view.game, ui.Text("\n".join(lines)), ui.Text(then), ui.Row(buttons))


def _button(
    do: Literal["yes", "no", "off"],
    meeting: Meeting,
    speech: md.Speech,
    style: ui.Style = "secondary",
) -> ui.Button:
    label = speech.label(say(f"chat-meet-do-{do}"), ui.BUTTON_LABEL)
    return ui.Button(label, write(OfMeeting(meeting.id, do)), style)


def _answers(view: View, meeting: Meeting, speech: md.Speech) -> Iterator[str]:
    said = (*meeting.comes, *meeting.declines)
    silent = tuple(user for user in people_of(view) if user not in said)
    for answer, users in (("yes", meeting.comes), ("no", meeting.declines), ("none", silent)):
        if users:
            names = tuple(who_is(view, user) for user in users)
            yield speech.line(say("chat-meet-answers", answer=answer, who=names))


def meeting_ended(
    view: View,
    meeting: Meeting,
    end: Ended,
    speech: md.Speech,
    *,
    by: User = NOBODY,
    why: Say | str = "",
) -> ui.Content:
    """What has come of it, where it was proposed."""
    who: Who | str = who_is(view, by) if by else ""
    told = say(
        "chat-meet-ended",
        end=end,
        game=md.game_name(view.game),
        place=md.channel_link(view.place.spot),
        when=md.moment(meeting.at),
        who=who,
        why=why,
    )
    return ui.boxed(view.game, ui.Text("📅 " + speech.line(told)))


def meeting_missed(view: View, told: ui.Content, speech: md.Speech) -> ui.Content:
    """The same in a message of its own, with the way to another time."""
    label = speech.label(say("chat-meet-another"), ui.BUTTON_LABEL)
    return told.followed_by(ui.Row((ui.Button(label, write(Proposing(view.table))),)))


def meeting_barred(view: View, meeting: Meeting, why: Hindrance, speech: md.Speech) -> ui.Content:
    """Tells who opens the table that the bot can't write where they are to meet."""
    told = say(
        "chat-meet-barred",
        why=why,
        game=md.game_name(view.game),
        place=md.channel_link(view.place.spot),
        when=md.moment(meeting.at),
    )
    return ui.Content(plain=speech.line(told), pings=(meeting.opener,))


def meeting_line(view: View, meeting: Meeting, speech: md.Speech) -> str:
    """One of those to come, in the list of what is played on a server."""
    link = md.channel_link(view.place.spot)
    if meeting.posted is not None:
        link = md.message_link(view.place.guild, meeting.posted)
    names = speech.listed([speech.line(Who(seat)) for seat in range(len(view.seats))])
    game = md.bold(speech.line(md.game_name(view.game)))
    return md.item(md.BETWEEN.join((game, names, md.moment(meeting.at), link)))
