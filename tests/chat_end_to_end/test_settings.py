"""/settings over sockets: what somebody chooses for themself holds wherever they play, what is
chosen for a server for everybody there, and both after a restart."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.chat.custom_ids import ChooseChannels, ChooseForServer, ChooseOwn, Control, Deed, write
from bot.playground.client import all_text
from tests.chat_end_to_end.choosing import choose, server_settings, settings_of
from tests.chat_end_to_end.matches import is_over, open_table, play_turn, start
from tests.chat_end_to_end.player import Player, offers, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage
from tests.chat_end_to_end.test_threads import thread_of
from tests.chat_end_to_end.test_turns import sources, until_last_active
from tests.chat_end_to_end.turns import pick_first

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """One of its own, for what is chosen here holds on all of its server."""
    async with open_stage(tmp_path_factory.mktemp("settings") / "var", FULL_LIMITS) as opened:
        yield opened
        assert not opened.told_by_the_log()


async def set_for_server(owner: Player, channel: str, what: Control, *values: str) -> None:
    await choose(owner, await server_settings(owner, channel), what, *values)


async def two(stage: Stage) -> list[Player]:
    return [Player(await stage.person(name), seed) for seed, name in enumerate(("Anna", "Bo"))]


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
    await set_for_server(owner, channel, ChooseForServer("language"), "de")
    await stage.kill_bot()
    await stage.start_bot()
    lobby = await open_table(stage, channel, "ordet_fanger", [anna])
    assert "Mitspielen" in all_text(anna.newest(lobby))
    assert "Dina inställningar" in all_text(await settings_of(anna, channel))
    await anna.someone.slash(channel, "roll", die=6, count=2)
    await anna.someone.until_sees("zusammen", channel)
    await set_for_server(owner, channel, ChooseForServer("language"), "opener")


async def test_tables_are_opened_in_the_chosen_channels_only(stage: Stage) -> None:
    here, elsewhere = await stage.channel(), await stage.channel()
    owner, (anna, _) = Player(stage.owner), await two(stage)
    await set_for_server(owner, elsewhere, ChooseChannels(), here)
    await stage.kill_bot()
    await stage.start_bot()
    for against in ({}, {"against": "easy"}):
        refused = await anna.someone.slash(elsewhere, "play", game="storma_slottet", **against)
        told = all_text(await anna.someone.answer(refused))
        assert told == f"On this server, tables can only be opened in <#{here}>."
    assert f"sets its channels: {here}, was all" in stage.log
    await open_table(stage, here, "storma_slottet", [anna])
    await set_for_server(owner, elsewhere, ChooseChannels())
    await open_table(stage, elsewhere, "storma_slottet", [anna])


async def test_a_server_chooses_the_dice_and_how_long_matches_are_kept(stage: Stage) -> None:
    channel, owner = await stage.channel(), Player(stage.owner)
    anna = Player(await stage.person("Anna"))
    await set_for_server(owner, channel, ChooseForServer("keeping"), "month")
    await set_for_server(owner, channel, ChooseForServer("dice"), "bot")
    await stage.kill_bot()
    await stage.start_bot()
    shown = all_text(await server_settings(owner, channel))
    assert "kept for 30 days" in shown
    assert "always rolled with the move" in shown
    assert "sets its keeping: month, was always" in stage.log
    assert "I always roll the dice" in all_text(await settings_of(anna, channel))
    players = [anna, Player(await stage.person("Bo"))]
    for player in players:
        await choose(player, await settings_of(player, channel), ChooseOwn("rolls"), "own")
    board = await start(stage, channel, "storma_slottet", players)
    player, hand = await until_last_active(board, players)
    await pick_first(player, hand, "active")
    assert sources(stage, table_of(board))[-1].endswith("/2")
    await set_for_server(owner, channel, ChooseForServer("dice"), "players")
    assert "I always roll the dice" not in all_text(await settings_of(anna, channel))


async def test_a_server_chooses_which_matches_start_in_a_thread(stage: Stage) -> None:
    channel, owner, players = await stage.channel(), Player(stage.owner), await two(stage)
    anna, _ = players
    await set_for_server(owner, channel, ChooseForServer("threads"), "all")
    lobby = await open_table(stage, channel, "riftforce", players)
    assert "opens a thread just for this match" in all_text(anna.newest(lobby))
    await anna.press(anna.newest(lobby), "start")
    thread = await thread_of(lobby, anna)
    board = await anna.someone.until(
        lambda: next((each for each in anna.someone.sees(thread) if offers(each, "pause")), None),
        "the board",
    )
    for player in players:
        await play_turn(player, board, table_of(board))
    await set_for_server(owner, channel, ChooseForServer("ending"), "players")
    asked = await players[1].someone.answer(await players[1].someone.slash(thread, "leave"))
    await players[1].someone.press(asked, write(Deed(table_of(board), "end")))
    await anna.someone.until(lambda: is_over(anna, board), "the end")
    await set_for_server(owner, channel, ChooseForServer("ending"), "opener")
    await set_for_server(owner, channel, ChooseForServer("threads"), "none")
    lobby = await open_table(stage, channel, "ordet_fanger", players)
    assert "opens a thread" not in all_text(anna.newest(lobby))
    board = await start(stage, await stage.channel(), "ordet_fanger", players)
    await anna.someone.until(lambda: offers(anna.newest(board), "pause"), "the match, right here")
    await set_for_server(owner, channel, ChooseForServer("threads"), "realtime")
