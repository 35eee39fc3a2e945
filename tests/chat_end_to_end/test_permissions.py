"""Each permission with which the bot is invited, taken away: the person concerned reads which one
is missing, and of no other. That they suffice shows in all tests, for the stage gives the bot no
more than these."""

from collections.abc import AsyncIterator
from urllib.parse import parse_qs, urlsplit

import pytest
import pytest_asyncio

from bot.chat.custom_ids import Doing
from bot.chat.permissions import INVITED, invitation, permission
from bot.playground.client import Someone, all_text
from bot.playground.control import PlanFault, SetOverwrite, SetRole
from bot.playground.faults import RequestFault
from bot.playground.people.actions import StartThread
from bot.playground.people.views import SeenMessage
from bot.playground.permissions import Permission
from bot.words.words import Words
from tests.chat_end_to_end.leaving import decide, leave
from tests.chat_end_to_end.matches import is_over, open_table, play_turn, start
from tests.chat_end_to_end.player import Player, table_of
from tests.chat_end_to_end.realtime import awaited_buttons, news
from tests.chat_end_to_end.stage import FULL_LIMITS, HURRIED, ChannelKind, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

VIEW, SEND = Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES
READ = Permission.READ_MESSAGE_HISTORY
IN_THREADS, BEGIN = Permission.SEND_MESSAGES_IN_THREADS, Permission.CREATE_PUBLIC_THREADS
ATTACH, REACT, CONNECT = Permission.ATTACH_FILES, Permission.ADD_REACTIONS, Permission.CONNECT

IN_CHANNELS = [VIEW, SEND, READ]
OF_THREADS = [VIEW, IN_THREADS, READ]

