"""Asks: typed choices put to a seat. Everybody who plays uses them: tests, the terminal,
Discord, the house.

An ask's `form` says as data what there is to choose. Picks answer it: one tuple of choice keys
for each field, in the fields' order. Picks are no move until `read` makes them one.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from games.kit.refusals import malformed
from games.kit.say import Named, Say, say
from games.kit.seats import Seat
from games.kit.suits import SUIT_NAMES, suit_name

if TYPE_CHECKING:
    from games.kit.game import Game

GameT = TypeVar("GameT", bound="Game[Any, Any, Any]")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")

Picks = tuple[tuple[str, ...], ...]


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One thing to choose. Its group, if any, is what `one_group` compares (a suit, say); its art,
    if any, what it is drawn as, like a face's. A button for it looks like a yes or a no, if it
    means that."""

    key: str
    name: Say
    help: Say | None = None
    group: str = ""
    art: str = ""
    means: Literal["", "yes", "no"] = ""


class Pick(msgspec.Struct, frozen=True, gc=False, tag="pick"):
    """Choose so many of these. With `one_group`, which names the ruling that asks for it, all of
    one group; a choice without a group goes with any."""

    key: str
    label: Say
    choices: tuple[Choice, ...]
    at_least: int = 1
    at_most: int = 1
    ordered: bool = False
    one_group: str = ""


class Write(msgspec.Struct, frozen=True, gc=False, tag="write"):
    """Type a text."""

    key: str
    label: Say
    longest: int
    shortest: int = 1


Field = Pick | Write


class Sum(msgspec.Struct, frozen=True, gc=False):
    """What complete picks come to, in a word or two."""

    picks: Picks
    says: Say


class Form(msgspec.Struct, frozen=True, gc=False):
    """What a seat may do, as data. The match does not wait for an optional one. Nobody else may
    learn how a secret one was answered. Some can be begun by one of the game's commands as well,
    which several asks may share: the first that is open is meant. One that `rolls` leaves nothing
    to decide. The `usual` picks, if there are any, stand there until others are made; where they
    are one button, that for all other picks says `otherwise`. A button for it may show `art`, as a
    card or a die is drawn.

    One that `opens` shows its choices at once, also where there are other things to do. Its `notes`
    are what one should know before choosing. `waits` names fields that are asked only once so many
    of the first field's choices are picked. Where there are `kinds`, by a choice's key, all that
    are picked for the same field share one of them. The `sums` stand on whatever completes such
    picks, so that nothing is left to be told before they are played."""

    key: str
    prompt: Say
    fields: tuple[Field, ...] = ()
    optional: bool = False
    secret: bool = False
    command: str = ""
    rolls: bool = False
    usual: Picks = ()
    otherwise: Say | None = None
    art: str = ""
    opens: bool = False
    notes: tuple[Say, ...] = ()
    waits: Mapping[str, int] = {}
    kinds: Mapping[str, tuple[str, ...]] = {}
    sums: tuple[Sum, ...] = ()


class Barred(msgspec.Struct, frozen=True, gc=False):
    """A card that an ask does not offer, and why not: the sentence and the ruling's name of the
    refusal that playing it would meet. A card of one's own that just can't be chosen here (a doctor
    for an attack, say) is told of as well; one that nobody would think of is not."""

    ask: str
    card: Say | Named
    why: Say
    ruling: str


class Preview(msgspec.Struct, frozen=True, gc=False):
    """What a choice would do, told before it is made."""

    lines: tuple[Say, ...] = ()


class Ask(ABC, Generic[MoveT]):
    """A choice put to a seat. A game's asks take (state, seat) and build their fields from it."""

    key: ClassVar[str]
    optional: ClassVar[bool] = False
    secret: ClassVar[bool] = False
    command: ClassVar[str] = ""
    rolls: ClassVar[bool] = False
    """Whether all that it does is to roll dice that must be rolled."""
    opens: ClassVar[bool] = False
    """Whether its choices are shown at once, also where there are other things to do."""

    @abstractmethod
    def prompt(self) -> Say:
        """What to do, as on a button: "Attack"."""

    def art(self) -> str:
        """What stands beside that, as a card or a die is drawn; nothing for most."""
        return ""

    def fields(self) -> tuple[Field, ...]:
        """What to choose; nothing for a plain button such as Roll."""
        return ()

    def usual(self) -> Picks:
        """What most would pick, field by field, so that few have to: nothing for a field that has
        no such choice, and nothing at all where none has."""
        return ()

    def otherwise(self) -> Say | None:
        """What a button says that leads to all picks but the usual ones, where these are enough
        for a button of their own."""
        return None

    def notes(self) -> tuple[Say, ...]:
        """What one should know before choosing, and may not have in sight."""
        return ()

    def waits(self) -> Mapping[str, int]:
        """How many of the first field's choices must be picked before another field matters, by
        its key."""
        return {}

    def kinds(self) -> Mapping[str, tuple[str, ...]]:
        """Of what kinds each choice is, where all that are picked must share one."""
        return {}

    def sums(self) -> tuple[Sum, ...]:
        """What complete picks come to, where that can be said of all in a word or two."""
        return ()

    @abstractmethod
    def move(self, picks: Picks, at: int) -> MoveT:
        """The move of picks that fit the form; `at` is the input's stamp in milliseconds."""

    @abstractmethod
    def preview(self, move: MoveT) -> Preview:
        """What the move would do; raises the Refusal that playing it would."""

    def barred(self) -> Sequence[Barred]:
        """Why not: of each card in sight that one might want to choose, and can't."""
        return ()

    def sample(self, rng: Random) -> Picks:
        """A random legal answer; as it stands, for asks whose every pick within bounds is one."""
        return tuple(
            sample_pick(field, rng) for field in self.form.fields if isinstance(field, Pick)
        )

    @cached_property
    def form(self) -> Form:
        return Form(
            key=self.key,
            prompt=self.prompt(),
            fields=self.fields(),
            optional=self.optional,
            secret=self.secret,
            command=self.command,
            rolls=self.rolls,
            usual=self.usual(),
            otherwise=self.otherwise(),
            art=self.art(),
            opens=self.opens,
            notes=self.notes(),
            waits=self.waits(),
            kinds=self.kinds(),
            sums=self.sums(),
        )

    def read(self, picks: Picks, at: int = 0) -> MoveT:
        """The move that these picks mean; raises a malformed Refusal if they don't fit."""
        return self.move(fit(self.form, picks), at)

    def check(self, picks: Picks) -> Preview:
        """What these picks would do; raises the Refusal that playing them would."""
        return self.preview(self.read(picks))


