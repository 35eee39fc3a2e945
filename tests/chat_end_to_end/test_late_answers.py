"""What takes long is answered by a deferral first, and then by what there is to say, however the
deferral fares."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.chat.answer.context import Context, note
from bot.chat.answer.respond import Reply
from bot.chat.deliver.attachments import File
from bot.chat.press import Press
from bot.chat.render.content import Content
from bot.playground.client import Failed, all_text
from bot.playground.control import PlanFault
from bot.playground.faults import RequestFault
from tests.chat_end_to_end.inside import bot_inside, command
from tests.chat_end_to_end.matches import open_table
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

CALLBACK = "/interactions/*/*/callback"
QUICK = replace(FULL_LIMITS, answer_seconds=5.0)
BROKEN = ["cut", "refused"]
"""After Discord has taken a request, and before."""


async def slowly(ctx: Context, press: Press) -> Reply:
    await asyncio.sleep(0.2)

    async def then() -> Reply:
        return Reply(whisper=note("and that is all"))

    return Reply(whisper=note("Done at last"), then=then)


@pytest_asyncio.fixture(loop_scope="session")
async def prompt(tmp_path: Path) -> AsyncIterator[Stage]:
    """A stage whose bot has /slow, which is done before anything need be deferred."""
    async with (
        open_stage(tmp_path / "var", QUICK, start=False) as stage,
        bot_inside(stage, command("slow", slowly)),
    ):
        yield stage


@pytest.fixture
def deferring(prompt: Stage, monkeypatch: pytest.MonkeyPatch) -> Stage:
    """The same with a bot that defers earlier than that."""
    monkeypatch.setattr("bot.chat.answer.respond.PATIENCE_SECONDS", 0.05)
    return prompt


async def with_a_file(ctx: Context, press: Press) -> Reply:
    await asyncio.sleep(0.2)
    return Reply(whisper=Content(plain="Here it is"), file=File("match.json", b"{}"))


async def test_what_takes_long_is_deferred_and_then_told(deferring: Stage) -> None:
    channel = await deferring.channel()
    anna = await deferring.person("Anna")
    await anna.slash(channel, "slow")
    await anna.until_sees("Done at last", channel)
    await anna.until_sees("and that is all", channel)
    assert answers_of(deferring) == ["PATCH @original", "POST"]


async def test_a_file_comes_where_it_says_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chat.answer.respond.PATIENCE_SECONDS", 0.05)
    async with (
        open_stage(tmp_path / "var", QUICK, start=False) as stage,
        bot_inside(stage, command("slow", with_a_file)),
    ):
        channel = await stage.channel()
        anna = await stage.person("Anna")
        told = await anna.answer(await anna.slash(channel, "slow"))
        assert all_text(told).startswith("Here it is") and told.files[0].name == "match.json"
        assert answers_of(stage) == ["PATCH @original"]


def answers_of(stage: Stage) -> list[str]:
    """What followed the deferral: "thinking…" is filled by editing it, not by a message more."""
    requests = [e.what for e in stage.playground.core.transcript.of("request")]
    follow = [what for what in requests if " /webhooks/" in what]
    return [
        " ".join((verb, "@original") if path.endswith("@original") else (verb,))
        for verb, _, path in (what.partition("?")[0].partition(" ") for what in follow)
    ]


@pytest.mark.parametrize("kind", BROKEN)
@pytest.mark.parametrize("times", [1, 2], ids=["once", "twice"])
async def test_a_deferral_that_breaks_loses_nothing(
    deferring: Stage, caplog: pytest.LogCaptureFixture, kind: Literal["cut", "refused"], times: int
) -> None:
    channel = await deferring.channel()
    anna = await deferring.person("Anna")
    await deferring.client.order(
        PlanFault(fault=RequestFault(kind=kind, path=CALLBACK, times=times))
    )
    await anna.slash(channel, "slow")
    await anna.until_sees("Done at last", channel)
    await anna.until_sees("and that is all", channel)
    assert len(anna.sees(channel)) == 2
    assert not complaints(caplog)


@pytest.mark.parametrize("kind", [*BROKEN, "status"])
async def test_an_answer_that_breaks_is_given_once_more(
    prompt: Stage, caplog: pytest.LogCaptureFixture, kind: Literal["cut", "refused", "status"]
) -> None:
    channel = await prompt.channel()
    anna = await prompt.person("Anna")
    broken = RequestFault(kind=kind, path=CALLBACK, status=502, handled=True)
    await prompt.client.order(PlanFault(fault=broken))
    await anna.slash(channel, "slow")
    await anna.until_sees("and that is all", channel)
    assert [all_text(m) for m in anna.sees(channel)] == ["Done at last", "and that is all"]
    assert not complaints(caplog)


async def test_a_redrawing_that_breaks_is_done_once_more(
    prompt: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    channel = await prompt.channel()
    anna = Player(await prompt.person("Anna"))
    bo = Player(await prompt.person("Bo", open_dms=False))
    lobby = await open_table(prompt, channel, "riftforce", [anna])
    await bo.someone.until(lambda: bo.someone.message(channel, lobby.id))
    await prompt.client.order(PlanFault(fault=RequestFault(kind="refused", path=CALLBACK)))
    await bo.press(lobby, "join")
    await bo.someone.until_sees("I can’t send you direct messages", channel)
    assert "2. Bo" in all_text(anna.newest(lobby))
    assert all("is refused: DmClosed" in each for each in complaints(caplog))


async def test_an_answer_that_gets_through_in_no_way_is_a_line_in_the_log(
    prompt: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    channel = await prompt.channel()
    anna = await prompt.person("Anna")
    broken = RequestFault(kind="refused", path=CALLBACK, times=4)
    await prompt.client.order(PlanFault(fault=broken))
    with pytest.raises(Failed):
        await anna.slash(channel, "slow")
    (complaint,) = complaints(caplog)
    assert "Discord fails" in complaint


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING]


@pytest.mark.parametrize("is_known", [True, False])
async def test_a_refusal_that_comes_late_is_told_to_one_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_known: bool
) -> None:
    """Though everybody has seen that the bot was thinking, and even if Discord says it was not."""
    monkeypatch.setattr("bot.chat.answer.respond.PATIENCE_SECONDS", 0.05)
    async with (
        open_stage(tmp_path / "var", QUICK, start=False) as stage,
        bot_inside(stage, command("slow", slowly, private=False)),
    ):
        channel = await stage.channel()
        anna, bo = await stage.person("Anna"), await stage.person("Bo")
        original = "/webhooks/*/*/messages/@original"
        fault = RequestFault(
            kind="status", method="DELETE", path=original, status=404, code=10008, handled=True
        )
        if not is_known:
            await stage.client.order(PlanFault(fault=fault))
        await anna.slash(channel, "slow")
        thinking = await bo.until(lambda: bo.sees(channel))
        assert thinking[0].thinking
        told = await anna.until_sees("Done at last", channel)
        assert told.ephemeral
        await bo.until_gone(thinking[0])
