"""When somebody is not to be disturbed, as /settings shows it and lets him choose it; and what he
is told once his quiet hours are over."""

from collections.abc import Iterator, Sequence

from bot.chat.custom_ids import SetTime, write
from bot.chat.people import mention
from bot.chat.render.content import Button, Content, Menu, Modal, Option, TextField
from bot.chat.render.controls import (
    BUTTON_LABEL,
    MODAL_LABEL,
    MODAL_TITLE,
    OPTION_LABEL,
    PLACEHOLDER,
)
from bot.chat.render.speech import Speech, channel_link, game_name
from bot.host.model import User
from bot.host.quiet import MOST_NAMES, Quiet
from bot.host.views import View
from games.kit.say import Say, say

ZONES = (
    "Europe/Stockholm",
    "Europe/Oslo",
    "Europe/Copenhagen",
    "Europe/Helsinki",
    "Europe/Berlin",
    "Europe/Vienna",
    "Europe/Zurich",
    "Europe/London",
    "Europe/Paris",
    "Europe/Athens",
    "Atlantic/Reykjavik",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "Asia/Tokyo",
    "Australia/Sydney",
)
TYPED, NOWHERE = "typed", "nowhere"

SPANS = (
    *((20, 6), (21, 6), (21, 7), (22, 6), (22, 7), (22, 8), (23, 7), (23, 8), (23, 9)),
    *((0, 8), (0, 10), (8, 16), (18, 8), (8, 8)),
)
"""From which hour to which; the last are none."""


def told(quiet: Quiet | None) -> Iterator[Say]:
    if quiet is None:
        yield say("cogs-settings-quiet-none")
        return
    since, until = _hour(quiet.since), _hour(quiet.until)
    state = "some" if quiet.hours else "none"
    yield say("cogs-settings-quiet", state=state, since=since, until=until, zone=quiet.zone)
    yield say("cogs-settings-digest", state="on" if quiet.digest else "off", until=until)


def menus(quiet: Quiet | None, speech: Speech) -> Iterator[Menu]:
    """Where somebody lives and, once that is known, when he is not to be disturbed."""
    others = [zone for zone in ZONES if quiet is None or zone != quiet.zone]
    options = [Option(zone, zone) for zone in others]
    options.append(Option(speech.label(say("cogs-settings-zone-typed"), OPTION_LABEL), TYPED))
    if quiet is not None:
        nowhere = speech.label(say("cogs-settings-zone-none"), OPTION_LABEL)
        options.append(Option(nowhere, NOWHERE))
    placeholder = speech.label(say("cogs-settings-zone"), PLACEHOLDER)
    yield Menu(write(SetTime("zone")), placeholder, tuple(options))
    if quiet is not None:
        spans = [span for span in SPANS if span != (quiet.since, quiet.until)]
        hours = tuple(Option(_span(*span, speech), f"{span[0]} {span[1]}") for span in spans)
        label = speech.label(say("cogs-settings-hours"), PLACEHOLDER)
        yield Menu(write(SetTime("hours")), label, hours)


def digest_button(quiet: Quiet, speech: Speech) -> Button:
    label = say("cogs-settings-change-digest", state="on" if quiet.digest else "off")
    return Button(speech.label(label, BUTTON_LABEL), write(SetTime("digest")))


def zone_modal(quiet: Quiet | None, speech: Speech) -> Modal:
    entry = TextField(
        "zone",
        speech.label(say("cogs-settings-zone-name"), MODAL_LABEL),
        MOST_NAMES,
        shortest=1,
        typed="" if quiet is None else quiet.zone,
        example="Europe/Stockholm",
    )
    title = speech.label(say("cogs-settings-zone"), MODAL_TITLE)
    return Modal(write(SetTime("zone")), title, (entry,))


def digest(views: Sequence[View], user: User, speech: Speech) -> Content:
    """Tells somebody, once a day, where he is awaited."""
    awaited = [f"{channel_link(v.place.spot)} ({speech.plain(game_name(v.game))})" for v in views]
    told_ = say("chat-digest", user=mention(user), count=len(views), tables=tuple(awaited))
    return Content(plain=speech.line(told_), pings=(user,))


def _span(since: int, until: int, speech: Speech) -> str:
    state = "none" if since == until else "some"
    span = say("cogs-settings-span", state=state, since=_hour(since), until=_hour(until))
    return speech.label(span, OPTION_LABEL)


def _hour(hour: int) -> str:
    return f"{hour:02}:00"
