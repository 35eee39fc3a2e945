"""The tests' own small language: set up a position, play, and say what must hold.

table = Table(GAME(), castle(kim="S7 S9", active="HQ"))
table.plays(KIM, Attack(("S7", "X1")), dice=[9, 9])
table.refuses(KIM, Attack(("S7",)), "SS6")
assert table.state.damage(LEE) == 25
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Generic

import msgspec
import pytest

from games.kit.asks import Ask, Form
from games.kit.bot_player import HARD, LEVELS, Mind, decide
from games.kit.chance import Call, Chance, Kind, Result, T
from games.kit.conceding import Concede
from games.kit.course import Course
from games.kit.game import Game, MoveT, StateT
from games.kit.keyed_random import KeyedRandom
from games.kit.say import Refusal, Say, Seat, Value, Why
from games.kit.scenes import Scene, Zone
from games.kit.taking_back import TakeBack


def bot_player_move(
    game: Game[Any, Any, Any], state: Any, seat: Seat, rng: Random, level: str = HARD, at: int = 0
) -> Any:
    """What the bot player does at once for a seat that is waited for."""
    mind = Mind(seat, KeyedRandom(rng.randbytes(32)), at)
    thought = decide(game, game.knowledge(state, seat), mind, LEVELS[level])
    assert thought is not None, f"the bot player would rather wait for seat {seat}"
    return thought.move


class LoadedChance(Chance):
    """Chance that shows what a test says: dice in the order given, picks by what they pick,
    shuffles by the order they leave. An unloaded shuffle leaves the cards as they are; an unloaded
    die or pick fails the test."""

    def __init__(
        self,
        dice: Sequence[int] = (),
        picks: Sequence[Any] = (),
        shuffles: Sequence[Sequence[Any]] = (),
    ) -> None:
        super().__init__(b"", ())
        self._dice = list(dice)
        self._picks = list(picks)
        self._shuffles = [tuple(order) for order in shuffles]

    def die(self, name: str, sides: int, seat: Seat | None = None) -> int:
        assert self._dice, f"a T{sides} is rolled for {name}, and the test loaded none"
        self._note("die", name, sides, seat, self._dice[0])
        return self._dice.pop(0)

    def pick(self, name: str, items: Sequence[T], seat: Seat | None = None) -> T:
        assert self._picks, f"{name} is picked from {items}, and the test loaded no pick"
        picked: T = self._picks.pop(0)
        assert picked in items, f"{picked} is not among {items}, of which {name} is picked"
        self._note("pick", name, len(items), seat, items.index(picked))
        return picked

    def shuffle(self, name: str, items: Sequence[T], seat: Seat | None = None) -> tuple[T, ...]:
        self._note("shuffle", name, len(items), seat, ())
        if not self._shuffles:
            return tuple(items)
        order: tuple[T, ...] = self._shuffles.pop(0)
        assert sorted(map(str, order)) == sorted(map(str, items)), f"{name} shuffles {items}"
        return order

    def _note(self, kind: Kind, name: str, of: int, seat: Seat | None, result: Result) -> None:
        self.calls.append(Call(kind, name, of, result, seat, nth=len(self.calls) + 1))

    def all_used(self) -> None:
        left = (*self._dice, *self._picks, *self._shuffles)
        assert not left, f"loaded but never used: {left}"


class Table(Generic[StateT, MoveT]):
    """A position, and what is played from there."""

    def __init__(self, game: Game[StateT, MoveT, Any], state: StateT) -> None:
        self.game = game
        self.course = Course(game, state)

    @property
    def state(self) -> StateT:
        return self.course.state

    @state.setter
    def state(self, state: StateT) -> None:
        self.course = Course(self.game, state)

    def plays(
        self,
        seat: Seat | None,
        *moves: MoveT | Concede,
        dice: Sequence[int] = (),
        picks: Sequence[Any] = (),
        shuffles: Sequence[Sequence[Any]] = (),
    ) -> "Table[StateT, MoveT]":
        """Plays the moves one after another; what was loaded must be used up by them. The state
        must survive a trip through JSON."""
        chance = LoadedChance(dice, picks, shuffles)
        for move in moves:
            self.course.play(seat, move, chance)
        chance.all_used()
        self._survives_json()
        return self

    def way_back(self, seat: Seat) -> str:
        """How that seat can take its last move back: freely, by consent, or why not."""
        try:
            return "by consent" if self.course.way_back(seat).needs_consent else "freely"
        except Refusal as refusal:
            return refusal.message.id

    def takes_back(self, seat: Seat) -> "Table[StateT, MoveT]":
        """Takes the seat's last move back; the others agree if they are asked."""
        back = TakeBack(self.course.way_back(seat).to)
        self.course.play(seat, back, LoadedChance())
        self._survives_json()
        return self

    def _survives_json(self) -> None:
        encoded = msgspec.json.encode(self.state)
        assert msgspec.json.decode(encoded, type=self.game.state_type) == self.state

    def refuses(
        self, seat: Seat | None, move: MoveT | Concede, ruling: str = "", why: Why | None = None
    ) -> Say:
        """Asserts that the move is refused by that ruling, and returns the sentence."""
        with pytest.raises(Refusal) as refused:
            self.game.play(self.state, seat, move, LoadedChance())
        assert refused.value.ruling == ruling
        assert why is None or refused.value.why == why
        return refused.value.message

    def ask(self, seat: Seat, key: str) -> Ask[MoveT]:
        """The seat's ask of that key; fails the test if there is none."""
        for ask in self.game.asks(self.state, seat):
            if ask.key == key:
                return ask
        pytest.fail(f"seat {seat} is not asked {key}, but {self.asked(seat)}")

    def asked(self, seat: Seat) -> list[str]:
        """The keys of the seat's asks."""
        return [ask.key for ask in self.game.asks(self.state, seat)]

    def form(self, seat: Seat, key: str) -> Form:
        return self.ask(seat, key).form

    def sees(self, viewer: Seat | None) -> Scene:
        return self.game.look(self.state, viewer)

    def zone(self, viewer: Seat | None, key: str) -> Zone:
        """The zone of that key as the viewer sees it."""
        return next(zone for zone in self.sees(viewer).board if zone.key == key)

    def told(self, viewer: Seat | None) -> list[str]:
        """The ids of the messages that tell this viewer what just happened."""
        return [line.id for line in self.sees(viewer).story]

    def tells(self, viewer: Seat | None, message: str) -> dict[str, Value]:
        """The arguments of that message of the story; fails the test if it isn't told."""
        for line in self.sees(viewer).story:
            if line.id == message:
                return line.args
        pytest.fail(f"{viewer} is not told {message}, but {self.told(viewer)}")
