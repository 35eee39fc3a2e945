"""Answers of several steps with more cards than a menu holds, and the bot killed in the middle:
what has been picked rides on the message, and goes on from there. For the fifteen minutes in which
that message can be redrawn there is time enough here for several starts of the bot."""

from pathlib import Path

import pytest

from bot.playground.client import all_text
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.player import Player, controls
from tests.chat_end_to_end.seeding import seed
from tests.chat_end_to_end.stage import BRISK, open_stage
from tests.games.riftforce import positions as riftforce
from tests.games.storma_slottet import positions as storma
from tests.games.supertrumf import positions as supertrumf

pytestmark = pytest.mark.asyncio(loop_scope="session")

MENU = 25


class Holder(Player):
    """Somebody with a long hand, in one message."""

    hand_: SeenMessage

    async def opens(self, channel: str) -> None:
        outcome = await self.someone.slash(channel, "hand")
        self.hand_ = await self.someone.answer(outcome)

    @property
    def sees(self) -> str:
        return all_text(self.newest(self.hand_))

    async def uses(self, label: str) -> None:
        await self.someone.press(self.newest(self.hand_), label)

    async def chooses(self, *names: str) -> None:
        """From the first menu in which options begin so."""
        hand = self.newest(self.hand_)
        for control in controls(hand):
            options = control.shown.get("options", ())
            chosen = [o["value"] for o in options if str(o["label"]).startswith(names)]
            if len(chosen) == len(names):
                await self.someone.choose(hand, control.shown["custom_id"], *chosen)
                return
            if str(control.shown.get("label", "")).removeprefix("✓ ").startswith(names):
                await self.someone.press(hand, control.shown["custom_id"])
                return
        raise AssertionError(f"nothing offers {names}:\n{self.sees}")


async def test_an_attack_from_a_hand_of_dozens_goes_on_after_a_kill(tmp_path: Path) -> None:
    """Suit, cards, preview, confirm."""
    async with open_stage(tmp_path / "var", BRISK, start=False) as stage:
        channel = await stage.channel()
        anna, bo = Holder(await stage.person("Anna")), Player(await stage.person("Bo"))
        table = storma.position(
            kim=storma.side("S", active="S13"), lee=storma.side("H", active="H12"), rest="kim"
        )
        assert len(table.state.sides[0].hand) > MENU
        await seed(stage, channel, table.game, table.state, [anna, bo])
        await stage.start_bot()
        await anna.opens(channel)
        await anna.chooses("Clubs")
        await anna.chooses("3 of clubs", "4 of clubs", "10 of clubs")
        assert "17 damage. The card can take 35." in anna.sees
        await stage.kill_bot()
        await stage.start_bot()
        await anna.uses("Attack")
        shown = await bo.someone.until_sees("Anna attacks", channel)
        for card in ("3 of clubs", "4 of clubs", "10 of clubs"):
            assert card in all_text(shown)
        assert "It’s your turn" not in anna.sees


async def test_figure_and_item_from_more_menus_than_one_go_on_after_a_kill(tmp_path: Path) -> None:
    """Each select keeps what was chosen in it, whichever was used before the kill."""
    async with open_stage(tmp_path / "var", BRISK, start=False) as stage:
        channel = await stage.channel()
        anna, bo = Holder(await stage.person("Anna")), Player(await stage.person("Bo"))
        others = [card for card in supertrumf.GAME.deck.by_key if card not in ("knight", "warlord")]
        hands = [" ".join(others), "knight warlord"]
        table = supertrumf.classic(hands, leader=supertrumf.BERIT, declared="strength")
        await seed(stage, channel, table.game, table.state, [anna, bo])
        await stage.start_bot()
        await anna.opens(channel)
        await anna.chooses("Minotaur with No Sense of Direction")
        await stage.kill_bot()
        await stage.start_bot()
        await anna.chooses("Holy Sword (+8) = 29")
        await bo.someone.until_sees("Anna plays 2 cards", channel)


async def test_a_heal_card_by_card_goes_on_after_a_kill(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", BRISK, start=False) as stage:
        channel = await stage.channel()
        anna, bo = Holder(await stage.person("Anna")), Player(await stage.person("Bo"))
        table = storma.position(
            kim=storma.side("H", hand="H9 H8 H3", active="H12 C9 C8 C2"),
            lee=storma.side("S", active="S12"),
        )
        await seed(stage, channel, table.game, table.state, [anna, bo])
        await stage.start_bot()
        await anna.opens(channel)
        await anna.uses("Heal")
        await anna.chooses("9 of hearts")  # beside which stands what it does
        await anna.chooses("9 of clubs")  # which is picked already, and goes back
        await anna.chooses("8 of clubs")
        await stage.kill_bot()
        await stage.start_bot()
        await anna.uses("Remove damage")
        await anna.uses("Heal")
        await anna.chooses("8 of hearts")
        await bo.someone.until_sees("8 of hearts", channel)


async def test_cards_and_then_their_places_go_on_after_a_kill(tmp_path: Path) -> None:
    """In the order in which they were picked."""
    async with open_stage(tmp_path / "var", BRISK, start=False) as stage:
        channel = await stage.channel()
        anna, bo = Holder(await stage.person("Anna")), Player(await stage.person("Bo"))
        table = riftforce.position(hand="air5a air7a plant5a plant6a fire6a", lee_hand="fire5b")
        await seed(stage, channel, table.game, table.state, [anna, bo])
        await stage.start_bot()
        await anna.opens(channel)
        await anna.chooses("Plant 5")
        await anna.chooses("Air 5")
        await anna.chooses("To the left, one at each location")
        await stage.kill_bot()
        await stage.start_bot()
        await anna.chooses("Location 3")
        shown = await bo.someone.until_sees("Anna plays Plant 5 at Location 3", channel)
        assert "Anna plays Air 5 at Location 2" in all_text(shown)
        log = stage.log.lower()
        assert not [card for card in ("plant", "air5", "air 5", "fire") if card in log]
