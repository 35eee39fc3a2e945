"""What the killer and the players tell each other: a line of JSON each."""

from typing import Literal

import msgspec

from bot.host.model import Stamp, TableId, User
from games.kit.asks import Picks

Trouble = Literal["none", "slow", "full", "failing", "held"]
"""The disk's behaviour: none, slow syncs, no room now and then, failing writes, or locked by
another process."""

SLOW_SYNC_SECONDS = 0.005


class Life(msgspec.Struct, frozen=True, kw_only=True):
    """The plan of one life, stored in the folder of its store."""

    seed: int
    trouble: Trouble
    began: float
    """When the torture began, by the machine's clock; the players' clock counts from it."""
    tables: int
    """How many matches are kept going; with 0, existing ones are played to their end."""
    again: tuple["Try", ...] = ()
    """Unanswered inputs of the previous life: they are sent again."""


class Try(msgspec.Struct, frozen=True, tag="try"):
    """An input that is about to be made."""

    table: TableId
    user: User
    source: str
    at: Stamp
    key: str
    picks: Picks
    number: int


class Acknowledged(msgspec.Struct, frozen=True, tag="acknowledged"):
    """An input was stored, as this revision."""

    table: TableId
    source: str
    revision: int


class RefusedTry(msgspec.Struct, frozen=True, tag="refused"):
    """An input was refused."""

    source: str
    sentence: str


class Idle(msgspec.Struct, frozen=True, tag="idle"):
    """All matches are over."""


Line = Try | Acknowledged | RefusedTry | Idle
