"""From the token to a connected bot: patience while Discord can't be reached, and one sentence
for what only whoever runs the bot can mend."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

import aiohttp
import discord

from bot.settings import SettingError, Token

log = logging.getLogger(__name__)

T = TypeVar("T")

FIRST_PAUSE_SECONDS = 0.5
LONGEST_PAUSE_SECONDS = 60.0
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

TRANSIENT = (
    OSError,
    aiohttp.ClientError,
    asyncio.TimeoutError,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    discord.HTTPException,
)


async def application_flags(token: Token, trace: aiohttp.TraceConfig) -> discord.ApplicationFlags:
    """What this token's application may ask Discord for; waits until Discord answers."""
    return await _until_reached(lambda: _ask_for_flags(token, trace))


async def stay_connected(token: Token, make_client: Callable[[], discord.Client]) -> None:
    """Runs a bot until it is cancelled, with a new client wherever discord.py gives one up."""
    await _until_reached(lambda: _run(token, make_client()))


async def _ask_for_flags(token: Token, trace: aiohttp.TraceConfig) -> discord.ApplicationFlags:
    asking = discord.Client(intents=discord.Intents(guilds=True), http_trace=trace)
    try:
        await asking.login(token)
        assert asking.application is not None
        return asking.application.flags
    finally:
        await _close(asking)


async def _run(token: Token, client: discord.Client) -> None:
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


async def _until_reached(attempt: Callable[[], Awaitable[T]]) -> T:
    for pause in _growing_pauses():
        try:
            return await attempt()
        except discord.LoginFailure as error:
            raise SettingError(REFUSED_TOKEN) from error
        except discord.PrivilegedIntentsRequired as error:
            raise SettingError(MISSING_INTENT) from error
        except discord.ConnectionClosed as error:
            if error.code == 4004:
                raise SettingError(REFUSED_TOKEN) from error
            _report(error, pause)
        except TRANSIENT as error:
            _report(error, pause)
        await asyncio.sleep(pause)
    raise AssertionError("the pauses never end")


def _report(error: Exception, pause: float) -> None:
    name = type(error).__name__
    log.warning("Discord can't be reached (%s: %s); trying again in %g s", name, error, pause)


def _growing_pauses() -> Iterator[float]:
    pause = FIRST_PAUSE_SECONDS
    while True:
        yield pause
        pause = min(pause * 2, LONGEST_PAUSE_SECONDS)
