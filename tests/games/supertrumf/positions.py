"""Positions of Supertrumf Fantasy in a line, for the seats of this table.

classic(["knight holy-sword", "warlord"], leader=ADAM, pile="golem")
"""

from collections.abc import Sequence

from bot.library import open_game
from games.kit.say import Seat
from games.supertrumf.options import Play
from games.supertrumf.rules import Supertrumf
from games.supertrumf.state import Declaring, Laying, Phase, State
from tests.playing import Table

ADAM, BERIT, CILLA, DAVID = range(4)
DECLARING = Declaring()

game = open_game("supertrumf")
assert isinstance(game, Supertrumf)
GAME: Supertrumf = game


def cards(text: str) -> tuple[str, ...]:
    """The cards of a line such as "knight holy-sword"."""
    named = tuple(text.split())
    for card in named:
        assert card in GAME.deck.by_key, f"there is no card {card}"
    return named


def position(
    play: Play,
    hands: Sequence[str],
    *,
    phase: Phase = DECLARING,
    leader: Seat = ADAM,
    declared: str | None = None,
    pile: str = "",
    pot: str = "",
    discard: str = "",
    laid: Sequence[str] = (),
    winning_piles: Sequence[str] = (),
    prizes: Sequence[str] = (),
) -> Table:
    seats = len(hands)
    nothing = ("",) * seats
    state = State(
        play=play,
        phase=Laying(declared) if declared else phase,
        leader=leader,
        pile=cards(pile),
        pot=cards(pot),
        discard=cards(discard),
        hands=tuple(map(cards, hands)),
        laid=tuple(map(cards, laid or nothing)),
        winning_piles=tuple(map(cards, winning_piles or nothing)),
        prizes=tuple(map(cards, prizes or nothing)),
        throws=(0,) * seats,
        rolls=(0,) * seats,
        recycled=(0,) * seats,
    )
    return Table(GAME, state)


def classic(hands: Sequence[str], **rest: object) -> Table:
    return position("classic", hands, **rest)  # type: ignore[arg-type]


FOUR_PRIZES = ("golem kraken sphinx gnome", "genie fairy squire griffin")


def duel(hands: Sequence[str], **rest: object) -> Table:
    """Blixtduell, with four prize cards each unless the position says otherwise."""
    return position("blixtduell", hands, **{"prizes": FOUR_PRIZES, **rest})  # type: ignore[arg-type]
