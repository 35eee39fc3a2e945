"""IDENTIFY and RESUME: who may have a session, and what a new one is told first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.playground import wire
from bot.playground.gateway.intents import ALL, PRIVILEGED, Intent
from bot.playground.gateway.session import Session
from bot.playground.limits import gateway as limits
from bot.playground.limits.rule import CloseRule
from bot.playground.records import Application, Guild

if TYPE_CHECKING:
    from bot.playground.core import Core

_DAY_MS = 24 * 3600 * 1000


class Wish(msgspec.Struct, frozen=True):
    """What an acceptable IDENTIFY asks for."""

    application: Application
    shard: tuple[int, int]
    intents: int


class _Identify(msgspec.Struct, forbid_unknown_fields=True):
    token: str
    properties: dict[str, Any]
    intents: int
    compress: bool = False
    large_threshold: int = 50
    shard: tuple[int, int] = (0, 1)
    presence: Any = None
    v: int = 10
    capabilities: Any = None


class _Resume(msgspec.Struct, forbid_unknown_fields=True):
    token: str
    session_id: str
    seq: int


def read(core: Core, content: Any) -> Wish | CloseRule:
    """What this IDENTIFY asks for, or why it is refused."""
    try:
        wish = msgspec.convert(content, _Identify)
    except msgspec.ValidationError as error:
        core.transcript.add("unknown", f"IDENTIFY: {error}")
        return limits.UNDECODABLE
    application = core.world.by_bot_token.get(wish.token.removeprefix("Bot "))
    if application is None:
        return limits.WRONG_TOKEN
    refused = _refusal(core, application, wish.shard, wish.intents)
    if refused is not None:
        return refused
    most = core.settings.identifies_a_day
    application.identifies_ms = [*application.identifies_ms[-most:], core.clock.now_ms()]
    core.world.save(application)
    core.last_identify[application.id, wish.shard[0] % core.settings.max_concurrency] = (
        core.clock.now()
    )
    return Wish(application, wish.shard, wish.intents)


def _refusal(
    core: Core, application: Application, shard: tuple[int, int], intents: int
) -> CloseRule | None:
    number, count = shard
    if not 0 <= number < count:
        return limits.WRONG_SHARD
    guilds = sum(1 for guild in core.world.guilds.values() if application.id in guild.members)
    if guilds > core.settings.guilds_a_shard * count:
        return limits.NEEDS_SHARDS
    if intents & ~ALL:
        return limits.WRONG_INTENTS
    if intents & PRIVILEGED & ~application.privileged_intents:
        return limits.FORBIDDEN_INTENTS
    return _rate(core, application, number) if core.settings.identify_limits else None


def _rate(core: Core, application: Application, shard: int) -> CloseRule | None:
    if not remaining_identifies(core, application):
        return limits.IDENTIFIES_A_DAY
    last = core.last_identify.get((application.id, shard % core.settings.max_concurrency))
    if last is not None and core.clock.now() - last < core.settings.identify_seconds:
        return limits.IDENTIFY_TOO_SOON
    return None


def remaining_identifies(core: Core, application: Application) -> int:
    since = core.clock.now_ms() - _DAY_MS
    application.identifies_ms = [at for at in application.identifies_ms if at > since]
    return max(0, core.settings.identifies_a_day - len(application.identifies_ms))


def find_session(core: Core, content: Any) -> tuple[Session, int] | CloseRule:
    """The session that this RESUME means and where it left off, or why it cannot go on."""
    try:
        wish = msgspec.convert(content, _Resume)
    except msgspec.ValidationError:
        return limits.UNDECODABLE
    application = core.world.by_bot_token.get(wish.token.removeprefix("Bot "))
    if application is None:
        return limits.WRONG_TOKEN
    session = core.gateway.sessions.get(wish.session_id)
    if session is None or session.application.id != application.id:
        return limits.SESSION_GONE
    if wish.seq > session.sequence:
        return limits.WRONG_SEQUENCE
    if not session.can_replay_from(wish.seq):
        return limits.SESSION_GONE
    return session, wish.seq


def welcome(core: Core, session: Session) -> None:
    """READY, and then each of the session's servers."""
    application = session.application
    guilds = [
        guild
        for guild in core.world.guilds.values()
        if application.id in guild.members and session.is_responsible_for(guild.id)
    ]
    ready = {
        "v": 10,
        "user": wire.own_user(core.world.users[application.id]),
        "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
        "session_id": session.id,
        "session_type": "normal",
        "resume_gateway_url": f"{core.gateway_url}{session.process or ''}",
        "shard": list(session.shard),
        "application": {"id": str(application.id), "flags": wire.application_flags(application)},
        "private_channels": [],
        "presences": [],
        "relationships": [],
        "user_settings": {},
        "geo_ordered_rtc_regions": [],
        "guild_join_requests": [],
        "_trace": ["playground"],
    }
    session.dispatch("READY", msgspec.json.encode(ready))
    if session.wants(Intent.GUILDS):
        for guild in guilds:
            send_guild(core, session, guild, is_new=False)
    core.people.presence_changed(application.id)


def send_guild(core: Core, session: Session, guild: Guild, *, is_new: bool) -> None:
    """A bot tells by `unavailable` that it was in the server before: discord.py does."""
    all_members = bool(session.intents & Intent.MEMBERS)
    data = wire.arriving_guild(core.world, guild, session.application.id, all_members)
    if not is_new:
        data["unavailable"] = False
    session.dispatch("GUILD_CREATE", msgspec.json.encode(data))
