"""What goes wrong in a way that nobody thought of: the person who acted gets a sentence, and the
log is told once of what it was."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.chat.answer import failures, router
from bot.chat.answer.context import Context
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import Deed, Doing, write
from bot.chat.listen.client import Spelvarden
from bot.chat.press import Press
from bot.host.acts import By, Decided
from bot.host.ports import Busy
from bot.host.table import Table
from bot.life import STORE
from bot.playground.client import all_text
from bot.playground.control import ClearFaults, PlanFault
from bot.playground.faults import RequestFault
from bot.playground.people import actions
from tests.chat_end_to_end.inside import bot_inside, command, reached_bot
from tests.chat_end_to_end.matches import open_table, start
from tests.chat_end_to_end.player import Player, must_act, offers, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def breaks(ctx: Context, press: Press) -> Reply:
    """A move that fails as none should."""

    def fail(table: Table, by: By) -> Decided:
        raise ZeroDivisionError("the rules are broken")

    (table,) = ctx.tables.directory.of(press.user)
    await ctx.tables._flow.act(table, press.by, fail)
    return Reply()


async def test_a_failure_is_told_once_to_the_log_and_in_a_sentence_to_whoever_acted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage,
        bot_inside(stage, command("break", breaks)),
    ):
        channel = await stage.channel()
        anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
        board = await start(stage, channel, "riftforce", [anna, bo])
        told = await anna.someone.answer(await anna.someone.slash(channel, "break"))
        assert "Something went wrong on my side" in all_text(told)
        (record,) = [each for each in caplog.records if each.levelno >= logging.ERROR]
        assert record.exc_info is not None and record.exc_info[0] is ZeroDivisionError
        for part in ("command=break", channel, anna.someone.id):
            assert part in record.getMessage()
        assert "It’s the other player’s turn" in all_text(await bo.hand(board))


async def test_a_store_that_can_t_be_read_just_now_is_told_in_a_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def reads(ctx: Context, press: Press) -> Reply:
        raise Busy("database is locked")

    async with (
        open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage,
        bot_inside(stage, command("break", reads)),
    ):
        channel, anna = await stage.channel(), await stage.person("Anna")
        told = await anna.answer(await anna.slash(channel, "break"))
        assert "Please try again in a moment" in all_text(told)
        assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


async def test_who_can_t_be_remembered_plays_all_the_same(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        channel = await stage.channel()
        anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
        lobby = await open_table(stage, channel, "riftforce", [anna])
        with sqlite3.connect(stage.var / STORE) as store:
            store.execute(
                "CREATE TRIGGER forgetful BEFORE INSERT ON notes "
                "BEGIN SELECT RAISE(ABORT, 'no more names'); END"
            )
        await bo.press(bo.newest(lobby), "join")
        assert "2. Bo" in all_text(anna.newest(lobby))
        assert "no more names" in stage.log and "Traceback" not in stage.log


CALLBACK = "/interactions/*/*/callback"
THREADS = "/channels/*/messages/*/threads"
SHOWING: tuple[Doing, ...] = ("hand", "play", "fair", "rules")


@pytest.mark.parametrize("do", SHOWING)
async def test_the_board_does_not_wait_for_an_answer_that_only_shows_something(
    tmp_path: Path, do: Doing
) -> None:
    """One player sees what they asked for, but Discord does not tell the bot that it has come."""
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        players = [Player(await stage.person(name)) for name in ("Anna", "Bo")]
        board = await start(stage, await stage.channel(), "supertrumf", players)
        hands = {player: await player.hand(board) for player in players}
        (mover,) = (player for player, hand in hands.items() if must_act(hand))
        never = RequestFault(kind="slow", handled=True, path=CALLBACK, seconds=86_400)
        await stage.client.order(PlanFault(fault=never))
        other = next(player for player in players if player is not mover)
        await other.press(other.newest(board), do)
        before = all_text(other.newest(board))
        await mover.act(hands[mover])
        await other.someone.until(lambda: all_text(other.newest(board)) != before, "the move")
        sent = [each.what for each in stage.playground.core.transcript.of("request")]
        answers = [what for what in sent if "/callback" in what]
        assert len(set(answers)) == len(answers), "the answer has been given up and sent again"


FAULTS = {
    "429 spent": RequestFault(kind="rate_limited", path=CALLBACK, times=0, seconds=60.0),
    "500": RequestFault(kind="status", path=CALLBACK, times=0, status=500),
    "503": RequestFault(kind="status", path=CALLBACK, times=0, status=503),
    "refused": RequestFault(kind="refused", path=CALLBACK, times=0),
    "cut for a thread": RequestFault(kind="cut", path=THREADS, times=0),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_a_fault_of_discord_s_is_one_warning_and_told_as_such(
    inside: tuple[Stage, Spelvarden], fault: RequestFault, caplog: pytest.LogCaptureFixture
) -> None:
    """What was done is kept, and told where anything gets through."""
    stage, bot = inside
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    lobby = await open_table(stage, channel, "riftforce", [anna, bo])
    table = table_of(lobby)
    do: Doing = "thread" if fault.path == THREADS else "start"
    await stage.client.order(PlanFault(fault=fault))
    if do == "thread":
        await anna.press(anna.newest(lobby), do)
    else:
        await anna.someone.act(
            actions.Press(channel=channel, message=lobby.id, custom_id=write(Deed(table, do)))
        )
    if do == "thread":
        await anna.someone.until_sees("Discord didn’t take my answer just now", channel)
    else:
        await anna.someone.until(lambda: offers(anna.newest(lobby), "pause"), "the match")
    while under_way := set(bot.router._under_way):
        await asyncio.wait(under_way)
    await stage.client.order(ClearFaults())
    (warning,) = _warnings(caplog)
    assert "Discord fails" in warning and table in warning
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def _warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [
        each.getMessage()
        for each in caplog.records
        if each.levelno == logging.WARNING and each.name in (router.__name__, failures.__name__)
    ]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def inside(
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[tuple[Stage, Spelvarden]]:
    """A bot that tries but once, as if it had waited long enough."""
    var = tmp_path_factory.mktemp("inside") / "var"
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("bot.chat.deliver.requests.MOST_TRIES", 1)
        patched.setattr("bot.chat.listen.client.LONGEST_WAIT_SECONDS", 1.0)
        async with (
            open_stage(var, FULL_LIMITS, start=False) as stage,
            reached_bot(stage) as bot,
        ):
            yield stage, bot
