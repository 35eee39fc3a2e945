"""Ordet fanger learnt by playing: two duels that the learner has for themselves, the second by a
joker, and one in which the bot races too. The linked set has the same cards in every language, so
that the same words are asked for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from games.kit.chance import Chance
from games.kit.lessons import LEARNER, Lesson, LessonStep, lesson_secret
from games.kit.say import Say, Seat, say
from games.ordet_fanger.cards import Card, CardSets, in_set
from games.ordet_fanger.duels import card_of, category_of, place_in
from games.ordet_fanger.moves import Answer, Draw, Move
from games.ordet_fanger.state import Racing, State

if TYPE_CHECKING:
    from games.ordet_fanger.rules import OrdetFanger

SECRET = lesson_secret("ordet_fanger", 28_106)
BOT: Seat = 1
RACE_MS = 20_000
"""How long the bot thinks when it races: far longer than it takes to read what the learner is
told."""

TURNED = ("flower-6", "wave-3", "wave-1", "diamond-5", "joker-4", "cross-1", "wave-6", "flower-2")
"""The cards that are turned, in order: taken from the two draw piles by turns."""


@dataclass(frozen=True)
class OrdetFangersLesson(Lesson):
    def options_in(self, language: str) -> Mapping[str, str]:
        """A duel waits for the learner as long as it takes."""
        return {
            "cards": f"linked_{language}",
            "rounds": "1",
            "time_limit": "0",
            "draw_time": "0",
        }


@dataclass(frozen=True)
class Flipping(LessonStep):
    """A card is turned where most would turn one. In a tie the card that decides is answered
    before."""

    def is_done_by(self, game: "OrdetFanger", state: State, seat: Seat, move: Any) -> bool:
        if seat != self.seat or not isinstance(move, Draw):
            return False
        usual = self.move_in(game, state)
        return usual is not None and replace(usual, at=move.at) == move

    def allows(self, game: "OrdetFanger", state: State, seat: Seat, move: Any) -> bool:
        return isinstance(move, Answer) and isinstance(state.phase, Racing)

    def tells(self, game: "OrdetFanger", state: State) -> Say | None:
        """Once a card can be turned."""
        if self.told is not None and state.duel is not None and state.duel.turned:
            return say("lesson-ordet-fanger-tied", category=_category(game, state))
        return None if self.move_in(game, state) is None else self.told

    def move_in(self, game: "OrdetFanger", state: State, answers: Any = None) -> Move | None:
        ask = next((each for each in game.asks(state, self.seat) if each.key == "draw"), None)
        return None if ask is None else ask.read(ask.form.usual)


@dataclass(frozen=True)
class Answering(LessonStep):
    """Whatever the learner answers counts, as always."""

    def is_done_by(self, game: "OrdetFanger", state: State, seat: Seat, move: Any) -> bool:
        return seat == self.seat and _is_answer(state, seat, move)

    def tells(self, game: "OrdetFanger", state: State) -> Say | None:
        if self.told is None or not isinstance(state.phase, Racing):
            return None
        return replace(self.told, args={"category": _category(game, state)})


@dataclass(frozen=True)
class Racer(Answering):
    """The bot answers, unless the learner is faster."""

    wait: int = RACE_MS

    def is_done_by(self, game: "OrdetFanger", state: State, seat: Seat, move: Any) -> bool:
        return _is_answer(state, seat, move)

    def move_in(self, game: "OrdetFanger", state: State, answers: Any = None) -> Answer:
        """The best known answer; without lists something that can be nobody's."""
        assert state.duel is not None
        known = () if answers is None else answers.of(game.sets, card_of(state, state.duel, BOT))
        return Answer(next(iter(known), "?!1"), 0)


@dataclass(frozen=True)
class Afterwards(Flipping):
    """What is told after the race depends on who has won it."""

    def tells(self, game: "OrdetFanger", state: State) -> Say | None:
        told = super().tells(game, state)
        is_lost = told == self.told and len(state.board.points[BOT]) > 0
        return say("lesson-ordet-fanger-lost") if is_lost else told


def _is_answer(state: State, seat: Seat, move: Any) -> bool:
    duel = state.duel if isinstance(state.phase, Racing) else None
    if duel is None or not isinstance(move, Answer):
        return False
    return place_in(state, duel, seat) is not None


def _category(game: "OrdetFanger", state: State) -> str:
    """What the learner must answer."""
    assert state.duel is not None
    return category_of(game.sets, state, state.duel, LEARNER)


def lesson_of(sets: CardSets) -> Lesson | None:
    """None where a linked set is missing, or the secret deals it otherwise."""
    linked = [cards for cards in sets.offered if cards.is_linked]
    if not linked or any(_turned(cards.name, cards.cards) != TURNED for cards in linked):
        return None
    return OrdetFangersLesson(SECRET, STEPS, over=say("lesson-ordet-fanger-over"))


def _turned(name: str, cards: tuple[Card, ...]) -> tuple[str, ...]:
    """What is turned first from the two piles, without the set's name."""
    shuffled = Chance(SECRET, ()).shuffle("deal", cards)
    half = len(shuffled) // 2
    piles = (shuffled[:half][::-1], shuffled[half:][::-1])
    first = [card for pair in zip(*piles, strict=False) for card in pair][: len(TURNED)]
    return tuple(card.removeprefix(in_set(name, "")) for card in first)


STEPS = (
    Flipping(LEARNER, told=say("lesson-ordet-fanger-flip")),
    Flipping(BOT),
    Flipping(LEARNER, told=say("lesson-ordet-fanger-unlike")),
    Answering(LEARNER, told=say("lesson-ordet-fanger-duel", category="")),
    Flipping(BOT),
    Flipping(LEARNER, told=say("lesson-ordet-fanger-points")),
    Answering(LEARNER, told=say("lesson-ordet-fanger-joker", category="")),
    Flipping(LEARNER, told=say("lesson-ordet-fanger-ties")),
    Flipping(BOT),
    Racer(BOT, told=say("lesson-ordet-fanger-race", category="")),
    Afterwards(LEARNER, told=say("lesson-ordet-fanger-won")),
)
