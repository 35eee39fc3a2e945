"""From a request's body to what a message then holds."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from bot.playground.limits import component_forms as of
from bot.playground.operations.attaching import clean_reference
from bot.playground.permissions import Permission, in_channel
from bot.playground.records import JSON, Channel, Message

if TYPE_CHECKING:
    from bot.playground.core import Core

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")


class Mentions(msgspec.Struct):
    users: list[int] = msgspec.field(default_factory=list)
    roles: list[int] = msgspec.field(default_factory=list)
    everyone: bool = False


def settle_embeds(embeds: list[JSON]) -> list[JSON]:
    """Embeds as they are stored: without nulls, texts trimmed, and with a type."""
    return [_settle_embed(embed) for embed in embeds]


def _settle_embed(embed: JSON) -> JSON:
    settled = {key: value for key, value in embed.items() if value is not None}
    settled["type"] = "rich"
    for key in ("title", "description"):
        if key in settled:
            settled[key] = settled[key].strip()
    if "fields" in settled:
        settled["fields"] = [
            {
                "name": field["name"].strip(),
                "value": field["value"].strip(),
                "inline": bool(field.get("inline")),
            }
            for field in settled["fields"]
        ]
    return settled


_DEFAULTS: dict[int, JSON] = {
    of.SEPARATOR: {"divider": True, "spacing": 1},
    of.CONTAINER: {"accent_color": None, "spoiler": False},
    of.THUMBNAIL: {"description": None, "spoiler": False},
    of.FILE: {"name": None, "size": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in of.SELECTS},
}
_ITEM_DEFAULTS: JSON = {"description": None, "spoiler": False}


def settle_components(core: Core, components: list[JSON]) -> list[JSON]:
    """Components as they are stored: numbered, and with Discord's defaults filled in."""
    return _Settling(core, components).all()


class _Settling:
    def __init__(self, core: Core, components: list[JSON]) -> None:
        self._core = core
        self._components = components
        self._taken = {c["id"] for c in of.every(components) if c.get("id")}
        self._last = 0

    def all(self) -> list[JSON]:
        return [self._settle(component) for component in self._components]

    def _settle(self, component: JSON) -> JSON:
        settled = dict(_DEFAULTS.get(component["type"], {}))
        settled |= {key: value for key, value in component.items() if value is not None}
        settled["id"] = component.get("id") or self._next_id()
        if "components" in settled:
            settled["components"] = [self._settle(child) for child in settled["components"]]
        for key in ("accessory", "component"):
            if key in settled:
                settled[key] = self._settle(settled[key])
        for key in ("media", "file"):
            if key in settled:
                settled[key] = self._media(settled[key])
        if "items" in settled:
            settled["items"] = [
                _ITEM_DEFAULTS
                | {key: value for key, value in item.items() if value is not None}
                | {"media": self._media(item["media"])}
                for item in settled["items"]
            ]
        return settled

    def _next_id(self) -> int:
        self._last += 1
        while self._last in self._taken:
            self._last += 1
        return self._last

    def _media(self, media: JSON) -> JSON:
        url = clean_reference(media["url"])
        return {"id": str(self._core.ids.next()), "url": url, "proxy_url": url}


def texts_of(content: str, components: list[JSON]) -> str:
    """All that may mention someone: the content and the text displays."""
    shown = [c["content"] for c in of.every(components) if c.get("type") == of.TEXT]
    return "\n".join([content, *shown])


def mentions(
    core: Core,
    text: str,
    channel: Channel,
    author_id: int,
    allowed: JSON | None,
    replied: Message | None,
    users_only: bool,
) -> Mentions:
    """Whom this text pings, given `allowed_mentions` (absent: all; only users in interactions)."""
    pings_replied = replied is not None and (allowed is None or bool(allowed.get("replied_user")))
    parse = {"users"} if users_only else {"users", "roles", "everyone"}
    if allowed is not None:
        parse = set(allowed.get("parse") or ())
    found = Mentions(
        users=_pinged(_USER, text, "users", parse, allowed, core.world.users),
        roles=_pinged(_ROLE, text, "roles", parse, allowed, _roles(core, channel)),
    )
    if replied is not None and pings_replied and replied.author_id not in found.users:
        found.users.append(replied.author_id)
    if "everyone" in parse and _EVERYONE.search(text):
        able = in_channel(core.world, channel, author_id) & Permission.MENTION_EVERYONE
        found.everyone = bool(able)
    return found


def _roles(core: Core, channel: Channel) -> Iterable[int]:
    guild = core.world.guilds.get(channel.guild_id or 0)
    return guild.roles if guild else ()


def _pinged(
    pattern: re.Pattern[str],
    text: str,
    kind: str,
    parse: set[str],
    allowed: JSON | None,
    existing: Iterable[int],
) -> list[int]:
    mentioned = dict.fromkeys(int(number) for number in pattern.findall(text))
    if kind not in parse:
        listed = {int(number) for number in (allowed or {}).get(kind) or ()}
        return [n for n in mentioned if n in listed and n in existing]
    return [n for n in mentioned if n in existing]
