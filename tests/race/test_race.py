"""Who was first: by the messages' own stamps, whatever order they arrive in."""

import asyncio

import pytest

from bot.playground.client import all_text
from tests.race.arena import Arena, Duel, now

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_earlier_stamp_wins_though_it_arrives_later(duel: Duel) -> None:
    base = now()
    await duel.says(duel.kim, "Oslo", base)
    await duel.says(duel.lee, "Rome", base - 380)
    ruling = await duel.tells("Lee takes it: “Rome”")
    assert "Kim answered 0.380 s later." in all_text(ruling)


async def test_the_same_millisecond_is_a_draw(duel: Duel) -> None:
    base = now()
    await duel.says(duel.kim, "Oslo", base)
    await duel.says(duel.lee, "Rome", base)
    ruling = await duel.tells("A tie")
    assert "“Oslo”" in all_text(ruling)
    assert "“Rome”" in all_text(ruling)


async def test_a_gap_within_the_margin_is_a_draw_and_is_told(duel: Duel) -> None:
    base = now()
    await duel.says(duel.lee, "Rome", base)
    await duel.says(duel.kim, "Oslo", base - 60)
    assert "Only 0.060 s apart." in all_text(await duel.tells("A tie"))


async def test_two_hundred_messages_in_a_second_with_the_two_that_matter_among_them(
    arena: Arena,
) -> None:
    duel = arena.duel(seats=6)
    base = now()
    said = [(duel.players[n % 6], f".talk {n}", base - 5 * n) for n in range(200)]
    said[80] = (duel.kim, "Oslo", base)
    said[120] = (duel.lee, "Rome", base - 200)
    await asyncio.gather(*(duel.writes(*each) for each in said))
    ruling = await duel.tells("Lee takes it: “Rome”")
    assert "Kim answered 0.200 s later." in all_text(ruling)


async def test_the_text_as_first_sent_counts_whatever_is_edited_or_deleted(duel: Duel) -> None:
    base = now()
    first = await duel.says(duel.kim, "Oslo", base - 300)
    await duel.kim.edit(first, "Paris")
    second = await duel.says(duel.lee, "Rome", base)
    await duel.lee.delete(second)
    ruling = await duel.tells("Kim takes it: “Oslo”")
    assert "Lee answered 0.300 s later." in all_text(ruling)
    assert "Paris" not in all_text(ruling)


async def test_an_earlier_answer_that_arrives_after_the_ruling_corrects_it_in_public(
    duel: Duel,
) -> None:
    base = now()
    await duel.says(duel.kim, "Oslo", base)
    ruling = await duel.tells("Kim takes it: “Oslo”")
    await duel.says(duel.lee, "Rome", base - 400)
    correction = await duel.tells("Correction", "Lee takes it: “Rome”", after=ruling)
    assert "0.400 s later." in all_text(correction)


async def test_talk_by_others_and_what_is_no_answer_is_left_alone(duel: Duel) -> None:
    base = now()
    await duel.says(duel.noa, "Madrid", base - 300)
    await duel.says(duel.kim, ".hm", base - 280)
    await duel.says(duel.kim, "…?!", base - 260)
    await duel.says(duel.lee, "x" * 61, base - 240)
    await duel.says(duel.lee, "Rome", base)
    ruling = await duel.tells("Lee takes it: “Rome”")
    assert " before" not in all_text(ruling)


async def test_a_reply_is_an_answer_like_any_other(duel: Duel) -> None:
    said = await duel.says(duel.noa, "Well?")
    await duel.kim.write(duel.channel, "Oslo", reply_to=said)
    await duel.tells("Kim takes it: “Oslo”")


async def test_what_is_typed_pings_nobody_and_is_shown_as_it_is(duel: Duel) -> None:
    answer = f"@everyone <@{duel.noa.id}> **Os\u202e\u200blo**"
    await duel.kim.slash(duel.channel, "answer", answer=answer)
    shown = f"“@\u200beveryone \\<@\u200b{duel.noa.id}> \\*\\*Oslo\\*\\*”"
    said = await duel.tells(shown)
    await duel.tells("Kim takes it", shown, after=said)
    assert not any(message.pings_me for message in duel.noa.sees(duel.channel))
