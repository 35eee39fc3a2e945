"""The state of a match: what lies on the board, the duel, and what can still be contested."""

from itertools import count
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from games.kit.say import Seat
from games.kit.state import GameState
from games.ordet_fanger.cards import Card
from games.ordet_fanger.events import Event
from games.ordet_fanger.options import OrdetFangerOptions, Side


class Opening(msgspec.Struct, frozen=True, tag="opening"):
    """The opener chooses the cards or the symbols of the round."""


class Drawing(msgspec.Struct, frozen=True, tag="drawing"):
    """A draw is waited for."""


class Reaching(msgspec.Struct, frozen=True, tag="reaching"):
    """A draw while rulings can be contested: the card is turned when no earlier contest came."""

    seat: Seat
    pile: int
    onto: int
    at: int
    since: int


class Shut(msgspec.Struct, frozen=True, tag="shut"):
    """There was a ruling, and drawing opens again in a moment."""

    since: int


class Racing(msgspec.Struct, frozen=True, tag="racing"):
    """A duel that everybody knows of is on."""


class Turning(msgspec.Struct, frozen=True, tag="turning"):
    """It was *Uavgjort*, and the third player turns a card."""

    since: int


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """Nothing is left to draw; the last rulings can still be contested."""

    since: int


class Over(msgspec.Struct, frozen=True, tag="over"):
    """The match has ended."""


Phase = Opening | Drawing | Reaching | Shut | Racing | Turning | Closing | Over

Struck = Literal["", "withdrawn", "rejected"]

NOBODY = -1


class Pile(msgspec.Struct, frozen=True):
    """A play pile (*Spillebunke*), the last card on top; when each was placed, and when the top
    came to be seen, in the board's own count."""

    cards: tuple[Card, ...] = ()
    placed: tuple[int, ...] = ()
    seen: int = 0


class Board(msgspec.Struct, frozen=True):
    """Where the cards lie. `draw_piles` are the *Trekkebunker*, `points` the *Poengbunke* of each
    side; `aside` holds the cards that are out of the game, `joker` the newest joker in play and
    `earlier_jokers` those that still count beside it, if they do. `shuffles` counts how often each
    draw pile was shuffled since the deal: while it is the same, so is the order of the cards left
    in the pile."""

    piles: tuple[Pile, ...]
    draw_piles: tuple[tuple[Card, ...], ...]
    points: tuple[tuple[Card, ...], ...]
    aside: tuple[Card, ...] = ()
    joker: Card = ""
    joker_seen: int = 0
    earlier_jokers: tuple[Card, ...] = ()
    seen: int = 0
    turn: int = 0
    drawer: Seat = 0
    sleeping: tuple[tuple[Card, Card], ...] = ()
    shuffles: tuple[int, int] = (0, 0)

    @property
    def jokers(self) -> tuple[Card, ...]:
        """The jokers in play, the newest first."""
        return (self.joker, *self.earlier_jokers) if self.joker else ()


class Turned(msgspec.Struct, frozen=True):
    """A tie-break card and the draw pile that it came from (NOBODY: another set)."""

    card: Card
    pile: int


class Pause(msgspec.Struct, frozen=True):
    """A time in which answers don't count: the game stood still, or the duel was disputed."""

    since: int
    until: int


class Duel(msgspec.Struct, frozen=True):
    """Two sides racing. `stakes` are the piles whose top card each wins. `clock` is when its time
    began to run; None while nobody has seen the duel. Without a limit, `gave_up` are the seats that
    gave it up, and `given_up_at` is when all of both sides had (OF8)."""

    piles: tuple[int, int]
    cards: tuple[Card, Card]
    sides: tuple[int, int]
    stakes: tuple[int, int]
    opened: int
    number: int
    clock: int | None
    pauses: tuple[Pause, ...] = ()
    turned: tuple[Turned, ...] = ()
    unanswered: int = 0
    gave_up: tuple[Seat, ...] = ()
    given_up_at: int | None = None


class Message(msgspec.Struct, frozen=True):
    """What somebody said since the last draw; `words` is the text as it is compared."""

    seat: Seat
    text: str
    words: str
    at: int
    id: str
    talk: bool
    struck: Struck = ""
    verified: bool = True

    def order(self) -> tuple[int, int, str]:
        return (self.at, len(self.id), self.id)


