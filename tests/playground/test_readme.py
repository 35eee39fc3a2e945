"""The README's examples do what they say."""

from __future__ import annotations

import re
import textwrap
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, get_args

import discord

import bot.playground
from bot.playground import Playground
from bot.playground.control import Order
from bot.playground.people.actions import Action
from bot.playground.people.views import News
from tests.playground.dealer import Dealer, connected

README = Path(bot.playground.__file__).with_name("README.md").read_text()


def your_bot(playground: Playground, token: str) -> AbstractAsyncContextManager[None]:
    return connected(playground.url, token, Dealer(discord.Intents.default()))


async def test_the_typed_client(playground: Playground) -> None:
    chapter = README.partition("## The typed client")[2]
    example = re.findall(r"```python\n(.*?)```", chapter, re.DOTALL)[0]
    names: dict[str, Any] = {"playground": playground, "your_bot": your_bot}
    body = textwrap.indent(example, "    ")
    exec(f"async def example():\n{body}    return message", names)
    message = await names["example"]()
    assert message.content == "riftforce × 1"


def test_every_action_order_and_piece_of_news_is_named() -> None:
    kinds = [*get_args(Action), *get_args(Order), *get_args(News)]
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert [tag for tag in tags if f"`{tag}`" not in README] == []
