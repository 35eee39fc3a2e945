"""/leaderboard, seasons and results as a file, over sockets: on one server, which has them all."""

import csv
import io
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.chat.custom_ids import ChooseForServer, ChooseOwn, parse, write
from bot.chat.looking_controls import Leaders, OfServer
from bot.host.model import User
from bot.life import STORE
from bot.playground.client import Someone, all_text, buttons, selects
from bot.playground.control import SetOverwrite
from bot.playground.people.views import SeenMessage
from bot.playground.permissions import Permission
from tests.chat_end_to_end.choosing import choose, server_settings, settings_of
from tests.chat_end_to_end.matches import play_out, press_old, start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage
from tests.chat_end_to_end.test_history import earlier, keep
from tests.chat_end_to_end.tongues import strange

pytestmark = pytest.mark.asyncio(loop_scope="session")

PEOPLE = 13
MOST_ASKED = 200
TITLES = {
    "sv-SE": ("sv", "Preliminär"),
    "no": ("nb", "Foreløpig"),
    "de": ("de", "Vorläufig"),
    "en-US": ("en", "Provisional"),
}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with open_stage(tmp_path_factory.mktemp("leaders") / "var", FULL_LIMITS) as opened:
        yield opened
        assert not opened.told_by_the_log()


async def leaderboard(someone: Someone, channel: str, **options: object) -> SeenMessage:
    return await someone.answer(await someone.slash(channel, "leaderboard", **options))


async def counted(someone: Someone, channel: str, *names: str, **options: object) -> SeenMessage:
    """The leaderboard as soon as the bot has counted matches of these people."""
    for _ in range(MOST_ASKED):
        page = await leaderboard(someone, channel, **options)
        if all(name in all_text(page) for name in names):
            return page
    raise AssertionError(f"{names} are not on the leaderboard:\n{all_text(page)}")


async def turn(someone: Someone, page: SeenMessage, control: Leaders) -> SeenMessage:
    return await someone.answer(await someone.press(page, write(control)))


def lines(page: SeenMessage) -> list[str]:
    """Of people, as they are listed."""
    return [line for line in all_text(page).splitlines() if line.startswith("**")]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def people(stage: Stage) -> dict[str, Someone]:
    """Of whom the bot has counted results at its start."""
    channel = await stage.channel()
    found = [await stage.person(f"P{number:02}") for number in range(PEOPLE)]
    evil, shy = await stage.person("=cmd()"), await stage.person("Shy")
    fill(stage, channel, "riftforce", found)
    fill(stage, channel, "storma_slottet", [evil, shy])
    await stage.kill_bot()
    await stage.start_bot()
    for game, last in (("riftforce", "P09"), ("storma_slottet", "Shy")):
        await counted(stage.owner, channel, last, game=game, season=1)
    return {each.me.name: each for each in (*found, evil, shy)}


def fill(stage: Stage, channel: str, game: str, people: list[Someone]) -> None:
    """Each has won against all who come behind them."""
    ids = [User(int(each.id)) for each in people]
    pairs = [(better, worse) for place, better in enumerate(ids) for worse in ids[place + 1 :]]
    results = [
        replace(earlier(stage, channel, number, *pair), game=game, table=f"{game[:3]}{number}")
        for number, pair in enumerate(pairs)
    ]
    keep(stage, results)
    with closing(sqlite3.connect(stage.var / STORE)) as opened, opened:
        names = [(f"name {each.id}", each.me.name) for each in people]
        opened.executemany("REPLACE INTO notes VALUES (?, ?)", names)


async def test_the_best_stand_first_a_page_at_a_time_and_everybody_may_be_shown_it(
    stage: Stage, people: dict[str, Someone]
) -> None:
    channel = await stage.channel()
    last, owner = people["P12"], stage.owner
    first = await leaderboard(last, channel, game="riftforce", season=1)
    assert first.ephemeral and "Riftforce" in all_text(first)
    assert [line.split(" · ")[0] for line in lines(first)] == [
        *(f"**{place + 1}.** P{place:02}" for place in range(10)),
        "**13.** P12",
    ]
    second = await turn(last, first, Leaders("riftforce", page=1))
    assert [line.split(" · ")[0] for line in lines(second)] == [
        f"**{place}.** P{place - 1:02}" for place in (11, 12, 13)
    ]
    await turn(last, second, Leaders("riftforce", page=1, do="share"))
    seen = await owner.until_sees("**13.** P12", channel)
    assert not seen.ephemeral and not list(buttons(seen)) and not list(selects(seen))


SHARED: dict[str, dict[str, object]] = {
    "history": {},
    "record": {},
    "leaderboard": {"game": "riftforce", "season": 1},
}


@pytest.mark.parametrize("command", SHARED)
async def test_a_button_shares_once_and_only_where_one_may_write(
    stage: Stage, people: dict[str, Someone], command: str
) -> None:
    channel, sharing = await stage.channel(), people["P12"]
    page = await sharing.answer(await sharing.slash(channel, command, **SHARED[command]))
    ids = [button.get("custom_id", "") for button in buttons(page)]
    (share,) = [found for found in ids if getattr(parse(found), "do", "") == "share"]
    writes = {"channel": channel, "target": sharing.id}
    await stage.client.order(SetOverwrite(**writes, deny=int(Permission.SEND_MESSAGES)))
    for refused in (
        await sharing.press(page, share),
        await sharing.slash(channel, command, share=True, **SHARED[command]),
    ):
        told = await sharing.answer(refused)
        assert told.ephemeral and "You can’t write in this channel" in all_text(told)
    await stage.client.order(SetOverwrite(**writes))
    shown = await sharing.answer(await sharing.press(page, share))
    await sharing.press(page, share)
    assert [m.id for m in sharing.sees(channel) if not m.ephemeral] == [shown.id]


