"""How long people have, and when they are not to be disturbed: which clock a table has and how
that is chosen; and quiet hours, as /settings shows them and has them chosen."""

from collections.abc import Iterator, Sequence

from bot.chat.custom_ids import SetTime, write
from bot.chat.people import mention
from bot.chat.render import content as ui
from bot.chat.render import speech as md
from bot.host.model import User
from bot.host.moments import MoreTime
from bot.host.quiet import MOST_NAMES, Quiet
from bot.host.timing import DAY_MS, EVENING, SECOND_MS, USUAL, Timing, takes_days
from bot.host.views import View
from games.kit.say import Say, Who, say

OFFERED = (
    Timing(),
    Timing("turn", 30),
    Timing("turn", 60),
    Timing("turn", 180),
    EVENING,
    Timing("turn", 600),
    Timing("bank", 300, 5),
    Timing("bank", 900, 10),
    Timing("bank", 3600, 30),
    Timing("day"),
    Timing("none"),
)

CLOCK = "clock"
MINUTE, HOUR = 60, 3600


def named(timing: Timing) -> Say:
    """Which clock it is; the usual one where no game is spoken of."""
    kind = "banked" if timing.increment else timing.kind
    seconds = EVENING.seconds if timing == USUAL else timing.seconds
    return say("chat-clock", kind=kind, time=_lasting(seconds), seconds=timing.increment)


