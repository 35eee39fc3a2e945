"""A store that is gone, empty, older or another than last time is reported, and none is silently
replaced."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.host.ports import CannotOpen
from bot.life import STORE, restore
from bot.settings import Settings
from bot.store.sqlite.backup import copy
from bot.store.sqlite.engine import SqliteStore
from bot.store.sqlite.migrate import migrate, migration_files
from bot.store.sqlite.witness import wal_of, witness_of
from tests.store.changes import opening
from tests.store.processes import child, said


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "var").mkdir()
    return tmp_path / "var" / STORE


def play(file: Path, *tables: str) -> None:
    """A run that opens these tables and ends in good order."""
    tables_of(file, *tables)


def play_and_be_killed(file: Path, *tables: str) -> None:
    """The same, but its end is a kill -9: the write-ahead log stays."""
    with child(
        "import asyncio, sys",
        "from pathlib import Path",
        "from bot.store.sqlite.engine import SqliteStore",
        "from tests.store.changes import opening",
        "async def main():",
        "    store = await SqliteStore.open(Path(sys.argv[1]))",
        f"    for table in {tables!r}:",
        "        await store.commit(opening(table))",
        "    print('played', flush=True)",
        "    await asyncio.sleep(60)",
        "asyncio.run(main())",
        folder=file,
    ) as process:
        assert said(process) == "played"


def tables_of(file: Path, *new: str) -> set[str]:
    """What there is after these have been opened besides."""

    async def run() -> set[str]:
        store = await SqliteStore.open(file)
        for table in new:
            await store.commit(opening(table))
        found = set(await store.tables())
        await store.close()
        return found

    return asyncio.run(run())


def take_away(file: Path, kept: Path) -> None:
    file.unlink()


def empty(file: Path, kept: Path) -> None:
    os.truncate(file, 0)


def put_older_one(file: Path, kept: Path) -> None:
    shutil.copy(kept, file)


def put_another(file: Path, kept: Path) -> None:
    other = kept.with_name("other.db")
    with closing(sqlite3.connect(other, isolation_level=None)) as opened:
        migrate(opened, migration_files())
    shutil.copy(other, file)


def take_wal_away(file: Path, kept: Path) -> None:
    wal_of(file).unlink()


MISHAPS = {
    take_away: "is gone",
    empty: "is empty",
    put_older_one: "is older|has been exchanged",
    put_another: "is not the store|has been exchanged",
}


@pytest.mark.parametrize("killed", [False, True], ids=["ended", "killed"])
@pytest.mark.parametrize("mishap", MISHAPS)
def test_what_is_not_the_store_of_last_time_is_told_and_left_as_it_is(
    file: Path, mishap: Callable[[Path, Path], None], killed: bool
) -> None:
    play(file, "t1")
    kept = file.with_name("kept.db")
    copy(file, kept)
    if killed:
        play_and_be_killed(file, "t2")
    else:
        play(file, "t2")
    mishap(file, kept)
    found = {path: path.read_bytes() for path in file.parent.iterdir()}
    for _ in range(2):
        with pytest.raises(CannotOpen, match=MISHAPS[mishap]) as told:
            tables_of(file)
        assert str(witness_of(file)) in str(told.value) and "restore FILE" in str(told.value)
    assert {path: path.read_bytes() for path in found} == found


def test_a_write_ahead_log_that_is_gone_is_told(file: Path) -> None:
    play_and_be_killed(file, "t1", "t2")
    take_wal_away(file, file)
    with pytest.raises(CannotOpen, match=r"its latest [0-9]+ of [0-9]+ changes are missing"):
        tables_of(file)


def test_a_write_ahead_log_without_its_store_is_told_even_with_no_witness(
    file: Path,
) -> None:
    play_and_be_killed(file, "t1")
    file.unlink()
    witness_of(file).unlink()
    with pytest.raises(CannotOpen, match="is gone"):
        tables_of(file)
    assert wal_of(file).stat().st_size


def test_whoever_means_it_deletes_the_witness(file: Path) -> None:
    play(file, "t1")
    kept = file.with_name("kept.db")
    copy(file, kept)
    play(file, "t2")
    newest = file.with_name("newest.db")
    shutil.copy(file, newest)
    shutil.copy(kept, file)
    witness_of(file).unlink()
    assert tables_of(file) == {"t1"}
    shutil.copy(newest, file)
    with pytest.raises(CannotOpen, match="is not the store"):
        tables_of(file)


def test_nothing_is_told_where_nothing_is_wrong(file: Path) -> None:
    """First starts, kills, backups, and a folder that is moved with all that is in it."""
    play(file, "t1")
    for number in range(3):
        play_and_be_killed(file, f"killed {number}")
        copy(file, file.with_name(f"copy-{number}"))
    play_and_be_killed(file, "t2")
    moved = file.parent.with_name("moved")
    shutil.copytree(file.parent, moved)
    expected = {"t1", "t2", *(f"killed {number}" for number in range(3))}
    assert tables_of(file) == tables_of(moved / STORE) == expected


def test_a_first_start_that_was_killed_at_once_is_a_first_start(file: Path) -> None:
    file.touch()
    assert tables_of(file) == set()


def test_a_witness_that_is_cut_accuses_nobody(file: Path) -> None:
    play(file, "t1")
    witness_of(file).write_bytes(witness_of(file).read_bytes()[:20])
    assert tables_of(file) == {"t1"}
    play(file, "t2")
    shutil.copy(file, file.with_name("kept"))
    file.unlink()
    with pytest.raises(CannotOpen, match="is gone"):
        tables_of(file)


@pytest.mark.parametrize("mishap", [take_away, empty])
def test_a_witness_that_is_cut_still_says_that_there_was_a_store(
    file: Path, mishap: Callable[[Path, Path], None]
) -> None:
    """A disk on which the one file is gone may have lost the other's content too."""
    play(file, "t1")
    os.truncate(witness_of(file), 0)
    mishap(file, file)
    with pytest.raises(CannotOpen, match=MISHAPS[mishap]):
        tables_of(file)


