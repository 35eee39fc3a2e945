"""One deterministic stream of chance for each match, which anybody can recompute.

The stream is HMAC-SHA-256 over a counter, keyed by the match's secret and its public salts: texts
in their order, each as UTF-8 behind its length in bytes, which takes four, the highest first.
The lobby publishes `commitment(secret)`, the end publishes the secret.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Literal, TypeVar

import msgspec

T = TypeVar("T")

WORD_BYTES = 4
WORD_RANGE = 1 << (8 * WORD_BYTES)
WORDS_PER_BLOCK = hashlib.sha256().digest_size // WORD_BYTES

Kind = Literal["shuffle", "die", "pick"]


class Call(msgspec.Struct, frozen=True, array_like=True):
    """One use of chance as logged: a shuffle's result is the old index at each new place."""

    kind: Kind
    name: str
    of: int
    result: int | tuple[int, ...]


def commitment(secret: bytes) -> str:
    """What the lobby publishes, so that the secret can't be exchanged later."""
    return hashlib.sha256(secret).hexdigest()


class Stream:
    """Words of 32 bits: HMAC(HMAC(secret, salts), block number), eight words a block."""

    def __init__(self, secret: bytes, salts: Sequence[str], drawn: int = 0) -> None:
        salted = b"".join(
            len(salt).to_bytes(4, "big") + salt for salt in (text.encode() for text in salts)
        )
        self._key = hmac.digest(secret, salted, "sha256")
        self._block = b""
        self._block_number = -1
        self.drawn = drawn

    def word(self) -> int:
        number, place = divmod(self.drawn, WORDS_PER_BLOCK)
        if number != self._block_number:
            self._block = hmac.digest(self._key, number.to_bytes(8, "big"), "sha256")
            self._block_number = number
        self.drawn += 1
        return int.from_bytes(self._block[place * WORD_BYTES : (place + 1) * WORD_BYTES], "big")

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely: words beyond the last full run are
        drawn again."""
        fair = WORD_RANGE - WORD_RANGE % bound
        while (word := self.word()) >= fair:
            pass
        return word % bound

    def permutation(self, length: int) -> tuple[int, ...]:
        """Fisher and Yates, from the last place down."""
        order = list(range(length))
        for place in range(length - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)

    def result(self, kind: Kind, of: int) -> int | tuple[int, ...]:
        """What a call of that kind gives next. A T10 shows 0 to 9, any other die 1 to its sides."""
        if kind == "shuffle":
            return self.permutation(of)
        drawn = self.below(of)
        return drawn + 1 if kind == "die" and of != 10 else drawn


class Chance:
    """What the rules see of the stream. Each call has a name, which tells what it was for."""

    def __init__(self, secret: bytes, salts: Sequence[str], drawn: int = 0) -> None:
        self._stream = Stream(secret, salts, drawn)
        self.calls: list[Call] = []

    @property
    def drawn(self) -> int:
        """How far the stream has been used; it never goes back."""
        return self._stream.drawn

    def shuffle(self, name: str, items: Sequence[T]) -> tuple[T, ...]:
        order = self._log("shuffle", name, len(items))
        assert isinstance(order, tuple)
        return tuple(items[place] for place in order)

    def die(self, name: str, sides: int) -> int:
        """A T6 shows 1 to 6, a T10 shows 0 to 9."""
        return self._number("die", name, sides)

    def pick(self, name: str, items: Sequence[T]) -> T:
        return items[self._number("pick", name, len(items))]

    def _number(self, kind: Kind, name: str, of: int) -> int:
        result = self._log(kind, name, of)
        assert isinstance(result, int)
        return result

    def _log(self, kind: Kind, name: str, of: int) -> int | tuple[int, ...]:
        result = self._stream.result(kind, of)
        self.calls.append(Call(kind, name, of, result))
        return result


def difference(stream: Stream, call: Call) -> int | tuple[int, ...] | None:
    """What the stream gives for a logged call where that is something else than the log says."""
    expected = stream.result(call.kind, call.of)
    return None if expected == call.result else expected