class SeatAsk(Ask[MoveT], Generic[GameT, StateT, MoveT]):
    """An ask of one seat, in one state, by one game's rules, as games are made of. Its preview
    refuses what playing would refuse (`Game.check`), and tells `lines` of what it takes."""

    def __init__(self, game: GameT, state: StateT, seat: Seat) -> None:
        self.game = game
        self.state = state
        self.seat = seat

    def preview(self, move: MoveT) -> Preview:
        self.game.check(self.state, self.seat, move)
        return Preview(self.lines(move))

    def lines(self, move: MoveT) -> tuple[Say, ...]:
        """What a legal move would do, where there is something to tell."""
        return ()


class ButtonAsk(SeatAsk[GameT, StateT, MoveT]):
    """An ask without anything to choose: a plain button, such as Roll."""

    label: ClassVar[Say]

    def prompt(self) -> Say:
        return self.label

    def move(self, picks: Picks, at: int) -> MoveT:
        return self.pressed(at)

    @abstractmethod
    def pressed(self, at: int) -> MoveT:
        """The move that pressing it is."""


def is_forced_answer(forms: Sequence[Form]) -> bool:
    """Whether all that is waited for is one press that leaves no choice, such as a toss."""
    awaited = [form for form in forms if not form.optional]
    return len(awaited) == 1 and not awaited[0].fields


def fit(form: Form, picks: Picks) -> Picks:
    """The picks if they fit the form, unordered ones in the order of their choices."""
    if len(picks) != len(form.fields):
        raise malformed(say("kit-fields", wanted=len(form.fields), given=len(picks)))
    return tuple(
        _fit_field(field, picked) for field, picked in zip(form.fields, picks, strict=True)
    )


def _fit_field(field: Field, picked: tuple[str, ...]) -> tuple[str, ...]:
    if isinstance(field, Write):
        return _fit_text(field, picked)
    offered = {choice.key: choice for choice in field.choices}
    for key in picked:
        if key not in offered:
            raise malformed(say("kit-not-offered", given=key))
    picked = _told_apart(field, picked)
    if len(set(picked)) < len(picked):
        raise malformed(say("kit-twice"))
    if not field.at_least <= len(picked) <= field.at_most:
        raise malformed(
            say("kit-count", least=field.at_least, most=field.at_most, given=len(picked))
        )
    if field.one_group and len({offered[key].group for key in picked} - {""}) > 1:
        raise malformed(_of_several(offered[key].group for key in picked), field.one_group)
    if field.ordered:
        return picked
    chosen = set(picked)
    return tuple(key for key in offered if key in chosen)


def _of_several(groups: Iterable[str]) -> Say:
    """What doesn't go together, of suits by their names."""
    chosen = [group for group in dict.fromkeys(groups) if group]
    if all(group in SUIT_NAMES for group in chosen):
        return say("kit-one-suit", chosen=tuple(map(suit_name, chosen)))
    return say("kit-one-group")


def _told_apart(field: Pick, picked: tuple[str, ...]) -> tuple[str, ...]:
    """Of choices that look alike any is meant: one that is picked twice stands for two of them."""
    if len(set(picked)) == len(picked):
        return picked
    looks = {choice.key: msgspec.structs.replace(choice, key="") for choice in field.choices}
    apart: list[str] = []
    for key in picked:
        alike = (other for other in looks if looks[other] == looks[key] and other not in picked)
        free = (other for other in alike if other not in apart)
        apart.append(next(free, key) if key in apart else key)
    return tuple(apart)


def _fit_text(field: Write, picked: tuple[str, ...]) -> tuple[str, ...]:
    if len(picked) != 1:
        raise malformed(say("kit-count", least=1, most=1, given=len(picked)))
    if not field.shortest <= len(picked[0]) <= field.longest:
        raise malformed(say("kit-text-length", least=field.shortest, most=field.longest))
    return picked


def sample_pick(field: Pick, rng: Random) -> tuple[str, ...]:
    """Random choices within the field's own bounds."""
    choices = field.choices
    if field.one_group:
        groups = sorted({choice.group for choice in choices} - {""})
        group = rng.choice(groups) if groups else ""
        choices = tuple(choice for choice in choices if choice.group in ("", group))
    count = rng.randint(min(field.at_least, len(choices)), min(field.at_most, len(choices)))
    keys = [choice.key for choice in rng.sample(choices, count)]
    if field.ordered:
        return tuple(keys)
    chosen = set(keys)
    return tuple(choice.key for choice in choices if choice.key in chosen)
