"""A vote that is decided says so where it was called for, and has nothing left to press there."""

from pathlib import Path

import pytest

from bot.playground.client import Someone, all_text, buttons
from bot.playground.control import ClearFaults, PlanFault
from bot.playground.faults import EventFault
from bot.playground.people.views import SeenMessage
from tests.race.arena import Arena, Duel, now, open_arena

pytestmark = pytest.mark.asyncio(loop_scope="session")

CALLED = "Noa calls a vote on the answer “Oslo” by Kim"
OVER = "This vote is over."


async def called(duel: Duel) -> SeenMessage:
    """Noa doubts Kim's answer."""
    base = now()
    await duel.says(duel.kim, "Oslo", base - 300)
    await duel.says(duel.lee, "Rome", base)
    ruling = await duel.tells("Kim takes it: “Oslo”")
    await duel.press(duel.noa, ruling, "Call a vote: “Oslo”")
    return await duel.tells(CALLED)


async def closed(who: Someone, vote: SeenMessage) -> str:
    """What the post says once it can't be voted on any more."""

    def look() -> SeenMessage | None:
        message = who.message(vote.channel, vote.id)
        return message if message is not None and OVER in all_text(message) else None

    message = await who.until(look, "that the vote is over")
    assert not buttons(message), "nothing to press, nor to look up"
    text = all_text(message)
    assert CALLED in text, "what it was about still stands there"
    assert "<t:" not in text, "no clock counts up"
    return text


@pytest.mark.parametrize(
    ("ballots", "told"),
    [
        ("✘✘✔", ("1 to accept, 2 to reject", "The answer is struck")),
        ("✔✘✔", ("2 to accept, 1 to reject", "The ruling stands")),
    ],
)
async def test_it_says_how_it_was_decided_by_votes(
    duel: Duel, ballots: str, told: tuple[str, ...]
) -> None:
    vote = await called(duel)
    for who, ballot in zip(duel.players, ballots, strict=True):
        await duel.press(who, vote, ballot)
    text = await closed(duel.noa, vote)
    assert all(part in text for part in told)
    assert "Everybody has voted." in text


async def take_back(duel: Duel) -> None:
    hand = await duel.kim.answer(await duel.kim.slash(duel.channel, "hand"))
    asked = await duel.kim.answer(await duel.press(duel.kim, hand, "Take back your answer"))
    chosen = await duel.kim.answer(await duel.press(duel.kim, asked, "“Oslo”"))
    if any(button.get("label") == "Do it" for button in buttons(chosen)):
        await duel.press(duel.kim, chosen, "Do it")


async def test_it_says_that_the_answer_was_taken_back(duel: Duel) -> None:
    vote = await called(duel)
    await take_back(duel)
    text = await closed(duel.lee, vote)
    assert "Kim takes back “Oslo”" in text and "Votes:" not in text


async def test_whose_vote_arrives_too_late_is_told_so(arena: Arena, duel: Duel) -> None:
    vote = await called(duel)
    late = EventFault(kind="held", event="INTERACTION_CREATE")
    await arena.stage.client.order(PlanFault(fault=late))
    await duel.begins_to_press(duel.noa, vote, "✘ Reject")
    await take_back(duel)
    await closed(duel.lee, vote)
    await arena.stage.client.order(ClearFaults())
    await duel.noa.until_sees("That vote is over, so yours no longer counts", duel.channel)


async def test_it_says_that_time_was_up(tmp_path: Path) -> None:
    async with open_arena(tmp_path / "var", 1, vote_time=10) as arena:
        duel = arena.duel()
        vote = await called(duel)
        await duel.press(duel.lee, vote, "✘ Reject")
        text = await closed(duel.kim, vote)
        assert "Time’s up. Votes cast: 1 of 3." in text
        assert "0 to accept, 1 to reject" in text


async def test_it_says_that_the_match_ended_before(duel: Duel) -> None:
    vote = await called(duel)
    for who in (duel.kim, duel.noa, duel.lee):
        sure = await who.answer(await who.slash(duel.channel, "leave"))
        await duel.press(who, sure, "Leave")
    assert "The match ended before the vote was decided." in await closed(duel.lee, vote)


async def test_after_a_kill_between_the_decision_and_the_edit(tmp_path: Path) -> None:
    async with open_arena(tmp_path / "var", 1) as arena:
        await arena.stage.kill_bot()
        await arena.stage.start_bot(module="tests.race.mute_bot")
        duel = arena.duel()
        vote = await called(duel)
        for who in (duel.kim, duel.lee):
            await duel.press(who, vote, "✘ Reject")
        await duel.begins_to_press(duel.noa, vote, "✘ Reject")
        assert (await arena.stage.until_ended())[0] == 9
        still = duel.noa.message(vote.channel, vote.id)
        assert still is not None and buttons(still)
        await arena.stage.start_bot()
        text = await closed(duel.noa, vote)
        assert "0 to accept, 3 to reject" in text and "Everybody has voted." in text
