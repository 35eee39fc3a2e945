"""Double clicks, and presses so quickly after one another that nobody can have seen what the second
one does: the panel has changed under the finger.

Each press brings along which buttons its message had, so what was there to be seen is known without
keeping what was shown. All times are the stamps of the presses' own ids, whenever they arrive.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from cachetools import LRUCache
from msgspec.structs import replace

from bot.chat.press import Press, stamp_of
from bot.host.model import LONG_AGO, Stamp, User

MOST_PEOPLE = 10_000


@dataclass(frozen=True)
class Last:
    """Somebody's newest press; of several on the same button the `first`; and since when each
    button of its message can have been seen."""

    press: Press
    first: Press
    since: Mapping[str, Stamp]


class Hastes:
    """Everybody's newest press. In memory only: no start of the bot takes less time."""

    def __init__(self, apart_ms: int) -> None:
        self._apart_ms = apart_ms
        self._last: LRUCache[User, Last] = LRUCache(MOST_PEOPLE)

    def noted(self, press: Press) -> Press:
        """The press, with what its haste makes of it. A choice made in a menu is never hasty, for
        that takes two clicks."""
        clicked = press.clicked
        if clicked is None or press.kind != "component" or not self._apart_ms:
            return press
        last = self._last.get(press.user)
        if last is not None and not self._is_soon(press, last.press.at):
            last = None
        since = {each: _seen_since(each, press, last) for each in clicked.controls}
        is_again = last is not None and _is_same(press, last.press)
        first = press
        if last is not None and is_again and self._is_soon(press, last.first.at):
            first = last.first
        self._last[press.user] = Last(press, first, since)
        if press.values or last is None:
            return press
        if first is not press:
            return replace(press, repeats=first.id)
        is_unseen = not is_again and self._is_soon(press, since.get(press.control, LONG_AGO))
        return replace(press, unseen=is_unseen)

    def _is_soon(self, press: Press, stamp: Stamp) -> bool:
        return abs(press.at - stamp) < self._apart_ms


def _is_same(press: Press, other: Press) -> bool:
    assert press.clicked is not None and other.clicked is not None
    return (press.clicked.id, press.control) == (other.clicked.id, other.control)


def _seen_since(control: str, press: Press, last: Last | None) -> Stamp:
    """What was there when somebody pressed after a while, they had seen; and what stands on an
    older message than their former press was on."""
    assert press.clicked is not None
    if last is None or last.press.clicked is None:
        return LONG_AGO
    if last.press.clicked.id == press.clicked.id:
        return last.since.get(control, press.at)
    return press.at if stamp_of(press.clicked.id) >= last.press.at else LONG_AGO
