"""Nothing that Discord would refuse for coming too fast is ever sent."""

import pytest

from bot.host.capacity import MOST_LOBBIES_OF_ONE
from bot.host.messages import BOARD, BoardKey, GoneKey, HandKey, PostKey, StartKey
from tests.chat_delivery.parlour import Parlour


async def test_a_burst_over_several_channels_meets_no_429(limited: Parlour) -> None:
    """Two tables in each of three channels, all of them starting and moving at once. What stands
    by itself is posted in the order in which it happened."""
    channels = [await limited.another_channel() for _ in range(3)]
    tables = [
        await limited.match("riftforce", limited.anna, limited.bo, channel=channel)
        for channel in channels
    ]
    tables += [
        await limited.match("ordet_fanger", limited.anna, limited.bo, channel=channel)
        for channel in channels
    ]
    for _ in range(3):
        for table in tables:
            await limited.move(table)
    await limited.sent()
    assert limited.refused(429) == []
    for table in tables:
        assert await limited.is_settled(table)
        rows = await limited.store.messages(table)
        posts = sorted((row.wanted, row.message) for row in rows if isinstance(row.key, PostKey))
        numbers = [message for _, message in posts if message]
        assert numbers == sorted(numbers)
        assert len(numbers) == len(posts)


async def test_more_than_45_in_a_second_wait(limited: Parlour) -> None:
    """Sixty lobbies of a game without hands, as many of each opener as may be."""
    channels = [await limited.another_channel() for _ in range(60)]
    openers = [await limited.guest(f"opener-{n}") for n in range(60 // MOST_LOBBIES_OF_ONE)]
    for number, channel in enumerate(channels):
        await limited.lobby("ordet_fanger", openers[number % len(openers)], channel=channel)
    await limited.sent()
    assert limited.refused(429) == []
    stamps = [request.at for request in limited.requests("post")]
    assert len(stamps) == 60
    assert max(sum(1 for other in stamps if 0 <= other - at < 1) for at in stamps) <= 50


async def test_a_restart_in_the_middle_of_a_burst_meets_no_429(limited: Parlour) -> None:
    """What was sent before the restart counts at Discord, though the bot has forgotten it."""
    tables = [await limited.lobby("riftforce", limited.anna) for _ in range(5)]
    await limited.scene.anna.until(lambda: len(limited.there(limited.channel)) >= 4)
    await limited.restart()
    await limited.sent()
    assert limited.refused(429) == []
    for table in tables:
        assert await limited.is_settled(table)
    assert len(limited.there(limited.channel)) == len(tables)


async def test_turned_cards_go_before_notices_and_notices_before_boards(
    parlour: Parlour,
) -> None:
    """What waits in a channel goes by its urgency, not by its age."""
    first = await parlour.match("riftforce", parlour.anna, parlour.bo)
    second = await parlour.match("ordet_fanger", parlour.anna, parlour.bo)
    await parlour.sent()
    before = max(int(message.id) for message in parlour.there(parlour.channel))
    await parlour.delivery.stop()
    parlour.pass_time(51 * 60)
    for seat in await parlour.awaited(first):
        await parlour.plays(first, seat)
    await parlour.tables.leave(first, parlour.by(parlour.bo))
    await parlour.move(second)
    await parlour.restart()
    await parlour.sent()
    kinds = await kinds_after(parlour, before, first, second)
    assert kinds == sorted(kinds, key=[PostKey, GoneKey, BoardKey].index)
    assert {PostKey, GoneKey, BoardKey} == set(kinds)


async def kinds_after(parlour: Parlour, before: int, *tables: str) -> list[type]:
    """What has been posted about these tables since a message, in order."""
    rows = [row for table in tables for row in await parlour.store.messages(table)]
    own = (row for row in rows if row.channel == parlour.channel and (row.message or 0) > before)
    return [type(row.key) for row in sorted(own, key=lambda row: row.message or 0)]


@pytest.mark.parametrize("is_killed", [False, True])
async def test_all_of_a_match_stands_below_its_seal_and_its_board(
    parlour: Parlour, is_killed: bool
) -> None:
    """However urgent it is, and also if nothing of it was shown before a kill."""
    table = await parlour.lobby("ordet_fanger", parlour.anna, parlour.bo)
    await parlour.sent()
    lobby = await parlour.message(table, BOARD)
    if is_killed:
        await parlour.delivery.stop()
    await parlour.tables.start(table, parlour.by(parlour.anna))
    await parlour.move(table)
    if is_killed:
        await parlour.restart()
    await parlour.sent()
    kinds = await kinds_after(parlour, lobby, table)
    assert kinds[:2] == [StartKey, BoardKey] and set(kinds[2:]) == {PostKey}
    posts = [m for m in parlour.there(parlour.channel) if int(m.id) > lobby][2:]
    revisions = {row.message: row.wanted for row in await parlour.store.messages(table)}
    shown = [revisions[int(post.id)] for post in posts]
    assert shown == sorted(shown) and len(shown) > 1


async def test_the_hand_of_whose_turn_it_is_goes_before_the_others(parlour: Parlour) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    rows = {row.key: row.priority for row in await parlour.store.messages(table)}
    (seat,) = await parlour.awaited(table)
    awaited, other = [HandKey(await parlour.who(table, each)) for each in (seat, 1 - seat)]
    assert rows[awaited] < rows[BOARD] < rows[other]
    await parlour.sent()
