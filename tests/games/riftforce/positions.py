"""Positions in few words. Locations are counted from 1, as players do; a column is written from
first to last, with the damage after a stroke: "2: air6a/3 plant5a; 3: fire5a"."""

from games.kit.say import Seat
from games.riftforce import GAME
from games.riftforce.moves import Activate, ActivateNext, Choose, Move, Play
from games.riftforce.state import Acting, Activating, Column, Piece, Side, State
from tests.playing import Table

KIM: Seat = 0
LEE: Seat = 1


def position(
    kim: str = "",
    lee: str = "",
    *,
    hand: str = "",
    pile: str = "",
    discard: str = "",
    lee_hand: str = "",
    lee_pile: str = "",
    lee_discard: str = "",
    scores: tuple[int, int] = (0, 0),
    turn: Seat = KIM,
    starter: Seat = KIM,
) -> Table[State, Move]:
    sides = (
        _side(kim, hand, pile, discard, scores[0]),
        _side(lee, lee_hand, lee_pile, lee_discard, scores[1]),
    )
    state = State(guilds="all", sides=sides, phase=Acting(turn), starter=starter)
    return Table(GAME(), state)


def _side(board: str, hand: str, pile: str, discard: str, riftforce: int) -> Side:
    return Side(
        hand=tuple(hand.split()),
        pile=tuple(pile.split()),
        discard=tuple(discard.split()),
        columns=_columns(board),
        riftforce=riftforce,
    )


def _columns(board: str) -> tuple[Column, ...]:
    columns: list[Column] = [()] * 5
    for column in filter(None, board.split(";")):
        location, cards = column.split(":")
        columns[int(location) - 1] = tuple(_piece(card) for card in cards.split())
    return tuple(columns)


def _piece(text: str) -> Piece:
    card, _, damage = text.partition("/")
    return Piece(card, int(damage or 0))


def lies(table: Table[State, Move], seat: Seat, location: int) -> str:
    """The column at a location as text."""
    return " ".join(
        f"{piece.card}/{piece.damage}" if piece.damage else piece.card
        for piece in table.state.sides[seat].columns[location - 1]
    )


def scores(table: Table[State, Move]) -> tuple[int, int]:
    first, second = table.state.sides
    return first.riftforce, second.riftforce


def discard(table: Table[State, Move], seat: Seat) -> str:
    return " ".join(table.state.sides[seat].discard)


def hand(table: Table[State, Move], seat: Seat) -> str:
    return " ".join(table.state.sides[seat].hand)


def to(location: int) -> Choose:
    return Choose(str(location - 1))


def target(card: str) -> Choose:
    return Choose(card)


def lays(cards: str, *locations: int) -> Play:
    return Play(tuple(cards.split()), tuple(location - 1 for location in locations))


def uses(
    card: str, *choices: Choose, kim: str, lee: str = "", pile: str = "", hand: str = ""
) -> Table[State, Move]:
    """Kim discards a card of the same guild that lies nowhere else, and activates this card."""
    spare = f"{card[:-2]}9z"
    table = position(kim, lee, hand=f"{spare} {hand}", pile=pile)
    table.plays(KIM, Activate(spare))
    phase = table.state.phase
    if isinstance(phase, Activating) and not phase.activated:
        table.plays(KIM, ActivateNext(card))
    return table.plays(KIM, *choices)


def chooses_from(table: Table[State, Move], seat: Seat = KIM) -> list[str]:
    """What the seat is asked to choose from; locations counted from 1."""
    field = table.form(seat, "choose").fields[0]
    keys = [choice.key for choice in field.choices]
    return [str(int(key) + 1) if key.isdecimal() else key for key in keys]
