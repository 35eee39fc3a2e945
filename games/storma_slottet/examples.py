"""The positions that the rules show, each reached by play."""

from games.kit.cards import Card, rank
from games.kit.rulebook import Example, played
from games.storma_slottet import state as storma
from games.storma_slottet.cards import DECK, royals
from games.storma_slottet.moves import Attack, Heal, Replace, Retreat, Roll

ANNA, BO = 0, 1


def jack_falls(game: object, language: str) -> Example:
    """Clubs of 10, 9 and 7 fell a jack, which takes 25."""
    anna = _side("S", "C10 C9 C7 C4 D8 D3 D11 H6 H2", "S13")
    bo = _side("H", "S5 S9 C2 D10 D12 S2 C5 D4 X2", "H11")
    state = played(game, _position(anna, bo), (ANNA, Attack(("C10", "C9", "C7"))))
    return Example(state)


def damage_stays(game: object, language: str) -> Example:
    """Spades of 9 and 8 lie on a king, which takes 30."""
    anna = _side("S", "S9 S8 C7 C4 D8 D3 D11 H6 H2", "S13")
    bo = _side("H", "S5 C9 C2 D10 D12 S2 C5 D4 X2", "H13")
    return Example(played(game, _position(anna, bo), (ANNA, Attack(("S9", "S8")))))


def attack_with_dice(game: object, language: str) -> Example:
    """A number card, an assassin and a joker attack a queen together."""
    anna = _side("S", "C10 C4 D8 D9 D12 X1 H6 H2 H3", "S13")
    bo = _side("H", "S5 S9 C2 D10 C12 S2 C5 D4 X2", "H12")
    attack = Attack(("D8", "D12", "X1"))
    state = played(game, _position(anna, bo), (ANNA, attack), (ANNA, Roll()), word="dice 513")
    return Example(state)


def six_heals(game: object, language: str) -> Example:
    """A 6 lies beside damage cards of 2, 4 and 7."""
    anna = _side("H", "H6 H3 C4 D8 D9 D12 S6 S2 S9", "H12 C2 S4 D7")
    bo = _side("S", "S5 C9 D10 C12 C5 D4 X2 H2 H5", "S13")
    return Example(played(game, _position(anna, bo), (ANNA, Heal("H6"))))


def doctor_fumbles(game: object, language: str) -> Example:
    """A doctor rolls 0 and 0 for a queen with 20 damage."""
    anna = _side("H", "H6 H3 C4 D8 D9 C12 S6 S2 S9", "H12 D10 D7 D3")
    bo = _side("S", "S5 C9 C13 D12 C5 D4 X2 H2 H5", "S13")
    moves = ((ANNA, Heal("C12")), (ANNA, Roll()))
    return Example(played(game, _position(anna, bo), *moves, word="fumble 73"))


def king_retreats(game: object, language: str) -> Example:
    """A king with 18 damage goes to the Sickbay, and a mercenary takes over."""
    anna = _side("S", "C10 C4 D8 D3 D12 H6 H2 H9 C6", "S13 C8 D10")
    bo = _side("H", "S5 S9 C2 C12 S2 C5 D4 X2 H7", "H12")
    return Example(played(game, _position(anna, bo), (ANNA, Retreat("D12"))))


def hand_of_seven(game: object, language: str) -> Example:
    """Anna has 7 cards left when a mercenary falls: she fills up to 10, and draws 3 more."""
    anna = _side("S", "C10 C9 C7 D8 D3 H6 H2 H9", "S13")
    bo = _side("H", "S5 S9 C2 D10 C12 S2 C5 D4 X2", "D11")
    moves = ((ANNA, Attack(("C10", "C9", "C7"))), (BO, Replace("H12")))
    return Example(played(game, _position(anna, bo), *moves))


def _side(house: str, hand: str, active: str) -> storma.Side:
    """`active` names the Active card and the number cards that have damaged it."""
    card, *hurt = active.split()
    damage = tuple(storma.DamageCard(each, rank(each)) for each in hurt)
    return storma.Side(house, tuple(hand.split()), active=storma.Court(card, damage))


def _position(anna: storma.Side, bo: storma.Side) -> storma.State:
    """It is Anna's turn. Royals that lie nowhere are in their owner's hand, and all other cards
    that lie nowhere are in the draw pile."""
    state = storma.State(
        doctors_in_sickbay=False, phase=storma.Turn(), sides=(anna, bo), turns=5, draw_pile=()
    )
    for seat in (ANNA, BO):
        at_home = _unplaced(state, royals(state.sides[seat].house))
        hand = (*state.sides[seat].hand, *at_home)
        state = storma.change_side(state, seat, hand=hand)
    return state.then(draw_pile=_unplaced(state, DECK))


def _unplaced(state: storma.State, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    placed = [card for side in state.sides for card in side.hand]
    return storma.without(cards, (*placed, *storma.open_cards(state)))
