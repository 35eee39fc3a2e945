"""A position while one move changes it: the only place where cards are moved and damaged."""

from games.kit.chance import Chance
from games.kit.say import Seat
from games.riftforce import events
from games.riftforce.cards import Card, guild_of, number
from games.riftforce.guilds import GUILDS
from games.riftforce.state import LOCATIONS, Column, Location, Piece, Side, State, other


class Force:
    """One side of the Rift, changeable."""

    def __init__(self, side: Side) -> None:
        self.guilds = side.guilds
        self.hand = side.hand
        self.pile = side.pile
        self.discard = side.discard
        self.columns: list[Column] = list(side.columns)
        self.riftforce = side.riftforce
        self.seen = side.seen

    def side(self) -> Side:
        return Side(
            self.guilds,
            self.hand,
            self.pile,
            self.discard,
            tuple(self.columns),
            self.riftforce,
            self.seen,
        )

    def location(self, card: Card) -> Location:
        """Where the card lies on this side."""
        for location, column in enumerate(self.columns):
            for piece in column:
                if piece.card == card:
                    return location
        raise LookupError(card)

    def piece(self, card: Card) -> Piece:
        for column in self.columns:
            for piece in column:
                if piece.card == card:
                    return piece
        raise LookupError(card)

    def add(self, piece: Piece, location: Location) -> None:
        """Adds a piece at the end of a location."""
        self.columns[location] = (*self.columns[location], piece)

    def take(self, card: Card) -> Piece:
        """Takes a card off the board; the gap closes."""
        location = self.location(card)
        column = self.columns[location]
        self.columns[location] = tuple(piece for piece in column if piece.card != card)
        return next(piece for piece in column if piece.card == card)

    def set_damage(self, card: Card, damage: int) -> None:
        location = self.location(card)
        self.columns[location] = tuple(
            Piece(card, damage) if piece.card == card else piece for piece in self.columns[location]
        )

    def from_hand(self, *cards: Card) -> None:
        self.hand = tuple(card for card in self.hand if card not in cards)
        self.seen = tuple(card for card in self.seen if card not in cards)

    def draw(self, count: int) -> tuple[Card, ...]:
        """Draws this many cards from the pile, or all there are; the hand stays sorted."""
        drawn, self.pile = self.pile[:count], self.pile[count:]
        self.hand = tuple(sorted((*self.hand, *drawn)))
        return drawn


class Battle:
    """Both sides, and the events so far."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.forces = (Force(state.sides[0]), Force(state.sides[1]))
        self.chance = chance
        self.events: list[events.Event] = []

    def sides(self) -> tuple[Side, ...]:
        return tuple(force.side() for force in self.forces)

    def hit(self, side: Seat, card: Card, amount: int) -> None:
        damage = self.forces[side].piece(card).damage + amount
        self.forces[side].set_damage(card, damage)
        self.events.append(events.Hit(side, card, amount, damage))

    def heal(self, side: Seat, card: Card, amount: int) -> None:
        damage = self.forces[side].piece(card).damage - amount
        self.forces[side].set_damage(card, damage)
        self.events.append(events.Healed(side, card, amount, damage))

    def move(self, side: Seat, card: Card, location: Location) -> None:
        """Moves a card along the Rift with its damage."""
        force = self.forces[side]
        force.add(force.take(card), location)
        self.events.append(events.Moved(side, card, location))

    def gain(self, seat: Seat, riftforce: int) -> None:
        """Gains Riftforce beyond what a destroyed card gives."""
        self.forces[seat].riftforce += riftforce
        self.events.append(events.Gained(seat, riftforce))

    def destroy_if_dead(self, side: Seat, piece: Piece, scores: bool = True) -> bool:
        """Destroys a dead card: it goes to the discard of the side where it lay, and its Riftforce
        to the other side."""
        if piece.damage < number(piece.card):
            return False
        force = self.forces[side]
        force.take(piece.card)
        force.discard = (*force.discard, piece.card)
        riftforce = GUILDS[guild_of(piece.card)].worth if scores else 0
        self.forces[other(side)].riftforce += riftforce
        self.events.append(events.Destroyed(side, piece.card, riftforce))
        return True

    def destroy_the_dead(self, scores: bool) -> None:
        """Destroys the dead, from the first location to the last, each column from first to
        last."""
        for location in LOCATIONS:
            for side in (0, 1):
                for piece in self.forces[side].columns[location]:
                    self.destroy_if_dead(side, piece, scores)

    def steal(self, seat: Seat, card: Card, location: Location) -> None:
        """Plays a card that was just destroyed on the other side on this one."""
        victim = self.forces[other(seat)]
        victim.discard = tuple(lying for lying in victim.discard if lying != card)
        self.forces[seat].add(Piece(card), location)
        self.events.append(events.Stolen(seat, card, location))

    def draw(self, seat: Seat, count: int) -> None:
        """Draws from the pile, which is the shuffled discard when it is empty; else what there
        is."""
        force = self.forces[seat]
        drawn = force.draw(count)
        if len(drawn) < count and force.discard:
            self._reshuffle(seat)
            drawn += force.draw(count - len(drawn))
        if drawn:
            self.events.append(events.Drew(seat, drawn))

    def _reshuffle(self, seat: Seat) -> None:
        """Shuffles the discard into a pile. By then everybody has seen where all cards but those in
        the hand lie."""
        force = self.forces[seat]
        self.events.append(
            events.Reshuffled(seat, tuple(card for card in force.hand if card not in force.seen))
        )
        force.seen = force.hand
        force.pile, force.discard = self.chance.shuffle("pile", force.discard, seat), ()
