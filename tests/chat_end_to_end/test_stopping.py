"""The bot is stopped: what is under way is finished first, and the connection goes last."""

import asyncio
from pathlib import Path

import pytest

from bot.playground.client import all_text
from bot.store.folder import Folder
from tests.chat_end_to_end import slow_bot
from tests.chat_end_to_end.matches import open_table
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import FULL_LIMITS, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

PRESSES = 10


async def test_everybody_who_has_pressed_by_then_is_answered(tmp_path: Path) -> None:
    slow = tmp_path / "slow"
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        await stage.start_bot(module=slow_bot.__name__, SLOW="before", SLOW_IF=str(slow))
        joining, lobbies = Player(await stage.person("Bo")), []
        for _ in range(PRESSES):
            opener = Player(await stage.person("Anna"))
            channel = await stage.channel()
            lobbies.append(await open_table(stage, channel, "supertrumf", [opener]))
        slow.touch()
        pressing = [asyncio.create_task(joining.press(lobby, "join")) for lobby in lobbies]
        await stage.until_logged(slow_bot.BEGUN, PRESSES)
        slow.unlink()
        assert await stage.stop_bot() == 0
        await asyncio.gather(*pressing)
        for lobby in lobbies:
            assert "Bo" in all_text(joining.newest(lobby))
        assert "ERROR" not in stage.log and "Traceback" not in stage.log


async def test_the_folder_is_free_before_the_bot_is_off_discord(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        anna = Player(await stage.person("Anna"))
        await open_table(stage, await stage.channel(), "supertrumf", [anna])
        stopping = asyncio.create_task(stage.stop_bot())
        await stage.owner.until(lambda: not stage.is_online(), "that the bot is gone")
        Folder(stage.var).release()
        assert await stopping == 0
