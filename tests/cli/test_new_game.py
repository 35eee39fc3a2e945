"""`new-game`: what it writes is a whole game that passes every test and check as it stands."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copyfile

import pytest

from bot.cli.main import main
from bot.cli.new_game import LONGEST
from bot.languages import LANGUAGES
from bot.places import PACKAGES

NAMES = ("aces_up", "w", "a_name_as_long_as_can_be")
"""Before the kit in the alphabet, very short, and as long as can be."""

FOR_EVERY_GAME = (
    *(f"tests/games/{file.name}" for file in sorted((PACKAGES / "tests/games").glob("test_*.py"))),
    "tests/matches",
    "tests/words",
    "tests/chat/test_controls_answer_everything.py",
    "tests/chat/test_every_message_fits.py",
    "tests/chat/test_two_worlds_of_messages.py",
    "tests/cli/test_table.py",
)


def said(into: Path, *command: str) -> str:
    """What a check says of the games there; nothing if it is content."""
    path = os.pathsep.join((str(PACKAGES), str(into)))
    done = subprocess.run(
        [sys.executable, "-P", "-m", *command],
        cwd=PACKAGES,
        env=os.environ | {"PYTHONPATH": path, "MYPYPATH": str(into)},
        capture_output=True,
        text=True,
        check=False,
    )
    return f"{done.stdout}{done.stderr}" if done.returncode else ""


@pytest.mark.parametrize("name", NAMES)
def test_what_it_writes_is_formatted_and_typed(name: str, tmp_path: Path) -> None:
    assert main(["new-game", name, "--into", str(tmp_path)]) == 0
    copyfile(PACKAGES / "pyproject.toml", tmp_path / "pyproject.toml")
    assert not said(tmp_path, "ruff", "check", "--no-cache", str(tmp_path))
    assert not said(tmp_path, "ruff", "format", "--no-cache", "--check", str(tmp_path))
    assert not said(tmp_path, "mypy", "-p", f"games.{name}")


@pytest.mark.timeout(1200)  # as many tests as a game has
def test_what_it_writes_passes_every_test(tmp_path: Path) -> None:
    assert main(["new-game", "aces_up", "--into", str(tmp_path)]) == 0
    own = str(tmp_path / "tests")
    tests = (*FOR_EVERY_GAME, own, "-k", "aces_up or test_words or test_every_message")
    assert not said(tmp_path, "pytest", "-p", "no:cacheprovider", *tests)
    assert not said(tmp_path, "bot", "simulate", "aces_up", "--matches", "20")


def test_it_is_called_as_it_is_meant_in_every_language(tmp_path: Path) -> None:
    main(["new-game", "liars_dice", "--into", str(tmp_path)])
    for language in LANGUAGES:
        words = (tmp_path / "data" / "locales" / language / "liars_dice.ftl").read_text()
        assert "liars-dice-name = Liars dice\n" in words
    written = "".join(file.read_text() for file in tmp_path.rglob("*.*") if file.is_file())
    assert "keleton" not in written
    assert "class LiarsDice(" in written
    assert '"LD1"' in written


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Liars", "“Liars” can't be a game's key: write it as liars_dice"),
        ("liar's dice", "can't be a game's key"),
        ("../dice", "can't be a game's key"),
        ("2dice", "can't be a game's key"),
        ("class", "can't be a game's key"),
        ("x" * (LONGEST + 1), "can't be a game's key"),
        ("kit", "“kit” is taken; choose another name."),
        ("kuhn_poker", "“kuhn_poker” is taken"),
        ("locales", "“locales” is taken"),
        ("cogs", "“cogs” is taken ("),
    ],
)
def test_a_name_that_is_wrong_or_taken_gets_one_sentence(
    name: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", name]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_what_is_there_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    theirs = tmp_path / "tests" / "games" / "whist" / "worlds.py"
    theirs.parent.mkdir(parents=True)
    theirs.write_text("# mine\n")
    assert main(["new-game", "whist", "--into", str(tmp_path)]) == 2
    assert str(theirs) in capsys.readouterr().err
    assert not (tmp_path / "games").exists()
    assert theirs.read_text() == "# mine\n"
