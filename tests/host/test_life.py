"""Start and stop, in processes of their own."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
import pytest

from bot.lab.torture.inspection import inspect
from bot.lab.torture.protocol import Acknowledged, Line
from bot.life import STORE, backup
from bot.settings import Settings
from bot.store.folder import Folder
from bot.store.sqlite.witness import wal_of
from tests.host.clock import StandingClock
from tests.host.many import fill

ROOT = Path(__file__).resolve().parents[2]

PLAY = """
import logging, sys
from pathlib import Path
from bot.life import live, open_tables
from bot.settings import Settings
from bot.host.clock import ChatClock
from bot.lab.torture.players import Players
from bot.lab.torture.protocol import Life

async def main():
    async with open_tables(Settings(var=Path(sys.argv[1])), ChatClock()) as tables:
        life = Life(seed=1, trouble="none", began=0, tables=8)
        await Players(life, tables, ChatClock()).play()

# Only what `live` says is to come on stderr.
logging.getLogger().addHandler(logging.NullHandler())
sys.exit(live(main))
"""

FIRST_MOVE = """
import asyncio, json, resource, sys, time
from pathlib import Path
began = time.perf_counter()
from bot.life import live, open_tables
from bot.settings import Settings
from bot.host.model import Place
from bot.host.acts import Answer, By
from bot.host.clock import ChatClock
from bot.lab.torture.players import Players
from random import Random

async def main():
    async with open_tables(Settings(var=Path(sys.argv[1])), ChatClock()) as tables:
        table, user = sys.argv[2], int(sys.argv[3])
        if table == "new":
            told = await tables.open_table("supertrumf", Place(1, 2), By(1, "1", 1), language="sv")
            table, user = told.table, 1
            await tables.join(table, By(2, "2", 1))
            await tables.start(table, By(1, "3", 1))
        for user in {user, 1, 2, *(seat.user for seat in (await tables.look(table)).seats)}:
            number, asks = await tables.asks(table, user)
            if asks:
                answer = Answer(asks[0].key, asks[0].sample(Random(1)), number)
                await tables.move(table, By(user, "first move", 1), answer)
                break
        else:
            raise SystemExit("nobody is asked anything")
        took = time.perf_counter() - began
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        print(json.dumps([took, pages * resource.getpagesize() / 2**20]), flush=True)

sys.exit(live(main))
"""

BROKEN = """
import os, sys
from pathlib import Path
from bot.host.clock import ChatClock
from bot.host.ports import Broken
from bot.life import STORE, live, open_tables
from bot.settings import Settings

async def main():
    async with open_tables(Settings(var=Path(sys.argv[1])), ChatClock()):
        os.truncate(Path(sys.argv[1]) / STORE, 0)
        raise Broken("it is malformed")

sys.exit(live(main))
"""

REST = """
import asyncio, sys
from pathlib import Path
from bot.life import live, open_tables
from bot.settings import Settings
from tests.leaping_clock import LeapingClock

async def main():
    async with open_tables(Settings(var=Path(sys.argv[1])), LeapingClock(speed=20)):
        print("at rest", flush=True)
        await asyncio.Event().wait()

