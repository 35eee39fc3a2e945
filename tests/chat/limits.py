"""Discord's limits on a message of blocks, on plain text and on modals."""

import json
import re
from collections.abc import Iterator, Sequence

from bot.chat.render.components import modal_payload, payload
from bot.chat.render.content import (
    Block,
    Box,
    Button,
    Choosing,
    Content,
    Gallery,
    Link,
    Menu,
    Modal,
    Option,
    Row,
    Text,
    TextField,
)
from bot.playground.limits.messages import ANSWER, check_body
from bot.playground.limits.modals import check_modal
from bot.playground.limits.rule import Report

PRESS = (1 << 64) - 1
"""The largest id that a press can have."""


def assert_accepted(content: Content) -> None:
    """The playground's Discord takes what discord.py makes of it."""
    check_body(ANSWER, json.loads(json.dumps(payload(content))))


def assert_modal_accepted(content: Modal) -> None:
    report = Report()
    check_modal(json.loads(json.dumps(modal_payload(content, PRESS))), report)
    report.finish()


def assert_fits(content: Content) -> None:
    if not content.blocks:
        assert 1 <= len(content.plain) <= 2_000
        return
    assert not content.plain
    blocks = list(all_blocks(content))
    assert sum(map(_components, content.blocks)) <= 40
    texts = [block.markdown for block in blocks if isinstance(block, Text)]
    assert all(text.strip() for text in texts), "Discord takes no empty text"
    assert sum(map(len, texts)) <= 4_000
    assert sum(len(text.encode()) for text in texts) <= 10_000
    ids = [control.id for control in controls(content)]
    assert all(1 <= len(id_) <= 100 for id_ in ids)
    assert len(set(ids)) == len(ids), f"the same custom_id twice: {sorted(ids)}"
    for block in blocks:
        if isinstance(block, Row):
            assert 1 <= len(block.buttons) <= 5
            assert all(1 <= len(button.label) <= 80 for button in block.buttons)
        elif isinstance(block, Menu):
            _assert_menu_fits(block)


def _assert_menu_fits(menu: Menu) -> None:
    assert 1 <= len(menu.options) <= 25
    assert 1 <= len(menu.placeholder) <= 150
    assert 0 <= menu.least <= menu.most <= len(menu.options)
    assert menu.most >= 1
    assert sum(option.chosen for option in menu.options) <= menu.most
    _assert_options_fit(menu.options)


def _assert_options_fit(options: Sequence[Option]) -> None:
    values = [option.value for option in options]
    assert len(set(values)) == len(values)
    for option in options:
        assert 1 <= len(option.label) <= 100
        assert 1 <= len(option.value) <= 100
        assert len(option.description) <= 100


def assert_modal_fits(modal: Modal) -> None:
    assert_modal_accepted(modal)
    assert 1 <= len(modal.title) <= 45
    assert 1 <= len(modal.entries) <= 5
    entries = [entry for entry in modal.entries if not isinstance(entry, Text)]
    assert len({entry.id for entry in entries}) == len(entries)
    for entry in entries:
        assert 1 <= len(entry.label) <= 45
        assert len(entry.help) <= 100
        if isinstance(entry, TextField):
            assert 0 <= entry.shortest <= entry.longest <= 4_000
            assert entry.longest >= 1
            assert len(entry.typed) <= entry.longest
        else:
            _assert_choosing_fits(entry)


def _assert_choosing_fits(entry: Choosing) -> None:
    least, most = {"radio": (2, 10), "boxes": (1, 10), "select": (1, 25)}[entry.kind]
    assert least <= len(entry.options) <= most
    assert 0 <= entry.least <= entry.most <= len(entry.options)
    assert entry.most == 1 or entry.kind != "radio"
    assert sum(option.chosen for option in entry.options) <= entry.most
    if entry.kind != "select":
        assert not any(option.emoji for option in entry.options), "only a select's have one"
    _assert_options_fit(entry.options)


def all_blocks(content: Content) -> Iterator[Block]:
    for block in content.blocks:
        if isinstance(block, Box):
            yield from block.blocks
        else:
            yield block


def controls(content: Content) -> Iterator[Button | Menu]:
    """Whatever can be pressed."""
    for block in all_blocks(content):
        if isinstance(block, Row):
            yield from (button for button in block.buttons if not isinstance(button, Link))
        elif isinstance(block, Menu):
            yield block


CUT_OFF = re.compile(r"\S…$")
"""What of a label is missing stands behind its last letter; a label's own … has a space before."""


def cut_off(shown: Content | Modal, names: Sequence[str] = ()) -> list[str]:
    """The labels that are not shown to their end, but for those that may name somebody."""
    return [
        label
        for label in labels_of(shown)
        if CUT_OFF.search(label) and not any(n in label for n in names)
    ]


RULING = re.compile(r"\b(OF|RF|SS|ST)\d")


def rulings_named(shown: Content | Modal) -> list[str]:
    """Where the number of a ruling stands, by which only its tests and the log call it."""
    texts = () if isinstance(shown, Modal) else text_of(shown).splitlines()
    return [text for text in (*texts, *labels_of(shown)) if RULING.search(text)]


def labels_of(shown: Content | Modal) -> Iterator[str]:
    """All that can be read of what can be pressed or filled in, and of pictures."""
    return _of_modal(shown) if isinstance(shown, Modal) else _of_blocks(shown)


def _of_blocks(content: Content) -> Iterator[str]:
    for block in all_blocks(content):
        if isinstance(block, Gallery):
            yield block.alt
        elif isinstance(block, Row):
            yield from (button.label for button in block.buttons)
        elif isinstance(block, Menu):
            yield block.placeholder
            yield from _of_options(block.options)


def _of_modal(modal: Modal) -> Iterator[str]:
    yield modal.title
    for entry in modal.entries:
        if isinstance(entry, Text):
            continue
        yield from (entry.label, entry.help)
        if isinstance(entry, Choosing):
            yield from _of_options(entry.options)
        else:
            yield entry.example


def _of_options(options: Sequence[Option]) -> Iterator[str]:
    for option in options:
        yield from (option.label, option.description)


def text_of(content: Content) -> str:
    """All that can be read in a message apart from its buttons and menus."""
    texts = (block.markdown for block in all_blocks(content) if isinstance(block, Text))
    return "\n".join((content.plain, *texts))


def _components(block: Box | Block) -> int:
    """A menu stands in a row of its own."""
    match block:
        case Box(blocks):
            return 1 + sum(map(_components, blocks))
        case Row(buttons):
            return 1 + len(buttons)
        case Menu():
            return 2
    return 1
