"""The bot's application on Discord: what of it matters here, and how it is changed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Self, TypeVar

import discord
import msgspec

from bot.chat.deliver.attachments import Payload
from bot.chat.deliver.errors import UNAUTHORIZED, ConnectionFailed, Rejected, RestError
from bot.chat.deliver.requests import Traffic
from bot.chat.deliver.rest import Rest
from bot.chat.listen.connection import PORTAL
from bot.chat.permissions import SCOPES, asked_for
from bot.chat.render.emblems import Emblems
from bot.cli.complaint import Complaint
from bot.host.clock import ChatClock
from bot.playground import redirect_discord_py
from bot.settings import Settings, Token

READS, MAY_READ = 1 << 19, (1 << 18) | (1 << 19)
"""The flag that switches the message content intent on, and those by which the bot may ask for
it: Discord grants it to large bots by another one."""
ON_SERVERS = "0"

REFUSED = (
    f"Discord refuses the token: copy it again from your application's page Bot at {PORTAL} (Reset "
    "Token)."
)

T = TypeVar("T")


class Application(msgspec.Struct, frozen=True):
    id: int
    name: str
    description: str
    flags: int
    endpoint: str
    """Where Discord sends presses and commands instead of to the bot; usually nowhere."""
    demands_code: bool
    """Whether no link is enough to invite it."""
    has_install_link: bool
    """Whether the button Add App asks for what `invitation` asks for."""

    @classmethod
    def of(cls, told: Payload) -> Self:
        """By what Discord tells of it."""
        config = (told.get("integration_types_config") or {}).get(ON_SERVERS) or {}
        link = config.get("oauth2_install_params") or {}
        asks = (set(link.get("scopes", ())), int(link.get("permissions", 0)))
        return cls(
            id=int(told["id"]),
            name=told["name"],
            description=told.get("description") or "",
            flags=told.get("flags") or 0,
            endpoint=told.get("interactions_endpoint_url") or "",
            demands_code=bool(told.get("bot_require_code_grant")),
            has_install_link=asks == (set(SCOPES), asked_for().value),
        )

    @property
    def may_read(self) -> bool:
        return bool(self.flags & MAY_READ)


def install_link() -> Payload:
    """What makes the button Add App ask for what `invitation` asks for."""
    asked = {"scopes": list(SCOPES), "permissions": asked_for().value}
    return {"integration_types_config": {ON_SERVERS: {"oauth2_install_params": asked}}}


def look_up(token: Token, settings: Settings) -> Application:
    """The application that a token is of; raises a Complaint that says what is wrong."""
    try:
        return Application.of(_asking(token, settings, Rest.application))
    except RestError as error:
        raise Complaint(_why(error)) from error


def change(token: Token, settings: Settings, changes: Payload) -> Application:
    """Changes what is named; raises a Complaint if Discord doesn't."""
    try:
        return Application.of(
            _asking(token, settings, lambda rest: rest.change_application(changes))
        )
    except RestError as error:
        raise Complaint(_why(error)) from error


def _asking(token: Token, settings: Settings, ask: Callable[[Rest], Awaitable[T]]) -> T:
    async def asked() -> T:
        clock = ChatClock()
        async with Rest(token, Traffic(clock, clock), Emblems()) as rest:
            return await ask(rest)

    if settings.rest:
        redirect_discord_py(settings.rest, settings.gateway, settings.cdn)
    return asyncio.run(asked())


def _why(error: RestError) -> str:
    if error.status == UNAUTHORIZED:
        return REFUSED
    if isinstance(error, ConnectionFailed):
        host = discord.http.Route.BASE.split("/")[2]
        check = "clock and certificates" if "Certificate" in str(error) else "network and firewall"
        return f"{host} can't be reached ({error}): check this machine's {check}, and try again."
    if isinstance(error, Rejected):
        return f"Discord refuses it ({error}): look at {PORTAL} yourself."
    return f"Discord fails just now ({error}): try again in a few minutes."
