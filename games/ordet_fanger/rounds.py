"""The course of a round: opening it, drawing, going on after a duel, its end."""

from games.kit.chance import Chance
from games.kit.say import Seat, clockwise_from
from games.ordet_fanger import state as ordet
from games.ordet_fanger.cards import SYMBOLS, CardSets, Symbol
from games.ordet_fanger.duels import announce, open_duel
from games.ordet_fanger.events import CameTooLate, Reached, Reopened, RoundEnded, RoundOpened
from games.ordet_fanger.folding import squeezed
from games.ordet_fanger.moves import Close, Draw, Flip, OpenRound, Reopen
from games.ordet_fanger.options import LEAST_PILES
from games.ordet_fanger.piles import deal, empty_board, turn_card

SYMBOLS_DROPPED = 2
DRAW_SHUT_MS = 3_000
CLOSING_MS = 30_000


def drops_symbols(state: ordet.State) -> bool:
    """OF14: with three piles, unless the table plays with all symbols."""
    return len(state.board.piles) == LEAST_PILES and state.options.drop_symbols != "off"


def chooses_symbols(state: ordet.State) -> bool:
    return drops_symbols(state) and state.options.drop_symbols == "choose"


def begin_round(sets: CardSets, state: ordet.State, chance: Chance) -> ordet.State:
    """Asks the opener if there is something to choose; else begins at once."""
    chooses_cards = state.round > 1 and len(sets.together(state.cards)) > 1
    if chooses_cards or chooses_symbols(state):
        return state.then(phase=ordet.Opening())
    return _deal_round(sets, state, chance, state.cards, ())


def open_round(
    sets: CardSets, state: ordet.State, seat: Seat, move: OpenRound, chance: Chance
) -> ordet.State:
    """Begins the round with the opener's choice."""
    return _deal_round(sets, state, chance, move.cards, move.dropped)


def _deal_round(
    sets: CardSets, state: ordet.State, chance: Chance, cards: str, dropped: tuple[Symbol, ...]
) -> ordet.State:
    if drops_symbols(state) and not dropped:
        first = chance.pick("symbol-out", SYMBOLS)
        rest = tuple(symbol for symbol in SYMBOLS if symbol != first)
        dropped = (first, chance.pick("symbol-out", rest))
    dropped = tuple(symbol for symbol in SYMBOLS if symbol in dropped)
    state = _forget_rulings(state).then(cards=cards, dropped=dropped, said=(), talked=(), shown=())
    state = deal(sets, state, chance)
    title = sets.by_name[cards].title
    state = state.then(RoundOpened(state.round, state.opener, title, dropped))
    return wait_for_draw(sets, state, chance)


def _forget_rulings(state: ordet.State) -> ordet.State:
    """Drops the rulings, which stand for good."""
    return state.then(rulings=(), messages=(), bared=())


def go_on(sets: CardSets, state: ordet.State, chance: Chance) -> ordet.State:
    """The next duel of a series if there is one; else drawing goes on."""
    state = open_duel(sets, state.then(duel=None))
    return state if ordet.known_duel(state) else wait_for_draw(sets, state, chance)


def wait_for_draw(sets: CardSets, state: ordet.State, chance: Chance) -> ordet.State:
    """Goes on with drawing; after a ruling it is shut for a moment, so that there is time to
    contest. Without draw piles the round ends as soon as its last ruling can't be contested."""
    if any(state.board.draw_piles):
        return state.then(phase=ordet.Shut(state.now) if state.rulings else ordet.Drawing())
    if state.rulings:
        return state.then(phase=ordet.Closing(state.now))
    return end_round(sets, state, chance)


def end_round(sets: CardSets, state: ordet.State, chance: Chance) -> ordet.State:
    points = tuple(len(cards) for cards in state.board.points)
    state = _forget_rulings(state.then(RoundEnded(state.round, points)))
    if state.round == state.options.rounds:
        return state.then(phase=ordet.Over())
    state = state.then(
        score=state.totals(),
        round=state.round + 1,
        opener=next_opener(state),
        board=empty_board(len(state.sides)),
    )
    return begin_round(sets, state, chance)


def next_opener(state: ordet.State) -> Seat:
    """The next opener: clockwise, without those who gave up."""
    others = clockwise_from(state.opener, state.seats)[1:]
    return next(seat for seat in others if seat not in state.gave_up)


def draw(sets: CardSets, state: ordet.State, seat: Seat, move: Draw, chance: Chance) -> ordet.State:
    """Draws a card. While an unseen duel is on, the draw announces the duel instead (OF17). While a
    ruling can be contested, the card is turned only when no earlier contest can arrive. A draw that
    was stamped before the contest being voted on has closed that ruling."""
    if state.vote is not None:
        state = state.then(CameTooLate(state.vote.seat), vote=None)
    if state.duel is not None:
        return announce(sets, state, "draw")
    if state.rulings:
        phase = ordet.Reaching(seat, move.pile, move.onto, move.at, since=state.now)
        return state.then(Reached(seat), phase=phase)
    return _turn_over(sets, state, chance, move.pile, move.onto)


def flip(sets: CardSets, state: ordet.State, seat: None, move: Flip, chance: Chance) -> ordet.State:
    """The card that was reached for is turned."""
    reach = state.phase
    assert isinstance(reach, ordet.Reaching)
    return _turn_over(sets, state, chance, reach.pile, reach.onto)


def _turn_over(
    sets: CardSets, state: ordet.State, chance: Chance, pile: int, onto: int
) -> ordet.State:
    """Turns a card over: messages so far count as said, and rulings stand for good."""
    state = _forget_rulings(_remember_what_was_said(state))
    return go_on(sets, turn_card(sets, state, pile, onto), chance)


def _remember_what_was_said(state: ordet.State) -> ordet.State:
    if state.options.repeats == "allowed" or not state.messages:
        return state
    said = tuple(squeezed(message.words) for message in state.messages if not message.talk)
    talked = tuple(message.words for message in state.messages if message.talk)
    return state.then(said=_added(state.said, said), talked=_added(state.talked, talked))


def _added(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    return (*old, *dict.fromkeys(text for text in new if text and text not in old))


def reopen(state: ordet.State, seat: None, move: Reopen, chance: Chance) -> ordet.State:
    return state.then(Reopened(state.drawer()), phase=ordet.Drawing())


def close(
    sets: CardSets, state: ordet.State, seat: None, move: Close, chance: Chance
) -> ordet.State:
    return end_round(sets, state, chance)


def reopens_at(phase: ordet.Shut) -> int:
    return phase.since + DRAW_SHUT_MS


def closes_at(state: ordet.State, phase: ordet.Closing) -> int:
    """When contesting closes; a contest made in time may still be on its way until then."""
    return phase.since + CLOSING_MS + state.options.settle_time


def flips_at(state: ordet.State, phase: ordet.Reaching) -> int:
    return phase.at + state.options.settle_time
