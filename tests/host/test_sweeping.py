"""Matches that a server keeps no longer are deleted; all others stay."""

from bot.host.messages import OutgoingMessage, PostKey, WantedMessage
from bot.host.model import Stamp, TableId
from bot.host.timing import DAY_MS
from bot.store.dropping import OF_TABLE
from tests.host.hosting import GUILD, KIM, LEE, Host, refused


async def ended(host: Host) -> TableId:
    table = await host.match(KIM, LEE)
    await host.tables.end(table, host.by(KIM), lambda *_: None)
    return table


def week_ago(host: Host) -> Stamp:
    return Stamp(host.clock.now() - 7 * DAY_MS)


async def rows_of(host: Host, table: TableId) -> int:
    counts = [
        await host.rows(f"SELECT count(*) FROM {rows} WHERE {column} = ?", table)
        for rows, column in [("tables", "id"), *((rows, "table_id") for rows in OF_TABLE)]
    ]
    return sum(count for ((count,),) in counts)


async def test_a_match_that_ended_long_ago_is_deleted(host: Host) -> None:
    host.is_shown = True
    await host.restart()
    old, running = await ended(host), await host.match(KIM, LEE)
    host.clock.leap(8 * DAY_MS)
    recent = await ended(host)
    kept = [await rows_of(host, each) for each in (running, recent)]
    assert await host.tables.sweeping.sweep(GUILD + 1, week_ago(host)) == 0
    assert await host.tables.sweeping.sweep(GUILD, week_ago(host)) == 1
    assert await rows_of(host, old) == 0
    assert [await rows_of(host, each) for each in (running, recent)] == kept
    await refused(host.tables.look(old), "tables-unknown")
    await refused(host.tables.past.record(old), "tables-unknown")
    await refused(host.tables.rematch(old, host.by(KIM)), "tables-unknown")
    assert await host.tables.sweeping.sweep(GUILD, week_ago(host)) == 0
    await host.lays(running, KIM, 1)


async def test_cards_go_with_the_last_match_that_needs_them(host: Host) -> None:
    table = await ended(host)
    cards = (await host.store.table(table)).header.cards_hash
    host.clock.leap(8 * DAY_MS)
    await host.restart()
    recent = await ended(host)
    await host.tables.sweeping.sweep(GUILD, week_ago(host))
    assert await host.store.cards(cards) is not None
    host.clock.leap(8 * DAY_MS)
    await host.restart()
    await host.tables.sweeping.sweep(GUILD, week_ago(host))
    assert await host.store.cards(cards) is None
    await refused(host.tables.look(recent), "tables-unknown")
    await host.restart()
    await host.lays(await host.match(KIM, LEE), KIM, 1)
    assert await host.store.cards(cards) is not None


async def test_what_the_messages_of_a_finished_match_said_is_forgotten(host: Host) -> None:
    """Once they are sent; of a match that goes on nothing is."""
    host.is_shown = True
    await host.restart()
    old, running = await ended(host), await host.match(KIM, LEE)
    for table in (old, running):
        said = WantedMessage(PostKey(7, 1), 0, content=b'{"plain":"said"}')
        unsent = WantedMessage(PostKey(8, 1), 0, content=b'{"plain":"unsent"}')
        await host.store.want(table, 99, [said, unsent])
        await host.store.sent(OutgoingMessage(table, said.key, 0, 5, sent=99, message=6))
    host.clock.leap(DAY_MS)
    await host.tables.sweeping.forget_said(week_ago(host))
    assert await contents(host, old) == {b'{"plain":"said"}', b'{"plain":"unsent"}'}
    await host.tables.sweeping.forget_said(host.clock.now())
    assert await contents(host, old) == {b'{"plain":"unsent"}'}
    assert await contents(host, running) == {b'{"plain":"said"}', b'{"plain":"unsent"}'}


async def contents(host: Host, table: TableId) -> set[bytes]:
    said = {each.content for each in await host.store.messages(table)}
    return {content for content in said if content is not None and b"plain" in content}
