"""The contract between a game's rules and whoever hosts them."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from games.kit.asks import Ask, Choice
from games.kit.bot_player import BotMove, Mind, slipping
from games.kit.chance import Chance
from games.kit.conceding import Concede, Conceded, concede, has_given_up, won_by_it, would_end_it
from games.kit.options import Options, check_content, read, specs
from games.kit.refusals import not_now, not_yours, stale
from games.kit.say import Named, Say, Who, say
from games.kit.scenes import Scene, headlines
from games.kit.seat_lists import settled
from games.kit.seats import Seat
from games.kit.state import GameState, TookBack

StateT = TypeVar("StateT", bound=GameState)
MoveT = TypeVar("MoveT")
KnowledgeT = TypeVar("KnowledgeT", bound=msgspec.Struct)


class Timeout(msgspec.Struct, frozen=True):
    """What the clock does if nobody else does: the move that a seat (or, for None, the table)
    makes `wait` milliseconds after the stamp `since`, or after that seat's asks last changed.

    Those who play may agree on another time for a turn, of which the seat has `turns`. What
    `is_fixed`, what counts from a stamp and what is the table's own keeps the game's `wait`. A
    person whose turn `is_open` may take any time, unless the table has agreed on another; `wait` is
    then for the house, and for a seat that nobody sits at.

    Whoever keeps the clock plays `game.stamped(move, at)`, at the moment that it does so.
    """

    seat: Seat | None
    move: Any
    wait: int
    since: int | None = None
    turns: int = 1
    is_fixed: bool = False
    is_open: bool = False


class Outcome(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """How a match ended. Several winners share; none means that it ended for nobody. Who `gave_up`
    comes last whatever his score, whoever did so first the very last."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    how: str
    message: Say
    gave_up: tuple[Seat, ...] = ()

    def in_order(self) -> tuple[Seat, ...]:
        """The seats as they are told: as they sit, but for those who come last."""
        stayed = (seat for seat in range(len(self.scores)) if seat not in self.gave_up)
        return (*stayed, *reversed(self.gave_up))


PlayFunction = Callable[[Any, Any, Any, Chance], Any]
"""Plays a move that is awaited and legal: (state, seat, move, chance) -> the next state."""


