"""From the token to a connected bot: what it asks to be told, patience while Discord can't be
reached, and one sentence for what only the bot's owner can mend."""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import aiohttp
import discord
import yarl
from discord.ext import commands

from bot.chat.deliver.errors import Later
from bot.chat.deliver.limits import FIRST_IDENTIFY_MS, IDENTIFIES_APART_MS
from bot.chat.deliver.requests import USER_AGENT
from bot.host.clock import Clock, sleep_until
from bot.host.failures import Backoff
from bot.host.model import Stamp
from bot.places import PROGRAM
from bot.settings import SettingError, Token

log = logging.getLogger(__name__)

FIRST_CONNECTION_MS = 500
QUIET_MS = 30 * 60_000
"""After so long without any the next ones are as quick as the first."""


class Attempts:
    """Attempts that begin further and further apart."""

    def __init__(self, clock: Clock, first_ms: int) -> None:
        self._clock = clock
        self._backoff = Backoff(first_ms, IDENTIFIES_APART_MS)
        self._gap_ms = 0
        self._last: Stamp | None = None

    def left(self) -> int:
        """In how many milliseconds the next attempt may be made."""
        now = self._clock.now()
        if self._last is None or now - self._last >= QUIET_MS:
            return 0
        return max(0, self._last + self._gap_ms - now)

    async def turn(self, sharing: int = 1) -> None:
        """Wait until the next attempt may be made, and count it. `sharing` shards, of all processes
        together, share a day's attempts: each of them waits that many times as long."""
        now = self._clock.now()
        if self._last is None or now - self._last >= QUIET_MS * sharing:
            self._backoff.reset()
        else:
            await sleep_until(self._clock, Stamp(self._last + self._gap_ms))
        self._gap_ms = self._backoff.next_ms(IDENTIFIES_APART_MS * sharing)
        self._last = self._clock.now()


class Identifies:
    """Spaces out the identifies of each shard, whichever client makes them."""

    def __init__(self, clock: Clock, processes: int = 1) -> None:
        """The IDENTIFYs of a day are shared by this number of processes."""
        self._processes = processes
        self._shards = defaultdict[int, Attempts](lambda: Attempts(clock, FIRST_IDENTIFY_MS))

    async def turn(self, shard: int) -> None:
        await self._shards[shard].turn(sharing=len(self._shards) * self._processes)


PORTAL = "https://discord.com/developers/applications"
UNREADABLE = (
    "The bot may not read what people write, so games that are played by answers take them "
    f"by /answer. To change that, run {PROGRAM} setup or switch on Message Content Intent for this "
    f"application at {PORTAL} (Bot, Privileged Gateway Intents), and start the bot again."
)
ENDPOINT = (
    "Discord sends presses and commands to the Interactions Endpoint URL of this application, so "
    f"the bot hears of none. Run {PROGRAM} setup or delete that URL at {PORTAL} (General "
    "Information), and start the bot again."
)


class AskedFor:
    """What the bot asks to be told, no more than the games need: what people write only as long as
    Discord lets it."""

    def __init__(self, application: int, flags: discord.ApplicationFlags) -> None:
        self.application = application
        readable = flags.gateway_message_content or flags.gateway_message_content_limited
        self._choose(readable=readable)

    async def connect(self, connect: Callable[[discord.Intents], Awaitable[None]]) -> None:
        """Connects with these intents; after a refusal the next time asks for less."""
        try:
            await connect(self._intents)
        except discord.PrivilegedIntentsRequired:
            self._choose(readable=False)
            raise

    def _choose(self, *, readable: bool) -> None:
        if not readable:
            log.warning(UNREADABLE)
        self._intents = discord.Intents(guilds=True, guild_messages=True, message_content=readable)


KNOCK_SECONDS = 20.0
LONGEST_WAIT_SECONDS = 30.0
"""A request that would have to wait longer for a rate limit fails, and is tried again later."""


