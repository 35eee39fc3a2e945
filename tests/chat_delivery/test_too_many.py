"""What Discord says of requests that come too fast is believed: how long to wait, and for what."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal

import discord
import pytest
from msgspec.structs import replace

from bot.chat.deliver.errors import RateLimited, Rejected
from bot.chat.deliver.jobs import ChannelQueue
from bot.chat.deliver.limits import MINUTE_MS, OLD_MS, Limits, Span
from bot.chat.listen.as_data import pressed
from bot.chat.render.content import Content
from bot.host.messages import BOARD
from bot.playground import Playground, Settings
from bot.playground.control import PlanFault
from bot.playground.faults import RequestFault
from bot.playground.settings import BucketSize
from tests.chat_delivery.conftest import FREE, UNLIMITED
from tests.chat_delivery.parlour import Parlour, open_parlour, until
from tests.playground.dealer import running
from tests.playground.scenes import open_scene

POSTS = "/channels/*/messages"


@asynccontextmanager
async def parlour_with(
    folder: Path, limits: Limits, settings: Settings = FREE, speed: int = 1
) -> AsyncIterator[Parlour]:
    async with (
        await Playground.start(settings=settings) as playground,
        open_scene(playground) as scene,
        open_parlour(scene, folder, limits, speed) as opened,
    ):
        yield opened


@pytest.mark.parametrize("scope", ["user", "shared", "global"])
async def test_short_429s_silence_a_channel_for_no_longer_than_discord_says(
    tmp_path: Path, scope: Literal["user", "shared", "global"]
) -> None:
    """discord.py tries five times by itself; however often they come, the next try is soon."""
    async with parlour_with(tmp_path, UNLIMITED, speed=50) as parlour:
        fault = RequestFault(
            kind="rate_limited", method="POST", path=POSTS, seconds=0.02, scope=scope, times=12
        )
        await parlour.order(PlanFault(fault=fault))
        before = parlour.clock.now()
        table = await parlour.lobby("ordet_fanger", parlour.anna)
        await parlour.sent()
        assert len(parlour.refused(429)) == 12
        assert await parlour.message(table, BOARD)
        assert parlour.clock.now() - before < 5 * 60_000


async def test_a_global_429_holds_up_all_channels(tmp_path: Path) -> None:
    seconds = 0.5
    async with parlour_with(tmp_path, UNLIMITED) as parlour:
        first = RequestFault(
            kind="rate_limited", method="POST", path=POSTS, seconds=seconds, scope="global"
        )
        await parlour.order(PlanFault(fault=first))
        await parlour.lobby("ordet_fanger", parlour.anna)
        await until(lambda: parlour.refused(429))
        await parlour.lobby("ordet_fanger", parlour.bo, channel=int(parlour.scene.side))
        await parlour.sent()
        refused, *others = parlour.requests("post")
        assert len(others) == 2
        assert all(other.at - refused.at >= seconds for other in others)


async def test_a_429_that_asks_for_long_is_heeded(tmp_path: Path) -> None:
    async with parlour_with(tmp_path, UNLIMITED) as parlour:
        asked = RequestFault(kind="rate_limited", method="POST", path=POSTS, seconds=300)
        await parlour.order(PlanFault(fault=asked))
        await parlour.lobby("ordet_fanger", parlour.anna)
        queue = parlour.delivery.queue._queues[parlour.channel]
        await until(lambda: queue.paused_until)
        for seconds in (290, 20):
            assert not parlour.there(parlour.channel)
            parlour.pass_time(seconds)
        queue.news.set()
        await parlour.sent()
        assert len(parlour.there(parlour.channel)) == 1


async def test_requests_that_wait_for_no_turn_take_slots_as_well(tmp_path: Path) -> None:
    """A start makes eight, and all that is to be sent then may follow within the same second."""
    slots = Span(6, 10 * MINUTE_MS)
    async with parlour_with(tmp_path, replace(UNLIMITED, requests=slots)) as parlour:
        assert parlour.requests()
        for number in range(slots.most):
            guest = await parlour.guest(f"guest-{number}")
            room = await parlour.another_channel()
            await parlour.lobby("ordet_fanger", guest, channel=room)
        await until(lambda: len(parlour.delivery.queue.slots._done) == slots.most)
        with pytest.raises(Rejected):
            await parlour.rest.edit_whisper(1, "token", 2, Content(plain="Hello"))
        *counted, by_token = parlour.requests()
        assert len(counted) == slots.most and "/webhooks/" in by_token.what
        assert len(parlour.delivery.queue.slots._done) == slots.most


async def test_where_the_address_is_barred_nothing_more_is_sent_by_any_session(
    tmp_path: Path,
) -> None:
    """A ban is no JSON. Each further request would make it last longer."""
    settings = replace(FREE, rate_limits=True, bad_requests_in_10_minutes=2)
    async with parlour_with(tmp_path, UNLIMITED, settings) as parlour:
        tables = [await parlour.lobby("ordet_fanger", parlour.anna)]
        await parlour.sent()
        for _ in range(2):
            await parlour.scene.rest("GET", "/users/@me", token="wrong")
        before = len(parlour.requests())
        other = int(parlour.scene.side)
        tables.append(await parlour.lobby("ordet_fanger", parlour.bo, channel=other))
        await until(lambda: parlour.refused(429))
        await parlour.tables.join(tables[0], parlour.by(parlour.bo))
        for _ in range(5):
            with pytest.raises(RateLimited) as refused:
                await parlour.rest.edit_whisper(1, "token", 2, Content(plain="Hello"))
            assert refused.value.after > 500
        await until(lambda: all(queue.paused_until for queue in queues(parlour) if queue.jobs))
        assert len(parlour.requests()) == before + 1
        parlour.pass_time(601)
        for queue in queues(parlour):
            queue.news.set()
        await parlour.sent()
        assert all([await parlour.is_settled(table) for table in tables])


def queues(parlour: Parlour) -> list[ChannelQueue]:
    return list(parlour.delivery.queue._queues.values())


async def test_what_discord_py_tries_again_for_long_takes_no_others_place(tmp_path: Path) -> None:
    """Between its tries it waits, and no slot with it: else these would take all there are."""
    limits = replace(UNLIMITED, requests=Span(4, 500))
    async with parlour_with(tmp_path, limits) as parlour:
        rooms = [await parlour.another_channel() for _ in range(4)]
        for room in rooms:
            path = f"/channels/{room}/messages"
            fault = RequestFault(kind="status", method="POST", path=path, status=502, times=0)
            await parlour.order(PlanFault(fault=fault))
        for room in rooms:
            await parlour.lobby("ordet_fanger", parlour.anna, channel=room)
        await until(lambda: len(parlour.refused(502)) >= len(rooms))
        await parlour.lobby("ordet_fanger", parlour.bo)
        await until(lambda: parlour.there(parlour.channel))
        assert len(parlour.refused(502)) <= 2 * len(rooms)


async def test_answers_wait_where_the_last_one_that_is_let_through_has_gone(
    tmp_path: Path,
) -> None:
    """As the headers of answers say, so no 429 comes of it."""
    edits = {"PATCH /webhooks/{webhook}/{token}/messages/@original": BucketSize(2, 0.2)}
    settings = replace(FREE, rate_limits=True, buckets=edits)
    deferring = Deferring()
    async with (
        parlour_with(tmp_path, UNLIMITED, settings) as parlour,
        running(parlour.scene, deferring),
    ):
        await parlour.lobby("ordet_fanger", parlour.anna)
        await parlour.sent()
        (board,) = parlour.scene.anna.sees(str(parlour.channel))
        await parlour.scene.bo.press(board, "Gå med")
        press = pressed(await deferring.pressed)
        assert press is not None
        for number in range(5):
            shown = Content(plain=f"{number}")
            await parlour.rest.edit_answer(press, shown)
        await parlour.scene.bo.until_sees("4")
        assert parlour.refused(429) == []


class Deferring(discord.Client):
    """Answers by "thinking…", and keeps what was pressed."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none(), guild_ready_timeout=0.05)
        self.pressed: asyncio.Future[discord.Interaction] = asyncio.Future()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        self.pressed.set_result(interaction)


