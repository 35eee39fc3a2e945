"""Pairs and young players of a lobby: chosen by who sits there, and theirs wherever they sit."""

from collections.abc import Mapping, Sequence

import pytest

from bot.host.by_seat import people_of
from bot.host.presets import by_person
from bot.host.views import Sitting
from games.kit.bot_player import HARD
from games.kit.options import as_texts
from tests.host.hosting import ALEX, HERE, KIM, LEE, ROBIN, SAM, Host, refused

GAME = "ordet_fanger"
DANA, EVE = 506, 507
SIX = (KIM, LEE, ALEX, ROBIN, SAM, DANA)


async def seats_of(host: Host, *users: int) -> Sequence[Sitting]:
    """Of a lobby that nobody stays in."""
    table = await host.lobby(*users, game=GAME)
    seats = (await host.view(table)).seats
    await host.tables.end(table, host.by(users[0]))
    return seats


async def of(host: Host, table: str) -> Mapping[str, str]:
    return as_texts((await host.view(table)).options)


async def pairs(host: Host, table: str) -> set[frozenset[str]]:
    """Who shares a number, by what stands for them."""
    view = await host.view(table)
    teams: tuple[int, ...] = getattr(view.options, "teams")  # noqa: B009
    people = people_of(view.seats)
    by_team = (
        frozenset(person for person, own in zip(people, teams, strict=True) if own == team)
        for team in set(teams) - {0}
    )
    return set(by_team)


def pair(*people: int | str) -> frozenset[str]:
    return frozenset(map(str, people))


async def choose(host: Host, table: str, *people: int | str, by: int = KIM) -> None:
    await host.tables.pair(table, host.by(by), "teams", [str(each) for each in people])


async def say_of(host: Host, table: str, person: int, category: str) -> None:
    await host.tables.say_of(table, host.by(KIM), "young", str(person), category)


async def test_two_become_a_pair_and_are_none_again(real: Host) -> None:
    table = await real.lobby(*SIX, game=GAME)
    await choose(real, table, KIM, SAM)
    await choose(real, table, ALEX, LEE)
    assert await pairs(real, table) == {pair(KIM, SAM), pair(ALEX, LEE)}
    await choose(real, table, SAM)
    assert await pairs(real, table) == {pair(ALEX, LEE)}
    await choose(real, table, KIM, LEE)
    assert await pairs(real, table) == {pair(KIM, LEE)}, "nobody is in two"
    await choose(real, table, LEE, KIM)
    assert (await of(real, table))["teams"] == ""


async def test_three_never_share_a_pile(real: Host) -> None:
    table = await real.lobby(*SIX, game=GAME)
    await choose(real, table, KIM, LEE)
    await choose(real, table, LEE, ALEX)
    assert await pairs(real, table) == {pair(LEE, ALEX)}
    await choose(real, table, KIM, LEE, ALEX)
    assert await pairs(real, table) == set()


async def test_what_would_make_too_few_piles_or_too_many_is_refused_where_it_is_chosen(
    real: Host,
) -> None:
    table = await real.lobby(KIM, LEE, ALEX, ROBIN, game=GAME)
    await choose(real, table, KIM, LEE)
    await refused(choose(real, table, ALEX, ROBIN), "ordet-fanger-piles", given=2)
    await real.tables.end(table, real.by(KIM))
    two = await real.lobby(KIM, LEE, game=GAME)
    await refused(choose(real, two, KIM, LEE), "ordet-fanger-piles", given=1)
    await real.tables.end(two, real.by(KIM))
    seven = await real.lobby(*SIX, EVE, game=GAME)
    await refused(choose(real, seven, KIM), "ordet-fanger-piles", given=7)
    await choose(real, seven, LEE, ALEX)
    assert await pairs(real, seven) == {pair(KIM, EVE), pair(LEE, ALEX)}


async def test_partners_who_are_left_make_a_pair_where_it_takes_one(real: Host) -> None:
    twelve = (*SIX, *range(600, 606))
    table = await real.lobby(*twelve, game=GAME)
    await choose(real, table, KIM, LEE)  # they shared with 600 and 601
    assert {pair(KIM, LEE), pair(600, 601)} <= await pairs(real, table)


