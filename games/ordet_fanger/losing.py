"""Why a side has not won its duel, as far as its messages tell."""

from collections.abc import Iterator

from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.events import LostBy
from games.ordet_fanger.folding import squeezed
from games.ordet_fanger.judging import in_time, is_barred, is_rejected
from games.ordet_fanger.state import Duel, Message, State


def why_lost(sets: CardSets, state: State, duel: Duel, place: int) -> tuple[LostBy, int]:
    """Why a side did not give all its answers, and how many it had."""
    heard = tuple(_heard(state, duel, place))
    had = {
        squeezed(message.words)
        for message in heard
        if not message.struck
        and not is_barred(state, duel, message)
        and not is_rejected(sets, state, duel, message)
    }
    struck = {message.struck for message in heard}
    if "rejected" in struck:
        return "rejected", len(had)
    if "withdrawn" in struck:
        return "withdrawn", len(had)
    if len(had) >= state.options.answers_needed:
        return "", 0  # they have come since it was ruled
    if had:
        return "few", len(had)
    return ("barred" if heard else "silent"), 0


def _heard(state: State, duel: Duel, place: int) -> Iterator[Message]:
    side = state.sides[duel.sides[place]]
    for message in state.messages:
        if not message.talk and message.seat in side and in_time(state, duel, message.at):
            yield message
