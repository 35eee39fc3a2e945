"""Random choices that follow from a key alone, on any machine and Python version: the bot player's.
`CHANCE.md` describes them."""

from collections.abc import Iterable, MutableSequence, Sequence
from fractions import Fraction
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING, Any, Self, TypeVar

from games.kit.chance import WORD_RANGE, Stream, call_key

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

T = TypeVar("T")

FRACTION_RANGE = 1 << 53
"""How many different fractions `random` gives; each is exact as a float."""


class KeyedRandom(Random):
    """A Random with a stream of its own. The methods that our games use are computed here with
    integers; none of them uses the algorithms of Random."""

    def __init__(self, key: bytes) -> None:
        super().__init__(0)
        self._key = key
        self._stream = Stream(key)

    def fork(self, about: str, nth: int = 1) -> Self:
        """A separate stream for one question. It does not depend on what was drawn before."""
        return type(self)(call_key(self._key, about, None, nth))

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely. A bound larger than a word takes
        several words, the highest first."""
        if bound <= WORD_RANGE:
            return self._stream.below(bound)
        words = -(-(bound - 1).bit_length() // 32)
        fair = WORD_RANGE**words // bound * bound
        while (number := self._words(words)) >= fair:
            pass
        return number % bound

    def percent(self, share: int) -> bool:
        """True in `share` percent of all cases."""
        return self.below(100) < share

    def _words(self, count: int) -> int:
        number = 0
        for _ in range(count):
            number = number * WORD_RANGE + self._stream.word()
        return number

    def random(self) -> float:
        return self.below(FRACTION_RANGE) / FRACTION_RANGE

    def getrandbits(self, k: int, /) -> int:
        return self.below(1 << k)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        places = range(start) if stop is None else range(start, stop, step)
        return places[self.below(len(places))]

    def randint(self, a: int, b: int) -> int:
        return a + self.below(b - a + 1)

    def choice(self, seq: "SupportsLenAndGetItem[T]") -> T:
        return seq[self.below(len(seq))]

    def choices(
        self,
        population: "SupportsLenAndGetItem[T]",
        weights: Sequence[float | Fraction] | None = None,
        *,
        cum_weights: Sequence[float | Fraction] | None = None,
        k: int = 1,
    ) -> list[T]:
        """Like Random.choices, with whole numbers as weights."""
        reached = list(cum_weights or accumulate(weights or [1] * len(population)))
        return [population[self._place(reached)] for _ in range(k)]

    def _place(self, reached: Sequence[Any]) -> int:
        drawn = self.below(reached[-1])
        return next(place for place, upto in enumerate(reached) if drawn < upto)

    def shuffle(self, x: MutableSequence[Any]) -> None:
        x[:] = [x[place] for place in self._stream.permutation(len(x))]

    def sample(
        self, population: Sequence[T], k: int, *, counts: Iterable[int] | None = None
    ) -> list[T]:
        """The first `k` items of a shuffle of them all."""
        assert counts is None
        order = self._stream.permutation(len(population))
        return [population[place] for place in order[:k]]