async def test_whoever_comes_is_alone_and_so_is_the_partner_of_whoever_goes(real: Host) -> None:
    table = await real.lobby(KIM, LEE, ALEX, ROBIN, SAM, game=GAME)
    await choose(real, table, LEE, SAM)
    await choose(real, table, ALEX, ROBIN)
    await say_of(real, table, ROBIN, "Djur, stora")
    await real.tables.join(table, real.by(DANA))
    await real.tables.add_bot_player(table, real.by(KIM), HARD)
    assert await pairs(real, table) == {pair(LEE, SAM), pair(ALEX, ROBIN)}
    await real.tables.leave(table, real.by(LEE))
    assert await pairs(real, table) == {pair(ALEX, ROBIN)}
    view = await real.view(table)
    young: tuple[str, ...] = getattr(view.options, "young")  # noqa: B009
    assert dict(zip(people_of(view.seats), young, strict=True))[str(ROBIN)] == "Djur, stora"
    await choose(real, table, "bot1", DANA)
    await real.tables.start(table, real.by(KIM))
    assert await pairs(real, table) == {pair(ALEX, ROBIN), pair(DANA, "bot1")}


async def test_the_last_of_them_leaves_nothing_behind(real: Host) -> None:
    table = await real.lobby(KIM, LEE, ALEX, ROBIN, game=GAME)
    await choose(real, table, LEE, ALEX)
    await say_of(real, table, LEE, "Djur")
    await real.tables.leave(table, real.by(LEE))
    after = await of(real, table)
    assert (after["teams"], after["young"]) == ("", "")
    await say_of(real, table, ALEX, "Djur")
    await say_of(real, table, ALEX, "")
    assert (await of(real, table))["young"] == ""


async def test_it_is_the_opener_s_to_choose_among_those_who_sit_there(real: Host) -> None:
    table = await real.lobby(KIM, LEE, ALEX, ROBIN, game=GAME)
    await refused(choose(real, table, KIM, LEE, by=LEE), "tables-opener-only")
    await refused(choose(real, table, KIM, EVE), "tables-not-there")
    await refused(choose(real, table), "tables-not-there")
    await refused(say_of(real, table, EVE, "Djur"), "tables-not-there")
    await refused(say_of(real, table, KIM, "W" * 61), "tables-option-long")


async def test_as_last_time_is_theirs_who_are_here_and_says_what_it_leaves_out(
    real: Host,
) -> None:
    table = await real.lobby(KIM, LEE, ALEX, ROBIN, game=GAME)
    await choose(real, table, LEE, ALEX)
    await say_of(real, table, ROBIN, "Djur")
    await say_of(real, table, LEE, "Mat")
    await real.tables.start(table, real.by(KIM))
    await real.tables.end(table, real.by(KIM))
    game = real.tables.game(GAME)
    kept = await real.tables.presets.last(game, HERE)
    assert kept is not None
    same = await seats_of(real, ROBIN, ALEX, SAM, KIM, LEE)
    own, dropped = by_person(game, kept, same)
    assert own == {"teams": "0,1,0,0,1", "young": "Djur,,,,Mat"} and not dropped
    fewer = await seats_of(real, ROBIN, ALEX, SAM)
    own, dropped = by_person(game, kept, fewer)
    assert own == {"teams": "", "young": "Djur,,"}
    assert [told.id for told in dropped] == ["tables-some-not-here"] * 2
    three = await seats_of(real, LEE, ALEX, SAM)
    own, dropped = by_person(game, kept, three)
    assert "teams" not in own and own["young"] == "Mat,,"
    assert [told.id for told in dropped] == ["tables-not-with-so-many", "tables-some-not-here"]


async def test_a_lobby_is_called_as_its_preset_until_something_is_changed(host: Host) -> None:
    table = await host.lobby(KIM, LEE)
    await host.tables.choose(table, host.by(KIM), {"rounds": "5"}, "Friday")
    assert (await host.view(table)).preset == "Friday"
    await host.restart()
    await host.tables.choose(table, host.by(KIM), {"rounds": "5"})
    assert (await host.view(table)).preset == "Friday"
    await host.tables.choose(table, host.by(KIM), {"rounds": "6"})
    assert (await host.view(table)).preset == ""


@pytest.mark.parametrize("change", [{"clock:": "day"}, {"low_wins": "on"}])
async def test_any_change_makes_it_no_preset_any_more(host: Host, change: dict[str, str]) -> None:
    table = await host.lobby(KIM, LEE)
    await host.tables.choose(table, host.by(KIM), {"rounds": "5"}, "Friday")
    await host.tables.choose(table, host.by(KIM), change)
    assert (await host.view(table)).preset == ""