class Game(ABC, Generic[StateT, MoveT, KnowledgeT]):
    """The rules of one game, together with the cards that it is played with.

    States, moves and events are frozen msgspec structs that round-trip to JSON. Playing the same
    moves with the same chance gives the same states to the byte. A state carries in `news` the
    events of the move that led to it.

    A move is played by the function that stands for its type in `plays`, under the type of the
    state's phase; those of `at_any_time` in any phase, and they see for themselves whose they are.
    A game that is played with cards of its own binds them in where it fills these tables.
    """

    key: ClassVar[str]
    version: ClassVar[int]
    seat_counts: ClassVar[range]
    rules_sections: ClassVar[tuple[str, ...]]
    ruling_sections: ClassVar[Mapping[str, str]] = {}
    """Which section of the rules holds each ruling that anything is refused by."""
    options_type: ClassVar[type[Options]]
    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    commands: ClassVar[tuple[str, ...]] = ()
    """By which some of its asks can be begun: each is a slash command, with the game's own words
    (`games/kit/message_ids.py`). Several games may share one."""
    emblem: ClassVar[str] = "🎴"
    """One emoji for the game itself."""
    colour: ClassVar[int] = 0x5B6C7D
    """Of its messages, as 0xRRGGBB."""
    emblems: ClassVar[Mapping[str, str]] = {}
    """A small picture for what its cards are drawn as, if they aren't French: by a face's `art`,
    without the number at its end; of an art with a + in it, for each part."""
    pace: ClassVar[int] = 10_000
    """So many moves a second its rules should play, as `bench rules` measures them."""
    rounds_are: ClassVar[Literal["round", "turn", "action", "ruling"]] = "round"
    """What its players call that on which they look back."""
    turn_ms: ClassVar[int] = 86_400_000
    """How long its own clock gives for a turn: a day, unless it is made to be quick."""
    weights: ClassVar[Mapping[str, int]] = {}
    """How much some lines of its stories matter, by their messages' ids: from 0 for what nobody
    misses to 3 for what decides a match. All others weigh 1."""
    retold: ClassVar[Collection[str]] = frozenset()
    """Lines that `last_round` says in its own words, by their messages' ids."""
    proposed: ClassVar[Mapping[str, str]] = {}
    """Options, as text, that a newly opened table proposes instead of the defaults. Those stay as
    they are, for kept matches that leave an option out mean what was its default then."""

    plays: Mapping[type, Mapping[type, PlayFunction]] = {}
    at_any_time: Mapping[type, PlayFunction] = {}

    def __init__(self, files: Mapping[str, bytes] | None = None) -> None:
        """Opens the game with its card files (by name, TOML); raises ContentError if they are
        not what it takes."""
        self.files = dict(sorted((files or {}).items()))

    @classmethod
    def prefix(cls) -> str:
        """What the ids of this game's messages begin with."""
        return cls.key.replace("_", "-")

    @property
    def cards_hash(self) -> str:
        """Names the cards that a match is played with."""
        digest = hashlib.sha256()
        for name, content in self.files.items():
            digest.update(f"{name}\0{len(content)}\0".encode() + content)
        return digest.hexdigest()

    def check_options(self, seats: int, options: Any) -> None:
        """Raises an illegal Refusal for options that don't go together, or with so many."""

    def bound(self, options: Any) -> Self:
        """The game with just the card files that a match with these options may use. A match is
        bound to them when it starts, so that its record carries no others."""
        return self

    def contents(self, option: str, language: str) -> Sequence[Choice]:
        """What may be chosen for an option that names some of the game's content; what is in
        this language first."""
        return ()

    def card_names(self) -> Sequence[Say | Named]:
        """What people call its cards, where that is more than suit and rank: at a table of several
        languages the same card goes by several of these."""
        return ()

    def language_of(self, options: Any) -> str:
        """The language of the cards that these options choose; empty if they are in all."""
        return ""

    def read_options(self, chosen: Mapping[str, str]) -> Any:
        """Options from text; raises OptionError also for content that the game doesn't have."""
        options = read(self.options_type, dict(chosen))
        for spec in specs(self.options_type):
            if spec.kind == "content" and spec.name in chosen:
                check_content(spec, chosen[spec.name], self.contents(spec.name, ""))
        return options

    def usual_turn(self, options: Any) -> int | None:
        """How many milliseconds its own clock gives for a turn; None is for as long as anybody
        likes."""
        return self.turn_ms

    def suggestions(self, option: str, options: Any) -> Sequence[str]:
        """What might be typed for an option, beside the other options as they are chosen."""
        return ()

    def rematch_options(self, options: Any, seats: int) -> Any:
        """The options of the next match between the same seats: where a deal moves on, moved."""
        return options

    def options_without(self, options: Any, gone: Collection[Seat], seats: int) -> Any:
        """The options once these are taken away of so many seats: what was said of a seat goes with
        it."""
        return replace(
            options,
            **{
                name: settled(value for seat, value in enumerate(values) if seat not in gone)
                for name, values in self._by_seat(options)
            },
        )

    def options_with(self, options: Any, seats: int) -> Any:
        """The options once so many sit there: nothing is said of whoever has come."""
        return replace(
            options,
            **{
                name: (*values, *(type(values[0])(),) * (seats - len(values)))
                for name, values in self._by_seat(options)
                if values
            },
        )

    def by_seat(self, name: str, options: Any, seats: int) -> Sequence[int | str]:
        """What holds for each of so many seats by an option that has a value for each."""
        values: Sequence[int | str] = getattr(options, name)
        spec = next(spec for spec in specs(self.options_type) if spec.name == name)
        nothing = 0 if spec.most else ""
        return (*values[:seats], *(nothing,) * (seats - len(values)))

    def _by_seat(self, options: Any) -> Iterator[tuple[str, tuple[Any, ...]]]:
        for spec in specs(self.options_type):
            if spec.kind == "per seat":
                yield spec.name, getattr(options, spec.name)

    @abstractmethod
    def setup(self, seats: int, options: Any, chance: Chance) -> StateT: ...

    @abstractmethod
    def asks(self, state: StateT, seat: Seat) -> Sequence[Ask[Any]]:
        """What this seat may do now."""

    @abstractmethod
    def awaited(self, state: StateT) -> Sequence[Seat]:
        """Whose moves of `plays` are taken now."""

    def check(self, state: StateT, seat: Seat | None, move: MoveT | Concede) -> PlayFunction:
        """What plays this move; raises the Refusal that playing it would."""
        if isinstance(move, Concede):
            self.check_concession(state, seat)
            return self.at_any_time.get(Concede, concede)
        if self.outcome(state) is not None:
            raise stale(say("kit-over"))
        play = self.at_any_time.get(type(move))
        if play is None:
            if seat not in self.awaited(state):
                raise not_yours(say("kit-not-your-turn"))
            play = self.plays.get(type(state.phase), {}).get(type(move))
        if play is None:
            raise stale(say("kit-not-now"))
        self.check_legal(state, seat, move)
        return play

    @abstractmethod
    def check_legal(self, state: StateT, seat: Seat | None, move: MoveT) -> None:
        """Raises a Refusal for a move that is awaited in this phase and that the rules forbid."""

    def play(
        self, state: StateT, seat: Seat | None, move: MoveT | Concede, chance: Chance
    ) -> StateT:
        """The state after a move (seat None: the clock's); raises a Refusal before anything is
        rolled or changed."""
        play = self.check(state, seat, move)
        after: StateT = play(self.told(state), seat, move, chance)
        return after

    def told(self, state: StateT) -> StateT:
        """The state before its next move: what has happened is no news any more."""
        return state.told(round_is_over=self.is_round_over(state))

    def is_round_over(self, state: StateT) -> bool | None:
        """Whether the last move has ended a round, or what else a player looks back on. A game
        that says None keeps no recent events."""
        return None

    def check_concession(self, state: StateT, seat: Seat | None) -> None:
        """Raises the Refusal that giving up would."""
        if self.outcome(state) is not None:
            raise stale(say("kit-over"))
        if seat not in range(state.seats):
            raise not_yours(say("kit-not-your-turn"))
        if seat in state.conceders:
            raise stale(say("kit-gave-up-already"))
        if state.seats > 2 and Concede not in self.at_any_time:
            raise not_now(say("kit-concede-never"))

    def if_conceded(self, state: StateT, seat: Seat) -> Say:
        """What giving up would lead to; of a match that would go on its game tells."""
        return would_end_it(Who(1 - seat))

    def remembering(self, before: StateT, since: StateT) -> StateT:
        """A position that the match is taken back to, with what everybody has seen since."""
        return before

    @abstractmethod
    def knowledge(self, state: StateT, viewer: Seat | None) -> KnowledgeT:
        """All that a viewer may know, what he once saw included; None is the public. Nothing that
        is hidden from him makes a difference to it."""

    @abstractmethod
    def determinize(self, knowledge: KnowledgeT, rng: Random) -> StateT:
        """A state of which this is the viewer's knowledge, any of them as likely as any other."""

    @abstractmethod
    def scene(self, knowledge: KnowledgeT) -> Scene:
        """What that viewer is shown."""

    def look(
        self, state: StateT, viewer: Seat | None, asks: Sequence[Ask[Any]] | None = None
    ) -> Scene:
        """The whole scene of a viewer: with the game's key, whose turn it is, and what he may
        do and why not. The asks need not be given, unless they are at hand already."""
        if asks is None:
            asks = () if viewer is None else self.asks(state, viewer)
        scene = self.scene(self.knowledge(state, viewer))
        if isinstance(state.phase, Conceded):
            told = (*scene.story, has_given_up(state.phase.by))
            scene = replace(scene, story=told, status=(self._conceded(state).message,))
        if state.taken_back is not UNSET:
            scene = replace(scene, story=(_told(state.taken_back),))
        return replace(
            scene,
            game=self.key,
            headlines=headlines(
                scene, self.weights, self.retold, is_round_over=bool(self.is_round_over(state))
            ),
            gave_up=state.conceders,
            awaited=() if self.outcome(state) else tuple(self.awaited(state)),
            asks=tuple(ask.form for ask in asks),
            barred=tuple(barred for ask in asks for barred in ask.barred()),
        )

    @abstractmethod
    def timeouts(self, state: StateT) -> Sequence[Timeout]:
        """What the clock does, one for each seat (or the table) that is waited for."""

    def stamped(self, move: MoveT, at: int) -> MoveT:
        """A clock's move as made at that moment, for games that have stamps in their moves."""
        return move

    def outcome(self, state: StateT) -> Outcome | None:
        """How the match has ended, if it has."""
        return self._conceded(state) if isinstance(state.phase, Conceded) else self.ended(state)

    def _conceded(self, state: StateT) -> Outcome:
        by, winner = state.phase.by, state.phase.winner
        message = won_by_it(by, Who(winner))
        return Outcome((winner,), self.scores(state), "conceded", message, gave_up=(by,))

    @abstractmethod
    def ended(self, state: StateT) -> Outcome | None:
        """How the match has ended by the game's own rules, if it has."""

    def scores(self, state: StateT) -> tuple[int, ...]:
        """What each has so far: asked where a match between two is given up."""
        return (0,) * state.seats

    @abstractmethod
    def hard_move(self, knowledge: KnowledgeT, mind: Mind) -> BotMove[MoveT] | None:
        """A sensible move for one of the asks of the seat that knows this, and why; None if it
        would rather wait. What it decides by is whole numbers and fixed orders, so that it is the
        same on every machine."""

    def easy_move(self, knowledge: KnowledgeT, mind: Mind) -> BotMove[MoveT] | None:
        """As a friendly beginner would, who makes mistakes."""
        return slipping(self, knowledge, mind)

    def is_made(self, thought: BotMove[MoveT], move: MoveT) -> bool:
        """Whether a move is the one that the house thought of: the same, but for what making it
        adds, where moves have stamps."""
        return thought.move == move

    @abstractmethod
    def inventory(self, state: StateT) -> Sequence[str]:
        """Every card, wherever it lies, in any order."""

    @abstractmethod
    def stock(self, state: StateT) -> Sequence[str]:
        """The cards that there must be, in any order: the same ones all through a match."""


def _told(taken_back: TookBack) -> Say:
    who = Who(taken_back.seat)
    if taken_back.what is None:
        return say("kit-told-took-back", who=who)
    return say("kit-told-took-back-what", who=who, what=taken_back.what)


def of_sections(prefix: str, **rulings: str) -> Mapping[str, str]:
    """Each ruling's section: of each section the numbers of the rulings that it holds."""
    return {
        f"{prefix}{number}": section
        for section, numbers in rulings.items()
        for number in numbers.split()
    }


class ContentError(ValueError):
    """A card file that a game can't be played with; says which, in which line if that is known,
    and what would be right."""

    def __init__(self, file: str, sentence: str, line: int | None = None) -> None:
        super().__init__(f"{file}: {sentence}" if line is None else f"{file}:{line}: {sentence}")
        self.sentence = sentence
        self.line = line
