"""A sensible player: tries the moves on the open board and takes the one that looks best.

It looks ahead from a guess that agrees with what its seat knows, and values counts only, so that it
does the same whatever the guess.
"""

from collections.abc import Callable, Iterable
from itertools import chain
from typing import NamedTuple

from games.kit.bot_player import BotMove, Mind
from games.kit.keyed_random import KeyedRandom
from games.kit.say import Say, Seat, say
from games.riftforce import actions
from games.riftforce import state as rift
from games.riftforce.cards import Card, guild_of, kind, number
from games.riftforce.foresight import UNSHUFFLED
from games.riftforce.knowledge import Knowledge, determinize
from games.riftforce.legal import can_activate, candidates
from games.riftforce.moves import (
    Activate,
    ActivateNext,
    CheckAndDraw,
    Choose,
    Finish,
    Move,
    PickGuild,
    Play,
    Toss,
)
from games.riftforce.wording import card_name, guild_name, location_name, named_on_board

Thought = BotMove[Move]
Tried = tuple[Move, rift.State]
"""A move, and the position that it leads to."""

A_TENTH = 5 * 6 * 7
"""Worth is counted in whole numbers: damage is divided by a card's number, which is 5, 6 or 7."""
WORTH_OF_A_POINT = 100 * A_TENTH
WORTH_OF_CONTROL = 30 * A_TENTH
WORTH_OF_DAMAGE = 50 * A_TENTH
WORTH_OF_A_CARD_ON_THE_BOARD = 20 * A_TENTH
WORTH_OF_A_CARD_IN_HAND = 15 * A_TENTH
WORTH_OF_WINNING = 10_000 * A_TENTH

MISSES = 60
"""Percentage of actions that the easy level does not consider."""
SECOND_BEST = 30
"""Percentage of choices in which the easy level takes any option, or finishes too soon."""


class Worth(NamedTuple):
    """The worth of the open board for a seat, by its parts."""

    won: int
    points: int
    control: int
    enemies: int
    board: int
    hand: int


def hard_move(knowledge: Knowledge, mind: Mind) -> Thought | None:
    return _play(knowledge, mind, lambda moves: moves, lambda tried, best: best)


def easy_move(knowledge: Knowledge, mind: Mind) -> Thought | None:
    """A move that does not consider every action, and carries them through carelessly."""
    rng = mind.rng

    def thinks_of(moves: list[Move]) -> list[Move]:
        return [move for move in moves if not rng.percent(MISSES)] or moves

    def careless(tried: list[Tried], best: Tried) -> Tried:
        return rng.choice(tried) if rng.percent(SECOND_BEST) else best

    return _play(knowledge, mind, thinks_of, careless)


def _play(
    knowledge: Knowledge,
    mind: Mind,
    thinks_of: Callable[[list[Move]], list[Move]],
    picked: Callable[[list[Tried], Tried], Tried],
) -> Thought | None:
    seat, rng = mind.seat, mind.rng
    state = determinize(knowledge, rng)
    match state.phase:
        case rift.Tossing():
            return BotMove(Toss(), say("riftforce-why-toss"))
        case rift.Drafting():
            guild = rng.choice(state.shown)
            return BotMove(PickGuild(guild), say("riftforce-why-pick", guild=guild_name(guild)))
        case rift.Acting():
            moves = thinks_of(_actions(state, seat, rng))
            move, after = max(
                ((move, _prospect(state, seat, move)) for move in moves),
                key=lambda tried: value(tried[1], seat),
            )
            return BotMove(move, _why(state, seat, move, after))
        case rift.Choosing():
            options = _options(state, seat)
            move, after = picked(options, _best(options, seat))
            return BotMove(move, _why(state, seat, move, _settled(after, seat)))
        case rift.Activating():
            steps = _next_or_finish(state, seat)
            move, after = picked(steps, _best(steps, seat))
            return BotMove(move, _why(state, seat, move, _settled(after, seat)))
    return None


def value(state: rift.State, seat: Seat) -> int:
    return sum(worth(state, seat))


def worth(state: rift.State, seat: Seat) -> Worth:
    own, enemy = state.sides[seat], state.sides[rift.other(seat)]
    lead = own.riftforce - enemy.riftforce
    won = (lead > 0) - (lead < 0) if isinstance(state.phase, rift.Over) else 0
    control = len(rift.controlled(own, enemy)) - len(rift.controlled(enemy, own))
    return Worth(
        WORTH_OF_WINNING * won,
        WORTH_OF_A_POINT * lead,
        WORTH_OF_CONTROL * control,
        -sum(map(_strength, enemy.columns)),
        sum(map(_strength, own.columns)),
        WORTH_OF_A_CARD_IN_HAND * len(own.hand),
    )


