"""`table`: a match at the terminal, with several people at one keyboard."""

import argparse
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import games
from bot.cli.choosing import add_game, checked_seats, chosen_game, chosen_options
from bot.cli.complaint import Complaint
from bot.cli.terminal.bot_player import BotPlayer
from bot.cli.terminal.screen import Screen, Terminal
from bot.cli.terminal.table import TableAtTerminal
from bot.cli.verify import read_record
from bot.languages import LANGUAGES
from bot.library import ADDED_CARDS, Library, proposed_options
from bot.printing import harmless
from bot.settings import Settings
from bot.words.scenes import SceneWords
from bot.words.words import MissingWords, Words
from games.kit.bot_player import LEVELS
from games.kit.game import ContentError
from games.kit.match import Match
from games.kit.proof import UNFORESEEN, check_begun
from games.kit.realtime import ListsAnswers
from games.kit.say import Refusal, say

SALT_BYTES = 8
NAMES = ("Kim", "Lee", "Alex", "Robin", "Sam", "Noa", "Mika", "Elin", "Jo", "Ari", "Tove", "Max")


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "table", "play a match at the terminal, several people at one keyboard"
    )
    add_game(parser)
    parser.add_argument(
        "--lang", choices=LANGUAGES, default="en", help="the language (default: en)"
    )
    parser.add_argument(
        "--seats", type=int, metavar="K", help="number of players (default: the fewest allowed)"
    )
    parser.add_argument("--names", metavar="A,B,…", help="the players' names, in seat order")
    parser.add_argument(
        "--bot",
        choices=LEVELS,
        help="play against Spelvärden at this level, in all seats but the first",
    )
    parser.add_argument(
        "--hints",
        action="store_true",
        help="say on each turn what a good player would do, and why",
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the match to this file")
    parser.add_argument("--load", type=Path, metavar="FILE", help="continue the match in this file")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, screen: Screen | None = None) -> int:
    screen = screen or Terminal()
    match, names = loaded_match(arguments) if arguments.load else (new_match(arguments), ())
    given = player_names(arguments.names, match.seats)
    names = given or all_of(names, match) or usual_names(arguments, match.seats)
    words = SceneWords(Words(), arguments.lang, dict(enumerate(map(harmless, names))))
    file = arguments.save or arguments.load
    keep = keeper(match, names, file)
    keep()
    try:
        bot_player = bot_player_of(arguments, match)
        TableAtTerminal(match, words, screen, keep, bot_player=bot_player).play()
    except EOFError:
        screen.show(["", words.text(say("terminal-bye"))])
    except MissingWords as error:
        if not arguments.load:
            raise
        # A stranger's text can be too long or too odd for a sentence.
        raise Complaint(f"{file} can't be shown: {error}.") from error
    if file:
        screen.show([words.text(say("terminal-saved", file=str(file)))])
    return 0


def bot_player_of(arguments: argparse.Namespace, match: Match[Any, Any]) -> BotPlayer:
    """What the bot player does at this table. The record names the answers it knows."""
    seats = range(1, match.seats) if arguments.bot else ()
    answers = None
    if isinstance(match.game, ListsAnswers) and (arguments.bot or arguments.hints):
        answers = Library(Settings.read().var / ADDED_CARDS).answers(match.game.key)
        match.answers_hash = match.game.answers_hash(answers, match.options)
    return BotPlayer(dict.fromkeys(seats, arguments.bot), answers, arguments.hints)


def new_match(arguments: argparse.Namespace) -> Match[Any, Any]:
    game = chosen_game(arguments.game)
    options = chosen_options(game, arguments.options, proposed_options(game, arguments.lang))
    wanted = arguments.seats or (len(arguments.names.split(",")) if arguments.names else None)
    seats = checked_seats(game, wanted or game.seat_counts[0], options)
    salts = [secrets.token_hex(SALT_BYTES) for _ in range(seats)]
    return Match(game.bound(options), seats, options, secrets.token_bytes(32), salts)


def loaded_match(arguments: argparse.Namespace) -> tuple[Match[Any, Any], tuple[str, ...]]:
    """Loads a match from a file, with the cards it contains, and its players' names."""
    record = read_record(arguments.load)
    if record.game != arguments.game:
        raise Complaint(
            f"{arguments.load} holds a match of {record.game}, not of {arguments.game}."
        )
    if arguments.options or arguments.seats:
        raise Complaint(f"{arguments.load} has its own seats and options: leave them out.")
    if record.game not in games.names():
        raise Complaint(f"There is no game “{record.game}”; there are {', '.join(games.names())}.")
    try:
        cards = {name: text.encode() for name, text in record.cards.items()}
        game = games.find(record.game)(cards)
        check_begun(game, record)
        return Match.replay(game, record), record.names
    except (ContentError, Refusal, msgspec.MsgspecError, *UNFORESEEN) as error:
        raise Complaint(
            f"{arguments.load} can't be played on: its moves don't follow the rules ({error})."
        ) from error


def all_of(names: tuple[str, ...], match: Match[Any, Any]) -> tuple[str, ...]:
    """The names in a file, if there is one for each seat."""
    return names if len(names) == match.seats else ()


def usual_names(arguments: argparse.Namespace, seats: int) -> tuple[str, ...]:
    """Some names; the bot player goes by its own, as on Discord."""
    if not arguments.bot:
        return NAMES[:seats]
    numbers = range(1, seats)
    called = [say("chat-bot-numbered", number=number) for number in numbers]
    if len(called) == 1:
        called = [say("chat-bot-name")]
    return (NAMES[0], *(Words().text(each, arguments.lang, {}) for each in called))


def player_names(text: str | None, seats: int) -> tuple[str, ...]:
    """The names given on the command line."""
    if text is None:
        return ()
    names = tuple(name.strip() for name in text.split(","))
    if len(names) != seats or not all(names) or len(set(names)) < seats:
        raise Complaint(
            f"--names takes {seats} different names with commas between; you gave “{text}”."
        )
    return names


def keeper(match: Match[Any, Any], names: tuple[str, ...], file: Path | None) -> Callable[[], None]:
    """Returns a function that saves the match; the file is complete at any moment."""

    def keep() -> None:
        if file is None:
            return
        beside = file.with_name(f".{file.name}.new")
        try:
            beside.write_bytes(msgspec.json.encode(match.record(names)))
            beside.replace(file)
        except OSError as error:
            raise Complaint(f"{file} can't be written: {error.strerror}.") from error

    return keep
