"""What the controls of all messages have in common, and what their fields may hold."""

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from bot.host.model import TableId

KEY = r"[A-Za-z0-9:_-]{1,40}"
TableKey = Annotated[TableId, Meta(pattern=r"\A[a-z0-9]{1,20}\Z")]
ShortName = Annotated[str, Meta(pattern=r"\A[a-z_]{0,40}\Z")]
AskKey = Annotated[str, Meta(pattern=r"\A[a-z_-]{1,24}\Z")]
Digest = Annotated[str, Meta(pattern=r"\A[0-9a-f]{8}\Z")]
Count = Annotated[int, Meta(ge=0, le=999_999_999)]
Small = Annotated[int, Meta(ge=0, le=999)]
ON_BOARD, IN_HAND = ("board",), ("hand",)
LOGGED = frozenset(
    (
        *("table", "seat", "ask", "number", "revision", "to", "do", "surely", "move", "sees"),
        *("name", "page", "option", "game", "section", "ruling", "rulings"),
    )
)
"""The fields of controls that a log may hold."""


class BaseControl(msgspec.Struct, frozen=True, array_like=True):
    """What all controls have in common."""

    redraws: ClassVar[tuple[str, ...]] = ()
    """Which messages of a table the answer may take the place of: nothing else edits those until
    it is there. What stands beside the board and the hands has nobody else who edits it."""

    def for_log(self) -> str:
        """Which table and what: never what somebody picked."""
        fields = (
            f"{name}={getattr(self, name)}" for name in self.__struct_fields__ if name in LOGGED
        )
        return " ".join((type(self).__name__, *fields))