async def test_old_messages_of_a_channel_are_edited_more_rarely(tmp_path: Path) -> None:
    """Discord takes three edits in six seconds of those that are older than an hour."""
    speed = 20
    settings = Settings(identify_limits=False, transcript_entries=100_000, clock_speed=speed)
    async with parlour_with(tmp_path, Limits(), settings, speed) as parlour:
        tables = [await parlour.match("riftforce", parlour.anna, parlour.bo) for _ in range(5)]
        await parlour.sent()
        parlour.pass_time(OLD_MS / 1000 + 60)
        boards = {str(await parlour.message(table, BOARD)) for table in tables}
        for table in tables:
            await parlour.move(table)
        await parlour.sent()
        edits = [e for e in parlour.requests("edit") if e.what.rpartition("/")[2] in boards]
        stamps = [edit.at for edit in edits[-len(tables) :]]
        assert {edit.what.rpartition("/")[2] for edit in edits[-len(tables) :]} == boards
        assert max(sum(0 <= other - at < 6 for other in stamps) for at in stamps) <= 3
        assert parlour.refused(429) == []


async def test_a_request_that_waits_for_its_bucket_holds_no_slot(parlour: Parlour) -> None:
    """Forty-five such requests would hold up all others, also those whose buckets have room."""
    slots = parlour.delivery.queue.slots
    parlour.rest._requests._buckets.note_global(10.0)
    async with asyncio.timeout(5), parlour.delivery.queue.turn():
        before = slots._under_way
        asked = asyncio.create_task(parlour.rest.react(parlour.channel, 1, "✅"))
        for _ in range(10):
            await asyncio.sleep(0)
        during = slots._under_way
        asked.cancel()
    assert (before, during) == (1, 0)
