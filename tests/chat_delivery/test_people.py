"""Who is remembered: people at a table always, others until somebody else comes."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat.people import People
from tests.stores import open_in

SEATED = 1


@pytest.fixture
async def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[People]:
    monkeypatch.setattr("bot.chat.people.MOST_STRANGERS", 5)
    store = await open_in(tmp_path)
    yield People(store, lambda user: user == SEATED)
    await store.close()


async def test_strangers_make_room_and_come_back_as_they_were(people: People) -> None:
    for user in range(SEATED, 100):
        await people.saw(user, f"Person {user}", "de")
    assert len(people._known) <= 5
    assert (people.name(SEATED), people.language(SEATED)) == ("Person 1", "de")
    assert people.name(2) == ""
    await people.load([2])
    assert (people.name(2), people.language(2)) == ("Person 2", "de")


async def test_what_comes_to_be_known_of_somebody_forgotten_loses_nothing(people: People) -> None:
    for user in range(SEATED, 100):
        await people.saw(user, f"Person {user}", "de")
    await people.saw(2, "Person 2, newly named", None)
    for user in range(200, 300):
        await people.saw(user, f"Person {user}", "sv")
    await people.load([2])
    assert (people.name(2), people.language(2)) == ("Person 2, newly named", "de")


async def test_of_a_crowd_at_once_everybody_is_kept(people: People) -> None:
    for locale in ("de", "sv-SE"):
        await asyncio.gather(
            *(people.saw(user, f"Person {user}", locale) for user in range(2, 200))
        )
    for user in range(2, 200):
        await people.load([user])
        assert (people.name(user), people.language(user)) == (f"Person {user}", "sv")
    for user in range(200, 400):
        await people.load([user])
    assert len(people._known) <= 5


async def test_a_game_is_met_once_also_after_a_restart(people: People) -> None:
    assert await people.meets(SEATED, "riftforce")
    assert not await people.meets(SEATED, "riftforce")
    restarted = People(people._store, lambda _: False)
    assert not await restarted.meets(SEATED, "riftforce")
    assert await restarted.meets(SEATED, "supertrumf")
    assert await restarted.meets(2, "riftforce")


async def test_what_is_learnt_late_of_somebody_who_was_deleted_is_not_kept(people: People) -> None:
    """Such as that a message which was on its way has found direct messages closed."""
    await people.saw(2, "Person 2", "de")
    people.forget(2)
    await people._store.forget(2, 1_000)
    await people.change(2, dm_closed=True)
    assert await people._store.person(2) is None
    await people.saw(2, "Person 2", "de")
    assert await people._store.person(2) is not None
