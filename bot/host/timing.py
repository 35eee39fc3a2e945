"""How long people have for their moves: what a table has chosen, what each has left of it, and when
he is reminded.

What a game times itself, by stamps or as a ceremony, no choice of the table's changes; nor how
long the bot player takes.
"""

from typing import Any, Literal

import msgspec

from games.kit.game import Game, Timeout
from games.kit.say import Seat, malformed, say

TimingKind = Literal["usual", "turn", "bank", "day", "none"]

SECOND_MS = 1_000
HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS

REMINDED_FROM_MS = 60_000
"""A seat with less time than this is not reminded."""

LEAST_MS = 15_000
"""Whose bank is empty still has so long for a move."""

BANK_REMINDED = 5
"""Of a bank the last fifth is worth a reminder."""

DAY_REMINDED_MS = 3 * HOUR_MS

LIMITS: dict[TimingKind, tuple[range, range]] = {
    "turn": (range(10, 24 * 3600 + 1), range(1)),
    "bank": (range(60, 24 * 3600 + 1), range(3600 + 1)),
}
"""The possible seconds of a turn and of a bank, and of the increment for each move."""

CHOICE = "clock:"
"""Under which a timing stands, as text, among a lobby's options: no game's option is called so."""


class Timing(msgspec.Struct, frozen=True, gc=False):
    """`usual` is as the game has it; `turn` gives so many `seconds` for whatever a seat is asked;
    `bank` gives each person so many for the whole match, and some more with each move; `day` gives
    24 hours, in which each person's quiet hours don't count; `none` lets people take their time."""

    kind: TimingKind = "usual"
    seconds: int = 0
    increment: int = 0

    @property
    def text(self) -> str:
        return " ".join(
            (self.kind, *(str(each) for each in (self.seconds, self.increment) if each))
        )

    @property
    def bank(self) -> int:
        return self.seconds * SECOND_MS

    def allots(self, due: Timeout) -> int | None:
        """How long a seat has for what the game would give it so long for; None is for as long as
        it likes. Of a bank that is all of it."""
        match self.kind:
            case "usual":
                return None if due.is_open else due.wait
            case "turn" | "bank":
                return self.seconds * SECOND_MS * due.turns
            case "day":
                return DAY_MS * due.turns
            case "none":
                return None

    def gives(self, due: Timeout) -> int:
        """How much more somebody else can give at once: as much again, or a fifth of a bank."""
        if self.kind == "bank":
            return self.last_of_bank
        return self.allots(due) or 0

    def reminds(self, wait: int) -> int | None:
        """How long before its time is up a seat that was given so long is reminded, if it is."""
        match self.kind:
            case "bank":
                return self.last_of_bank if self.last_of_bank < wait else None
            case "day":
                return DAY_REMINDED_MS
            case _:
                return wait - wait * 2 // 3 if wait >= REMINDED_FROM_MS else None

    @property
    def last_of_bank(self) -> int:
        return max(REMINDED_FROM_MS, self.bank // BANK_REMINDED)


USUAL = Timing()
EVENING = Timing("turn", 300)
"""For people who are here together, where a game itself would give them a day."""


def takes_days(timing: Timing, usual: int | None) -> bool:
    """Whether a turn may take a day, by a clock of which the game's own gives so much: then quiet
    hours hold."""
    match timing.kind:
        case "usual":
            return usual is not None and usual >= DAY_MS
        case "turn":
            return timing.seconds * SECOND_MS >= DAY_MS
        case kind:
            return kind == "day"


def first_timing(game: Game[Any, Any, Any], servers: Timing) -> Timing:
    """What people's lobbies begin with: what their server has chosen, or else no more than
    minutes."""
    if servers == USUAL and takes_days(USUAL, game.usual_turn(game.options_type())):
        return EVENING
    return servers


def read_timing(text: str) -> Timing:
    """Raises a malformed Refusal for what no timing is written as."""
    kind, *numbers = text.split(" ")
    try:
        timing = msgspec.convert(
            dict(zip(("kind", "seconds", "increment"), (kind, *map(int, numbers)), strict=False)),
            Timing,
        )
    except (ValueError, msgspec.ValidationError) as error:
        raise malformed(say("tables-no-such-clock")) from error
    seconds, increment = LIMITS.get(timing.kind, (range(1), range(1)))
    fits = timing.seconds in seconds and timing.increment in increment
    if not fits or timing.text != text:
        raise malformed(say("tables-no-such-clock"))
    return timing


class PersonalTime(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What people have left of their banks, where that is not all; and how much more each seat was
    given for what it is asked now."""

    banks: tuple[tuple[int, int], ...] = ()
    given: tuple[tuple[Seat, int], ...] = ()

    def left(self, timing: Timing, user: int) -> int:
        return dict(self.banks).get(user, timing.bank)

    def with_bank(self, user: int, left: int) -> "PersonalTime":
        banks = dict(self.banks) | {user: left}
        return PersonalTime(tuple(sorted(banks.items())), self.given)

    def with_given(self, seat: Seat, more: int) -> "PersonalTime":
        given = dict(self.given)
        given[seat] = given.get(seat, 0) + more
        return PersonalTime(self.banks, tuple(sorted(given.items())))

    def asked_anew(self, seat: Seat) -> "PersonalTime":
        given = tuple(each for each in self.given if each[0] != seat)
        return self if given == self.given else PersonalTime(self.banks, given)


ALL_LEFT = PersonalTime()


def is_chosen(due: Timeout) -> bool:
    """Whether it is for the table to choose how long a seat has."""
    return due.seat is not None and due.since is None and not due.is_fixed


def takes_any_time(timing: Timing, due: Timeout) -> bool:
    """Whether no clock runs for what a person is asked: by the table's choice, or the game's."""
    if is_chosen(due):
        return timing.allots(due) is None
    return due.seat is not None and due.is_open


def allotted(timing: Timing, personal: PersonalTime, due: Timeout, user: int) -> int | None:
    """How long this person's seat has; None is for as long as he likes."""
    assert due.seat is not None
    wait = timing.allots(due)
    if wait is None:
        return None
    if timing.kind == "bank":
        wait += max(LEAST_MS, personal.left(timing, user)) - timing.bank
    return wait + dict(personal.given).get(due.seat, 0)


def charged(
    timing: Timing, personal: PersonalTime, due: Timeout, user: int, took: int, *, acts: bool
) -> PersonalTime:
    """Once a seat is asked something else than for so long: its bank has got that much smaller,
    and grows by what comes to it with each of this person's moves."""
    if timing.kind != "bank":
        return personal
    took = max(0, took - (due.turns - 1) * timing.bank)
    left = max(0, personal.left(timing, user) - took)
    return personal.with_bank(user, left + (timing.increment * SECOND_MS if acts else 0))
