"""`verify`: an honest file passes, a forged one is told where."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.cli.main import main

MATCH = Path(__file__).parents[1] / "matches" / "storma_slottet-0.json"


@pytest.fixture
def record() -> dict[str, Any]:
    loaded: dict[str, Any] = msgspec.json.decode(MATCH.read_bytes())
    return loaded


def verified(record: dict[str, Any], folder: Path) -> int:
    file = folder / "match.json"
    file.write_bytes(msgspec.json.encode(record))
    return main(["verify", str(file)])


def test_an_honest_match_is_the_streams_own(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(record, tmp_path) == 0
    calls = len(record["setup"]) + sum(len(entry["chance"]) for entry in record["moves"])
    assert f"All {calls} shuffles and rolls" in capsys.readouterr().out


def test_a_forged_roll_is_named_with_what_the_secret_gives(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place, roll = next(
        (place, call)
        for place, entry in enumerate(record["moves"], start=1)
        for call in entry["chance"]
        if call[0] == "die"
    )
    honest = roll[3]
    roll[3] = (honest + 1) % 10
    assert verified(record, tmp_path) == 1
    line = capsys.readouterr().out.splitlines()[0]
    assert line.startswith(f"Move {place}: the die of 10")
    assert f"logged as {roll[3]}; the secret gives {honest}" in line


def test_an_exchanged_secret_is_told(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record["secret"] = "00" * 32
    assert verified(record, tmp_path) == 1
    assert "not the one whose hash was published" in capsys.readouterr().out


def test_a_shuffle_of_other_cards_is_told(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record["salts"][0] += "1"
    assert verified(record, tmp_path) == 1
    assert "the shuffle of" in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"", b"{}", b"not a match", b'{"secret": 7}'])
def test_a_file_that_is_no_match_gets_a_sentence(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wrong.json"
    file.write_bytes(content)
    assert main(["verify", str(file)]) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith(f"{file} is not a match as `table --save` writes it")
    assert complaint.count("\n") == 1


def test_a_missing_file_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none.json")]) == 2
    assert "can't be read: No such file" in capsys.readouterr().err
