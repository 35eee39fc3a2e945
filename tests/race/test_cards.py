"""Cards are turned by one message that is complete, and its stamp is the table's."""

import asyncio
from pathlib import Path

import pytest

from bot.playground.client import all_text, buttons
from bot.playground.control import ClearFaults, PlanFault
from bot.playground.faults import RequestFault
from bot.playground.people.views import SeenMessage
from tests.race.arena import Duel, open_arena

MOST_DRAWS = 20

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_card_is_turned_by_one_message_complete_in_its_first_post(duel: Duel) -> None:
    await duel.says(duel.kim, "Oslo")
    ruling = await duel.tells("goes to Kim")
    await duel.tells("may turn the next card", after=ruling)
    opened = await duel.tells("may turn the next card", after=ruling)
    labels = [str(button["label"]) for button in buttons(opened)]
    assert [label[:23] for label in labels[:2]] == ["Turn a card: Draw pile "] * 2
    await duel.press(duel.kim, opened, "Turn a card: Draw pile 1")
    turned = await duel.tells("Kim turns", after=opened)
    text = all_text(turned)
    assert "\n# " in f"\n{text}"
    assert all(f"**{name}, Play pile**" in text for name in ("Kim", "Noa"))
    assert not turned.edited


async def test_a_duel_s_card_says_what_each_must_answer(duel: Duel) -> None:
    await duel.says(duel.kim, "Oslo")
    ruling = await duel.tells("goes to Kim")
    opened = await duel.tells("may turn the next card", after=ruling)
    shown = all_text(await draw_until_duel(duel, opened))
    assert shown.count("\n# ") + shown.startswith("# ") >= 2
    assert shown.count(", name something for “") == 2


async def test_what_was_written_before_the_card_s_own_message_is_too_early(tmp_path: Path) -> None:
    """The ruling's message shows the next card of the series, and is slow to be posted."""
    async with open_arena(tmp_path / "var", 1, series=3) as arena:
        duel = arena.duel()
        await duel.says(duel.kim, "Bodø")
        first = await duel.tells("goes to Kim for “Bodø”")
        slow = RequestFault(
            kind="slow", method="POST", path="/channels/*/messages", seconds=1.2, times=0
        )
        await arena.stage.client.order(PlanFault(fault=slow))
        await duel.says(duel.kim, "Oslo")
        await asyncio.sleep(0.65)  # by now it is ruled, and nobody has seen the ruling
        await duel.says(duel.lee, "guessed")
        ruling = await duel.tells("goes to Kim for “Oslo”", "Duel: Kim against Lee", after=first)
        await arena.stage.client.order(ClearFaults())
        await duel.says(duel.kim, "Bergen")
        second = await duel.tells("goes to Kim for “Bergen”", after=ruling)
        assert " before" not in all_text(second)


async def draw_until_duel(duel: Duel, shown: SeenMessage) -> SeenMessage:
    """Everybody draws in turn until two cards show the same symbol."""
    for _ in range(MOST_DRAWS):
        label = next(str(b["label"]) for b in buttons(shown) if "Draw pile" in str(b["label"]))
        who = next(p for p in duel.players if f"Waiting for {p.me.name} to turn" in all_text(shown))
        await duel.press(who, shown, label)
        shown = await duel.tells("turns", after=shown)
        if "Duel:" in all_text(shown):
            return shown
    raise AssertionError(f"no duel in {MOST_DRAWS} turns")
