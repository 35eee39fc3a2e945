"""What a seat does."""

import msgspec

from games.kit.cards import Card


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lays a card face down."""

    card: Card


Move = Lay
