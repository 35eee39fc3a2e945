"""`torture duels`: duels in which messages arrive in any order, ruled by their stamps alone.

The expected rulings are computed here, from the messages in the order of their stamps, without the
game's own judging.
"""

import heapq
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Literal

from bot.lab.seeding import game, ready_duel
from games.kit.chance import Chance
from games.kit.realtime import Heard
from games.ordet_fanger.events import Tied, TimeOut, Won
from games.ordet_fanger.options import OrdetFangerOptions
from games.ordet_fanger.state import Racing, State

OPENED = 1_795_000_000_000
WORDS = ("oslo", "rom", "elg", "måne", "käse", "42", "saga", "tåg")
LATEST_MS = 12_000
SLOWEST_POST_MS = 300
SLOWEST_CLOCK_MS = 50
MOST_MESSAGES = 24
SHOWN = 5

Demanded = Literal["0", "1", "tie", "nobody"]


@dataclass(frozen=True)
class Utterance:
    """What a seat said: its stamp, and when it arrived."""

    seat: int
    text: str
    at: int
    arrives: int
    id: str

    @property
    def is_talk(self) -> bool:
        return self.text.startswith(".")

    @property
    def word(self) -> str:
        return self.text.strip(" .!").casefold()


@dataclass
class Trial:
    """A duel, everything said in it, and the stamp of the card's message."""

    state: State
    posted: int
    known: int
    messages: list[Utterance]


@dataclass
class Tally:
    duels: int = 0
    messages: int = 0
    disordered: int = 0
    demanded: dict[Demanded, int] = field(
        default_factory=lambda: {"0": 0, "1": 0, "tie": 0, "nobody": 0}
    )
    faults: list[str] = field(default_factory=list)


def torture_duels(duels: int, seed: int) -> Iterator[str]:
    """Plays this many duels. Raises DuelsFailed at the end if a ruling differs from the stamps."""
    began = time.perf_counter()
    tally = Tally()
    for number in range(duels):
        _try(f"{seed}/{number}", tally)
    seconds = time.perf_counter() - began
    counts = tally.demanded
    yield (
        f"{tally.duels:,} duels with {tally.messages:,} messages in {seconds:.0f} s; in "
        f"{tally.disordered:,} of them messages overtook each other"
    )
    yield (
        f"{counts['0'] + counts['1']:,} won, {counts['tie']:,} Uavgjort, "
        f"{counts['nobody']:,} without an answer"
    )
    if tally.faults:
        yield from tally.faults[:SHOWN]
        raise DuelsFailed(f"{len(tally.faults):,} rulings are not what the stamps demand")
    yield "every ruling is what the stamps demand"


class DuelsFailed(Exception):
    """A ruling differs from what the stamps demand."""


def _try(name: str, tally: Tally) -> None:
    trial = _trial(Random(name))
    demanded = _demanded(trial)
    ruled = Bench(trial, Random(f"clock {name}")).run()
    by_arrival = sorted(trial.messages, key=lambda message: message.arrives)
    tally.duels += 1
    tally.messages += len(trial.messages)
    tally.disordered += [m.at for m in by_arrival] != sorted(m.at for m in by_arrival)
    tally.demanded[demanded] += 1
    if ruled != demanded:
        tally.faults.append(f"duel {name}: ruled {ruled}, and the stamps demand {demanded}")


def _trial(rng: Random) -> Trial:
    settle = rng.choice((100, 400, 400, 5000))
    options: dict[str, Any] = {
        "tie_margin": rng.choice((50, 100, 100, 1000)),
        "settle_time": settle,
        "answers_needed": rng.choice((1, 1, 1, 2, 3)),
        "repeats": rng.choice(("allowed", "barred")),
        "time_limit": rng.choice((10, 60)),
    }
    seats = rng.choice((2, 3, 4, 6))
    teams = (1, 2, 1, 3) if seats == 4 and rng.random() < 0.5 else ()
    state = ready_duel(seats, OPENED, **options, teams=teams)
    posted = OPENED + rng.randint(0, SLOWEST_POST_MS)
    known = posted + rng.randint(0, settle - 1)
    messages = [
        _message(rng, number, seats, settle) for number in range(rng.randint(0, MOST_MESSAGES))
    ]
    return Trial(state, posted, known, messages)


def _message(rng: Random, number: int, seats: int, settle: int) -> Utterance:
    """A message, often close to one of a few moments, so that stamps collide."""
    moment = rng.choice((500, 1_000, 3_000)) + rng.choice((0, 0, 1, 99, 100, 101, 1000, 1001))
    at = OPENED + (moment if rng.random() < 0.7 else rng.randint(0, LATEST_MS))
    word = rng.choice(WORDS)
    text = rng.choice((word, word, word.upper(), f"{word}!", f". {word}", "…"))
    return Utterance(
        rng.randrange(seats), text, at, at + rng.randint(0, settle - 1), f"{number:04}"
    )


