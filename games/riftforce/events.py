"""What happened, in order. Seats named `side` are the side of the Rift where the card lies."""

import msgspec

from games.kit.say import Seat
from games.kit.showing import Revealing
from games.riftforce.cards import Card, GuildName


class GuildsDealt(msgspec.Struct, frozen=True, tag="guilds-dealt"):
    """One guild each at random; the others to pick from are shown."""

    dealt: tuple[GuildName, GuildName]
    shown: tuple[GuildName, ...]


class GuildsShown(msgspec.Struct, frozen=True, tag="guilds-shown"):
    """All of them can be picked."""

    shown: tuple[GuildName, ...]


class Tossed(msgspec.Struct, frozen=True, tag="tossed"):
    seat: Seat
    first: Seat


class Picked(msgspec.Struct, frozen=True, tag="picked"):
    seat: Seat
    guild: GuildName


class LeftOut(msgspec.Struct, frozen=True, tag="left-out"):
    """What nobody picked."""

    guilds: tuple[GuildName, ...]


class Drew(Revealing, frozen=True, tag="drew"):
    """Secret: which cards."""

    seat: Seat
    cards: tuple[Card, ...]


class DrewUnseen(msgspec.Struct, frozen=True, tag="drew-unseen"):
    """That somebody drew, as all others know it."""

    seat: Seat
    count: int


class Reshuffled(msgspec.Struct, frozen=True, tag="reshuffled"):
    """The discard has become the pile. If nothing was left in the pile before, everybody knew at
    that moment that these cards were in the hand."""

    seat: Seat
    in_hand: tuple[Card, ...]


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The second player's first card, from the pile to the middle."""

    seat: Seat
    card: Card


class Played(msgspec.Struct, frozen=True, tag="played"):
    seat: Seat
    card: Card
    location: int


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    seat: Seat
    card: Card


class Activated(msgspec.Struct, frozen=True, tag="activated"):
    seat: Seat
    card: Card
    location: int


class Hit(msgspec.Struct, frozen=True, tag="hit"):
    """`damage` is what lies on the card now."""

    side: Seat
    card: Card
    amount: int
    damage: int


class Healed(msgspec.Struct, frozen=True, tag="healed"):
    side: Seat
    card: Card
    amount: int
    damage: int


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    side: Seat
    card: Card
    location: int


class Destroyed(msgspec.Struct, frozen=True, tag="destroyed"):
    """`riftforce` goes to the other side; none for what Acid destroys."""

    side: Seat
    card: Card
    riftforce: int


class Gained(msgspec.Struct, frozen=True, tag="gained"):
    """Riftforce beyond what the destroyed card gives."""

    seat: Seat
    riftforce: int


class Stolen(msgspec.Struct, frozen=True, tag="stolen"):
    """A destroyed card is played on the other side."""

    seat: Seat
    card: Card
    location: int


class Checked(msgspec.Struct, frozen=True, tag="checked"):
    """The locations controlled; each gives 1 Riftforce."""

    seat: Seat
    locations: tuple[int, ...]


class Tied(msgspec.Struct, frozen=True, tag="tied"):
    """Both have equally many, 12 or more: one more action each."""

    riftforce: int


Event = (
    GuildsDealt
    | GuildsShown
    | Tossed
    | Picked
    | LeftOut
    | Drew
    | DrewUnseen
    | Reshuffled
    | Opened
    | Played
    | Discarded
    | Activated
    | Hit
    | Healed
    | Moved
    | Destroyed
    | Gained
    | Stolen
    | Checked
    | Tied
)
