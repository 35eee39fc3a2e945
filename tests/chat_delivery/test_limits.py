"""Nothing that Discord would refuse for coming too fast is ever sent."""

from bot.host.capacity import MOST_LOBBIES_OF_ONE
from bot.host.keys import BOARD, hand_key
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
        posts = sorted((row.desired, row.message) for row in rows if row.key.startswith("post-"))
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
    await parlour.delivery.stop()
    first = await parlour.match("riftforce", parlour.anna, parlour.bo)
    parlour.pass_time(70)
    for seat in await parlour.awaited(first):
        await parlour.plays(first, seat)
    second = await parlour.match("ordet_fanger", parlour.anna, parlour.bo)
    while not any(row.key.startswith("post-") for row in await parlour.store.messages(second)):
        await parlour.move(second)
    await parlour.restart()
    await parlour.sent()
    sent = [
        (row.message, row.key.partition("-")[0])
        for row in (*await parlour.store.messages(first), *await parlour.store.messages(second))
        if row.message and row.channel == parlour.channel
    ]
    kinds = [kind for _, kind in sorted(sent)]
    assert kinds == sorted(kinds, key={"post": 0, "start": 1, "turn": 1, "board": 2}.__getitem__)
    assert {"post", "start", "board"} <= set(kinds)


async def test_the_hand_of_whose_turn_it_is_goes_before_the_others(parlour: Parlour) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    rows = {row.key: row.priority for row in await parlour.store.messages(table)}
    (seat,) = await parlour.awaited(table)
    awaited, other = [hand_key(await parlour.who(table, each)) for each in (seat, 1 - seat)]
    assert rows[awaited] < rows[BOARD] < rows[other]
    await parlour.sent()
