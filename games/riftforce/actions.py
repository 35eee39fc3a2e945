"""The three actions, one of which is a turn: play, activate, check and draw."""

from collections.abc import Sequence

from games.kit.chance import Chance
from games.kit.refusals import illegal, malformed
from games.kit.say import say
from games.kit.seats import Seat
from games.riftforce import effects
from games.riftforce.battle import Battle
from games.riftforce.cards import Card, guild_of, number
from games.riftforce.events import Activated, Checked, Discarded, Played, Tied
from games.riftforce.moves import Activate, ActivateNext, Choose, Play
from games.riftforce.state import (
    HAND_SIZE,
    LOCATIONS,
    MOST_ACTIVATED,
    MOST_PLAYED,
    RIFTFORCE_TO_END,
    Acting,
    Activating,
    Effect,
    Over,
    Phase,
    Piece,
    Playing,
    Side,
    State,
    controlled,
    other,
)


def play_cards(state: State, seat: Seat, move: Play, chance: Chance) -> State:
    """All cards are laid first; then each play effect happens, in the order of the cards."""
    check_play(state.sides[seat].hand, move)
    battle = Battle(state, chance)
    force = battle.forces[seat]
    force.from_hand(*move.cards)
    for card, location in placements(move):
        force.add(Piece(card), location)
        battle.events.append(Played(seat, card, location))
    agenda, options = effects.carry_out(battle, seat, effects.when_played(*move.cards))
    return _after_play(state, battle, seat, agenda, options)


def placements(move: Play) -> list[tuple[Card, int]]:
    locations = move.locations
    if len(locations) == 1:
        locations *= len(move.cards)
    return list(zip(move.cards, locations, strict=True))


def check_play(hand: Sequence[Card], move: Play) -> None:
    """RF1: one number or one symbol, at one location or one each along an unbroken run."""
    for given in (move.cards, move.locations):
        if not 1 <= len(given) <= MOST_PLAYED:
            raise malformed(say("kit-count", least=1, most=MOST_PLAYED, given=len(given)))
        if len(set(given)) < len(given):
            raise malformed(say("kit-twice"))
    for card in move.cards:
        _check_in_hand(hand, card)
    for location in move.locations:
        if location not in LOCATIONS:
            raise malformed(say("kit-not-offered", given=str(location)))
    if not alike(move.cards):
        raise illegal("RF1", say("riftforce-not-alike"))
    if len(move.locations) not in (1, len(move.cards)):
        raise illegal("RF1", say("riftforce-one-or-each"))
    if max(move.locations) - min(move.locations) >= len(move.locations):
        raise illegal("RF1", say("riftforce-not-neighbours"))


def _check_in_hand(hand: Sequence[Card], card: Card) -> None:
    if card not in hand:
        raise malformed(say("kit-not-offered", given=card))


def alike(cards: Sequence[Card]) -> bool:
    """All of one number, or all of one symbol."""
    return (
        len({number(card) for card in cards}) == 1 or len({guild_of(card) for card in cards}) == 1
    )


def activate(state: State, seat: Seat, move: Activate, chance: Chance) -> State:
    """RF2: discards a card that matches at least one own card on the board. If it is one only,
    that one's ability follows without a question."""
    own = state.sides[seat]
    _check_in_hand(own.hand, move.discard)
    if not can_activate(own, move.discard):
        raise illegal("RF2", say("riftforce-nothing-to-activate"))
    battle = Battle(state, chance)
    force = battle.forces[seat]
    force.from_hand(move.discard)
    force.discard = (*force.discard, move.discard)
    battle.events.append(Discarded(seat, move.discard))
    phase = Activating(seat, move.discard)
    fitting = candidates(own, phase)
    if len(fitting) == 1:
        return _use(state, battle, phase, fitting[0])
    return _moved_on(state, battle, phase)


def can_activate(own: Side, discard: Card) -> bool:
    return any(alike((discard, piece.card)) for column in own.columns for piece in column)


