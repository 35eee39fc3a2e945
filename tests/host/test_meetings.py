"""When the people of a match meet again is kept, bounded, and survives a failing store."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.host.failures import not_saved
from bot.host.meetings import FURTHEST_MS, MOST_OF_ONE, MOST_OF_SERVER, Meeting, Meetings
from bot.host.model import Place, Posted, Stamp, TableId, User
from bot.host.ports import Store
from games.kit.say import Refusal
from tests.stores import open_in

ANNA, BO, CARL = User(101), User(102), User(103)
NOW = Stamp(1_800_000_000_000)
SOON = Stamp(NOW + 60_000)


def meeting(number: int, by: User = ANNA, server: int = 7, at: Stamp = SOON) -> Meeting:
    place = Place(server, 22)
    return Meeting(f"m{number}", TableId(f"t{number}"), place, at, by, comes=(by,))


async def opened(folder: Path) -> tuple[Store, Meetings]:
    store = await open_in(folder)
    meetings = Meetings(store, not_saved)
    await meetings.load()
    return store, meetings


async def test_a_meeting_is_known_after_a_restart_until_it_is_closed(tmp_path: Path) -> None:
    store, meetings = await opened(tmp_path)
    await meetings.propose(meeting(1), NOW)
    assert (await meetings.propose(replace(meeting(1), id="other"), NOW)).id == "m1"
    await meetings.answer("m1", BO, [ANNA, BO], comes=True)
    await meetings.answer("m1", BO, [ANNA, BO], comes=True)
    await meetings.post("m1", Posted(22, 5))
    await meetings.propose(meeting(2), NOW)
    await store.close()
    store, meetings = await opened(tmp_path)
    kept = meetings.of("m1")
    assert kept == replace(meeting(1), comes=(ANNA, BO), posted=Posted(22, 5))
    assert [each.id for each in meetings.due(SOON)] == ["m1", "m2"]
    assert not meetings.due(NOW)
    await meetings.close("m1")
    await meetings.close("m1")
    await store.close()
    store, meetings = await opened(tmp_path)
    assert [each.id for each in meetings.on_server(7)] == ["m2"]
    await store.close()


async def test_an_answer_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    store, meetings = await opened(tmp_path)
    await meetings.propose(meeting(1), NOW)
    await meetings.answer("m1", ANNA, [ANNA, BO], comes=False)
    await meetings.answer("m1", BO, [ANNA, BO], comes=True)
    kept = meetings.of("m1")
    assert kept is not None
    assert (kept.by, kept.comes, kept.declines, kept.opener) == (ANNA, (BO,), (ANNA,), BO)
    with pytest.raises(Refusal, match="tables-meeting-others"):
        await meetings.answer("m1", CARL, [ANNA, BO], comes=True)
    with pytest.raises(Refusal, match="tables-meeting-over"):
        await meetings.answer("m9", BO, [ANNA, BO], comes=True)
    await store.close()


async def test_there_are_no_more_than_can_be_kept(tmp_path: Path) -> None:
    store, meetings = await opened(tmp_path)
    for refused in (NOW, Stamp(NOW + FURTHEST_MS + 1)):
        with pytest.raises(Refusal, match="tables-meeting-"):
            await meetings.propose(meeting(0, at=refused), NOW)
    for number in range(MOST_OF_ONE):
        await meetings.propose(meeting(number, server=number), NOW)
    with pytest.raises(Refusal, match="many-own"):
        await meetings.propose(meeting(99, server=99), NOW)
    for number in range(MOST_OF_SERVER):
        await meetings.propose(meeting(100 + number, User(1_000 + number)), NOW)
    with pytest.raises(Refusal, match="many-here"):
        await meetings.propose(meeting(999, CARL), NOW)
    await store.close()
