"""A match: its header and its moves. Replaying them gives the same states to the byte."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Generic, Self

import msgspec

from games.kit.chance import TODAYS, Call, Chance, commitment
from games.kit.game import Game, MoveT, StateT
from games.kit.house import ByHouse, HouseMove, Mind, Think, decide, house_random
from games.kit.options import Options
from games.kit.seats import Seat


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move as logged, with the chance that it used, and how the house played it if it was the
    house's."""

    seat: Seat | None
    move: msgspec.Raw
    chance: tuple[Call, ...]
    by: ByHouse | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole match as a file. It carries its cards, so that it can be replayed anywhere."""

    game: str
    version: int
    seats: int
    names: tuple[str, ...] = ()
    options: msgspec.Raw
    cards_hash: str
    cards: dict[str, str]
    answers_hash: str = ""
    """Names the known answers that the house went by, if it played by any."""
    chance: int = 1
    """The format of its chance; the first edition did not say."""
    salts: tuple[str, ...]
    commitment: str
    secret: str
    setup: tuple[Call, ...]
    moves: tuple[Entry, ...]


class Match(Generic[StateT, MoveT]):
    """A match being played in memory."""

    def __init__(
        self,
        game: Game[StateT, MoveT, Any],
        seats: int,
        options: Options,
        secret: bytes,
        salts: Sequence[str] = (),
        chance: int = TODAYS,
        answers_hash: str = "",
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.secret = secret
        self.salts = tuple(salts)
        self.chance = Chance(secret, self.salts, chance)
        self.format = chance
        self.answers_hash = answers_hash
        self.state = game.setup(seats, options, self.chance)
        self.setup_calls = self._take_calls()
        self.entries: list[Entry] = []
        self.by_house: Counter[Seat | None] = Counter()
        """How many moves the house has made for each seat."""

    def play(self, seat: Seat | None, move: MoveT, by: ByHouse | None = None) -> None:
        """Plays a move; a Refusal leaves the match as it was."""
        self.state = self.game.play(self.state, seat, move, self.chance)
        encoded = msgspec.Raw(msgspec.json.encode(move))
        self.entries.append(Entry(seat, encoded, self._take_calls(), by))
        if by is not None:
            self.by_house[seat] += 1

    def thought(
        self, seat: Seat, think: Think, pace: str | None, at: int = 0, answers: Any = None
    ) -> HouseMove[MoveT] | None:
        """What the house would do now for a seat; None if it would rather wait, or is asked
        nothing."""
        if not self.game.asks(self.state, seat):
            return None
        rng = house_random(self.secret, self.salts, seat, self.by_house[seat] + 1)
        mind = Mind(seat, rng, at, answers, pace)
        return decide(self.game, self.game.knowledge(self.state, seat), mind, think)

    def record(self, names: Sequence[str] = ()) -> Record:
        """The whole match, with the players' names if they are to be in it."""
        return Record(
            game=self.game.key,
            version=self.game.version,
            seats=self.seats,
            names=tuple(names),
            options=msgspec.Raw(msgspec.json.encode(self.options)),
            cards_hash=self.game.cards_hash,
            cards={name: content.decode() for name, content in self.game.files.items()},
            answers_hash=self.answers_hash,
            chance=self.format,
            salts=self.salts,
            commitment=commitment(self.secret),
            secret=self.secret.hex(),
            setup=self.setup_calls,
            moves=tuple(self.entries),
        )

    @classmethod
    def replay(cls, game: Game[Any, Any, Any], record: Record) -> Self:
        """The match of a record, played again from its first shuffle."""
        options = msgspec.json.decode(record.options, type=game.options_type)
        secret = bytes.fromhex(record.secret)
        match = cls(
            game,
            record.seats,
            options,
            secret,
            record.salts,
            record.chance,
            record.answers_hash,
        )
        for entry in record.moves:
            match.play(entry.seat, msgspec.json.decode(entry.move, type=game.move_type), entry.by)
        return match

    def _take_calls(self) -> tuple[Call, ...]:
        calls = tuple(self.chance.calls)
        self.chance.calls.clear()
        return calls
