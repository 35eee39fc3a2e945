"""Whether the bot player doubts an answer, by what its lists know of the word and of the category.

It doubts nothing that is like a listed answer, and no word that is in no list, unless its letters
can't be a word. It doubts a word of other lists if hardly any of those is for a category of the
same kind, or for one that shares an answer with this one: "dog" is known, but is no football club.

If it would doubt more than a fourth of the listed answers, were they not listed, it doubts no known
word. If a list is short, it doubts nothing at all.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from games.ordet_fanger.folding import squeezed, words_of
from games.ordet_fanger.kinds import WORDING, kind_of
from games.ordet_fanger.likeness import form_of, is_like_any, plain

LEAST_LISTED = 10
TRUSTED = 25
"""Percentage of the listed answers that it may doubt and still trust itself."""
KIN = 15
"""Percentage of the categories with the word that must be akin to this one, or more."""
UNHEARD_OF = 34
"""Percentage of the runs of three letters of a non-word that are in no known word, or more."""
LEAST_LETTERS, LEAST_HEARD = 4, 10_000
"""The least letters of a word that is judged by them, and the least letters of known words to judge
by."""


class Category(NamedTuple):
    """A category of the lists, by its folded text, and its answers by their forms."""

    text: str
    kind: str
    forms: frozenset[str]


class Lists(NamedTuple):
    """A set's lists: which of its categories each form is an answer to, and all their words."""

    categories: tuple[Category, ...]
    known_in: Mapping[str, tuple[int, ...]]
    words: str


def index(lists: Mapping[str, Sequence[str]], language: str) -> Lists:
    """An index of the answers of each category."""
    categories: list[Category] = []
    known_in: dict[str, list[int]] = {}
    words: list[str] = []
    for number, (text, answers) in enumerate(lists.items()):
        forms = frozenset(form_of(answer, language) for answer in answers)
        categories.append(Category(_folded(text), kind_of(text, language), forms))
        for form in forms:
            known_in.setdefault(form, []).append(number)
        words += (plain(words_of(answer)) for answer in answers)
    places = {form: tuple(numbers) for form, numbers in known_in.items()}
    return Lists(tuple(categories), places, f" {' '.join(words)} ")


def is_doubted(
    text: str, category: str, answers: Collection[str], lists: Sequence[Lists], language: str
) -> bool:
    """Whether an answer to a category with these listed answers is doubted, by all lists of a
    language."""
    if len(answers) < LEAST_LISTED or is_like_any(text, answers, language):
        return False
    form, judge = form_of(text, language), _Judge(category, answers, lists, language)
    if judge.known_in(form):
        return judge.is_foreign(form) and judge.is_trusted()
    return judge.kind != WORDING and _is_no_word(text, lists)


class _Judge:
    """One category among the others, which share so many of its answers."""

    def __init__(
        self, category: str, answers: Collection[str], lists: Sequence[Lists], language: str
    ) -> None:
        self.kind = kind_of(category, language)
        self._text = _folded(category)
        self._forms = frozenset(form_of(answer, language) for answer in answers)
        self._lists = lists

    def known_in(self, form: str) -> list[Category]:
        """The other categories with this answer."""
        found = (
            each.categories[number]
            for each in self._lists
            for number in each.known_in.get(form, ())
        )
        return [category for category in found if category.text != self._text]

    def is_foreign(self, form: str) -> bool:
        """Whether a word is known, but hardly in a category of this kind or one that shares another
        answer."""
        known_in = self.known_in(form)
        akin = sum(each.kind == self.kind or self._shares(each, form) for each in known_in)
        return 100 * akin <= KIN * len(known_in) and bool(known_in)

    def _shares(self, other: Category, form: str) -> bool:
        return any(each != form and each in other.forms for each in self._forms)

    def is_trusted(self) -> bool:
        doubted = sum(map(self.is_foreign, self._forms))
        return 100 * doubted <= TRUSTED * len(self._forms)


def _is_no_word(text: str, lists: Sequence[Lists]) -> bool:
    """Whether its runs of letters are in no known word."""
    said = plain(words_of(text))
    heard = sum(len(each.words) for each in lists)
    if len(squeezed(said)) < LEAST_LETTERS or heard < LEAST_HEARD:
        return False
    padded = f" {said} "
    runs = [padded[at : at + 3] for at in range(len(padded) - 2)]
    unheard = sum(all(run not in each.words for each in lists) for run in runs)
    return 100 * unheard >= UNHEARD_OF * len(runs)


def _folded(text: str) -> str:
    return squeezed(words_of(text))
