"""What the code says, and what the locales have words for."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    Placeable,
    StringLiteral,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import games
from bot.library import content
from bot.places import PACKAGES

CODE = (PACKAGES / "bot", PACKAGES / "cogs", *map(Path, games.__path__))


@dataclass(frozen=True)
class Said:
    """One `say(…)` in the code: its id (a pattern where it is put together) and arguments."""

    where: str
    id: re.Pattern[str]
    literal: bool
    arguments: frozenset[str] | None

    @property
    def text(self) -> str:
        """The id, with an … for what is put in."""
        return re.sub(r"\\(.)", r"\1", self.id.pattern.replace(".+", "…"))


@cache
def said() -> tuple[Said, ...]:
    files = (file for folder in CODE for file in sorted(folder.rglob("*.py")))
    return tuple(call for file in files for call in _said_in(file))


def _said_in(file: Path) -> Iterator[Said]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            where = f"{file}:{node.lineno}"
            names = [keyword.arg for keyword in node.keywords]
            arguments = None if None in names else frozenset(name for name in names if name)
            for pattern, literal in ids(node.args[0], where):
                yield Said(where, re.compile(pattern), literal, arguments)


def ids(node: ast.expr, where: str) -> Iterator[tuple[str, bool]]:
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text), True
        case ast.JoinedStr(values=values):
            parts = (re.escape(v.value) if isinstance(v, ast.Constant) else ".+" for v in values)
            yield "".join(parts), False
        case ast.IfExp(body=body, orelse=orelse):
            yield from ids(body, where)
            yield from ids(orelse, where)
        case _:
            raise AssertionError(f"{where}: write a message's id as a literal or an f-string")


@dataclass
class Worded(Visitor):
    """A message of one language: the variables that it needs, in whichever form."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name.partition("-")[0])

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.references.add(node.id.name)


@dataclass
class Texts(Visitor):
    """What is to be read in a message."""

    texts: list[str] = field(default_factory=list)

    def visit_TextElement(self, node: TextElement) -> None:
        self.texts.append(node.value)


@cache
def messages(language: str) -> dict[str, Message]:
    """Each message of a language as its file has it."""
    found: dict[str, Message] = {}
    files = (file for place in content() for file in place.glob(f"locales/{language}/*.ftl"))
    for file in sorted(files):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file}: {entry.content!r} is not Fluent"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


@cache
def texts(language: str) -> dict[str, str]:
    """Of each message of a language what is to be read in it, whatever its arguments are."""
    found = {name: Texts() for name in messages(language)}
    for name, message in messages(language).items():
        found[name].visit(message)
    return {name: " ".join(each.texts) for name, each in found.items()}


def plain_text(name: str, language: str) -> str:
    """The text of a message that takes no arguments, with those it refers to put in."""
    pattern = messages(language)[name].value
    assert pattern is not None
    return "".join(_plain(element, language) for element in pattern.elements)


def _plain(element: TextElement | Placeable, language: str) -> str:
    match element:
        case TextElement(value=text):
            return text
        case Placeable(expression=MessageReference(id=reference)):
            return plain_text(reference.name, language)
        case Placeable(expression=StringLiteral() as literal):
            return str(literal.parse()["value"])
    raise AssertionError("the text depends on an argument")


@cache
def worded(language: str) -> dict[str, frozenset[str]]:
    """Each message of a language with its variables, those of messages it refers to included."""
    found: dict[str, Worded] = {}
    for name, message in messages(language).items():
        found[name] = Worded()
        found[name].visit(message)
        found[name].references.discard(name)  # a form of a message has its plain text in it

    def variables(name: str) -> frozenset[str]:
        message = found[name]
        return frozenset(message.variables).union(*map(variables, message.references))

    return {name: variables(name) for name in found}
