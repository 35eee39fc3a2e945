"""The file .env, to which `setup` writes the token."""

import os
import re
import tempfile
from pathlib import Path

from bot.cli.complaint import Complaint
from bot.settings import Token

NAME = "DISCORD_TOKEN"
SET = re.compile(rf"\s*(export\s+)?{NAME}\s*=")
NOT_SET = re.compile(rf"\s*#\s*(export\s+)?{NAME}\s*=")


def put_token(file: Path, token: Token) -> None:
    """Writes the token into a file that only its owner can read, and leaves what else stands there
    as it is. A file that isn't there yet begins as the example does."""
    file = file.resolve()
    try:
        lines = (file if file.exists() else _example(file)).read_text("utf-8-sig").splitlines()
    except FileNotFoundError:
        lines = []
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint(
            f"{file} can't be read ({error}): give yourself the right to, or take it away."
        ) from error
    try:
        _write(file, "".join(f"{line}\n" for line in _with_token(lines, token)))
    except OSError as error:
        raise Complaint(
            f"{file} can't be written ({error.strerror}): give yourself the right to write there, "
            "or make room on that disk."
        ) from error


def _example(file: Path) -> Path:
    return file.with_name(".env.example")


def _with_token(lines: list[str], token: Token) -> list[str]:
    """In the place of the last one, which is the one that counts, or where one would stand."""
    own = f"{NAME}={token}"
    for pattern in (SET, NOT_SET):
        places = [number for number, line in enumerate(lines) if pattern.match(line)]
        if places:
            kept = [line for line in lines[: places[-1]] if not SET.match(line)]
            return [*kept, own, *lines[places[-1] + 1 :]]
    return [*lines, own]


def _write(file: Path, text: str) -> None:
    """All or nothing."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=".env-")  # which nobody else may read
    new = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as opened:
            opened.write(text)
            opened.flush()
            os.fsync(opened.fileno())
        new.replace(file)
    except OSError:
        new.unlink(missing_ok=True)
        raise
