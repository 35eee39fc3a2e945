"""The first bytes of a write-ahead log, as SQLite's documentation of its file format has them."""

import os
from typing import NamedTuple, Self

BYTES = 32
MAGIC = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
CHECKPOINTS_AT = slice(12, 16)
SALT_AT = slice(16, 20)
HALF = 1 << 31


class LogHeader(NamedTuple):
    """Each time SQLite begins the log again from its start, both numbers go up by one."""

    checkpoints: int
    salt: int

    @classmethod
    def read(cls, opened: int) -> Self | None:
        """None if there is no header."""
        found = os.pread(opened, BYTES, 0)
        if len(found) < BYTES or not found.startswith(MAGIC):
            return None
        checkpoints = int.from_bytes(found[CHECKPOINTS_AT], "big")
        return cls(checkpoints, int.from_bytes(found[SALT_AT], "big"))

    def follows(self, before: Self) -> bool:
        """Whether this is the same log as before, or what has come of it."""
        begun_again = (self.checkpoints - before.checkpoints) % (2 * HALF)
        return begun_again < HALF and (self.salt - before.salt) % (2 * HALF) == begun_again