sys.exit(live(main))
"""


@contextmanager
def process(script: str, *arguments: object) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-c", script, *map(str, arguments)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, text=True, stdout=pipe, stderr=pipe) as running:
        try:
            yield running
        finally:
            running.kill()


def heard(running: "subprocess.Popen[str]", acknowledged: int) -> list[Acknowledged]:
    """The answers that the players get, up to so many."""
    assert running.stdout is not None
    answers: list[Acknowledged] = []
    while len(answers) < acknowledged:
        line = running.stdout.readline()
        assert line, "it has ended before that, and complains: " + "".join(end(running))
        answers.extend(answers_in([line]))
    return answers


def end(running: "subprocess.Popen[str]") -> tuple[str, str]:
    """What it says until it ends, behind what has been heard, and what it complains of."""
    assert running.stdout is not None and running.stderr is not None
    said, complained = running.stdout.read(), running.stderr.read()
    running.wait(timeout=10)
    return said, complained


def answers_in(lines: Sequence[str]) -> list[Acknowledged]:
    said = [msgspec.json.decode(line, type=Line) for line in lines if line.strip()]
    return [line for line in said if isinstance(line, Acknowledged)]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_in_good_order(tmp_path: Path, number: signal.Signals) -> None:
    with process(PLAY, tmp_path) as playing:
        answers = heard(playing, acknowledged=100)
        told = time.monotonic()
        playing.send_signal(number)
        rest, complaints = end(playing)
        assert time.monotonic() - told < 20
    assert (playing.returncode, complaints) == (0, "")
    answers.extend(answers_in(rest.splitlines()))
    Folder(tmp_path).release()
    assert not (tmp_path / f"{STORE}-wal").exists()
    found = asyncio.run(inspect(tmp_path / STORE, answers, all_ended=False))
    assert found.faults == []


def test_a_second_bot_in_the_same_folder_gets_a_sentence(tmp_path: Path) -> None:
    with process(PLAY, tmp_path) as first:
        heard(first, acknowledged=1)
        with process(PLAY, tmp_path) as second:
            _, complaint = end(second)
    assert second.returncode == 1
    assert complaint.startswith("Another process (number ")
    assert len(complaint.splitlines()) == 1


def test_a_backup_is_made_while_it_plays(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with process(PLAY, tmp_path / "var") as playing:
        answers = heard(playing, acknowledged=100)
        assert backup(Settings(var=tmp_path / "var"), copy) == 0
    found = asyncio.run(inspect(copy, answers, all_ended=False))
    assert found.faults == []
    assert found.matches >= 1


def move_aside(file: Path, kept: Path) -> None:
    file.rename(kept.with_name("aside.db"))


def move_backup_there(file: Path, kept: Path) -> None:
    move_aside(file, kept)
    kept.rename(file)


def copy_backup_over_it(file: Path, kept: Path) -> None:
    shutil.copy(kept, file)


def empty(file: Path, kept: Path) -> None:
    os.truncate(file, 0)


def cut_to_half(file: Path, kept: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def delete_its_log(file: Path, kept: Path) -> None:
    wal_of(file).unlink()


OVERWRITTEN = (copy_backup_over_it, empty, cut_to_half)
MISHAPS = (move_aside, move_backup_there, *OVERWRITTEN, delete_its_log)
AGAIN_SECONDS = 0.5


def end_by(mishap: Callable[[], None], running: "subprocess.Popen[str]") -> tuple[str, str]:
    """A checkpoint in the very moment of a mishap writes the file whole, and nothing is lost. So it
    happens until that is noticed."""
    with ThreadPoolExecutor(1) as reading:
        ended = reading.submit(end, running)
        while not ended.done():
            mishap()
            wait({ended}, timeout=AGAIN_SECONDS)
    return ended.result()


@pytest.mark.parametrize("mishap", MISHAPS)
def test_a_store_that_is_exchanged_under_it_ends_it_and_nothing_more_is_acknowledged(
    tmp_path: Path, mishap: Callable[[Path, Path], None]
) -> None:
    var, kept = tmp_path / "var", tmp_path / "kept.db"
    file = var / STORE
    with process(PLAY, var) as playing:
        answers = heard(playing, acknowledged=100)
        assert backup(Settings(var=var), kept) == 0
        answers += heard(playing, acknowledged=50)
        if mishap in OVERWRITTEN:
            rest, complaint = end_by(partial(mishap, file, kept), playing)
        else:
            mishap(file, kept)
            rest, complaint = end(playing)
    assert playing.returncode == 1
    assert complaint.startswith(f"{file} ") and "so the bot stops" in complaint
    assert complaint.count("\n") == 1
    answers += answers_in(rest.splitlines())
    with process(PLAY, var) as again:
        _, complaint = end(again)
    assert again.returncode == 1
    assert "Nothing has been changed" in complaint or "it stays as it is" in complaint
    aside = tmp_path / "aside.db"
    if aside.exists():
        wal_of(file).rename(wal_of(aside))
        assert asyncio.run(inspect(aside, answers, all_ended=False)).faults == []


def test_a_bot_that_is_at_rest_notices_it_too(tmp_path: Path) -> None:
    with process(REST, tmp_path) as resting:
        assert resting.stdout is not None
        assert resting.stdout.readline().strip() == "at rest"
        (tmp_path / STORE).unlink()
        _, complaint = end(resting)
    assert resting.returncode == 1 and "has been taken away" in complaint


def test_what_lies_there_stays_as_it_is_if_it_was_exchanged_just_before_the_end(
    tmp_path: Path,
) -> None:
    """Nothing has been read or written since, so nobody has noticed."""
    file, kept = tmp_path / "var" / STORE, tmp_path / "kept.db"
    with process(REST, tmp_path / "var") as resting:
        assert resting.stdout is not None
        assert resting.stdout.readline().strip() == "at rest"
        assert backup(Settings(var=tmp_path / "var"), kept) == 0
        before = kept.read_bytes()
        move_backup_there(file, kept)
        resting.send_signal(signal.SIGTERM)
        _, complaint = end(resting)
    assert resting.returncode == 1 and "so the bot stops" in complaint
    assert file.read_bytes() == before


def test_a_store_that_can_t_be_read_either_leaves_no_process_behind(tmp_path: Path) -> None:
    """A read of a file that was cut fails in another way than a commit to it."""
    with process(BROKEN, tmp_path) as broken:
        _, complaint = end(broken)
    assert broken.returncode == 1 and "so the bot stops" in complaint


def test_a_backup_of_nothing_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert backup(Settings(var=tmp_path), tmp_path / "copy.db") == 1
    assert "There is no store at" in capsys.readouterr().err


@pytest.mark.alone
def test_ten_thousand_live_tables_start_soon_and_lie_on_the_disk(tmp_path: Path) -> None:
    (tmp_path / "many").mkdir()
    begun = fill(tmp_path / "many" / STORE, 10_000, StandingClock())
    with process(FIRST_MOVE, tmp_path / "none", "new", 0) as alone:
        _, alone_mb = json.loads(end(alone)[0])
    with process(FIRST_MOVE, tmp_path / "many", begun[-1], 0) as among_many:
        seconds, mb = json.loads(end(among_many)[0])
    assert seconds < 3
    assert mb - alone_mb < 50
