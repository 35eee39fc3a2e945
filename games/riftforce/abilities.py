"""The words that the guilds' abilities are written in.

An ability is a tuple of steps in order. A step is a deed, which is simply done, or a `Choose`,
which asks if more than one option is legal. What can't be done is skipped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from games.kit.say import Seat
from games.riftforce.cards import Card
from games.riftforce.state import (
    HAND_SIZE,
    LOCATIONS,
    Column,
    Effect,
    Location,
    Piece,
    other,
)
from games.riftforce.state import neighbours as next_to

if TYPE_CHECKING:
    from games.riftforce.battle import Battle


class Use:
    """A card's ability in use. Allies are seen from the card, which counts as one."""

    def __init__(self, battle: Battle, seat: Seat, effect: Effect) -> None:
        self.battle = battle
        self.seat = seat
        self.card = effect.card
        self.felled = effect.felled
        self.stolen: Card | None = None

    @property
    def here(self) -> Location:
        return self.battle.forces[self.seat].location(self.card)

    @property
    def piece(self) -> Piece:
        return self.battle.forces[self.seat].piece(self.card)

    def allies(self, location: Location) -> Column:
        return self.battle.forces[self.seat].columns[location]

    def enemies(self, location: Location) -> Column:
        return self.battle.forces[other(self.seat)].columns[location]

    def hit_enemy(self, card: Card, amount: int) -> None:
        self.battle.hit(other(self.seat), card, amount)

    def hit_ally(self, card: Card, amount: int) -> None:
        self.battle.hit(self.seat, card, amount)

    def strike(self, card: Card, amount: int) -> bool:
        """Hits an enemy that is removed and scored at once if that destroys it."""
        self.hit_enemy(card, amount)
        struck = self.battle.forces[other(self.seat)].piece(card)
        destroyed = self.battle.destroy_if_dead(other(self.seat), struck)
        self.felled = card if destroyed else None
        return destroyed

    def heal(self, card: Card, amount: int) -> None:
        self.battle.heal(self.seat, card, amount)

    def move(self, location: Location) -> None:
        self.battle.move(self.seat, self.card, location)

    def move_enemy(self, card: Card, location: Location) -> None:
        self.battle.move(other(self.seat), card, location)

    def steal(self, card: Card, location: Location) -> None:
        self.battle.steal(self.seat, card, location)
        self.stolen = card

    def gain(self, riftforce: int) -> None:
        self.battle.gain(self.seat, riftforce)


Deed = Callable[[Use], None]
Which = Callable[[Use], Sequence[Piece]]
Where = Callable[[Use], Sequence[Location]]
Asked = Literal["move", "pull", "drag", "steal", "strike", "heal", "soothe"]


@dataclass(frozen=True)
class Choose:
    """Chooses one option. `asks` is the end of the question's message id, riftforce-choose-…"""

    asks: Asked
    among: Literal["cards", "locations"]
    options: Callable[[Use], Sequence[str]]
    then: Callable[[Use, str], None]


Step = Deed | Choose


@dataclass(frozen=True)
class Guild:
    """A guild: what its cards do when activated and when played, what one of them is worth to
    the opponent when destroyed, and whether those that it destroys score at all."""

    activated: tuple[Step, ...]
    played: tuple[Step, ...] = ()
    worth: int = 1
    victims_score: bool = True
    second_set: bool = False


# Which cards


def first_enemy(use: Use) -> Sequence[Piece]:
    """The enemy here that is nearest the Rift."""
    return use.enemies(use.here)[:1]


def second_enemy(use: Use) -> Sequence[Piece]:
    return use.enemies(use.here)[1:2]


def last_enemy(use: Use) -> Sequence[Piece]:
    """A lone enemy is both first and last."""
    return use.enemies(use.here)[-1:]


def every_enemy(use: Use) -> Sequence[Piece]:
    return use.enemies(use.here)


def first_enemies_next_door(use: Use) -> Sequence[Piece]:
    """The first enemy of each neighbouring location."""
    return [piece for near in next_to(use.here) for piece in use.enemies(near)[:1]]


def ally_behind(use: Use) -> Sequence[Piece]:
    column = use.allies(use.here)
    place = column.index(use.piece) + 1
    return column[place : place + 1]


def itself_and_allies_in_front(use: Use) -> Sequence[Piece]:
    column = use.allies(use.here)
    return column[: column.index(use.piece) + 1]


def allies_here(use: Use) -> Sequence[Piece]:
    return use.allies(use.here)


def allies_anywhere(use: Use) -> Sequence[Piece]:
    return [piece for location in LOCATIONS for piece in use.allies(location)]


# Which locations


def neighbours(use: Use) -> Sequence[Location]:
    return next_to(use.here)


def elsewhere(use: Use) -> Sequence[Location]:
    """Any other location."""
    return [location for location in LOCATIONS if location != use.here]


# Steps


def hit(amount: int, enemies: Which) -> Deed:
    def deed(use: Use) -> None:
        for piece in enemies(use):
            use.hit_enemy(piece.card, amount)

    return deed


def hit_own(amount: int, allies: Which) -> Deed:
    def deed(use: Use) -> None:
        for piece in allies(use):
            use.hit_ally(piece.card, amount)

    return deed


def strike(amount: int, enemies: Which) -> Deed:
    """A hit whose destruction counts at once."""

    def deed(use: Use) -> None:
        for piece in enemies(use):
            use.strike(piece.card, amount)

    return deed


def heal_itself(use: Use) -> None:
    """Takes 1 damage off the card itself."""
    if use.piece.damage:
        use.heal(use.card, 1)


def draw_one(use: Use) -> None:
    """Draws a card, if the hand has fewer than seven."""
    if len(use.battle.forces[use.seat].hand) < HAND_SIZE:
        use.battle.draw(use.seat, 1)


def move(where: Where) -> Choose:
    return choose_location("move", where, Use.move)


def choose_location(asks: Asked, where: Where, then: Callable[[Use, Location], None]) -> Choose:
    return Choose(
        asks,
        "locations",
        lambda use: [str(location) for location in where(use)],
        lambda use, option: then(use, int(option)),
    )


def choose_card(asks: Asked, which: Which, then: Callable[[Use, Card], None]) -> Choose:
    return Choose(asks, "cards", lambda use: [piece.card for piece in which(use)], then)


def damaged(which: Which) -> Which:
    """The damaged ones of these pieces."""
    return lambda use: [piece for piece in which(use) if piece.damage]
