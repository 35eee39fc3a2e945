"""Messages in the table's channel: which are answers, which are talk, which came late."""

from games.kit.chance import Chance
from games.kit.say import Seat
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import announce
from games.ordet_fanger.events import Answered
from games.ordet_fanger.folding import can_answer, is_command, words_of
from games.ordet_fanger.judging import duel_heard, is_barred
from games.ordet_fanger.moves import Answer
from games.ordet_fanger.rulings import reconsider
from games.ordet_fanger.state import Message, Over, State


def matters(state: State, seat: Seat, move: Answer) -> bool:
    """Whether a message changes anything: an answer, or talk where repeats are barred."""
    if isinstance(state.phase, Over) or seat in state.gave_up or is_command(move.text):
        return False
    answers = can_answer(move.text) and duel_heard(state, seat, move.at) is not None
    return answers or state.options.repeats == "barred"


def heard_since(state: State) -> int | None:
    """The stamp since when messages matter: of the oldest duel's card that can still be ruled
    otherwise; where repeats are barred, and talk between duels counts too, at the latest the last
    stamp that was seen."""
    duels = [ruling.duel for ruling in state.rulings]
    if state.duel is not None:
        duels.append(state.duel)
    stamps = [duel.opened for duel in duels]
    if state.options.repeats == "barred" and state.now:
        stamps.append(state.now)
    return min(stamps, default=None)


def hear(sets: CardSets, state: State, seat: Seat, move: Answer, chance: Chance) -> State:
    """Takes a message. A late one may belong to a duel that is ruled already, and correct the
    ruling; so may late talk, where repeats are barred."""
    if not matters(state, seat, move):
        return state
    duel = duel_heard(state, seat, move.at) if can_answer(move.text) else None
    message = Message(
        seat=seat,
        text=move.text.strip(),
        words=words_of(move.text),
        at=move.at,
        id=move.message or f"m{state.heard + 1}",
        talk=duel is None,
        verified=move.verified,
    )
    state = state.then(messages=(*state.messages, message), heard=state.heard + 1)
    if duel is not None:
        state = state.then(Answered(seat, message.text, not is_barred(state, duel, message)))
        if duel.clock is None:
            state = announce(sets, state, "answer")
    return reconsider(sets, state, chance)
