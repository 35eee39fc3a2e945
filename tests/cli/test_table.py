"""`table`: whole matches typed at the terminal, kept and gone on with."""

import argparse
import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import games
from bot.cli.main import main
from bot.cli.table import run
from bot.cli.terminal.bot_player import BotPlayer
from bot.cli.terminal.table import TableAtTerminal
from bot.cli.verify import read_record
from bot.languages import LANGUAGES, Language
from bot.library import open_game
from bot.words.scenes import SceneWords
from bot.words.words import Words
from games.kit.match import Match
from games.kit.proof import check
from games.ordet_fanger.options import OrdetFangerOptions
from games.riftforce.moves import Toss
from tests.games.every_game import plan

NUMBERED = re.compile(r"^(\d+)  ")
SEAT = re.compile(r"(?:\? |· |\) )(\d+) \w+")


class BlindTyper:
    """Somebody who types at random: one of the numbers shown, a word, or Enter. Sees what is on
    the screen since it was last wiped."""

    def __init__(self, seed: int, patience: int) -> None:
        self.rng = Random(seed)
        self.patience = patience
        self.screen: list[str] = []
        self.typed = 0
        self.numbers: list[str] = []
        self.answered = False

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.screen.append(line)
            if numbered := NUMBERED.match(line):
                if self.answered:
                    self.numbers.clear()
                    self.answered = False
                self.numbers.append(numbered[1])

    def wipe(self) -> None:
        self.screen.clear()

    def read(self, prompt: str) -> str:
        self.typed += 1
        if self.typed > self.patience:
            raise EOFError
        seats = SEAT.findall(prompt)
        if seats:
            word = self.rng.choice(["", "Ibsen", "Nansen", "ost"])
            return f"{self.rng.choice(seats)} {word}".strip()
        self.answered = True
        if not self.numbers:
            return "Ibsen" if prompt.endswith(":") else ""
        count = min(self.rng.choice([1, 1, 1, 2, 3, 0]), len(self.numbers))
        return " ".join(self.rng.sample(self.numbers, count))


class Clock:
    """A clock that goes on by itself with every look at it."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def look(self) -> int:
        self.now += 700
        return self.now

    def sleep_until(self, stamp: int) -> None:
        self.now = max(self.now, stamp)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_can_be_typed_at_the_terminal(game: str, language: Language) -> None:
    chosen = plan(game, {}, 1)
    typer = BlindTyper(seed=1, patience=60_000)
    clock = Clock()
    match = Match(open_game(game), chosen.seat_counts[0], chosen.options, b"\1" * 32)
    names = dict(enumerate(("Kim", "Lee", "Alex")))
    words = SceneWords(Words(), language, names)
    table = TableAtTerminal(match, words, typer, lambda: None, clock.look, clock.sleep_until)
    table.play()
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert words.text(outcome.message) in "\n".join(typer.screen)


def arguments(game: str, **given: object) -> argparse.Namespace:
    defaults = {"lang": "sv", "seats": None, "names": None, "save": None, "load": None}
    return argparse.Namespace(
        game=game, **({"options": [], "bot": None, "hints": False} | defaults | given)
    )


def test_a_match_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert run(arguments("riftforce", save=file, names="Åsa,Bo"), BlindTyper(2, 150)) == 0
    kept = read_record(file)
    assert kept.names == ("Åsa", "Bo")
    assert kept.moves

    typer = BlindTyper(3, 150)
    assert run(arguments("riftforce", load=file), typer) == 0
    later = read_record(file)
    assert later.moves[: len(kept.moves)] == kept.moves
    assert len(later.moves) > len(kept.moves)
    assert main(["verify", str(file)]) == 0


def test_what_is_proposed_at_the_terminal_gives_way_to_what_is_chosen(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run(arguments("ordet_fanger", seats=3, save=file), BlindTyper(2, 5))
    options = msgspec.json.decode(read_record(file).options, type=OrdetFangerOptions)
    assert (options.rounds, options.cards) == (2, "sv")
    one_round = ["rounds=1", "cards=de"]
    run(arguments("ordet_fanger", seats=3, save=file, options=one_round), BlindTyper(2, 5))
    options = msgspec.json.decode(read_record(file).options, type=OrdetFangerOptions)
    assert (options.rounds, options.cards) == (1, "de")


def test_a_young_player_s_category_may_hold_a_comma(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    young = 'young=,"Djur, stora",'
    run(arguments("ordet_fanger", seats=3, save=file, options=[young]), BlindTyper(2, 5))
    assert run(arguments("ordet_fanger", load=file), BlindTyper(3, 5)) == 0
    options = msgspec.json.decode(read_record(file).options, type=OrdetFangerOptions)
    assert options.young == ("", "Djur, stora", "")


def test_a_match_of_another_game_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    run(arguments("riftforce", save=file), BlindTyper(2, 10))
    assert main(["table", "storma_slottet", "--load", str(file)]) == 2
    assert "holds a match of riftforce, not of storma_slottet" in capsys.readouterr().err


def test_a_match_with_an_impossible_move_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    run(arguments("riftforce", save=file), BlindTyper(2, 60))
    record = read_record(file)
    doubled = msgspec.structs.replace(record, moves=(record.moves[0], *record.moves))
    file.write_bytes(msgspec.json.encode(doubled))
    assert main(["table", "riftforce", "--load", str(file)]) == 2
    assert "its moves don't follow the rules" in capsys.readouterr().err


def test_a_hand_is_wiped_off_the_screen_before_the_next_player_looks() -> None:
    hands: set[str] = set()
    passed: list[str] = []

    class Watcher(BlindTyper):
        def read(self, prompt: str) -> str:
            on_screen = {line for line in self.screen if line.startswith("Hand: ")}
            hands.update(on_screen)
            if "Lämna över tangentbordet" in prompt:
                assert not on_screen
                passed.append(prompt)
            return super().read(prompt)

    run(arguments("riftforce"), Watcher(4, 200))
    assert len(passed) > 2
    assert len(hands) > 2


class Scripted:
    """Somebody who types just these lines, and keeps all that is shown."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.seen: list[str] = []

    def show(self, lines: Iterable[str]) -> None:
        self.seen += lines

    def wipe(self) -> None:
        self.seen.append("–")

    def read(self, prompt: str) -> str:
        self.seen.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def typed(*lines: str) -> tuple[Match[Any, Any], list[str]]:
    """Riftforce at the terminal, from just before the first pick."""
    game = open_game("riftforce")
    match = Match[Any, Any](game, 2, game.options_type(), b"\1" * 32)
    match.play(0, Toss())
    words = SceneWords(Words(), "en", {0: "Kim", 1: "Lee"})
    screen = Scripted(*lines)
    with suppress(EOFError):
        TableAtTerminal(match, words, screen, lambda: None).play()
    return match, screen.seen


