"""Files from strangers: whatever stands in them, a command says what is wrong in sentences, in
bounded time, and nothing of it reaches the terminal but as text."""

import copy
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import games
from bot.chat.verifying.record_file import MOST_BYTES, NotARecord, decoded
from bot.chat.verifying.report import checked, listed_only
from bot.cli.main import main
from bot.languages import LANGUAGES
from bot.library import MOST_BYTES as MOST_CARD_BYTES
from bot.places import DATA
from bot.printing import DIRECTIONS, LONGEST_LINE, harmless
from bot.words.words import Words
from games.kit.bounds import MOST_SEATS
from games.kit.say import say
from tests.games.honest import Evening
from tests.repeating import times

WORDS = Words()
NAMES = {seat: f"{seat + 1}" for seat in range(MOST_SEATS + 1)}
ESCAPE = "\x1b[2J\x1b]0;owned\x07\u202eall is well\n"


@cache
def honest(key: str) -> bytes:
    return msgspec.json.encode(Evening(key, 1).play())


def nested(depth: int) -> Any:
    value: Any = 0
    for _ in range(depth):
        value = [value]
    return value


HOSTILE: tuple[Any, ...] = (
    *(0, 1, -1, 2**31, 2**40, 2**64, 10**8, 10**400, 0.5, True, None),
    *("", "house", "deck", "hard", "1" * 19, "9" * 500, ESCAPE, "x" * 5_000, "\x00", "\x85"),
    *([], {}, [[]], [None] * 50, {"": ""}, {"type": "take back", "to": -1}, nested(60)),
    *(["shuffle", "deck", 10**8, [0], None, 1], ["die", "house", 0, 0], ["pick", "x", 0, 0, 9, 9]),
)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Of everything in a record."""
    found = [path]
    if isinstance(value, dict):
        found += [each for key in value for each in paths(value[key], (*path, key))]
    elif isinstance(value, list):
        found += [
            each for number in range(len(value)) for each in paths(value[number], (*path, number))
        ]
    return found


@st.composite
def hostile(draw: st.DrawFn) -> bytes:
    """A record with some of its parts exchanged, doubled, moved or taken out."""
    record: Any = msgspec.json.decode(honest(draw(st.sampled_from(games.names()))))
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(paths(record)[1:]))
        parent = record
        for step in way:
            parent = parent[step]
        match draw(st.sampled_from(("exchange", "exchange", "take out", "double", "wrap", "move"))):
            case "exchange":
                parent[last] = copy.deepcopy(draw(st.sampled_from(HOSTILE)))
            case "take out":
                del parent[last]
            case "double" if isinstance(parent, list):
                parent.insert(last, copy.deepcopy(parent[last]))
            case "wrap":
                parent[last] = [parent[last]]
            case "move":
                parent[last] = copy.deepcopy(record.get("moves"))
        if not isinstance(record, dict):
            break
    return msgspec.json.encode(record)


def is_plain(line: str) -> bool:
    """No more than text: no control characters, and nothing that turns it round."""
    controls = (unicodedata.category(each) in ("Cc", "Cs", "Zl", "Zp") for each in line)
    return len(line) <= LONGEST_LINE and not any(controls) and not DIRECTIONS & {*line}


def assert_told(content: bytes) -> None:
    """It is no record, or what is wrong with it can be said in every language."""
    try:
        record = decoded(content)
    except NotARecord as error:
        assert is_plain(harmless(str(error)))
        return
    for report in (checked(record), listed_only(record, say("verify-no-cards"))):
        assert report.lines
        for language in LANGUAGES:
            lines = [WORDS.text(line, language, NAMES) for line in report.lines]
            assert all(is_plain(harmless(line)) for line in lines)


@settings(max_examples=times(120, long=5_000))
@given(hostile())
@example(b"[" * 100_000)
@example(b'{"moves":' + b"[" * 100_000)
@example(b"")
@example(b"\xff\xfe")
@example(b'"\\ud800"')
@example(b"NaN")
@example(b"1" * 10_000)
def test_whatever_a_record_holds_a_sentence_comes_of_it(content: bytes) -> None:
    assert_told(content)


@settings(max_examples=times(60, long=3_000))
@given(st.sampled_from(games.names()), st.data())
def test_so_it_does_where_bytes_are_flipped_or_cut(key: str, data: st.DataObject) -> None:
    content = bytearray(honest(key))
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    assert_told(bytes(content[: data.draw(st.integers(len(content) // 2, len(content)))]))


def forged(key: str, **changes: Any) -> bytes:
    record = msgspec.json.decode(honest(key)) | changes
    return msgspec.json.encode(record)


NO_RULES = {"version": 99}
ENDLESS = {
    "a die of 2^40 sides": {"setup": [["die", "x", 2**40, 1, None, 1]]},
    "a shuffle of 10^8": {"setup": [["shuffle", "x", 10**8, [0], None, 1]]},
    "a die without sides": {"setup": [["die", "x", 0, 1, None, 1]]},
    "nothing to pick from": {"setup": [["pick", "x", 0, 1, None, 1]]},
    "the bot player's own chance": {"setup": [["die", "house", 6, 1, None, 1]]},
    "many large shuffles": {"setup": [["shuffle", "x", 10_000, [0], None, 1]] * 900},
}


@pytest.mark.timeout(30)
@pytest.mark.parametrize("rules", [{}, NO_RULES], ids=["by the rules", "without"])
@pytest.mark.parametrize("name", ENDLESS)
def test_verify_comes_to_an_end(
    name: str, rules: dict[str, int], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(forged("storma_slottet", **ENDLESS[name], **rules))
    assert main(["verify", str(file)]) in (1, 2)
    told = capfd.readouterr()
    assert "Traceback" not in told.err and all(map(is_plain, told.err.splitlines()))
    assert (told.out + told.err).strip()


def commands(file: Path, key: str) -> list[list[str]]:
    name = str(file)
    return [["verify", name], ["table", key, "--load", name], ["replay", name, "--words"]]


@pytest.mark.parametrize(
    "changes",
    [
        {"names": [ESCAPE, ESCAPE + "2"]},
        {"salts": [ESCAPE]},
        {"game": ESCAPE},
        {ESCAPE: 1},
        {"setup": [["die", ESCAPE, 6, 1, None, 1]]},
        {"setup": [["die", ESCAPE, 6, 1, None, 1]], **NO_RULES},
        {"moves": [{"seat": 0, "move": {"type": ESCAPE}, "chance": []}]},
        {"cards": {ESCAPE: ESCAPE}},
        {"options": {ESCAPE: ESCAPE}},
        {"seats": 99},
        {"seats": 1},
    ],
    ids=str,
)
def test_nothing_of_a_record_reaches_the_terminal_but_as_text(
    changes: dict[str, Any],
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nobody(prompt: str) -> str:
        print(prompt)
        raise EOFError

    monkeypatch.setattr("builtins.input", nobody)
    file = tmp_path / "match.json"
    for command in commands(file, "riftforce"):
        file.write_bytes(forged("riftforce", **changes))
        assert main(command) in (0, 1, 2)
        told = capfd.readouterr()
        assert told.out or told.err
        for line in (told.out + told.err).split("\n"):
            assert is_plain(line), line
        assert "Traceback" not in told.err


def test_a_file_without_an_end_is_not_read_to_it(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (*commands(Path("/dev/zero"), "riftforce"), ["cards", "check", "/dev/zero"]):
        assert main(command) == 2
        told = capsys.readouterr().err
        assert told.count("\n") == 1 and told.startswith("/dev/zero has more than")
    assert MOST_BYTES > MOST_CARD_BYTES


# -- card sets -----------------------------------------------------------------------------

SET = (DATA / "ordet_fanger" / "sv.toml").read_text(encoding="utf-8")
MANY = ",".join(f'"{number}"' for number in range(30_000))
TOML = {
    "nested": f"cards = {'[' * 20_000}{']' * 20_000}",
    "nested tables": "a." * 20_000 + "b = 1",
    "large numbers": "language = " + "9" * 6_000,
    "many cards": SET.replace("[cards]", f"[cards]\nmany = [{MANY}]"),
    "many jokers": SET.replace("jokers = [", f"jokers = [[{MANY}],"),
    "many linked cards": 'title = {sv = "a", en = "b"}\njokers = []\n'
    + '[[cards]]\nid="x"\n' * 9_000,
    "many languages": "jokers = []\ncards = [{id = 'a'}]\n[title]\n"
    + "\n".join(f"l{number} = 'x'" for number in range(9_000)),
    "escapes in a title": SET.replace('title = "', 'title = "\\u001b[2J\\u202e\\n'),
    "escapes in a key": SET.replace("[cards]", '[cards]\n"\\u001b[2J" = []'),
    "escapes in a card": SET.replace('["', '["\\u001b]0;owned\\u0007', 2),
    "a long card": SET.replace('["', '["' + "x" * 100_000, 1),
    "no text": "\x00\x01",
    "nothing": "",
    "a list": "cards = 7",
}


@pytest.mark.timeout(30)
@pytest.mark.parametrize("name", TOML)
def test_whatever_a_card_set_holds_cards_check_says_what_is_wrong(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TOML[name], encoding="utf-8")
    assert main(["cards", "check", str(file)]) in (0, 1, 2)
    told = capsys.readouterr()
    lines = (told.out + told.err).split("\n")
    assert any(lines) and len(lines) < 500
    assert all(map(is_plain, lines))
