"""The course of a round: opening it, drawing, going on after a duel, its end."""

from games.kit.refusals import illegal, malformed, not_yours, stale
from games.kit.say import say
from games.kit.seats import Seat, left_of
from games.ordet_fanger.cards import SYMBOLS, Symbol
from games.ordet_fanger.duels import announce, open_duel
from games.ordet_fanger.events import Reached, Reopened, RoundEnded, RoundOpened
from games.ordet_fanger.folding import squeezed
from games.ordet_fanger.moves import Close, Draw, Flip, OpenRound, Reopen
from games.ordet_fanger.options import LEAST_PILES
from games.ordet_fanger.piles import deal, empty_board, turn_card
from games.ordet_fanger.state import Reach, State
from games.ordet_fanger.step import Step

SYMBOLS_DROPPED = 2
DRAW_SHUT_MS = 3_000
CLOSING_MS = 30_000


def drops_symbols(state: State) -> bool:
    """OF14: with three piles, unless the table plays with all symbols."""
    return len(state.board.piles) == LEAST_PILES and state.options.drop_symbols != "off"


def chooses_symbols(state: State) -> bool:
    return drops_symbols(state) and state.options.drop_symbols == "choose"


def begin_round(step: Step) -> None:
    """Asks the opener what there is to choose; begins at once where there is nothing."""
    state = step.state
    chooses_cards = state.round > 1 and len(step.sets.by_name) > 1
    if chooses_cards or chooses_symbols(state):
        step.change(phase="opening", since=step.now)
    else:
        open_round(step, state.cards, ())


def check_opening(step: Step, seat: Seat | None, move: OpenRound) -> None:
    state = step.state
    if state.phase != "opening":
        raise stale(say("ordet-fanger-round-is-open"))
    if seat != state.opener:
        raise not_yours(say("kit-not-your-turn"))
    if move.cards not in step.sets.by_name:
        raise malformed(
            say("ordet-fanger-no-such-set", given=move.cards, sets=tuple(step.sets.by_name))
        )
    if state.round == 1 and move.cards != state.cards:
        raise illegal("OF2", say("ordet-fanger-set-is-chosen"))
    if any(symbol not in SYMBOLS for symbol in move.dropped):
        raise malformed(say("kit-not-offered", given=", ".join(move.dropped)))
    wanted = (0, SYMBOLS_DROPPED) if chooses_symbols(state) else (0,)
    if len(move.dropped) not in wanted or len({*move.dropped}) < len(move.dropped):
        raise illegal("OF14", say("ordet-fanger-two-or-no-symbols"))


def open_round(step: Step, cards: str, dropped: tuple[Symbol, ...]) -> None:
    if drops_symbols(step.state) and not dropped:
        first = step.chance.pick("symbol-out", SYMBOLS)
        rest = tuple(symbol for symbol in SYMBOLS if symbol != first)
        dropped = (first, step.chance.pick("symbol-out", rest))
    dropped = tuple(symbol for symbol in SYMBOLS if symbol in dropped)
    step.change(cards=cards, dropped=dropped, said=(), talked=(), messages=(), rulings=())
    deal(step)
    state = step.state
    title = step.sets.by_name[cards].title
    step.tell(RoundOpened(state.round, state.opener, title, dropped))
    wait_for_draw(step)


def go_on(step: Step) -> None:
    """The next duel of a series if there is one; else drawing goes on."""
    step.change(duel=None)
    if not open_duel(step):
        wait_for_draw(step)


def wait_for_draw(step: Step) -> None:
    """Drawing goes on; after a ruling it is shut for a moment, so that there is time to contest.
    Without draw piles the round ends, as soon as its last ruling can't be contested."""
    rulings = step.state.rulings
    if any(step.board.draw_piles):
        step.change(phase="shut" if rulings else "draw", since=step.now, reach=None)
    elif rulings:
        step.change(phase="closing", since=step.now, reach=None)
    else:
        end_round(step)


