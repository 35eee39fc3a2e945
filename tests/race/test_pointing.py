"""Contesting an answer from the menu of its message."""

import pytest

from bot.playground.client import all_text, buttons
from tests.race.arena import Arena, Duel, now

pytestmark = pytest.mark.asyncio(loop_scope="session")

MENU = "Contest this answer"


async def test_the_answer_that_won_is_put_to_the_vote(duel: Duel) -> None:
    base = now()
    oslo = await duel.says(duel.kim, "Oslo", base - 300)
    rome = await duel.says(duel.lee, "Rome", base)
    await duel.tells("Kim takes it: “Oslo”")
    told = [
        all_text(await who.answer(await who.menu(duel.channel, MENU, message=message.id)))
        for who, message in ((duel.kim, oslo), (duel.noa, rome), (duel.noa, oslo))
    ]
    assert "That’s your own answer" in told[0]
    assert "decided nothing" in told[1]
    assert "The vote is on." in told[2]
    vote = await duel.tells("Noa calls a vote on the answer “Oslo” by Kim")
    assert "✘ Reject" in [button.get("label") for button in buttons(vote)]


async def test_whatever_else_is_pointed_at_gets_one_sentence(arena: Arena, duel: Duel) -> None:
    chatter = await duel.says(duel.kim, ".just talk", now())
    said = await duel.says(duel.kim, "Oslo", now())
    await duel.tells("Kim takes it: “Oslo”")
    stranger = arena.people[len(duel.players)]
    post = duel.posts()[-1]
    for who, message, why in (
        (duel.noa, chatter, "isn’t an answer in a duel"),
        (duel.noa, post, "isn’t an answer in a duel"),
        (stranger, said, "not at a table here"),
    ):
        answer = await who.answer(await who.menu(duel.channel, MENU, message=message.id))
        assert why in all_text(answer) and answer.ephemeral


async def test_what_was_answered_by_command_is_pointed_at_by_what_the_bot_said(duel: Duel) -> None:
    said = await duel.kim.answer(await duel.kim.slash(duel.channel, "answer", answer="Oslo"))
    await duel.tells("Kim takes it: “Oslo”")
    await duel.noa.until(lambda: duel.noa.message(duel.channel, said.id), "the answer")
    await duel.noa.menu(duel.channel, MENU, message=said.id)
    await duel.tells("Noa calls a vote on the answer “Oslo” by Kim")


async def test_the_menu_speaks_four_languages(arena: Arena, duel: Duel) -> None:
    names = {}
    for locale in ("sv-SE", "no", "de", "en-GB"):
        someone = await arena.stage.person("Reader", locale)
        offered = await someone.commands(duel.channel)
        names[locale] = next(command.shown for command in offered if command.name == MENU)
    assert names == {
        "sv-SE": "Begär omröstning om svaret",
        "no": "Krev avstemning om svaret",
        "de": "Antwort anfechten",
        "en-GB": MENU,
    }
    assert max(map(len, names.values())) <= 32
