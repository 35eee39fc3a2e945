"""Whether the house has peeked: each of its moves thought again, from what its seat knew when it
thought, and by the chance that was its own."""

from collections.abc import Iterator
from typing import Any

import msgspec

from games.kit.conceding import Concede
from games.kit.game import Game
from games.kit.house import LEVELS, HouseMove, Mind, decide, house_random
from games.kit.match import Entry, Match, Record, move_decoder
from games.kit.seats import Seat
from games.kit.state import GameState
from games.kit.taking_back import TakeBack


class Rethought(msgspec.Struct, frozen=True):
    """One move of the house: its place in the match, from 1, whose seat it was made for, and
    whether the same comes of it."""

    place: int
    seat: Seat
    is_same: bool


def rethought(
    game: Game[Any, Any, Any], record: Record, answers: Any = None
) -> Iterator[Rethought]:
    """All moves that the record says were the house's, in their order. The answers must be those
    that the record names. What is no match of this game raises a Refusal or a DecodeError."""
    again = _Again(game, record, answers)
    for place, entry in enumerate(record.moves, start=1):
        same = again.is_same(entry)
        again.play(entry)
        if entry.by is not None and entry.seat is not None:
            yield Rethought(place, entry.seat, same)


class _Again:
    """The match as it was before each move of its log, and how many of these each seat's house had
    made then, those that were taken back later among them."""

    def __init__(self, game: Game[Any, Any, Any], record: Record, answers: Any) -> None:
        self._game = game
        self._answers = answers
        self._moves = move_decoder(game)
        self._match: Match[Any, Any] = Match.replay(game, msgspec.structs.replace(record, moves=()))
        self._states: list[GameState] = [self._match.state]
        self._made_at: dict[Seat | None, int] = {}

    def play(self, entry: Entry) -> None:
        self._match.play(entry.seat, self._moves.decode(entry.move), by=entry.by)
        self._states.append(self._match.state)
        if entry.by is not None:
            self._made_at[entry.seat] = len(self._match.entries)

    def is_same(self, entry: Entry) -> bool:
        """Whether a move to come is what the house thought of, no earlier than after its last. It
        neither gives up nor takes anything back."""
        by, seat, move = entry.by, entry.seat, self._moves.decode(entry.move)
        if by is None or seat is None or by.level not in LEVELS:
            return False
        if isinstance(move, Concede | TakeBack):
            return False
        after = len(self._match.entries) if by.after is None else by.after
        if not self._made_at.get(seat, 0) <= after <= len(self._match.entries):
            return False
        match, state = self._match, self._states[after]
        if not self._game.asks(state, seat):
            return False
        rng = house_random(match.secret, match.salts, seat, match.by_house[seat] + 1)
        mind = Mind(seat, rng, 0, self._answers, by.pace)
        knowledge = self._game.knowledge(state, seat)
        thought: HouseMove[Any] | None = decide(self._game, knowledge, mind, LEVELS[by.level])
        return thought is not None and self._game.is_made(thought, move)