class SupervisedBot(commands.AutoShardedBot):
    """Raises whatever keeps it from connecting for the first time, for its supervisor's pauses
    grow. discord.py itself would try every five seconds with a traceback, each try inside the
    one before, and tell nobody."""

    def __init__(self, *, identifies: Identifies, **options: Any) -> None:
        super().__init__(command_prefix=(), help_command=None, **options)
        self.http.user_agent = USER_AGENT
        self._identifies = identifies
        self._launched: set[int] = set()
        self._is_ending = False

    def hear_no_more(self) -> None:
        """Ahead of `close`: a connection that breaks from now on is not taken up again. One that
        has not come about yet goes on until then."""
        self._is_ending = self.is_ready()

    def is_closed(self) -> bool:
        return self._is_ending or super().is_closed()

    async def connect(self, *, reconnect: bool = True) -> None:
        self._launched.clear()
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Also where Discord has just ended a session, which discord.py answers at once."""
        await super().before_identify_hook(shard_id, initial=initial)
        await self._identifies.turn(shard_id or 0)

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        if shard_id in self._launched:
            raise ConnectionResetError(f"shard {shard_id} could not be launched")
        if initial:
            await self._knock(gateway)
        self._launched.add(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def _knock(self, gateway: yarl.URL) -> None:
        """Whether the gateway can be reached at all: what keeps us from it is raised as it is."""
        async with asyncio.timeout(KNOCK_SECONDS):
            socket = await self.http.ws_connect(str(gateway))
            await socket.close()


T = TypeVar("T")

CLOSING_SECONDS = 1.5

REFUSED_TOKEN = (
    "Discord refuses the DISCORD_TOKEN: copy it again from your application's page Bot at "
    f"{PORTAL} (Reset Token), best by {PROGRAM} setup."
)
OUTDATED = (
    "Discord does not take connections as this version of the bot makes them any more (close code "
    "{code}): install the newest version of Spelvärden, and start it again."
)

FINAL = {
    4004: REFUSED_TOKEN,
    4012: OUTDATED,
    4013: OUTDATED,
}
"""What no other try would change, by the code with which Discord closes the connection."""

OTHER_SHARDS = (4010, 4011)
"""The bot's servers have become too many for its connections. The next try asks Discord how many
it needs."""
GROWN = (
    "The bot's servers have become too many for its connections (close code %d); asking Discord "
    "how many it needs, and connecting again in %g s"
)

TRANSIENT = (
    OSError,
    aiohttp.ClientError,
    asyncio.TimeoutError,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    discord.HTTPException,
    discord.RateLimited,
    Later,
)


async def asked_for(token: Token, trace: aiohttp.TraceConfig, clock: Clock) -> AskedFor:
    """What this token's application may ask Discord for; waits until Discord answers."""
    application = await until_reached(lambda: _own_application(token, trace), clock)
    if application.interactions_endpoint_url:
        log.warning(ENDPOINT)
    return AskedFor(application.id, application.flags)


async def _own_application(token: Token, trace: aiohttp.TraceConfig) -> discord.AppInfo:
    asking = discord.Client(
        intents=discord.Intents(guilds=True),
        http_trace=trace,
        max_ratelimit_timeout=LONGEST_WAIT_SECONDS,
    )
    asking.http.user_agent = USER_AGENT
    try:
        await asking.login(token)
        assert asking.application is not None
        return asking.application
    finally:
        await _close(asking)


async def connect(
    token: Token, client: discord.Client, finish: Callable[[], Awaitable[None]]
) -> None:
    """Until the connection is given up; `finish` ends what needs the client. A shard that is just
    reconnecting swallows a cancellation, so the client is closed before its task is cancelled."""
    connection = asyncio.create_task(client.start(token))
    try:
        await asyncio.wait({connection})
    finally:
        await finish()
        await _close(client)
        connection.cancel()
        await asyncio.wait({connection})
    connection.result()
    raise ConnectionResetError("the connection was ended")


async def _close(client: discord.Client) -> None:
    """Closes a connection that may be lost: what goes wrong then must not hide why it ends."""
    with contextlib.suppress(*TRANSIENT):
        async with asyncio.timeout(CLOSING_SECONDS):
            await client.close()


async def until_reached(attempt: Callable[[], Awaitable[T]], clock: Clock) -> T:
    """Attempts it until it works, ever less often; raises a SettingError for what no other try
    would change."""
    attempts = Attempts(clock, FIRST_CONNECTION_MS)
    while True:
        await attempts.turn()
        try:
            return await attempt()
        except discord.LoginFailure as error:
            raise SettingError(REFUSED_TOKEN) from error
        except discord.PrivilegedIntentsRequired:
            continue
        except discord.ConnectionClosed as error:
            if error.code in FINAL:
                raise SettingError(FINAL[error.code].format(code=error.code)) from error
            _report(error, attempts.left())
        except discord.RateLimited as error:
            left = max(attempts.left(), int(error.retry_after * 1000))
            _report(error, left)
            await sleep_until(clock, Stamp(clock.now() + left))
        except TRANSIENT as error:
            _report(error, attempts.left())


def _report(error: Exception, left_ms: int) -> None:
    name, left = type(error).__name__, left_ms / 1000
    if isinstance(error, discord.ConnectionClosed) and error.code in OTHER_SHARDS:
        log.warning(GROWN, error.code, left)
        return
    log.warning("Discord can't be reached (%s: %s); trying again in %g s", name, error, left)
