"""Riftforce learnt by playing: four simple guilds, two plays, an activation that destroys an enemy,
and a check of two locations."""

from games.kit.lessons import LEARNER, Lesson, LessonStep, lesson_secret
from games.kit.say import Say, Seat, say
from games.riftforce.cards import Card, GuildName
from games.riftforce.moves import (
    Activate,
    ActivateNext,
    CheckAndDraw,
    Choose,
    PickGuild,
    Play,
    Toss,
)
from games.riftforce.wording import card_name, guild_name, location_name

BOT: Seat = 1

EARTH, FIRE, ENEMY = "earth5c", "fire5b", "thunderbolt5a"
DISCARDED = "light5b"
ROW = ("water6b", "water7b")


def _picks(seat: Seat, guild: GuildName, told: Say | None = None) -> LessonStep:
    return LessonStep(seat, PickGuild(guild), told)


def _named(**cards: Card) -> dict[str, Say]:
    return {name: card_name(card) for name, card in cards.items()}


STEPS = (
    LessonStep(LEARNER, Toss(), say("lesson-riftforce-toss")),
    _picks(
        LEARNER,
        "fire",
        say(
            "lesson-riftforce-pick-fire",
            own=guild_name("light"),
            other=guild_name("thunderbolt"),
            guild=guild_name("fire"),
        ),
    ),
    _picks(BOT, "ice"),
    _picks(LEARNER, "earth", say("lesson-riftforce-pick-earth", guild=guild_name("earth"))),
    _picks(BOT, "air"),
    _picks(LEARNER, "water", say("lesson-riftforce-pick-water", guild=guild_name("water"))),
    _picks(BOT, "crystal"),
    LessonStep(
        LEARNER,
        Play((EARTH, FIRE), (2,)),
        say(
            "lesson-riftforce-play",
            location=location_name(2),
            **_named(enemy=ENEMY, first=EARTH, second=FIRE),
        ),
    ),
    LessonStep(BOT, Play(("air6b", "air6c"), (2, 3))),
    LessonStep(
        LEARNER,
        Play(ROW, (0, 1)),
        say(
            "lesson-riftforce-row",
            location=location_name(0),
            **_named(enemy=ENEMY, first=ROW[0], second=ROW[1]),
        ),
    ),
    LessonStep(BOT, Activate("ice5b")),
    LessonStep(BOT, Choose(EARTH)),
    LessonStep(
        LEARNER,
        Activate(DISCARDED),
        say("lesson-riftforce-activate", **_named(enemy=ENEMY, own=EARTH, card=DISCARDED)),
    ),
    LessonStep(
        LEARNER,
        ActivateNext(EARTH),
        say("lesson-riftforce-first-enemy", **_named(enemy=ENEMY, card=EARTH)),
    ),
    LessonStep(
        LEARNER,
        ActivateNext(FIRE),
        say("lesson-riftforce-destroy", **_named(enemy=ENEMY, card=FIRE)),
    ),
    LessonStep(BOT, CheckAndDraw()),
    LessonStep(
        LEARNER,
        CheckAndDraw(),
        say(
            "lesson-riftforce-check",
            bots=location_name(3),
            first=location_name(0),
            second=location_name(1),
            riftforce=len(ROW),
        ),
    ),
    LessonStep(BOT, Play(("crystal6a", "thunderbolt6a"), (0, 1))),
)

LESSON = Lesson(lesson_secret("riftforce", 1_355_256), STEPS, over=say("lesson-riftforce-over"))
