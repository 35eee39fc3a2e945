"""A message of the bot's own, as found in a channel."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.chat.render.components import TEXT
from bot.chat.render.content import Button, Content, Menu, Row, Text, blocks


class Found(NamedTuple):
    id: int
    plain: str
    texts: tuple[str, ...]
    custom_ids: tuple[str, ...]

    def shows(self, content: Content) -> bool:
        """Whether it is just what this content looks like."""
        texts, ids = _words(content)
        return (self.plain, self.texts, self.custom_ids) == (content.plain, texts, ids)

    def has_title_of(self, content: Content) -> bool:
        texts, _ = _words(content)
        return bool(texts and self.texts) and _title(texts[0]) == _title(self.texts[0])


def found(message: dict[str, Any]) -> Found:
    """As Discord sends it."""
    components = list(_walk(message.get("components", ())))
    texts = [each["content"] for each in components if each["type"] == TEXT]
    ids = [each["custom_id"] for each in components if each.get("custom_id")]
    return Found(int(message["id"]), message["content"], tuple(texts), tuple(ids))


def _walk(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", ()))


def _words(content: Content) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The texts and custom_ids of a content, in the order of a message's components."""
    texts: list[str] = []
    ids: list[str] = []
    for block in blocks(content):
        match block:
            case Text():
                texts.append(block.markdown)
            case Menu():
                ids.append(block.id)
            case Row():
                ids += (button.id for button in block.buttons if isinstance(button, Button))
    return tuple(texts), tuple(ids)


def _title(text: str) -> str:
    return text.partition("\n")[0].strip()