def named_at(timing: Timing, usual: int | None) -> Say:
    """The same at a game whose own clock gives so many milliseconds for a turn."""
    if timing != USUAL:
        return named(timing)
    if usual is None:
        own = Timing("none")
    else:
        own = Timing("day") if usual == DAY_MS else Timing("turn", usual // SECOND_MS)
    return say("chat-clock-usual", clock=named(own))


def _lasting(seconds: int) -> Say:
    for unit, length in (("hours", HOUR), ("minutes", MINUTE)):
        if seconds and not seconds % length:
            return say(f"chat-clock-{unit}", count=seconds // length)
    return say("chat-clock-seconds", count=seconds)


def clock_line(view: View, usual: int | None, speech: md.Speech) -> Iterator[str]:
    """Which clock a lobby's match will have, if that is not the game's own: also where all lobbies
    of the server begin with it, for that stands nowhere else, and guests don't know it. A day is
    told whichever clock gives it."""
    timing = view.hours.timing
    if timing != USUAL or view.hours.takes_days:
        yield speech.line(say("chat-clock-chosen", clock=named_at(timing, usual)))
    if view.hours.takes_days:
        yield md.small(speech.line(say("chat-clock-quiet")))


def clock_entry(now: Timing, usual: int | None, speech: md.Speech) -> ui.Choosing:
    """Where it is chosen, among a lobby's options."""
    label = speech.label(say("chat-clock-label"), ui.MODAL_LABEL)
    help_ = speech.label(say("chat-clock-help"), ui.OPTION_LABEL)
    options = tuple(
        ui.Option(
            speech.label(named_at(each, usual), ui.OPTION_LABEL), each.text, chosen=each == now
        )
        for each in _offered(now, usual)
    )
    return ui.Choosing(CLOCK, label, "select", options, help=help_)


def _offered(now: Timing, usual: int | None) -> Iterator[Timing]:
    """The game's own clock is not told apart from a day where it gives one, unless it is chosen."""
    if now not in OFFERED:
        yield now
    for timing in OFFERED:
        if timing in (now, Timing("day")) or not takes_days(timing, usual):
            yield timing


def server_line(timing: Timing) -> Say:
    """What lobbies on a server begin with."""
    return say("cogs-settings-clock", clock=named(timing))


def server_menu(timing: Timing, speech: md.Speech) -> ui.Menu:
    """What else they can begin with."""
    label = speech.label(say("cogs-settings-clock-other"), ui.PLACEHOLDER)
    others = (each for each in OFFERED if each != timing)
    options = (ui.Option(speech.label(named(each), ui.OPTION_LABEL), each.text) for each in others)
    return ui.Menu(write(SetTime("clock")), label, tuple(options))


def more_time(view: View, speech: md.Speech, given: MoreTime) -> ui.Content:
    """Tells in public that somebody has given others more time."""
    who = tuple(Who(seat) for seat in given.seats)
    told = speech.line(say("chat-more-time", giver=Who(given.by), who=who))
    return ui.boxed(view.game, ui.Text(f"⏳ {told}"))


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


def quiet_lines(quiet: Quiet | None) -> Iterator[Say]:
    if quiet is None:
        yield say("cogs-settings-quiet-none")
        return
    since, until = _hour(quiet.since), _hour(quiet.until)
    state = "some" if quiet.hours else "none"
    yield say(
        "cogs-settings-quiet", state=state, since=since, until=until, zone=zone_name(quiet.zone)
    )
    yield say("cogs-settings-digest", state="on" if quiet.digest else "off", until=until)


def zone_name(zone: str) -> str:
    """A time zone's city, with where in the world that is."""
    region, _, city = zone.replace("_", " ").rpartition("/")
    return f"{city} ({region})" if region else city


def quiet_menus(quiet: Quiet | None, speech: md.Speech) -> Iterator[ui.Menu]:
    """Where somebody lives and, once that is known, when he is not to be disturbed."""
    others = [zone for zone in ZONES if quiet is None or zone != quiet.zone]
    options = [ui.Option(zone_name(zone), zone) for zone in others]
    options.append(ui.Option(speech.label(say("cogs-settings-zone-typed"), ui.OPTION_LABEL), TYPED))
    if quiet is not None:
        nowhere = speech.label(say("cogs-settings-zone-none"), ui.OPTION_LABEL)
        options.append(ui.Option(nowhere, NOWHERE))
    placeholder = speech.label(say("cogs-settings-zone"), ui.PLACEHOLDER)
    yield ui.Menu(write(SetTime("zone")), placeholder, tuple(options))
    if quiet is not None:
        spans = [span for span in SPANS if span != (quiet.since, quiet.until)]
        hours = tuple(ui.Option(_span(*span, speech), f"{span[0]} {span[1]}") for span in spans)
        label = speech.label(say("cogs-settings-hours"), ui.PLACEHOLDER)
        yield ui.Menu(write(SetTime("hours")), label, hours)


def digest_button(quiet: Quiet, speech: md.Speech) -> ui.Button:
    label = say("cogs-settings-change-digest", state="on" if quiet.digest else "off")
    return ui.Button(speech.label(label, ui.BUTTON_LABEL), write(SetTime("digest")))


def zone_modal(quiet: Quiet | None, speech: md.Speech) -> ui.Modal:
    entry = ui.TextField(
        "zone",
        speech.label(say("cogs-settings-zone-name"), ui.MODAL_LABEL),
        MOST_NAMES,
        shortest=1,
        typed="" if quiet is None else quiet.zone,
        example="Europe/Stockholm",
    )
    title = speech.label(say("cogs-settings-zone"), ui.MODAL_TITLE)
    return ui.Modal(write(SetTime("zone")), title, (entry,))


def digest(views: Sequence[View], user: User, speech: md.Speech) -> ui.Content:
    """Tells somebody, once a day, where he is awaited."""
    awaited = [
        f"{md.channel_link(v.place.spot)} ({speech.plain(md.game_name(v.game))})" for v in views
    ]
    told_ = say("chat-digest", user=mention(user), count=len(views), tables=tuple(awaited))
    return ui.Content(plain=speech.line(told_), pings=(user,))


def _span(since: int, until: int, speech: md.Speech) -> str:
    state = "none" if since == until else "some"
    span = say("cogs-settings-span", state=state, since=_hour(since), until=_hour(until))
    return speech.label(span, ui.OPTION_LABEL)


def _hour(hour: int) -> str:
    return f"{hour:02}:00"
