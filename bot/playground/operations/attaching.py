"""The files of a message: which stay, which come, and what may be shown of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from bot.playground.limits import component_forms as of
from bot.playground.limits.messages import ATTACHMENT_UNKNOWN, ATTACHMENTS, MEDIA_UNKNOWN
from bot.playground.limits.rule import Path, reject_field
from bot.playground.operations.image_head import kind_of, size_of
from bot.playground.records import JSON, Attachment

if TYPE_CHECKING:
    from bot.playground.core import Core

_REFERENCE = "attachment://"
_NOT_IN_A_FILENAME = re.compile(r"[^\w.()\[\]-]+")
_EDITABLE = ("description", "title")


class SentFile(msgspec.Struct):
    filename: str
    content_type: str
    body: bytes


class Attached(msgspec.Struct):
    """What a message will have attached once it is written."""

    files: list[Attachment]
    listed: set[str]
    """The names that the request itself lists. Components of an edit may show only these: not what
    is kept without a name, nor a file that is sent and not listed (discord-api-docs#7529)."""
    bodies: dict[int, bytes]
    """What is new."""

    @property
    def names(self) -> set[str]:
        return {attachment.filename for attachment in self.files}

    def keep(self, core: Core) -> None:
        """Store what is new, now that nothing is wrong with the message."""
        for number, body in self.bodies.items():
            core.storage.put_file(number, body)


def keep_file(core: Core, sent: SentFile, alt: str | None) -> Attachment:
    """Store what somebody uploads where there is no message that it could hang on."""
    attachment = _described(core, sent, {"description": alt}, True)
    core.storage.put_file(attachment.id, sent.body)
    return attachment


def attach(
    core: Core,
    listed: list[JSON] | None,
    files: dict[int, SentFile],
    present: list[Attachment],
    ephemeral: bool,
) -> Attached:
    """The attachments kept of those present, then the new ones.

    Without a list all present ones stay, unless files are sent (discord-api-docs#5170); with one,
    those not on it go.
    """
    about: dict[int, JSON] = {}
    names: set[str] = set()
    kept = [] if files else list(present)
    if listed is not None:
        by_id = {attachment.id: attachment for attachment in present}
        kept = []
        for index, entry in enumerate(listed):
            number = int(entry["id"])
            if number in by_id:
                kept.append(_edited(by_id[number], entry))
                if entry.get("filename"):
                    names.add(by_id[number].filename)
            elif number in files:
                about[number] = entry
            else:
                raise reject_field(ATTACHMENT_UNKNOWN, "attachments", index, "id")
    if len(kept) + len(files) > ATTACHMENTS.most:
        raise reject_field(ATTACHMENTS, "attachments")
    attached = Attached(kept, names, {})
    for number, sent in sorted(files.items()):
        new = _described(core, sent, about.get(number, {}), ephemeral)
        attached.files.append(new)
        attached.bodies[new.id] = sent.body
        if number in about:
            names.add(new.filename)
    return attached


def _edited(attachment: Attachment, entry: JSON) -> Attachment:
    changes = {key: entry[key] for key in _EDITABLE if key in entry}
    return msgspec.structs.replace(attachment, **changes)


def _described(core: Core, sent: SentFile, about: JSON, ephemeral: bool) -> Attachment:
    picture = size_of(sent.body)
    return Attachment(
        id=core.ids.next(),
        filename=_clean_name(about.get("filename") or sent.filename),
        size=len(sent.body),
        content_type=kind_of(sent.body) or sent.content_type,  # discord.py calls all of it bytes
        description=about.get("description"),
        title=about.get("title"),
        width=picture[0] if picture else None,
        height=picture[1] if picture else None,
        ephemeral=ephemeral,
    )


def _clean_name(name: str) -> str:
    return _NOT_IN_A_FILENAME.sub("_", name)


def clean_reference(url: str) -> str:
    """Names are cleaned where they are referred to, as they are where they are given."""
    if not url.startswith(_REFERENCE):
        return url
    return _REFERENCE + _clean_name(url.removeprefix(_REFERENCE))


def check_embeds(embeds: list[JSON], names: Iterable[str]) -> None:
    """Whatever is shown from `attachment://…` must be attached."""
    for index, embed in enumerate(embeds):
        for key in ("image", "thumbnail"):
            _check_url((embed.get(key) or {}).get("url"), names, ("embeds", index, key, "url"))


def check_components(components: list[JSON], names: Iterable[str]) -> None:
    for component, path in of.walk(components):
        for index, item in enumerate(component.get("items") or []):
            _check_url(item["media"]["url"], names, (*path, "items", index, "media", "url"))
        for key in ("media", "file"):
            if isinstance(component.get(key), dict):
                _check_url(component[key].get("url"), names, (*path, key, "url"))


def _check_url(url: Any, names: Iterable[str], path: Path) -> None:
    refers = isinstance(url, str) and url.startswith(_REFERENCE)
    if refers and clean_reference(url).removeprefix(_REFERENCE) not in names:
        raise reject_field(MEDIA_UNKNOWN, *path)
