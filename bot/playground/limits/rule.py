"""A limit, its name and Discord's own words for it; and the report of what a request got wrong."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from bot.playground.records import JSON

Path = tuple[str | int, ...]

INVALID_FORM = 50035


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """A reason for Discord to refuse a request.

    With a `detail` it concerns one field of the body: the reply is then 50035, with `detail` and
    `message` under the field's path in `errors`.
    """

    name: str
    code: int
    message: str
    status: int = 400
    detail: str = ""
    least: int = 0
    most: int = 0

    def admits(self, amount: int) -> bool:
        return self.least <= amount <= self.most


class CloseRule(msgspec.Struct, frozen=True, kw_only=True):
    """A reason for the gateway to close a connection; with code 9, to invalidate a session."""

    name: str
    code: int
    reason: str


RULES: dict[str, Rule | CloseRule] = {}

_AnyRule = TypeVar("_AnyRule", Rule, CloseRule)


def _register(rule: _AnyRule) -> _AnyRule:
    assert rule.name not in RULES, f"two rules are called {rule.name}"
    RULES[rule.name] = rule
    return rule


def refusal(name: str, code: int, message: str, status: int = 400) -> Rule:
    """A rule about the request as a whole."""
    return _register(Rule(name=name, code=code, message=message, status=status))


def field(name: str, detail: str, message: str) -> Rule:
    """A rule about one field of the body."""
    return _register(Rule(name=name, code=INVALID_FORM, message=message, detail=detail))


def length(name: str, most: int, least: int = 0) -> Rule:
    """How many characters or entries a field may have."""
    if least:
        detail, message = "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length."
    else:
        detail, message = "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length."
    return _register(
        Rule(name=name, code=INVALID_FORM, message=message, detail=detail, least=least, most=most)
    )


def between(name: str, least: int, most: int) -> Rule:
    """Which numbers a field takes."""
    return _register(
        Rule(
            name=name,
            code=INVALID_FORM,
            message=f"int value should be between {least} and {most}.",
            detail="NUMBER_TYPE_RANGE",
            least=least,
            most=most,
        )
    )


def closing(name: str, code: int, reason: str) -> CloseRule:
    return _register(CloseRule(name=name, code=code, reason=reason))


class Rejected(Exception):
    """The request is refused, with Discord's status and body."""

    def __init__(self, rule: Rule, errors: JSON | None = None) -> None:
        super().__init__(rule.name)
        self.rule = rule
        self.errors = errors

    @property
    def status(self) -> int:
        return self.rule.status

    @property
    def body(self) -> JSON:
        if self.errors is None:
            return {"message": self.rule.message, "code": self.rule.code}
        return {"message": "Invalid Form Body", "code": INVALID_FORM, "errors": self.errors}


class Unsupported(Exception):
    """The request uses something that the playground does not know: a loud 501."""


Check = Callable[[Any, Path, "Report"], None]


class Report:
    """Collects everything that is wrong with one body, as Discord reports it: all at once."""

    def __init__(self) -> None:
        self.errors: JSON = {}
        self.count = 0
        self._first: Rule | None = None

    def add(self, rule: Rule, path: Path, **values: object) -> None:
        node = self.errors
        for step in path:
            node = node.setdefault(str(step), {})
        message = rule.message.format(**values) if values else rule.message
        node.setdefault("_errors", []).append({"code": rule.detail, "message": message})
        self._first = self._first or rule
        self.count += 1

    def accepts(self, check: Check, value: Any, path: Path) -> bool:
        """Run a check; true if it found nothing wrong.

        What concerns several fields together is looked at only once each by itself is sound.
        """
        before = self.count
        check(value, path, self)
        return self.count == before

    def measure(self, rule: Rule, amount: int, path: Path) -> bool:
        """Report `rule` unless it admits this many."""
        if rule.admits(amount):
            return True
        self.add(rule, path)
        return False

    def finish(self) -> None:
        if self._first is not None:
            raise Rejected(self._first, self.errors)


def reject_field(rule: Rule, *path: str | int, **values: Any) -> Rejected:
    """The refusal of one field by itself."""
    report = Report()
    report.add(rule, path, **values)
    return Rejected(rule, report.errors)
