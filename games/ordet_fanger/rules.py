"""Ordet fanger: which move is played by which rule."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from games.kit.asks import Ask
from games.kit.chance import Chance
from games.kit.game import Due, Game, Heard, Outcome
from games.kit.refusals import malformed, not_yours, stale
from games.kit.say import say
from games.kit.scenes import Scene
from games.kit.seats import Seat
from games.ordet_fanger.asks import DrawAsk, asks_of
from games.ordet_fanger.cards import Card, CardSets
from games.ordet_fanger.clock import dues
from games.ordet_fanger.hearing import check_answer, hear, heard_since, matters
from games.ordet_fanger.house import house_move
from games.ordet_fanger.moves import (
    Answer,
    Ballot,
    ClockMove,
    Close,
    Contest,
    Draw,
    Flip,
    Move,
    OpenRound,
    Posted,
    Reopen,
    Rule,
    StoodStill,
    Tally,
    Turn,
    Withdraw,
)
from games.ordet_fanger.names import side_name
from games.ordet_fanger.options import OrdetFangerOptions, check_options, sides_of
from games.ordet_fanger.piles import empty_board
from games.ordet_fanger.rounds import (
    begin_round,
    check_draw,
    check_opening,
    draw,
    open_round,
    play_close,
    play_flip,
    play_reopen,
)
from games.ordet_fanger.rulings import (
    begin_anew,
    check_turn,
    note_posting,
    play_rule,
    runs_out,
    turn,
)
from games.ordet_fanger.scene import build_scene
from games.ordet_fanger.state import State
from games.ordet_fanger.step import Step
from games.ordet_fanger.voting import (
    cast,
    check_ballot,
    check_contest,
    check_withdrawal,
    contest,
    draw_came_first,
    give_way_to_draw,
    play_tally,
    withdraw,
)


class OrdetFanger(Game[State, Move]):
    """The race for words. Time comes only as the stamps of moves."""

    key = "ordet_fanger"
    version = 1
    seat_counts = range(2, 13)
    rules_sections = (
        "goal",
        "drawing",
        "duels",
        "first",
        "jokers",
        "ties",
        "votes",
        "few",
        "teams",
        "repeats",
        "ways",
    )
    options_type = OrdetFangerOptions
    proposed: ClassVar[Mapping[str, str]] = {"rounds": "2"}  # as print recommends
    state_type = State
    move_type = Move
    one_per_channel = True

    def __init__(self, files: Mapping[str, bytes] | None = None) -> None:
        super().__init__(files)
        self.sets = CardSets(self.files)

    def check_options(self, seats: int, options: OrdetFangerOptions) -> None:
        check_options(self.sets, seats, options)

    def setup(self, seats: int, options: OrdetFangerOptions, chance: Chance) -> State:
        self.check_options(seats, options)
        sides = sides_of(options, seats)
        state = State(
            options=options,
            seats=seats,
            sides=sides,
            phase="opening",
            opener=0,
            board=empty_board(len(sides)),
            cards=options.cards,
            score=(0,) * len(sides),
        )
        step = Step(state, self.sets, chance, 0)
        begin_round(step)
        return step.done()

    def asks(self, state: State, seat: Seat) -> Sequence[Ask[Move]]:
        return asks_of(self.sets, state, seat)

    def play(self, state: State, seat: Seat | None, move: Move, chance: Chance) -> State:
        if state.phase == "over":
            raise stale(say("kit-over"))
        if move.at < 0:
            raise malformed(say("ordet-fanger-too-early"))
        step = Step(state, self.sets, chance, move.at)
        if isinstance(move, ClockMove):
            _play_clock(step, seat, move)
        elif seat is None:
            _play_nobody(step, move)
        elif 0 <= seat < state.seats:
            _play_seat(step, seat, move)
        else:
            raise not_yours(say("kit-not-your-turn"))
        return step.done()

    def scene(self, state: State, viewer: Seat | None) -> Scene:
        return build_scene(self.sets, state, viewer, self.outcome(state))

    def due(self, state: State) -> Sequence[Due]:
        return dues(self.sets, state)

    def stamped(self, move: Move, at: int) -> Move:
        return replace(move, at=max(move.at, at))

    def hears(self, state: State, seat: Seat, message: Heard) -> Move | None:
        answer = Answer(message.text, message.at, message.id, message.verified)
        return answer if matters(state, seat, answer) else None

    def hears_since(self, state: State) -> int | None:
        return heard_since(state)

    def said(self, state: State) -> int:
        return state.number

    def posted(self, state: State, number: int, at: int) -> Move | None:
        return Posted(number, at) if number == state.number and state.phase != "over" else None

    def stood_still(self, state: State, at: int) -> Move | None:
        return StoodStill(at) if runs_out(self.sets, state) else None

    def belated(self, state: State, seat: Seat, key: str) -> Ask[Move] | None:
        """During a vote, a draw that was stamped before the contest."""
        drawing = state.vote is not None and state.phase == "draw" and seat == state.drawer()
        return DrawAsk(self.sets, state, seat) if key == DrawAsk.key and drawing else None

    def outcome(self, state: State) -> Outcome | None:
        """Most cards in the point pile win; equal is shared (OF10)."""
        if state.phase != "over":
            return None
        totals = state.totals()
        best = max(totals)
        scores = tuple(totals[state.side_of(seat)] for seat in range(state.seats))
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        sides = tuple(
            side_name(side)
            for side, total in zip(state.sides, totals, strict=True)
            if total == best
        )
        if len(sides) == 1:
            message = say("ordet-fanger-won-match", side=sides[0], points=best)
            return Outcome(winners, scores, "most", message)
        message = say("ordet-fanger-shared-match", sides=sides, points=best)
        return Outcome(winners, scores, "shared", message)

    def house(self, state: State, seat: Seat, rng: Random, at: int) -> Move:
        return house_move(self.sets, state, seat, rng, at)

    def inventory(self, state: State) -> Sequence[str]:
        """The round's own set must lie on the table; what else is turned is missing in the box."""
        board = state.board
        turned = () if state.duel is None else tuple(tie.card for tie in state.duel.turned)
        box: Sequence[Card] = self.sets.outside(state.cards)
        if turned:
            box = [card for card in box if card not in turned]
        on_table = [
            *(card for pile in board.piles for card in pile.cards),
            *(card for pile in board.draw_piles for card in pile),
            *(card for pile in board.points for card in pile),
            *board.aside,
            *turned,
        ]
        joker = [board.joker] if board.joker else []
        dealt = [*on_table, *joker]
        return [*box, *(dealt or self.sets.by_name[state.cards].cards)]

    def stock(self, state: State) -> Sequence[str]:
        return self.sets.all_cards()


