"""Who has been forgotten: a small file beside the store, which stays when a backup is put in the
store's place. The people in it are forgotten again if they stand in that backup.

It holds no id, only a slow hash of each with the file's own salt: enough to know somebody again who
stands in a store, and too slow to try all ids that Discord may have given out. After a year a line
is dropped; backups must not be kept for longer.
"""

import hashlib
import os
import secrets
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.host.model import Stamp, User
from bot.host.ports import Broken, CannotOpen
from bot.store import private
from bot.store.sqlite.witness import sync_folder

SUFFIX = "-forgotten"
SALT_BYTES, HASH_BYTES = 16, 16
ROUNDS = 2_000
KEPT_MS = 366 * 24 * 3_600_000
MOST = 10_000


class Forgotten:
    """The file's lines: its salt, and then a hash and a stamp each."""

    def __init__(self, store: Path) -> None:
        self._path = store.with_name(f"{store.name}{SUFFIX}")
        self._salt = secrets.token_bytes(SALT_BYTES)
        self._at: dict[str, Stamp] = {}
        try:
            self._read(self._path.read_text(encoding="ascii"))
        except FileNotFoundError:
            return
        except (OSError, ValueError) as error:
            raise CannotOpen(
                f"{self._path} can't be read, and it says who must be forgotten: put it back from "
                "a copy, or delete it if no backup is going to be restored."
            ) from error

    def _read(self, text: str) -> None:
        salt, *lines = text.split("\n")
        self._salt = bytes.fromhex(salt)
        for line in filter(None, lines):
            hashed, at = line.split(" ")
            self._at[hashed] = Stamp(int(at))

    def hash_of(self, user: User) -> str:
        """What somebody is known by here. Takes a millisecond."""
        hashed = hashlib.pbkdf2_hmac("sha256", str(user).encode(), self._salt, ROUNDS, HASH_BYTES)
        return hashed.hex()

    def hashes(self) -> Iterator[tuple[str, Stamp]]:
        yield from self._at.items()

    def known_among(self, users: Iterable[User], hashes: frozenset[str]) -> Iterator[User]:
        """Who of these people has one of these hashes. Takes its time: for a thread."""
        return (user for user in users if self.hash_of(user) in hashes)

    def add(self, user: User, at: Stamp) -> None:
        """On the disk when it returns. Takes its time: for a thread."""
        self._at.pop(hashed := self.hash_of(user), None)
        self._at[hashed] = at
        kept = [(each, since) for each, since in self._at.items() if since > at - KEPT_MS]
        self._at = dict(kept[-MOST:])
        try:
            self._write()
        except OSError as error:
            raise Broken(f"{self._path} can't be written: {error.strerror}") from error

    def _write(self) -> None:
        """The old file or the new one, whenever it is interrupted."""
        beside = self._path.with_name(f".{self._path.name}.new")
        private.begin(beside)
        lines = (self._salt.hex(), *(f"{hashed} {at}" for hashed, at in self._at.items()))
        with beside.open("w", encoding="ascii") as opened:
            opened.write("".join(f"{line}\n" for line in lines))
            opened.flush()
            os.fsync(opened.fileno())
        beside.replace(self._path)
        sync_folder(self._path.parent)
