"""/history: who has played which matches, for those who may know of them."""

import sqlite3
from contextlib import closing

import pytest

from bot.chat.custom_ids import ChooseOwn, parse, write
from bot.chat.looking_controls import Browsing, Replaying
from bot.host.model import Place, User
from bot.host.results import MatchResult, SeatResult
from bot.life import STORE
from bot.playground.client import Someone, all_text, buttons, selects
from bot.playground.control import SetOverwrite
from bot.playground.people.views import SeenMessage
from bot.playground.permissions import Permission
from bot.store.results import result_steps
from games.kit.say import Who, say
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player, table_of
from tests.chat_end_to_end.stage import Stage
from tests.chat_end_to_end.test_giving_up import answer, asks
from tests.chat_end_to_end.tongues import strange

pytestmark = pytest.mark.asyncio(loop_scope="session")

TITLE = "Storma slottet"
BEGAN = 1_700_000_000_000


async def history(someone: Someone, channel: str, **options: object) -> SeenMessage:
    return await someone.answer(await someone.slash(channel, "history", **options))


async def turn(someone: Someone, page: SeenMessage, do: str) -> SeenMessage:
    for button in buttons(page):
        control = parse(button["custom_id"])
        if isinstance(control, Browsing) and control.do == do:
            assert not button.get("disabled"), do
            return await someone.answer(await someone.press(page, button["custom_id"]))
    raise AssertionError(f"no way {do} from:\n{all_text(page)}")


def ways(page: SeenMessage) -> set[str]:
    """Where one can turn to."""
    controls = [
        parse(button["custom_id"]) for button in buttons(page) if not button.get("disabled")
    ]
    return {control.do for control in controls if isinstance(control, Browsing)}


async def give_up(player: Player, channel: str) -> None:
    await answer(player, await asks(player, channel), surely=True)


async def played(stage: Stage, channel: str, game: str, *players: Player) -> str:
    """A match that the last of the players has given up; its table."""
    board = await start(stage, channel, game, players)
    await give_up(players[-1], channel)
    return table_of(board)


def keep(stage: Stage, results: list[MatchResult]) -> None:
    """As if the bot had kept them before."""
    with closing(sqlite3.connect(stage.var / STORE)) as opened:
        for result in results:
            for step in result_steps(result):
                opened.execute(step.sql, step.row)
        opened.commit()


def earlier(
    stage: Stage, channel: str, number: int, *users: User, **changes: object
) -> MatchResult:
    seats = tuple(SeatResult(seat=s, user=u, place=s + 1) for s, u in enumerate(users))
    return MatchResult(
        table=f"t{number}x{channel[-14:]}",
        game="storma_slottet",
        mode="",
        place=Place(int(stage.server), int(channel)),
        in_own_thread=False,
        began=BEGAN,
        ended=BEGAN + number,
        ending="outcome",
        how="conceded",
        message=say("kit-over-conceded", who=Who(1), winner=Who(0)),
        seats=seats,
    )


@pytest.mark.parametrize(
    ("locale", "language"), [("sv-SE", "sv"), ("no", "nb"), ("de", "de"), ("en-US", "en")]
)
async def test_it_tells_when_with_whom_and_how_it_ended(
    stage: Stage, locale: str, language: str
) -> None:
    channel = await stage.channel()
    anna, bo = [Player(await stage.person(name, locale)) for name in ("Anna", "Bo")]
    await played(stage, channel, "supertrumf", anna, bo)
    page = await history(anna.someone, channel)
    text = all_text(page)
    assert page.ephemeral
    assert "Supertrumf" in text and "<t:" in text and f"<#{channel}>" in text and "🏆" in text
    assert not strange(text, frozenset({language}), frozenset({"Anna"}))
    other = all_text(await history(bo.someone, channel))
    assert "Anna" in other and "🏆" not in other


