"""Who has been forgotten: what stays when a backup is put in the store's place. The people in it
are forgotten again if they stand in that backup.

It holds no id, only a slow hash of each with a salt of its own: enough to know somebody again who
stands in a store, and too slow to try all ids that Discord may have given out. After a year each
is dropped; backups must not be kept for longer.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping

from bot.host.model import Stamp, User

SALT_BYTES, HASH_BYTES = 16, 16
ROUNDS = 2_000
KEPT_MS = 366 * 24 * 3_600_000
MOST = 10_000


class Forgotten:
    """A salt, and hashes with a stamp each."""

    def __init__(self, salt: bytes, at: Mapping[str, Stamp]) -> None:
        self.salt = salt
        self._at = dict(at)

    def hash_of(self, user: User) -> str:
        """What somebody is known by here. Takes a millisecond."""
        hashed = hashlib.pbkdf2_hmac("sha256", str(user).encode(), self.salt, ROUNDS, HASH_BYTES)
        return hashed.hex()

    def hashes(self) -> Iterator[tuple[str, Stamp]]:
        yield from self._at.items()

    def known_among(self, users: Iterable[User], hashes: Iterable[str]) -> list[User]:
        """Who of these people has one of these hashes. Takes its time: for a thread."""
        sought = frozenset(hashes)
        return [user for user in users if self.hash_of(user) in sought]

    def note(self, hashed: str, at: Stamp) -> None:
        """The oldest go."""
        self._at.pop(hashed, None)
        self._at[hashed] = at
        kept = [(each, since) for each, since in self._at.items() if since > at - KEPT_MS]
        self._at = dict(kept[-MOST:])
