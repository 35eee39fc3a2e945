"""Files that nobody but their owner may read, for secrets and hands of live matches are in them."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

log = logging.getLogger(__name__)

FOLDER, FILE = 0o700, 0o600
OTHERS = 0o077
"""What the group and everybody else may do."""


def begin(file: Path) -> None:
    """An empty file of that kind, unless it is there. SQLite gives what lies beside it its mode."""
    if not file.exists():
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, FILE))


def narrow(folder: Path) -> None:
    """Takes all permissions of other users from a folder and the files in it. Files of other owners
    are logged."""
    for path in (folder, *_files_in(folder)):
        try:
            mode = path.stat().st_mode
            if mode & OTHERS:
                path.chmod(mode & FOLDER)
        except OSError as error:
            log.warning("Others may read %s, and that can't be changed: %s", path, error.strerror)


def _files_in(folder: Path) -> Iterator[Path]:
    return (each for each in folder.iterdir() if each.is_file() and not each.is_symlink())
