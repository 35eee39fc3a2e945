"""The torture in small, and an inspection that finds what it looks for."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.lab.torture.inspection import inspect
from bot.lab.torture.protocol import Acknowledged
from bot.lab.torture.torture import TortureFailed, torture
from tests.host.hosting import KIM, LEE, Host
from tests.repeating import times

KILLS = times(6, long=100)


def test_nothing_is_lost_in_many_kills(tmp_path: Path) -> None:
    lines = list(torture(KILLS, seed=4, folder=tmp_path))
    assert lines[0].startswith(f"{KILLS} kills, ")
    assert lines[-1] == "nothing lost, nothing twice, every log replays"


def test_a_fault_makes_it_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def spoil(self: object) -> bool:
        with closing(sqlite3.connect(self.folder / "store.db")) as file:  # type: ignore[attr-defined]
            file.execute("DELETE FROM inputs WHERE kind = 'move'")
            file.commit()
        return False

    monkeypatch.setattr("bot.lab.torture.killer.Killer.let_all_matches_end", spoil)
    with pytest.raises(TortureFailed):
        list(torture(1, seed=4, folder=tmp_path))


SPOILT = {
    "was acknowledged as 4 and is lost": "DELETE FROM inputs WHERE revision = 4",
    "does not lead to revision": "UPDATE tables SET revision = revision + 1",
    "replay": "UPDATE tables SET state = replace(state, '\"bells\":0', '\"bells\":1')",
    "another amount of chance": (
        "UPDATE tables SET marks = json_set(CAST(marks AS TEXT), '$[4].x', 99)"
    ),
    "has not ended": "SELECT 1",
}


@pytest.mark.parametrize("fault", SPOILT)
async def test_the_inspection_finds(fault: str, host: Host) -> None:
    table = await host.match(KIM, LEE)
    told = await host.lays(table, KIM, 4, source="click 77")
    await host.lays(table, LEE, 2)
    acknowledged = [Acknowledged(table, "click 77", told.revision)]
    file = host.folder / "store.db"
    sound = await inspect(file, acknowledged, all_ended=False, open_game=host.open_game)
    assert (sound.faults, sound.matches, sound.moves) == ([], 1, 2)
    with closing(sqlite3.connect(file)) as opened:
        opened.execute(SPOILT[fault])
        opened.commit()
    found = await inspect(file, acknowledged, all_ended=True, open_game=host.open_game)
    assert any(fault in sentence for sentence in found.faults)