class Ruling(msgspec.Struct, frozen=True):
    """How a duel was decided, and the table as it was before. `first` and `second` are the needed
    answers of the duellists, `winner` is the winning side's place in the duel."""

    number: int
    at: int
    winner: int
    answers: tuple[tuple[Message, ...], tuple[Message, ...]]
    by_vote: bool
    contested: tuple[str, ...]
    board: Board
    duel: Duel


class Vote(msgspec.Struct, frozen=True):
    """A contest being voted on: an answer's message, or "" for who was first. `stamp` is the
    contest's own."""

    ruling: int
    about: str
    seat: Seat
    stamp: int
    began: int
    ballots: tuple[str, ...]


class Bared(msgspec.Struct, frozen=True):
    """Cards that a tie-break took off a draw pile and showed to everybody, in that order;
    `shuffles` is how often the pile had been shuffled then."""

    pile: int
    shuffles: int
    cards: tuple[Card, ...]


class State(GameState, frozen=True, kw_only=True):
    """`shown` are cards that may lie in a draw pile and that everybody has seen. `bared` is kept
    until the next draw, as `rulings` are: it says how the piles lay that a ruling lays back."""

    phase: Phase
    options: OrdetFangerOptions
    seats: int
    sides: tuple[Side, ...]
    opener: Seat
    board: Board
    cards: str
    dropped: tuple[str, ...] = ()
    round: int = 1
    score: tuple[int, ...] = ()
    duel: Duel | None = None
    vote: Vote | None = None
    rulings: tuple[Ruling, ...] = ()
    messages: tuple[Message, ...] = ()
    said: tuple[str, ...] = ()
    talked: tuple[str, ...] = ()
    accepted: tuple[tuple[str, str], ...] = ()
    shown: tuple[Card, ...] = ()
    bared: tuple[Bared, ...] = ()
    heard: int = 0
    number: int = 0
    now: int = 0
    news: tuple[Event, ...] = ()
    recent: tuple[tuple[Event, ...], tuple[Event, ...]] = ((), ())

    @property
    def piles_per_side(self) -> int:
        return len(self.board.piles) // len(self.sides)

    def side_of(self, seat: Seat) -> int:
        return next(number for number, side in enumerate(self.sides) if seat in side)

    @property
    def sides_left(self) -> tuple[int, ...]:
        """The sides of which not all have given up."""
        still_in = self.still_in
        return tuple(
            number
            for number, side in enumerate(self.sides)
            if any(seat in still_in for seat in side)
        )

    def owner(self, pile: int) -> int:
        """The side that a play pile belongs to."""
        return pile // self.piles_per_side

    def drawer(self) -> Seat:
        """The seat whose turn it is to draw. Sides draw in turn, and so do the two of a team; seats
        that gave up are passed over."""
        lap, place = divmod(self.turn, len(self.sides))
        side = self._drawing_side(self.turn)
        begins = side.index(self.opener) if place == 0 else 0
        by_turns = (side[(begins + lap + later) % len(side)] for later in range(len(side)))
        return next(seat for seat in by_turns if seat not in self.gave_up)

    @property
    def turn(self) -> int:
        """The turn: the board's, or the next one of a side that plays on."""
        if not self.gave_up:
            return self.board.turn
        left = {self.sides[number] for number in self.sides_left}
        return next(turn for turn in count(self.board.turn) if self._drawing_side(turn) in left)

    def _drawing_side(self, turn: int) -> Side:
        opening = self.side_of(self.opener)
        return self.sides[(opening + turn) % len(self.sides)]

    def totals(self) -> tuple[int, ...]:
        """Each side's cards won, all rounds together."""
        points = (len(cards) for cards in self.board.points)
        return tuple(before + now for before, now in zip(self.score, points, strict=True))

    def stamp(self, at: int) -> int:
        """The stamp of an input; one without a stamp counts as the next one."""
        return at or self.now + 1


def lay(state: State, **changes: Any) -> State:
    """The state with these changes of its board."""
    return state.then(board=replace(state.board, **changes))


def higher_pile(state: State) -> int:
    """The draw pile with more cards left, the first one of two equal ones."""
    return max((0, 1), key=lambda number: len(state.board.draw_piles[number]))


def known_duel(state: State) -> Duel | None:
    """The duel that is on, if everybody knows of it (OF17)."""
    duel = state.duel
    return None if duel is None or duel.clock is None else duel


def ruling_of(state: State, number: int) -> Ruling | None:
    return next((ruling for ruling in state.rulings if ruling.number == number), None)


def find_message(state: State, message: str) -> Message | None:
    return next((each for each in state.messages if each.id == message), None)
