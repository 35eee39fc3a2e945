"""Matches checked by a process of its own, which outlives nobody."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bot.chat.verifying import process
from bot.chat.verifying.process import MOST_AT_A_TIME, CutShort, Verifier, report_on
from bot.lab.bot_match import BotMatch, sitter
from bot.library import open_game
from bot.places import PACKAGES
from games.kit.bot_player import HARD
from games.kit.match import Match, Record
from games.kit.say import Refusal


def played(game: str, secret: bytes = bytes(range(32))) -> Record:
    opened = open_game(game)
    options = opened.options_type()
    match = Match(opened.bound(options), 2, options, secret)
    BotMatch(match, (sitter(HARD), sitter(HARD))).play()
    return match.record()


async def test_an_honest_match_holds_and_is_checked_once() -> None:
    record = played("storma_slottet")
    verifier = Verifier(None)
    report = await verifier.report(record)
    assert report.holds and "bot-player-same" in {line.id for line in report.told}
    assert await verifier.report(record) is report


async def test_another_move_is_found_out() -> None:
    record = played("supertrumf")
    entry = next(entry for entry in record.moves if entry.by is not None)
    place = record.moves.index(entry)
    assert entry.by is not None
    other = msgspec.structs.replace(entry, by=msgspec.structs.replace(entry.by, level="none"))
    moves = (*record.moves[:place], other, *record.moves[place + 1 :])
    report = await Verifier(None).report(msgspec.structs.replace(record, moves=moves))
    assert not report.holds


async def test_so_many_can_wait_and_whoever_comes_then_is_told_to_ask_again() -> None:
    verifier = Verifier(None)
    records = [played("supertrumf", bytes([number]) * 32) for number in range(MOST_AT_A_TIME + 1)]
    *waiting, late = records
    reports = [asyncio.create_task(verifier.report(record)) for record in waiting]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refusal:
        await verifier.report(late)
    assert refusal.value.message.id == "verify-busy"
    assert all(report.holds for report in await asyncio.gather(*reports))
    assert (await verifier.report(late)).holds


async def test_what_is_known_is_told_however_many_wait() -> None:
    verifier = Verifier(None)
    known = played("supertrumf", b"known" * 6)
    report = await verifier.report(known)
    others = [played("supertrumf", bytes([number]) * 32) for number in range(MOST_AT_A_TIME)]
    waiting = [asyncio.create_task(verifier.report(record)) for record in others]
    await asyncio.sleep(0)
    assert await verifier.report(known) is report
    await asyncio.gather(*waiting)


# -- a bot player that thinks for ever ----------------------------------------------------------

ENDLESS = """
import os
from games.kuhn_poker.rules import KuhnPoker

class Endless(KuhnPoker):
    key = "endless"

    def hard_move(self, knowledge, mind):
        os.write(2, b"it thinks\\n")
        while True:
            pass

GAME = Endless
"""


@pytest.fixture
def endless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a game lies whose bot player thinks for ever."""
    folder = tmp_path / "games" / "endless"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(ENDLESS)
    paths = (PACKAGES, PACKAGES / "tests" / "elsewhere", tmp_path)
    found = os.pathsep.join(map(str, paths))
    monkeypatch.setenv("PYTHONPATH", found)
    monkeypatch.setattr(process, "python_path", lambda: found)
    return tmp_path


def unthinkable() -> Record:
    """A match in which the bot player has moved, said to be of that game."""
    record = played("kuhn_poker")
    return msgspec.structs.replace(record, game="endless")


async def test_what_takes_too_long_is_cut_short(endless: Path) -> None:
    with pytest.raises(CutShort):
        await report_on(unthinkable(), None, 1)


def started(program: str, *arguments: str) -> "subprocess.Popen[bytes]":
    """What its children say comes the same way as what it says itself: that ends once all of them
    have ended."""
    return subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        cwd=PACKAGES,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )


CHECKING = """
import asyncio, sys, pathlib
from bot.chat.verifying.process import report_on
from bot.chat.verifying.record_file import decoded
asyncio.run(report_on(decoded(pathlib.Path(sys.argv[1]).read_bytes()), None, 600))
"""

SIMULATING = """
from bot.lab.simulate import Plan, simulate
from games.kit.options import Options
simulate(Plan("endless", 50, "seed", (2,), Options(), "hard"), 2)
"""

COMPETING = """
from bot.lab.arena import Contest, compete
from games.kit.options import Options
compete(Contest("endless", 10, "seed", 2, Options(), ("hard", "hard")), 2)
"""


@pytest.mark.timeout(60)
@pytest.mark.parametrize("program", [CHECKING, SIMULATING, COMPETING])
def test_a_child_ends_with_its_parent_that_is_killed_and_says_nothing(
    endless: Path, tmp_path: Path, program: str
) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode(unthinkable()))
    with started(program, str(file)) as parent:
        assert parent.stderr is not None
        assert parent.stderr.readline() == b"it thinks\n"
        os.kill(parent.pid, signal.SIGKILL)
        assert set(parent.stderr.read().splitlines()) <= {b"it thinks"}
        assert parent.wait() == -signal.SIGKILL


@pytest.mark.parametrize("written", [b"", b"\0\0\0\0\0\0\0\x09{}"])
def test_a_child_whose_parent_died_before_it_had_asked_says_nothing(written: bytes) -> None:
    child = subprocess.run(
        [sys.executable, "-m", "bot.chat.verifying", "60"],
        cwd=PACKAGES,
        input=written,
        capture_output=True,
        check=False,
    )
    assert (child.returncode, child.stdout, child.stderr) == (1, b"", b"")
