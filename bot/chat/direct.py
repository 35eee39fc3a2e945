"""Which messages of a table go to somebody's direct messages, and whose."""

from bot.host import messages
from bot.host.model import User
from bot.host.views import View

DIRECT = (
    messages.HandKey,
    messages.CallKey,
    messages.TroubleKey,
    messages.StrandedKey,
    messages.DigestKey,
)


def is_direct(key: messages.MessageKey) -> bool:
    """Whether a message goes to somebody's direct messages; an old one stays where it is."""
    return isinstance(key, DIRECT) or (isinstance(key, messages.OldKey) and key.user is not None)


def reader_of(view: View, key: messages.MessageKey) -> User | None:
    """Whose direct messages a message goes to; nobody's if they have left. The lobby of a rematch
    calls people for whom it keeps a seat."""
    if key == messages.TROUBLE:
        return view.opener
    user = key.user if is_direct(key) else None
    return user if user is not None and view.has_seat(user) else None