def candidates(own: Side, phase: Activating) -> tuple[Card, ...]:
    """RF2: what may be activated next: together with what has been and the discard all of one
    number or all of one symbol."""
    if len(phase.activated) == MOST_ACTIVATED:
        return ()
    so_far = (phase.discarded, *phase.activated)
    return tuple(
        piece.card
        for column in own.columns
        for piece in column
        if piece.card not in phase.activated and alike((*so_far, piece.card))
    )


def activate_next(state: State, phase: Activating, move: ActivateNext, chance: Chance) -> State:
    """A card that was destroyed before its turn is not on the board any more."""
    own = state.sides[phase.seat]
    if move.card not in candidates(own, phase):
        if not any(piece.card == move.card for column in own.columns for piece in column):
            raise malformed(say("kit-not-offered", given=move.card))
        raise illegal("RF2", say("riftforce-not-to-activate"))
    return _use(state, Battle(state, chance), phase, move.card)


def _use(state: State, battle: Battle, phase: Activating, card: Card) -> State:
    battle.events.append(Activated(phase.seat, card, battle.forces[phase.seat].location(card)))
    phase = Activating(phase.seat, phase.discarded, (*phase.activated, card))
    agenda, options = effects.carry_out(battle, phase.seat, (Effect(card, "activated"),))
    return _after_use(state, battle, phase, agenda, options)


def choose(state: State, phase: Playing | Activating, move: Choose, chance: Chance) -> State:
    """Settles what an ability left open."""
    if move.option not in phase.options:
        raise malformed(say("kit-not-offered", given=move.option))
    battle = Battle(state, chance)
    agenda, options = effects.choose(battle, phase.seat, phase.agenda, move.option)
    if isinstance(phase, Playing):
        return _after_play(state, battle, phase.seat, agenda, options)
    return _after_use(state, battle, phase, agenda, options)


def check_and_draw(state: State, seat: Seat, chance: Chance) -> State:
    """RF7: only with fewer than seven cards in hand."""
    own = state.sides[seat]
    if len(own.hand) >= HAND_SIZE:
        raise illegal("RF7", say("riftforce-hand-full"))
    battle = Battle(state, chance)
    locations = controlled(own, state.sides[other(seat)])
    battle.forces[seat].riftforce += len(locations)
    battle.events.append(Checked(seat, locations))
    battle.draw(seat, HAND_SIZE - len(own.hand))
    return end_action(state, battle, seat)


def _after_play(
    state: State, battle: Battle, seat: Seat, agenda: effects.Agenda, options: effects.Options
) -> State:
    if options:
        return _moved_on(state, battle, Playing(seat, agenda, options))
    return end_action(state, battle, seat)


def _after_use(
    state: State,
    battle: Battle,
    phase: Activating,
    agenda: effects.Agenda,
    options: effects.Options,
) -> State:
    phase = Activating(phase.seat, phase.discarded, phase.activated, agenda, options)
    if options or candidates(battle.forces[phase.seat].side(), phase):
        return _moved_on(state, battle, phase)
    return end_action(state, battle, phase.seat)


def end_action(state: State, battle: Battle, seat: Seat) -> State:
    """RF8: the other's action; or, after a whole round, the end if it has come."""
    if seat == state.starter:
        return _moved_on(state, battle, Acting(other(seat)))
    sides = battle.sides()
    first, second = (side.riftforce for side in sides)
    if max(first, second) >= RIFTFORCE_TO_END and first != second:
        return _moved_on(state, battle, Over("riftforce"))
    if is_standstill(sides):
        return _moved_on(state, battle, Over("standstill"))
    if first >= RIFTFORCE_TO_END:
        battle.events.append(Tied(first))
    return _moved_on(state, battle, Acting(state.starter))


def is_standstill(sides: tuple[Side, Side]) -> bool:
    """Nobody has a card but on the board, so that nothing there can change any more, and both
    control equally many locations, so that the difference can't either."""
    if any(side.hand or side.pile or side.discard for side in sides):
        return False
    first, second = sides
    return len(controlled(first, second)) == len(controlled(second, first))


def _moved_on(state: State, battle: Battle, phase: Phase) -> State:
    return State(
        guilds=state.guilds,
        sides=battle.sides(),
        shown=state.shown,
        out=state.out,
        phase=phase,
        starter=state.starter,
        news=tuple(battle.events),
    )
