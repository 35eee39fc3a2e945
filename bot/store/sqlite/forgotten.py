"""Who has been forgotten, in a small file beside the store."""

import os
import secrets
from pathlib import Path

from bot.host.model import Stamp, User
from bot.host.ports import Broken, CannotOpen
from bot.store import private
from bot.store.forgotten import SALT_BYTES, Forgotten
from bot.store.sqlite.witness import sync_folder

SUFFIX = "-forgotten"


class ForgottenFile(Forgotten):
    """The file's lines: its salt, and then a hash and a stamp each."""

    def __init__(self, store: Path) -> None:
        super().__init__(secrets.token_bytes(SALT_BYTES), {})
        self._path = store.with_name(f"{store.name}{SUFFIX}")
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
        self.salt = bytes.fromhex(salt)
        for line in filter(None, lines):
            hashed, at = line.split(" ")
            self._at[hashed] = Stamp(int(at))

    def add(self, user: User, at: Stamp) -> None:
        """On the disk when it returns. Takes its time: for a thread."""
        self.note(self.hash_of(user), at)
        try:
            self._write()
        except OSError as error:
            raise Broken(f"{self._path} can't be written: {error.strerror}") from error

    def _write(self) -> None:
        """The old file or the new one, whenever it is interrupted."""
        beside = self._path.with_name(f".{self._path.name}.new")
        private.begin(beside)
        lines = (self.salt.hex(), *(f"{hashed} {at}" for hashed, at in self._at.items()))
        with beside.open("w", encoding="ascii") as opened:
            opened.write("".join(f"{line}\n" for line in lines))
            opened.flush()
            os.fsync(opened.fileno())
        beside.replace(self._path)
        sync_folder(self._path.parent)
