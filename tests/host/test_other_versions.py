"""A state in another form is computed from the log; what can't be played on says so."""

import json

from tests.host.hosting import KIM, LEE, Host
from tests.host.test_lobby import refused
from tests.host.tiny import Tiny


async def rewrite(host: Host, column: str, *changes: tuple[str, object]) -> None:
    """Changes what the store has of every table, as another version may have written it."""
    for table, text in await host.rows(f"SELECT id, {column} FROM tables"):
        value = json.loads(text)
        for key, changed in changes:
            value[key] = changed
        written = json.dumps(value).encode()
        await host.rows(f"UPDATE tables SET {column} = ? WHERE id = ?", written, table)


async def test_a_state_in_another_form_is_made_anew_from_the_log(host: Host) -> None:
    table = await host.match(KIM, LEE, rounds="2")
    await host.lays(table, KIM, 4)
    await host.lays(table, LEE, 2)
    stood = (await host.view(table, KIM)).scene
    await host.close()
    await rewrite(host, "state", ("phase", "laying"), ("points", [77, 77]), ("pot", 5))
    await host.open()
    assert (await host.view(table, KIM)).scene == stood
    await host.plays_out(table, KIM, LEE)
    assert (await host.tables.past.record(table)).moves


async def test_a_match_by_other_rules_says_what_it_waits_for(host: Host) -> None:
    class Newer(Tiny):
        version = 2

    table = await host.match(KIM, LEE)
    lobby = await host.lobby(KIM)
    host.open_game = lambda key: Newer({"numbers.toml": b"highest = 5"})
    await host.restart()
    await refused(host.lays(table, KIM, 2), "tables-other-rules", version=1, ours=2)
    await host.tables.join(lobby, host.by(LEE))
    host.open_game = lambda key: Tiny({"numbers.toml": b"highest = 5"})
    await host.restart()
    await host.lays(table, KIM, 2)


async def test_a_match_by_a_later_format_of_chance_says_so(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.close()
    await rewrite(host, "header", ("chance", 3))
    await host.open()
    await refused(host.lays(table, KIM, 2), "tables-other-chance", version=3)
