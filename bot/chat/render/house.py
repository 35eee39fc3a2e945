"""The house at a table, as people are told of it: what it is called, how it plays, and how that is
chosen in the lobby."""

from collections.abc import Callable, Iterator

from bot.chat.custom_ids import OfHouse, write
from bot.chat.people import mention
from bot.chat.render.content import Menu, Option
from bot.chat.render.controls import OPTION_LABEL, PLACEHOLDER
from bot.chat.render.speech import BETWEEN, Speech, small
from bot.host.model import User
from bot.host.views import View
from games.kit.house import LEVELS, PACES
from games.kit.say import Say, Who, say
from games.kit.seats import Seat

LEVEL, PACE, AWAY = "level", "pace", "away"
"""What can be chosen of the house in a lobby; a level and a pace stand behind a colon."""


def house_names(view: View, name: Callable[[User], str]) -> dict[Seat, Say]:
    """Of each seat that it plays. Where there are several they are numbered; where it plays for
    somebody who has left, he is named."""
    ours = [(seat, each) for seat, each in enumerate(view.seats) if each.house is not None]
    instead = {
        seat: say("chat-house-for", name=name(each.user)) for seat, each in ours if each.user
    }
    seats = [seat for seat, each in ours if not each.user]
    if len(seats) == 1:
        return {seats[0]: say("chat-house-name")} | instead
    numbered = enumerate(seats, 1)
    return {seat: say("chat-house-numbered", number=n) for n, seat in numbered} | instead


def who_is(view: View, user: User) -> Who | str:
    """How somebody is called who sits here, or did."""
    seats = enumerate(view.seats)
    seat = next((s for s, each in seats if each.user == user and each.house is None), None)
    return mention(user) if seat is None else Who(seat)


def seat_line(view: View, seat: Seat, speech: Speech) -> str:
    """Who sits there, with how it plays if it is the house."""
    level = view.seats[seat].house
    if level is None:
        return speech.line(Who(seat))
    return speech.line(say("chat-house-seat", who=Who(seat), level=level))


def house_lines(view: View, speech: Speech) -> Iterator[str]:
    """That the house plays in this match, and how many hints each has taken."""
    seats = [seat for seat, sitting in enumerate(view.seats) if sitting.house is not None]
    if seats:
        named = speech.listed([seat_line(view, seat, speech) for seat in seats])
        yield small(speech.line(say("chat-house-plays", who=named, count=len(seats))))
    taken = [
        speech.line(say("chat-hints-taken", who=who_is(view, each.user), count=each.hints))
        for each in view.tallies
        if each.hints
    ]
    if taken:
        yield small(f"💡 {BETWEEN.join(taken)}")


def house_menu(view: View, speech: Speech) -> Menu | None:
    """Where the house sits, how it is to play."""
    levels = {sitting.house for sitting in view.seats if sitting.house is not None}
    if not levels:
        return None
    options = (
        *(
            Option(_label(say("chat-house-level", level=level), speech), f"{LEVEL}:{level}")
            for level in LEVELS
            if levels != {level}
        ),
        *(
            Option(_label(say("chat-house-pace", pace=pace), speech), f"{PACE}:{pace}")
            for pace in PACES
            if pace != view.pace
        ),
        Option(_label(say("chat-house-away"), speech), AWAY),
    )
    as_it_is = say("chat-house-how", level="/".join(sorted(levels)), pace=view.pace)
    return Menu(write(OfHouse(view.table)), speech.label(as_it_is, PLACEHOLDER), options)


def _label(message: Say, speech: Speech) -> str:
    return speech.label(message, OPTION_LABEL)
