"""When a lenient listener takes a text for a known answer: another form of the word, an added
article, a typing error, the same compound. The bot player uses it, no ruling does (OF9)."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from games.ordet_fanger.folding import says, words_of

ARTICLES: Mapping[str, Sequence[str]] = {
    "sv": ("en", "ett", "den", "det", "de"),
    "nb": ("en", "ei", "et", "den", "det", "de"),
    "de": ("der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer"),
    "en": ("a", "an", "the", "some", "my"),
}

ENDINGS: Mapping[str, Sequence[str]] = {
    "sv": ("arna", "orna", "erna", "ets", "or", "ar", "er", "en", "et", "na", "a", "e", "n", "t"),
    "nb": ("ene", "ane", "ens", "ets", "er", "ar", "en", "et", "a", "e", "n", "t", "s"),
    "de": ("innen", "chen", "ern", "en", "er", "es", "em", "e", "n", "s"),
    "en": ("ies", "es", "s", "ing", "ed", "y"),
}
"""The endings of number, case or gender, the longest first."""

LEAST_STEM = 3
LEAST_WORD = 3
"""The least length of a word to know an answer by."""
LEAST_FOR_A_SLIP, LEAST_FOR_TWO = 4, 8
LEAST_OF_COMPOUND = 4
LEAST_SHARED, OF_SO_MANY = 5, 2
"""How many letters of an ending, and in how many known answers, make it the category's own."""

LETTERS = str.maketrans({"ø": "o", "æ": "ae", "ß": "ss", "đ": "d", "ł": "l"})


def plain(words: str) -> str:
    """Folded words without accents."""
    if words.isascii():
        return words
    parts = unicodedata.normalize("NFKD", words.translate(LETTERS))
    return "".join(part for part in parts if not unicodedata.combining(part))


def stem(word: str, language: str) -> str:
    for ending in ENDINGS.get(language, ()):
        if word.endswith(ending) and len(word) - len(ending) >= LEAST_STEM:
            return word.removesuffix(ending)
    return word


def form_of(text: str, language: str) -> str:
    """A form that is the same for a word in the singular and the plural, with an article or
    without."""
    return "".join(stem(word, language) for word in _words(text, language))


def is_like_any(text: str, answers: Iterable[str], language: str) -> bool:
    """Whether a text is like one of these answers, or ends as several of them do."""
    said = _words(text, language)
    if not said:
        return False
    known = [words for answer in answers if (words := _words(answer, language))]
    return any(_are_alike(said, words, language) for words in known) or _ends_as_some(said, known)


def _words(text: str, language: str) -> tuple[str, ...]:
    """The words of a text without articles, unless it is nothing else."""
    words = tuple(plain(words_of(text)).split())
    articles = ARTICLES.get(language, ())
    return tuple(word for word in words if word not in articles) or words


def _are_alike(said: tuple[str, ...], meant: tuple[str, ...], language: str) -> bool:
    one, other = "".join(said), "".join(meant)
    if one == other or _forms(said, language) == _forms(meant, language):
        return True
    if _holds(said, meant, language) or _holds(meant, said, language):
        return True
    return _is_compound(one, other) or _is_slip(one, other)


def _forms(words: tuple[str, ...], language: str) -> str:
    return "".join(stem(word, language) for word in words)


def _holds(whole: tuple[str, ...], part: tuple[str, ...], language: str) -> bool:
    """Whether the words of one are among the other's."""
    forms = " ".join(stem(word, language) for word in whole)
    squeezed = _forms(part, language)
    return len(squeezed) >= LEAST_WORD and says(forms, squeezed)


def _is_compound(one: str, other: str) -> bool:
    """A compound is a kind of what it ends in."""
    longer, shorter = (one, other) if len(one) >= len(other) else (other, one)
    return len(shorter) >= LEAST_OF_COMPOUND and longer.endswith(shorter)


def _ends_as_some(said: tuple[str, ...], known: list[tuple[str, ...]]) -> bool:
    ending = "".join(said)[-LEAST_SHARED:]
    if len(ending) < LEAST_SHARED:
        return False
    return sum("".join(words).endswith(ending) for words in known) >= OF_SO_MANY


def _is_slip(said: str, meant: str) -> bool:
    """Whether it is a typing error: one letter too many, too few, another, or two exchanged; in a
    long word twice."""
    least = min(len(said), len(meant))
    if least < LEAST_FOR_A_SLIP:
        return False
    allowed = 2 if least >= LEAST_FOR_TWO else 1
    return abs(len(said) - len(meant)) <= allowed and _slips(said, meant) <= allowed


def _slips(one: str, other: str) -> int:
    """The number of typing errors between two words."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, start=1):
        last, row, two_ago = row, [i], before
        for j, meant in enumerate(other, start=1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (letter != meant))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == meant:
                cost = min(cost, two_ago[j - 2] + 1)
            row.append(cost)
        before = last
    return row[-1]
