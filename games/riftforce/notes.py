"""What one should know before choosing, and would otherwise wonder at: where the first guilds and
the first card on the board come from."""

from games.kit.say import Say, Who, say
from games.kit.seats import Seat
from games.riftforce.state import GUILDS_EACH, HAND_SIZE, MIDDLE, State, on_board, other
from games.riftforce.wording import card_name, guild_name


def pick_notes(state: State, seat: Seat) -> tuple[Say, ...]:
    """Which of one's picks it is, and what came before them by chance."""
    own, others = state.sides[seat].guilds, state.sides[other(seat)].guilds
    is_dealt = bool(state.out)  # where all are picked freely, none is out (RF20)
    number, count = len(own) + 1 - is_dealt, GUILDS_EACH - is_dealt
    notes = [say("riftforce-note-pick", number=number, count=count)]
    if is_dealt:
        dealt = {"own": guild_name(own[0]), "other": guild_name(others[0])}
        notes.append(say("riftforce-note-dealt", who=Who(other(seat)), **dealt))
    return tuple(notes)


def opening_notes(state: State, seat: Seat) -> tuple[Say, ...]:
    """Before one's first action, why a card lies in the middle already."""
    own, second = state.sides[seat], other(state.starter)
    has_acted = own.discard or own.riftforce or len(own.hand) < HAND_SIZE
    opening = state.sides[second].columns[MIDDLE][:1]
    if has_acted or len(on_board(own)) > (seat == second) or not opening:
        return ()
    card = card_name(opening[0].card)
    if seat == second:
        return (say("riftforce-note-opening-own", card=card),)
    return (say("riftforce-note-opening", who=Who(second), card=card),)
