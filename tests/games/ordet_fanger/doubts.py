"""Measures what the bot player doubts: of each category a fourth of the listed answers is left out,
and these answers are right. Nonsense is what belongs to a category of another kind, an everyday
word, or keys pressed at random.

python -m tests.games.ordet_fanger.doubts

prints the shares of a hundred that the hard bot player contests; the easy one contests 65 in a
hundred of these.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bot.library import Library
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.doubting import is_doubted
from games.ordet_fanger.folding import squeezed, words_of
from games.ordet_fanger.kinds import kind_of

RIGHT, FOREIGN, EVERYDAY, MASHED = "right", "foreign", "everyday", "mashed"

WORDS = {
    "sv": "stol hund fönster matta tisdag paraply flaska trädgård dator flod kaffe lärare bro "
    "kök musik läkare sko elefant cykel sjukhus ost penna berg socker biljett tidning filt ljus "
    "motor potatis syster semester pengar kanin bibliotek hammare jacka kittel citron",
    "nb": "stol hund vindu teppe tirsdag paraply flaske hage datamaskin elv kaffe lærer bro papir "
    "kjøkken musikk lege sko elefant sykkel sykehus ost blyant fjell sukker billett avis pledd lys "
    "motor potet søster ferie penger kanin bibliotek hammer jakke kjele sitron",
    "de": "Stuhl Hund Fenster Teppich Dienstag Regenschirm Flasche Garten Computer Fluss Kaffee "
    "Lehrer Brücke Papier Küche Musik Arzt Schuh Elefant Fahrrad Krankenhaus Käse Bleistift Berg "
    "Zucker Fahrkarte Zeitung Decke Kerze Motor Kartoffel Schwester Urlaub Geld Kaninchen Bücherei",
    "en": "chair dog window carpet Tuesday umbrella bottle garden computer river coffee teacher "
    "bridge paper kitchen music doctor shoe elephant bicycle hospital cheese pencil mountain sugar "
    "ticket newspaper blanket candle engine potato sister holiday money rabbit library hammer",
}
MASHES = (
    "asdf qwert sdfghj blorpf xyzzy zxcv wqeoi gnurf jfkdls asdasd pflurk tzzt uiop ghghgh zorp"
)
EACH = 4


class Case(NamedTuple):
    """An answer, and whether it is doubted."""

    what: str
    kind: str
    category: str
    text: str
    doubted: bool


def measured(names: list[str], seed: int = 1, most: int = 1_000) -> Iterator[Case]:
    """For each of so many categories of these sets, which are of one language."""
    game: Any = Library().open_game("ordet_fanger")
    sets: CardSets = game.sets
    known: Any = Library().answers("ordet_fanger")
    language = sets.by_name[names[0]].language
    lists = [known.lists(sets, name) for name in names]
    rng = Random(seed)
    listed = [
        (text, known.of(sets, card))
        for name in names
        for card, text in sets.by_name[name].categories.items()
    ]
    for category, answers in rng.sample(listed, min(most, len(listed))):
        kind = kind_of(category, language)
        left_out = rng.sample(answers, len(answers) // 4)
        kept = [answer for answer in answers if answer not in left_out]
        others = [each for text, each in listed if kind_of(text, language) != kind]
        told = [
            *((RIGHT, text) for text in left_out),
            *((FOREIGN, rng.choice(rng.choice(others))) for _ in range(EACH)),
            *((EVERYDAY, text) for text in rng.sample(WORDS[language].split(), EACH)),
            *((MASHED, text) for text in rng.sample(MASHES.split(), EACH // 2)),
        ]
        right = {squeezed(words_of(answer)) for answer in answers}
        for what, text in told:
            if what == RIGHT or squeezed(words_of(text)) not in right:
                doubted = is_doubted(text, category, kept, lists, language)
                yield Case(what, kind, category, text, doubted)


def shares(cases: list[Case]) -> dict[str, float]:
    """Of a hundred, how many are doubted."""
    all_, doubted = Counter(), Counter()
    for case in cases:
        all_[case.what] += 1
        doubted[case.what] += case.doubted
    return {what: 100 * doubted[what] / all_[what] for what in all_}


def main() -> None:
    game: Any = Library().open_game("ordet_fanger")
    for language in WORDS:
        names = [each.name for each in game.sets.offered if each.language == language]
        cases = list(measured(names))
        print(language, {what: round(share, 1) for what, share in shares(cases).items()})
        for kind in sorted({case.kind for case in cases}):
            of_kind = [case for case in cases if case.kind == kind]
            told = {what: round(share, 1) for what, share in shares(of_kind).items()}
            print("  ", kind.ljust(9), len({case.category for case in of_kind}), told)


if __name__ == "__main__":
    main()
