"""From the token to a connected bot: patience while Discord can't be reached, and one sentence
for what only whoever runs the bot can mend."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

from bot.chat.listen.backoff import FIRST_CONNECTION_MS, Backoff
from bot.host.clock import Clock
from bot.settings import SettingError, Token

log = logging.getLogger(__name__)

T = TypeVar("T")

CLOSING_SECONDS = 2.0

REFUSED_TOKEN = (
    "Discord refuses the DISCORD_TOKEN: copy it anew from your application's page Bot at "
    "https://discord.com/developers/applications (Reset Token)."
)
MISSING_INTENT = (
    "Discord does not let the bot with this DISCORD_TOKEN read messages: switch on Message "
    "Content Intent on its page Bot at https://discord.com/developers/applications, and start "
    "the bot again."
)
TOO_FEW_SHARDS = (
    "Discord refuses the bot's connection, since its servers have become too many for it (close "
    "code {code}): start the bot again, for then it asks how many connections it needs."
)
OUTDATED = (
    "Discord does not take connections as this version of the bot makes them any more (close code "
    "{code}): install the newest version of Spelvärden, and start it again."
)

FINAL = {
    4004: REFUSED_TOKEN,
    4010: TOO_FEW_SHARDS,
    4011: TOO_FEW_SHARDS,
    4012: OUTDATED,
    4013: OUTDATED,
}
"""What no other try would change, by the code with which Discord closes the connection."""

TRANSIENT = (
    OSError,
    aiohttp.ClientError,
    asyncio.TimeoutError,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    discord.HTTPException,
)


async def application_flags(
    token: Token, trace: aiohttp.TraceConfig, clock: Clock
) -> discord.ApplicationFlags:
    """What this token's application may ask Discord for; waits until Discord answers."""
    return await until_reached(lambda: _ask_for_flags(token, trace), clock)


async def _ask_for_flags(token: Token, trace: aiohttp.TraceConfig) -> discord.ApplicationFlags:
    asking = discord.Client(intents=discord.Intents(guilds=True), http_trace=trace)
    try:
        await asking.login(token)
        assert asking.application is not None
        return asking.application.flags
    finally:
        await _close(asking)


async def connect(token: Token, client: discord.Client) -> None:
    """Until the connection is given up. A shard that is just reconnecting swallows a
    cancellation, so the client is closed before its task is cancelled."""
    connection = asyncio.create_task(client.start(token))
    try:
        await asyncio.wait({connection})
    finally:
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
    backoff = Backoff(clock, FIRST_CONNECTION_MS)
    while True:
        await backoff.turn()
        try:
            return await attempt()
        except discord.LoginFailure as error:
            raise SettingError(REFUSED_TOKEN) from error
        except discord.PrivilegedIntentsRequired as error:
            raise SettingError(MISSING_INTENT) from error
        except discord.ConnectionClosed as error:
            if error.code in FINAL:
                raise SettingError(FINAL[error.code].format(code=error.code)) from error
            _report(error, backoff.left())
        except TRANSIENT as error:
            _report(error, backoff.left())


def _report(error: Exception, left_ms: int) -> None:
    name, left = type(error).__name__, left_ms / 1000
    log.warning("Discord can't be reached (%s: %s); trying again in %g s", name, error, left)
