"""One match, played at random or by the bot player, with everything checked after every move."""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

import msgspec

from games.kit.asks import Ask, Pick, Picks
from games.kit.bot_player import LEVELS, ByBot
from games.kit.chance import Chance
from games.kit.conceding import Concede
from games.kit.game import Game, Outcome, Timeout
from games.kit.match import Match
from games.kit.options import Options
from games.kit.proof import check
from games.kit.say import Refusal, Seat, Why
from games.kit.taking_back import TakeBack

PlayStyle = Literal["random", "easy", "hard"]
"""At random, or by the bot player at a level."""

LONGEST_MATCH = 20_000
"""A match with more moves counts as endless."""

CLOCK_SHARE = 0.05
OPTIONAL_SHARE = 0.05
MISUSE_SHARE = 0.1
QUITTING_SHARE, QUITS = 0.2, 0.03
"""The share of random matches in which players give up, and how often one does."""
TAKE_BACK_SHARE = 0.03
THINKING_MS = 4_000
DISORDER_MS = 300
START_MS = 1_800_000_000_000


class Defect(Exception):
    """A match broke a promise of the rules."""


class Rehearsal:
    """Plays one match to its end. Raises Defect at the first broken promise. The bot player uses
    the known answers, if given."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        seats: int,
        options: Options,
        seed: str,
        style: PlayStyle = "random",
        answers: Any = None,
    ) -> None:
        self.game = game.bound(options)
        self.answers = answers
        self.rng = Random(seed)
        self.style = style
        secret = self.rng.randbytes(32)
        salts = [f"{self.rng.getrandbits(64)}" for _ in range(seats)]
        self.match: Match[Any, Any] = Match(self.game, seats, options, secret, salts)
        for seat in range(seats if style != "random" else 0):
            self.match.bot_sits(seat, style, None)
        self.stock = sorted(self.game.stock(self.match.state))
        self.now = START_MS
        self._temper = Random(f"the temper of {seed}")
        self._quits = style == "random" and self._temper.random() < QUITTING_SHARE

    def play(self) -> Outcome:
        """Plays the match, replays it from its record, and returns the outcome."""
        self._check_state()
        while (outcome := self.game.outcome(self.match.state)) is None:
            if len(self.match.entries) >= LONGEST_MATCH:
                raise Defect(f"the match has not ended after {LONGEST_MATCH} moves")
            self._step()
            self._check_state()
        self._check_end()
        self._check_record()
        return outcome

    def _step(self) -> None:
        state = self.match.state
        if self._quits and self._temper.random() < QUITS and self._give_up():
            return
        asks = [(s, ask) for s in range(self.match.seats) for ask in self.game.asks(state, s)]
        if asks:
            sampled = self.rng.choice(asks)[0]
            for ask in (ask for seat, ask in asks if seat == sampled):
                self._check_sample(sampled, ask)
        if asks and self.rng.random() < MISUSE_SHARE:
            self._misuse(asks)
        timeouts = self.game.timeouts(state)
        self._check_waiting(asks, timeouts)
        if self.style == "random" and self.rng.random() < TAKE_BACK_SHARE and self._takes_back():
            return
        required = [pair for pair in asks if not pair[1].optional]
        optional = [pair for pair in asks if pair[1].optional]
        if timeouts and (not required or self.rng.random() < CLOCK_SHARE):
            self._clock(timeouts)
        elif optional and self.style == "random" and self.rng.random() < OPTIONAL_SHARE:
            self._play_sample(*self.rng.choice(optional))
        elif self.style != "random":
            self._play_as_bot_player(sorted({seat for seat, _ in required}), self.style, timeouts)
        else:
            self._play_sample(*self.rng.choice(required))

    def _give_up(self) -> bool:
        """Lets a player give up now and then; returns whether one did."""
        seat = self._temper.choice(self.match.state.still_in)
        try:
            self.match.play(seat, Concede(self.now))
        except Refusal as refusal:
            if refusal.why is not Why.NOT_NOW:
                raise Defect(f"seat {seat} can't give up: {refusal}") from refusal
            return False
        return True

    def _play_sample(self, seat: Seat, ask: Ask[Any]) -> None:
        self.now += self.rng.randrange(THINKING_MS)
        stamp = self.now - self.rng.randrange(DISORDER_MS)
        self.match.play(seat, ask.read(ask.sample(self.rng), stamp))

    def _play_as_bot_player(
        self, seats: Sequence[Seat], level: str, timeouts: Sequence[Timeout]
    ) -> None:
        self.now += self.rng.randrange(THINKING_MS)
        seat = self.rng.choice(seats)
        thought = self.match.thought(seat, LEVELS[level], None, self.now, self.answers)
        if thought is None:
            self._clock(timeouts)
        else:
            self.match.play(seat, thought.move, by=ByBot(level, None))

    def _takes_back(self) -> bool:
        """Takes a player's last move back if possible, with everybody's consent."""
        seat = self.rng.randrange(self.match.seats)
        try:
            back = self.match.course.way_back(seat)
        except Refusal:
            return False
        used = self.match.chance.used
        self.match.play(seat, TakeBack(back.to))
        if self.match.chance.used != used:
            raise Defect("chance went back with a move")
        return True

    def _clock(self, timeouts: Sequence[Timeout]) -> None:
        def when(due: Timeout) -> int:
            return max(self.now, (self.now if due.since is None else due.since) + due.wait)

        first = min(timeouts, key=when)
        self.now = when(first)
        self.match.play(first.seat, self.game.stamped(first.move, self.now), by_clock=True)

    def _check_sample(self, seat: Seat, ask: Ask[Any]) -> None:
        picks = ask.sample(self.rng)
        try:
            ask.check(picks)
        except Refusal as refusal:
            raise Defect(f"seat {seat}'s sample {picks} of {ask.key}: {refusal}") from refusal

    def _check_waiting(
        self, asks: Sequence[tuple[Seat, Ask[Any]]], timeouts: Sequence[Timeout]
    ) -> None:
        awaited = {seat for seat, ask in asks if not ask.optional}
        if not awaited and not timeouts:
            raise Defect("the match is not over, and nothing is awaited from anybody")
        clocked = {due.seat for due in timeouts}
        unclocked = sorted(awaited - clocked)
        if unclocked and None not in clocked:
            raise Defect(f"no clock runs for {_seats(unclocked)}")
        if any(due.since is not None and due.since < START_MS - DISORDER_MS for due in timeouts):
            raise Defect("a clock counts from before the match began")

    def _misuse(self, asks: Sequence[tuple[Seat, Ask[Any]]]) -> None:
        """Tries things that a person should not do. Each must be refused, or be a legal move, and
        leave no trace in the state or in the chance."""
        state = self.match.state
        before = msgspec.json.encode(state)
        chance = Chance(b"misuse", ())
        seat, ask = self.rng.choice(asks)
        seat = self.rng.choice([seat, (seat + 1) % self.match.seats, self.match.seats + 1])
        try:
            self.game.play(state, seat, ask.read(self._spoilt(ask), self.now), chance)
        except Refusal:
            if chance.used:
                raise Defect(f"{ask.key} was refused after chance was used") from None
        if msgspec.json.encode(state) != before:
            raise Defect(f"trying {ask.key} changed the state in place")

    def _spoilt(self, ask: Ask[Any]) -> Picks:
        picks = [list(picked) for picked in ask.sample(self.rng)]
        for field, picked in zip(ask.form.fields, picks, strict=True):
            if isinstance(field, Pick) and field.choices and self.rng.random() < 0.7:
                picked.append(self.rng.choice(field.choices).key)
            elif picked:
                picked.pop()
        return tuple(tuple(picked) for picked in picks)

    def _check_state(self) -> None:
        state = self.match.state
        encoded = msgspec.json.encode(state)
        decoded = msgspec.json.decode(encoded, type=self.game.state_type)
        if decoded != state or msgspec.json.encode(decoded) != encoded:
            raise Defect("the state does not survive its trip through JSON")
        if sorted(self.game.inventory(state)) != self.stock:
            raise Defect("a card is lost or doubled")

    def _check_end(self) -> None:
        state = self.match.state
        if self.game.timeouts(state):
            raise Defect("a clock runs on after the end")
        for seat in range(self.match.seats):
            if waiting := [ask.key for ask in self.game.asks(state, seat) if not ask.optional]:
                raise Defect(f"seat {seat} is still asked {waiting} after the end")

    def _check_record(self) -> None:
        record = self.match.record()
        again = Match[Any, Any].replay(self.game, record)
        if msgspec.json.encode(again.state) != msgspec.json.encode(self.match.state):
            raise Defect("the log replays to another state")
        fault = check(self.game, record, self.answers).fault
        if fault is not None:
            raise Defect(f"its record does not hold: {fault}")


def _seats(seats: Sequence[Seat]) -> str:
    return f"seat{'s' * (len(seats) > 1)} {', '.join(map(str, seats))}"
