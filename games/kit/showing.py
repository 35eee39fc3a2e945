"""What moves and events say of themselves, for whoever asks what may be taken back."""

import msgspec


class Revealing(msgspec.Struct, frozen=True):
    """The base of an event by which somebody gets to see a card that was hidden from him: drawn,
    dealt or turned. Whoever shows a card of his own by playing it learns nothing; what others have
    seen of it they remember (`Game.remembering`)."""

    @property
    def has_shown(self) -> bool:
        """Not if it turned out to be about no card."""
        return True


class Forced(msgspec.Struct, frozen=True):
    """The base of a move that leaves no choice, such as a roll that must be made: it goes back with
    the choice that led to it."""
