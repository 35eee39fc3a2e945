"""Pictures travel: drawn by the bot, sent as Discord takes them, seen by their readers."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import msgspec
import pytest
import pytest_asyncio

import games
from bot.chat.custom_ids import ChooseForServer, ChooseOwn
from bot.chat.deliver.studio import Studio
from bot.playground.client import Picture, all_text, buttons, pictures
from bot.playground.control import SetOverwrite
from bot.playground.people.views import Outcome, SeenMessage
from bot.playground.permissions import Permission
from games.kit import message_ids
from tests.chat_end_to_end.choosing import choose, server_settings, settings_of
from tests.chat_end_to_end.clocks import awaited, set_clock
from tests.chat_end_to_end.inside import bot_inside
from tests.chat_end_to_end.matches import open_table, play_turn, start
from tests.chat_end_to_end.player import PRIMARY, Player, offers, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage
from tests.words.messages import plain_text

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME = "storma_slottet"
PNG = b"\x89PNG\r\n\x1a\n"
MOST_BYTES = 100_000
SEVERAL = 4


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def drawn(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """A stage on which pictures are shown."""
    var = tmp_path_factory.mktemp("drawn") / "var"
    async with open_stage(var, FULL_LIMITS, start=False) as stage:
        await stage.start_bot(SPELVARDEN_PICTURES="on")
        yield stage
        assert not stage.refused()
        assert not stage.told_by_the_log()


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
    first = players[0]
    await first.someone.until(lambda: offers(first.newest(board), "pause"), "the board")
    for player in players:
        await play_turn(player, board, table_of(board))
    return board


async def dealt_by_the_clock(stage: Stage, players: list[Player]) -> tuple[SeenMessage, Player]:
    """The same with ten minutes per turn, and who may give the other more; what has been played is
    on the board."""
    first, other = players
    board = await open_table(stage, await stage.channel(), GAME, players)
    await set_clock(first, board, "turn 600", "10 minutes per turn")
    await first.press(first.newest(board), "start")
    await first.someone.until(lambda: offers(first.newest(board), "pause"), "the board")
    for player in players:
        await play_turn(player, board, table_of(board))
    await redrawn(first, board)
    _, giver = await awaited(board, first, other)
    return board, giver


async def gives_time(giver: Player, board: SeenMessage) -> Outcome:
    """Of a board its words change by that, and its picture does not."""
    before = all_text(giver.newest(board))
    outcome = await giver.press(giver.newest(board), "time")
    await giver.someone.until(lambda: all_text(giver.newest(board)) != before, "more time")
    return outcome


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
    assert told.id == hand.id and not pictures(told)
    assert "Hand: " in all_text(told) and "♠" in all_text(told)
    assert pictures(await anna.someone.answer(await anna.press(told, "picture")))
    seen = await bo.someone.answer(await bo.press(bo.newest(board), "words"))
    assert seen.ephemeral and "Draw pile" in all_text(seen) and not pictures(seen)
    assert not buttons(seen)
    again = await bo.someone.answer(await bo.press(bo.newest(board), "words"))
    assert again.id != seen.id
    await bo.someone.until(lambda: bo.someone.message(channel, seen.id) is None, "one at a time")


@pytest.mark.parametrize("game", [key for key in games.names() if games.find(key).examples])
async def test_a_page_of_the_rules_shows_its_example(drawn: Stage, game: str) -> None:
    """A real position, beside the page's own words; on a page without one it is gone."""
    anna, channel = await drawn.person("Anna"), await drawn.channel()
    shown = await anna.answer(await anna.slash(channel, "rules", game=game))
    rules = games.find(game)
    with_example = [section in rules.examples for section in rules.rules_sections]
    for section in rules.rules_sections[: 2 + with_example.index(False)]:
        if section in rules.examples:
            told = plain_text(message_ids.example(rules, section).id, "en")
            await drawn_of(drawn, shown)
            assert told in all_text(shown)
        else:
            assert not pictures(shown)
        (on,) = [button for button in buttons(shown) if button["style"] == PRIMARY]
        shown = await anna.answer(await anna.press(shown, on["custom_id"]))


