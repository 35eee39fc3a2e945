"""Contesting a ruling, the secret vote, and who was earlier: the contest or the next card."""

import pytest

from bot.lab.seeding import GAME, game
from bot.library import Library
from bot.playground.client import all_text, buttons
from bot.playground.control import ClearFaults, PlanFault
from bot.playground.faults import EventFault
from games.ordet_fanger.answers import KnownAnswers
from tests.race.arena import Arena, Duel, now

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def ruled(duel: Duel) -> None:
    base = now()
    await duel.says(duel.kim, "Oslo slott", base - 300)
    await duel.says(duel.lee, "Rome", base)


async def test_a_rejected_answer_is_struck_and_the_next_one_counts(duel: Duel) -> None:
    await ruled(duel)
    ruling = await duel.tells("Kim takes it: “Oslo slott”")
    await duel.press(duel.noa, ruling, "Call a vote: “Oslo slott”")
    vote = await duel.tells("Noa calls a vote on the answer “Oslo slott” by Kim")
    assert "<t:" in all_text(vote)
    urls = [str(button.get("url")) for button in buttons(vote) if button.get("url")]
    assert [url.split("/")[2] for url in urls] == [
        "en.wikipedia.org",
        "en.wiktionary.org",
        "duckduckgo.com",
    ]
    assert all("Oslo%20slott" in url for url in urls)
    for who, ballot in ((duel.noa, "✘ Reject"), (duel.lee, "✘ Reject"), (duel.kim, "✔ Accept")):
        outcome = await duel.press(who, vote, ballot)
        told = await who.answer(outcome)
        assert ballot in all_text(told)
        others = [other for other in duel.players if other is not who]
        assert not any(other.message(duel.channel, told.id) for other in others)
    tally = await duel.tells("Votes: 1 to accept, 2 to reject")
    assert "Lee takes it: “Rome”" in all_text(tally)


LISTED = "What the list says"


def on_the_list() -> tuple[str, ...]:
    """What is known of the card that Kim answers."""
    library = Library()
    known = library.answers(GAME)
    assert isinstance(known, KnownAnswers)
    return known.of(game().sets, "sv/star-2")


async def test_whoever_votes_may_look_up_what_the_list_says(arena: Arena, duel: Duel) -> None:
    answers = on_the_list()
    await duel.says(duel.kim, answers[-1])
    ruling = await duel.tells(f"Kim takes it: “{answers[-1]}”")
    await duel.press(duel.noa, ruling, f"Call a vote: “{answers[-1]}”")
    vote = await duel.tells("Noa calls a vote on the answer")
    for who in duel.players:
        told = await who.answer(await duel.press(who, vote, LISTED))
        assert f"“{answers[-1]}” is on the list" in all_text(told)
        assert f"Known answers (15 of {len(answers)}): {answers[0]}" in all_text(told)
        others = [other for other in duel.players if other is not who]
        assert not any(other.message(duel.channel, told.id) for other in others)
    watching = arena.people[len(duel.players)]
    told = await watching.answer(await duel.press(watching, vote, LISTED))
    assert "on the list" not in all_text(told)
    for who in duel.players:
        await duel.press(who, vote, "✔ Accept")
    await duel.tells("Votes: 3 to accept")
    told = await duel.noa.answer(await duel.press(duel.noa, vote, LISTED))
    assert "That vote is over" in all_text(told)


async def test_an_answer_that_the_list_lacks_may_be_right(duel: Duel) -> None:
    await ruled(duel)
    ruling = await duel.tells("Kim takes it")
    await duel.press(duel.noa, ruling, "Call a vote: “Oslo slott”")
    vote = await duel.tells("Noa calls a vote")
    told = await duel.noa.answer(await duel.press(duel.noa, vote, LISTED))
    assert "“Oslo slott” is not on the list of known answers" in all_text(told)
    assert "can still be right" in all_text(told)


async def test_a_vote_by_command(duel: Duel) -> None:
    await ruled(duel)
    await duel.tells("Kim takes it")
    outcome = await duel.noa.slash(duel.channel, "vote")
    asked = await duel.noa.answer(outcome)
    assert "What is the vote about?" in all_text(asked)


async def test_a_draw_that_arrives_during_a_vote_but_was_earlier_goes_straight_through(
    arena: Arena, duel: Duel
) -> None:
    await ruled(duel)
    ruling = await duel.tells("Kim takes it")
    opened = await duel.tells("Waiting for Kim to flip a card", after=ruling)
    late = EventFault(kind="held", event="INTERACTION_CREATE")
    await arena.stage.client.order(PlanFault(fault=late))
    await duel.begins_to_press(duel.kim, opened, "Flip a card")
    await duel.press(duel.noa, ruling, "Call a vote: “Oslo slott”")
    vote = await duel.tells("Noa calls a vote")
    await arena.stage.client.order(ClearFaults())
    turned = await duel.tells(
        "The next card had already been called for when Noa spoke up", after=vote
    )
    await duel.tells("Kim flips", after=vote)
    assert "The ruling stands" in all_text(turned)


async def test_a_contest_stamped_after_a_draw_comes_too_late(arena: Arena, duel: Duel) -> None:
    await ruled(duel)
    ruling = await duel.tells("Kim takes it")
    opened = await duel.tells("Waiting for Kim to flip a card", after=ruling)
    await duel.press(duel.kim, opened, "Flip a card")
    await duel.press(duel.noa, ruling, "Call a vote: “Oslo slott”")
    await duel.tells("The next card had already been called for when Noa spoke up", after=opened)


async def test_a_contest_stamped_before_a_draw_that_arrived_first_is_voted_on(
    arena: Arena, duel: Duel
) -> None:
    await ruled(duel)
    ruling = await duel.tells("Kim takes it")
    opened = await duel.tells("Waiting for Kim to flip a card", after=ruling)
    late = EventFault(kind="late", event="INTERACTION_CREATE", times=1, seconds=0.2)
    await arena.stage.client.order(PlanFault(fault=late))
    await duel.begins_to_press(duel.noa, ruling, "Call a vote: “Oslo slott”")
    await duel.press(duel.kim, opened, "Flip a card")
    await duel.tells("Noa calls a vote", after=opened)