PICKED = ("", "1", "")
"""Whoever is handed the keyboard takes the first guild."""


def test_a_move_is_taken_back_at_the_terminal_by_a_word() -> None:
    match, seen = typed(*PICKED, "Back", *PICKED[1:])
    picker = match.entries[1].seat
    assert [entry.seat for entry in match.entries] == [0, picker, picker, picker]
    assert match.entries[1].move == match.entries[3].move
    assert any("takes this back: " in line for line in seen)


def test_where_nothing_can_go_back_that_is_told() -> None:
    assert "There’s no move to take back." in typed("back")[1]


def test_whoever_else_is_at_the_keyboard_must_agree() -> None:
    both = (*PICKED, *PICKED, "back")
    first = typed(*both)[0].entries[1].seat
    assert first is not None
    asked = (*both, "back", f"{first + 1}")
    match, seen = typed(*asked, "0")
    assert len(match.entries) == 4
    assert any("would like to take this back: " in line for line in seen)
    match, _ = typed(*asked, "")
    assert bytes(match.entries[-1].move) == b'{"type":"take back","to":1}'
    assert match.entries[-1].seat == first


def test_one_person_alone_plays_bot_player_and_is_given_hints(tmp_path: Path) -> None:
    file, typer = tmp_path / "match.json", BlindTyper(5, 60)
    assert run(arguments("storma_slottet", save=file, bot="hard", hints=True), typer) == 0
    assert any(line.startswith("Ett tips: ") for line in typer.screen)
    moves = read_record(file).moves
    assert {entry.seat for entry in moves if entry.by} == {1}
    assert read_record(file).names[1] == "Spelvärden"
    assert main(["verify", str(file)]) == 0


def alone(game: str, *lines: str, seats: int = 2) -> tuple[Match[Any, Any], list[str]]:
    """One person against the bot player, who types just these lines."""
    match = Match[Any, Any](open_game(game), seats, plan(game, {}, 1).options, b"\1" * 32)
    words = SceneWords(Words(), "en", {0: "Kim", 1: "Lee", 2: "Alex"})
    screen = Scripted(*lines)
    bot_player = BotPlayer(dict.fromkeys(range(1, seats), "hard"), hints=True)
    with suppress(EOFError):
        TableAtTerminal(match, words, screen, lambda: None, bot_player=bot_player).play()
    return match, screen.seen


def test_what_bot_player_has_played_since_goes_back_with_ones_move_and_it_is_not_asked() -> None:
    match, seen = alone("riftforce", "", "1", "", "back", "1", "")
    assert [(entry.seat, entry.by is not None) for entry in match.entries[1:]] == [
        (1, True),
        (0, False),
        (1, True),
        (0, False),
        (0, False),
        (1, True),
    ]
    assert bytes(match.entries[4].move) == b'{"type":"take back","to":2}'
    assert match.entries[2].move == match.entries[5].move
    assert any("takes this back: " in line for line in seen)
    assert not any("would like to take this back: " in line for line in seen)


def test_after_taking_back_bot_player_thinks_by_chance_of_its_own_that_has_gone_on() -> None:
    match, _ = alone("riftforce", "", "1", "", "back", "1", "")
    before, after = match.entries[3], match.entries[6]
    assert before.move != after.move
    found = check(match.game, match.record())
    assert (found.fault, found.bot_moves, found.taken_back) == (None, 3, 1)


def test_whoever_gives_up_against_bot_player_sees_it_play_to_the_end() -> None:
    for seats in (2, 3):
        match, seen = alone("supertrumf", "", "/give-up", "/give-up", seats=seats)
        outcome = match.game.outcome(match.state)
        assert outcome is not None and 0 in outcome.gave_up
        assert any(line.startswith("Hint: ") for line in seen)
