"""What a picture's first bytes tell: its kind, its width and its height."""

import struct

_MARKS = ((b"\x89PNG", "image/png"), (b"\xff\xd8", "image/jpeg"), (b"GIF8", "image/gif"))


def kind_of(body: bytes) -> str | None:
    """None for what is no PNG, GIF or JPEG."""
    return next((kind for mark, kind in _MARKS if body.startswith(mark)), None)


def size_of(body: bytes) -> tuple[int, int] | None:
    """None for what is no PNG, GIF or JPEG."""
    if body[:8] == b"\x89PNG\r\n\x1a\n" and len(body) >= 24:
        width, height = struct.unpack(">II", body[16:24])
        return int(width), int(height)
    if body[:6] in (b"GIF87a", b"GIF89a") and len(body) >= 10:
        width, height = struct.unpack("<HH", body[6:10])
        return int(width), int(height)
    if body[:2] == b"\xff\xd8":
        return _jpeg_size(body)
    return None


def _jpeg_size(body: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 <= len(body) and body[at] == 0xFF:
        marker = body[at + 1]
        is_frame = 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC)
        if is_frame:
            height, width = struct.unpack(">HH", body[at + 5 : at + 9])
            return int(width), int(height)
        at += 2 + int(struct.unpack(">H", body[at + 2 : at + 4])[0])
    return None
