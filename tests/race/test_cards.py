"""Cards are turned by one message that is complete, and its stamp is the table's."""

from pathlib import Path

import pytest

from bot.playground.client import all_text, buttons
from bot.playground.control import ClearFaults, PlanFault
from bot.playground.faults import RequestFault
from bot.playground.people.views import MessageChanged, MessagePosted
from tests.race.arena import Arena, Duel, open_arena

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_card_is_turned_by_one_message_complete_in_its_first_post(duel: Duel) -> None:
    await duel.says(duel.kim, "Oslo")
    ruling = await duel.tells("Kim takes it")
    opened = await duel.tells("Waiting for Kim to flip a card", after=ruling)
    labels = [str(button["label"]) for button in buttons(opened)]
    assert labels == ["Flip a card", "Another pile …"], "the ruling itself can be contested above"
    await duel.press(duel.kim, opened, "Flip a card")
    turned = await duel.tells("Kim", after=opened)
    text = all_text(turned)
    begins_duel = (
        text.startswith("# ⚡ Kim: ") and "\n# ⚡ Noa: " in text
    )  # as one card in eight does
    assert begins_duel or (text.startswith("## Kim flips ") and "On top: Kim" in text)
    assert not turned.edited
    pressed = duel.kim.message(opened.channel, opened.id)
    assert pressed is not None and not buttons(pressed), "nobody presses it once more"


async def test_what_was_written_before_the_card_s_own_message_is_too_early(tmp_path: Path) -> None:
    """The ruling's message shows the next cards of the series and what each must answer, and is
    slow to be posted."""
    async with open_arena(tmp_path / "var", 1, series=3) as arena:
        duel = arena.duel()
        await duel.says(duel.kim, "Bodø")
        first = await duel.tells("Kim takes it: “Bodø”")
        slow = RequestFault(
            kind="slow", method="POST", path="/channels/*/messages", seconds=1.2, times=0
        )
        await arena.stage.client.order(PlanFault(fault=slow))
        before = arena.posts_asked_for(duel)
        await duel.says(duel.kim, "Oslo")
        await arena.until_posting(duel, before)
        await duel.says(duel.lee, "guessed")
        ruling = await duel.tells("Kim takes it: “Oslo”", "⚡ Kim: ", after=first)
        shown = all_text(ruling)
        assert f"\n{shown}".count("\n# ") == 2
        assert shown.count("⚡ ") == 2
        await arena.stage.client.order(ClearFaults())
        await duel.says(duel.kim, "Bergen")
        second = await duel.tells("Kim takes it: “Bergen”", after=ruling)
        assert " before" not in all_text(second)


async def test_nobody_sees_by_his_hand_what_is_not_posted_yet(arena: Arena, duel: Duel) -> None:
    """A ruling is slow to be posted; a hand asked for before that comes after it."""
    path = f"/channels/{duel.channel}/messages"
    slow = RequestFault(kind="slow", method="POST", path=path, seconds=1.0, times=1)
    await arena.stage.client.order(PlanFault(fault=slow))
    before = arena.posts_asked_for(duel)
    await duel.says(duel.kim, "Oslo")
    await arena.until_posting(duel, before)
    hand = await duel.kim.answer(await duel.kim.slash(duel.channel, "hand"))
    ruling = await duel.tells("Kim takes it: “Oslo”")
    told = (n for n in duel.kim.news if isinstance(n, MessagePosted | MessageChanged))
    shown = [news.message.id for news in told if not news.message.thinking]
    assert shown.index(ruling.id) < shown.index(hand.id)
