"""The contract between a game's rules and its hosts."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Self, TypeVar

import msgspec
from msgspec.structs import replace

from games.kit.asks import Ask, Choice
from games.kit.bot_player import BotMove, Mind, slipping
from games.kit.chance import Chance
from games.kit.conceding import (
    Concede,
    Conceded,
    GaveUp,
    concede,
    has_given_up,
    won_by_it,
    would_end_it,
)
from games.kit.options import Options, check_content, read, specs
from games.kit.rulebook import Exemplify, Passage
from games.kit.say import Named, Say, Seat, Who, not_now, not_yours, say, stale
from games.kit.scenes import Scene, headlines
from games.kit.seat_lists import settled
from games.kit.state import GameState, TookBack

if TYPE_CHECKING:
    from games.kit.lessons import Lesson

StateT = TypeVar("StateT", bound=GameState)
MoveT = TypeVar("MoveT")
KnowledgeT = TypeVar("KnowledgeT", bound=msgspec.Struct)


class Timeout(msgspec.Struct, frozen=True):
    """What the clock does if nobody else does: the move that a seat (or, for None, the table) makes
    `wait` milliseconds after the stamp `since`, or after that seat's asks last changed. A table may
    have chosen another time for a turn, of which the seat has `turns`. The game's own `wait` stands
    if the timeout `is_fixed`, counts from a stamp, or is the table's own. A person whose turn
    `is_open` may take any time, unless the table has chosen a time; `wait` is then for the bot
    player and for an empty seat.

    When the time is up, the host plays `game.stamped(move, at)`.
    """

    seat: Seat | None
    move: Any
    wait: int
    since: int | None = None
    turns: int = 1
    is_fixed: bool = False
    is_open: bool = False


class Outcome(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """How a match ended. Several winners share; no winners means that it ended for nobody. Players
    who `gave_up` come last whatever their score, the first to give up very last."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    how: str
    message: Say
    gave_up: tuple[Seat, ...] = ()

    def in_order(self) -> tuple[Seat, ...]:
        """The seats in the order in which the result lists them: as they sit, but with those who
        gave up last."""
        stayed = (seat for seat in range(len(self.scores)) if seat not in self.gave_up)
        return (*stayed, *reversed(self.gave_up))


PlayFunction = Callable[[Any, Any, Any, Chance], Any]
"""Plays a legal move: (state, seat, move, chance) -> the next state."""


