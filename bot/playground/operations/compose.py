"""From a request's body to what a message then holds."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from bot.playground.limits import component_forms as of
from bot.playground.limits.messages import ATTACHMENT_UNKNOWN, ATTACHMENTS, MEDIA_UNKNOWN
from bot.playground.limits.rule import reject_field
from bot.playground.operations.image_size import size_of
from bot.playground.permissions import Permission, in_channel
from bot.playground.records import JSON, Attachment, Channel, Message

if TYPE_CHECKING:
    from bot.playground.core import Core

_REFERENCE = "attachment://"
_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")
_NOT_IN_A_FILENAME = re.compile(r"[^\w.()\[\]-]+")


class SentFile(msgspec.Struct):
    filename: str
    content_type: str
    body: bytes


class Mentions(msgspec.Struct):
    users: list[int] = msgspec.field(default_factory=list)
    roles: list[int] = msgspec.field(default_factory=list)
    everyone: bool = False


def keep_file(
    core: Core, sent: SentFile, about: JSON | None = None, ephemeral: bool = False
) -> Attachment:
    """Store a file and describe it as an attachment."""
    about = about or {}
    picture = size_of(sent.body)
    attachment = Attachment(
        id=core.ids.next(),
        filename=_NOT_IN_A_FILENAME.sub("_", about.get("filename") or sent.filename),
        size=len(sent.body),
        content_type=sent.content_type,
        description=about.get("description"),
        title=about.get("title"),
        width=picture[0] if picture else None,
        height=picture[1] if picture else None,
        ephemeral=ephemeral,
    )
    core.storage.put_file(attachment.id, sent.body)
    return attachment


def attachments(
    core: Core,
    listed: list[JSON] | None,
    files: dict[int, SentFile],
    present: list[Attachment],
    ephemeral: bool = False,
) -> list[Attachment]:
    """The message's attachments: those kept of the present ones, then the new ones.

    Without a list all present ones stay; with one, those not on it go.
    """
    about: dict[int, JSON] = {}
    kept = list(present)
    if listed is not None:
        by_id = {attachment.id: attachment for attachment in present}
        kept = []
        for index, entry in enumerate(listed):
            number = int(entry["id"])
            if number in by_id:
                kept.append(by_id[number])
            elif number in files:
                about[number] = entry
            else:
                raise reject_field(ATTACHMENT_UNKNOWN, "attachments", index, "id")
    if len(kept) + len(files) > ATTACHMENTS.most:
        raise reject_field(ATTACHMENTS, "attachments")
    new = [keep_file(core, sent, about.get(n), ephemeral) for n, sent in sorted(files.items())]
    return kept + new


def check_references(embeds: list[JSON], components: list[JSON], names: Iterable[str]) -> None:
    """Whatever is shown from `attachment://…` must be attached."""
    known = set(names)
    for index, embed in enumerate(embeds):
        for key in ("image", "thumbnail"):
            _check_url((embed.get(key) or {}).get("url"), known, ("embeds", index, key, "url"))
    for component, path in of.walk(components):
        for item in component.get("items") or []:
            _check_url(item["media"]["url"], known, (*path, "items"))
        for key in ("media", "file"):
            if isinstance(component.get(key), dict):
                _check_url(component[key].get("url"), known, (*path, key, "url"))


def _check_url(url: Any, known: set[str], path: tuple[str | int, ...]) -> None:
    refers = isinstance(url, str) and url.startswith(_REFERENCE)
    if refers and url.removeprefix(_REFERENCE) not in known:
        raise reject_field(MEDIA_UNKNOWN, *path)


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
        url = media["url"]
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