def test_a_witness_that_can_t_be_read_is_told(file: Path) -> None:
    witness_of(file).mkdir()
    with pytest.raises(CannotOpen, match="can't be read"):
        tables_of(file)


def test_a_backup_is_restored_and_what_was_there_is_kept(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(file, "t1")
    kept = file.with_name("kept.db")
    copy(file, kept)
    play_and_be_killed(file, "t2")
    assert restore(Settings(var=file.parent), kept) == 0
    aside = file.with_name(f"{STORE}.before-restore-1")
    assert str(aside) in capsys.readouterr().out
    assert tables_of(file) == {"t1"}
    assert restore(Settings(var=file.parent), aside) == 0
    assert tables_of(file) == {"t1", "t2"}
    assert file.with_name(f"{STORE}.before-restore-2").exists()


KILLED_AT = """
import os, sys
from pathlib import Path
from bot.store.sqlite.restore import put_in_place

def killed_at(event, args, left=[int(sys.argv[3])]):
    left[0] -= event in ("os.rename", "os.remove", "os.link")
    if left[0] < 0:
        os._exit(9)

sys.addaudithook(killed_at)
put_in_place(Path(sys.argv[1]), Path(sys.argv[2]))
"""


@pytest.mark.parametrize("has_witness", [True, False], ids=["witness", "no witness"])
def test_a_restore_that_is_killed_anywhere_loses_nothing_and_begins_nothing_anew(
    tmp_path: Path, has_witness: bool
) -> None:
    """At each of its steps: what was there goes on, or the backup does, or it is told."""
    for step in range(20):
        file = tmp_path / str(step) / STORE
        file.parent.mkdir()
        play(file, "t1")
        kept = file.with_name("kept.db")
        copy(file, kept)
        play_and_be_killed(file, "t2")
        if not has_witness:
            witness_of(file).unlink()
        killed = [sys.executable, "-c", KILLED_AT, str(kept), str(file), str(step)]
        ended = subprocess.run(killed, check=False).returncode
        try:
            found = tables_of(file)
        except CannotOpen:
            found = {"told"}
        assert found in ({"t1", "t2"}, {"t1"}, {"told"}), step
        if found == {"t1", "t2"}:
            continue
        aside = file.with_name(f"{STORE}.before-restore-1")
        assert restore(Settings(var=file.parent), kept) == 0
        assert tables_of(file) == {"t1"}
        assert restore(Settings(var=file.parent), aside) == 0
        assert tables_of(file) == {"t1", "t2"}
        if ended == 0:
            return
    raise AssertionError("it never came to its end")


@pytest.mark.parametrize("content", [None, b"", b"no database at all" * 99])
def test_what_is_no_backup_is_not_restored(
    file: Path, content: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    play(file, "t1")
    other = file.with_name("other")
    if content is not None:
        other.write_bytes(content)
    assert restore(Settings(var=file.parent), other) == 1
    complaint = capsys.readouterr().err
    assert complaint.startswith("Nothing was restored: ") and complaint.count("\n") == 1
    assert tables_of(file) == {"t1"}
    assert not list(file.parent.glob(f"*{STORE}*.new*")) and not list(file.parent.glob("*restore*"))


def test_nothing_is_restored_while_the_bot_runs(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(file, "t1")
    copy(file, file.with_name("kept.db"))
    with child(
        "import sys",
        "from pathlib import Path",
        "from bot.store.folder import Folder",
        "held = Folder(Path(sys.argv[1]))",
        "print('held', flush=True)",
        "sys.stdin.read()",
        folder=file.parent,
    ) as other:
        assert said(other) == "held"
        assert restore(Settings(var=file.parent), file.with_name("kept.db")) == 1
    assert "Another process" in capsys.readouterr().err


def test_every_commit_counts(file: Path) -> None:
    play(file, *map(str, range(30)))
    with closing(sqlite3.connect(file)) as opened:
        (commits,) = opened.execute("SELECT commits FROM identity").fetchone()
    assert commits == 30 and f" {30:020d} " in witness_of(file).read_text()
