"""Tables whose messages real discord.py sends to a playground, kept by a real store."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import discord

from bot.chat.answer.realtime import REALTIME
from bot.chat.deliver.channels import Channels
from bot.chat.deliver.delivery import Delivery
from bot.chat.deliver.jobs import Name
from bot.chat.deliver.limits import Limits
from bot.chat.deliver.requests import Traffic
from bot.chat.deliver.rest import Rest
from bot.chat.deliver.studio import Studio
from bot.chat.listen.connection import LONGEST_WAIT_SECONDS
from bot.chat.people import People
from bot.chat.render.emblems import Emblems
from bot.host import play
from bot.host.acts import By, Told
from bot.host.clock import ChatClock
from bot.host.deadlines import Deadline
from bot.host.messages import BOARD, HandKey, MessageKey, OutgoingMessage
from bot.host.model import Place
from bot.host.ports import Store
from bot.host.table import HostedMatch
from bot.host.tables import UNHEARD, Tables
from bot.library import open_game
from bot.playground.client import Someone, all_text, buttons
from bot.playground.control import CreateChannel, Order
from bot.playground.people.views import SeenMessage
from bot.playground.redirect import addresses, redirect_discord_py
from bot.playground.transcript import Entry
from bot.words.words import Words
from games.kit.game import Timeout
from tests.leaping_clock import LeapingClock
from tests.playground.scenes import Scene
from tests.playing import bot_player_move
from tests.stores import open_in

WORDS = Words()

STEPS = 50
"""By then all queues have noticed what time it is."""


class Killed(Exception):
    """The process has been killed by now."""


class MortalStore:
    """A store whose process can be killed before what was sent is noted."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.is_dead = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def sent(self, message: OutgoingMessage) -> None:
        if self.is_dead:
            raise Killed
        await self._store.sent(message)


