"""`./spelvarden` where its folder can't be used, or what lies there can't be read: one sentence
that says so, an exit code, and no traceback."""

from __future__ import annotations

import asyncio
import ctypes
import os
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest

from bot.places import PACKAGES
from bot.playground import Playground, Settings
from bot.playground.world_file import LOCK, TRANSCRIPT, WORLD
from tests.chat_end_to_end.forked import fork

NOBODY = 65_534
PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH = 24, 1, 2
AT_ONCE = 3
PATIENCE_SECONDS = 60.0


class Ended(NamedTuple):
    code: int
    said: str
    told: str


class Broken(NamedTuple):
    """How a folder is broken, what is told of it, and how the bot is started there."""

    spoil: Callable[[Path], object]
    sentence: str
    how: Mapping[str, Any] = {}
    environment: Mapping[str, str] = {}


def _playground(var: Path) -> Path:
    return var / "playground"


def _world(var: Path) -> Path:
    return _playground(var) / WORLD


def _replace_by_folder(*path: str) -> Callable[[Path], None]:
    def spoil(var: Path) -> None:
        there = var.joinpath(*path)
        there.unlink(missing_ok=True)
        there.mkdir(parents=True)

    return spoil


def _replace_by_file(*path: str) -> Callable[[Path], None]:
    def spoil(var: Path) -> None:
        there = var.joinpath(*path)
        shutil.rmtree(there)
        there.write_text("nothing")

    return spoil


def _write(content: bytes, *path: str) -> Callable[[Path], None]:
    return lambda var: var.joinpath(*path).write_bytes(content) and None


def _sql(statement: str) -> Callable[[Path], None]:
    def spoil(var: Path) -> None:
        with closing(sqlite3.connect(_world(var))) as database, database:
            database.execute(statement)

    return spoil


def _cut(share: float) -> Callable[[Path], None]:
    def spoil(var: Path) -> None:
        os.truncate(_world(var), int(_world(var).stat().st_size * share))

    return spoil


def _overwrite_the_middle(var: Path) -> None:
    with _world(var).open("r+b") as file:
        file.seek(4096 + 8)
        file.write(b"\xff" * 4096)


def _foreign(var: Path) -> None:
    _world(var).unlink()
    _sql("CREATE TABLE recipes (name TEXT)")(var)


def _forbid(*path: str) -> Callable[[Path], None]:
    return lambda var: var.joinpath(*path).chmod(0o500)


def _give_away(var: Path) -> None:
    """As far as we may."""
    var.chmod(0o000)
    if os.geteuid() == 0:
        os.chown(var, NOBODY, NOBODY)


def _as_anybody() -> None:
    """Files' modes count for the process from now on, also if it is root's."""
    if os.geteuid() == 0:
        library = ctypes.CDLL(None, use_errno=True)
        for capability in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH):
            assert library.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) == 0


def _no_room() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def _loop(var: Path) -> None:
    shutil.rmtree(var)
    var.symlink_to(var)


ANYBODY = {"preexec_fn": _as_anybody}
WITH_TOKEN = {"DISCORD_TOKEN": "MTIz.abcdef.ghijkl"}
JUNK = b"This is no database. " * 500

BROKEN: dict[str, Broken] = {
    "var is a file": Broken(_replace_by_file(), "which is a file: name a folder"),
    "var is below a file": Broken(_replace_by_file(), "can't be", environment={"BELOW": "x/y"}),
    "var is a link to itself": Broken(_loop, "name a folder"),
    "var has too long a name": Broken(
        lambda var: None, "can't be", environment={"BELOW": "x" * 300}
    ),
    "nobody has that home": Broken(
        lambda var: None, "name a folder", environment={"SPELVARDEN_VAR": "~nobody-at-all/var"}
    ),
    "var below a file, on Discord": Broken(
        _replace_by_file(), "can't be", environment={**WITH_TOKEN, "BELOW": "x"}
    ),
    "var is somebody else's": Broken(_give_away, "(Permission denied)", ANYBODY),
    "the folder around var is read-only": Broken(
        _forbid(), "can't be written (Permission denied)", ANYBODY, {"BELOW": "new"}
    ),
    "the playground is read-only": Broken(_forbid("playground"), "make it writable", ANYBODY),
    "the world is read-only": Broken(_forbid("playground", WORLD), "can't be used", ANYBODY),
    "there is no room": Broken(lambda var: None, "can't be written", {"preexec_fn": _no_room}),
    "there is no room, on Discord": Broken(
        lambda var: None, "make room on that disk", {"preexec_fn": _no_room}, WITH_TOKEN
    ),
    "the playground is a file": Broken(_replace_by_file("playground"), "can't be written"),
    "its lock is a folder": Broken(_replace_by_folder("playground", LOCK), "can't be written"),
    "the transcript is a folder": Broken(
        _replace_by_folder("playground", TRANSCRIPT), "can't be written"
    ),
    "the world is a folder": Broken(_replace_by_folder("playground", WORLD), "can't be used"),
    "the world is junk": Broken(_write(JUNK, "playground", WORLD), "is damaged"),
    "the world is one byte": Broken(_write(b"S", "playground", WORLD), "is damaged"),
    "the world is empty": Broken(_write(b"", "playground", WORLD), "is empty, and a world was"),
    "the world is cut": Broken(_cut(0.5), "is damaged"),
    "the world is cut near its end": Broken(_cut(0.95), "is damaged"),
    "the world has a hole": Broken(_overwrite_the_middle, "is damaged"),
    "the world is newer": Broken(_sql("PRAGMA user_version = 99"), "is of version 99"),
    "the world is another program's": Broken(_foreign, "is no world of the playground's"),
    "the world holds something unknown": Broken(
        _sql("INSERT INTO records VALUES ('Voice', 5, '{}')"), "Voice 5 is no record"
    ),
    "the world holds something broken": Broken(
        _sql("UPDATE records SET body = '{\"id\":' WHERE kind = 'User'"), "is damaged (User"
    ),
    "the world holds a number for a record": Broken(
        _sql("UPDATE records SET body = 7 WHERE kind = 'Guild'"), "is damaged (Guild"
    ),
    "the store is junk": Broken(_write(JUNK, "store.db"), "is damaged"),
    "the store is a folder": Broken(_replace_by_folder("store.db"), "store.db"),
    "the bot's lock is a folder": Broken(_replace_by_folder(LOCK), "can't be written"),
}


