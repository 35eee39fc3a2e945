"""Messages on their way: what is due, for whom, and what it is to show."""

import hashlib
from typing import NamedTuple

from bot.chat.deliver.schedule import Name
from bot.chat.deliver.sheets import Entry
from bot.chat.render.content import Content
from bot.host.keys import TROUBLE, is_direct, is_redrawn, user_of
from bot.host.model import User
from bot.host.views import View


class Letter(NamedTuple):
    """A message that is due. `reader` is whose direct messages it goes to, if it goes there."""

    name: Name
    entry: Entry
    reader: User | None

    @property
    def is_of_a_seat(self) -> bool:
        """Whether it is for its reader only as long as he has a seat."""
        return self.reader is not None and user_of(self.name.key) is not None

    @property
    def nonce(self) -> str:
        """The same for a message that is sent again because it is not known whether it arrived."""
        name, entry, _ = self
        which = entry.message or 0 if is_redrawn(name.key) else entry.wanted
        text = f"{name.table} {name.key} {which}"
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


class Draft(NamedTuple):
    """What to send, and where: `anew` as a message of its own. `revision` is the table's."""

    place: int
    content: Content
    revision: int
    anew: bool


def reader_of(view: View, key: str) -> User | None:
    """Whose direct messages a message goes to; nobody's if he has left."""
    if key == TROUBLE:
        return view.opener
    user = user_of(key) if is_direct(key) else None
    return next((each.user for each in view.seats if each.user == user and not each.left), None)