NAMES = {
    Permission[name.upper()]: Words().text(permission(name), "en", {})
    for name in sorted(INVITED, key=len, reverse=True)
}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def strict(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """A stage of its own: here Discord refuses what elsewhere it must not."""
    async with open_stage(tmp_path_factory.mktemp("strict") / "var", HURRIED) as opened:
        yield opened
        assert "Traceback" not in opened.log


async def take(stage: Stage, channel: str, permission: Permission | int) -> None:
    order = SetOverwrite(channel=channel, target=stage.bot, deny=int(permission))
    await stage.client.order(order)


async def two(stage: Stage) -> list[Player]:
    return [Player(await stage.person(name), seed) for seed, name in enumerate(("Anna", "Bo"))]


def named(text: str) -> list[Permission]:
    """The permissions that a sentence names."""
    found = []
    for each, name in NAMES.items():
        if name in text:
            found.append(each)
            text = text.replace(name, "")
    return found


async def whispered(someone: Someone, channel: str) -> str:
    told = await someone.until_sees(
        "needs to give me", channel, also=lambda message: message.ephemeral
    )
    return all_text(told)


async def thread_in(player: Player, channel: str) -> str:
    begun = await player.someone.act(StartThread(channel=channel, name="Aside"))
    assert begun.channel is not None
    return begun.channel


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def invited(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """A stage with pictures, where the bot has just been invited."""
    var = tmp_path_factory.mktemp("invited") / "var"
    async with open_stage(var, FULL_LIMITS, start=False) as opened:
        await opened.start_bot(SPELVARDEN_PICTURES="on")
        yield opened
        assert not opened.refused()


def of_the_link(stage: Stage) -> int:
    """The permissions that the bot's link asks for."""
    link = urlsplit(invitation(int(stage.bot)))
    asked = parse_qs(link.query)
    assert f"{link.scheme}://{link.netloc}{link.path}" == "https://discord.com/oauth2/authorize"
    assert (asked["client_id"], asked["scope"]) == ([stage.bot], ["bot applications.commands"])
    return int(asked["permissions"][0])


MISSED: dict[Permission, tuple[ChannelKind, str, Doing | None]] = {
    VIEW: ("text", "riftforce", None),
    SEND: ("text", "riftforce", None),
    READ: ("text", "riftforce", None),
    BEGIN: ("text", "riftforce", "thread"),
    IN_THREADS: ("text", "riftforce", "thread"),
    CONNECT: ("voice", "riftforce", None),
    ATTACH: ("text", "riftforce", None),
    REACT: ("text", "ordet_fanger", None),
}
"""Where each permission is missed: a kind of channel, a game, and what is pressed in its lobby."""


async def test_the_link_asks_for_what_is_missed_somewhere(invited: Stage) -> None:
    assert of_the_link(invited) == sum(MISSED)


@pytest.mark.parametrize("missed", MISSED, ids=lambda each: each.name)
async def test_without_one_permission_of_the_link_a_sentence_names_it(
    invited: Stage, missed: Permission
) -> None:
    kind, game, do = MISSED[missed]
    roles = invited.playground.core.world.guilds[int(invited.server)].roles.values()
    own = next(role for role in roles if role.managed_by == int(invited.bot))
    less = of_the_link(invited) & ~missed
    order = SetRole(server=invited.server, role=str(own.id), permissions=less)
    await invited.client.order(order)
    channel, anna = await invited.channel(kind), Player(await invited.person("Anna"))
    await anna.someone.slash(channel, "play", game=game)
    if do is not None:
        await anna.press(await anna.someone.until_sees("🔒", channel), do)
    told = await anna.someone.until(lambda: sentences_that_name(anna.someone, channel))
    assert named(told) == [missed]


def sentences_that_name(someone: Someone, channel: str) -> str:
    """What names a permission, in a refusal or a lobby."""
    lines = "\n".join(map(all_text, someone.sees(channel))).splitlines()
    told = [line for line in lines if "give me" in line or "the permission" in line]
    return "\n".join(told)


@pytest.mark.parametrize("permission", OF_THREADS)
async def test_no_table_is_opened_in_a_thread(strict: Stage, permission: Permission) -> None:
    channel = await strict.channel()
    anna, _ = await two(strict)
    thread = await thread_in(anna, channel)
    await take(strict, channel, permission)
    await anna.someone.slash(thread, "play", game="riftforce")
    assert named(await whispered(anna.someone, thread)) == [permission]


@pytest.mark.parametrize("permission", [VIEW, BEGIN, IN_THREADS])
@pytest.mark.parametrize("game, do", [("riftforce", "thread"), ("ordet_fanger", "start")])
async def test_no_thread_is_begun(
    strict: Stage, permission: Permission, game: str, do: Doing
) -> None:
    channel = await strict.channel()
    players = await two(strict)
    lobby = await open_table(strict, channel, game, players)
    await take(strict, channel, permission)
    await players[0].press(players[0].newest(lobby), do)
    assert named(await whispered(players[0].someone, channel)) == [permission]


async def test_a_thread_that_discord_refuses_for_a_reason_of_its_own(strict: Stage) -> None:
    """What happens to be missing besides is not named for it."""
    channel = await strict.channel()
    players = await two(strict)
    lobby = await open_table(strict, channel, "riftforce", players)
    await take(strict, channel, SEND)
    path = f"/channels/{channel}/messages/*/threads"
    refused = RequestFault(kind="status", path=path, status=403, code=50013)
    await strict.client.order(PlanFault(fault=refused))
    await players[0].press(players[0].newest(lobby), "thread")
    await players[0].someone.until_sees("doesn’t say why", channel)


@pytest.mark.parametrize("permission", IN_CHANNELS)
async def test_no_board_is_shown_again(strict: Stage, permission: Permission) -> None:
    channel = await strict.channel()
    players = await two(strict)
    await start(strict, channel, "storma_slottet", players)
    await take(strict, channel, permission)
    await players[0].someone.slash(channel, "table")
    assert named(await whispered(players[0].someone, channel)) == [permission]


@pytest.mark.parametrize("permission", [VIEW, SEND])
async def test_a_rematch_is_not_opened(strict: Stage, permission: Permission) -> None:
    channel = await strict.channel()
    anna, bo = await two(strict)
    board = await resigned(strict, channel, anna, bo)
    await take(strict, channel, permission)
    await anna.press(anna.newest(board), "rematch")
    assert named(await whispered(anna.someone, channel)) == [permission]


async def resigned(stage: Stage, channel: str, anna: Player, bo: Player) -> SeenMessage:
    """The board of a match that is over: one of the two has left, and the other ends it."""
    board = await start(stage, channel, "storma_slottet", [anna, bo])
    await leave(bo, channel)
    await decide([anna], board, "end")
    await anna.someone.until(lambda: is_over(anna, board))
    return board


async def test_a_match_s_file_goes_with_an_answer_and_needs_no_permission(strict: Stage) -> None:
    channel = await strict.channel()
    anna, bo = await two(strict)
    await resigned(strict, channel, anna, bo)
    await take(strict, channel, ATTACH | SEND)
    told = await anna.someone.answer(await anna.someone.slash(channel, "verify"))
    assert told.files


async def test_a_board_that_can_t_be_edited(strict: Stage) -> None:
    channel = await strict.channel()
    players = await two(strict)
    board = await start(strict, channel, "storma_slottet", players)
    await take(strict, channel, VIEW)
    for player in players:
        await play_turn(player, board, table_of(board))
    told = await players[0].someone.until_sees("⚠️")
    assert players[0].someone.channels[told.channel].kind == "dm"
    assert named(all_text(told)) == [VIEW]


@pytest.mark.parametrize("permission", [VIEW, SEND, IN_THREADS])
async def test_a_card_that_can_t_be_posted(strict: Stage, permission: Permission) -> None:
    """In a channel or, for want of the permission that goes with it, in a thread."""
    channel = await strict.channel()
    players = await two(strict)
    spot = channel if permission is not IN_THREADS else await thread_in(players[0], channel)
    do: Doing = "start" if permission is IN_THREADS else "start_here"
    board = await start(strict, spot, "ordet_fanger", players, do)
    post = await players[0].someone.until(lambda: news(players[0], board, ""))
    await take(strict, channel, permission)
    outcome = await players[0].someone.press(post, awaited_buttons(post)[0])
    await players[0].act(await players[0].someone.answer(outcome))
    told = await players[0].someone.until_sees("⚠️")
    assert named(all_text(told)) == [permission], all_text(told)
    assert "paused" in all_text(told)
