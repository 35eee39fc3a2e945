"""Files that may come from a stranger."""

from pathlib import Path

from bot.cli.complaint import Complaint


def read(file: Path, most: int) -> bytes:
    """The content of a file. Raises Complaint if the file is unreadable or larger than `most`
    bytes."""
    try:
        with file.open("rb") as opened:
            content = opened.read(most + 1)
    except OSError as error:
        raise Complaint(f"{file} can't be read: {error.strerror}.") from error
    if len(content) > most:
        raise Complaint(f"{file} has more than {most} bytes; a smaller file would be right.")
    return content
