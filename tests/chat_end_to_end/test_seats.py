"""A seat may be somebody else's by the time that something is shown; the one who sat there before
is shown nothing of it."""

from pathlib import Path

import pytest

from bot.playground.client import all_text
from bot.playground.control import PlanFault
from bot.playground.faults import RequestFault
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import open_table, play_turn
from tests.chat_end_to_end.player import Player, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

QUARANTINED = 20026


async def test_who_left_a_seat_never_reads_the_hand_of_who_took_it(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    cleo = Player(await stage.person("Cleo"), 3)
    lobby = await open_table(stage, channel, "storma_slottet", [anna, bo])
    copy = await looked_at(bo, channel)
    await bo.press(bo.newest(lobby), "leave")
    await cleo.someone.until(lambda: "2. Bo" not in all_text(cleo.newest(lobby)))
    await cleo.press(cleo.newest(lobby), "join")
    await anna.press(anna.newest(lobby), "start")
    hand = await cleo.hand(lobby)
    for _ in range(2):
        for player in (anna, cleo):
            await play_turn(player, lobby, table_of(lobby))
    assert all_text(bo.newest(copy)) == all_text(copy)
    assert all_text(cleo.newest(hand)) != all_text(copy)


async def test_who_moves_up_by_a_seat_reads_on_in_the_same_copy(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    cleo = Player(await stage.person("Cleo", open_dms=False), 3)
    lobby = await open_table(stage, channel, "supertrumf", [anna, bo, cleo])
    copy = await looked_at(cleo, channel)
    await bo.press(bo.newest(lobby), "leave")
    await anna.press(anna.newest(lobby), "start")
    await cleo.someone.until(lambda: "Hand:" in all_text(cleo.newest(copy)))
    assert all_text(cleo.newest(copy)) == all_text(await cleo.hand(lobby))


async def test_a_bot_in_quarantine_says_so_at_once_and_hands_are_shown_by_my_hand(
    tmp_path: Path,
) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        fault = RequestFault(
            kind="status", path="/users/@me/channels", status=403, code=QUARANTINED, times=0
        )
        await stage.client.order(PlanFault(fault=fault))
        channel = await stage.channel()
        anna = Player(await stage.person("Anna", "sv-SE"), 1)
        bo = Player(await stage.person("Bo", "de"), 2)
        lobby = await open_table(stage, channel, "riftforce", [anna, bo])
        await anna.someone.until_sees(
            "Jag kan inte öppna direktmeddelanden", also=lambda m: m.ephemeral
        )
        told = await bo.someone.until_sees(
            "Ich kann dir gerade keine Direktnachrichten", also=lambda m: m.ephemeral
        )
        await anna.press(anna.newest(lobby), "start")
        shown = await bo.someone.answer(await bo.press(told, "hand"))
        assert shown.ephemeral and "Riftforce" in all_text(shown)
        for player in (anna, bo):
            await play_turn(player, lobby, table_of(lobby))
        assert "Traceback" not in stage.log


async def looked_at(player: Player, channel: str) -> SeenMessage:
    """One's own hand, by the command."""
    return await player.someone.answer(await player.someone.slash(channel, "hand"))
