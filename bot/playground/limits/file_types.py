"""Which files may be uploaded to a file upload, or as a command's option: `file_types` names
extensions, or groups of them."""

import re
from collections.abc import Sequence
from typing import Any

from bot.playground.limits.forms import NOT_TEXT, listing
from bot.playground.limits.rule import Path, Report, field, length

FILE_TYPES = length("file_types", 10)
FILE_TYPE = field(
    "file_types.extension",
    "FILE_TYPE_INVALID",
    'Value "{value}" is neither "image", "video" or "audio" nor an extension such as ".pdf".',
)
GROUPS = {
    "image": (".png", ".gif", ".jpg", ".jpeg", ".jfif", ".webp", ".avif"),
    "video": (".mp4", ".mov", ".qt", ".webm"),
    "audio": (".mp3", ".m4a", ".wav", ".ogg", ".opus", ".flac"),
}
"""Not documented on purpose; as discord-api-docs#8506 and libraries have them."""
_EXTENSION = re.compile(r"\.[a-z0-9_.+-]+", re.IGNORECASE)


def _type(value: Any, path: Path, report: Report) -> None:
    if not isinstance(value, str):
        report.add(NOT_TEXT, path)
    elif value not in GROUPS and not _EXTENSION.fullmatch(value):
        report.add(FILE_TYPE, path, value=value)


file_types = listing(_type, FILE_TYPES)


def admits(types: Sequence[str], name: str) -> bool:
    """Whether a file of this name may be uploaded where only these types are taken."""
    endings = [ending for each in types for ending in GROUPS.get(each, (each,))]
    return not endings or name.lower().endswith(tuple(ending.lower() for ending in endings))
