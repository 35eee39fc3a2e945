"""Giving up where a game is played in real time: the others race on."""

import pytest

from bot.chat.custom_ids import GivingUp, parse
from bot.playground.client import Someone, all_text, buttons
from bot.playground.people.views import SeenMessage
from tests.race.arena import Duel, now

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def gives_up(duel: Duel, who: Someone, leads_to: str) -> None:
    question = await who.answer(await who.slash(duel.channel, "give-up"))
    assert leads_to in all_text(question)
    await who.press(question, sure_button(question))
    await who.until_sees("You gave up.", also=lambda message: message.ephemeral)


def sure_button(question: SeenMessage) -> str:
    controls = {str(b["custom_id"]): parse(str(b["custom_id"])) for b in buttons(question)}
    return next(
        custom_id
        for custom_id, control in controls.items()
        if isinstance(control, GivingUp) and control.surely
    )


async def test_of_three_the_duel_is_a_walkover_and_then_the_last_one_wins(duel: Duel) -> None:
    await gives_up(duel, duel.lee, "Your top card is out of the duels")
    await duel.tells("Lee gives up.", "the card goes to Kim")
    await duel.says(duel.lee, "Oslo slott", now())
    await gives_up(duel, duel.noa, "the match ends here and the win goes to Kim")
    await duel.kim.until_sees("Noa gave up: the win goes to Kim.", duel.channel)
    assert "Lee answers" not in "".join(map(all_text, duel.posts()))


async def test_a_vote_does_not_wait_for_who_has_given_up(duel: Duel) -> None:
    base = now()
    await duel.says(duel.kim, "Oslo slott", base - 300)
    await duel.says(duel.lee, "Rome", base)
    ruling = await duel.tells("Kim takes it: “Oslo slott”")
    await duel.press(duel.noa, ruling, "Call a vote: “Oslo slott”")
    vote = await duel.tells("Noa calls a vote on the answer “Oslo slott” by Kim")
    for who in (duel.noa, duel.lee):
        await duel.press(who, vote, "✘ Reject")
    await gives_up(duel, duel.kim, "Your top card is out of the duels")
    await duel.tells("Kim gives up.", "Votes: 0 to accept, 2 to reject")
