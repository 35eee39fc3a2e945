"""Positions of Storma slottet!, short to write.

position(
    kim=side("S", hand="C7 C9 X1", active="S13"),
    lee=side("H", active="H12 S4 D12=14"),
)

Kim is seat 0, to move, and Lee seat 1. A court card on the table is followed by its damage cards,
with the damage that they did where it isn't the printed one. Royals placed nowhere are in their
owner's hand; all other cards placed nowhere are the rest of the draw pile.
"""

from msgspec.structs import replace

from games.kit.asks import Pick
from games.kit.cards import Card, rank
from games.storma_slottet import GAME
from games.storma_slottet.cards import DECK, royals
from games.storma_slottet.moves import Move
from games.storma_slottet.state import Court, DamageCard, Phase, Side, State, Turn
from tests.playing import Table

KIM, LEE = 0, 1
TURN = Turn()


def cards(text: str) -> tuple[Card, ...]:
    return tuple(text.split())


def court(text: str) -> Court | None:
    """ "H12 S4 D12=14": the queen of hearts with damage cards of 4 and 14."""
    if not text:
        return None
    card, *hurt_by = text.split()
    return Court(card, tuple(map(_damage_card, hurt_by)))


def _damage_card(text: str) -> DamageCard:
    card, _, damage = text.partition("=")
    return DamageCard(card, int(damage) if damage else rank(card))


def side(
    house: str, hand: str = "", active: str = "", sickbay: str = "", trophies: str = ""
) -> Side:
    return Side(
        house=house,
        hand=cards(hand),
        active=court(active),
        sickbay=court(sickbay),
        trophies=cards(trophies),
    )


def position(
    kim: Side,
    lee: Side,
    *,
    pile: str = "",
    discard: str = "",
    rest: str = "pile",
    phase: Phase = TURN,
    mover: int = KIM,
    doctors_in_sickbay: bool = False,
) -> Table[State, Move]:
    """The pile's first cards may be named; `rest` is where cards placed nowhere go: "pile",
    "discard", "kim" or "lee" (their hands)."""
    state = State(
        doctors_in_sickbay=doctors_in_sickbay,
        sides=(kim, lee),
        draw_pile=cards(pile),
        discard=cards(discard),
        phase=phase,
        mover=mover,
        turns=1,
    )
    game = GAME()
    placed = game.inventory(state)
    assert len(set(placed)) == len(placed), "a card is placed twice"
    missing = tuple(card for card in DECK if card not in placed)
    at_home = tuple(
        tuple(card for card in missing if card in royals(own.house)) for own in state.sides
    )
    others = tuple(card for card in missing if card not in (*at_home[0], *at_home[1]))
    hands = tuple(
        (*own.hand, *home, *(others if rest == name else ()))
        for own, home, name in zip(state.sides, at_home, ("kim", "lee"), strict=True)
    )
    state = replace(
        state,
        sides=(replace(kim, hand=hands[KIM]), replace(lee, hand=hands[LEE])),
        draw_pile=(*state.draw_pile, *(others if rest == "pile" else ())),
        discard=(*state.discard, *(others if rest == "discard" else ())),
    )
    return Table(game, state)


def offered(table: Table[State, Move], seat: int, ask: str) -> list[list[str]]:
    """The keys of the choices that an ask offers, field by field."""
    fields = table.form(seat, ask).fields
    return [[choice.key for choice in field.choices] for field in fields if isinstance(field, Pick)]


def damages(table: Table[State, Move], seat: int, place: str = "active") -> list[int]:
    """The damages lying on a card, in the order they came."""
    on_table = getattr(table.state.sides[seat], place)
    return [hurt.damage for hurt in on_table.hurt_by]
