"""The three actions, one of which a player takes each turn: play, activate, check and draw."""

from games.kit.chance import Chance
from games.kit.say import Seat
from games.riftforce import effects
from games.riftforce import state as rift
from games.riftforce.battle import Battle
from games.riftforce.cards import Card
from games.riftforce.events import Activated, Checked, Discarded, Played, Tied
from games.riftforce.legal import candidates
from games.riftforce.moves import Activate, ActivateNext, CheckAndDraw, Choose, Finish, Play


def play_cards(state: rift.State, seat: Seat, move: Play, chance: Chance) -> rift.State:
    """All cards are laid first; then each play effect happens, in the order of the cards."""
    battle = Battle(state, chance)
    force = battle.forces[seat]
    force.from_hand(*move.cards)
    for card, location in placements(move):
        force.add(rift.Piece(card), location)
        battle.events.append(Played(seat, card, location))
    left = effects.carry_out(battle, seat, effects.when_played(*move.cards))
    return _gone_on(state, battle, seat, left)


def placements(move: Play) -> list[tuple[Card, int]]:
    locations = move.locations
    if len(locations) == 1:
        locations *= len(move.cards)
    return list(zip(move.cards, locations, strict=True))


def activate(state: rift.State, seat: Seat, move: Activate, chance: Chance) -> rift.State:
    """Discards a card; if it matches one card only, that card's ability follows without a
    question."""
    battle = Battle(state, chance)
    force = battle.forces[seat]
    force.from_hand(move.discard)
    force.discard = (*force.discard, move.discard)
    battle.events.append(Discarded(seat, move.discard))
    phase = rift.Activating(seat, move.discard)
    fitting = candidates(state.sides[seat], phase)
    if len(fitting) == 1:
        return _use(state, battle, phase, fitting[0])
    return _moved_on(state, battle, phase)


def activate_next(state: rift.State, seat: Seat, move: ActivateNext, chance: Chance) -> rift.State:
    assert isinstance(state.phase, rift.Activating)
    return _use(state, Battle(state, chance), state.phase, move.card)


def _use(state: rift.State, battle: Battle, phase: rift.Activating, card: Card) -> rift.State:
    seat = phase.seat
    battle.events.append(Activated(seat, card, battle.forces[seat].location(card)))
    phase = rift.Activating(seat, phase.discarded, (*phase.activated, card))
    left = effects.carry_out(battle, seat, (rift.Effect(card, "activated"),))
    return _gone_on(state, battle, seat, left, phase)


def choose(state: rift.State, seat: Seat, move: Choose, chance: Chance) -> rift.State:
    """Settles the choice that an ability left open."""
    phase = state.phase
    assert isinstance(phase, rift.Choosing)
    battle = Battle(state, chance)
    left = effects.choose(battle, seat, phase.agenda, move.option)
    return _gone_on(state, battle, seat, left, phase.activating)


def finish(state: rift.State, seat: Seat, move: Finish, chance: Chance) -> rift.State:
    return _end_action(state, Battle(state, chance), seat)


def check_and_draw(state: rift.State, seat: Seat, move: CheckAndDraw, chance: Chance) -> rift.State:
    """Scores (RF7) for the acting player only."""
    own = state.sides[seat]
    battle = Battle(state, chance)
    locations = rift.controlled(own, state.sides[rift.other(seat)])
    battle.forces[seat].riftforce += len(locations)
    battle.events.append(Checked(seat, locations))
    battle.draw(seat, rift.HAND_SIZE - len(own.hand))
    return _end_action(state, battle, seat)


def _gone_on(
    state: rift.State,
    battle: Battle,
    seat: Seat,
    left: tuple[effects.Agenda, effects.Options],
    activating: rift.Activating | None = None,
) -> rift.State:
    """Goes on to the choice that an ability waits for, the next card to activate, or the action's
    end."""
    agenda, options = left
    if options:
        return _moved_on(state, battle, rift.Choosing(seat, agenda, options, activating))
    if activating and candidates(battle.forces[seat].side(), activating):
        return _moved_on(state, battle, activating)
    return _end_action(state, battle, seat)


def _end_action(state: rift.State, battle: Battle, seat: Seat) -> rift.State:
    """Ends an action (RF8): the other's action follows; or, after a whole round, the end of the
    match if it has come."""
    if seat == state.starter:
        return _moved_on(state, battle, rift.Acting(rift.other(seat)))
    first, second = battle.sides()
    most = max(first.riftforce, second.riftforce)
    if most >= rift.RIFTFORCE_TO_END and first.riftforce != second.riftforce:
        return _moved_on(state, battle, rift.Over("riftforce"))
    if is_standstill(first, second):
        return _moved_on(state, battle, rift.Over("standstill"))
    if most >= rift.RIFTFORCE_TO_END:
        battle.events.append(Tied(most))
    return _moved_on(state, battle, rift.Acting(state.starter))


def is_standstill(first: rift.Side, second: rift.Side) -> bool:
    """Whether nobody has a card except on the board, so that nothing there can change, and both
    control equally many locations, so that the difference can't change either."""
    if any(side.hand or side.pile or side.discard for side in (first, second)):
        return False
    return len(rift.controlled(first, second)) == len(rift.controlled(second, first))


def _moved_on(state: rift.State, battle: Battle, phase: rift.Phase) -> rift.State:
    return state.then(*battle.events, sides=battle.sides(), phase=phase)
