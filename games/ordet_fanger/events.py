"""What happened. All of it is public; ballots are not told before the tally."""

from typing import Literal

import msgspec

from games.kit.conceding import GaveUp
from games.kit.say import Seat
from games.ordet_fanger.cards import Card

Seats = tuple[Seat, ...]
How = Literal["stamps", "vote", "corrected"]
Seen = Literal["announced", "answer", "draw"]
LostBy = Literal["", "later", "silent", "few", "rejected", "withdrawn", "barred"]


class RoundOpened(msgspec.Struct, frozen=True, tag="round_opened"):
    round: int
    opener: Seat
    cards: str
    dropped: tuple[str, ...]


class CardTurned(msgspec.Struct, frozen=True, tag="card_turned"):
    seat: Seat
    card: Card


class JokerTurned(msgspec.Struct, frozen=True, tag="joker_turned"):
    """`aside`: in the first lap it is out of the game at once."""

    seat: Seat
    card: Card
    aside: bool


class Reached(msgspec.Struct, frozen=True, tag="reached"):
    """Somebody draws, and the card is turned unless an earlier contest arrives."""

    seat: Seat


class DuelOpened(msgspec.Struct, frozen=True, tag="duel_opened"):
    """What each side must answer: (seat, category) for every seat of both sides. `how`: the bot
    announces it, or somebody saw it or ran into it."""

    how: Seen
    sides: tuple[Seats, Seats]
    asked: tuple[tuple[Seat, str], ...]


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """`counts`: as far as can be told before all have arrived, nobody said it before."""

    seat: Seat
    text: str
    counts: bool


class Won(msgspec.Struct, frozen=True, tag="won"):
    """A ruling, with the stamps of both sides' last needed answers, if the others had theirs.
    `lost_by` says why the others lost: they came later, said nothing, or `had` too few answers that
    count; it is empty if they have answered since. `emptied` are the owners of piles without cards
    now. `asked` is the category that the winner had to answer, if the card that they have won has
    another one."""

    winners: Seats
    losers: Seats
    texts: tuple[str, ...]
    unverified: bool
    card: Card
    stamp: int
    other_stamp: int | None
    how: How
    lost_by: LostBy
    had: int
    emptied: Seats
    asked: str


class Tied(msgspec.Struct, frozen=True, tag="tied"):
    """*Uavgjort*: by stamps within the margin, or by vote."""

    sides: tuple[Seats, Seats]
    texts: tuple[str, ...]
    stamps: tuple[int, ...]
    how: How


class GaveDuelUp(msgspec.Struct, frozen=True, tag="gave_duel_up"):
    """A duellist has no answer."""

    seat: Seat


class TimeOut(msgspec.Struct, frozen=True, tag="time_out"):
    """Nobody answered in time or, without a limit, before both sides gave it up."""

    sides: tuple[Seats, Seats]
    gave_up: bool


class CalledOff(msgspec.Struct, frozen=True, tag="called_off"):
    """The duel is off; both keep their cards. `no_cards`: there was none left to turn."""

    sides: tuple[Seats, Seats]
    no_cards: bool


class WalkedOver(msgspec.Struct, frozen=True, tag="walked_over"):
    """The other side has given up, and this one takes its card without an answer."""

    winners: Seats


class TieCardTurned(msgspec.Struct, frozen=True, tag="tie_card_turned"):
    """Jokers that came first went back."""

    seat: Seat | None
    card: Card
    jokers: tuple[Card, ...]
    borrowed: bool
    asked: tuple[tuple[Seat, str], ...]


class TieCardsReturned(msgspec.Struct, frozen=True, tag="tie_cards_returned"):
    """The cards that are neither lent nor out were shuffled into a draw pile."""

    cards: tuple[Card, ...]
    lent: int
    """How many of them belong to another set."""
    out: int
    """How many of them are out of the round, since both draw piles are empty."""


class Contested(msgspec.Struct, frozen=True, tag="contested"):
    """Somebody has a ruling put to the vote: an answer, or (text "") who was first."""

    seat: Seat
    text: str
    author: Seat | None


class CameTooLate(msgspec.Struct, frozen=True, tag="came_too_late"):
    """A contest or a withdrawal that was stamped after the next draw."""

    seat: Seat


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    seat: Seat


class Tallied(msgspec.Struct, frozen=True, tag="tallied"):
    """The votes for accepting and rejecting, or for each side. `result` is what they mean."""

    about: Literal["answer", "first"]
    counts: tuple[int, int]
    sides: tuple[Seats, Seats]
    result: Literal["stands", "rejected", "0", "1", "tie"]


class VoteDropped(msgspec.Struct, frozen=True, tag="vote_dropped"):
    """The vote ends, because its ruling is gone: an earlier answer arrived, or the answer was
    withdrawn."""


class Withdrawn(msgspec.Struct, frozen=True, tag="withdrawn"):
    seat: Seat
    text: str


class DuelGoesOn(msgspec.Struct, frozen=True, tag="duel_goes_on"):
    """The duel goes on after an answer was struck: `had` counts the answers that each side still
    has."""

    asked: tuple[tuple[Seat, str], ...]
    sides: tuple[Seats, ...]
    had: tuple[int, ...]
    needed: int


class Reopened(msgspec.Struct, frozen=True, tag="reopened"):
    seat: Seat


class RoundEnded(msgspec.Struct, frozen=True, tag="round_ended"):
    round: int
    points: tuple[int, ...]


Event = (
    RoundOpened
    | CardTurned
    | JokerTurned
    | Reached
    | DuelOpened
    | Answered
    | Won
    | Tied
    | GaveDuelUp
    | TimeOut
    | CalledOff
    | WalkedOver
    | GaveUp
    | TieCardTurned
    | TieCardsReturned
    | Contested
    | CameTooLate
    | Voted
    | Tallied
    | VoteDropped
    | Withdrawn
    | DuelGoesOn
    | Reopened
    | RoundEnded
)
