"""Whoever would rather hear once a day what waits for him does, once, and no trace of it stays."""

from datetime import UTC, datetime

from bot.chat.deliver.digests import LATE_MS, NOTE
from bot.host.quiet import Quiet
from bot.playground.client import all_text
from tests.chat_delivery.parlour import Parlour


async def rested(parlour: Parlour) -> None:
    """The night is just over for both."""
    hour = datetime.fromtimestamp(parlour.clock.now() / 1000, UTC).hour
    for user in (parlour.anna, parlour.bo):
        quiet = Quiet("UTC", since=(hour - 8) % 24, until=hour)
        await parlour.people.change(user, quiet=quiet)


async def match_by_days(parlour: Parlour) -> str:
    table = await parlour.lobby("riftforce", parlour.anna, parlour.bo)
    await parlour.tables.choose(table, parlour.by(parlour.anna), {"clock:": "day"})
    await parlour.tables.start(table, parlour.by(parlour.anna))
    return table


async def look(parlour: Parlour) -> None:
    await parlour.delivery._digests._look()
    await parlour.sent()


def digests(parlour: Parlour) -> int:
    people = (parlour.scene.anna, parlour.scene.bo)
    seen = [message for someone in people for message in someone.all_messages()]
    return sum("Ett bord väntar på dig" in all_text(message) for message in seen)


async def test_a_day_s_message_comes_once_also_after_a_restart_and_another_match(
    parlour: Parlour,
) -> None:
    await rested(parlour)
    table = await match_by_days(parlour)
    await look(parlour)
    told = digests(parlour)
    assert told > 0
    await look(parlour)
    await parlour.tables.end(table, parlour.by(parlour.anna))
    await parlour.restart()
    await match_by_days(parlour)
    await look(parlour)
    assert digests(parlour) == told


async def test_that_somebody_was_told_is_forgotten_once_nobody_is_told_any_more(
    parlour: Parlour,
) -> None:
    await rested(parlour)
    await match_by_days(parlour)
    await look(parlour)
    noted = await parlour.store.note(NOTE)
    assert noted is not None and str(parlour.anna) in noted
    parlour.pass_time(LATE_MS / 1000 + 3600)
    await look(parlour)
    assert await parlour.store.note(NOTE) == "{}"
