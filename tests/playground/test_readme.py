"""The README's examples do what they say."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
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

PACKAGE = Path(bot.playground.__file__).parent
README = (PACKAGE / "README.md").read_text()
OURS, LIFTED_OUT = "bot.playground", "playground_alone"


def example(chapter: str) -> str:
    """The first one in Python of a chapter."""
    return re.findall(r"```python\n(.*?)```", README.partition(f"## {chapter}\n")[2], re.DOTALL)[0]


def run(program: str, folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def your_bot(playground: Playground, token: str) -> AbstractAsyncContextManager[None]:
    return connected(playground.url, token, Dealer(discord.Intents.default()))


async def test_the_typed_client(playground: Playground) -> None:
    names: dict[str, Any] = {"playground": playground, "your_bot": your_bot}
    body = textwrap.indent(example("The typed client"), "    ")
    exec(f"async def example():\n{body}    return message", names)
    message = await names["example"]()
    assert message.content == "riftforce × 1"


def test_another_bot() -> None:
    said = run(example("Using it for another bot"), PACKAGE.parents[1])
    assert re.fullmatch(r"Anna rolls [1-6]\n", said)


def test_another_bot_in_a_playground_that_was_taken_along(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / LIFTED_OUT, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (tmp_path / LIFTED_OUT).rglob("*.py"):
        file.write_text(file.read_text().replace(OURS, LIFTED_OUT))
    program = example("Using it for another bot").replace(OURS, LIFTED_OUT)
    check = "import sys; assert not {'bot', 'cogs', 'games'} & sys.modules.keys()"
    assert re.fullmatch(r"Anna rolls [1-6]\n", run(f"{program}\n{check}", tmp_path))


def test_bots_in_other_libraries_need_no_discord_py() -> None:
    program = f"import sys, {OURS}.client; assert 'discord' not in sys.modules"
    run(program, PACKAGE.parents[1])


def test_every_action_order_and_piece_of_news_is_named() -> None:
    kinds = [*get_args(Action), *get_args(Order), *get_args(News)]
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert [tag for tag in tags if f"`{tag}`" not in README] == []
