"""`cards`: errors and warnings about a set that somebody writes, with line numbers."""

from pathlib import Path

import pytest

from bot.cli.main import main
from bot.library import open_game
from bot.places import DATA
from games.ordet_fanger.cards import SYMBOLS
from tests.games.ordet_fanger.positions import NUMBERS, card_file

ENOUGH = [f"answer {number}" for number in range(20)]


def written(folder: Path, cards: bytes = b"", answers: str | None = None) -> Path:
    """A sound set with answers, or what is given in their place."""
    file = folder / "mine.toml"
    file.write_bytes(cards or card_file())
    if answers is None:
        categories = (f"{symbol} {number}" for symbol in SYMBOLS for number in NUMBERS)
        answers = "\n".join(f'"{category}" = {ENOUGH}' for category in categories)
    (folder / "answers").mkdir()
    (folder / "answers" / "mine.toml").write_text(answers)
    return file


def checked(file: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main(["cards", "check", str(file)])
    return code, capsys.readouterr().out


def test_a_sound_set_is_as_it_should_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(written(tmp_path), capsys) == (0, "mine.toml is fine.\n")


@pytest.mark.parametrize("file", sorted(open_game("ordet_fanger").files))
def test_so_are_those_that_come_with_the_game(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checked(DATA / "ordet_fanger" / file, capsys) == (0, f"{file} is fine.\n")


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        (b"'star nine'", b"'star nine', 'star ten'", "mine.toml:8: star has 10 categories"),
        (b"'hash two'", b"'Star, one!'", "mine.toml:11: “Star, one!” stands twice, at star and"),
        (b"'hash two'", b"'" + b"x" * 61 + b"'", "mine.toml:11: hash has “xxx"),
        (b"hash = [", b"hush = [", "mine.toml:11: [cards] takes exactly these symbols"),
        (b"['star', 'wave'], ", b"", "mine.toml:3: there are 5 jokers; a set takes 6"),
        (b'"en"', b'"English"', "mine.toml:1: the language is “English”"),
        (b"[cards]", b"[cards", "mine.toml:4: this is not a card set"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], was: bytes, now: bytes, told: str
) -> None:
    file = written(tmp_path, card_file().replace(was, now))
    code, shown = checked(file, capsys)
    assert code == 1
    assert f"error: {told}" in shown
    assert "mine.toml isn't usable" in shown


def test_everything_that_is_wrong_is_told_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = card_file().replace(b"'star nine'", b"'star one'").replace(b"'hash two', ", b"")
    assert checked(written(tmp_path, broken), capsys)[1].count("error: ") == 2


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        (b"'hash two'", b"'" + b"y" * 45 + b"'", "mine.toml:11: “yyyyy"),
        (b"['star', 'wave']", b"['star', 'hash']", "mine.toml:3: hash stands on 3 jokers"),
        (b"['hash', 'cross']", b"['wave', 'star']", "mine.toml:3: 2 jokers show star and wave"),
        (b"'star one'", b"'Breed of dog'", "“Breed of dog” stands in the set en_3 too"),
        (b"[cards]", b"fixed = ['Food']\n[cards]", "mine.toml:4: there are 1 fixed categories"),
    ],
)
def test_what_is_thin_is_told_with_its_line_and_can_be_played_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], was: bytes, now: bytes, told: str
) -> None:
    code, shown = checked(written(tmp_path, card_file().replace(was, now)), capsys)
    assert code == 0
    assert "warning: mine.toml" in shown and told in shown
    assert "mine.toml is usable" in shown


def test_few_answers_doubled_ones_and_those_to_nothing_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = '"star one" = ["moon", "Moon!"]\n"stars of old" = []\n"star two" = ["/vote"]'
    _, shown = checked(written(tmp_path, answers=answers), capsys)
    assert "answers/mine.toml:1: “star one” has 2 known answers; 20 are a good aim" in shown
    assert "answers/mine.toml:1: “moon” stands twice or more" in shown
    assert "answers/mine.toml:2: “stars of old” is none of the categories" in shown
    assert "answers/mine.toml:3: “/vote” can't be said" in shown
    assert "mine.toml:8: “star three” has 0 known answers" in shown


def test_a_set_without_answers_and_one_that_can_t_be_read_get_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(card_file())
    assert "there is no answers/mine.toml" in checked(file, capsys)[1]
    assert main(["cards", "check", str(tmp_path / "none.toml")]) == 2
    assert "none.toml can't be read" in capsys.readouterr().err


def test_a_name_that_is_taken_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path).rename(tmp_path / "sv.toml")
    code, shown = checked(file, capsys)
    assert code == 1 and "error: sv.toml: a shipped file is called so" in shown


def test_the_sets_are_listed_with_their_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "list"]) == 0
    shown = capsys.readouterr().out
    for cards in open_game("ordet_fanger").sets.offered:
        assert f"{cards.name} ({cards.language}): {cards.title}, " in shown
