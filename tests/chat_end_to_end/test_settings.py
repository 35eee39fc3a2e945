"""/settings over sockets: what somebody chooses for themself holds wherever they play, what is
chosen for a server for everybody there, and both after a restart."""

import pytest

from bot.chat.custom_ids import ChooseForServer, ChooseOwn
from bot.playground.client import all_text
from tests.chat_end_to_end.choosing import choose, server_settings, settings_of
from tests.chat_end_to_end.matches import open_table, start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_somebody_reads_the_language_that_they_have_chosen(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna", "en-US")), Player(await stage.person("Bo", "de"))
    shown = await settings_of(anna, channel)
    assert "Language: as on Discord" in all_text(shown)
    shown = await choose(anna, shown, ChooseOwn("language"), "sv")
    assert "Språk: Svenska" in all_text(shown)
    await stage.kill_bot()
    await stage.start_bot()
    board = await start(stage, channel, "riftforce", [anna, bo])
    assert "Du får" in all_text(await anna.hand(board))
    await choose(anna, await settings_of(anna, channel), ChooseOwn("language"), "discord")
    assert "Language: as on Discord" in all_text(await settings_of(anna, channel))


async def test_a_server_s_language_is_that_of_its_new_tables(stage: Stage) -> None:
    channel = await stage.channel()
    owner, anna = Player(stage.owner), Player(await stage.person("Anna", "sv-SE"))
    shown = await server_settings(owner, channel)
    await choose(owner, shown, ChooseForServer("language"), "de")
    try:
        await stage.kill_bot()
        await stage.start_bot()
        lobby = await open_table(stage, channel, "ordet_fanger", [anna])
        assert "Mitspielen" in all_text(anna.newest(lobby))
        assert "Dina inställningar" in all_text(await settings_of(anna, channel))
        await anna.someone.slash(channel, "roll", die=6, count=2)
        await anna.someone.until_sees("zusammen", channel)
    finally:
        shown = await server_settings(owner, channel)
        await choose(owner, shown, ChooseForServer("language"), "opener")