async def test_an_edit_replaces_a_picture_and_one_that_changes_none_keeps_it(drawn: Stage) -> None:
    anna, bo = await two(drawn)
    board, giver = await dealt_by_the_clock(drawn, [anna, bo])
    first = picture(anna.newest(board))
    await gives_time(giver, board)
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


async def show_hands(player: Player, channel: str, how: str) -> None:
    """Chooses in /settings."""
    await choose(player, await settings_of(player, channel), ChooseOwn("hands"), how)


async def show_boards(player: Player, channel: str, how: str) -> None:
    """The same for the server."""
    shown = await server_settings(player, channel)
    await choose(player, shown, ChooseForServer("boards"), how)


async def test_whoever_prefers_words_is_told_his_hand_in_words_and_keeps_no_picture(
    drawn: Stage,
) -> None:
    channel, (anna, bo) = await drawn.channel(), await two(drawn)
    board = await dealt(drawn, channel, [anna, bo])
    hand = await anna.hand(board)
    file = picture(hand).url
    await show_hands(anna, channel, "words")
    rules = await anna.someone.answer(await anna.someone.slash(channel, "rules", game=GAME))
    assert not pictures(rules)
    whispered = await anna.hand(board)
    assert not pictures(whispered) and "Hand: " in all_text(whispered)
    assert pictures(await bo.hand(board)) and pictures(anna.newest(board))
    await show_hands(anna, channel, "pictures")
    assert picture(await anna.hand(board)).url != file


async def test_who_manages_a_server_may_have_its_boards_told_in_words(drawn: Stage) -> None:
    channel, (anna, bo) = await drawn.channel(), await two(drawn)
    owner = Player(drawn.owner)
    await show_boards(owner, channel, "words")
    board = await dealt(drawn, channel, [anna, bo])
    try:
        await anna.someone.until(lambda: "Draw pile" in all_text(anna.newest(board)), "words")
        assert not pictures(anna.newest(board)) and pictures(await anna.hand(board))
    finally:
        await show_boards(owner, channel, "pictures")
    assert not buttons(await settings_of(anna, channel))


async def test_without_the_permission_boards_are_words_and_a_sentence_names_it(
    drawn: Stage,
) -> None:
    channel, (anna, bo) = await drawn.channel(), await two(drawn)
    order = SetOverwrite(channel=channel, target=drawn.bot, deny=Permission.ATTACH_FILES)
    await drawn.client.order(order)
    lobby = anna.newest(await open_table(drawn, channel, GAME, [anna, bo]))
    assert not pictures(lobby) and "“Attach Files”" in all_text(lobby)
    await anna.press(lobby, "start")
    for player in (anna, bo):
        await play_turn(player, lobby, table_of(lobby))
    assert pictures(await anna.hand(lobby)) and not pictures(anna.newest(lobby))
    allowed = await drawn.channel()
    shown = anna.newest(await open_table(drawn, allowed, GAME, [anna, bo]))
    assert pictures(shown) and "Attach Files" not in all_text(shown)


def attached(stage: Stage, message: SeenMessage) -> list[str]:
    """The names of the files that Discord keeps with a message."""
    kept = stage.playground.core.world.message(int(message.channel), int(message.id))
    assert kept is not None
    return [each.filename for each in kept.attachments]


async def redrawn(player: Player, board: SeenMessage) -> SeenMessage:
    """The board after a pause, which is over again."""
    await player.press(player.newest(board), "pause")
    await player.someone.until(lambda: offers(player.newest(board), "resume"), "the pause")
    await player.press(player.newest(board), "resume")
    await player.someone.until(lambda: offers(player.newest(board), "pause"), "the match")
    return player.newest(board)


