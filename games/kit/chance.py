"""A match's chance: a secret and public salts, from which anybody can recompute every use of it.

The lobby publishes `commitment(secret)`, the end publishes the secret. The salts are texts in
order, each as UTF-8 after its length in four bytes, the highest first.

Each use has a stream of its own, keyed by its purpose, its seat and a counter. So a shuffle does
not depend on what else was drawn, and two tables with the same secret and salts are dealt alike.
`games/kit/CHANCE.md` describes all this, with an example worked out.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from games.kit.bounds import MOST_CHARACTERS, MOST_SEATS, MOST_THINGS, MOST_USES
from games.kit.say import Seat

T = TypeVar("T")

WORD_BYTES = 4
WORD_RANGE = 1 << (8 * WORD_BYTES)
WORDS_PER_BLOCK = hashlib.sha256().digest_size // WORD_BYTES

SEAL_BYTES = 24
"""Two secrets with the same seal take some 2 to the 96th hashes to find."""

Kind = Literal["shuffle", "die", "pick"]

D10 = 10
"""The sides of a d10, which shows 0 to 9."""

FORMAT = 2
"""How streams follow from the secret; a record and a table say which format they are of."""

BOT_STREAM = "house"
"""The purpose of the bot player's streams. No game may use chance under this name. It is an old
name for the bot player, and can't change: its moves follow from it."""

Thing = Annotated[int, Meta(ge=0, le=MOST_THINGS)]

Result = Thing | tuple[Thing, ...]


class Call(msgspec.Struct, frozen=True, array_like=True):
    """One use of chance as logged. A shuffle's result is the old index at each new place. `nth`
    counts the uses with this name for this seat, from 1."""

    kind: Kind
    name: Annotated[str, Meta(max_length=MOST_CHARACTERS)]
    of: Thing
    result: Result
    seat: Annotated[Seat, Meta(ge=0, le=MOST_SEATS)] | None
    nth: Annotated[int, Meta(ge=1, le=MOST_USES)]

    @property
    def is_sound(self) -> bool:
        """Whether such a use is possible: a die has sides, and a pick has something to pick
        from."""
        return self.name != BOT_STREAM and (self.of > 0 or self.kind == "shuffle")


def commitment(secret: bytes) -> str:
    """What the lobby publishes, so that the secret can't be exchanged later."""
    return hashlib.sha256(secret).hexdigest()


def seal(commitment: str) -> str:
    """A commitment in short, as messages show it: 32 characters of base64url."""
    return urlsafe_b64encode(bytes.fromhex(commitment)[:SEAL_BYTES]).decode()


def joined(texts: Sequence[str]) -> bytes:
    """Texts as bytes: no other texts give the same bytes."""
    encoded = (text.encode() for text in texts)
    return b"".join(len(text).to_bytes(4, "big") + text for text in encoded)


def match_key(secret: bytes, salts: Sequence[str]) -> bytes:
    return hmac.digest(secret, joined(salts), "sha256")


class Stream:
    """Words of 32 bits: HMAC(key, block number), eight words a block."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = b""
        self._block_number = -1
        self._drawn = 0

    def word(self) -> int:
        number, place = divmod(self._drawn, WORDS_PER_BLOCK)
        if number != self._block_number:
            self._block = hmac.digest(self._key, number.to_bytes(8, "big"), "sha256")
            self._block_number = number
        self._drawn += 1
        return int.from_bytes(self._block[place * WORD_BYTES : (place + 1) * WORD_BYTES], "big")

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely: words beyond the last full run are
        drawn again."""
        fair = WORD_RANGE - WORD_RANGE % bound
        while (word := self.word()) >= fair:
            pass
        return word % bound

    def permutation(self, length: int) -> tuple[int, ...]:
        """A permutation by Fisher and Yates, from the last place down."""
        order = list(range(length))
        for place in range(length - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)

    def result(self, kind: Kind, of: int) -> Result:
        """The next result of a call of that kind. A d10 shows 0 to 9, any other die 1 to its
        sides."""
        if kind == "shuffle":
            return self.permutation(of)
        drawn = self.below(of)
        return drawn + 1 if kind == "die" and of != D10 else drawn


def call_key(key: bytes, name: str, seat: Seat | None, nth: int) -> bytes:
    return hmac.digest(key, joined((name, "" if seat is None else str(seat), str(nth))), "sha256")


def bot_key(secret: bytes, salts: Sequence[str], seat: Seat, nth: int) -> bytes:
    """The key of the stream for the bot player's `nth` move for a seat. Such a stream is not
    part of the match's chance: nothing that is dealt or rolled depends on it, and it stands in
    no log."""
    return call_key(match_key(secret, salts), BOT_STREAM, seat, nth)


class Chance:
    """The chance that the rules use. Each call has a name that says what it is for, and may be for
    a seat."""

    def __init__(
        self,
        secret: bytes,
        salts: Sequence[str],
        used: Mapping[str, int] | None = None,
    ) -> None:
        self._key = match_key(secret, salts)
        self._used = dict(used or {})
        self.calls: list[Call] = []

    @property
    def used(self) -> dict[str, int]:
        """How often chance was used for each purpose and seat, which never goes back."""
        return dict(self._used)

    def shuffle(self, name: str, items: Sequence[T], seat: Seat | None = None) -> tuple[T, ...]:
        order = self._call("shuffle", name, len(items), seat)
        assert isinstance(order, tuple)
        return tuple(items[place] for place in order)

    def die(self, name: str, sides: int, seat: Seat | None = None) -> int:
        """A d6 (T6) shows 1 to 6, a d10 (T10) shows 0 to 9."""
        number = self._call("die", name, sides, seat)
        assert isinstance(number, int)
        return number

    def pick(self, name: str, items: Sequence[T], seat: Seat | None = None) -> T:
        place = self._call("pick", name, len(items), seat)
        assert isinstance(place, int)
        return items[place]

    def again(self, logged: Call) -> Call:
        """The result of a logged call here. It is the same if all calls before it were made here as
        well."""
        self._call(logged.kind, logged.name, logged.of, logged.seat)
        return self.calls[-1]

    def _call(self, kind: Kind, name: str, of: int, seat: Seat | None) -> Result:
        assert name != BOT_STREAM, "the bot player's streams are its own"
        what = name if seat is None else f"{name} {seat}"
        nth = self._used[what] = self._used.get(what, 0) + 1
        stream = Stream(call_key(self._key, name, seat, nth))
        call = Call(kind, name, of, stream.result(kind, of), seat, nth)
        self.calls.append(call)
        return call.result
