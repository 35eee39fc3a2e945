"""The positions that the rules show, each reached by play.

The cards are those of the linked set, named by what ties them together, so the examples are the
same in every language; and so are the answers.
"""

from collections.abc import Mapping
from typing import Any

from games.kit.chance import Chance
from games.kit.rulebook import Example, Exemplify, played
from games.kit.say import Seat
from games.ordet_fanger.cards import Card
from games.ordet_fanger.moves import Answer, Contest, Draw, Rule, Turn
from games.ordet_fanger.options import OrdetFangerOptions, sides_of
from games.ordet_fanger.state import Board, Drawing, Pile, State

ANNA, BO, THIRD = range(3)

FLIPPED, ANSWERED, RULED, TURNED, CONTESTED = 10_000, 13_000, 13_600, 16_000, 15_000
"""The stamps of what is played."""
SOUP, CITY, NOT_SOUR = "Gazpacho", "Oslo", "Cola"
DEAL = "deal 3"
"""The word that the match of the first card was shuffled with."""

ALONE = ("soup", "goes-up-and-down", "something-sour")
EGGS = ("animal-that-lays-eggs", "goes-up-and-down", "something-sour")
"""Three piles; the card that is flipped matches the first."""


def soup_is_won(game: Any, language: str) -> Example:
    """Bo is first with a soup, and takes Anna's card."""
    return _soup_is_won(game, language, ("something-with-teeth soup", *ALONE[1:]))


def duel_follows(game: Any, language: str) -> Example:
    """The card below the one that Anna has lost matches the third player's."""
    piles = ("in-the-bathroom soup", "goes-up-and-down", "dark-place")
    return _soup_is_won(game, language, piles)


def _soup_is_won(game: Any, language: str, piles: tuple[str, ...]) -> Example:
    state = _table(game, language, piles, BO, "city-with-underground")
    moves = (
        (BO, Draw(0, FLIPPED)),
        (BO, Answer(SOUP, ANSWERED)),
        (ANNA, Answer(CITY, ANSWERED + 310)),
        (None, Rule(RULED)),
    )
    return Example(played(game, state, *moves))


def first_card(game: Any, language: str) -> Example:
    """Anna, who opened the table, has flipped the first card."""
    options = OrdetFangerOptions(cards=f"linked_{language}", drop_symbols="off")
    state = game.setup(3, options, Chance(b"", [DEAL]))
    return Example(played(game, state, (ANNA, Draw(0, FLIPPED))))


def no_duel(game: Any, language: str) -> Example:
    """The third player flips a card that matches no other."""
    state = _table(game, language, ALONE, THIRD, "cheese")
    return Example(played(game, state, (THIRD, Draw(0, FLIPPED))))


def duel_is_on(game: Any, language: str) -> Example:
    """Bo flips a card with Anna's symbol."""
    return _eggs_or_italy(game, language)


def unseen_duel(game: Any, language: str) -> Example:
    """With sharp eyes, nobody is told of a duel."""
    return _eggs_or_italy(game, language, duels="sharp_eyes")


def young_in_a_duel(game: Any, language: str) -> Example:
    """Anna is young, and answers the same category always."""
    category, *_ = game.sets.fixed_for(f"linked_{language}")
    return _eggs_or_italy(game, language, young=(category, "", ""))


def two_languages(game: Any, language: str) -> Example:
    """Each card has its category in two languages."""
    second = "de" if language == "en" else "en"
    return _eggs_or_italy(game, language, second_language=second)


def _eggs_or_italy(game: Any, language: str, **chosen: Any) -> Example:
    state = _table(game, language, EGGS, BO, "tasty-from-italy", **chosen)
    return Example(played(game, state, (BO, Draw(0, FLIPPED))))


def team_in_a_duel(game: Any, language: str) -> Example:
    """Anna and Bo share a pile, which matches the third player's."""
    state = _table(game, language, EGGS, THIRD, "tasty-from-italy", teams=(1, 1, 0, 0))
    return Example(played(game, state, (THIRD, Draw(0, FLIPPED))))


def joker_links(game: Any, language: str) -> Example:
    """A joker makes a duel of a triangle and a cross."""
    piles = ("animal-sound", "something-to-win", "known-from-japan")
    state = _table(game, language, piles, BO, "joker-2")
    return Example(played(game, state, (BO, Draw(0, FLIPPED))))


