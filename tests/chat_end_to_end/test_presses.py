"""How many presses a turn takes from the board, the one on *Play* included."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from bot.chat.listen.client import Spelvarden
from tests.chat_end_to_end.inside import bot_inside
from tests.chat_end_to_end.presses import Figures, measure
from tests.chat_end_to_end.stage import open_stage
from tests.chat_end_to_end.walk import UNMETERED

pytestmark = pytest.mark.asyncio(loop_scope="session")

LEADING, FOLLOWING = 4, 3
PLAYING = 6
ACTIVATING = 9.0
"""On average; by windows it was that, each choice in one counted."""
BESIDE_THE_CARDS = 2
"""An attack is *Play*, the cards, and *Attack*."""
MOST_CARDS = 10


async def figures(folder: Path, game: str) -> Mapping[str, Figures]:
    bots: list[Spelvarden] = []

    async def meet(bot: Spelvarden) -> None:
        bots.append(bot)

    settings = msgspec.structs.replace(UNMETERED, transcript_entries=2_000_000)
    opened = open_stage(folder / "var", settings, start=False)
    async with opened as stage, bot_inside(stage, meet):
        found, _ = await measure(stage, bots[0], game, 1, by_play=True)
    return found


async def test_a_round_of_supertrumf(tmp_path: Path) -> None:
    taken = await figures(tmp_path, "supertrumf")
    leading, following = taken["declare"], taken["lay"]
    assert leading.answers == 2 * leading.turns, "naming an attribute and laying"
    assert leading.most_presses <= LEADING
    assert following.most_presses <= FOLLOWING


async def test_a_turn_of_riftforce(tmp_path: Path) -> None:
    taken = await figures(tmp_path, "riftforce")
    assert taken["play"].most_presses <= PLAYING
    activating = taken["activate"]
    assert activating.presses / activating.turns <= ACTIVATING


async def test_an_attack_in_storma_slottet(tmp_path: Path) -> None:
    taken = await figures(tmp_path, "storma_slottet")
    attacking = taken["attack"]
    assert attacking.turns > 1
    assert attacking.most_presses <= BESIDE_THE_CARDS + MOST_CARDS
