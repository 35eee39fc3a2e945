"""A match: its header and its moves. Replaying them gives the same states to the byte."""

from collections import Counter, deque
from collections.abc import Container, Iterator, Sequence
from typing import Any, Generic, Self

import msgspec

from games.kit.chance import TODAYS, Call, Chance, commitment
from games.kit.conceding import Concede
from games.kit.course import Course
from games.kit.game import Game, MoveT, StateT
from games.kit.house import ByHouse, HouseMove, Mind, Think, decide, house_random
from games.kit.options import Options
from games.kit.seats import Seat
from games.kit.taking_back import TakeBack


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
        self.course = Course(game, game.setup(seats, options, self.chance))
        self.setup_calls = self._take_calls()
        self.entries: list[Entry] = []
        self.by_house: Counter[Seat | None] = Counter()
        """How many moves the house has made for each seat."""

    @property
    def state(self) -> StateT:
        return self.course.state

    def play(
        self,
        seat: Seat | None,
        move: MoveT | Concede | TakeBack,
        *,
        by_clock: bool = False,
        by: ByHouse | None = None,
    ) -> None:
        """Plays a move, a person's, the clock's or the house's; a Refusal leaves the match as it
        was."""
        self.course.play(seat, move, self.chance, by_clock=by_clock)
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
    def replay(cls, game: Game[Any, Any, Any], record: Record, clocks: Container[int] = ()) -> Self:
        """The match of a record, played again from its first shuffle; `clocks` are the places of
        the moves that are known to be the clock's."""
        (match,) = deque(cls.stages(game, record, clocks), maxlen=1)
        return match

    @classmethod
    def stages(
        cls, game: Game[Any, Any, Any], record: Record, clocks: Container[int] = ()
    ) -> Iterator[Self]:
        """The same, as it is after its setup and then after each of its moves."""
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
        yield match
        moves = move_decoder(game)
        for place, entry in enumerate(record.moves):
            move = moves.decode(entry.move)
            match.play(entry.seat, move, by_clock=place in clocks, by=entry.by)
            yield match

    def _take_calls(self) -> tuple[Call, ...]:
        calls = tuple(self.chance.calls)
        self.chance.calls.clear()
        return calls


def move_decoder(game: Game[Any, Any, Any]) -> msgspec.json.Decoder[Any]:
    """Reads the moves of a log: the game's own, and those that every game has."""
    return msgspec.json.Decoder(game.move_type | Concede | TakeBack)