async def test_pages_lead_to_the_oldest_and_back(stage: Stage) -> None:
    channel = await stage.channel()
    anna = await stage.person("Anna")
    keep(stage, [earlier(stage, channel, n, User(int(anna.id)), User(7)) for n in range(14)])
    first = await history(anna, channel)
    assert ways(first) == {"older", "share"}
    second = await turn(anna, first, "older")
    assert ways(second) == {"newest", "newer", "older", "share"}
    third = await turn(anna, second, "older")
    assert ways(third) == {"newest", "newer", "share"}
    assert [all_text(page).count(TITLE) for page in (first, second, third)] == [
        6,
        6,
        2,
    ]
    back = await turn(anna, third, "newer")
    assert all_text(back) == all_text(second)
    assert all_text(await turn(anna, back, "newest")) == all_text(first)
    nothing = await history(anna, channel, game="riftforce")
    assert TITLE not in all_text(nothing)


async def test_who_can_t_see_the_channel_learns_nothing_of_its_matches(stage: Stage) -> None:
    """But those who have played there."""
    here, elsewhere = await stage.channel(), await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    carl = await stage.person("Carl")
    await played(stage, here, "riftforce", anna, bo)
    asked = [{"player": anna.someone.id}, {"of": "server", "game": "riftforce"}]
    for options in asked:
        assert f"<#{here}>" in all_text(await history(carl, elsewhere, **options))
    deny = int(Permission.VIEW_CHANNEL)
    for target in (carl.id, bo.someone.id):
        hide = SetOverwrite(channel=here, target=target, allow=0, deny=deny)
        await stage.client.order(hide)
    for options in asked:
        hidden = all_text(await history(carl, elsewhere, **options))
        assert f"<#{here}>" not in hidden and "gave up" not in hidden
        assert "gave up" in all_text(await history(bo.someone, elsewhere, **options))


async def test_what_is_shared_everybody_could_see(stage: Stage) -> None:
    here, hidden = await stage.channel(), await stage.channel()
    anna = await stage.person("Anna", "de")
    bo = await stage.person("Bo")
    for channel in (here, hidden):
        keep(stage, [earlier(stage, channel, 1, User(int(anna.id)), User(7))])
    page = await history(anna, here)
    assert f"<#{here}>" in all_text(page) and f"<#{hidden}>" in all_text(page)
    shared = await turn(anna, page, "share")
    seen = await bo.until(lambda: bo.message(here, shared.id))
    assert not seen.ephemeral and not list(buttons(seen))
    assert f"<#{here}>" in all_text(seen) and f"<#{hidden}>" not in all_text(seen)
    assert f"<@{anna.id}>" in all_text(seen)


async def test_who_stays_off_leaderboards_keeps_their_matches_to_those_who_played(
    stage: Stage,
) -> None:
    channel = await stage.channel()
    anna, bo, carl = [await stage.person(name) for name in ("Anna", "Bo", "Carl")]
    keep(stage, [earlier(stage, channel, 1, User(int(anna.id)), User(int(bo.id)))])
    own = await anna.answer(await anna.slash(channel, "settings"))
    await anna.choose(own, write(ChooseOwn("ranked")), "off")
    assert TITLE not in all_text(await history(carl, channel, player=anna.id))
    for someone, options in ((bo, {"player": anna.id}), (carl, {"player": bo.id}), (anna, {})):
        assert TITLE in all_text(await history(someone, channel, **options))
    told = await history(carl, channel, player=anna.id, share=True)
    assert told.ephemeral and TITLE not in all_text(told)


async def test_a_match_is_replayed_from_the_page(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    table = await played(stage, channel, "storma_slottet", anna, bo)
    page = await history(bo.someone, channel)
    (select,) = selects(page)
    assert [option["value"] for option in select["options"]] == [table]
    shown = await bo.someone.answer(await bo.someone.choose(page, select["custom_id"], table))
    assert shown.ephemeral
    controls = [parse(button["custom_id"]) for button in buttons(shown)]
    assert {each.table for each in controls if isinstance(each, Replaying)} == {table}


async def test_in_direct_messages_one_sees_one_s_own(stage: Stage) -> None:
    channel = await stage.channel()
    anna = await stage.person("Anna")
    keep(stage, [earlier(stage, channel, 1, User(int(anna.id)), User(7))])
    direct = (await anna.open_dm(stage.bot)).id
    assert TITLE in all_text(await history(anna, direct))
    told = all_text(await history(anna, direct, of="server"))
    assert "I only show your own matches" in told