class Parlour:
    """The host and its delivery; closing and opening it is what a restart does."""

    def __init__(self, scene: Scene, folder: Path, clock: LeapingClock, limits: Limits) -> None:
        self.scene = scene
        self.folder = folder
        self.clock = clock
        self.limits = limits
        self.clicks = count(1)
        self.rng = random.Random(7)
        self.channel = int(scene.table)
        self.everybody: dict[int, Someone] = {}
        self.door: Callable[[Any], Any] = lambda store: store
        """What stands between the bot and its store."""
        self.studio: Studio | None = None
        """Who draws; without, all is told in words."""
        for someone in (scene.anna, scene.bo):
            self.everybody[int(someone.id)] = someone

    @property
    def anna(self) -> int:
        return int(self.scene.anna.id)

    @property
    def bo(self) -> int:
        return int(self.scene.bo.id)

    async def open(self) -> None:
        await self.open_tables()
        await self.show()

    async def open_tables(self) -> None:
        redirect_discord_py(*addresses(self.scene.playground.url))
        self.store: Any = MortalStore(await open_in(self.folder))
        store = self.door(self.store)
        self.tables = await Tables.open(store, self.clock, open_game, is_shown=True)
        self.people = People(store, self.tables.directory.seats)
        traffic = Traffic(ChatClock(), self.clock)
        self.client = discord.Client(
            intents=discord.Intents.none(),
            http_trace=traffic.trace,
            max_ratelimit_timeout=LONGEST_WAIT_SECONDS,
        )
        self.rest = Rest(self.scene.token, traffic, Emblems(), self.studio)
        self.delivery = Delivery(
            self.tables,
            self.people,
            WORDS,
            self.rest,
            Channels(self.client),
            open_game,
            self.clock,
            listens=True,
            limits=self.limits,
        )
        self.hearing = self.tables.subscribed(self.delivery.changed)
        self.hearing.__enter__()
        for _, table in self.tables.directory.playing(REALTIME):
            self.tables.realtime.release(table, UNHEARD)

    async def show(self) -> None:
        await self.client.login(self.scene.token)
        await self.delivery.start()

    async def close(self) -> None:
        await self.tables.stop()
        await self.delivery.stop()
        await self.client.close()
        await self.rest.__aexit__()
        await self.store.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    async def guest(self, name: str) -> int:
        """Somebody else who comes to the server."""
        someone = await self.scene.client.person(name, name.title(), "en-GB", [self.scene.server])
        self.everybody[int(someone.id)] = someone
        return int(someone.id)

    async def another_channel(self) -> int:
        create = CreateChannel(server=self.scene.server, name=f"room-{next(self.clicks)}")
        return int((await self.scene.client.order(create))["channel"])

    async def order(self, order: Order) -> None:
        await self.scene.client.order(order)

    async def let_clock_play(self, table: str) -> None:
        """What is due by now happens."""
        await self.tables._flow.ticking.tick(table)

    def pass_time(self, seconds: float) -> None:
        """Time passes, here and at Discord."""
        self.clock.leapt += int(seconds * 1000)
        self.scene.playground.core.clock.advance(seconds)

    async def let_pass(self, seconds: float) -> None:
        """Time passes, and what is due by then is sent. Alarms know nothing of a leap."""
        self.pass_time(seconds)
        self.delivery.queue.try_again()
        for _ in range(STEPS):
            await asyncio.sleep(0)
        await self.sent_in_time()

    def let_tokens_end(self) -> None:
        """Alarms know nothing of a leap."""
        self.delivery.copies._end_due()

    async def call(self, table: str) -> None:
        """Nobody does anything for a while, and those who are away are called."""
        self.pass_time(20)
        await self.let_clock_play(table)
        await self.sent()

    def by(self, user: int) -> By:
        return By(user, f"click {next(self.clicks)}", self.clock.now())

    async def lobby(
        self, game: str, *users: int, channel: int | None = None, thread: int | None = None
    ) -> str:
        """A lobby where these people sit, its message posted as by the command's answer."""
        for user in users:
            await self.people.saw(user, self.everybody[user].me.name, "sv-SE")
        opener, *others = users
        place = Place(int(self.scene.server), channel or self.channel, thread)
        told = await self.tables.open_table(game, place, self.by(opener), language="sv")
        self.delivery.queue.has_been_posted(Name(told.table, BOARD))
        for user in others:
            await self.tables.join(told.table, self.by(user))
        return told.table

    async def match(self, game: str, *users: int, **where: Any) -> str:
        table = await self.lobby(game, *users, **where)
        await self.tables.start(table, self.by(users[0]))
        return table

    async def who(self, table: str, seat: int) -> int:
        """Who sits there."""
        return (await self.tables.look(table)).seats[seat].user

    async def loaded(self, table: str) -> HostedMatch:
        loaded = await self.tables._flow.loaded(table)
        assert isinstance(loaded, HostedMatch)
        return loaded

    async def awaited(self, table: str) -> list[int]:
        """The seats that the match waits for."""
        standing = (await self.loaded(table)).standing
        return [
            seat
            for seat in range(standing.seats)
            if any(not ask.form.optional for ask in standing.game.asks(standing.state, seat))
        ]

    async def plays(self, table: str, seat: int) -> Told:
        """A sensible move of this seat."""
        loaded = await self.loaded(table)
        by = self.by(loaded.header.seats[seat].user)
        move = bot_player_move(loaded.game, loaded.standing.state, seat, self.rng, at=by.at)
        deadline = Deadline(Timeout(seat, move, 0), 0, None)
        return await self.tables._flow.act(table, by, play.clocked, deadline)

    async def move(self, table: str) -> Told:
        """A sensible move of the player who is awaited first."""
        return await self.plays(table, (await self.awaited(table))[0])

    async def answered_move(self, table: str, seat: int) -> None:
        """A move made on the hand message, which the answer redraws."""
        user = (await self.loaded(table)).header.seats[seat].user
        key = HandKey(user)
        with self.delivery.queue.held(Name(table, key)):
            await self.plays(table, seat)
            public = await self.tables.look(table)
            own = await self.delivery.views.hand(public, user)
            row = await self.row(table, key)
            assert own is not None and row is not None and row.message and row.channel
            await self.delivery.answered.answered(
                table, key, own[1], own[0].revision, row.channel, row.message
            )

    async def sent(self) -> None:
        """Waits until everything that can be sent has been."""
        async with asyncio.timeout(20):
            await self.delivery.queue.idle()

    async def sent_in_time(self) -> None:
        """The same but for what may wait a little. The game has learnt the stamps of its posts."""
        async with asyncio.timeout(20):
            await self.delivery.queue._quiet.wait()
            await asyncio.gather(*self.delivery.realtime._under_way)

    async def row(self, table: str, key: MessageKey) -> OutgoingMessage | None:
        return next((row for row in await self.store.messages(table) if row.key == key), None)

    async def message(self, table: str, key: MessageKey) -> int:
        row = await self.row(table, key)
        assert row is not None and row.message, f"{key} has not been sent"
        return row.message

    async def is_settled(self, table: str) -> bool:
        """Whether nothing more is wanted than was sent."""
        return all(row.wanted <= row.sent for row in await self.store.messages(table))

    # What went over the wire

    def requests(self, *of: str) -> list[Entry]:
        """The requests that were made, of these kinds."""
        made = self.scene.playground.core.transcript.of("request")
        return [e for e in made if not of or any(is_a(kind, e) for kind in of)]

    def refused(self, status: int) -> list[str]:
        replies = self.scene.playground.core.transcript.of("reply")
        return [entry.what for entry in replies if entry.what.startswith(f"{status} ")]

    def there(self, channel: int | str, since: int = 0) -> list[SeenMessage]:
        """The bot's messages in a channel, as Anna sees them."""
        seen = self.scene.anna.sees(str(channel))
        return [m for m in seen if m.author.id == self.scene.bot and int(m.id) > since]


async def until(condition: Callable[[], object]) -> None:
    """For what nobody is told of, such as new entries of a transcript."""
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.005)


def boards(messages: Sequence[SeenMessage]) -> list[SeenMessage]:
    """Those on which something can be pressed."""
    return [message for message in messages if buttons(message)]


KINDS = {
    "post": ("POST", "/channels/", "/messages"),
    "edit": ("PATCH", "/channels/", ""),
    "delete": ("DELETE", "/channels/", ""),
    "open": ("POST", "/users/@me/channels", ""),
    "look": ("GET", "/channels/", "/messages"),
    "copy": ("PATCH", "/webhooks/", ""),
    "take away": ("DELETE", "/webhooks/", ""),
}


def is_a(kind: str, entry: Entry) -> bool:
    method, begin, end = KINDS[kind]
    verb, _, path = entry.what.partition(" ")
    path = path.partition("?")[0]
    return verb == method and path.startswith(begin) and path.endswith(end)


def texts(messages: Sequence[SeenMessage]) -> list[str]:
    return [all_text(message) for message in messages]


def dm_of(someone: Someone) -> str:
    """Somebody's direct messages with the bot."""
    return next(c.id for c in someone.channels.values() if c.kind == "dm")


@asynccontextmanager
async def open_parlour(
    scene: Scene, folder: Path, limits: Limits, speed: int = 1
) -> AsyncIterator[Parlour]:
    parlour = Parlour(scene, folder, LeapingClock(speed), limits)
    await parlour.open()
    try:
        yield parlour
    finally:
        await parlour.close()
