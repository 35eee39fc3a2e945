"""A state in another form is computed from the log; what can't be played on says so."""

import json
import sqlite3
from contextlib import closing

from tests.host.house import KIM, LEE, House
from tests.host.test_lobby import refused
from tests.host.tiny import Tiny


def rewrite(house: House, column: str, *changes: tuple[str, object]) -> None:
    """Changes what the store has of every table, as another version may have written it."""
    with closing(sqlite3.connect(house.folder / "store.db")) as file:
        for table, text in file.execute(f"SELECT id, {column} FROM tables").fetchall():
            value = json.loads(text)
            for key, changed in changes:
                value[key] = changed
            written = json.dumps(value).encode()
            file.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (written, table))
        file.commit()


async def test_a_state_in_another_form_is_made_anew_from_the_log(house: House) -> None:
    table = await house.match(KIM, LEE, rounds="2")
    await house.lays(table, KIM, 4)
    await house.lays(table, LEE, 2)
    stood = (await house.view(table, KIM)).scene
    await house.close()
    rewrite(house, "state", ("phase", "laying"), ("points", [77, 77]), ("pot", 5))
    await house.open()
    assert (await house.view(table, KIM)).scene == stood
    await house.plays_out(table, KIM, LEE)
    assert (await house.tables.past.record(table)).moves


async def test_a_match_by_other_rules_says_what_it_waits_for(house: House) -> None:
    class Newer(Tiny):
        version = 2

    table = await house.match(KIM, LEE)
    lobby = await house.lobby(KIM)
    house.open_game = lambda key: Newer({"numbers.toml": b"highest = 5"})
    await house.restart()
    await refused(house.lays(table, KIM, 2), "tables-other-rules", version=1, ours=2)
    await house.tables.join(lobby, house.by(LEE))
    house.open_game = lambda key: Tiny({"numbers.toml": b"highest = 5"})
    await house.restart()
    await house.lays(table, KIM, 2)


async def test_a_match_by_a_later_format_of_chance_says_so(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.close()
    rewrite(house, "header", ("chance", 3))
    await house.open()
    await refused(house.lays(table, KIM, 2), "tables-other-chance", version=3)
