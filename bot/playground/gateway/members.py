"""Opcode 8: a bot asks for a server's members and gets them in GUILD_MEMBERS_CHUNK."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from bot.playground import wire
from bot.playground.gateway.intents import Intent
from bot.playground.gateway.session import Session
from bot.playground.limits import gateway as limits
from bot.playground.limits.rule import CloseRule
from bot.playground.records import JSON, Guild, Member

if TYPE_CHECKING:
    from bot.playground.core import Core

_CHUNK = 1000


_Id = Annotated[str, msgspec.Meta(pattern=r"^\d{1,20}$")] | int


class _Request(msgspec.Struct, forbid_unknown_fields=True):
    guild_id: _Id
    query: str | None = None
    limit: int = 0
    presences: bool = False
    user_ids: list[_Id] | _Id | None = None
    nonce: str | None = None


def send_members(core: Core, session: Session, content: Any) -> CloseRule | None:
    """Answer the request, or say why the connection must end."""
    try:
        request = msgspec.convert(content, _Request)
    except msgspec.ValidationError as error:
        core.transcript.add("unknown", f"Request for members: {error}")
        return limits.UNDECODABLE
    guild = core.world.guilds.get(int(request.guild_id))
    if guild is None or session.application.id not in guild.members:
        return None
    asks_for_all = request.user_ids is None and not request.query
    if asks_for_all and not session.intents & Intent.MEMBERS:
        return limits.FORBIDDEN_INTENTS
    found, missing = _search(core, guild, request)
    chunks = [found[i : i + _CHUNK] for i in range(0, len(found), _CHUNK)] or [[]]
    for index, chunk in enumerate(chunks):
        data: JSON = {
            "guild_id": str(guild.id),
            "members": [wire.member(core.world, member) for member in chunk],
            "chunk_index": index,
            "chunk_count": len(chunks),
            "not_found": missing,
        }
        if request.nonce is not None:
            data["nonce"] = request.nonce
        if request.presences:
            data["presences"] = []
        session.dispatch("GUILD_MEMBERS_CHUNK", msgspec.json.encode(data))
    return None


def _search(core: Core, guild: Guild, request: _Request) -> tuple[list[Member], list[str]]:
    if request.user_ids is not None:
        wanted = request.user_ids if isinstance(request.user_ids, list) else [request.user_ids]
        found = [guild.members[int(u)] for u in wanted if int(u) in guild.members]
        return found, [str(u) for u in wanted if int(u) not in guild.members]
    start = (request.query or "").lower()
    found = [
        member
        for member in guild.members.values()
        if core.world.users[member.user_id].username.lower().startswith(start)
        or (member.nick or "").lower().startswith(start)
    ]
    return (found[: request.limit] if request.limit else found), []