def settings(var: Path, broken: Broken) -> dict[str, str]:
    own = {
        "DISCORD_TOKEN": "",
        "SPELVARDEN_VAR": str(var / broken.environment.get("BELOW", "")),
        "SPELVARDEN_PLAYGROUND_PORT": "0",
        "PYTHONPATH": str(PACKAGES),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return os.environ | own | broken.environment


def start(var: Path, broken: Broken) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "bot"],
        env=settings(var, broken),
        cwd="/",
        text=True,
        stdout=pipe,
        stderr=pipe,
        **broken.how,
    )


def run(var: Path, broken: Broken) -> Ended:
    with start(var, broken) as process:
        try:
            said, told = process.communicate(timeout=PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:  # it has started as if nothing were wrong
            process.terminate()
            said, told = process.communicate()
    return Ended(process.returncode, said, told)


async def run_forked(var: Path, broken: Broken) -> Ended:
    log = var.with_suffix(".log")
    bot = await fork("bot", (), settings(var, broken), log)
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await bot.wait()
    except TimeoutError:
        bot.send_signal(signal.SIGTERM)
    return Ended(await bot.wait(), "", log.read_text())


@pytest.fixture(scope="module")
def whole() -> Iterator[Path]:
    """A folder as the bot leaves it, where everybody may look."""

    async def play(var: Path) -> None:
        settings = Settings(folder=_playground(var))
        async with await Playground.start(settings=settings) as playground:
            playground.seeded()
            for number in range(300):
                playground.core.add_person(f"guest{number}")
            playground.core.transcript.add("person", "Anna looks around")

    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        (Path(folder) / "var").mkdir()
        asyncio.run(play(Path(folder) / "var"))
        yield Path(folder)


@pytest.fixture(scope="module")
def ended(whole: Path) -> dict[str, Ended]:
    """How each start went, some at a time."""

    def spoil_and_run(name: str) -> Ended:
        var = whole / name.replace(" ", "-").replace("'", "")
        shutil.copytree(whole / "var", var)
        broken = BROKEN[name]
        broken.spoil(var)
        return run(var, broken) if broken.how else asyncio.run(run_forked(var, broken))

    with ThreadPoolExecutor(AT_ONCE) as pool:
        return dict(zip(BROKEN, pool.map(spoil_and_run, BROKEN), strict=True))


@pytest.mark.parametrize("name", BROKEN)
def test_a_folder_that_can_t_be_used_gets_one_sentence(ended: dict[str, Ended], name: str) -> None:
    code, _, told = ended[name]
    assert BROKEN[name].sentence in told
    assert told.count("\n") == 1 and told.endswith(".\n"), told
    assert ". " not in told.removesuffix(".\n"), "one sentence"
    assert "Traceback" not in told
    assert code == 1


def test_a_world_that_somebody_holds_gets_one_sentence(whole: Path) -> None:
    var = whole / "held"
    shutil.copytree(whole / "var", var)
    with closing(sqlite3.connect(_world(var), isolation_level=None)) as holder:
        holder.execute("PRAGMA locking_mode = EXCLUSIVE")
        holder.execute("BEGIN EXCLUSIVE")
        code, _, told = run(var, Broken(lambda var: None, ""))
    assert (code, told.count("\n")) == (1, 1)
    assert "Another process holds" in told


@contextmanager
def taken(port: int) -> Iterator[int]:
    """A port that somebody else listens at; 0 stands for any."""
    with closing(socket.socket()) as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", port))
            other.listen()
            port = other.getsockname()[1]
        except OSError:
            pass  # so somebody else does
        yield port


def test_a_port_that_was_asked_for_and_is_taken_gets_one_sentence(whole: Path) -> None:
    with taken(0) as port:
        asked_for = {"SPELVARDEN_PLAYGROUND_PORT": str(port)}
        code, _, told = run(whole / "asked", Broken(lambda var: None, "", {}, asked_for))
    assert (code, told.count("\n")) == (1, 1)
    assert told.startswith(f"SPELVARDEN_PLAYGROUND_PORT is {port}, which can't be had")


def test_if_the_usual_port_is_taken_it_takes_a_free_one_and_says_so(whole: Path) -> None:
    usual = {"SPELVARDEN_PLAYGROUND_PORT": ""}
    with (
        taken(8080),
        start(whole / "usual", Broken(lambda var: None, "", {}, usual)) as process,
    ):
        assert process.stdout is not None
        said = process.stdout.readline()
        process.terminate()
        _, told = process.communicate(timeout=PATIENCE_SECONDS)
    assert "at another port since 8080 is taken: http://127.0.0.1:" in said
    assert ":8080" not in said
    assert (process.returncode, "Traceback" in told) == (0, False)