@pytest.mark.parametrize("locale", TITLES)
async def test_it_is_in_each_reader_s_language(
    stage: Stage, people: dict[str, Someone], locale: str
) -> None:
    channel = await stage.channel()
    language, provisional = TITLES[locale]
    reader = await stage.person("Reader", locale)
    page = await leaderboard(reader, channel, game="storma_slottet", season=1)
    text = all_text(page)
    assert "Storma slottet" in text and provisional in text and "cmd" in text
    assert not strange(text, frozenset({language}), frozenset({"cmd", "shy"}))
    (select, *_) = selects(page)
    chosen = await reader.choose(page, select["custom_id"], "supertrumf blixtduell")
    empty = await reader.answer(chosen)
    assert "Supertrumf" in all_text(empty) and not lines(empty)
    assert not strange(all_text(empty), frozenset({language}), frozenset())


async def test_a_match_that_has_just_ended_is_there(stage: Stage) -> None:
    channel = await stage.channel()
    players = [Player(await stage.person(name), seed) for seed, name in enumerate(("Zoe", "Yan"))]
    board = await start(stage, channel, "supertrumf", players)
    await play_out(board, players)
    page = await counted(players[0].someone, channel, "Zoe", "Yan", game="supertrumf")
    assert "Classic" in all_text(page)
    assert sum("one match" in line for line in lines(page)) == 2


async def test_who_does_not_want_to_be_listed_is_not(
    stage: Stage, people: dict[str, Someone]
) -> None:
    channel = await stage.channel()
    shy, other = Player(people["Shy"]), people["P00"]
    await choose(shy, await settings_of(shy, channel), ChooseOwn("ranked"), "off")
    for reader in (other, shy.someone):
        page = await leaderboard(reader, channel, game="storma_slottet", season=1)
        assert "Shy" not in all_text(page) and "cmd" in all_text(page)
    await choose(shy, await settings_of(shy, channel), ChooseOwn("ranked"), "on")


async def test_a_new_season_starts_over_and_the_old_one_stays(
    stage: Stage, people: dict[str, Someone]
) -> None:
    channel = await stage.channel()
    owner, member = Player(stage.owner), Player(await stage.person("Member"))
    settings = await server_settings(owner, channel)
    asked = await owner.someone.answer(
        await owner.someone.press(settings, write(OfServer("season")))
    )
    begin = write(OfServer("begin", 1))
    assert "Begin season 2?" in all_text(asked)
    begun = await owner.someone.answer(await owner.someone.press(asked, begin))
    assert "Season 2 has begun" in all_text(begun)
    again = await press_old(stage, owner, channel, OfServer("begin", 1))
    assert "already begun" in all_text(await owner.someone.answer(again))
    settings = await server_settings(owner, channel)
    asked = await owner.someone.answer(
        await owner.someone.press(settings, write(OfServer("season")))
    )
    assert "so it goes on" in all_text(asked), "nobody has played in it"
    now = await leaderboard(member.someone, channel, game="riftforce")
    assert "Season 2, since" in all_text(now) and not lines(now)
    for old in (
        await leaderboard(member.someone, channel, game="riftforce", season=1),
        await member.someone.answer(
            await member.someone.choose(
                now, write(Leaders("riftforce", season=1, do="season")), "0"
            )
        ),
    ):
        assert "**1.** P00" in all_text(old)
    forged = await press_old(stage, member, channel, OfServer("begin", 2))
    assert "Manage Server" in all_text(await member.someone.answer(forged))


async def test_the_results_are_a_file_for_those_who_manage_the_server(
    stage: Stage, people: dict[str, Someone]
) -> None:
    channel = await stage.channel()
    owner, member = Player(stage.owner), Player(await stage.person("Member"))
    evil = people["=cmd()"]
    settings = await server_settings(owner, channel)
    press = await owner.someone.press(settings, write(OfServer("results")))
    answer = await owner.someone.answer(press)
    assert answer.ephemeral
    content = (await stage.client.fetch(answer.files[0].url)).decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(content)))
    own = [row for row in rows if row["person_id"] == evil.id]
    assert own and {row["name"] for row in own} == {"'=cmd()"}
    assert own[0]["game"] == "storma_slottet" and own[0]["ended"].startswith("20")
    forged = await press_old(stage, member, channel, OfServer("results"))
    assert "Manage Server" in all_text(await member.someone.answer(forged))


async def test_where_there_are_none_one_sentence_says_so(
    stage: Stage, people: dict[str, Someone]
) -> None:
    channel = await stage.channel()
    owner, member = Player(stage.owner), await stage.person("Member")
    direct = (await member.open_dm(stage.bot)).id
    with pytest.raises(Exception, match="leaderboard"):
        await member.slash(direct, "leaderboard")  # Discord offers it on servers only
    old = await leaderboard(member, channel, game="riftforce", season=1)
    settings = await server_settings(owner, channel)
    await choose(owner, settings, ChooseForServer("ratings"), "hidden")
    hidden = await leaderboard(member, channel)
    assert "There are no leaderboards on this server." in all_text(hidden)
    shared = await member.press(old, write(Leaders("riftforce", season=0, do="share")))
    assert "There are no leaderboards on this server." in all_text(await member.answer(shared))
    assert all(isinstance(parse(each["custom_id"]), Leaders) for each in buttons(old))
    await choose(owner, settings, ChooseForServer("ratings"), "shown")
