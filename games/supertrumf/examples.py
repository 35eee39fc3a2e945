"""The positions that the rules show, each reached by play. Anna has dealt, so Bo leads."""

from collections.abc import Sequence
from typing import Any

from games.kit.rulebook import Example, played
from games.kit.say import Seat
from games.supertrumf.cards import Cards, Deck
from games.supertrumf.moves import Declare, Lay, Move, TakePrize
from games.supertrumf.options import Play
from games.supertrumf.state import Declaring, State

ANNA, BO = 0, 1
STRENGTH = Declare("strength")
HANDS = ("warlord ghost bard spy", "knight holy-sword bog-witch monk")
WON_BY_BO: Sequence[tuple[Seat, Move]] = (
    (BO, STRENGTH),
    (ANNA, Lay(("warlord",))),
    (BO, Lay(("knight", "holy-sword"))),
)


def knight_beats_warlord(game: Any, language: str) -> Example:
    """26 against 18; Anna then draws two cards, and Bo one."""
    return Example(played(game, _position(game.deck, HANDS), *WON_BY_BO))


def one_card_is_laid(game: Any, language: str) -> Example:
    """Anna has laid one card face down, and Bo is to lay last."""
    return Example(played(game, _position(game.deck, HANDS), *WON_BY_BO[:2]))


def hand_for_strength(game: Any, language: str) -> Example:
    """A hand with a figure, an item that fits, one that does not, and a supertrump."""
    hands = (HANDS[ANNA], "knight holy-sword stamina-elixir poisoned-dagger")
    return Example(played(game, _position(game.deck, hands), *WON_BY_BO[:2]), BO)


def dagger_wins(game: Any, language: str) -> Example:
    """A supertrump beats 32."""
    hands = ("kraken giants-belt ghost spy", "poisoned-dagger bard monk bog-witch")
    moves = (
        (BO, STRENGTH),
        (ANNA, Lay(("kraken", "giants-belt"))),
        (BO, Lay(("poisoned-dagger",))),
    )
    return Example(played(game, _position(game.deck, hands), *moves))


def tie(game: Any, language: str) -> Example:
    """18 against 18: two cards in the pot."""
    moves = (*WON_BY_BO[:2], (BO, Lay(("knight",))))
    return Example(played(game, _position(game.deck, HANDS), *moves))


def prize_is_taken(game: Any, language: str) -> Example:
    """The first round again, in a lightning duel."""
    prizes = ("golem kraken sphinx gnome", "genie fairy squire griffin")
    state = _position(game.deck, HANDS, "blixtduell", prizes)
    return Example(played(game, state, *WON_BY_BO, (BO, TakePrize(1))))


def _position(
    deck: Deck, hands: Sequence[str], play: Play = "classic", prizes: Sequence[str] = ("", "")
) -> State:
    """All cards that are named nowhere are the pile."""
    held, won = tuple(map(_cards, hands)), tuple(map(_cards, prizes))
    named = {card for cards in (*held, *won) for card in cards}
    return State(
        play=play,
        phase=Declaring(),
        leader=BO,
        pile=tuple(card for card in deck.cards if card not in named),
        hands=held,
        laid=((), ()),
        winning_piles=((), ()),
        prizes=won,
        throws=(0, 0),
        rolls=(0, 0),
        recycled=(0, 0),
    )


def _cards(text: str) -> Cards:
    return tuple(text.split())
