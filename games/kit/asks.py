"""Asks: typed choices put to a seat. Everybody who plays uses them: tests, the terminal, Discord,
the bot player.

An ask's `form` says as data what there is to choose. Picks answer it: one tuple of choice keys for
each field, in the fields' order. `read` turns picks into a move.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from games.kit.say import Named, Say, Seat, malformed, say
from games.kit.suits import SUIT_NAMES, suit_name

if TYPE_CHECKING:
    from games.kit.game import Game

GameT = TypeVar("GameT", bound="Game[Any, Any, Any]")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")

Picks = tuple[tuple[str, ...], ...]


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One thing to choose. Its group, if any, is what `one_group` compares, such as a suit. Its
    `art` names what it is drawn as, like a face's. A choice that means yes or no has a button that
    looks like one."""

    key: str
    name: Say
    help: Say | None = None
    group: str = ""
    art: str = ""
    means: Literal["", "yes", "no"] = ""


class Pick(msgspec.Struct, frozen=True, gc=False, tag="pick"):
    """Choose from `at_least` to `at_most` of these. With `one_group`, which names the ruling that
    asks for it, all must be of one group; a choice without a group goes with any."""

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
    """What complete picks amount to, in a word or two."""

    picks: Picks
    says: Say


class Form(msgspec.Struct, frozen=True, gc=False):
    """What a seat may do, as data. The match does not wait for an optional form. How a secret one
    was answered is shown to nobody else. A game's command may begin some forms; where several share
    a command, the first that is open is meant. A form that `rolls` leaves nothing to decide. The
    `usual` picks stand there until others are made; if they are one button, the button for all
    other picks says `otherwise`. A button for the form may show `art`, as a card or a die is drawn.

    A form that `opens` shows its choices at once, even beside other things to do. Its `notes` are
    what the player should know before choosing. `waits` names fields that are asked only once that
    many of the first field's choices are picked. With `kinds`, by a choice's key, all that is
    picked for one field must share a kind. The `sums` stand on the picks that complete an answer,
    so that its result is known before it is played.
    """

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
    """A card that an ask does not offer, and why not: the sentence and the ruling of the refusal
    that playing it would meet. A player's own card that can't be chosen here (a doctor for an
    attack, say) is listed as well; a card that nobody would think of is not."""

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
    """Whether the ask only rolls dice that must be rolled."""
    opens: ClassVar[bool] = False
    """Whether the choices are shown at once, even beside other things to do."""

    @abstractmethod
    def prompt(self) -> Say:
        """What to do, as on a button: "Attack"."""

    def art(self) -> str:
        """What is drawn beside the prompt, as a card or a die; empty for most asks."""
        return ""

    def fields(self) -> tuple[Field, ...]:
        """The fields to choose from; none for a plain button such as Roll."""
        return ()

    def usual(self) -> Picks:
        """What most players would pick, field by field, so that few have to pick: nothing for a
        field without such a choice, and nothing at all if no field has one."""
        return ()

    def otherwise(self) -> Say | None:
        """What the button for all other picks says, where the usual picks have a button of their
        own."""
        return None

    def notes(self) -> tuple[Say, ...]:
        """What the player should know before choosing, and may not have in sight."""
        return ()

    def waits(self) -> Mapping[str, int]:
        """How many of the first field's choices must be picked before another field matters, by
        its key."""
        return {}

    def kinds(self) -> Mapping[str, tuple[str, ...]]:
        """The kinds of each choice, where all that is picked must share one."""
        return {}

    def sums(self) -> tuple[Sum, ...]:
        """What complete picks amount to, where a word or two can say it of all."""
        return ()

    @abstractmethod
    def move(self, picks: Picks, at: int) -> MoveT:
        """The move of picks that fit the form; `at` is the input's stamp in milliseconds."""

    @abstractmethod
    def preview(self, move: MoveT) -> Preview:
        """The preview of a move; raises the Refusal that playing it would."""

    def barred(self) -> Sequence[Barred]:
        """The cards in sight that a player might want to choose and can't, each with the reason."""
        return ()

    def sample(self, rng: Random) -> Picks:
        """A random legal answer. This version is for asks whose every pick within bounds is
        legal."""
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
        """The preview of these picks; raises the Refusal that playing them would."""
        return self.preview(self.read(picks))


class SeatAsk(Ask[MoveT], Generic[GameT, StateT, MoveT]):
    """An ask of one seat, in one state, by one game's rules. Its preview refuses what playing would
    refuse (`Game.check`), and shows the `lines` of the move."""

    def __init__(self, game: GameT, state: StateT, seat: Seat) -> None:
        self.game = game
        self.state = state
        self.seat = seat

    def preview(self, move: MoveT) -> Preview:
        self.game.check(self.state, self.seat, move)
        return Preview(self.lines(move))

    def lines(self, move: MoveT) -> tuple[Say, ...]:
        """What a legal move would do, if there is something to tell."""
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
        """The move that pressing the button makes."""


def is_forced_answer(forms: Sequence[Form]) -> bool:
    """Whether the match waits for nothing but one press that leaves no choice, such as a toss."""
    awaited = [form for form in forms if not form.optional]
    return len(awaited) == 1 and not awaited[0].fields


def fit(form: Form, picks: Picks) -> Picks:
    """The picks, unordered ones in the order of their choices; raises a malformed Refusal if they
    don't fit the form."""
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
    """The groups that don't go together, suits by their names."""
    chosen = [group for group in dict.fromkeys(groups) if group]
    if all(group in SUIT_NAMES for group in chosen):
        return say("kit-one-suit", chosen=tuple(map(suit_name, chosen)))
    return say("kit-one-group")


def _told_apart(field: Pick, picked: tuple[str, ...]) -> tuple[str, ...]:
    """The choices that are meant: where several look alike, a key that is picked twice stands for
    two of them."""
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
