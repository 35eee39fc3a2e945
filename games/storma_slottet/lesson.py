"""Storma slottet! learnt by playing: two attacks fell a mercenary; then a queen is healed, and
brought to safety."""

from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from games.kit.cards import Card, card_name, rank, suit
from games.kit.game import Game
from games.kit.lessons import LEARNER, Lesson, LessonStep, lesson_secret
from games.kit.say import Say, Seat, say
from games.kit.suits import suit_name
from games.storma_slottet import moves
from games.storma_slottet.cards import toughness
from games.storma_slottet.state import State

BOT: Seat = 1

HOUSE, BOTS_HOUSE = "H", "S"
MERCENARY, BOTS_MERCENARY = "D12", "C13"
SECOND_MERCENARY, BOTS_JACK = "D11", "S11"
HEARTS = ("H3", "H8", "H9")
JOKER = ("S9", "X1")
HEALER, HEALED, COULD_HEAL = "D8", "S7", "D9"
EXCHANGED = ("S3", "S4", "S5")


@dataclass(frozen=True)
class Measured(LessonStep):
    """What is told says how much more the Active card of a seat can take."""

    of: Seat = LEARNER

    def tells(self, game: Game[State, moves.Move, Any], state: State) -> Say | None:
        assert self.told is not None
        return replace(self.told, args={**self.told.args, "left": state.active(self.of).left})


@dataclass(frozen=True)
class Rolling(LessonStep):
    """The dice of a move. Most learners have them rolled, so only those who roll for themselves
    are told to."""

    def tells(self, game: Game[State, moves.Move, Any], state: State) -> Say | None:
        return say("lesson-storma-slottet-dice")


def _named(**cards: Card) -> dict[str, Say]:
    return {name: card_name(card) for name, card in cards.items()}


STEPS = (
    LessonStep(
        LEARNER,
        moves.ChooseHouse(HOUSE),
        say("lesson-storma-slottet-house", suit=suit_name(HOUSE)),
    ),
    LessonStep(BOT, moves.ChooseHouse(BOTS_HOUSE)),
    LessonStep(
        LEARNER,
        moves.LayActive(MERCENARY),
        say(
            "lesson-storma-slottet-active",
            toughness=toughness(MERCENARY),
            **_named(queen=MERCENARY),
        ),
    ),
    LessonStep(BOT, moves.LayActive(BOTS_MERCENARY)),
    LessonStep(
        LEARNER,
        moves.Roll(),
        say("lesson-storma-slottet-start", **_named(queen=MERCENARY, king=BOTS_MERCENARY)),
    ),
    LessonStep(BOT, moves.Roll()),
    LessonStep(
        LEARNER,
        moves.Attack(HEARTS),
        say(
            "lesson-storma-slottet-attack",
            suit=suit_name(suit(BOTS_MERCENARY)),
            damage=sum(map(rank, HEARTS)),
            **_named(first=HEARTS[2], second=HEARTS[1], last=HEARTS[0]),
        ),
    ),
    LessonStep(BOT, moves.Attack((HEALED, "S10"))),
    Measured(
        LEARNER,
        moves.Attack(JOKER),
        say("lesson-storma-slottet-joker", **_named(king=BOTS_MERCENARY, card=JOKER[0])),
        of=BOT,
    ),
    Rolling(LEARNER, moves.Roll()),
    LessonStep(BOT, moves.Replace(BOTS_JACK)),
    LessonStep(BOT, moves.Attack(("C11",))),
    LessonStep(BOT, moves.Roll()),
    Measured(
        LEARNER,
        moves.Heal(HEALER),
        say(
            "lesson-storma-slottet-heal",
            value=rank(HEALER),
            damage=rank(HEALED),
            **_named(queen=MERCENARY, card=HEALER),
        ),
    ),
    LessonStep(
        LEARNER,
        moves.Stop(),
        say("lesson-storma-slottet-stop", damage=rank(HEALED), **_named(card=COULD_HEAL)),
    ),
    LessonStep(BOT, moves.Attack(("C6", "C8"))),
    Measured(
        LEARNER,
        moves.Retreat(SECOND_MERCENARY),
        say("lesson-storma-slottet-retreat", **_named(queen=MERCENARY, card=SECOND_MERCENARY)),
    ),
    LessonStep(BOT, moves.Exchange(("D7",))),
    LessonStep(
        LEARNER,
        moves.Exchange(EXCHANGED),
        say(
            "lesson-storma-slottet-exchange",
            **_named(jack=BOTS_JACK, first=EXCHANGED[0], second=EXCHANGED[1], last=EXCHANGED[2]),
        ),
    ),
    LessonStep(BOT, moves.Attack(("C3", "C9"))),
)

LESSON = Lesson(lesson_secret("storma_slottet", 222_740), STEPS)
