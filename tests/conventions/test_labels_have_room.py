"""What the code shows as a label has room there, in every language, and so have the names of games'
options and what stands beside them. Names of people aside, nothing is cut off."""

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax.ast import (
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
)

import games
from bot.chat.render import content
from bot.chat.render.fields import MENU
from bot.languages import LANGUAGES
from games.kit import message_ids
from games.kit.options import OptionSpec, specs
from tests.words.messages import CODE, ids, messages, worded

ARGUMENT = 6
"""The characters of an argument: a number, or a short word."""


@cache
def labels() -> tuple[tuple[str, re.Pattern[str], int], ...]:
    """Each `label(say(…), …)` in the code: where it stands, the id, and the room."""
    return tuple(_labels())


def _labels() -> Iterator[tuple[str, re.Pattern[str], int]]:
    files = (file for folder in CODE for file in sorted(folder.rglob("*.py")))
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="label"),
                    args=[ast.Call(func=ast.Name(id="say"), args=[said]), room],
                ):
                    where = f"{file.name}:{node.lineno}"
                    most = getattr(content, ast.unparse(room).removeprefix("ui."), None)
                    for pattern, _ in ids(said, where) if isinstance(most, int) else ():
                        yield where, re.compile(pattern), most


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_room_for_its_words(language: str) -> None:
    assert len(labels()) > 30
    cut = [
        f"{where}: {name} in {language} is {longest(name, language)} long, and has room for {most}"
        for where, pattern, most in labels()
        for name in worded(language)
        if pattern.fullmatch(name) and longest(name, language) > most
    ]
    assert not cut, "\n".join(cut)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_option_has_room_beside_its_numbers(game: str, language: str) -> None:
    rules = games.find(game)
    cut = []
    for spec in specs(rules.options_type):
        name = message_ids.option(rules, spec.name).id
        if longest(name, language) > content.MODAL_LABEL:
            cut.append(name)
        if spec.kind != "per seat":
            help_ = message_ids.option_help(rules, spec.name).id
            if longest(help_, language) + beside(spec, language) > content.OPTION_LABEL:
                cut.append(help_)
    assert not cut, f"too long in {language}: {', '.join(cut)}"


def beside(spec: OptionSpec, language: str) -> int:
    """The characters that stand behind the help of a number that is typed."""
    if spec.kind != "number" or spec.most - spec.least < MENU:
        return 0
    behind = "chat-option-number-or-none" if spec.or_none else "chat-option-number"
    return longest(behind, language) - 3 * ARGUMENT + len(f"{spec.least}{spec.most}")


def longest(name: str, language: str) -> int:
    """The most characters that a message has, whatever is chosen in it."""
    pattern = messages(language)[name].value
    assert pattern is not None
    return _longest(pattern, language)


def _longest(pattern: Pattern, language: str) -> int:
    return sum(_element(each, language) for each in pattern.elements)


def _element(element: TextElement | Placeable, language: str) -> int:
    match element:
        case TextElement(value=text):
            return len(text)
        case Placeable(expression=MessageReference(id=reference)):
            return longest(reference.name, language)
        case Placeable(expression=SelectExpression(variants=variants)):
            return max(_longest(variant.value, language) for variant in variants)
    return ARGUMENT
