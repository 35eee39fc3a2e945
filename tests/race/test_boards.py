"""Where the board stands beside what is said aloud: below the race that it shows and the pause that
it tells of, and never below what is to be pressed."""

from pathlib import Path

import pytest

from bot.playground.client import all_text, buttons
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.player import is_board
from tests.race.arena import Duel, now, open_arena

pytestmark = pytest.mark.asyncio(loop_scope="session")


def newest_board(duel: Duel) -> SeenMessage | None:
    shown = reversed(duel.kim.sees(duel.channel))
    return next((message for message in shown if is_board(message)), None)


async def board_below(duel: Duel, post: SeenMessage, *texts: str) -> SeenMessage:
    """The only board that there is, once it stands below a post and tells all this."""

    def look() -> SeenMessage | None:
        boards = [message for message in duel.kim.sees(duel.channel) if is_board(message)]
        newest = boards[-1] if len(boards) == 1 else None
        is_below = newest is not None and int(newest.id) > int(post.id)
        return newest if is_below and all(text in all_text(newest) for text in texts) else None

    return await duel.kim.until(look, "the board below")


async def test_the_board_comes_down_for_each_race_and_the_former_one_goes(tmp_path: Path) -> None:
    async with open_arena(tmp_path / "var", 1, series=3) as arena:
        duel = arena.duel()
        for answer in ("Bodø", "Oslo"):
            await duel.says(duel.kim, answer)
            ruling = await duel.tells(f"Kim takes it: “{answer}”", "⚡ Kim: ")
            await board_below(duel, ruling, "⚡ Kim: ", "⚡ Lee: ", "<t:")
        assert arena.stage.refused() == []


async def test_during_a_vote_nothing_stands_below_its_buttons(duel: Duel) -> None:
    base = now()
    await duel.says(duel.kim, "Oslo", base - 300)
    await duel.says(duel.lee, "Rome", base)
    ruling = await duel.tells("Kim takes it: “Oslo”")
    await duel.kim.until(lambda: newest_board(duel), "the board")
    await duel.press(duel.noa, ruling, "Call a vote: “Oslo”")
    vote = await duel.tells("Noa calls a vote")
    labels = [str(button["label"]) for button in buttons(vote)][-2:]
    assert labels == ["✔ Accept", "✘ Reject"]
    assert [button["style"] for button in buttons(vote)][-2:] == [3, 4]
    assert "Still to vote" not in all_text(vote), "the board alone says who"
    await duel.press(duel.noa, vote, "✘ Reject")

    def told_by_board() -> SeenMessage | None:
        own = [message for message in duel.kim.sees(duel.channel) if is_board(message)]
        return next((m for m in own if "Still to vote: Kim and Lee" in all_text(m)), None)

    board = await duel.kim.until(told_by_board, "who has yet to vote")
    assert int(board.id) < int(vote.id)
    assert duel.posts()[-1].id == vote.id


async def test_a_pause_is_told_below_what_was_said_last(duel: Duel) -> None:
    await duel.says(duel.kim, "Oslo")
    ruling = await duel.tells("Kim takes it: “Oslo”")
    turn = await duel.tells("Waiting for Kim to flip a card", after=ruling)
    board = await duel.kim.until(lambda: newest_board(duel), "the board")
    await duel.press(duel.noa, board, "Pause")
    paused = await board_below(duel, turn, "paused")
    assert "Resume" in [button.get("label") for button in buttons(paused)]
