"""Riftforce learnt by playing: four simple guilds, two plays, an activation that destroys an enemy,
and a check of two locations."""

from games.kit.lessons import LEARNER, Lesson, LessonStep, lesson_secret
from games.kit.say import Say, Seat, say
from games.riftforce import moves
from games.riftforce.cards import Card, GuildName
from games.riftforce.wording import card_name, guild_name, location_name

BOT: Seat = 1

EARTH, FIRE, ENEMY = "earth5c", "fire5b", "thunderbolt5a"
DISCARDED = "light5b"
ROW = ("water6b", "water7b")


def _picks(seat: Seat, guild: GuildName, told: Say | None = None) -> LessonStep:
    return LessonStep(seat, moves.PickGuild(guild), told)


def _named(**cards: Card) -> dict[str, Say]:
    return {name: card_name(card) for name, card in cards.items()}


STEPS = (
    LessonStep(LEARNER, moves.Toss(), say("lesson-riftforce-toss")),
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
        moves.Play((EARTH, FIRE), (2,)),
        say(
            "lesson-riftforce-play",
            location=location_name(2),
            **_named(enemy=ENEMY, first=EARTH, second=FIRE),
        ),
    ),
    LessonStep(BOT, moves.Play(("air6b", "air6c"), (2, 3))),
    LessonStep(
        LEARNER,
        moves.Play(ROW, (0, 1)),
        say(
            "lesson-riftforce-row",
            location=location_name(0),
            **_named(enemy=ENEMY, first=ROW[0], second=ROW[1]),
        ),
    ),
    LessonStep(BOT, moves.Activate("ice5b")),
    LessonStep(BOT, moves.Choose(EARTH)),
    LessonStep(
        LEARNER,
        moves.Activate(DISCARDED),
        say("lesson-riftforce-activate", **_named(enemy=ENEMY, own=EARTH, card=DISCARDED)),
    ),
    LessonStep(
        LEARNER,
        moves.ActivateNext(EARTH),
        say("lesson-riftforce-first-enemy", **_named(enemy=ENEMY, card=EARTH)),
    ),
    LessonStep(
        LEARNER,
        moves.ActivateNext(FIRE),
        say("lesson-riftforce-destroy", **_named(enemy=ENEMY, card=FIRE)),
    ),
    LessonStep(BOT, moves.CheckAndDraw()),
    LessonStep(
        LEARNER,
        moves.CheckAndDraw(),
        say(
            "lesson-riftforce-check",
            bots=location_name(3),
            first=location_name(0),
            second=location_name(1),
            riftforce=len(ROW),
        ),
    ),
    LessonStep(BOT, moves.Play(("crystal6a", "thunderbolt6a"), (0, 1))),
)

LESSON = Lesson(lesson_secret("riftforce", 1_355_256), STEPS, over=say("lesson-riftforce-over"))
