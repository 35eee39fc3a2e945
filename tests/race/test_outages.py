"""The bot does not hear for a while, in the middle of a duel: the clock waits until it has read
what was written."""

from pathlib import Path

import pytest

from bot.playground.client import all_text
from bot.playground.control import CloseGateway, PlanFault
from bot.playground.faults import EventFault
from tests.race.arena import SEEDED, Arena, now, open_arena

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def lose_the_gateway(arena: Arena, *, forget: bool) -> None:
    await arena.stage.client.order(CloseGateway(bot=arena.stage.bot, forget=forget))


@pytest.mark.parametrize("forget", [False, True], ids=["resumed", "new session"])
async def test_the_gateway_is_lost_in_the_middle(tmp_path: Path, forget: bool) -> None:
    """The earlier answer never comes by the gateway: only the channel's history has it."""
    async with open_arena(tmp_path / "var", 1) as arena:
        duel = arena.duel()
        base = now()
        await duel.says(duel.kim, "Oslo", base)
        swallowed = EventFault(kind="dropped", event="MESSAGE_CREATE", times=1)
        await arena.stage.client.order(PlanFault(fault=swallowed))
        await duel.says(duel.lee, "Rome", base - 200)
        await lose_the_gateway(arena, forget=forget)
        ruling = await duel.tells("Lee takes it: “Rome”")
        assert "0.200 s later." in all_text(ruling)
        assert not any("Kim takes it" in all_text(post) for post in duel.posts())


async def test_the_bot_is_killed_between_an_answer_and_its_ruling(tmp_path: Path) -> None:
    async with open_arena(tmp_path / "var", 1) as arena:
        duel = arena.duel()
        base = now()
        await duel.says(duel.kim, "Oslo", base)
        await arena.stage.kill_bot()
        await duel.says(duel.lee, "Rome", base - 200)
        await arena.stage.start_bot()
        ruling = await duel.tells("Lee takes it: “Rome”")
        assert "0.200 s later." in all_text(ruling)


async def test_after_a_long_outage_the_duel_has_its_whole_time_again(tmp_path: Path) -> None:
    """Its limit has passed by stamps while the clocks stood still."""
    long_ago = 5 * 60_000
    async with open_arena(tmp_path / "var", 2, since_ms=long_ago, time_limit=10) as arena:
        during, after = arena.duel(), arena.duel()
        await arena.stage.kill_bot()
        await during.says(during.lee, "Rome", now() - long_ago + 30_000)
        await arena.stage.start_bot()
        await during.tells("Lee takes it: “Rome”")
        await after.says(after.kim, "Oslo")
        await after.tells("Kim takes it: “Oslo”")


async def test_talk_between_duels_is_read_where_repeats_are_barred(tmp_path: Path) -> None:
    """However long the outage: a word said while the bot is down counts."""
    more = {"since_ms": 5 * 60_000, "between": True, "repeats": "barred"}
    async with open_arena(tmp_path / "var", 1, **more) as arena:
        table = arena.duel()
        await arena.stage.kill_bot()
        await table.says(table.noa, "Shall we go to Oslo?", now() - 4 * 60_000)
        await table.says(table.kim, "Why not", now() - 3 * 60_000)
        await arena.stage.start_bot()
        await arena.until_revision(table, SEEDED + 2)
        assert await arena.stage.stop_bot() == 0
        heard = (await arena.state(table)).messages
        assert [(said.seat, said.text, said.talk) for said in heard] == [
            (2, "Shall we go to Oslo?", True),
            (0, "Why not", True),
        ]


async def test_a_text_edited_while_nobody_heard_is_marked(tmp_path: Path) -> None:
    async with open_arena(tmp_path / "var", 1) as arena:
        duel = arena.duel()
        await arena.stage.kill_bot()
        said = await duel.says(duel.kim, "Oslo")
        await duel.kim.edit(said, "Paris")
        await arena.stage.start_bot()
        assert "Unverified" in all_text(await duel.tells("Kim takes it: “Paris”"))


async def test_a_ruling_that_was_not_sent_before_a_kill_is_sent_after_it(tmp_path: Path) -> None:
    async with open_arena(tmp_path / "var", 1) as arena:
        duel = arena.duel()
        await duel.says(duel.kim, "Oslo")
        await duel.tells("Kim takes it")
        await arena.stage.kill_bot()
        await arena.stage.start_bot()
        await duel.tells("may flip the next card")
        rulings = [post for post in duel.posts() if "Kim takes it" in all_text(post)]
        assert len([post for post in rulings if "Answer" not in all_text(post)]) == 1
