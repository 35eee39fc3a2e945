"""Limits of messages: what a body may hold, and what must not come together."""

from typing import Any

from bot.playground.limits import components, embeds, forms
from bot.playground.limits.refusals import EMPTY_MESSAGE
from bot.playground.limits.rule import Check, Path, Rejected, Report, between, field, length
from bot.playground.records import JSON, MessageFlag

CONTENT = length("message.content", 2000)
NONCE = length("message.nonce", 25)
LARGEST_FILE = 10 * 1024 * 1024
ATTACHMENTS = length("message.attachments", 10)
ATTACHMENT_DESCRIPTION = length("attachment.description", 1024)
ATTACHMENT_NAME = length("attachment.filename", 1024, least=1)
ATTACHMENT_UNKNOWN = field(
    "attachment.unknown", "ATTACHMENT_NOT_FOUND", "The attachment was neither sent nor there before"
)
MEDIA_UNKNOWN = field(
    "media.attachment_unknown",
    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    "Referenced attachment is not found",
)
MENTION_USERS = length("allowed_mentions.users", 100)
MENTION_ROLES = length("allowed_mentions.roles", 100)
MENTION_PARSE_AND_LIST = field(
    "allowed_mentions.exclusive",
    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
)
LEGACY_WITH_V2 = field(
    "message.v2.legacy_fields",
    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    "The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
)
V2_FLAG_REMOVED = field(
    "message.v2.flag_removed",
    "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
    "MessageFlags.IS_COMPONENTS_V2 cannot be removed",
)
REPLY_UNKNOWN = field("message.reply_unknown", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
HISTORY = between("history.limit", 1, 100)
BULK = length("bulk_delete.count", 100, least=2)

_ALLOWED_MENTIONS = forms.Form(
    {
        "parse": forms.listing(forms.choice("users", "roles", "everyone")),
        "users": forms.listing(forms.snowflake, MENTION_USERS),
        "roles": forms.listing(forms.snowflake, MENTION_ROLES),
        "replied_user": forms.boolean,
    }
)
_ATTACHMENT = forms.Form(
    {
        "id": forms.snowflake,
        "filename": forms.text(ATTACHMENT_NAME),
        "description": forms.text(ATTACHMENT_DESCRIPTION),
        "title": forms.text(ATTACHMENT_NAME),
        "is_spoiler": forms.boolean,
        "is_remix": forms.boolean,
        "duration_secs": forms.number,
        "waveform": forms.text(),
        # What a library sends back when it keeps an attachment that a message already has:
        "url": forms.anything,
        "proxy_url": forms.anything,
        "size": forms.anything,
        "width": forms.anything,
        "height": forms.anything,
        "content_type": forms.anything,
        "spoiler": forms.anything,
        "flags": forms.anything,
        "ephemeral": forms.anything,
    },
    ("id",),
)


def _nonce(value: Any, path: Path, report: Report) -> None:
    report.measure(NONCE, len(str(value)), path)


_SHARED: dict[str, Check] = {
    "content": forms.text(CONTENT),
    "embeds": forms.listing(embeds.EMBED, embeds.EMBEDS),
    "allowed_mentions": _ALLOWED_MENTIONS,
    "components": forms.listing(forms.anything),
    "attachments": forms.listing(_ATTACHMENT, ATTACHMENTS),
    "flags": forms.integer(),
    "tts": forms.boolean,
}
CREATE = forms.Form(
    {
        **_SHARED,
        "nonce": _nonce,
        "enforce_nonce": forms.boolean,
        "message_reference": forms.Form(
            {
                "type": forms.choice(0),
                "message_id": forms.snowflake,
                "channel_id": forms.snowflake,
                "guild_id": forms.snowflake,
                "fail_if_not_exists": forms.boolean,
            },
            ("message_id",),
        ),
    }
)
# discord.js sends the nonce here too, where it means nothing.
ANSWER = forms.Form({**_SHARED, "nonce": _nonce, "enforce_nonce": forms.boolean})
"""A message sent through an interaction's token."""


def check_body(form: forms.Form, body: Any, v2_already: bool = False) -> JSON:
    """A body with which to post or edit a message, or the refusal of it."""
    report = Report()
    body = {} if body is None else body
    check_parts(form, body, (), report, v2_already)
    report.finish()
    check_sizes_that_break_discord(body)
    checked: JSON = body
    return checked


def check_parts(
    form: forms.Form, body: Any, path: Path, report: Report, v2_already: bool = False
) -> None:
    if not report.accepts(form, body, path):
        return
    flags = body.get("flags") or 0
    v2 = v2_already or bool(flags & MessageFlag.COMPONENTS_V2)
    components.check_message(body.get("components") or [], v2, (*path, "components"), report)
    embeds.check_total(body.get("embeds") or [], (*path, "embeds"), report)
    _check_mentions(body.get("allowed_mentions") or {}, path, report)
    if v2:
        for key in ("content", "embeds"):
            if body.get(key):
                report.add(LEGACY_WITH_V2, (*path, key), key=key)
    if v2_already and "flags" in body and not flags & MessageFlag.COMPONENTS_V2:
        # Flags that are not mentioned stay; ones that are sent without this bit would drop it.
        report.add(V2_FLAG_REMOVED, (*path, "flags"))


def check_sizes_that_break_discord(body: JSON) -> None:
    """Bodies that keep to the written limits and still make Discord fail with a 500."""
    sent = body.get("components") or []
    if components.overloads_discord(sent):
        raise Rejected(components.TEXT_BYTES)
    if components.has_too_many_media(sent):
        raise Rejected(components.MEDIA_TOTAL)


def check_not_empty(body: JSON, files: int) -> None:
    """A message needs something to show."""
    shown = ("content", "embeds", "components")
    if not files and not any(body.get(key) for key in shown):
        raise Rejected(EMPTY_MESSAGE)


def _check_mentions(allowed: JSON, path: Path, report: Report) -> None:
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or []) and allowed.get(kind):
            report.add(MENTION_PARSE_AND_LIST, (*path, "allowed_mentions"), kind=kind)
