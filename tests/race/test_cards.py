"""Cards are turned by one message that is complete, and its stamp is the table's."""

import pytest

from bot.playground.client import all_text, buttons
from bot.playground.people.views import SeenMessage
from tests.race.arena import Duel

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
    assert shown.count(" answers “") == 2


async def draw_until_duel(duel: Duel, shown: SeenMessage) -> SeenMessage:
    """Everybody draws in turn until two cards show the same symbol."""
    for _ in range(MOST_DRAWS):
        label = next(str(b["label"]) for b in buttons(shown) if "Draw pile" in str(b["label"]))
        who = next(p for p in duel.players if f"{p.me.name} is to turn" in all_text(shown))
        await duel.press(who, shown, label)
        shown = await duel.tells("turns", after=shown)
        if "Duel:" in all_text(shown):
            return shown
    raise AssertionError(f"no duel in {MOST_DRAWS} turns")