async def test_a_board_that_turns_into_words_loses_its_file_and_gets_it_back(drawn: Stage) -> None:
    channel, (anna, bo) = await drawn.channel(), await two(drawn)
    board = await dealt(drawn, channel, [anna, bo])
    assert attached(drawn, await redrawn(anna, board)) == ["board.png"]
    owner = Player(drawn.owner)
    await show_boards(owner, channel, "words")
    try:
        in_words = await redrawn(anna, board)
        assert "Draw pile" in all_text(in_words) and not pictures(in_words)
        assert attached(drawn, in_words) == []
    finally:
        await show_boards(owner, channel, "pictures")
    await redrawn(anna, board)
    await anna.someone.until(lambda: pictures(anna.newest(board)), "the picture")
    assert "Draw pile" not in all_text(anna.newest(board))
    assert attached(drawn, anna.newest(board)) == ["board.png"]


async def test_after_a_start_without_pictures_boards_lose_theirs(drawn: Stage) -> None:
    channel, (anna, bo) = await drawn.channel(), await two(drawn)
    board = await dealt(drawn, channel, [anna, bo])
    await drawn.stop_bot()
    await drawn.start_bot(SPELVARDEN_PICTURES="off")
    try:
        in_words = await redrawn(anna, board)
        assert not pictures(in_words) and attached(drawn, in_words) == []
    finally:
        await drawn.stop_bot()
        await drawn.start_bot(SPELVARDEN_PICTURES="on")
    await redrawn(anna, board)
    await anna.someone.until(lambda: pictures(anna.newest(board)), "the picture")
    assert attached(drawn, anna.newest(board)) == ["board.png"]


async def test_a_board_that_an_answer_shows_in_words_gets_its_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No answer has the time to wait for one."""
    monkeypatch.setattr("bot.bot.Studio", partial(Studio, at_once=0.0))
    monkeypatch.setattr("bot.chat.deliver.studio.PATIENCE_SECONDS", 0.0)
    async with (
        open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage,
        bot_inside(stage, pictures=True),
    ):
        anna = Player(await stage.person("Anna"))
        lobby = await open_table(stage, await stage.channel(), GAME, [anna])
        await anna.someone.until(lambda: pictures(anna.newest(lobby)), "the picture")


async def test_what_was_to_be_kept_and_is_replaced_meanwhile_is_sent_again(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        await stage.start_bot(SPELVARDEN_PICTURES="on")
        board, giver = await dealt_by_the_clock(stage, await two(stage))
        before = giver.newest(board)
        await replace_picture(stage, before)
        await giver.someone.until(lambda: picture(giver.newest(board)).url != picture(before).url)
        outcome = await gives_time(giver, board)
        assert outcome.message == before.id
        await drawn_of(stage, giver.newest(board))
        assert not stage.told_by_the_log()
        assert any("ATTACHMENT_NOT_FOUND" in refused for refused in stage.refused())


async def replace_picture(stage: Stage, message: SeenMessage) -> None:
    """As an edit of the bot's does that overtakes another."""
    file = await drawn_of(stage, message)
    sent_again = {"media": {"url": "attachment://board.png"}, "description": "sent again"}
    payload = {
        "components": with_media(msgspec.to_builtins(message.components), sent_again),
        "attachments": [{"id": 0, "filename": "board.png"}],
    }
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", msgspec.json.encode(payload).decode())
    form.add_field("files[0]", file, filename="board.png")
    url = f"{stage.playground.url}/api/v10/channels/{message.channel}/messages/{message.id}"
    headers = {"Authorization": f"Bot {stage.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.patch(url, data=form) as response,
    ):
        assert response.status == 200, await response.text()


def with_media(components: list[dict[str, Any]], media: dict[str, Any]) -> list[dict[str, Any]]:
    changed = []
    for each in components:
        each = dict(each)
        if "items" in each:
            each["items"] = [media]
        if "components" in each:
            each["components"] = with_media(each["components"], media)
        changed.append(each)
    return changed
