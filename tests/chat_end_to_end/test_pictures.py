"""Pictures travel: drawn by the bot, sent as Discord takes them, seen by whom they are for."""

from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import pytest
import pytest_asyncio

from bot.playground.client import Picture, all_text, buttons, pictures
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.conftest import open_shared_stage
from tests.chat_end_to_end.matches import open_table, play_turn, start
from tests.chat_end_to_end.player import Player, offers, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME = "storma_slottet"
PNG = b"\x89PNG\r\n\x1a\n"
MOST_BYTES = 100_000
SEVERAL = 4


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def drawn(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """A stage on which pictures are shown."""
    var = tmp_path_factory.mktemp("drawn") / "var"
    async with open_shared_stage(var, FULL_LIMITS) as stage:
        await stage.stop_bot()
        await stage.start_bot(SPELVARDEN_PICTURES="on")
        yield stage


async def two(stage: Stage) -> list[Player]:
    return [Player(await stage.person(name), n) for n, name in enumerate(("Anna", "Bo"))]


def picture(message: SeenMessage) -> Picture:
    """The only one."""
    (only,) = pictures(message)
    assert only.alt is not None
    return only


async def drawn_of(stage: Stage, message: SeenMessage) -> bytes:
    file = await stage.client.fetch(picture(message).url)
    assert file.startswith(PNG) and len(file) < MOST_BYTES
    return file


async def dealt(stage: Stage, channel: str, players: list[Player]) -> SeenMessage:
    """A match whose first hands are dealt."""
    board = await start(stage, channel, GAME, players)
    for player in players:
        await play_turn(player, board, table_of(board))
    return board


async def test_a_lobby_a_board_and_a_hand_are_pictures_with_few_words_beside(drawn: Stage) -> None:
    channel, (anna, bo) = await drawn.channel(), await two(drawn)
    lobby = anna.newest(await open_table(drawn, channel, GAME, [anna, bo]))
    await drawn_of(drawn, lobby)
    assert "Anna and Bo" in (picture(lobby).alt or "") and "1. Anna" not in all_text(lobby)
    board = await dealt(drawn, await drawn.channel(), [anna, bo])
    shown = anna.newest(board)
    await drawn_of(drawn, shown)
    assert "Draw pile" in (picture(shown).alt or "") and "Draw pile" not in all_text(shown)
    hand = await anna.hand(board)
    await drawn_of(drawn, hand)
    assert hand.ephemeral and "spades" in (picture(hand).alt or "")


async def test_in_words_tells_all_that_a_picture_shows(drawn: Stage) -> None:
    channel, (anna, bo) = await drawn.channel(), await two(drawn)
    board = await dealt(drawn, channel, [anna, bo])
    hand = await anna.hand(board)
    told = await anna.someone.answer(await anna.press(hand, "words"))
    assert told.ephemeral and not pictures(told) and not buttons(told)
    assert "Hand: " in all_text(told) and "♠" in all_text(told) and told.id != hand.id
    seen = await bo.someone.answer(await bo.press(bo.newest(board), "words"))
    assert seen.ephemeral and "Draw pile" in all_text(seen) and not pictures(seen)


async def test_an_edit_replaces_a_picture_and_one_that_changes_none_keeps_it(drawn: Stage) -> None:
    channel, (anna, bo) = await drawn.channel(), await two(drawn)
    board = await dealt(drawn, channel, [anna, bo])
    await anna.press(anna.newest(board), "pause")
    await anna.someone.until(lambda: offers(anna.newest(board), "resume"), "the pause")
    first = picture(anna.newest(board))
    await anna.press(anna.newest(board), "resume")
    await anna.someone.until(lambda: offers(anna.newest(board), "pause"), "the match")
    assert picture(anna.newest(board)).url == first.url
    await drawn_of(drawn, anna.newest(board))
    for player in (anna, bo):
        await play_turn(player, board, table_of(board))
    await anna.someone.until(lambda: picture(anna.newest(board)).url != first.url, "the moves")
    await drawn_of(drawn, anna.newest(board))


async def test_a_picture_of_a_hand_is_sent_to_its_owner_alone(drawn: Stage) -> None:
    channel, (anna, bo) = await drawn.channel(), await two(drawn)
    board = await dealt(drawn, channel, [anna, bo])
    for _ in range(SEVERAL):
        for player in (anna, bo):
            await play_turn(player, board, table_of(board))
    seen = 0
    for player in (anna, bo):
        direct = {c.id for c in player.someone.channels.values() if c.kind == "dm"}
        for message in player.someone.all_messages():
            own = message.ephemeral or message.channel in direct
            for each in pictures(message):
                name = urlsplit(each.url).path.rpartition("/")[2]
                assert name in (("hand.png",) if own else ("board.png", "lobby.png"))
                seen += own
    assert seen
