"""Draw piles and play piles: laying out a round, turning cards, taking them."""

from msgspec.structs import replace

from games.kit.chance import Chance
from games.kit.state import at
from games.ordet_fanger.cards import Card, CardSets
from games.ordet_fanger.duels import still_asleep
from games.ordet_fanger.events import CardTurned, JokerTurned, TieCardsReturned
from games.ordet_fanger.state import NOBODY, Bared, Board, Duel, Pile, State, Turned, lay

PILES_OF_TWO_PLAYERS = 4


def empty_board(sides: int) -> Board:
    piles = PILES_OF_TWO_PLAYERS if sides == 2 else sides
    return Board(piles=(Pile(),) * piles, draw_piles=((), ()), points=((),) * sides)


def deal(sets: CardSets, state: State, chance: Chance) -> State:
    """Shuffles the round's cards and splits them into two draw piles."""
    cards = sets.by_name[state.cards]
    kept = cards.without(state.dropped)
    aside = tuple(card for card in cards.cards if card not in kept)
    shuffled = chance.shuffle("deal", kept)
    half = len(shuffled) // 2
    piles = (shuffled[:half], shuffled[half:])
    board = empty_board(len(state.sides))
    return state.then(board=replace(board, draw_piles=piles, aside=aside, drawer=state.opener))


def turn_card(sets: CardSets, state: State, pile: int, onto: int) -> State:
    """The drawer turns a card; a joker in the first lap changes nothing."""
    board, seat = state.board, state.drawer()
    cards = board.draw_piles[pile]
    card, seen = cards[-1], board.seen + 1
    board = replace(
        board, draw_piles=at(board.draw_piles, pile, cards[:-1]), drawer=seat, seen=seen
    )
    shown = tuple(other for other in state.shown if other != card)
    state = state.then(number=state.number + 1, board=board, shown=shown)
    if card in sets.joker:
        return _turn_joker(state, card)
    target = state.side_of(seat) * state.piles_per_side + onto
    old = board.piles[target]
    covered = Pile((*old.cards, card), (*old.placed, seen), seen)
    board = replace(board, piles=at(board.piles, target, covered), turn=state.turn + 1)
    board = replace(board, sleeping=still_asleep(board))
    return state.then(CardTurned(seat, card), board=board)


def _turn_joker(state: State, card: Card) -> State:
    """Turns a joker: it lies between the piles, and the joker before it is out of the game, unless
    all count (OF3)."""
    board = state.board
    first_lap = state.turn < len(state.sides)
    state = state.then(JokerTurned(board.drawer, card, first_lap))
    if first_lap:
        return lay(state, aside=(*board.aside, card))
    if state.options.jokers == "all":
        return lay(state, joker=card, joker_seen=board.seen, earlier_jokers=board.jokers)
    aside = (*board.aside, *board.jokers)
    return lay(state, aside=aside, joker=card, joker_seen=board.seen)


def take_top(state: State, pile: int, side: int) -> State:
    """The winner takes the top card of a play pile, face down to the points (OF5)."""
    board = state.board
    old, seen = board.piles[pile], board.seen + 1
    uncovered = Pile(old.cards[:-1], old.placed[:-1], seen)
    won = (*board.points[side], old.cards[-1])
    board = replace(
        board,
        piles=at(board.piles, pile, uncovered),
        points=at(board.points, side, won),
        seen=seen,
    )
    return state.then(board=replace(board, sleeping=still_asleep(board)))


def with_draw_pile(state: State, pile: int, cards: tuple[Card, ...], shuffles: int) -> State:
    """The state with that draw pile, which has been shuffled this often."""
    board = state.board
    one, other = at(board.shuffles, pile, shuffles)
    return lay(state, draw_piles=at(board.draw_piles, pile, cards), shuffles=(one, other))


def turn_tie_card(
    sets: CardSets, state: State, chance: Chance
) -> tuple[State, Turned | None, tuple[Card, ...]]:
    """Turns a category card for a duel that was Uavgjort, from the higher draw pile, and puts
    jokers that came first back; takes it from another set if there is none, and returns None if
    there is no card at all."""
    piles = state.board.draw_piles
    jokers: tuple[Card, ...] = ()
    for pile in sorted(range(len(piles)), key=lambda number: -len(piles[number])):
        place = _highest_category(sets, piles[pile])
        jokers += piles[pile][place + 1 :]
        state = _take_off(state, chance, pile, place)
        if place != NOBODY:
            return state, Turned(piles[pile][place], pile), jokers
    borrowed = _from_another_set(sets, state, chance)
    return state, Turned(borrowed, NOBODY) if borrowed else None, jokers


def _highest_category(sets: CardSets, cards: tuple[Card, ...]) -> int:
    for place in range(len(cards) - 1, -1, -1):
        if cards[place] not in sets.joker:
            return place
    return NOBODY


def _take_off(state: State, chance: Chance, pile: int, place: int) -> State:
    """Takes the card at that place off a draw pile, if there is one; the jokers that lay on it are
    shuffled back. Everybody has seen all of them."""
    cards, shuffles = state.board.draw_piles[pile], state.board.shuffles[pile]
    jokers, bared = cards[place + 1 :], cards[max(place, 0) :][::-1]
    if not bared:
        return state
    rest = (*cards[: max(place, 0)], *jokers)
    if jokers and len(cards) > 1:
        rest = chance.shuffle("jokers-back", rest)
    state = state.then(
        bared=(*state.bared, Bared(pile, shuffles, bared)),
        shown=tuple(dict.fromkeys((*state.shown, *bared))),
    )
    return with_draw_pile(state, pile, rest, shuffles + bool(jokers))


def _from_another_set(sets: CardSets, state: State, chance: Chance) -> Card | None:
    assert state.duel is not None
    turned = {tie.card for tie in state.duel.turned}
    others = [
        card
        for cards in sets.together(state.cards)
        if cards.name != state.cards
        for card in cards.categories
        if card not in turned
    ]
    return chance.pick("from-another-set", others) if others else None


def return_tie_cards(state: State, chance: Chance, duel: Duel) -> State:
    """Shuffles the turned cards back into their draw piles, but never into an empty one: then into
    the other, and if that is empty too, they are out of the round (OF7)."""
    out = 0
    for pile in range(len(state.board.draw_piles)):
        cards = tuple(tie.card for tie in duel.turned if tie.pile == pile)
        target = _pile_left(state.board, pile)
        if cards and target is None:
            state = lay(state, aside=(*state.board.aside, *cards))
            out += len(cards)
        elif cards and target is not None:
            state = _shuffled_in(state, chance, target, cards)
    lent = sum(tie.pile == NOBODY for tie in duel.turned)
    return state.then(TieCardsReturned(tuple(tie.card for tie in duel.turned), lent, out))


def _pile_left(board: Board, pile: int) -> int | None:
    """This draw pile, or the other one if it is empty; None if both are."""
    return next((number for number in (pile, 1 - pile) if board.draw_piles[number]), None)


def _shuffled_in(state: State, chance: Chance, pile: int, cards: tuple[Card, ...]) -> State:
    shuffled = chance.shuffle("tie-cards-back", (*state.board.draw_piles[pile], *cards))
    return with_draw_pile(state, pile, shuffled, state.board.shuffles[pile] + 1)
