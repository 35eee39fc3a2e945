"""Known answers: for each card, what players would really shout. No ruling uses them, because
people judge answers (OF9). The bot player takes its answers from them, and they help the players
who vote.

They are kept as the files have them, UTF-8 and one text for each category, and split when they are
needed. A file is read when a card of its set comes up first. That takes some milliseconds: call
from a thread if others would wait.
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
    """The known answers, from a file named after each set. The caller says of which sets: a match
    has those that it is bound to, whatever is on today's cards. A fixed category is on no card, so
    the sets of `today` are searched for it too."""

    def __init__(self, files: Mapping[str, bytes], today: Sequence[CardSet] = ()) -> None:
        self._unread = dict(files)
        self._today = tuple(today)
        self._hashes = {
            file: hashlib.sha256(content).hexdigest() for file, content in files.items()
        }
        self._kept: dict[str, dict[str, bytes]] = {}
        self._lists: dict[str, Lists] = {}

    def of(self, sets: CardSets, card: Card) -> Answers:
        """The answers to a card, the best known first; for a card of two languages, those in each
        of them."""
        cards = sets.by_name[set_of(card)]
        if cards.made_of:
            return _in_turns(self.of(sets, in_set(name, card)) for name in cards.made_of)
        key = cards.ids.get(card) or cards.categories.get(card, "")
        return _split(self._of_set(cards.name).get(key, b""))

    def of_fixed(self, sets: CardSets, name: str, category: str) -> Answers:
        """The answers to a young player's fixed category, in the set's language or in both."""
        mine = sets.by_name[name]
        languages = [sets.by_name[each].language for each in mine.made_of or (name,)]
        shelf = {cards.name: cards for cards in (*sets.offered, *self._today)}
        plain = [cards for cards in shelf.values() if not cards.is_linked]
        return _in_turns(
            self._to_category((cards.name for cards in plain if cards.language == each), category)
            for each in languages
        )

    def _to_category(self, names: Iterable[str], category: str) -> Answers:
        """The answers to a category, from the first of these sets that has it."""
        asked = squeezed(words_of(category))
        for name in names:
            for key, kept in self._of_set(name).items():
                if squeezed(words_of(key)) == asked:
                    return _split(kept)
        return ()

    def lists(self, sets: CardSets, name: str) -> Lists:
        """All answers of a set's file, in one language."""
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
        """A hash of the answers to the sets that a match beginning with this set may use. The
        record keeps it if the bot player used them."""
        files = (f"{each}.toml" for each in sets.names_for(name))
        listed = "".join(f"{file}\0{self._hashes.get(file, '')}\0" for file in files)
        return hashlib.sha256(listed.encode()).hexdigest()

    def _of_set(self, name: str) -> Mapping[str, bytes]:
        """The answers of a set. Safe in any thread: a file is dropped only after its content is
        kept."""
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
    """The answers of all lists, the best known of each first, and none twice."""
    ranks = zip_longest(*lists, fillvalue="")
    return tuple(dict.fromkeys(answer for rank in ranks for answer in rank if answer))


def _split(kept: bytes) -> Answers:
    return tuple(kept.decode().split(BETWEEN)) if kept else ()
