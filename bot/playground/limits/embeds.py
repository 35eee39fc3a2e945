"""Limits of embeds."""

from bot.playground.limits.forms import (
    COLOUR,
    Form,
    anything,
    boolean,
    integer,
    listing,
    moment,
    text,
    trimmed,
)
from bot.playground.limits.rule import Path, Report, field, length
from bot.playground.records import JSON

EMBEDS = length("message.embeds", 10)
TOTAL = field("embed.total", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")
TITLE = length("embed.title", 256)
DESCRIPTION = length("embed.description", 4096)
FIELDS = length("embed.fields", 25)
FIELD_NAME = length("embed.field.name", 256, least=1)
FIELD_VALUE = length("embed.field.value", 1024, least=1)
FOOTER = length("embed.footer", 2048, least=1)
AUTHOR = length("embed.author", 256, least=1)
URL = length("embed.url", 2048)
MOST_IN_ALL = 6000

_PICTURE = Form(
    {
        "url": text(URL),
        "proxy_url": anything,
        "width": integer(),
        "height": integer(),
        "description": text(),
        "content_type": anything,
        "placeholder": anything,
        "placeholder_version": anything,
        "flags": anything,
    }
)
EMBED = Form(
    {
        "type": text(),
        "title": trimmed(TITLE),
        "description": trimmed(DESCRIPTION),
        "url": text(URL),
        "color": integer(COLOUR),
        "timestamp": moment,
        "footer": Form(
            {"text": trimmed(FOOTER), "icon_url": text(URL), "proxy_icon_url": anything}, ("text",)
        ),
        "image": _PICTURE,
        "thumbnail": _PICTURE,
        "video": _PICTURE,
        "provider": Form({"name": text(), "url": text(URL)}),
        "author": Form(
            {
                "name": trimmed(AUTHOR),
                "url": text(URL),
                "icon_url": text(URL),
                "proxy_icon_url": anything,
            },
            ("name",),
        ),
        "fields": listing(
            Form(
                {"name": trimmed(FIELD_NAME), "value": trimmed(FIELD_VALUE), "inline": boolean},
                ("name", "value"),
            ),
            FIELDS,
        ),
        "flags": integer(),
    }
)


def check_total(embeds: list[JSON], path: Path, report: Report) -> None:
    """The texts of all embeds of a message count together."""
    if sum(map(_characters, embeds)) > MOST_IN_ALL:
        report.add(TOTAL, path)


def _characters(embed: JSON) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts.append((embed.get("footer") or {}).get("text"))
    texts.append((embed.get("author") or {}).get("name"))
    for entry in embed.get("fields") or []:
        texts += [entry["name"], entry["value"]]
    return sum(len(text.strip()) for text in texts if text)
