"""What moves and events say about themselves, to decide what may be taken back."""

import msgspec


class Revealing(msgspec.Struct, frozen=True):
    """The base of an event that shows somebody a card that was hidden from them: drawn, dealt or
    turned. Playing one's own card is no such event; what others have seen of it they remember
    (`Game.remembering`)."""

    @property
    def has_shown(self) -> bool:
        """False if no card was shown after all."""
        return True


class Forced(msgspec.Struct, frozen=True):
    """The base of a move that leaves no choice, such as a roll that must be made. It is taken back
    together with the choice that led to it."""
