"""Answers an ask at the terminal: numbers for choices, text where text is asked for."""

from collections.abc import Sequence
from typing import Any

from bot.cli.terminal.screen import Screen
from bot.words.scenes import SceneWords
from games.kit.asks import Ask, Choice, Field, Pick, Picks, Write
from games.kit.say import Refusal, Say, say

BACK = "0"


class Back(Exception):
    """The person changed their mind before anything was played."""


def answer(ask: Ask[Any], screen: Screen, words: SceneWords) -> Picks:
    """Returns legal picks for an ask, previewed and confirmed. Raises Back. First lists the cards
    that are not on offer, and why."""
    if why_not := words.why_not(ask.barred()):
        screen.show(why_not)
    picks = tuple(_field(field, screen, words) for field in ask.form.fields)
    try:
        preview = ask.check(picks)
    except Refusal as refusal:
        screen.show([words.text(refusal.message)])
        raise Back from refusal
    if preview.lines:
        screen.show(words.texts(preview.lines))
        if screen.read(words.text(say("terminal-do"))) == BACK:
            raise Back
    return picks


def _field(field: Field, screen: Screen, words: SceneWords) -> tuple[str, ...]:
    if isinstance(field, Write):
        return (screen.read(words.text(say("terminal-write", label=field.label))),)
    screen.show(_line(number, choice, words) for number, choice in enumerate(field.choices, 1))
    if field.at_least:
        screen.show([words.text(say("terminal-back"))])
    prompt = words.text(_prompt(field))
    while True:
        typed = screen.read(prompt)
        if typed == BACK:
            raise Back
        try:
            return tuple(field.choices[number].key for number in _numbers(typed, field.choices))
        except ValueError as error:
            screen.show([words.text(say("terminal-not-a-number", given=str(error)))])


def _line(number: int, choice: Choice, words: SceneWords) -> str:
    text = words.text(say("terminal-menu-line", number=number, what=choice.name))
    return f"{text} – {words.text(choice.help)}" if choice.help else text


def _prompt(field: Pick) -> Say:
    if not field.at_least:
        return say("terminal-choose-if-any", label=field.label, most=field.at_most)
    if field.ordered and field.at_most > 1:
        return say(
            "terminal-choose-in-order", label=field.label, least=field.at_least, most=field.at_most
        )
    return say("terminal-choose", label=field.label, least=field.at_least, most=field.at_most)


def _numbers(typed: str, choices: Sequence[Choice]) -> list[int]:
    """The indices of the typed numbers. Raises ValueError for anything else."""
    places = []
    for word in typed.split():
        if not word.isdecimal() or not 1 <= int(word) <= len(choices):
            raise ValueError(word)
        places.append(int(word) - 1)
    return places
