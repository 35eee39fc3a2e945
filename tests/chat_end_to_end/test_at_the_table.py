"""What people find at a table beside the play itself."""

import re

import msgspec
import pytest

from bot.playground.client import Someone, all_text, buttons
from bot.playground.control import SetDMs
from bot.playground.people.views import MessageChanged, MessagePosted
from games.kit.match import Record
from tests.chat_end_to_end.leaving import leave
from tests.chat_end_to_end.matches import open_table, play_out, play_turn, start
from tests.chat_end_to_end.player import Player, controls, must_act, offers, table_of
from tests.chat_end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_who_cannot_be_reached_is_told_at_once(stage: Stage) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna", "sv-SE", open_dms=False))
    lobby = await open_table(stage, channel, "storma_slottet", [anna])
    told = await anna.someone.until_sees("Jag får inte skicka direktmeddelanden", channel)
    assert told.ephemeral
    bo = Player(await stage.person("Bo", "de", open_dms=False))
    await bo.press(lobby, "join")
    told = await bo.someone.until_sees("Ich darf dir keine Direktnachrichten schicken", channel)
    await anna.press(anna.newest(lobby), "start")
    shown = await bo.someone.answer(await bo.press(told, "hand"))
    assert "Storma slottet" in all_text(shown) and shown.ephemeral
    assert bo.direct(table_of(lobby)) is None
    await stage.client.order(SetDMs(person=anna.someone.id, open=True))
    await anna.hand(lobby)
    await anna.someone.until(lambda: anna.direct(table_of(lobby)), "the hand by direct message")


async def test_everybody_reads_their_own_language_and_the_board_the_openers(stage: Stage) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna", "sv-SE"))
    bo = Player(await stage.person("Bo", "de"))
    board = await start(stage, channel, "storma_slottet", [anna, bo])
    await bo.someone.until(lambda: "Draghög" in all_text(bo.newest(board)))
    assert "Det är din tur" in all_text(await anna.hand(board))
    assert "Dein Gegner ist dran" in all_text(await bo.hand(board))


