"""Known answers: for each card what players would really shout. No ruling goes by them, for
answers are people's to judge (OF9); the house thinks them up from here, and they are hints for
whoever must vote.

They are kept as the files have them, UTF-8 and one text for each category, and split when they are
asked for. Files are read when a card of their set comes up first: that takes some milliseconds, so
ask in a thread where others would have to wait for it.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest

import msgspec

from games.kit.card_files import read_toml
from games.kit.game import ContentError
from games.ordet_fanger.card_files import Source
from games.ordet_fanger.cards import Card, CardSet, CardSets, in_set, set_of
from games.ordet_fanger.doubting import Lists, index
from games.ordet_fanger.folding import squeezed, words_of

BETWEEN = "\n"

Answers = tuple[str, ...]


class KnownAnswers:
    """The known answers, from a file for each set, of its name. Whoever asks says of which sets:
    a match has those that it is bound to, whatever stands on today's cards. A fixed category is on
    no card, so that it is looked for in the sets of `today` too."""

    def __init__(self, files: Mapping[str, bytes], today: Sequence[CardSet] = ()) -> None:
        self._unread = dict(files)
        self._today = tuple(today)
        self._hashes = {
            file: hashlib.sha256(content).hexdigest() for file, content in files.items()
        }
        self._kept: dict[str, dict[str, bytes]] = {}
        self._lists: dict[str, Lists] = {}

    def of(self, sets: CardSets, card: Card) -> Answers:
        """The best known first; those to a card of two languages in each of them."""
        cards = sets.by_name[set_of(card)]
        if cards.made_of:
            return _in_turns(self.of(sets, in_set(name, card)) for name in cards.made_of)
        key = cards.ids.get(card) or cards.categories.get(card, "")
        return _split(self._of_set(cards.name).get(key, b""))

    def of_fixed(self, sets: CardSets, name: str, category: str) -> Answers:
        """Those to a young player's fixed category, in the language of that set or in both."""
        mine = sets.by_name[name]
        languages = [sets.by_name[each].language for each in mine.made_of or (name,)]
        shelf = {cards.name: cards for cards in (*sets.offered, *self._today)}
        plain = [cards for cards in shelf.values() if not cards.is_linked]
        return _in_turns(
            self._to_category((cards.name for cards in plain if cards.language == each), category)
            for each in languages
        )

    def _to_category(self, names: Iterable[str], category: str) -> Answers:
        """From the first of these sets that has it."""
        asked = squeezed(words_of(category))
        for name in names:
            for key, kept in self._of_set(name).items():
                if squeezed(words_of(key)) == asked:
                    return _split(kept)
        return ()

    def lists(self, sets: CardSets, name: str) -> Lists:
        """All that a set's file has, in one language."""
        if name not in self._lists:
            cards = sets.by_name[name]
            kept = self._of_set(name)
            keys = {text: cards.ids.get(card, text) for card, text in cards.categories.items()}
            keys |= {text: text for text in cards.fixed}
            answers = {text: _split(kept.get(key, b"")) for text, key in keys.items()}
            self._lists[name] = index(answers, cards.language)
        return self._lists[name]

    def has(self, sets: CardSets, card: Card, text: str) -> bool:
        """Whether an answer is a known one, as answers are compared (OF11)."""
        return stands_in(text, self.of(sets, card))

    def hash_for(self, sets: CardSets, name: str) -> str:
        """Names the answers to the sets that a match may use which begins with this one: what its
        record says if the house has gone by them."""
        files = (f"{each}.toml" for each in sets.names_for(name))
        listed = "".join(f"{file}\0{self._hashes.get(file, '')}\0" for file in files)
        return hashlib.sha256(listed.encode()).hexdigest()

    def _of_set(self, name: str) -> Mapping[str, bytes]:
        """In any thread: a file is forgotten only once what it says is kept."""
        file = f"{name}.toml"
        unread = self._unread.get(file, b"")
        if name not in self._kept:
            read = read_answers(file, unread)
            self._kept[name] = {key: BETWEEN.join(read[key]).encode() for key in read}
            self._unread.pop(file, None)
        return self._kept[name]


def read_answers(file: str, content: bytes) -> dict[str, Answers]:
    """A file's answers by category, or by a linked card's id; raises ContentError."""
    try:
        return msgspec.convert(read_toml(content), dict[str, Answers])
    except (msgspec.MsgspecError, ValueError) as error:
        raise ContentError(
            file,
            f"these are no answers: {error}. Write “category” = [answers], a line for each.",
            Source(content).line_in(error),
        ) from error


def stands_in(text: str, answers: Iterable[str]) -> bool:
    said = squeezed(words_of(text))
    return any(squeezed(words_of(answer)) == said for answer in answers)


def _in_turns(lists: Iterable[Answers]) -> Answers:
    """The best known of each first, and none twice."""
    ranks = zip_longest(*lists, fillvalue="")
    return tuple(dict.fromkeys(answer for rank in ranks for answer in rank if answer))


def _split(kept: bytes) -> Answers:
    return tuple(kept.decode().split(BETWEEN)) if kept else ()
