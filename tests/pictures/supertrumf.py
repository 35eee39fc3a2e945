"""Tables of Supertrumf to be drawn."""

from bot.languages import Language
from bot.pictures.display import Picture
from bot.pictures.drawing import drawing_of
from bot.words.words import Names
from games.supertrumf.moves import Declare, Lay, Move
from games.supertrumf.state import Over, State
from tests.games.supertrumf.positions import ADAM, BERIT, CILLA, GAME, cards, classic, duel
from tests.pictures.tables import LONG, reader
from tests.playing import Table

CALLED = ("Astrid", LONG, "Βασιλική", "Øystein", "🦊🦊🦊", "Владимир")
PILE = "bard ghost king monk genie golem squire jester mermaid spy vampire werewolf"


def names(seats: int) -> Names:
    return dict(enumerate(CALLED[:seats]))


def laying(*hands: str) -> Table[State, Move]:
    """Adam declares strength, and the others lay for it."""
    table = classic(list(hands), pile=PILE)
    return table.plays(ADAM, Declare("strength"))


def three_turned(last: str = "dragon") -> Table[State, Move]:
    table = laying(f"{last} princess", "knight frying-pan sphinx", "warlord wand oracle")
    table.plays(BERIT, Lay(cards("knight frying-pan"))).plays(CILLA, Lay(cards("warlord wand")))
    return table.plays(ADAM, Lay(cards(last)))


def six_turned() -> Table[State, Move]:
    lays = (
        "dragon",
        "knight frying-pan",
        "warlord wand",
        "orc",
        "giant flying-carpet",
        "kraken",
    )
    kept = ("princess", "sphinx", "oracle", "gnome", "fairy", "druid")
    table = classic([f"{lay} {rest}" for lay, rest in zip(lays, kept, strict=True)], pile=PILE)
    table.plays(ADAM, Declare("strength"))
    for seat in (1, 2, 3, 4, 5, ADAM):
        table.plays(seat, Lay(cards(lays[seat])))
    return table


def prize_to_take(taken: int = 0) -> Table[State, Move]:
    """Adam has won a round of a duel, and so many before."""
    own = ("golem kraken sphinx gnome", "kraken sphinx gnome")[taken]
    table = duel(
        ["giant princess", "knight vampire"],
        declared="strength",
        pile="troll orc bard ghost",
        prizes=(own, "genie fairy squire griffin"),
    )
    return table.plays(BERIT, Lay(cards("knight"))).plays(ADAM, Lay(cards("giant")))


def over(won: tuple[str, ...], gave_up: tuple[int, ...] = ()) -> State:
    """The end of a classic game, with what everybody has won."""
    turned = six_turned().state.turned
    state = classic([""] * len(won), phase=Over(), winning_piles=won).state
    return state.then(turned=turned if len(won) == 6 else None, gave_up=gave_up)


def ended_picture(state: State, language: Language = "sv", called: Names | None = None) -> Picture:
    scene, outcome = GAME.look(state, None), GAME.outcome(state)
    assert outcome is not None
    called = called or names(state.seats)
    return drawing_of("supertrumf").ending(scene, outcome, reader(language, called))
