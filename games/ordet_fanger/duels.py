"""Which two cards are in a duel, what each side must answer, and what it wins."""

from msgspec.structs import replace

from games.kit.say import Seat, clockwise_from
from games.ordet_fanger.cards import Card, CardSets
from games.ordet_fanger.events import DuelOpened, Seats, Seen
from games.ordet_fanger.state import Board, Duel, Racing, State


def find_pair(sets: CardSets, state: State) -> tuple[int, int] | None:
    """The piles of the first duel: the one with the newest card, then in seat order from the drawer
    on (OF7)."""
    open_pairs = _open_pairs(sets, state)
    if len(open_pairs) < 2:
        return open_pairs[0] if open_pairs else None
    piles = state.board.piles
    first = state.side_of(state.board.drawer) * state.piles_per_side

    def rank(pair: tuple[int, int]) -> tuple[int, list[int]]:
        newest = max(piles[pile].seen for pile in pair)
        return -newest, sorted((pile - first) % len(piles) for pile in pair)

    return min(open_pairs, key=rank)


def _open_pairs(sets: CardSets, state: State) -> list[tuple[int, int]]:
    """The pairs of cards in a duel, of sides that have not given up (OF21)."""
    board, symbol, playing = state.board, sets.symbol, state.sides_left
    shown = [
        (symbol[pile.cards[-1]], place)
        for place, pile in enumerate(board.piles)
        if pile.cards and state.owner(place) in playing
    ]
    jokers = [sets.joker[joker] for joker in board.jokers]
    pairs = []
    for number, (one, left) in enumerate(shown):
        for other, right in shown[number + 1 :]:
            fits = one == other or any(one in joker and other in joker for joker in jokers)
            if fits and not _sleeps(board, left, right):
                pairs.append((left, right))
    return pairs


def _sleeps(board: Board, left: int, right: int) -> bool:
    return (board.piles[left].cards[-1], board.piles[right].cards[-1]) in board.sleeping


def open_duel(sets: CardSets, state: State) -> State:
    """Opens the next duel if there is one. With sharp eyes nobody is told, unless no draw is left
    that could reveal it."""
    pair = find_pair(sets, state)
    if pair is None:
        return state
    state = state.then(duel=_duel(state, pair))
    if state.options.duels == "sharp_eyes" and any(state.board.draw_piles):
        return state
    return announce(sets, state, "announced")


def _duel(state: State, pair: tuple[int, int]) -> Duel:
    piles = state.board.piles
    left, right = pair
    owner, other = state.owner(left), state.owner(right)
    stakes = (right, left)
    if owner == other:
        own = _own_pile_stake(state.board, left, right)
        other = 1 - owner
        stakes = (own, own)
    return Duel(
        piles=pair,
        cards=(piles[left].cards[-1], piles[right].cards[-1]),
        sides=(owner, other),
        stakes=stakes,
        opened=state.now,
        number=state.number,
        clock=None,
    )


def _own_pile_stake(board: Board, left: int, right: int) -> int:
    """The pile that is at stake: the newly shown card's; if a joker came last, the later placed of
    the two (OF15)."""
    seen = {pile: board.piles[pile].seen for pile in (left, right)}
    if board.joker_seen > max(seen.values()):
        return max(seen, key=lambda pile: board.piles[pile].placed[-1])
    return max(seen, key=lambda pile: seen[pile])


def announce(sets: CardSets, state: State, how: Seen) -> State:
    """Announces the duel: everybody knows it, and its clock runs."""
    assert state.duel is not None
    duel = replace(state.duel, clock=state.now)
    opened = DuelOpened(how, duel_seats(state, duel), all_asked(sets, state, duel))
    return state.then(opened, duel=duel, phase=Racing())


def place_in(state: State, duel: Duel, seat: Seat) -> int | None:
    """0 or 1 for a duellist, None for anybody else."""
    for place, side in enumerate(duel.sides):
        if seat in state.sides[side]:
            return place
    return None


def duel_seats(state: State, duel: Duel) -> tuple[Seats, Seats]:
    one, other = duel.sides
    return state.sides[one], state.sides[other]


def card_asked(duel: Duel, place: int) -> Card:
    """The card whose category this duellist answers."""
    if duel.turned:
        return duel.turned[-1].card
    return duel.cards[duel.piles.index(duel.stakes[place])]


def category_of(sets: CardSets, state: State, duel: Duel, seat: Seat) -> str:
    """The category that a duellist must answer: the card's, or the fixed category of a young
    player."""
    return fixed_category(state, seat) or sets.category[card_of(state, duel, seat)]


def fixed_category(state: State, seat: Seat) -> str:
    """The fixed category of a young player (OF13); empty for others."""
    return state.options.young[seat] if state.options.young else ""


def card_of(state: State, duel: Duel, seat: Seat) -> Card:
    """The card that a duellist answers."""
    place = place_in(state, duel, seat)
    assert place is not None
    return card_asked(duel, place)


def all_asked(sets: CardSets, state: State, duel: Duel) -> tuple[tuple[Seat, str], ...]:
    return tuple(
        (seat, category_of(sets, state, duel, seat))
        for side in duel_seats(state, duel)
        for seat in side
    )


def third_player(state: State) -> Seat | None:
    """The seat that turns the tie-break card: the next after the drawer that is on neither side and
    has not given up."""
    assert state.duel is not None
    racing = {seat for side in duel_seats(state, state.duel) for seat in side}
    drawer = state.board.drawer
    others = (*clockwise_from(drawer, state.seats)[1:], drawer)
    gone = {*racing, *state.gave_up}
    return next((seat for seat in others if seat not in gone), None)


def put_to_sleep(board: Board, duel: Duel) -> tuple[tuple[Card, Card], ...]:
    return (*board.sleeping, duel.cards)


def still_asleep(board: Board) -> tuple[tuple[Card, Card], ...]:
    """The pairs that sleep until one of their cards is covered or taken (OF7)."""
    tops = [pile.cards[-1] for pile in board.piles if pile.cards]
    return tuple(pair for pair in board.sleeping if pair[0] in tops and pair[1] in tops)
