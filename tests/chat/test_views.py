"""Messages as Discord takes them."""

from typing import Any

import pytest

from bot.chat.custom_ids import OfLobby, parse, write
from bot.chat.render.components import modal_payload, payload
from bot.chat.render.content import (
    Box,
    Button,
    Content,
    Link,
    Menu,
    Modal,
    Option,
    Row,
    Separator,
    Text,
    TextField,
)

CONTENT = Content(
    (
        Box(
            (
                Text("### Hello"),
                Separator(),
                Menu(
                    "1o:abc:",
                    "Which?",
                    (Option("One", "1", "the first", True, "♠️"), Option("Two", "2")),
                    least=0,
                    most=2,
                ),
                Row(
                    (Button("Join", "1d:abc:join", "success", True, "🎲"), Link("Web", "https://x"))
                ),
            ),
            0x123456,
        ),
        Text("below"),
    )
)


def test_blocks_become_discords_components() -> None:
    box, below = payload(CONTENT)["components"]
    assert (box["type"], box["accent_color"]) == (17, 0x123456)
    text, rule, menu, row = box["components"]
    assert (text["type"], text["content"]) == (10, "### Hello")
    assert rule["type"] == 14
    (select,) = menu["components"]
    assert (menu["type"], select["type"]) == (1, 3)
    assert (select["custom_id"], select["placeholder"]) == ("1o:abc:", "Which?")
    assert (select["min_values"], select["max_values"]) == (0, 2)
    one, two = select["options"]
    assert (one["label"], one["value"], one["description"]) == ("One", "1", "the first")
    assert one["default"]
    assert one["emoji"]["name"] == "♠️"
    assert not two.get("description")
    join, web = row["components"]
    assert (join["custom_id"], join["style"], join["disabled"]) == ("1d:abc:join", 3, True)
    assert (web["url"], web["style"]) == ("https://x", 5)
    assert (below["type"], below["content"]) == (10, "below")


def test_plain_text_has_no_components() -> None:
    assert payload(Content(plain="hello"))["content"] == "hello"
    assert payload(Content(plain="hello"))["components"] == []


def test_plain_text_may_have_buttons_below_it() -> None:
    question = Content((Row((Button("Yes", "1d:abc:join"),)),), "Well, <@123>?", (123,))
    sent = payload(question)
    assert sent["content"] == "Well, <@123>?" and "flags" not in sent
    assert payload(CONTENT)["flags"] == 1 << 15 and "content" not in payload(CONTENT)


@pytest.mark.parametrize("pings", [(), (123, 456)])
def test_nobody_is_pinged_but_those_named(pings: tuple[int, ...]) -> None:
    allowed = payload(Content(plain="@everyone <@789>", pings=pings))["allowed_mentions"]
    assert allowed.get("parse", []) == []
    assert allowed.get("users", []) == list(pings)
    assert not allowed.get("replied_user")


def test_a_modal_asks_for_its_texts_and_has_an_id_of_its_own_each_time_it_opens() -> None:
    entries = (
        TextField("0", "Word", 100, help="for the shuffle"),
        TextField("1", "Name", 20, 1, "Kim"),
    )
    modal = Modal(write(OfLobby("abc", "word")), "Word", entries)
    sent: Any = modal_payload(modal, 7)
    assert modal_payload(modal, 8)["custom_id"] != sent["custom_id"]
    assert (parse(sent["custom_id"]), sent["title"]) == (OfLobby("abc", "word"), "Word")
    said, name = sent["components"]
    assert (said["type"], said["label"], said["description"]) == (18, "Word", "for the shuffle")
    assert not said["component"]["required"]
    assert said["component"]["max_length"] == 100
    assert name["component"]["required"]
    assert name["component"]["value"] == "Kim"
    assert name["component"]["custom_id"] == "1"
