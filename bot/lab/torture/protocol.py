"""What the killer and the players tell each other, a line of JSON each."""

from typing import Literal

import msgspec

from games.kit.asks import Picks

Trouble = Literal["none", "slow", "full", "failing", "held"]
"""What the disk does: nothing, syncs slowly, now and then has no room or fails to write, is held
by another process."""

SLOW_SYNC_SECONDS = 0.005


class Life(msgspec.Struct, frozen=True, kw_only=True):
    """What one life of the players is to be like. It lies in the folder of their store."""

    seed: int
    trouble: Trouble
    began: float
    """When the whole torture began, by the machine's clock; the players' clock counts from it."""
    tables: int
    """So many matches are kept going; 0: those that are there are played to their end."""
    again: tuple["Try", ...] = ()
    """Inputs of the life before that nobody has answered: they are sent once more."""


class Try(msgspec.Struct, frozen=True, tag="try"):
    """An input that is about to be made."""

    table: str
    user: int
    source: str
    at: int
    key: str
    picks: Picks
    number: int


class Acknowledged(msgspec.Struct, frozen=True, tag="acknowledged"):
    """The answer to an input: it is kept, as this revision."""

    table: str
    source: str
    revision: int


class RefusedTry(msgspec.Struct, frozen=True, tag="refused"):
    """The answer to an input: it has not happened."""

    source: str
    sentence: str


class Idle(msgspec.Struct, frozen=True, tag="idle"):
    """All matches are over."""


Line = Try | Acknowledged | RefusedTry | Idle
