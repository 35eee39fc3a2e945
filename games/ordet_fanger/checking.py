"""What is wrong with a card set, and what is thin, for its author."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from games.kit.card_files import Remark
from games.kit.game import ContentError
from games.ordet_fanger.answers import Answers, KnownAnswers, read_answers
from games.ordet_fanger.card_files import CardFile, Source, Written
from games.ordet_fanger.cards import SYMBOLS, CardSet, CardSets
from games.ordet_fanger.folding import LONGEST_ANSWER, can_answer, squeezed, words_of

LONG_CATEGORY = 44
LONG_TITLE = 40
MOST_OF_A_SYMBOL = 2
FEW_ANSWERS = 20
FEW_ANSWERS_OF_YOUNG = 12
FEW_FIXED = 10


def remarks_on(
    file: str, content: bytes, answers: Mapping[str, bytes], others: Iterable[CardSet]
) -> Iterator[Remark]:
    """The faults and thin places of a card file and of its answers, compared with the other sets of
    its language."""
    try:
        written = Written(file, content)
    except ContentError as error:
        yield Remark(file, error.line, error.sentence, is_fault=True)
        return
    for fault in written.faults():
        yield Remark(file, fault.line, fault.sentence, is_fault=True)
    jokers = next((read.jokers for read in written.sets.values()), ())
    yield from _thin_jokers(written, jokers)
    elsewhere = [cards for cards in others if cards.file != file]
    for name, read in written.sets.items():
        yield from _thin_texts(written, read)
        yield from _doubles(written, read, elsewhere)
        yield from _answers_remarks(written, name, read, answers)


def shelf_of(sets: CardSets, answers: KnownAnswers) -> Iterator[str]:
    """A line for each set."""
    for cards in sets.offered:
        known = [len(answers.of(sets, card)) for card in cards.categories]
        known += [len(answers.of_fixed(sets, cards.name, category)) for category in cards.fixed]
        yield (
            f"{cards.name} ({cards.language}): {cards.title}, {sum(known)} known answers, at least "
            f"{min(known)} for each category; hash {answers.hash_for(sets, cards.name)[:16]}"
        )


def _thin_texts(written: Written, read: CardFile) -> Iterator[Remark]:
    if len(read.title) > LONG_TITLE:
        yield _remark(written, read.title, f"the title has {len(read.title)} characters.")
    for category in (*_categories(read), *read.fixed):
        if len(category) > LONG_CATEGORY:
            yield _remark(
                written,
                category,
                f"“{category}” has {len(category)} characters, which is long for a card: up to "
                f"{LONG_CATEGORY} fit well.",
            )
    if read.fixed and len(read.fixed) < FEW_FIXED:
        line = written.source.line_of_key("fixed")
        text = f"there are {len(read.fixed)} fixed categories; {FEW_FIXED} give a choice."
        yield Remark(written.file, line, text)


def _thin_jokers(written: Written, jokers: tuple[tuple[str, ...], ...]) -> Iterator[Remark]:
    line = written.source.line_of_key("jokers")
    shown = Counter(symbol for pair in jokers for symbol in pair)
    for symbol in SYMBOLS:
        if not 1 <= shown[symbol] <= MOST_OF_A_SYMBOL:
            text = f"{symbol} stands on {shown[symbol]} jokers; one or two are fair."
            yield Remark(written.file, line, text)
    for pair, often in Counter(frozenset(pair) for pair in jokers).items():
        if often > 1:
            text = f"{often} jokers show {' and '.join(sorted(pair))}."
            yield Remark(written.file, line, text)


def _doubles(written: Written, read: CardFile, others: Iterable[CardSet]) -> Iterator[Remark]:
    there = {
        _folded(category): cards.name
        for cards in others
        if cards.language == read.language
        for category in cards.categories.values()
    }
    for category in _categories(read):
        if (name := there.get(_folded(category))) is not None:
            yield _remark(written, category, f"“{category}” stands in the set {name} too.")


def _answers_remarks(
    written: Written, name: str, read: CardFile, answers: Mapping[str, bytes]
) -> Iterator[Remark]:
    file = f"answers/{name}.toml"
    if (content := answers.get(f"{name}.toml")) is None:
        text = f"there is no {file}: the bot player knows no answers, and nobody gets hints."
        yield Remark(written.file, None, text)
        return
    try:
        known = read_answers(file, content)
    except ContentError as error:
        yield Remark(file, error.line, error.sentence, is_fault=True)
        return
    source = Source(content)
    wanted = (*written.answer_keys(), *read.fixed)
    few = FEW_ANSWERS_OF_YOUNG if read.fixed else FEW_ANSWERS
    for key in wanted:
        if len(known.get(key, ())) < few:
            text = f"“{key}” has {len(known.get(key, ()))} known answers; {few} are a good aim."
            line = source.line_of_key(key)
            yield Remark(file, line, text) if line else _remark(written, key, text)
    for key, listed in known.items():
        if key not in wanted:
            yield Remark(file, source.line_of_key(key), f"“{key}” is none of the categories.")
        for text in _bad_answers(key, listed):
            yield Remark(file, source.line_of_key(key), text)


def _bad_answers(key: str, listed: Answers) -> Iterator[str]:
    often = Counter(map(_folded, listed))
    for answer in dict.fromkeys(listed):
        if often[_folded(answer)] > 1:
            yield f"“{answer}” stands twice or more among the answers to “{key}”."
            often[_folded(answer)] = 0
        if not can_answer(answer):
            yield f"“{answer}” can't be said: 1 to {LONGEST_ANSWER} characters, one a letter."


def _categories(read: CardFile) -> tuple[str, ...]:
    return tuple(category for categories in read.cards.values() for category in categories)


def _folded(text: str) -> str:
    return squeezed(words_of(text)) or text


def _remark(written: Written, stands: str, text: str) -> Remark:
    return Remark(written.file, written.source.line_of(stands), text)
