"""The lesson of each game: its script is played from its secret, and says in every language what is
to be pressed."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import games
from bot.chat.render.speech import Speech
from bot.languages import LANGUAGES, Language
from bot.library import Library, open_game
from bot.words.words import Words
from games.kit.asks import Form, Pick
from games.kit.bot_player import EASY, STEADY, ByBot
from games.kit.lessons import LEARNER, LONGEST_TOLD, SEATS, Lesson, LessonStep, steps_done
from games.kit.match import Match
from games.kit.proof import check
from games.kit.realtime import Heard, as_realtime
from games.kit.say import Refusal, Say
from games.ordet_fanger.duels import card_of
from games.ordet_fanger.rules import OrdetFanger

NAMES = {0: "Anna", 1: "Spelvärden"}
QUOTES = "“”„«»"
BOLD = re.compile(r"\*\*(.+?)\*\*")
TAUGHT = [key for key in games.names() if open_game(key).lesson is not None]


SAID = "Svar 1"
"""What the learner writes where any answer is right."""


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


def begun(key: str, language: Language = "en") -> Match[Any, Any]:
    game, lesson = open_game(key), lesson_of(key)
    options = game.read_options({**game.proposed, **lesson.options_in(language)})
    match = Match[Any, Any](game.bound(options), SEATS, options, lesson.secret)
    match.bot_sits(1 - LEARNER, EASY)
    return match


def moments(match: Match[Any, Any], lesson: Lesson) -> Iterator[Moment]:
    """Each step in turn, which is then played."""
    game, done, now = match.game, 0, 0
    while (step := lesson.step(done)) is not None:
        now += 1_000
        while (move := move_of(match, step, now)) is None:
            now = wait_for_clock(match, now)
        state = match.state
        forms = tuple(ask.form for ask in game.asks(state, step.seat))
        yield Moment(step, state, forms, step.tells(game, state))
        done = steps_done(game, lesson, done, state, step.seat, move)
        match.play(step.seat, move, by=ByBot(EASY, STEADY) if step.seat != LEARNER else None)


def move_of(match: Match[Any, Any], step: LessonStep, now: int) -> Any:
    """The move of a step, if it can be made now."""
    game, state = match.game, match.state
    aloud = as_realtime(game)
    move = step.move_in(game, state)
    if move is None and aloud is not None:
        move = aloud.hears(state, step.seat, Heard(SAID, str(now), now))
    if move is None or not step.is_done_by(game, state, step.seat, game.stamped(move, now)):
        return None
    try:
        game.check(state, step.seat, game.stamped(move, now))
    except Refusal:
        return None
    return game.stamped(move, now)


def wait_for_clock(match: Match[Any, Any], now: int) -> int:
    """Lets the table's own clock do what it is time for next; returns when that is."""
    dues = [due for due in match.game.timeouts(match.state) if due.seat is None]
    due = min(dues, key=lambda each: (each.since or now) + each.wait)
    now = max(now, (due.since or now) + due.wait)
    match.play(None, match.game.stamped(due.move, now))
    return now


def labels(forms: tuple[Form, ...], speech: Speech) -> Iterator[str]:
    """What stands on the controls of these asks."""
    for form in forms:
        yield speech.plain(form.prompt)
        for field in form.fields:
            if isinstance(field, Pick):
                yield from (speech.plain(choice.name) for choice in field.choices)


taught = pytest.mark.parametrize("key", TAUGHT)


@taught
def test_a_script_is_played_to_its_end_and_the_match_goes_on(key: str) -> None:
    match, lesson = begun(key), lesson_of(key)
    assert len(list(moments(match, lesson))) == len(lesson.steps)
    assert match.game.outcome(match.state) is None


@taught
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_learner_is_told_what_to_press_or_to_write(key: str, language: Language) -> None:
    speech = Speech(Words(), language, NAMES)
    match = begun(key, language)
    for moment in moments(match, lesson_of(key)):
        if moment.told is None:
            assert moment.step.seat != LEARNER, f"nothing is told before {moment.step}"
            continue
        told = speech.line(moment.told)
        there = [label.casefold() for label in labels(moment.forms, speech)]
        bold = BOLD.findall(told)
        assert bold, told
        for each in bold:
            if each[0] in QUOTES:
                assert is_known(match, moment.state, each[1:-1]), each
            else:
                assert any(each.casefold() in label for label in there), (each, there)


def is_known(match: Match[Any, Any], state: Any, text: str) -> bool:
    """Whether the lists have an answer for what the learner is asked."""
    game = match.game
    assert isinstance(game, OrdetFanger)
    known = Library().answers(game.key).of(game.sets, card_of(state, state.duel, LEARNER))
    return text in known


@taught
def test_each_step_teaches_one_thing(key: str) -> None:
    ids = [step.told.id for step in lesson_of(key).steps if step.told is not None]
    assert len(ids) == len(set(ids))


@taught
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_told_is_long(key: str, language: Language) -> None:
    speech = Speech(Words(), language, NAMES)
    match, lesson = begun(key, language), lesson_of(key)
    told = [moment.told for moment in moments(match, lesson) if moment.told is not None]
    for each in (*told, lesson.over):
        line = speech.line(each)
        assert len(line) <= LONGEST_TOLD, f"{len(line)} characters: {line}"


@taught
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
