"""/watch: who looks on sees what everybody sees, where they can read it, and nothing else."""

import pytest
from msgspec.structs import replace

from bot.chat.custom_ids import Control, parse
from bot.chat.looking_controls import Watching
from bot.playground.client import Someone, all_text, buttons, selects
from bot.playground.control import SetOverwrite
from bot.playground.people.views import SeenMessage
from bot.playground.permissions import Permission
from tests.chat_end_to_end.matches import open_table, press_old, start
from tests.chat_end_to_end.player import Player, table_of
from tests.chat_end_to_end.stage import Stage
from tests.chat_end_to_end.tongues import strange

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = ("ordet_fanger", "riftforce", "storma_slottet", "supertrumf")
TONGUES = {
    "sv-SE": (frozenset({"sv"}), "Uppdatera"),
    "no": (frozenset({"nb"}), "Oppdater"),
    "de": (frozenset({"de"}), "Aktualisieren"),
    "en-US": (frozenset({"en"}), "Refresh"),
}


async def watch(someone: Someone, channel: str) -> SeenMessage:
    return await someone.answer(await someone.slash(channel, "watch"))


def offered(listed: SeenMessage) -> list[str]:
    """The matches that can be watched."""
    return [option["value"] for select in selects(listed) for option in select["options"]]


async def look_at(someone: Someone, listed: SeenMessage, table: str) -> SeenMessage:
    (select,) = selects(listed)
    return await someone.answer(await someone.choose(listed, select["custom_id"], table))


async def press(someone: Someone, message: SeenMessage, control: Control) -> SeenMessage:
    way = next(b["custom_id"] for b in buttons(message) if parse(b["custom_id"]) == control)
    return await someone.answer(await someone.press(message, way))


def told(message: SeenMessage) -> list[str]:
    """All but what can be pressed."""
    labels = {button["label"] for button in buttons(message)}
    return [line for line in all_text(message).splitlines() if line not in labels]


@pytest.mark.parametrize(("game", "locale"), tuple(zip(GAMES, TONGUES, strict=True)))
async def test_who_looks_on_sees_the_public_board(stage: Stage, game: str, locale: str) -> None:
    here, elsewhere = await stage.channel(), await stage.channel()
    anna, bo = [Player(await stage.person(name, locale)) for name in ("Anna", "Bo")]
    carl = await stage.person("Carl", locale)
    board = await start(stage, here, game, [anna, bo])
    table = table_of(board)
    languages, refresh = TONGUES[locale]
    listed = await watch(carl, elsewhere)
    assert listed.ephemeral and table in offered(listed)
    assert f"https://discord.com/channels/{stage.server}/" in all_text(listed)
    seen = await look_at(carl, listed, table)
    assert seen.ephemeral and refresh in {b["label"] for b in buttons(seen)}
    assert all(isinstance(parse(b["custom_id"]), Watching) for b in buttons(seen))
    if game != "ordet_fanger":  # whose board changes by itself
        assert told(seen) == told(anna.newest(board))
    again = await press(carl, seen, Watching(table))
    for shown in (listed, again):
        assert not strange(all_text(shown), languages, frozenset({"Anna"}))
    assert not [m for m in anna.someone.sees(elsewhere) if not m.ephemeral], "nobody else sees it"


async def test_what_somebody_cannot_read_is_not_there_for_them(stage: Stage) -> None:
    """And what they could read a moment ago is not either."""
    here, elsewhere = await stage.channel(), await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    carl = Player(await stage.person("Carl"), 3)
    table = table_of(await start(stage, here, "riftforce", [anna, bo]))
    old = await watch(carl.someone, elsewhere)
    seen = await look_at(carl.someone, await watch(carl.someone, elsewhere), table)
    hide = SetOverwrite(
        channel=here, target=carl.someone.id, allow=0, deny=int(Permission.VIEW_CHANNEL)
    )
    await stage.client.order(hide)
    again = await press(carl.someone, seen, Watching(table))
    assert "You can’t watch this match any more" in all_text(again)
    assert "Anna" not in all_text(again)
    assert table not in offered(await watch(carl.someone, elsewhere))
    chosen = await look_at(carl.someone, old, table)
    assert "You can’t watch this match any more" in all_text(chosen)
    read = replace(hide, deny=int(Permission.READ_MESSAGE_HISTORY))
    await stage.client.order(read)
    assert table not in offered(await watch(carl.someone, elsewhere))
    await stage.client.order(replace(hide, deny=0))
    assert table in offered(await watch(carl.someone, elsewhere))


async def test_a_lobby_is_listed_with_the_way_to_it_until_it_is_a_match(stage: Stage) -> None:
    here, elsewhere = await stage.channel(), await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    carl = await stage.person("Carl")
    lobby = await open_table(stage, here, "supertrumf", [anna])
    listed = await watch(carl, elsewhere)
    line = next(line for line in all_text(listed).splitlines() if lobby.id in line)
    assert "Supertrumf" in line and "Anna" in line and "🪑 1/" in line
    assert table_of(lobby) not in offered(listed)
    await bo.press(lobby, "join")
    await anna.press(anna.newest(lobby), "start")
    now = await press(carl, listed, Watching())
    assert table_of(lobby) in offered(now)


async def test_a_forged_or_public_control_shows_nobody_anything(stage: Stage) -> None:
    here = await stage.channel()
    carl = Player(await stage.person("Carl"), 3)
    outcome = await press_old(stage, carl, here, Watching("nosuchtable"))
    told = await carl.someone.answer(outcome)
    assert told.ephemeral and "Nobody is playing" not in all_text(told)
