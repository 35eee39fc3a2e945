"""What things and sides are called."""

from collections.abc import Sequence

from games.kit.asks import Choice
from games.kit.say import Say, Seat, Who, say
from games.ordet_fanger.cards import Card, CardSet, CardSets


def symbol_name(symbol: str) -> Say:
    return say("ordet-fanger-symbol", symbol=symbol)


def symbol_art(*symbols: str) -> str:
    """What a card with a symbol is drawn as, or a joker with its two."""
    return f"symbol/{'+'.join(symbols)}"


def card_name(sets: CardSets, card: Card) -> Say:
    if card in sets.joker:
        one, other = (symbol_name(symbol) for symbol in sets.joker[card])
        return say("ordet-fanger-joker", one=one, other=other)
    symbol, category = symbol_name(sets.symbol[card]), sets.category[card]
    return say("ordet-fanger-card", symbol=symbol, category=category)


def set_choice(cards: CardSet) -> Choice:
    language = language_name(cards.variety or cards.language)
    return Choice(cards.name, say("ordet-fanger-set", title=cards.title, language=language))


def language_name(language: str) -> Say:
    return say("ordet-fanger-language", language=language)


def quote(text: str) -> Say:
    return say("ordet-fanger-quote", text=text)


def side_name(seats: tuple[Seat, ...]) -> Say:
    return say("ordet-fanger-side", who=tuple(Who(seat) for seat in seats))


def side_shown(seats: tuple[Seat, ...], young: Sequence[str]) -> Say:
    """The same beside its cards: with the category that is a young player's all through (OF13)."""
    shown = (
        say("ordet-fanger-young-player", who=Who(seat), category=young[seat])
        if young and young[seat]
        else Who(seat)
        for seat in seats
    )
    return say("ordet-fanger-side", who=tuple(shown))


def draw_pile_name(number: int) -> Say:
    return say("ordet-fanger-zone-draw-pile", number=number + 1)
