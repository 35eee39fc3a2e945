"""What games count of players is found once a match is over, also after a kill."""

from bot.host.model import TableId
from bot.host.results import ResultQuery
from tests.host.hosting import KIM, LEE, Host


async def played(host: Host) -> TableId:
    table = await host.match(KIM, LEE, game="ordet_fanger")
    await host.tables.concede(table, host.by(LEE))
    return TableId(table)


async def uncounted(host: Host) -> list[TableId]:
    return list(await host.store.without_facts(["ordet_fanger"], 10))


async def test_it_is_counted_when_the_match_is_over(real: Host) -> None:
    await played(real)
    await real.tables.idle()
    assert not await uncounted(real)


async def test_what_a_kill_prevented_is_counted_at_the_next_start(real: Host) -> None:
    real.tables.counting.begin = lambda: None  # type: ignore[method-assign]
    table = await played(real)
    assert await uncounted(real) == [table]
    await real.restart()
    real.tables.counting.begin()
    await real.tables.idle()
    assert not await uncounted(real)


async def test_what_was_counted_comes_with_the_results_of_that_person(real: Host) -> None:
    real.tables.counting.begin = lambda: None  # type: ignore[method-assign]
    table = await played(real)
    await real.store.keep_facts(table, {KIM: {"least answer ms": 900}})
    for user, facts in ((KIM, {"least answer ms": 900}), (LEE, {})):
        (found,) = await real.store.newest_of(user, None, 10)
        assert next(each.facts for each in found.seats if each.user == user) == facts
        (found,) = await real.store.results(ResultQuery(user=user))
        assert next(each.facts for each in found.seats if each.user == user) == facts