def end_round(step: Step) -> None:
    state = step.state
    points = tuple(len(cards) for cards in state.board.points)
    step.tell(RoundEnded(state.round, points))
    step.change(rulings=(), messages=(), reach=None)
    if state.round == state.options.rounds:
        step.change(phase="over", since=step.now)
        return
    opener = left_of(state.opener, state.seats)
    step.change(score=state.totals(), round=state.round + 1, opener=opener)
    step.change(board=empty_board(len(state.sides)))
    begin_round(step)


def check_draw(state: State, seat: Seat | None, move: Draw) -> None:
    if state.phase == "duel" or state.phase == "turning":
        raise illegal("OF4", say("ordet-fanger-duel-first"))
    if state.phase in ("shut", "closing"):
        raise illegal("OF9", say("ordet-fanger-drawing-is-shut"))
    if state.phase != "draw":
        raise stale(say("ordet-fanger-no-draw-now"))
    if seat != state.drawer():
        raise not_yours(say("kit-not-your-turn"))
    if not 0 <= move.onto < state.piles_per_side:
        raise malformed(say("kit-not-offered", given=str(move.onto)))
    piles = state.board.draw_piles
    if not 0 <= move.pile < len(piles):
        raise malformed(say("kit-not-offered", given=str(move.pile)))
    if not piles[move.pile]:
        raise illegal("OF2", say("ordet-fanger-pile-is-empty"))


def draw(step: Step, seat: Seat, move: Draw) -> None:
    """A draw while an unseen duel is on announces the duel instead (OF17). While a ruling can be
    contested, the card is turned only when no earlier contest can arrive any more."""
    if step.state.duel is not None:
        announce(step, "draw")
    elif step.state.rulings:
        reach = Reach(seat, move.pile, move.onto, move.at)
        step.change(phase="reaching", reach=reach, since=step.now)
        step.tell(Reached(seat))
    else:
        flip(step, move.pile, move.onto)


def flip(step: Step, pile: int, onto: int) -> None:
    """The card is turned. What was said so far has been said, and rulings stand for good."""
    _remember_what_was_said(step)
    step.change(rulings=(), messages=(), reach=None)
    if turn_card(step, pile, onto):
        go_on(step)
    else:
        wait_for_draw(step)


def _remember_what_was_said(step: Step) -> None:
    state = step.state
    if state.options.repeats == "allowed" or not state.messages:
        return
    said = tuple(squeezed(message.words) for message in state.messages if not message.talk)
    talked = tuple(message.words for message in state.messages if message.talk)
    step.change(said=_added(state.said, said), talked=_added(state.talked, talked))


def _added(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    return (*old, *dict.fromkeys(text for text in new if text and text not in old))


def play_flip(step: Step, move: Flip) -> None:
    state = step.state
    if state.phase != "reaching" or state.reach is None:
        raise stale(say("ordet-fanger-too-late"))
    if move.at < state.reach.at + state.options.settle_time:
        raise illegal("OF9", say("ordet-fanger-too-early"))
    flip(step, state.reach.pile, state.reach.onto)


def play_reopen(step: Step, move: Reopen) -> None:
    state = step.state
    if state.phase != "shut":
        raise stale(say("ordet-fanger-too-late"))
    if move.at < state.since + DRAW_SHUT_MS:
        raise illegal("OF9", say("ordet-fanger-too-early"))
    step.change(phase="draw", since=step.now)
    step.tell(Reopened(state.drawer()))


def play_close(step: Step, move: Close) -> None:
    state = step.state
    if state.phase != "closing":
        raise stale(say("ordet-fanger-too-late"))
    if move.at < closing_at(state):
        raise illegal("OF9", say("ordet-fanger-too-early"))
    end_round(step)


def closing_at(state: State) -> int:
    """When contesting closes; a contest made in time may still be on its way until then."""
    return state.since + CLOSING_MS + state.options.settle_time
