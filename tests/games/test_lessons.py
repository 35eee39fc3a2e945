"""The lesson of each game: its script is played from its secret, and says in every language what is
to be pressed."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import games
from bot.chat.render.speech import Speech
from bot.languages import LANGUAGES, Language
from bot.library import open_game
from bot.words.words import Words
from games.kit.asks import Form, Pick
from games.kit.bot_player import EASY, STEADY, ByBot
from games.kit.lessons import LEARNER, LONGEST_TOLD, SEATS, Lesson, LessonStep, steps_done
from games.kit.match import Match
from games.kit.proof import check
from games.kit.realtime import RealtimeGame
from games.kit.say import Say

BOLD = re.compile(r"\*\*(.+?)\*\*")
TAUGHT = [key for key in games.names() if open_game(key).lesson is not None]


class Moment(NamedTuple):
    """The position before a step."""

    step: LessonStep
    state: Any
    forms: tuple[Form, ...]
    told: Say | None


def lesson_of(key: str) -> Lesson:
    lesson = open_game(key).lesson
    assert lesson is not None
    return lesson


def begun(key: str) -> Match[Any, Any]:
    game, lesson = open_game(key), lesson_of(key)
    options = game.read_options({**game.proposed, **lesson.options})
    match = Match[Any, Any](game.bound(options), SEATS, options, lesson.secret)
    match.bot_sits(1 - LEARNER, EASY)
    return match


def moments(match: Match[Any, Any], lesson: Lesson) -> Iterator[Moment]:
    """Each step in turn, which is then played."""
    game, done = match.game, 0
    while (step := lesson.step(done)) is not None:
        state = match.state
        forms = tuple(ask.form for ask in game.asks(state, step.seat))
        yield Moment(step, state, forms, step.tells(game, state))
        move = step.move_in(game, state)
        done = steps_done(game, lesson, done, state, step.seat, move)
        match.play(step.seat, move, by=ByBot(EASY, STEADY) if step.seat != LEARNER else None)


def labels(forms: tuple[Form, ...], speech: Speech) -> Iterator[str]:
    """What stands on the controls of these asks."""
    for form in forms:
        yield speech.plain(form.prompt)
        for field in form.fields:
            if isinstance(field, Pick):
                yield from (speech.plain(choice.name) for choice in field.choices)


by_script = pytest.mark.parametrize(
    "key", [key for key in TAUGHT if not issubclass(games.find(key), RealtimeGame)]
)


@by_script
def test_a_script_is_played_to_its_end_and_the_match_goes_on(key: str) -> None:
    match, lesson = begun(key), lesson_of(key)
    assert len(list(moments(match, lesson))) == len(lesson.steps)
    assert match.game.outcome(match.state) is None
    assert any(match.game.asks(match.state, seat) for seat in range(SEATS))


@by_script
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_learner_is_told_what_stands_on_the_controls(key: str, language: Language) -> None:
    speech = Speech(Words(), language, {0: "Anna", 1: "Spelvärden"})
    for moment in moments(begun(key), lesson_of(key)):
        if moment.step.seat != LEARNER:
            continue
        assert moment.told is not None, f"nothing is told before {moment.step.move}"
        told = speech.line(moment.told)
        there = list(labels(moment.forms, speech))
        pressed = BOLD.findall(told)
        assert pressed, told
        for label in pressed:
            assert any(label in each for each in there), (label, there)


@pytest.mark.parametrize("key", TAUGHT)
def test_each_step_teaches_one_thing_in_few_words(key: str) -> None:
    own = [step.told for step in lesson_of(key).steps if step.seat == LEARNER]
    ids = [told.id for told in own if told is not None]
    assert len(ids) == len(set(ids))


@by_script
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_told_is_long(key: str, language: Language) -> None:
    speech = Speech(Words(), language, {0: "Anna", 1: "Spelvärden"})
    match, lesson = begun(key), lesson_of(key)
    told = [moment.told for moment in moments(match, lesson) if moment.told is not None]
    for each in (*told, lesson.over):
        line = speech.line(each)
        assert len(line) <= LONGEST_TOLD, f"{len(line)} characters: {line}"


@by_script
def test_the_record_of_a_lesson_holds_and_says_so(key: str) -> None:
    match, lesson = begun(key), lesson_of(key)
    list(moments(match, lesson))
    found = check(match.game, match.record())
    assert found.fault is None, found.fault
    assert found.is_lesson
    assert found.taught == sum(step.seat != LEARNER for step in lesson.steps)
    assert found.bot_moves == 0


def test_a_match_with_words_is_no_lesson() -> None:
    lesson = lesson_of("supertrumf")
    assert lesson.is_deal(lesson.secret, ())
    assert not lesson.is_deal(lesson.secret, ("Oslo",))