def tie_is_decided(game: Any, language: str) -> Example:
    """Two answers come almost together, and the third player flips the deciding card."""
    state = _table(game, language, ALONE, BO, "city-with-underground language")
    moves = (
        (BO, Draw(0, FLIPPED)),
        (BO, Answer(SOUP, ANSWERED)),
        (ANNA, Answer(CITY, ANSWERED + 60)),
        (None, Rule(RULED)),
        (THIRD, Turn(TURNED)),
    )
    return Example(played(game, state, *moves))


def answer_is_contested(game: Any, language: str) -> Example:
    """The third player does not find Bo's answer sour."""
    piles = ("in-the-bathroom something-sour", "goes-up-and-down", "cheese")
    state = _table(game, language, piles, BO, "something-to-collect")
    moves = (
        (BO, Draw(0, FLIPPED)),
        (BO, Answer(NOT_SOUR, ANSWERED, NOT_SOUR)),
        (None, Rule(RULED)),
    )
    state = played(game, state, *moves)
    contest = Contest(state.rulings[-1].number, CONTESTED, NOT_SOUR)
    return Example(played(game, state, (THIRD, contest)))


def round_ends(game: Any, language: str) -> Example:
    """The last card of the round makes no duel."""
    state = _table(game, language, ALONE, THIRD, "cheese", won=(9, 12, 7), is_last=True)
    return Example(played(game, state, (THIRD, Draw(0, FLIPPED))))


def own_piles_match(game: Any, language: str) -> Example:
    """Each of two players has two piles, and Anna flips a card that matches her own other pile."""
    piles = ("language", "soup", "something-sour", "cheese")
    state = _table(game, language, piles, ANNA, "goes-up-and-down")
    return Example(played(game, state, (ANNA, Draw(0, FLIPPED, onto=1))))


EXAMPLES: Mapping[str, Exemplify] = {
    "minute": soup_is_won,
    "start": first_card,
    "flipping": no_duel,
    "duels": duel_is_on,
    "series": duel_follows,
    "jokers": joker_links,
    "ties": tie_is_decided,
    "votes": answer_is_contested,
    "winning": round_ends,
    "two": own_piles_match,
    "teams": team_in_a_duel,
    "young": young_in_a_duel,
    "spotting": unseen_duel,
    "languages": two_languages,
    "first": soup_is_won,
}
"""By the section that each belongs to."""


def _table(
    game: Any,
    language: str,
    piles: tuple[str, ...],
    drawer: Seat,
    top: str,
    won: tuple[int, ...] = (3, 2, 4),
    is_last: bool = False,
    **chosen: Any,
) -> State:
    """The middle of a round. `piles` name their cards, the last one on top; `top` those that come
    next, and `won` says how many cards have been won. The others are in the draw piles, or below
    those of the piles if the next card is the last."""
    options = OrdetFangerOptions(cards=f"linked_{language}", drop_symbols="off", **chosen)
    seats = len(options.teams) or (2 if len(piles) == 4 else len(piles))
    sides = sides_of(options, seats)
    cards = game.sets.by_name[options.set_name]
    of_id = {id_: card for card, id_ in game.sets.by_name[options.cards].ids.items()}

    def named(names: str) -> tuple[Card, ...]:
        found = (of_id.get(name, name) for name in names.split())
        return tuple(f"{cards.name}/{card.rpartition('/')[2]}" for card in found)

    laid, coming = [named(pile) for pile in piles], named(top)[::-1]
    placed = {*coming, *(card for pile in laid for card in pile)}
    rest = [card for card in cards.categories if card not in placed]
    jokers = tuple(card for card in cards.jokers if card not in placed)
    points = tuple(tuple(rest.pop() for _ in range(count)) for count in won[: len(sides)])
    if is_last:
        laid = [(*rest[number :: len(laid)], *pile) for number, pile in enumerate(laid)]
        rest = []
    half = len(rest) // 2
    return State(
        phase=Drawing(),
        options=options,
        seats=seats,
        sides=sides,
        opener=ANNA,
        board=Board(
            piles=tuple(_pile(pile, number) for number, pile in enumerate(laid)),
            draw_piles=((*rest[half:], *coming), tuple(rest[:half])),
            points=points,
            aside=jokers,
            seen=1_000,
            turn=2 * len(sides) + next(n for n, side in enumerate(sides) if drawer in side),
        ),
        cards=cards.name,
        score=(0,) * len(sides),
    )


def _pile(cards: tuple[Card, ...], number: int) -> Pile:
    placed = tuple(range(100 * number, 100 * number + len(cards)))
    return Pile(cards, placed, placed[-1])
