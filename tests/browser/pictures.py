"""A picture of a few coloured cards, made without a library for pictures."""

import struct
import zlib
from functools import cache

WIDTH, HEIGHT = 480, 300
FELT, CARD = b"\x12\x3d\x33", b"\xf4\xf1\xe8"
SUITS = (b"\xc8\x10\x2e", b"\x15\x18\x1c", b"\x0b\x53\x94", b"\xc2\x51\x00")


@cache
def board(turned: int = 0) -> bytes:
    """Its suits are turned on by so many."""
    rows = b"".join(
        b"\x00" + b"".join(_pixel(x, y, turned) for x in range(WIDTH)) for y in range(HEIGHT)
    )
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(rows))
        + _chunk(b"IEND", b"")
    )


def _pixel(x: int, y: int, turned: int) -> bytes:
    column, across = divmod(x, 120)
    on_card = 15 <= across < 105 and 70 <= y < 230
    on_suit = 40 <= across < 80 and 120 <= y < 180
    return SUITS[(column + turned) % len(SUITS)] if on_suit else CARD if on_card else FELT


def _chunk(kind: bytes, body: bytes) -> bytes:
    checksum = zlib.crc32(kind + body)
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", checksum)
