"""Why a move is refused. A refusal is raised before anything is rolled or changed, and reads like
this: `raise illegal("SS14", say(…))`."""

from enum import StrEnum

from games.kit.say import Say


class Why(StrEnum):
    MALFORMED = "malformed"  # cannot be read: nothing like it was offered
    ILLEGAL = "illegal"  # a rule forbids it
    NOT_YOURS = "not yours"  # it is not this seat's to do, now or ever
    NOT_NOW = "not now"  # no rule forbids it, but it can't be done as things stand
    STALE = "stale"  # it was on offer once, and is no longer


class Refusal(Exception):
    """A move or choice that is refused, with the sentence for the player."""

    def __init__(self, why: Why, message: Say, ruling: str = "") -> None:
        super().__init__(f"{why}: {message.id}{f' ({ruling})' if ruling else ''}")
        self.why = why
        self.message = message
        self.ruling = ruling


def illegal(ruling: str, message: Say) -> Refusal:
    """A refusal by a rule; `ruling` is its name, such as SS10, which its tests carry."""
    return Refusal(Why.ILLEGAL, message, ruling)


def malformed(message: Say, ruling: str = "") -> Refusal:
    return Refusal(Why.MALFORMED, message, ruling)


def not_yours(message: Say) -> Refusal:
    return Refusal(Why.NOT_YOURS, message)


def not_now(message: Say) -> Refusal:
    """A host's refusal: no rule forbids the move."""
    return Refusal(Why.NOT_NOW, message)


def stale(message: Say) -> Refusal:
    return Refusal(Why.STALE, message)
