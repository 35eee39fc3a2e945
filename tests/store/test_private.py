"""Nobody but their owner reads what is kept: whatever the umask, and whatever mode
a file was copied here with."""

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.host.clock import ChatClock
from bot.life import STORE, backup, open_tables, restore
from bot.playground import Playground
from bot.playground import Settings as PlaygroundSettings
from bot.settings import Settings, readable_by_others
from bot.store.sqlite.witness import wal_of, witness_of

TOKEN = "DISCORD_TOKEN=MTIz.Abc.dEf\n"


@pytest.fixture(autouse=True)
def open_handed() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    """Of a folder and all that lies in it."""
    return {str(each.relative_to(folder)): mode(each) for each in (folder, *folder.rglob("*"))}


def widened(folder: Path) -> None:
    """As somebody has left it who copied it here."""
    for each in (folder, *folder.rglob("*")):
        each.chmod(0o777 if each.is_dir() else 0o644)


def open_to_others(folder: Path) -> list[str]:
    return [name for name, found in modes(folder).items() if found & 0o077]


async def test_a_store_with_its_log_its_backups_and_what_a_restore_keeps(tmp_path: Path) -> None:
    settings, kept = Settings(var=tmp_path / "var"), tmp_path / "kept.db"
    file = settings.var / STORE
    for _ in range(2):
        async with open_tables(settings, ChatClock()) as tables:
            await tables.store.keep_note("something", "to be written")
            assert {STORE, wal_of(file).name, witness_of(file).name, "lock"} <= {
                *modes(settings.var)
            }
            assert open_to_others(settings.var) == []
            await asyncio.to_thread(backup, settings, kept)
        assert mode(kept) == 0o600
        assert restore(settings, kept) == 0
        assert open_to_others(settings.var) == []
        widened(settings.var)
        kept.chmod(0o644)


async def test_the_playground_s_world(tmp_path: Path) -> None:
    folder = tmp_path / "playground"
    for _ in range(2):
        async with await Playground.start(settings=PlaygroundSettings(folder=folder)) as playground:
            playground.core.add_person("anna", "Anna")
            await playground.core.storage.write()
            assert {"world.sqlite3", "world.sqlite3-wal", "transcript.jsonl"} <= {*modes(folder)}
            assert open_to_others(folder) == []
        widened(folder)


@pytest.mark.parametrize(
    ("text", "mode_", "is_told"),
    [(TOKEN, 0o644, True), (TOKEN, 0o640, True), (TOKEN, 0o600, False), ("A=b\n", 0o644, False)],
)
def test_a_token_that_others_can_read_is_told_with_its_cure(
    tmp_path: Path, text: str, mode_: int, is_told: bool
) -> None:
    file = tmp_path / "of mine" / ".env"
    file.parent.mkdir()
    file.write_text(text)
    file.chmod(mode_)
    told = readable_by_others(file)
    assert (told is not None) == is_told
    assert told is None or (f"chmod 600 '{file}'" in told and "MTIz" not in told)
