"""Draw piles and play piles: laying out a round, turning cards, taking them."""

from msgspec.structs import replace

from games.ordet_fanger.cards import Card, CardSets
from games.ordet_fanger.duels import still_asleep
from games.ordet_fanger.events import CardTurned, JokerTurned, TieCardsReturned
from games.ordet_fanger.state import NOBODY, Board, Duel, Pile, Turned
from games.ordet_fanger.step import Step

PILES_OF_TWO_PLAYERS = 4


def empty_board(sides: int) -> Board:
    piles = PILES_OF_TWO_PLAYERS if sides == 2 else sides
    return Board(piles=(Pile(),) * piles, draw_piles=((), ()), points=((),) * sides)


def deal(step: Step) -> None:
    """Shuffles the round's cards and splits them into two draw piles."""
    state = step.state
    cards = step.sets.by_name[state.cards]
    kept = cards.without(state.dropped)
    aside = tuple(card for card in cards.cards if card not in kept)
    shuffled = step.chance.shuffle("deal", kept)
    half = len(shuffled) // 2
    board = empty_board(len(state.sides))
    step.change(
        board=replace(
            board, draw_piles=(shuffled[:half], shuffled[half:]), aside=aside, drawer=state.opener
        )
    )


def without_top(piles: tuple[tuple[Card, ...], ...], pile: int) -> tuple[tuple[Card, ...], ...]:
    return tuple(cards[:-1] if n == pile else cards for n, cards in enumerate(piles))


def with_pile(
    piles: tuple[tuple[Card, ...], ...], pile: int, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return tuple(cards if n == pile else old for n, old in enumerate(piles))


def turn_card(step: Step, pile: int, onto: int) -> bool:
    """The drawer turns a card; False for a joker in the first lap, which changes nothing."""
    state, board = step.state, step.board
    seat = state.drawer()
    card = board.draw_piles[pile][-1]
    step.change(number=state.number + 1)
    step.lay(draw_piles=without_top(board.draw_piles, pile), drawer=seat, seen=board.seen + 1)
    if card in step.sets.joker:
        return _turn_joker(step, card)
    target = state.side_of(seat) * state.piles_per_side + onto
    step.lay(piles=_covered(step.board, target, card), turn=board.turn + 1)
    step.lay(sleeping=still_asleep(step.board))
    step.tell(CardTurned(seat, card))
    return True


def _turn_joker(step: Step, card: Card) -> bool:
    board = step.board
    first_lap = board.turn < len(step.state.sides)
    step.tell(JokerTurned(board.drawer, card, first_lap))
    if first_lap:
        step.lay(aside=(*board.aside, card))
        return False
    old = (board.joker,) if board.joker else ()
    step.lay(joker=card, joker_seen=board.seen, aside=(*board.aside, *old))
    return True


def _covered(board: Board, target: int, card: Card) -> tuple[Pile, ...]:
    def covered(pile: Pile) -> Pile:
        return Pile((*pile.cards, card), (*pile.placed, board.seen), board.seen)

    return tuple(covered(pile) if n == target else pile for n, pile in enumerate(board.piles))


def take_top(step: Step, pile: int, side: int) -> Card:
    """The winner takes the top card of a play pile, face down to the points (OF5)."""
    board = step.board
    old = board.piles[pile]
    card, seen = old.cards[-1], board.seen + 1
    uncovered = Pile(old.cards[:-1], old.placed[:-1], seen)
    step.lay(
        piles=tuple(uncovered if n == pile else other for n, other in enumerate(board.piles)),
        points=with_pile(board.points, side, (*board.points[side], card)),
        seen=seen,
    )
    step.lay(sleeping=still_asleep(step.board))
    return card


def turn_tie_card(step: Step) -> tuple[Turned, tuple[Card, ...]] | None:
    """A category card for a duel that was Uavgjort, from the higher draw pile, and the jokers
    that came first and went back; from another set where there is none. None: no card at all."""
    piles = step.board.draw_piles
    jokers: tuple[Card, ...] = ()
    for pile in sorted(range(len(piles)), key=lambda number: -len(piles[number])):
        cards = piles[pile]
        place = _highest_category(step.sets, cards)
        turned = cards[place + 1 :]
        rest = (*cards[: max(place, 0)], *turned)
        jokers += turned
        if turned and len(cards) > 1:
            rest = step.chance.shuffle("jokers-back", rest)
        step.lay(draw_piles=with_pile(step.board.draw_piles, pile, rest))
        if place != NOBODY:
            return Turned(cards[place], pile), jokers
    borrowed = _from_another_set(step)
    return (Turned(borrowed, NOBODY), jokers) if borrowed else None


def _highest_category(sets: CardSets, cards: tuple[Card, ...]) -> int:
    for place in range(len(cards) - 1, -1, -1):
        if cards[place] not in sets.joker:
            return place
    return NOBODY


def _from_another_set(step: Step) -> Card | None:
    duel = step.state.duel
    assert duel is not None
    turned = {tie.card for tie in duel.turned}
    others = [
        card
        for name, cards in step.sets.by_name.items()
        if name != step.state.cards
        for card in cards.categories
        if card not in turned
    ]
    return step.chance.pick("from-another-set", others) if others else None


def return_tie_cards(step: Step, duel: Duel) -> None:
    """Shuffles the turned cards back where they came from, never into an empty draw pile: then
    into the other one, and if that is empty too, they are out of the round (OF7)."""
    out = 0
    for pile in range(len(step.board.draw_piles)):
        cards = tuple(tie.card for tie in duel.turned if tie.pile == pile)
        if cards and not _shuffled_in(step, pile, cards):
            out += len(cards)
    lent = sum(tie.pile == NOBODY for tie in duel.turned)
    step.tell(TieCardsReturned(tuple(tie.card for tie in duel.turned), lent, out))


def _shuffled_in(step: Step, pile: int, cards: tuple[Card, ...]) -> bool:
    """Whether there was a draw pile left to shuffle them into."""
    piles = step.board.draw_piles
    target = next((number for number in (pile, 1 - pile) if piles[number]), None)
    if target is None:
        step.lay(aside=(*step.board.aside, *cards))
        return False
    shuffled = step.chance.shuffle("tie-cards-back", (*piles[target], *cards))
    step.lay(draw_piles=with_pile(piles, target, shuffled))
    return True
