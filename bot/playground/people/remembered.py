"""What a phone remembers of modals: one with a custom_id that it knows is shown as the first time
(discord-api-docs#7554), and what was typed into one that was closed without sending is still
there."""

from typing import Any

from cachetools import LRUCache

from bot.playground.limits import component_forms as of
from bot.playground.records import JSON, Interaction

MOST = 1_000


class Remembered:
    """Of all people, by person, bot and custom_id."""

    def __init__(self) -> None:
        self._shown: LRUCache[tuple[int, int, str], JSON] = LRUCache(MOST)

    def as_shown(self, opener: Interaction, sent: JSON) -> JSON:
        """What this person's phone shows for a modal that a bot has sent."""
        return self._shown.setdefault(_key(opener, sent), sent)

    def closed(self, opener: Interaction, shown: JSON, values: dict[str, Any]) -> None:
        """Closed without sending, with these values in it."""
        self._shown[_key(opener, shown)] = _filled(shown, values)


def _key(opener: Interaction, modal: JSON) -> tuple[int, int, str]:
    return opener.user_id, opener.application_id, modal["custom_id"]


def _filled(part: Any, values: dict[str, Any]) -> Any:
    """A modal, or part of it, with these values where its own were."""
    if isinstance(part, list):
        return [_filled(each, values) for each in part]
    if not isinstance(part, dict):
        return part
    if part.get("custom_id") in values and "type" in part:
        return _with(part, values[part["custom_id"]])
    return {key: _filled(value, values) for key, value in part.items()}


def _with(control: JSON, value: Any) -> JSON:
    if control["type"] == of.TEXT_INPUT:
        return control | {"value": value}
    if control["type"] == of.CHECKBOX:
        return control | {"default": value}
    if "options" not in control:
        return control
    chosen = value if isinstance(value, list) else [value]
    options = [option | {"default": option["value"] in chosen} for option in control["options"]]
    return control | {"options": options}
