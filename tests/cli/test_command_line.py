"""The command line: every command in the help, one sentence for what is wrong."""

import subprocess
from pathlib import Path

import pytest

from bot.cli.main import COMMANDS, main

ROOT = Path(__file__).resolve().parents[2]


CALLED = {"checks": "test", "importing": "import", "new_game": "new-game"}


def test_the_launcher_names_every_command_in_its_help(tmp_path: Path) -> None:
    shown = subprocess.run(
        [ROOT / "spelvarden", "--help"], cwd=tmp_path, text=True, capture_output=True, check=True
    )
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        assert f"\n  {CALLED.get(name, name)} " in shown.stdout
    assert not shown.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "There is no game “chess”; there are"),
        (["simulate", "storma_slottet", "doctors"], "“doctors” is not an option"),
        (["simulate", "storma_slottet", "doctors=on"], "right would be doctors_in_sickbay"),
        (["simulate", "storma_slottet", "doctors_in_sickbay=2"], "right would be on, off"),
        (
            ["simulate", "storma_slottet", "--seats", "3"],
            "takes 2 to 2 players, but --seats says 3",
        ),
        (["simulate", "storma_slottet", "--jobs", "1", "doctors=on"], "right would be doctors_in"),
        (["simulate", "storma_slottet", "--matches", "0"], "takes a number from 1"),
        (
            ["simulate", "supertrumf", "play=blixtduell", "--seats", "3"],
            "exactly two, and there are 3",
        ),
        (["table", "riftforce", "--names", "Kim,Kim"], "--names takes 2 different names"),
        (["table", "riftforce", "--load", "none.json"], "none.json can't be read"),
        (["bench", "rules", "--beside", "HEAD"], "Only `bench discord` and `bench pictures` can"),
        (["bench", "discord", "--beside", "no-such-revision"], "“no-such-revision” can't be"),
        (["run", "--standby"], "--standby is for a bot on Discord: set DISCORD_TOKEN"),
    ],
)
def test_a_wrong_word_gets_one_sentence_and_a_code(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    complaint = capsys.readouterr().err
    assert sentence in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["simulate", "riftforce", "--matches", "many"], "invalid int value: 'many'"),
        (["table", "riftforce", "--lang", "fi"], "invalid choice: 'fi'"),
        (["table", "riftforce", "--colour"], "“--colour” is not understood"),
        (["verify", "a.json", "b.json"], "“b.json” is not understood"),
    ],
)
def test_a_command_line_that_cannot_be_read_gets_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    complaint = capsys.readouterr().err
    assert sentence in complaint
    assert complaint.count("\n") == 1


def test_simulate_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "storma_slottet", "--matches", "4", "--seed", "7", "--jobs", "1"]) == 0
    speed, lengths, endings = capsys.readouterr().out.splitlines()
    assert speed.startswith("4 matches, ")
    assert "matches/s" in speed
    assert "moves/s" in speed
    assert lengths.startswith("moves per match: ")
    assert endings.startswith("ended: ")


@pytest.mark.parametrize(
    ("words", "cure"),
    [
        (["backup", "copy.db"], "pg_dump"),
        (["restore", "copy.db"], "pg_restore"),
        (["ratings"], "looks at a file only"),
    ],
)
def test_a_command_for_files_says_what_to_do_with_a_database(
    words: list[str],
    cure: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://name:secret@127.0.0.1/games")
    assert main(words) == 2
    told = capsys.readouterr().err
    assert cure in told
    assert "secret" not in told
