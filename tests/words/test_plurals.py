"""Whatever is counted is told in words that fit the number: "no cards", "one card", "2 cards".

Every message with a number in it is put into words with 0, 1, 2 and 5 for each of its numbers. Of
the word that follows such a number each language must have said here what it is: one that counts
several things, one that stands for one thing, one that is the same for both, or none that is
counted at all. A word that is missing here, or that does not fit, fails. What only one game needs
stands in its own tests, in a `counted.py` with any of these names: NUMBERS, TEXTS, FEWEST, NOUNS.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

import games
from bot.languages import LANGUAGES, Language
from bot.words.words import Words
from games.kit.say import Say, Value
from tests.games.every_game import counted_by
from tests.words.messages import worded

TRIED = (0, 1, 2, 5)
OF_OTHERS = 5
ONE_ARE = re.compile(r"(?<![\w,.–])1 (?:of|von) [^.;:]*\b(?:are|have|sind|haben|werden)\b")
COUNTED = re.compile(r"(?<![\w,.–])(\d+)\*{0,2} ([^\W\d_]+)")


def each(text: str) -> frozenset[str]:
    return frozenset(text.split())


NUMBERS = each(
    """accepting after amount best calls count damage dice given here high least left life low
    matches most move moves month
    ms number ones others page percent points pot rejecting riftforce round seats seconds taken
    there things total toughness trophies turn uses value voted wanted"""
)
"""What is a number, or may be one."""

NUMBERS_IN = {
    "cards": each("supertrumf-over-cards supertrumf-over-shared"),
    "first": each("chat-menu-part storma-slottet-story-healing storma-slottet-story-joker"),
    "second": each("storma-slottet-story-healing storma-slottet-story-joker"),
    "sides": each("kit-die"),
    "day": each("chat-meet-on"),
}
"""What is a number in these messages only."""

TEXTS = each(
    """ability ahead answer answers asked attribute author behind by can card
    categories category channels choice chosen clock command day die does end ending
    field file gain game games giver guild guilds hash help how instead joker kind
    label language last level link linked location locations loser lost me mode name
    of one opener option order other ours pace permission permissions place played
    player players rank result right rule score seal season seasons secret section
    sets shown shows side since speaker stamp state suit symbol symbols table tables
    target terms text then thousandths thread through time times title to told typed
    until use user version way what when where which who why winner winners wish won
    word words worth you zone"""
) | frozenset(NUMBERS_IN)

FEWEST = {
    # Options, limits and what a game is dealt with are never so few.
    ("chat-rules-players", "least"): 2,
    ("chat-rules-players", "most"): 2,
    ("chat-rules-players-exactly", "count"): 1,
    ("chat-options-page", "count"): 2,
    ("chat-seats", "least"): 2,
    ("chat-seats", "most"): 2,
    ("kit-text-length", "most"): 2,
    ("bot-player-same", "moves"): 1,
    ("chat-bot-plays", "count"): 1,
    ("chat-digest", "count"): 1,
    ("chat-clock-hours", "count"): 1,
    ("chat-clock-minutes", "count"): 1,
    ("chat-clock-seconds", "count"): 1,
    ("chat-bot-numbered", "number"): 1,
    ("chat-hints-taken", "count"): 1,
    ("chat-part-bot", "moves"): 1,
    ("chat-part-left-bot", "moves"): 1,
    ("chat-leader", "matches"): 1,
    ("chat-watch-lobbies", "count"): 1,
    ("chat-watch-matches", "count"): 1,
    ("chat-watch-seats", "most"): 2,
    ("chat-leaders-provisional", "matches"): 2,
    ("cogs-results-file", "matches"): 1,
    ("pictures-record-broken-off", "count"): 1,
    ("tables-full", "seats"): 2,
    ("tables-many-own", "most"): 1,
    ("tables-many-here", "most"): 1,
    ("tables-many-seats", "most"): 1,
    ("tables-many-stand", "most"): 1,
    ("tables-many-in-all", "most"): 1,
    ("tables-many-presets", "most"): 2,
    ("tables-meetings-many-here", "most"): 2,
    ("tables-meetings-many-own", "most"): 2,
    ("tables-option-long", "most"): 2,
    ("tables-word-long", "most"): 2,
    ("tables-too-few", "least"): 2,
    ("tables-too-few", "there"): 1,
    # Nobody is asked for nothing, and slow mode of no seconds is none.
    ("kit-fields", "wanted"): 1,
    ("chat-slow-there", "seconds"): 1,
    ("race-slow-mode", "seconds"): 1,
    ("race-slowed", "seconds"): 1,
    ("terminal-choose", "most"): 1,
    ("terminal-choose-if-any", "most"): 1,
    ("terminal-choose-in-order", "most"): 1,
    # What has not happened is not told.
    ("cogs-rate-limited", "seconds"): 1,
    **dict.fromkeys(
        (
            ("replay-agreed", "count"),
            ("verify-clock-for-bot", "count"),
            ("verify-ends-early", "moves"),
            ("verify-bot-left", "after"),
            ("verify-bot-more", "count"),
            ("verify-judged-same", "count"),
            ("verify-judged-voted", "count"),
            ("verify-judged-without", "count"),
            ("verify-listed", "uses"),
            ("verify-more", "count"),
            ("verify-posts-without", "count"),
            ("verify-taken-back", "count"),
            ("verify-use", "number"),
            ("verify-use", "things"),
            ("verify-use-number", "number"),
        ),
        1,
    ),
    ("verify-table", "seats"): 2,
    ("kit-cards", "count"): 1,
    ("kit-face-down", "count"): 1,
    ("pictures-free", "count"): 1,
}
"""The least that a number can be, where that is more than nothing. Where 0 has a meaning of its own
that the message tells (a duel has no pot), it is no number to be tried."""

for own in map(counted_by, games.names()):
    NUMBERS |= each(own.get("NUMBERS", ""))
    TEXTS |= each(own.get("TEXTS", ""))
    FEWEST |= own.get("FEWEST", {})


class Nouns(NamedTuple):
    several: str
    one: str
    same: str
    uncounted: str
    """Prepositions, verbs, participles, and things that are not counted: "0 damage" is right."""


NOUNS: dict[Language, Nouns] = {
    "en": Nouns(
        several="""are borrowed cards characters deciding different duels hints hours matches
            minutes moves numbers piles players presets rulings seats seconds shuffles
            tables things times""",
        one="card character number pile player seat second thing",
        same="new",
        uncounted="""and at began can damage ended extra face for go has in instead is left more
            ms of people picks riftforce s the to with won""",
    ),
    "sv": Nouns(
        several="""blandningar dolda dueller gånger högar korten lånade matcher minuter nya
            olika platser platserna saker sekunder timmar""",
        one="blandning hög kortet plats sak sekund",
        same="bord byten drag fel förval kort nummer spelare svar tecken tips",
        uncounted="""av avbrutna började emot för går har i kvar med ms och riftforce s sitter
            som spelade spelades till tillsammans visas vunna väljer är""",
    ),
    "nb": Nouns(
        several="""avgjørelser bunker bytter dueller forskjellige ganger kamper kortene lånte
            minutter numre nye plassene plasser sekunder spillere stokkinger timer""",
        one="bunke kortet plass sekund spiller stokking",
        same="bord feil forvalg kort nummer tegn ting tips trekk",
        uncounted="""av avbrutt begynte er for går har i igjen med mot ms og riftforce s sitter
            imot skjulte som spilte stemte til velger vises vunnet""",
    ),
    "de": Nouns(
        several="""angaben duelle verdeckte entscheidenden entscheidungen geliehenen haben
            karten plätzen tische leute partien mal misch minuten mischvorgängen
            mischvorgänge stunden tischen neue neuen nummern personen plätze sekunden
            sitzen solche tipps verschiedene vorlagen wechsel würfe züge zügen""",
        one="angabe karte nummer person platz sekunde",
        same="stapel zeichen",
        uncounted="""abgebrochen angegeben aus bis dafür davon dagegen der für gewonnen gezogen
            hat hält im ist kann kommen liegen mit ms nicht riftforce s schaden seiner
            spielte spielten stehen und sollte von weg wert wählt ziehen zu""",
    ),
}


for own in map(counted_by, games.names()):
    for language, nouns in own.get("NOUNS", {}).items():
        fields = zip(NOUNS[language], nouns, strict=True)
        NOUNS[language] = Nouns(*(f"{here} {there}" for here, there in fields))


@cache
def words() -> Words:
    return Words()


def numbers_of(message: str, variables: frozenset[str]) -> frozenset[str]:
    here = {name for name, messages in NUMBERS_IN.items() if message in messages}
    return variables & (NUMBERS | here)


def told(language: Language) -> Iterator[tuple[str, int, str]]:
    """Each message, each number that is tried in it, and the text."""
    for message, variables in worded(language).items():
        numbers = numbers_of(message, variables)
        for tried in numbers:
            others: dict[str, Value] = {
                name: OF_OTHERS if name in numbers else "…" for name in variables
            }
            for number in TRIED:
                if number < FEWEST.get((message, tried), 0):
                    continue
                yield (
                    message,
                    number,
                    words().text(Say(message, others | {tried: number}), language, {}),
                )


def counted(language: Language) -> Iterator[tuple[str, int, str]]:
    """Each message with its text, each number that is tried in it, and the word behind it."""
    for message, number, text in told(language):
        for shown, word in COUNTED.findall(text):
            if int(shown) == number:
                yield f"{message}: {text}", number, word.lower()


def fits(nouns: Nouns, number: int, word: str) -> bool:
    if word in nouns.uncounted.split():
        return True
    if word in nouns.same.split():
        return number > 0
    return word in (nouns.one if number == 1 else nouns.several).split() and number > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_fits_its_number(language: Language) -> None:
    wrong = [
        f"{text} ({number} {word})"
        for text, number, word in counted(language)
        if not fits(NOUNS[language], number, word)
    ]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_several_is_one(language: Language) -> None:
    """In English and German the verb fits the number too, however many words are between."""
    assert [
        text for _, number, text in told(language) if number == 1 and ONE_ARE.search(text)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_every_argument_it_is_known_whether_it_is_a_number(language: Language) -> None:
    names = frozenset().union(*worded(language).values())
    unknown = sorted(names - NUMBERS - TEXTS)
    assert not unknown, "put these among the NUMBERS or the TEXTS above"
    assert not sorted((NUMBERS | TEXTS) - names), "no message has these any more"


def test_the_test_itself_sees_what_is_wrong() -> None:
    english = NOUNS["en"]
    assert fits(english, 1, "card") and fits(english, 2, "cards")
    assert not fits(english, 0, "cards"), "“no cards” is what people say"
    assert not fits(english, 1, "cards")
    assert not fits(english, 5, "card")
    assert not fits(english, 2, "wizards"), "a new noun has to be entered above"
