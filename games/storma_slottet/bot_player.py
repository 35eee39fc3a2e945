"""How the bot plays: by what its seat may know, and by what a card is worth."""

from games.kit.bot_player import BotMove, Mind
from games.kit.cards import Card, card_name, is_number, rank, suit
from games.kit.keyed_random import KeyedRandom
from games.kit.say import Say, Seat, say
from games.kit.suits import suit_name
from games.storma_slottet import moves
from games.storma_slottet import state as storma
from games.storma_slottet.clock import clock_move
from games.storma_slottet.ideas import Idea, ideas_of, stand_in, tired
from games.storma_slottet.knowledge import Knowledge
from games.storma_slottet.legal import free_suits, healers, replacements, reserves
from games.storma_slottet.lifting import lifts, worth

Thought = BotMove[moves.Move]

OVERLOOKS = 60
"""Percentage of turns in which the easy level overlooks the best kind of move, and of what is left
the best again."""
ANY_STAND_IN = 40
"""Percentage of replacements in which the easy level brings out any card, and of heals that it
stops too soon."""


def hard_move(knowledge: Knowledge, mind: Mind) -> Thought | None:
    state, seat = knowledge.state, mind.seat
    if seat not in storma.awaited(state) or (state.offer == storma.other(seat) and tired(state)):
        return _answer(state, seat)
    side = state.sides[seat]
    match state.phase:
        case storma.ChoosingSuits():
            return _house(state, mind.rng)
        case storma.LayingActives():
            card = stand_in(state, seat, reserves(side))
            return BotMove(moves.LayActive(card), _why_stand_in(state, seat, card))
        case storma.Turn():
            return _thought(max(ideas_of(state, seat), key=_worth))
        case storma.Healing(place=place):
            return _heal_on(state, seat, place)
        case storma.Replacing():
            card = stand_in(state, seat, replacements(side))
            return BotMove(moves.Replace(card), _why_stand_in(state, seat, card))
        case storma.Lifting(place=place, card=card, value=value):
            return _lift(state.court(seat, place), card, value)
        case _:
            return BotMove(clock_move(state, seat), say("storma-slottet-why-roll"))


def easy_move(knowledge: Knowledge, mind: Mind) -> Thought | None:
    """A move that may overlook good attacks, bring out the wrong card, or stop healing too soon."""
    state, seat, rng = knowledge.state, mind.seat, mind.rng
    if seat not in storma.awaited(state):
        return hard_move(knowledge, mind)
    match state.phase:
        case storma.LayingActives() if rng.percent(ANY_STAND_IN):
            return BotMove(moves.LayActive(rng.choice(reserves(state.sides[seat]))))
        case storma.Replacing() if rng.percent(ANY_STAND_IN):
            return BotMove(moves.Replace(rng.choice(replacements(state.sides[seat]))))
        case storma.Healing() if rng.percent(ANY_STAND_IN):
            return BotMove(moves.Stop())
        case storma.Turn() if not tired(state):
            return _thought(_overlooking(ideas_of(state, seat), rng))
    return hard_move(knowledge, mind)


def _worth(idea: Idea) -> int:
    return idea.worth


def _thought(idea: Idea) -> Thought:
    return BotMove(idea.move, idea.why)


def _overlooking(ideas: list[Idea], rng: KeyedRandom) -> Idea:
    """The best idea that it does not overlook. It avoids what seems to do harm, as long as there is
    anything else."""
    best = max(ideas, key=_worth)
    while rng.percent(OVERLOOKS):
        ideas = [idea for idea in ideas if idea.move != best.move and idea.worth > 0]
        if not ideas:
            return best
        best = max(ideas, key=_worth)
    return best


def _answer(state: storma.State, seat: Seat) -> Thought | None:
    """The answer to an offer of a draw, if there is one."""
    if state.offer != storma.other(seat):
        return None
    if tired(state):
        return BotMove(moves.AcceptDraw(), say("storma-slottet-why-accept"))
    return BotMove(moves.DeclineDraw(), say("storma-slottet-why-decline"))


def _house(state: storma.State, rng: KeyedRandom) -> Thought:
    chosen = rng.choice(free_suits(state))
    return BotMove(
        moves.ChooseHouse(chosen), say("storma-slottet-why-house", suit=suit_name(chosen))
    )


def _why_stand_in(state: storma.State, seat: Seat, card: Card) -> Say:
    if suit(card) == state.sides[seat].house:
        return say("storma-slottet-why-royal", card=card_name(card))
    return say("storma-slottet-why-mercenary", card=card_name(card))


def _heal_on(state: storma.State, seat: Seat, place: storma.Place) -> Thought:
    """The next step of healing: number cards as long as they lift much of their value; a doctor or
    joker only once."""
    court = state.court(seat, place)
    for card in sorted(healers(state, seat, place), key=rank, reverse=True):
        if is_number(card):
            lifted = sum(lifts(court, card, rank(card))[0])
            if 2 * lifted > rank(card):
                why = say("storma-slottet-why-heal-on", card=card_name(card), damage=lifted)
                return BotMove(moves.Heal(card, place), why)
    return BotMove(moves.Stop(), say("storma-slottet-why-stop"))


def _lift(court: storma.Court, card: Card, value: int) -> Thought:
    damages = lifts(court, card, value)[0]
    lift = moves.Lift(worth(court, damages))
    return BotMove(lift, say("storma-slottet-why-lift", damage=sum(damages)))
