"""What the rules forbid, for playing, previewing and telling why not."""

from collections.abc import Sequence

from games.kit.say import Refusal, Seat, illegal, malformed, say
from games.riftforce import moves
from games.riftforce import state as rift
from games.riftforce.cards import Card, guild_of, number
from games.riftforce.effects import question
from games.riftforce.wording import card_name


def check_legal(state: rift.State, seat: Seat, move: moves.Move) -> None:
    own = state.sides[seat]
    match move, state.phase:
        case moves.PickGuild(guild), _ if guild not in state.shown:
            raise _not_offered(guild)
        case moves.Play(), _:
            _check_play(own.hand, move)
        case moves.Activate(discard), _:
            _check_in_hand(own.hand, discard)
            if not can_activate(own, discard):
                raise illegal("RF2", say("riftforce-nothing-to-activate"))
        case moves.CheckAndDraw(), _ if len(own.hand) >= rift.HAND_SIZE:
            raise illegal("RF7", say("riftforce-hand-full"))
        case moves.ActivateNext(card), rift.Activating() as phase:
            _check_next(own, phase, card)
        case moves.Finish(), rift.Activating(activated=()):
            raise illegal("RF2", say("riftforce-activate-one"))
        case moves.Choose(option), rift.Choosing() as phase:
            _check_option(state, phase, option)


def _check_play(hand: Sequence[Card], move: moves.Play) -> None:
    """RF1: one number or one symbol, at one location or one each along an unbroken run."""
    for given in (move.cards, move.locations):
        if not 1 <= len(given) <= rift.MOST_PLAYED:
            raise malformed(say("kit-count", least=1, most=rift.MOST_PLAYED, given=len(given)))
        if len(set(given)) < len(given):
            raise malformed(say("kit-twice"))
    for card in move.cards:
        _check_in_hand(hand, card)
    beyond = [location for location in move.locations if location not in rift.LOCATIONS]
    if len(beyond) == len(move.locations):
        raise _not_offered(str(beyond[0]))
    if not alike(move.cards):
        raise illegal("RF1", say("riftforce-not-alike", cards=tuple(map(card_name, move.cards))))
    if len(move.locations) not in (1, len(move.cards)):
        raise illegal("RF1", say("riftforce-one-or-each"))
    if beyond:
        raise illegal("RF1", say("riftforce-past-the-end"))
    if max(move.locations) - min(move.locations) >= len(move.locations):
        raise illegal("RF1", say("riftforce-not-neighbours"))


def _check_in_hand(hand: Sequence[Card], card: Card) -> None:
    if card not in hand:
        raise _not_offered(card)


def _check_next(own: rift.Side, phase: rift.Activating, card: Card) -> None:
    """Refuses a card that was destroyed before its turn."""
    if card in candidates(own, phase):
        return
    if card not in rift.on_board(own):
        raise _not_offered(card)
    raise illegal("RF2", say("riftforce-not-to-activate"))


def _check_option(state: rift.State, phase: rift.Choosing, option: str) -> None:
    """Refuses cards that are not for this ability (RF6)."""
    if option in phase.options:
        return
    asked = question(phase.agenda[0])
    if asked.among == "cards" and any(option in rift.on_board(side) for side in state.sides):
        raise illegal("RF6", say(f"riftforce-only-{asked.asks}"))
    raise _not_offered(option)


def _not_offered(given: str) -> Refusal:
    return malformed(say("kit-not-offered", given=given))


def alike(cards: Sequence[Card]) -> bool:
    """Whether all cards have one number, or all one symbol."""
    first = cards[0]
    digit, guild = number(first), guild_of(first)
    return all(number(card) == digit for card in cards) or all(
        guild_of(card) == guild for card in cards
    )


def can_activate(own: rift.Side, discard: Card) -> bool:
    """Whether the discard matches at least one own card on the board (RF2)."""
    return any(alike((discard, card)) for card in rift.on_board(own))


def candidates(own: rift.Side, phase: rift.Activating) -> tuple[Card, ...]:
    """The cards that may be activated next (RF2): with those activated before and the discard, all
    must have one number or one symbol."""
    if len(phase.activated) == rift.MOST_ACTIVATED:
        return ()
    so_far = (phase.discarded, *phase.activated)
    numbers, guilds = {*map(number, so_far)}, {*map(guild_of, so_far)}
    return tuple(
        card
        for card in rift.on_board(own)
        if card not in phase.activated and ({number(card)} == numbers or {guild_of(card)} == guilds)
    )