class Game(ABC, Generic[StateT, MoveT, KnowledgeT]):
    """The rules of one game, together with the cards that it is played with.

    States, moves and events are frozen msgspec structs that round-trip to JSON. Playing the same
    moves with the same chance gives the same states to the byte. A state carries in `news` the
    events of the move that led to it.

    `plays` maps the type of a state's phase to functions by the type of the move. Moves of
    `at_any_time` are legal in any phase, and their functions check whose they are. A game with card
    files binds them in where it fills these tables.
    """

    key: ClassVar[str]
    version: ClassVar[int]
    seat_counts: ClassVar[range]
    rules_sections: ClassVar[tuple[str, ...]]
    """The pages of its rules, the first one being the whole game in a minute."""
    passages: ClassVar[Mapping[str, Passage]] = {}
    """The paragraph of the rules that says each ruling that a refusal may name."""
    examples: ClassVar[Mapping[str, Exemplify]] = {}
    """The example of each section that has one: its picture is of this position, and its text is a
    message of the game."""
    options_type: ClassVar[type[Options]]
    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    commands: ClassVar[tuple[str, ...]] = ()
    """Slash commands that begin some of its asks, with the game's own words
    (`games/kit/message_ids.py`). Several games may share one."""
    emblem: ClassVar[str] = "🎴"
    """One emoji for the game itself."""
    colour: ClassVar[int] = 0x5B6C7D
    """The colour of its messages, as 0xRRGGBB."""
    emblems: ClassVar[Mapping[str, str]] = {}
    """An emoji for each of its cards that isn't French: by a face's `art` without the number at its
    end; of an art with a + in it, for each part."""
    pace: ClassVar[int] = 10_000
    """How many moves a second its rules should play, as `bench rules` measures them."""
    rounds_are: ClassVar[Literal["round", "turn", "action", "ruling"]] = "round"
    """What its players call the unit that they look back on."""
    turn_ms: ClassVar[int] = 86_400_000
    """The game's own time for a turn, in milliseconds: a day, unless it is a fast game."""
    weights: ClassVar[Mapping[str, int]] = {}
    """The weight of some lines of its stories, by message id: from 0 for what nobody misses to 3
    for what decides a match. All others weigh 1."""
    retold: ClassVar[Collection[str]] = frozenset()
    """Message ids of lines that `last_round` says in its own words."""
    has_facts: ClassVar[bool] = False
    """Whether it counts something of its players besides who won."""
    mode_option: ClassVar[str] = ""
    """Which option chooses between ways to play that are compared apart, if there are several."""
    turning: ClassVar[Mapping[type, str]] = {GaveUp: "kit-gave-up"}
    """The public events that may turn a match, and the message id of the line that tells of each.
    The end of a round is a turning point too."""
    has_hands: ClassVar[bool] = True
    """Whether players hold cards that the others do not see."""
    proposed: ClassVar[Mapping[str, str]] = {}
    """Options, as text, that a new table proposes instead of the defaults. The defaults themselves
    never change, because a stored match may leave an option out."""

    plays: Mapping[type, Mapping[type, PlayFunction]] = {}
    at_any_time: Mapping[type, PlayFunction] = {}

    def __init__(self, files: Mapping[str, bytes] | None = None) -> None:
        """Opens the game with its card files (by name, TOML); raises ContentError if they are not
        valid."""
        self.files = dict(sorted((files or {}).items()))

    @classmethod
    def prefix(cls) -> str:
        """The prefix of this game's message ids."""
        return cls.key.replace("_", "-")

    @property
    def cards_hash(self) -> str:
        """A hash that names the cards of a match."""
        digest = hashlib.sha256()
        for name, content in self.files.items():
            digest.update(f"{name}\0{len(content)}\0".encode() + content)
        return digest.hexdigest()

    @property
    def lesson(self) -> "Lesson | None":
        """How the game is learnt by playing; None where its cards are not those of the script."""
        return None

    def check_options(self, seats: int, options: Any) -> None:
        """Raises an illegal Refusal for options that don't go together, or not with this many
        seats."""

    def bound(self, options: Any) -> Self:
        """The game with only the card files that a match with these options may use. A match is
        bound to them when it starts, so that its record carries no others."""
        return self

    def contents(self, option: str, language: str) -> Sequence[Choice]:
        """The choices for an option that names some of the game's content; those in this language
        first."""
        return ()

    def proposed_content(self, option: str, language: str, locale: str) -> str:
        """What a new table proposes for such an option, by its opener's language and locale; empty
        for the option's own default."""
        return ""

    def card_names(self) -> Sequence[Say | Named]:
        """The names of its cards, where they are more than suit and rank. At a table of several
        languages the same card has several names."""
        return ()

    def language_of(self, options: Any) -> str:
        """The language of the cards that these options choose; empty if they are in every
        language."""
        return ""

    def read_options(self, chosen: Mapping[str, str]) -> Any:
        """Options from text; raises OptionError also for content that the game doesn't have."""
        options = read(self.options_type, dict(chosen))
        for spec in specs(self.options_type):
            if spec.kind == "content" and spec.name in chosen:
                check_content(spec, chosen[spec.name], self.contents(spec.name, ""))
        return options

    def usual_turn(self, options: Any) -> int | None:
        """The game's own time for a turn, in milliseconds; None means unlimited."""
        return self.turn_ms

    def suggestions(self, option: str, options: Any) -> Sequence[str]:
        """Suggestions for an option that is typed, given the other options."""
        return ()

    def rematch_options(self, options: Any, seats: int) -> Any:
        """The options of the next match between the same seats, with a deal that moves on moved."""
        return options

    def options_without(self, options: Any, gone: Collection[Seat], seats: int) -> Any:
        """The options after some seats became empty: what they said of those seats goes."""
        return replace(
            options,
            **{
                name: settled(value for seat, value in enumerate(values) if seat not in gone)
                for name, values in self._by_seat(options)
            },
        )

    def options_with(self, options: Any, seats: int) -> Any:
        """The options for this many seats; they say nothing of the new seats."""
        return replace(
            options,
            **{
                name: (*values, *(type(values[0])(),) * (seats - len(values)))
                for name, values in self._by_seat(options)
                if values
            },
        )

    def by_seat(self, name: str, options: Any, seats: int) -> Sequence[int | str]:
        """The value for each seat of an option that has one for each."""
        values: Sequence[int | str] = getattr(options, name)
        spec = next(spec for spec in specs(self.options_type) if spec.name == name)
        nothing = 0 if spec.most else ""
        return (*values[:seats], *(nothing,) * (seats - len(values)))

    def sides(self, options: Any, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """The seats that play together, each side in the order of its seats; none where each plays
        alone."""
        return ()

    def handicapped(self, options: Any) -> tuple[Seat, ...]:
        """The seats for which these options make the game easier."""
        return ()

    def facts(self, states: Iterable[StateT]) -> Mapping[Seat, Mapping[str, int]]:
        """What a game that `has_facts` counts of a match's players, by its states, the first one
        first. Of a number whose name begins with "least " the least counts; others add up."""
        return {}

    @classmethod
    def told_facts(cls, facts: Mapping[str, int]) -> Sequence[Say]:
        """What is counted of somebody in all of their matches, as they are told it."""
        return ()

    def _by_seat(self, options: Any) -> Iterator[tuple[str, tuple[Any, ...]]]:
        for spec in specs(self.options_type):
            if spec.kind == "per seat":
                yield spec.name, getattr(options, spec.name)

    @abstractmethod
    def setup(self, seats: int, options: Any, chance: Chance) -> StateT: ...

    @abstractmethod
    def asks(self, state: StateT, seat: Seat) -> Sequence[Ask[Any]]:
        """The asks that this seat may answer now."""

    @abstractmethod
    def awaited(self, state: StateT) -> Sequence[Seat]:
        """The seats whose moves of `plays` are taken now."""

    def check(self, state: StateT, seat: Seat | None, move: MoveT | Concede) -> PlayFunction:
        """The function that plays this move; raises the Refusal that playing it would."""
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
        """Raises a Refusal for a move of this phase that the rules forbid."""

    def play(
        self, state: StateT, seat: Seat | None, move: MoveT | Concede, chance: Chance
    ) -> StateT:
        """The state after a move (seat None: the clock's); raises a Refusal before anything is
        rolled or changed."""
        play = self.check(state, seat, move)
        after: StateT = play(self.told(state), seat, move, chance)
        return after

    def told(self, state: StateT) -> StateT:
        """The state before its next move: the news of the last move move to `recent`."""
        return state.told(round_is_over=self.is_round_over(state))

    def is_round_over(self, state: StateT) -> bool | None:
        """Whether the last move ended a round, or whatever players look back on. A game that
        returns None keeps no recent events."""
        return None

    def check_concession(self, state: StateT, seat: Seat | None) -> None:
        """Raises the Refusal that giving up would."""
        if self.outcome(state) is not None:
            raise stale(say("kit-over"))
        if seat not in range(state.seats):
            raise not_yours(say("kit-not-your-turn"))
        if seat in state.gave_up:
            raise stale(say("kit-gave-up-already"))
        if state.seats > 2 and Concede not in self.at_any_time:
            raise not_now(say("kit-concede-never"))

    def if_conceded(self, state: StateT, seat: Seat) -> Say:
        """What giving up would lead to. A game for more than two players has its own version."""
        return would_end_it(Who(1 - seat))

    def remembering(self, before: StateT, since: StateT) -> StateT:
        """An earlier position, with what everybody has seen since."""
        return before

    @abstractmethod
    def knowledge(self, state: StateT, viewer: Seat | None) -> KnowledgeT:
        """All that a viewer may know, including what they once saw; None is the public. Nothing
        hidden from them changes the result."""

    @abstractmethod
    def determinize(self, knowledge: KnowledgeT, rng: Random) -> StateT:
        """A random state that agrees with the viewer's knowledge; each is equally likely."""

    @abstractmethod
    def scene(self, knowledge: KnowledgeT) -> Scene:
        """The game's own part of what a viewer is shown."""

    def look(
        self, state: StateT, viewer: Seat | None, asks: Sequence[Ask[Any]] | None = None
    ) -> Scene:
        """The whole scene of a viewer: with the game's key, whose turn it is, what the viewer may
        do, and why they can't do the rest. Give the asks if they are at hand already."""
        if asks is None:
            asks = () if viewer is None else self.asks(state, viewer)
        scene = self.scene(self.knowledge(state, viewer))
        if isinstance(state.phase, Conceded):
            told = (*scene.story, has_given_up(state.phase.by))
            scene = replace(scene, story=told, status=(self._conceded(state).message,))
        if state.taken_back is not None:
            scene = replace(scene, story=(_told(state.taken_back),))
        return replace(
            scene,
            game=self.key,
            headlines=headlines(
                scene, self.weights, self.retold, is_round_over=bool(self.is_round_over(state))
            ),
            gave_up=state.gave_up,
            awaited=() if self.outcome(state) else tuple(self.awaited(state)),
            asks=tuple(ask.form for ask in asks),
            barred=tuple(barred for ask in asks for barred in ask.barred()),
        )

    @abstractmethod
    def timeouts(self, state: StateT) -> Sequence[Timeout]:
        """The timeouts, one for each seat (or the table) that is waited for."""

    def stamped(self, move: MoveT, at: int) -> MoveT:
        """A clock's move with the stamp at which it is made, for games whose moves have stamps."""
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
        """The score of each seat, for a match between two in which one gives up."""
        return (0,) * state.seats

    @abstractmethod
    def hard_move(self, knowledge: KnowledgeT, mind: Mind) -> BotMove[MoveT] | None:
        """A sensible move for the seat that knows this, and why; None to wait. The decision uses
        whole numbers and fixed orders only, so that it is the same on every machine."""

    def easy_move(self, knowledge: KnowledgeT, mind: Mind) -> BotMove[MoveT] | None:
        """A move of a friendly beginner, who makes mistakes."""
        return slipping(self, knowledge, mind)

    def is_made(self, thought: BotMove[MoveT], move: MoveT) -> bool:
        """Whether a move is the one that the bot player decided on: the same, apart from its
        stamp."""
        return thought.move == move

    @abstractmethod
    def inventory(self, state: StateT) -> Sequence[str]:
        """Every card, wherever it lies, in any order. Tests compare it with `stock`."""

    @abstractmethod
    def stock(self, state: StateT) -> Sequence[str]:
        """The cards that the game has, in any order: the same ones throughout a match."""


def _told(taken_back: TookBack) -> Say:
    who = Who(taken_back.seat)
    if taken_back.what is None:
        return say("kit-told-took-back", who=who)
    return say("kit-told-took-back-what", who=who, what=taken_back.what)


class ContentError(ValueError):
    """A card file that a game can't be played with; says which file, which line if known, and what
    would be right."""

    def __init__(self, file: str, sentence: str, line: int | None = None) -> None:
        super().__init__(f"{file}: {sentence}" if line is None else f"{file}:{line}: {sentence}")
        self.sentence = sentence
        self.line = line
