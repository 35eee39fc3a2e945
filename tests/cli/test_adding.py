"""docs/adding.md: each recipe, followed in a copy of the project."""

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copyfile, copytree, ignore_patterns

import pytest

from bot.languages import LANGUAGES
from bot.places import PACKAGES

PARTS = ("games", "bot", "cogs", "data", "tests")
FILES = ("pyproject.toml",)
RECIPES = (PACKAGES / "docs" / "adding.md").read_text()


class Copy:
    """A copy of the project in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, *arguments: str) -> str:
        """What a Python module prints, run in the copy; it must end well."""
        done = subprocess.run(
            [sys.executable, "-P", "-m", *arguments],
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": str(self.folder)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{done.stdout}{done.stderr}"
        return done.stdout

    def change(self, file: str, old: str, new: str) -> None:
        path = self.folder / file
        text = path.read_text()
        assert old in text, f"{old} is not in {file}"
        path.write_text(text.replace(old, new, 1))

    def add_words(self, file: str, words: str) -> None:
        """The same in every language: what they say is not tested here."""
        for language in LANGUAGES:
            with (self.folder / "data" / "locales" / language / file).open("a") as opened:
                opened.write(words)

    def test(self, *arguments: str) -> None:
        self.run("pytest", "-p", "no:cacheprovider", *arguments)


@pytest.fixture
def project(tmp_path: Path) -> Copy:
    for part in PARTS:
        copytree(PACKAGES / part, tmp_path / part, ignore=ignore_patterns("__pycache__"))
    for file in FILES:
        copyfile(PACKAGES / file, tmp_path / file)
    return Copy(tmp_path)


def recipe(title: str) -> str:
    return RECIPES.partition(f"## {title}\n")[2].partition("\n## ")[0]


def test_each_recipe_has_at_most_twelve_steps() -> None:
    titles = re.findall(r"^## (.*)$", RECIPES, re.MULTILINE)
    assert titles == ["A game", "An option", "A language", "A command", "A permission"]
    for title in titles:
        assert 1 < len(re.findall(r"^\d+\. ", recipe(title), re.MULTILINE)) <= 12


def test_a_game_and_an_option(project: Copy) -> None:
    """That a new game passes every test is tested in test_new_game.py."""
    project.run("bot", "new-game", "liars_dice")
    project.run("bot", "simulate", "liars_dice", "--matches", "5")
    project.change(
        "games/liars_dice/options.py", "= 3\n", "= 3\n    pace: Literal['slow', 'fast'] = 'slow'\n"
    )
    project.change(
        "games/liars_dice/options.py", "import Annotated\n", "import Annotated, Literal\n"
    )
    name = "liars-dice-option-pace"
    project.add_words("liars_dice.ftl", f"\n{name} = Pace\n{name}-help = How fast.\n")
    project.add_words("liars_dice.ftl", f"{name}-slow = slow\n{name}-fast = fast\n")
    project.run("bot", "simulate", "liars_dice", "--matches", "5", "pace=fast")
    declared = "test_a_language_has_words_for_all_that_a_game_declares"
    project.test("tests/words/test_every_message.py", "-k", f"{declared} and liars_dice")


def test_a_language(project: Copy) -> None:
    locales = project.folder / "data" / "locales"
    copytree(locales / "en", locales / "fi")
    of_kuhn_poker = project.folder / "tests" / "elsewhere" / "data" / "locales"
    copytree(of_kuhn_poker / "en", of_kuhn_poker / "fi")
    project.change("data/locales/fi/language.toml", '"English"', '"Suomi"')
    project.change("data/locales/fi/language.toml", '["en-GB", "en-US"]', '["fi"]')
    project.change("data/locales/fi/cogs.ftl", "command-play = play", "command-play = pelaa")
    about = "supertrumf-about = "
    project.change("data/locales/fi/supertrumf.ftl", about, f"{about}Korttipeli. ")
    project.test(
        "tests/words/test_words.py", "tests/words/test_every_message.py", "-k", "not copied"
    )
    shown = (
        "from bot.languages import ABOUT_EACH, language_of\n"
        "from bot.words.words import Words\n"
        "from games.kit.say import say\n"
        "print(ABOUT_EACH[language_of('fi')].name)\n"
        "print(Words().text(say('cogs-command-play'), language_of('fi'), {}))\n"
        "print(Words().text(say('supertrumf-about'), language_of('fi'), {}))\n"
    )
    (project.folder / "shown.py").write_text(shown)
    name, command, told = project.run("shown").splitlines()
    assert (name, command) == ("Suomi", "pelaa")
    assert told.startswith("Korttipeli. ")
    assert "--lang" in project.run("bot", "table", "--help")
    project.run("bot", "table", "supertrumf", "--lang", "fi", "--seats", "2")


COMMAND_TEST = """
import pytest
from bot.playground.client import all_text
from tests.chat_end_to_end.stage import Stage
from tests.chat_end_to_end.conftest import stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_coin(stage: Stage) -> None:
    anna = await stage.person("Anna")
    told = await anna.answer(await anna.slash(await stage.channel(), "coin"))
    assert all_text(told) in ("heads!", "tails!") and not told.ephemeral
"""


def test_a_command(project: Copy) -> None:
    cog = re.search(r"```python\n(.*?)```", recipe("A command"), re.DOTALL)
    assert cog is not None
    (project.folder / "cogs" / "coin.py").write_text(cog[1])
    project.change("cogs/__init__.py", '    "cogs.dice",\n', '    "cogs.dice",\n    "cogs.coin",\n')
    project.add_words("cogs.ftl", "cogs-command-coin = coin\n")
    project.add_words("cogs.ftl", "cogs-command-coin-help = Toss a coin\n")
    project.add_words("cogs.ftl", "cogs-tossed = { $side }!\n")
    test = project.folder / "tests" / "chat_end_to_end" / "test_coin.py"
    test.write_text(COMMAND_TEST)
    project.test(str(test))
    project.test("tests/words/test_every_message.py", "-k", "said")


def test_a_permission(project: Copy) -> None:
    project.change(
        "bot/chat/permissions.py",
        'NEEDED = ("view_channel",',
        'NEEDED = ("manage_threads", "view_channel",',
    )
    for language in LANGUAGES:
        project.change(
            f"data/locales/{language}/cogs.ftl",
            "    [view_channel]",
            "    [manage_threads] Manage Threads\n    [view_channel]",
        )
    (project.folder / "shown.py").write_text(
        "from bot.chat import permissions\n"
        "from bot.words.words import Words\n"
        "asked = permissions.asked_for()\n"
        "assert not permissions.lacking(asked, permissions.NEEDED)\n"
        "asked.manage_threads = False\n"
        "lacking = permissions.lacking(asked, permissions.NEEDED)\n"
        "print(Words().text(permissions.missing_permissions(lacking), 'en', {}))\n"
    )
    assert "Manage Threads" in project.run("shown")
