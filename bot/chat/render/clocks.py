"""How long people have, as they are told of it: which clock a table has, how that is chosen, and
what each has left."""

from collections.abc import Iterator

from bot.chat.custom_ids import SetTime, write
from bot.chat.render.content import Box, Choosing, Content, Menu, Option, Text
from bot.chat.render.controls import MODAL_LABEL, OPTION_LABEL, PLACEHOLDER
from bot.chat.render.speech import BETWEEN, SECOND_MS, Speech, bold, colour, small
from bot.host.desires import MoreTime
from bot.host.timing import Timing
from bot.host.views import View
from games.kit.say import Say, Who, say

OFFERED = (
    Timing(),
    Timing("turn", 30),
    Timing("turn", 60),
    Timing("turn", 180),
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
    """Which clock it is."""
    kind = "banked" if timing.increment else timing.kind
    return say("chat-clock", kind=kind, time=_lasting(timing.seconds), seconds=timing.increment)


def _lasting(seconds: int) -> Say:
    for unit, length in (("hours", HOUR), ("minutes", MINUTE)):
        if seconds and not seconds % length:
            return say(f"chat-clock-{unit}", count=seconds // length)
    return say("chat-clock-seconds", count=seconds)


def clock_line(view: View, speech: Speech) -> Iterator[str]:
    """Which clock a lobby's match will have, if that is not the game's own: also where all lobbies
    of the server begin with it, for that stands nowhere else, and guests don't know it."""
    timing = view.hours.timing
    if timing.kind != "usual":
        yield speech.line(say("chat-clock-chosen", clock=named(timing)))
    if timing.kind == "day":
        yield small(speech.line(say("chat-clock-quiet")))


def clock_entry(now: Timing, speech: Speech) -> Choosing:
    """Where it is chosen, among a lobby's options."""
    timings = OFFERED if now in OFFERED else (now, *OFFERED)
    options = tuple(
        Option(speech.label(named(timing), OPTION_LABEL), timing.text, chosen=timing == now)
        for timing in timings
    )
    return Choosing(CLOCK, speech.label(say("chat-clock-label"), MODAL_LABEL), "select", options)


def server_menu(timing: Timing, speech: Speech) -> Menu:
    """What lobbies on a server begin with."""
    now = speech.label(say("cogs-settings-clock", clock=named(timing)), PLACEHOLDER)
    others = (each for each in OFFERED if each != timing)
    options = (Option(speech.label(named(each), OPTION_LABEL), each.text) for each in others)
    return Menu(write(SetTime("clock")), now, tuple(options))


def bank_line(view: View, speech: Speech) -> Iterator[str]:
    """What each had left when he was last asked something."""
    left = [f"{speech.line(Who(seat))} {_counted(bank)}" for seat, bank in view.hours.banks]
    if left and view.phase != "ended":
        yield small(f"⌛ {BETWEEN.join(left)}")


def _counted(left: int) -> str:
    minutes, seconds = divmod(left // SECOND_MS, MINUTE)
    return bold(f"{minutes}:{seconds:02}")


def may_be_given(view: View) -> bool:
    """Whether the board offers to give others more time: where that may be needed soon."""
    hours = view.hours
    return hours.may_give and (hours.timing.kind != "usual" or bool(hours.reminded))


def more_time(view: View, speech: Speech, given: MoreTime) -> Content:
    """Tells in public that somebody has given others more time."""
    who = tuple(Who(seat) for seat in given.seats)
    told = speech.line(say("chat-more-time", giver=Who(given.by), who=who))
    return Content((Box((Text(f"⏳ {told}"),), colour(view.game)),))
