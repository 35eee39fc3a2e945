"""What SQLite's index of a write-ahead log says, which lies in shared memory beside it: by that it
reads and appends, whatever has become of the log itself. The layout is that of its documentation
of the file format."""

import os
import sys
from typing import NamedTuple, Self

INDEX_BYTES = 48
INITIALISED_AT = 12
PAGE_BYTES_AT = slice(14, 16)
FRAMES_AT = slice(16, 20)
SALTS_AT = slice(32, 40)
LARGEST_PAGE = 1 << 16
"""Which has no room where its size stands: there it is 1."""

LOG_HEADER_BYTES, FRAME_HEADER_BYTES = 32, 24
LOG_MAGIC = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
LOG_SALTS_AT = slice(16, 24)


class LogIndex(NamedTuple):
    """The number of valid frames of the log, one page each, if their salts are these."""

    frames: int
    page_bytes: int
    salts: bytes

    @classmethod
    def read(cls, opened: int) -> Self | None:
        """None where there is none yet."""
        found = os.pread(opened, INDEX_BYTES, 0)
        if len(found) < INDEX_BYTES or not found[INITIALISED_AT]:
            return None
        page_bytes = int.from_bytes(found[PAGE_BYTES_AT], sys.byteorder)
        frames = int.from_bytes(found[FRAMES_AT], sys.byteorder)
        return cls(frames, LARGEST_PAGE if page_bytes == 1 else page_bytes, found[SALTS_AT])

    @property
    def size(self) -> int:
        """How long the log must be at least."""
        if not self.frames:
            return 0
        return LOG_HEADER_BYTES + self.frames * (FRAME_HEADER_BYTES + self.page_bytes)

    def is_of(self, log: int) -> bool:
        """Whether the log begins as it must."""
        if not self.frames:
            return True
        header = os.pread(log, LOG_HEADER_BYTES, 0)
        return header.startswith(LOG_MAGIC) and header[LOG_SALTS_AT] == self.salts
