"""`verify`: an honest file passes, a forged one is told where."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.cli.main import main
from games.kit.chance import seal
from tests.games.test_bot_player import played

MATCH = Path(__file__).parents[1] / "matches" / "storma_slottet-0.json"


@pytest.fixture
def record() -> dict[str, Any]:
    loaded: dict[str, Any] = msgspec.json.decode(MATCH.read_bytes())
    return loaded


def verified(record: dict[str, Any], folder: Path) -> int:
    file = folder / "match.json"
    file.write_bytes(msgspec.json.encode(record))
    return main(["verify", str(file)])


def test_an_honest_match_holds_and_what_people_saw_is_told(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(record, tmp_path) == 0
    calls = len(record["setup"]) + sum(len(entry["chance"]) for entry in record["moves"])
    told = capsys.readouterr().out
    assert f"all {calls} shuffles and rolls are the ones that the rules ask for" in told
    assert "Storma slottet!, 2 seats; standard rules." in told
    assert "How it ended: The castle is stormed!" in told
    assert record["commitment"] in told and f"Seal: {seal(record['commitment'])}" in told
    assert repr(record["salts"][0]) in told


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
    assert f"logged as {roll[3]}, but the secret gives {honest}" in line


def test_an_exchanged_secret_is_told(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record["secret"] = "00" * 32
    assert verified(record, tmp_path) == 1
    assert "doesn’t match the hash that was published" in capsys.readouterr().out


def test_a_shuffle_of_other_cards_is_told(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As if people had played it: the bot player would think otherwise by another chance."""
    record["bot_seats"] = []
    for entry in record["moves"]:
        entry.pop("by", None)
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


@pytest.mark.parametrize(
    ("format_", "who"),
    [(None, "only Spelvärden 0.1.0"), (1, "only Spelvärden 0.1.0"), (3, "newer")],
)
@pytest.mark.parametrize("command", [["verify"], ["table", "storma_slottet", "--load"]])
def test_a_record_of_another_format_is_refused_by_one_sentence(
    command: list[str],
    format_: int | None,
    who: str,
    record: dict[str, Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The first format stood in no record."""
    del record["chance"]
    if format_ is not None:
        record["chance"] = format_
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode(record))
    before = file.read_bytes()
    assert main([*command, str(file)]) == 2
    complaint = capsys.readouterr().err
    assert f"its chance is of format {format_ or 1}" in complaint and who in complaint
    assert complaint.count("\n") == 1 and file.read_bytes() == before


def test_a_missing_file_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none.json")]) == 2
    assert "can't be read: No such file" in capsys.readouterr().err


def of_bot_player(key: str) -> dict[str, Any]:
    match = played(key, "hard", "verified")
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.record()))
    return decoded


def test_bot_players_moves_are_thought_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = of_bot_player("storma_slottet")
    moves = sum("by" in entry for entry in record["moves"])
    assert verified(record, tmp_path) == 0
    told = capsys.readouterr().out
    assert f"I made {moves} moves. From what" in told
    for seat in ("1", "2"):
        assert f"My seat from the start: {seat} (hard, at a steady" in told


def test_a_move_that_bot_player_would_not_have_made_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = of_bot_player("storma_slottet")
    record["moves"][0]["move"]["suit"] = {"S": "H"}.get(record["moves"][0]["move"]["suit"], "S")
    record["moves"] = record["moves"][:1]
    assert verified(record, tmp_path) == 1
    assert "Move 1: from what the seat of 1 knew" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("version", 99, "by version 99 of the rules"),
        ("answers_hash", "0" * 64, "lists of known answers that have changed since"),
        ("game", "mau_mau", "There’s no game “mau_mau” here"),
    ],
)
def test_what_can_not_be_thought_again_here_is_told(
    key: str, value: Any, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = of_bot_player("ordet_fanger")
    record["moves"] = record["moves"][:9]
    record[key] = value
    assert verified(record, tmp_path) == 1
    assert told in capsys.readouterr().out