async def test_after_the_match_it_is_verified_and_played_again(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    board = await start(stage, channel, "supertrumf", [anna, bo])
    table = table_of(board)
    await anna.someone.slash(channel, "verify", table=table)
    await anna.someone.until_sees("once the match is over", channel)
    await play_out(board, [anna, bo])
    checked = await bo.someone.answer(await bo.someone.slash(channel, "verify", table=table))
    assert "matches the secret" in all_text(checked)
    record = await stage.client.fetch(checked.files[0].url)
    assert msgspec.json.decode(record, type=Record).game == "supertrumf"
    asked = await bo.someone.answer(await bo.press(bo.newest(board), "fair"))
    assert asked.ephemeral and asked.files[0].name == checked.files[0].name
    assert all_text(checked) in all_text(asked) and table in all_text(asked)
    again = await anna.someone.answer(await anna.press(anna.newest(board), "rematch"))
    assert table_of(again) != table and "Not back yet: Bo." in all_text(again)


async def test_without_a_code_the_last_match_here_is_verified(stage: Stage) -> None:
    channel, elsewhere = await stage.channel(), await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    await anna.someone.slash(channel, "verify")
    await anna.someone.until_sees("No match has ended in this channel yet", channel)
    tables = []
    for _ in range(2):
        board = await start(stage, channel, "supertrumf", [anna, bo])
        tables.append(table_of(board))
        for player in (anna, bo):
            await leave(player, channel)
        await anna.someone.until(lambda shown=board: "Too few" in all_text(anna.newest(shown)))
    lobby = await open_table(stage, channel, "supertrumf", [anna])
    await anna.press(lobby, "leave")
    checked = await bo.someone.answer(await bo.someone.slash(channel, "verify"))
    assert "matches the secret" in all_text(checked)
    assert tables[1] in checked.files[0].name
    await anna.someone.slash(elsewhere, "verify")
    await anna.someone.until_sees("No match has ended in this channel yet", elsewhere)


async def test_a_match_is_paused_and_taken_up_again(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    board = await start(stage, channel, "storma_slottet", [anna, bo])
    watcher = Player(await stage.person("Watcher"))
    outcome = await watcher.press(watcher.newest(board), "pause")
    assert "You’re not at this table" in all_text(await watcher.someone.answer(outcome))
    await bo.press(bo.newest(board), "pause")
    told = "Bo has paused the match"
    paused = await anna.someone.until_sees(told, channel)
    assert offers(paused, "resume") and not offers(paused, "pause")
    for player in (anna, bo):
        hand = await player.hand(board)
        assert told in all_text(hand) and not any(controls(hand))
    await anna.someone.slash(channel, "table")
    below = await anna.someone.until(
        lambda: anna.newest(board).id != board.id and anna.newest(board)
    )
    assert offers(below, "resume")
    await anna.press(below, "resume")
    await bo.someone.until(lambda: offers(bo.newest(board), "pause"))
    await play_out(board, [anna, bo])


async def test_the_button_and_the_command_show_the_same_hand_as_the_direct_message(
    hurried: Stage,
) -> None:
    channel = await hurried.channel()
    anna, bo = Player(await hurried.person("Anna"), 1), Player(await hurried.person("Bo"), 2)
    board = await start(hurried, channel, "supertrumf", [anna, bo])
    direct = await bo.someone.until(lambda: bo.direct(table_of(board)), "the hand")
    pressed = await bo.hand(board)
    asked = await bo.someone.answer(await bo.someone.slash(channel, "hand"))
    there = await bo.someone.answer(await bo.someone.slash(direct.channel, "hand"))
    assert direct.components == pressed.components == asked.components == there.components
    assert pressed.ephemeral and asked.ephemeral


async def test_what_happened_before_a_pause_is_told_once(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    board = await start(stage, channel, "storma_slottet", [anna, bo])
    first, second = (anna, bo) if must_act(await anna.hand(board)) else (bo, anna)
    await first.act(await first.hand(board))
    await first.press(first.newest(board), "pause")
    await first.press(first.newest(board), "resume")
    await second.act(await second.hand(board))
    shown = await anna.someone.until_sees(f"{second.someone.me.name} chooses the house", channel)
    assert all_text(shown).count(f"{first.someone.me.name} chooses the house") == 1


async def test_at_two_tables_one_is_asked_which(stage: Stage) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"))
    for game in ("riftforce", "supertrumf"):
        await open_table(stage, channel, game, [anna])
    asked = await anna.someone.answer(await anna.someone.slash(channel, "hand"))
    place = f"#{anna.someone.channels[channel].name}"
    assert [b["label"].split(" · ")[:2] for b in buttons(asked)] == [
        ["Riftforce", place],
        ["Supertrumf Fantasy", place],
    ]


async def test_the_board_is_shown_again_below(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna")), Player(await stage.person("Bo"))
    board = await start(stage, channel, "riftforce", [anna, bo])
    for number in range(3):
        await anna.someone.write(channel, f"Chatting {number}")
    again = await bo.someone.answer(await bo.someone.slash(channel, "table"))
    assert not again.ephemeral and again.id != board.id and table_of(again) == table_of(board)
    assert anna.newest(board).id == again.id


async def test_a_name_pings_nobody_and_looks_like_nothing_but_a_name(hurried: Stage) -> None:
    channel = await hurried.channel()
    watcher = await hurried.person("Watcher")
    names = (f"@everyone <@{watcher.id}>", "**Bo**\u202e\u200b# won")
    anna, bo = [
        Player(await hurried.newcomer(f"name{number}", name), number)
        for number, name in enumerate(names)
    ]
    await hurried.client.order(SetDMs(person=bo.someone.id, open=False))
    board = await start(hurried, channel, "storma_slottet", [anna, bo])
    await play_turn(anna, board, table_of(board))
    await play_turn(bo, board, table_of(board))
    seen = watcher.sees(channel)
    assert not any(message.pings_me for message in seen)
    told = "".join(map(all_text, (*seen, *anna.someone.all_messages(), *bo.someone.all_messages())))
    assert "@\u200beveryone \\<@\u200b" in told and "\\*\\*Bo\\*\\*# won" in told
    assert "@everyone" not in told and "\u202e" not in told


async def test_dice_are_rolled_in_public_each_shown_and_named(hurried: Stage) -> None:
    channel = await hurried.channel()
    anna, bo = Player(await hurried.person("Anna"), 1), Player(await hurried.person("Bo"), 2)
    watcher = await hurried.person("Watcher")
    board = await start(hurried, channel, "storma_slottet", [anna, bo])
    rolled = r"🎲 (Anna|Bo), to begin: d10 \*\*\d\*\*"
    for player in (anna, bo, anna):
        await play_turn(player, board, table_of(board))
    await watcher.until(lambda: re.search(rolled, shown_in(watcher, channel)), "a die")


async def test_cards_are_laid_face_down_and_all_turned_at_once(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    watcher = await stage.person("Watcher")
    board = await start(stage, channel, "supertrumf", [anna, bo])
    for player in (bo, anna):
        await play_turn(player, board, table_of(board))
    await watcher.until_sees(" plays ", channel)
    await play_turn(bo, board, table_of(board))
    turned = await watcher.until_sees(" reveals ", channel)
    lines = [line.lstrip("-# ") for line in all_text(turned).split("\n")]
    laid = [line for line in lines if re.fullmatch(r"(Anna|Bo) plays (one card|2 cards)\.", line)]
    value = r"(\w+ \d+\.|supertrump!)"
    valued = [line for line in lines if re.fullmatch(rf"(Anna|Bo) reveals .*: {value}", line)]
    assert len(laid) == len(valued) == 2
    assert lines.index(laid[-1]) < lines.index(valued[0])
    # A headline tells of a tie by the words of the line below the cards.
    below = lines[lines.index(valued[-1]) :]
    assert any(re.search(r"wins the round|A tie:|a tie!", line) for line in below)
    earlier = shown_in(watcher, channel).partition(" reveals ")[0]
    assert " plays " in earlier


def shown_in(someone: Someone, channel: str) -> str:
    """All that anybody's client was ever told of a channel, in order."""
    told = [n.message for n in someone.news if isinstance(n, MessagePosted | MessageChanged)]
    return "\n".join(all_text(message) for message in told if message.channel == channel)
