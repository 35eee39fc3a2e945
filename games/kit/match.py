"""A match: its header and its moves. Replaying them gives the same states to the byte."""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Generic, Self

import msgspec
from msgspec import Meta

from games.kit import bot_player, bounds
from games.kit.chance import FORMAT, Call, Chance, commitment
from games.kit.conceding import Concede
from games.kit.course import Course
from games.kit.game import Game, MoveT, StateT
from games.kit.options import Options
from games.kit.say import Seat
from games.kit.taking_back import TakeBack

PlayerName = Annotated[str, Meta(max_length=bounds.MOST_CHARACTERS)]
Salt = Annotated[str, Meta(max_length=bounds.MOST_SALT_CHARACTERS)]

BY_OUTCOME = "outcome"


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move as logged, with the chance that it used. `by` marks a move of the bot player, `clock`
    one that the clock made at a seat."""

    seat: Annotated[Seat, Meta(ge=0, le=bounds.MOST_SEATS)] | None
    move: msgspec.Raw
    chance: Annotated[tuple[Call, ...], Meta(max_length=bounds.MOST_USES_OF_A_MOVE)]
    by: bot_player.ByBot | None = None
    clock: bool = False


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole match as a file. It carries its cards, so that it can be replayed anywhere."""

    game: Annotated[str, Meta(max_length=bounds.MOST_CHARACTERS)]
    version: Annotated[int, Meta(ge=0, le=bounds.MOST_VERSIONS)]
    seats: Annotated[int, Meta(ge=1, le=bounds.MOST_SEATS)]
    names: Annotated[tuple[PlayerName, ...], Meta(max_length=bounds.MOST_SEATS)] = ()
    options: msgspec.Raw
    cards_hash: str
    cards: dict[str, str]
    answers_hash: str = ""
    """A hash of the known answers that the bot player used, if it used any."""
    chance: Annotated[int, Meta(ge=0, le=bounds.MOST_VERSIONS)]
    """The format of its chance."""
    salts: Annotated[tuple[Salt, ...], Meta(max_length=bounds.MOST_SALTS)]
    commitment: str
    secret: Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,64}$")]
    bot_seats: Annotated[tuple[bot_player.BotSeat, ...], Meta(max_length=bounds.MOST_MOVES)] = ()
    """Which seats the bot plays, how, and since when."""
    ending: Annotated[str, Meta(max_length=bounds.MOST_CHARACTERS)] = ""
    """How it ended: "outcome" is by the rules, empty means that it has not ended."""
    setup: Annotated[tuple[Call, ...], Meta(max_length=bounds.MOST_USES_OF_A_MOVE)]
    moves: Annotated[tuple[Entry, ...], Meta(max_length=bounds.MOST_MOVES)]


class Match(Generic[StateT, MoveT]):
    """A match being played in memory."""

    def __init__(
        self,
        game: Game[StateT, MoveT, Any],
        seats: int,
        options: Options,
        secret: bytes,
        salts: Sequence[str] = (),
        answers_hash: str = "",
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.secret = secret
        self.salts = tuple(salts)
        self.chance = Chance(secret, self.salts)
        self.answers_hash = answers_hash
        self.course = Course(game, game.setup(seats, options, self.chance))
        self.setup_calls = self._take_calls()
        self.entries: list[Entry] = []
        self.by_bot: Counter[Seat | None] = Counter()
        """How many moves the bot player has made for each seat."""
        self.sittings: list[bot_player.BotSeat] = []

    @property
    def state(self) -> StateT:
        return self.course.state

    def play(
        self,
        seat: Seat | None,
        move: MoveT | Concede | TakeBack,
        *,
        by_clock: bool = False,
        by: bot_player.ByBot | None = None,
    ) -> None:
        """Plays a move of a person, the clock or the bot player; a Refusal leaves the match as it
        was."""
        self.course.play(seat, move, self.chance, by_clock=by_clock)
        encoded = msgspec.Raw(msgspec.json.encode(move))
        is_clocks = by_clock and seat is not None
        self.entries.append(Entry(seat, encoded, self._take_calls(), by, is_clocks))
        if by is not None:
            self.by_bot[seat] += 1

    def bot_sits(self, seat: Seat, level: str | None, pace: str | None = bot_player.STEADY) -> None:
        """From now on the bot plays a seat at this level; with None, people play it."""
        before = next((each for each in reversed(self.sittings) if each.seat == seat), None)
        now = bot_player.BotSeat(seat, level, pace, len(self.entries))
        plays = None if before is None else before.level
        if plays != level or (before is not None and before.pace != pace and level is not None):
            self.sittings.append(now)

    def thought(
        self,
        seat: Seat,
        think: bot_player.Think,
        pace: str | None,
        at: int = 0,
        answers: Any = None,
    ) -> bot_player.BotMove[MoveT] | None:
        """The bot player's move for a seat; None if it would rather wait, or is asked nothing."""
        if not self.game.asks(self.state, seat):
            return None
        rng = bot_player.bot_random(self.secret, self.salts, seat, self.by_bot[seat] + 1)
        mind = bot_player.Mind(seat, rng, at, answers, pace)
        return bot_player.decide(self.game, self.game.knowledge(self.state, seat), mind, think)

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
            chance=FORMAT,
            salts=self.salts,
            commitment=commitment(self.secret),
            secret=self.secret.hex(),
            bot_seats=tuple(self.sittings),
            ending="" if self.game.outcome(self.state) is None else BY_OUTCOME,
            setup=self.setup_calls,
            moves=tuple(self.entries),
        )

    @classmethod
    def replay(cls, game: Game[Any, Any, Any], record: Record) -> Self:
        """Replays the match of a record."""
        (match,) = deque(cls.stages(game, record), maxlen=1)
        return match

    @classmethod
    def stages(cls, game: Game[Any, Any, Any], record: Record) -> Iterator[Self]:
        """Replays the match of a record, step by step: after the setup, and after each move."""
        options = msgspec.json.decode(record.options, type=game.options_type)
        secret = bytes.fromhex(record.secret)
        match = cls(
            game,
            record.seats,
            options,
            secret,
            record.salts,
            record.answers_hash,
        )
        match.sittings.extend(record.bot_seats)
        yield match
        moves = move_decoder(game)
        for entry in record.moves:
            match.play(entry.seat, moves.decode(entry.move), by_clock=entry.clock, by=entry.by)
            yield match

    def _take_calls(self) -> tuple[Call, ...]:
        calls = tuple(self.chance.calls)
        self.chance.calls.clear()
        return calls


def move_decoder(game: Game[Any, Any, Any]) -> msgspec.json.Decoder[Any]:
    """A decoder for the moves of a log: the game's own, and those that every game has."""
    return msgspec.json.Decoder(game.move_type | Concede | TakeBack)
