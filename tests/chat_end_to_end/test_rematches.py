"""The next match between the same people: at once for one alone with the bot player, by itself once
all are back for others, and what each has won so far."""

import re
from functools import partial

import pytest

from bot.chat.custom_ids import Deed, GivingUp, parse
from bot.playground.client import all_text, buttons
from bot.playground.people.views import SeenMessage
from games.kit.bot_player import EASY
from tests.chat_end_to_end.matches import is_over, start
from tests.chat_end_to_end.player import Player, in_more, is_about, offers, table_of
from tests.chat_end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def gives_up(player: Player, board: SeenMessage) -> None:
    """Until the board offers a rematch."""
    await concedes(player, board)
    await player.someone.until(lambda: is_over(player, board), "the end")


async def concedes(player: Player, board: SeenMessage) -> None:
    asked = await player.someone.answer(await player.someone.slash(board.channel, "give-up"))
    for button in buttons(asked):
        control = parse(button["custom_id"])
        if isinstance(control, GivingUp) and control.surely:
            await player.someone.press(asked, button["custom_id"])


async def of_the_rematch(player: Player, board: SeenMessage) -> SeenMessage:
    """The public message of the table that follows."""

    def look() -> SeenMessage | None:
        shown = reversed(player.someone.sees(board.channel))
        boards = (m for m in shown if not m.ephemeral and (offers(m, "more") or offers(m, "fair")))
        return next((m for m in boards if table_of(m) != table_of(board)), None)

    return await player.someone.until(look, "the next match")


def newest_hand(player: Player, board: SeenMessage) -> SeenMessage | None:
    """What only they see of this table, in its channel."""
    seen = reversed(player.someone.sees(board.channel))
    return next((m for m in seen if m.ephemeral and is_about(m, table_of(board))), None)


async def whispered(player: Player, text: str) -> SeenMessage:
    return await player.someone.until_sees(text, also=lambda message: message.ephemeral)


async def test_alone_with_bot_player_the_next_match_is_dealt_at_once_and_the_hand_below(
    stage: Stage,
) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"), 1)
    await anna.someone.slash(channel, "play", game="riftforce", against=EASY)
    board = await anna.someone.until_sees("Spelvärden", channel, also=lambda m: offers(m, "play"))
    seen = {table_of(board)}
    for number in (1, 2):
        await gives_up(anna, board)
        await anna.press(anna.newest(board), "rematch")
        board = await anna.someone.until_sees(
            f"Anna 0 – {number} Spelvärden",
            channel,
            also=lambda m: not m.ephemeral and offers(m, "play") and table_of(m) not in seen,
        )
        seen.add(table_of(board))
        hand = await anna.someone.until(partial(newest_hand, anna, board), "the hand")
        assert int(hand.id) > int(board.id), "it stands below the board"
        assert "Spelvärden (easy)" in all_text(anna.newest(board))


async def test_two_who_press_rematch_play_again_and_see_the_score(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo", "sv-SE"), 2)
    board = await start(stage, channel, "riftforce", [anna, bo])
    await gives_up(bo, board)
    await anna.press(anna.newest(board), "rematch")
    lobby = await of_the_rematch(anna, board)
    shown = all_text(lobby)
    assert "Not back yet: Bo." in shown and "Matches: **Anna 1 – 0 Bo**" in shown
    start_button = next(b for b in buttons(lobby) if parse(b["custom_id"]) == start_of(lobby))
    assert start_button["disabled"]
    assert bo.direct(table_of(lobby)) is None, "nobody is dealt in who has not pressed"
    told = await bo.someone.answer(await bo.press(bo.newest(board), "rematch"))
    assert "Du är med igen!" in all_text(told) and lobby.id in all_text(told)
    await anna.someone.until(lambda: offers(anna.newest(lobby), "play"), "the match")
    assert "Anna 1 – 0 Bo" in all_text(anna.newest(lobby))
    await bo.press(bo.newest(board), "rematch")
    await whispered(bo, "Nästa match har redan börjat")
    await gives_up(anna, lobby)
    await anna.someone.until(lambda: "Anna 1 – 1 Bo" in all_text(anna.newest(lobby)), "the score")


def start_of(lobby: SeenMessage) -> Deed:
    return Deed(table_of(lobby), "start")


async def test_of_three_the_one_who_is_missing_is_named_and_left_out_by_start(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo, cleo, dag = [
        Player(await stage.person(name), seed)
        for seed, name in enumerate(("Anna", "Bo", "Cleo", "Dag"))
    ]
    board = await start(stage, channel, "supertrumf", [anna, bo, cleo])
    await concedes(cleo, board)
    await gives_up(bo, board)
    await bo.press(bo.newest(board), "rematch")
    lobby = await of_the_rematch(bo, board)
    assert "Not back yet: Anna and Cleo." in all_text(lobby)
    assert "Matches won so far: **Anna 1 · Bo 0 · Cleo 0**" in all_text(lobby)
    await anna.press(anna.newest(lobby), "join")
    now = all_text(anna.newest(lobby))
    assert "Not back yet: Cleo." in now and "Bo can also start without them" in now
    seats = [line[3:] for line in re.findall(r"^\d\. \w+", now, re.MULTILINE)]
    assert seats == ["Anna", "Bo", "Cleo"]
    await dag.press(dag.newest(board), "rematch")
    assert lobby.id in all_text(await whispered(dag, "“Join” there to sit down"))
    await bo.press(bo.newest(board), "rematch")
    await whispered(bo, "You’re already in")
    hers = await cleo.more(cleo.newest(lobby))
    assert "A seat is kept for you" in all_text(hers) and in_more(hers)[0] == "leave"
    assert "free" in in_more(await bo.more(bo.newest(lobby)))
    await bo.press(bo.newest(lobby), "start")
    await anna.someone.until(lambda: offers(anna.newest(lobby), "play"), "the match")
    assert "Cleo" not in all_text(anna.newest(lobby))
    await cleo.someone.press(hers, write_of(hers, "leave"))
    await cleo.someone.until(lambda: "The match has begun." in all_text(cleo.newest(hers)))


def write_of(whisper: SeenMessage, do: str) -> str:
    place = in_more(whisper).index(do)
    return str(buttons(whisper)[place]["custom_id"])


async def test_a_rematch_that_came_to_nothing_is_told_as_that(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    board = await start(stage, channel, "riftforce", [anna, bo])
    await gives_up(bo, board)
    await anna.press(anna.newest(board), "rematch")
    lobby = await of_the_rematch(anna, board)
    await anna.press(anna.newest(lobby), "end")
    await anna.someone.until(lambda: "ended early" in all_text(anna.newest(lobby)))
    await bo.press(bo.newest(board), "rematch")
    await whispered(bo, "was called off before it began")
