"""Three matches of each game, printed seat by seat: a leak or a change shows as a diff.

After an intended change, write them again and read the diff:
    ./spelvarden test tests/matches --write-matches
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import games
from bot.cli.choosing import possible_seats
from bot.lab.rehearsal import Rehearsal
from bot.languages import LANGUAGES
from bot.library import open_game
from bot.words.scenes import SceneWords
from bot.words.words import Words
from games.kit.game import Game
from games.kit.match import Match, Record, move_decoder
from games.kit.options import read
from games.kit.replay import Replay
from games.kit.say import Seat
from games.kit.scenes import Scene
from tests.games.every_game import home, main_options

NAMES = ("Kim", "Lee", "Alex", "Robin", "Sam", "Noa", "Mika", "Elin", "Jo", "Ari", "Tove", "Max")
MATCHES = 3
WORDS = Words()


def played(game: Game[Any, Any, Any], number: int) -> Record:
    """A match of bot players, each with other options and seats."""
    all_options = list(main_options(game.key))
    options = read(game.options_type, all_options[number % len(all_options)])
    seat_counts = possible_seats(game, options)
    seats = seat_counts[number % len(seat_counts)]
    rehearsal = Rehearsal(game, seats, options, f"golden {number}", "hard")
    rehearsal.play()
    return rehearsal.match.record()


def printed(game: Game[Any, Any, Any], record: Record, number: int) -> Iterator[str]:
    """What everybody sees after every move; each match in another language."""
    options = msgspec.json.decode(record.options, type=game.options_type)
    secret = bytes.fromhex(record.secret)
    match = Match(game, record.seats, options, secret, record.salts)
    replay = Replay.of(game, record)
    names = dict(enumerate(NAMES))
    words = SceneWords(WORDS, LANGUAGES[number % len(LANGUAGES)], names)
    yield f"{record.game}, {record.seats} seats, {bytes(record.options).decode()}"
    yield from views(match, words, {})
    moves = move_decoder(game)
    for place, entry in enumerate(record.moves, start=1):
        before = scenes(match)
        move = moves.decode(entry.move)
        match.play(entry.seat, move)
        assert replayed(replay, place) == scenes(match)
        who = "clock" if entry.seat is None else NAMES[entry.seat]
        yield f"\n== {place}. {who}: {msgspec.json.encode(move).decode()}"
        yield from views(match, words, before)
    yield f"\n{game.outcome(match.state)}"


def scenes(match: Match[Any, Any]) -> dict[Seat | None, Scene]:
    viewers = (None, *range(match.seats))
    return {viewer: match.game.look(match.state, viewer) for viewer in viewers}


def replayed(replay: Replay, move: int) -> dict[Seat | None, Scene]:
    viewers = (None, *range(replay.states[move].seats))
    return {viewer: replay.scene(move, viewer) for viewer in viewers}


def views(
    match: Match[Any, Any], words: SceneWords, before: dict[Seat | None, Scene]
) -> Iterator[str]:
    """The news for everybody, then of each board the lines that changed, and who is asked what."""
    now = scenes(match)
    public_news = words.news(now[None])
    public_board = words.board(now[None])
    for viewer, scene in now.items():
        name = "all" if viewer is None else NAMES[viewer]
        news = words.news(scene)
        board = words.board(scene)
        if viewer is not None:
            news = [line for line in news if line not in public_news]
            board = [line for line in board if line not in public_board]
        old = words.board(before[viewer]) if viewer in before else []
        changed = [line for line in board if line not in old]
        status = words.texts(scene.status) if viewer is None else []
        for line in (*news, *changed, *status):
            yield f"{name:>6} | {line}"
        if scene.asks:
            yield f"{name:>6} ? {', '.join(form.key for form in scene.asks)}"


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("key", games.names())
def test_a_golden_match_is_played_and_seen_as_ever(
    key: str, number: int, request: pytest.FixtureRequest
) -> None:
    game = open_game(key)
    folder = home(key) / "tests" / "matches"
    recorded, shown = folder / f"{key}-{number}.json", folder / f"{key}-{number}.txt"
    if request.config.getoption("--write-matches"):
        folder.mkdir(parents=True, exist_ok=True)
        record = played(game, number)
        recorded.write_bytes(msgspec.json.encode(record))
        shown.write_text("\n".join(printed(game, record, number)) + "\n", encoding="utf-8")
    if not recorded.exists():
        write = "./spelvarden test tests/matches --write-matches"
        pytest.fail(f"{key} lacks {recorded.name}: {write} plays it, to be read", pytrace=False)
    record = msgspec.json.decode(recorded.read_bytes(), type=Record)
    assert_seen(record, number, shown)


def assert_seen(record: Record, number: int, shown: Path) -> None:
    """Played again with its own cards, the match looks as is printed there."""
    cards = {name: text.encode() for name, text in record.cards.items()}
    lines = "\n".join(printed(games.find(record.game)(cards), record, number)) + "\n"
    assert lines == shown.read_text(encoding="utf-8")
