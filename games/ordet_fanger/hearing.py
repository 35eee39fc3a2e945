"""Messages in the table's channel: which are answers, which are talk, which came late."""

from games.kit.refusals import malformed, stale
from games.kit.say import say
from games.kit.seats import Seat
from games.ordet_fanger.duels import announce
from games.ordet_fanger.events import Answered
from games.ordet_fanger.folding import can_answer, is_command, words_of
from games.ordet_fanger.judging import duel_heard, is_barred
from games.ordet_fanger.moves import Answer
from games.ordet_fanger.rulings import reconsider
from games.ordet_fanger.state import Message, State
from games.ordet_fanger.step import Step

LONGEST_MESSAGE = 4_000


def check_answer(state: State, move: Answer) -> None:
    if len(move.text) > LONGEST_MESSAGE:
        raise malformed(say("kit-text-length", least=0, most=LONGEST_MESSAGE))
    if move.message and any(message.id == move.message for message in state.messages):
        raise stale(say("ordet-fanger-heard-already"))


def matters(state: State, seat: Seat, move: Answer) -> bool:
    """Whether a message changes anything: an answer, or talk where repeats are barred."""
    if state.phase == "over" or is_command(move.text):
        return False
    answers = can_answer(move.text) and duel_heard(state, seat, move.at) is not None
    return answers or state.options.repeats == "barred"


def heard_since(state: State) -> int | None:
    """Since the oldest duel's card that can still be ruled otherwise; where repeats are barred,
    and talk counts between duels too, at the latest since the last stamp that was seen."""
    duels = [ruling.duel for ruling in state.rulings]
    if state.duel is not None:
        duels.append(state.duel)
    stamps = [duel.opened for duel in duels]
    if state.options.repeats == "barred" and state.now:
        stamps.append(state.now)
    return min(stamps, default=None)


def hear(step: Step, seat: Seat, move: Answer) -> None:
    """Takes a message. A late one may belong to a duel that is ruled already, and correct it; so
    may late talk, where repeats are barred."""
    state = step.state
    if not matters(state, seat, move):
        return
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
    step.change(messages=(*state.messages, message), heard=state.heard + 1)
    if duel is not None:
        step.tell(Answered(seat, message.text, not is_barred(step.state, message)))
        if duel.clock is None:
            announce(step, "answer")
    reconsider(step)