def _play_clock(step: Step, seat: Seat | None, move: ClockMove) -> None:
    if seat is not None:
        raise not_yours(say("ordet-fanger-the-clocks"))
    if step.state.vote is not None and not isinstance(move, Tally | Posted):
        raise stale(say("ordet-fanger-vote-first"))
    match move:
        case Posted():
            note_posting(step, move)
        case StoodStill():
            begin_anew(step)
        case Rule():
            play_rule(step, move)
        case Reopen():
            play_reopen(step, move)
        case Flip():
            play_flip(step, move)
        case Tally():
            play_tally(step, move)
        case Close():
            play_close(step, move)


def _play_nobody(step: Step, move: Move) -> None:
    """The bot turns the tie-break card where there is no third player."""
    if not isinstance(move, Turn):
        raise not_yours(say("kit-not-your-turn"))
    _check_no_vote(step.state)
    check_turn(step.state, None, move)
    turn(step, None)


def _play_seat(step: Step, seat: Seat, move: Move) -> None:
    state = step.state
    match move:
        case Answer():
            check_answer(state, move)
            hear(step, seat, move)
        case Ballot():
            check_ballot(state, seat, move)
            cast(step, seat, move)
        case Withdraw():
            check_withdrawal(state, seat, move)
            withdraw(step, seat, move)
        case Contest():
            check_contest(step.sets, state, move)
            contest(step, seat, move)
        case Draw() if draw_came_first(state, move):
            check_draw(state, seat, move)
            give_way_to_draw(step)
            draw(step, seat, move)
        case _:
            _check_no_vote(state)
            _play_turn(step, seat, move)


def _play_turn(step: Step, seat: Seat, move: Move) -> None:
    state = step.state
    match move:
        case Draw():
            check_draw(state, seat, move)
            draw(step, seat, move)
        case Turn():
            check_turn(state, seat, move)
            turn(step, seat)
        case OpenRound():
            check_opening(step, seat, move)
            open_round(step, move.cards, move.dropped)


def _check_no_vote(state: State) -> None:
    """The game stands still during a vote (OF9)."""
    if state.vote is not None:
        raise stale(say("ordet-fanger-vote-first"))