def _strength(column: rift.Column) -> int:
    return sum(
        WORTH_OF_A_CARD_ON_THE_BOARD - WORTH_OF_DAMAGE * piece.damage // number(piece.card)
        for piece in column
    )


def _actions(state: rift.State, seat: Seat, rng: KeyedRandom) -> list[Move]:
    hand = state.sides[seat].hand
    moves: list[Move] = [CheckAndDraw()] if len(hand) < rift.HAND_SIZE else []
    moves += _plays(hand, rng)
    moves += _discards(state.sides[seat])
    rng.shuffle(moves)
    return moves


def _plays(hand: tuple[Card, ...], rng: KeyedRandom) -> Iterable[Play]:
    """The plays to try: of each number and symbol up to three cards, at each location and along
    each run."""
    for trait in (number, guild_of):
        for shared in sorted({trait(card) for card in hand}, key=str):
            alike = [card for card in hand if trait(card) == shared]
            cards = tuple(rng.sample(alike, min(rift.MOST_PLAYED, len(alike))))
            yield from (Play(cards, (location,)) for location in rift.LOCATIONS)
            starts = range(len(rift.LOCATIONS) - len(cards) + 1)
            yield from (Play(cards, tuple(rift.LOCATIONS[at : at + len(cards)])) for at in starts)


def _discards(own: rift.Side) -> Iterable[Activate]:
    """One card of each kind that would activate something."""
    kinds = {kind(card): card for card in own.hand}
    return (Activate(card) for card in kinds.values() if can_activate(own, card))


def _prospect(state: rift.State, seat: Seat, move: Move) -> rift.State:
    """The position after the whole action."""
    match move:
        case Play():
            return _settled(actions.play_cards(state, seat, move, UNSHUFFLED), seat)
        case Activate():
            return _carried_through(actions.activate(state, seat, move, UNSHUFFLED), seat)
        case _:
            return actions.check_and_draw(state, seat, CheckAndDraw(), UNSHUFFLED)


def _carried_through(state: rift.State, seat: Seat) -> rift.State:
    """Activates the card that looks best next, as long as it helps."""
    while isinstance(state.phase, rift.Choosing | rift.Activating):
        if isinstance(state.phase, rift.Choosing):
            state = _best(_options(state, seat), seat)[1]
            continue
        move, after = _best(_next_or_finish(state, seat), seat)
        if isinstance(move, Finish):
            break
        state = after
    return state


def _settled(state: rift.State, seat: Seat) -> rift.State:
    """The position after every open choice of the current ability."""
    while isinstance(state.phase, rift.Choosing):
        state = _best(_options(state, seat), seat)[1]
    return state


def _best(tried: list[Tried], seat: Seat) -> Tried:
    return max(tried, key=lambda pair: value(_settled(pair[1], seat), seat))


def _options(state: rift.State, seat: Seat) -> list[Tried]:
    assert isinstance(state.phase, rift.Choosing)
    return [
        (move, actions.choose(state, seat, move, UNSHUFFLED))
        for move in map(Choose, state.phase.options)
    ]


def _next_or_finish(state: rift.State, seat: Seat) -> list[Tried]:
    phase = state.phase
    assert isinstance(phase, rift.Activating)
    tried: list[Tried] = [
        (move, actions.activate_next(state, seat, move, UNSHUFFLED))
        for move in map(ActivateNext, candidates(state.sides[seat], phase))
    ]
    if phase.activated:
        tried.append((Finish(), state))
    return tried


def _why(state: rift.State, seat: Seat, move: Move, after: rift.State) -> Say:
    """The reason: the part of the board's worth that the move raises most, if it raises any."""
    raised = {
        name: later - now
        for name, now, later in zip(
            Worth._fields, worth(state, seat), worth(after, seat), strict=True
        )
    }
    most = max(raised, key=lambda name: raised[name])
    gain = say("riftforce-why-gain", gain=most if raised[most] > 0 else "nothing")
    match move:
        case Play(cards, locations):
            return say(
                "riftforce-why-play",
                cards=tuple(map(card_name, cards)),
                locations=tuple(map(location_name, locations)),
                gain=gain,
            )
        case Activate(card):
            return say("riftforce-why-activate", card=card_name(card), gain=gain)
        case ActivateNext(card):
            return say("riftforce-why-activate-next", card=_where(state, card), gain=gain)
        case Choose(option):
            return say("riftforce-why-choose", option=_option_name(state, option), gain=gain)
        case Finish():
            return say("riftforce-why-finish")
        case _:
            return say("riftforce-why-check", gain=gain)


def _option_name(state: rift.State, option: str) -> Say:
    return location_name(int(option)) if option.isdecimal() else _where(state, option)


def _where(state: rift.State, card: Card) -> Say:
    """A card by its location, for there may be others like it."""
    lying = (named_on_board(side) for side in state.sides)
    return dict(chain.from_iterable(lying)).get(card, card_name(card))