class Bench:
    """Plays a trial as a host does: messages as they arrive, and the clock when it is due, but not
    before the stamp of the card's own message is known."""

    def __init__(self, trial: Trial, rng: Random) -> None:
        self._game = game()
        self._trial = trial
        self._rng = rng
        self._state = trial.state
        self._chance = Chance(bytes(32), ("torture",))
        self._ruled: Demanded | None = None

    def run(self) -> Demanded:
        """The last ruling of the first duel, after everything has arrived."""
        numbers = count()
        arrivals: list[tuple[int, int, Utterance | None]] = [
            (self._trial.known, next(numbers), None)
        ]
        arrivals += [(message.arrives, next(numbers), message) for message in self._trial.messages]
        heapq.heapify(arrivals)
        while arrivals:
            moment, _, message = heapq.heappop(arrivals)
            if moment > self._trial.known:
                self._let_clock_rule(until=moment)
            if message is not None:
                self._hear(message)
            elif self._state.number == self._trial.state.number:
                self._play(None, self._game.posted(self._state, 1, self._trial.posted))
        self._let_clock_rule(until=None)
        assert self._ruled is not None, "the clock rules in the end"
        return self._ruled

    def _let_clock_rule(self, until: int | None) -> None:
        while isinstance(self._state.phase, Racing) and self._ruled is None:
            due = self._game.timeouts(self._state)[0]
            moment = due.since + due.wait if due.since is not None else 0
            if until is not None and moment >= until:
                return
            late = self._rng.randint(0, SLOWEST_CLOCK_MS)
            at = moment + late if until is None else min(moment + late, until)
            self._play(None, self._game.stamped(due.move, at))

    def _hear(self, message: Utterance) -> None:
        heard = Heard(message.text, message.id, message.at)
        move = self._game.hears(self._state, message.seat, heard)
        if move is not None:
            self._play(message.seat, move)

    def _play(self, seat: int | None, move: Any) -> None:
        self._state = self._game.play(self._state, seat, move, self._chance)
        for event in self._state.news:
            match event:
                case Won(winners=winners):
                    self._ruled = "0" if winners == self._state.sides[0] else "1"
                case Tied():
                    self._ruled = "tie"
                case TimeOut():
                    self._ruled = "nobody"


def _demanded(trial: Trial) -> Demanded:
    """The ruling by the order of the stamps, whenever the messages arrived."""
    options = trial.state.options
    assert isinstance(options, OrdetFangerOptions)
    ready = [_answered_at(trial, side, options) for side in trial.state.sides[:2]]
    one, other = ready
    if one is None or other is None:
        return "nobody" if one is other else "0" if other is None else "1"
    if abs(one - other) <= options.tie_margin:
        return "tie"
    return "0" if one < other else "1"


def _answered_at(trial: Trial, side: tuple[int, ...], options: OrdetFangerOptions) -> int | None:
    """When a side had said enough different words."""
    last = trial.posted + options.time_limit * 1000
    words: set[str] = set()
    for message in sorted(trial.messages, key=lambda each: (each.at, each.id)):
        counts = message.seat in side and not message.is_talk and message.word != "…"
        in_time = trial.posted < message.at <= last
        if not counts or not in_time or message.word in words:
            continue
        if options.repeats == "barred" and _was_said(trial, message):
            continue
        words.add(message.word)
        if len(words) == options.answers_needed:
            return message.at
    return None


def _was_said(trial: Trial, message: Utterance) -> bool:
    """Whether anybody had said the word before. Not before: at the same moment by somebody else, or
    by the other side of the duel within the tie margin."""
    return any(
        other.word == message.word
        and (
            (other.at, other.id) < (message.at, message.id)
            if other.seat == message.seat
            else other.at < message.at
        )
        and not _at_once(trial, other, message)
        for other in trial.messages
    )


def _at_once(trial: Trial, other: Utterance, message: Utterance) -> bool:
    options = trial.state.options
    assert isinstance(options, OrdetFangerOptions)
    one, two = trial.state.sides[:2]
    opponents = {*((seat, rival) for seat in one for rival in two)}
    are_opponents = not opponents.isdisjoint(
        {(message.seat, other.seat), (other.seat, message.seat)}
    )
    is_close = message.at - other.at <= options.tie_margin
    return are_opponents and is_close and other.at > trial.posted
