"""How many of the needed answers each side of a duel has given, and whether each counts. Only where
several are needed or repeats are barred (OF11, OF12), because else the ruling says it."""

from games.kit.realtime import AnswerVerdict
from games.kit.say import Say, say
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import duel_seats, place_in
from games.ordet_fanger.folding import squeezed
from games.ordet_fanger.judging import in_time, is_barred, is_rejected
from games.ordet_fanger.state import Duel, Message, State, find_message, known_duel
from games.ordet_fanger.wording import side_name


def had_by(sets: CardSets, state: State, duel: Duel) -> tuple[int, int]:
    """How many different answers of each side count."""
    one, other = (len(_counting(sets, state, duel, place)) for place in (0, 1))
    return one, other


def verdict_of(sets: CardSets, state: State, message: str) -> AnswerVerdict | None:
    duel, said = known_duel(state), find_message(state, message)
    options = state.options
    if duel is None or said is None or (options.answers_needed, options.repeats) == (1, "allowed"):
        return None
    place = place_in(state, duel, said.seat)
    if place is None or said.talk or said.struck or not in_time(state, duel, said.at):
        return None
    counting = _counting(sets, state, duel, place)
    counts = counting.get(squeezed(said.words)) == said
    told = say(
        "ordet-fanger-verdict",
        how="counts" if counts else "repeated",
        had=min(len(counting), options.answers_needed),
        needed=options.answers_needed,
    )
    return AnswerVerdict(counts, told)


def score_of(sets: CardSets, state: State, duel: Duel) -> Say | None:
    """The score, once there is something to count."""
    had, needed = had_by(sets, state, duel), state.options.answers_needed
    if needed == 1 or not any(had):
        return None
    (one, other), (ones, others) = duel_seats(state, duel), had
    return say(
        "ordet-fanger-status-had",
        one=side_name(one),
        ones=ones,
        other=side_name(other),
        others=others,
        needed=needed,
    )


def _counting(sets: CardSets, state: State, duel: Duel, place: int) -> dict[str, Message]:
    """A side's answers that count, the first of those that are the same."""
    side = state.sides[duel.sides[place]]
    found: dict[str, Message] = {}
    for message in sorted(state.messages, key=Message.order):
        if message.talk or message.struck or message.seat not in side:
            continue
        if not in_time(state, duel, message.at) or is_barred(state, duel, message):
            continue
        if not is_rejected(sets, state, duel, message):
            found.setdefault(squeezed(message.words), message)
    return found
