"""Positions in few words: "star-1 wave-2" is a pile with wave-2 on top. The sets are made up
here: the category of star-1 is "star one", and so on."""

from collections.abc import Sequence
from typing import Any

from games.kit.say import Seat
from games.ordet_fanger import GAME
from games.ordet_fanger.cards import SYMBOLS, Card
from games.ordet_fanger.moves import Answer, Draw, Move
from games.ordet_fanger.options import OrdetFangerOptions, sides_of
from games.ordet_fanger.rules import OrdetFanger
from games.ordet_fanger.state import Board, Drawing, Pile, State
from tests.playing import Table

KIM, LEE, NOA, SAM, MIO, EVA = range(6)

LAPS_DONE = 2
NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
JOKERS = ("star wave", "circle cross", "wave hash", "flower diamond", "triangle star", "hash cross")


def card_file(title: str = "Made up", extra: str = "") -> bytes:
    """A card set as TOML; `extra` makes the categories of a second set its own."""
    lines = ['language = "en"', f'title = "{title}"']
    lines.append(f"jokers = {[joker.split() for joker in JOKERS]}")
    lines.append("[cards]")
    for symbol in SYMBOLS:
        lines.append(f"{symbol} = {[f'{symbol} {number}{extra}' for number in NUMBERS]}")
    return "\n".join(lines).encode()


FILES = {"sv.toml": card_file()}
TWO_SETS = {**FILES, "en.toml": card_file("Another", " again")}


def position(
    *piles: str,
    draw: Sequence[str] = ("circle-8 hash-8", "circle-9 hash-9"),
    joker: str = "",
    seats: int | None = None,
    first_lap: bool = False,
    files: dict[str, bytes] = FILES,
    points: Sequence[str] = (),
    **chosen: Any,
) -> Table[State, Move]:
    """Kim is to draw; with four piles and two seats each player has two of them. Several jokers in
    play are named from the newest on. All cards not named are out of the game."""
    chosen.setdefault("drop_symbols", "off")
    options = OrdetFangerOptions(**chosen)
    seats = len(piles) if seats is None else seats
    sides = sides_of(options, seats)
    game = GAME(files)
    board = _board(game, piles, draw, joker, points or ("",) * len(sides))
    turn = (
        0 if first_lap else 2 * len(sides) if any(len(side) > 1 for side in sides) else len(sides)
    )
    state = State(
        options=options,
        seats=seats,
        sides=sides,
        phase=Drawing(),
        opener=KIM,
        board=Board(**board, turn=turn),
        cards="sv",
        score=(0,) * len(sides),
    )
    return Table(game, state)


def _board(
    game: OrdetFanger,
    piles: Sequence[str],
    draw: Sequence[str],
    joker: str,
    points: Sequence[str],
) -> dict[str, Any]:
    laid = tuple(cards(pile) for pile in piles)
    draw_piles = tuple(cards(pile) for pile in draw)
    won = tuple(cards(pile) for pile in points)
    used = {card for pile in (*laid, *draw_piles, *won, cards(joker)) for card in pile}
    own_set = game.sets.by_name["sv"].cards
    return {
        "piles": tuple(
            Pile(pile, tuple(range(10 * place, 10 * place + len(pile))), 10 * place)
            for place, pile in enumerate(laid)
        ),
        "draw_piles": draw_piles,
        "points": won,
        "joker": next(iter(cards(joker)), ""),
        "earlier_jokers": cards(joker)[1:],
        "aside": tuple(card for card in own_set if card not in used),
        "seen": 100,
    }


def cards(text: str) -> tuple[Card, ...]:
    return tuple(f"sv/{card}" for card in text.split())


def duel(**chosen: Any) -> Table[State, Move]:
    """Kim draws star-2 at 1000 and so races with Lee's star-1; Noa is the third player."""
    chosen.setdefault("draw", ("circle-8 hash-8 star-2", "circle-9 hash-9"))
    table = position("cross-1", "wave-1 star-1", "flower-1", **chosen)
    return table.plays(KIM, Draw(0, 1_000))


def says(table: Table[State, Move], seat: Seat, text: str, at: int) -> None:
    """A message in the channel; its id tells what it says."""
    table.plays(seat, Answer(text, at, f"{text}@{at}"))


def clock(table: Table[State, Move], **chance: Any) -> int:
    """The clock acts, at the moment when it is due; returns when."""
    due = table.game.timeouts(table.state)[0]
    at = (table.state.now if due.since is None else due.since) + due.wait
    table.plays(due.seat, table.game.stamped(due.move, at), **chance)
    return at


def top(table: Table[State, Move], pile: int) -> str:
    """The card that lies on top of a play pile, as in `position`."""
    faces = table.state.board.piles[pile].cards
    return faces[-1].removeprefix("sv/") if faces else ""


def won(table: Table[State, Move], side: int) -> str:
    """What lies in a side's point pile."""
    return " ".join(card.removeprefix("sv/") for card in table.state.board.points[side])


def ruled(text: str = "Oslo", **chosen: Any) -> Table[State, Move]:
    """Lee answered first, at 2000, Kim half a second later; it is ruled."""
    table = duel(**chosen)
    says(table, LEE, text, 2_000)
    says(table, KIM, "Rom", 2_450)
    clock(table)
    return table


def fully_dealt(table: Table[State, Move]) -> bool:
    """No card is lost or doubled."""
    return sorted(table.game.inventory(table.state)) == sorted(table.game.stock(table.state))
