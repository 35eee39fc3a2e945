"""Supertrumf learnt by playing: four rounds of the classic game, in which a sum, a supertrump and a
tie decide."""

from collections.abc import Iterator

from games.kit.chance import Chance
from games.kit.lessons import LEARNER, SEATS, Lesson, LessonStep, lesson_secret
from games.kit.say import Say, say
from games.supertrumf.cards import Card, Deck
from games.supertrumf.moves import Declare, Lay
from games.supertrumf.wording import attribute_name, card_name

SECRET = lesson_secret("supertrumf", 20_708)
BOT = 1

OPTIONS = {"play": "classic", "dealer": str(SEATS)}
"""The bot deals, so that the learner leads."""

PLACES = {
    "poisoned-dagger": 1,
    "sphinx": 2,
    "knight": 4,
    "giants-belt": 6,
    "kraken": 7,
    "knitted-mail": 8,
    "dragon": 10,
    "minotaur": 11,
    "dagger-in-the-back": 14,
    "troll": 15,
}
"""Where the cards of the script lie in the shuffled deck."""


def lesson_of(deck: Deck) -> Lesson | None:
    """None for a deck that the secret deals otherwise."""
    pile = Chance(SECRET, ()).shuffle("deck", deck.cards)
    if any(card not in pile[place : place + 1] for card, place in PLACES.items()):
        return None
    if not {"strength", "cunning", "stamina"} <= set(deck.attributes):
        return None
    return Lesson(SECRET, tuple(_steps(deck)), OPTIONS)


def _steps(deck: Deck) -> Iterator[LessonStep]:
    strength, cunning, stamina = (
        attribute_name(deck, each) for each in ("strength", "cunning", "stamina")
    )

    def card(key: Card) -> Say:
        return card_name(deck, key)

    def worth(attribute: str, *cards: Card) -> int:
        return sum(deck.points[attribute][key] for key in cards)

    sum_ = worth("strength", "knight", "giants-belt")
    yield _says(
        LEARNER,
        "strength",
        say(
            "lesson-supertrumf-lead",
            figure=card("knight"),
            item=card("giants-belt"),
            attribute=strength,
            value=sum_,
        ),
    )
    yield _lays(BOT, "kraken")
    yield _lays(
        LEARNER,
        "knight",
        "giants-belt",
        told=say("lesson-supertrumf-two", figure=card("knight"), item=card("giants-belt")),
    )
    yield _says(
        LEARNER,
        "cunning",
        say(
            "lesson-supertrumf-won",
            value=sum_,
            other=worth("strength", "kraken"),
            figure=card("sphinx"),
            attribute=cunning,
        ),
    )
    yield _lays(BOT, "poisoned-dagger")
    yield _lays(
        LEARNER,
        "sphinx",
        told=say("lesson-supertrumf-one", figure=card("sphinx"), attribute=cunning),
    )
    yield _says(BOT, "strength")
    yield _lays(
        LEARNER,
        "minotaur",
        told=say(
            "lesson-supertrumf-supertrump",
            dagger=card("poisoned-dagger"),
            other=card("dagger-in-the-back"),
            figure=card("minotaur"),
            attribute=strength,
        ),
    )
    yield _lays(BOT, "dragon")
    yield _says(BOT, "stamina")
    yield _lays(
        LEARNER,
        "dagger-in-the-back",
        told=say(
            "lesson-supertrumf-tie",
            value=worth("strength", "minotaur"),
            dagger=card("dagger-in-the-back"),
            attribute=stamina,
        ),
    )
    yield _lays(BOT, "troll", "knitted-mail")


def _says(seat: int, attribute: str, told: Say | None = None) -> LessonStep:
    return LessonStep(seat, Declare(attribute), told)


def _lays(seat: int, *cards: Card, told: Say | None = None) -> LessonStep:
    return LessonStep(seat, Lay(cards), told)
