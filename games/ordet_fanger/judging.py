"""Decides who was first, by stamps alone: the order in which messages arrived doesn't matter
(OF6)."""

import msgspec

from games.kit.say import Seat
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import category_of, duel_seats, place_in
from games.ordet_fanger.folding import says, squeezed
from games.ordet_fanger.state import NOBODY, Duel, Message, Racing, State, Turning

Answers = tuple[Message, ...]

MS = 1_000


class Judgement(msgspec.Struct, frozen=True):
    """Each duellist's needed answers, empty where they are not all there. `winner` is a place,
    or NOBODY: then it is Uavgjort, or (not `decided`) nobody has answered."""

    answers: tuple[Answers, Answers]
    winner: int

    @property
    def decided(self) -> bool:
        return any(self.answers)

    @property
    def first_stamp(self) -> int:
        return min(stamp(answers) for answers in self.answers if answers)


def stamp(answers: Answers) -> int:
    """The stamp of a side: that of its last needed answer counts (OF12)."""
    return answers[-1].at


def judge(sets: CardSets, state: State, duel: Duel, before: int | None = None) -> Judgement:
    """Judges the duel by all messages known now, or by those stamped before a ruling."""
    known = sorted(
        (
            message
            for message in state.messages
            if not message.struck and in_time(state, duel, message.at, before)
        ),
        key=Message.order,
    )
    left = _needed(sets, state, duel, known, 0)
    right = _needed(sets, state, duel, known, 1)
    return Judgement((left, right), _winner(left, right, state.options.tie_margin))


def _winner(left: Answers, right: Answers, margin: int) -> int:
    if not left or not right:
        return 0 if left else 1 if right else NOBODY
    gap = stamp(right) - stamp(left)
    if abs(gap) <= margin:
        return NOBODY
    return 0 if gap > 0 else 1


def _needed(sets: CardSets, state: State, duel: Duel, known: list[Message], place: int) -> Answers:
    """The side's first different answers, if there are as many as needed."""
    needed = state.options.answers_needed
    side = state.sides[duel.sides[place]]
    found: dict[str, Message] = {}
    for message in known:
        if message.talk or message.seat not in side:
            continue
        text = squeezed(message.words)
        if text in found or is_barred(state, duel, message):
            continue
        if is_rejected(sets, state, duel, message):
            continue
        found[text] = message
        if len(found) == needed:
            return tuple(found.values())
    return ()


def in_time(state: State, duel: Duel, at: int, before: int | None = None) -> bool:
    """Whether a stamp is after the card's own message, within the limit, and not while the game
    stood still."""
    if at <= duel.opened or (before is not None and at >= before):
        return False
    limit = limit_at(state, duel)
    if limit is not None and at > limit:
        return False
    return not any(pause.since <= at <= pause.until for pause in duel.pauses)


def limit_at(state: State, duel: Duel) -> int | None:
    """The stamp at which the time is out; None while nobody has seen the duel, and without a limit
    until both sides give it up (OF8)."""
    if duel.clock is None:
        return None
    if state.options.time_limit:
        return duel.clock + state.options.time_limit * MS
    return duel.given_up_at


def still_trying(state: State, duel: Duel) -> tuple[Seat, ...]:
    """The seats of both sides that have not given the duel up."""
    racing = (seat for side in duel_seats(state, duel) for seat in side)
    gone = {*duel.gave_up, *state.gave_up}
    return tuple(seat for seat in racing if seat not in gone)


def is_barred(state: State, duel: Duel, message: Message) -> bool:
    """Whether an answer was said earlier in the round by anyone: in a duel as the whole message, in
    talk as whole words of it. What the other side says in the same duel within the tie margin
    counts as said at once and bars nothing (OF11)."""
    if state.options.repeats == "allowed":
        return False
    text = squeezed(message.words)
    if text in state.said or any(says(talk, text) for talk in state.talked):
        return True
    return any(
        says(other.words, text) if other.talk else squeezed(other.words) == text
        for other in state.messages
        if _said_before(other, message) and not _said_at_once(state, duel, other, message)
    )


def _said_before(other: Message, message: Message) -> bool:
    if other.seat == message.seat:
        return other.order() < message.order()
    return other.at < message.at


def _said_at_once(state: State, duel: Duel, other: Message, message: Message) -> bool:
    """Whether the other side said it in this duel, too close before for either to have been
    first."""
    one, two = place_in(state, duel, message.seat), place_in(state, duel, other.seat)
    are_opponents = one is not None and two is not None and one != two
    is_close = message.at - other.at <= state.options.tie_margin
    return are_opponents and is_close and other.at > duel.opened


def is_rejected(sets: CardSets, state: State, duel: Duel, message: Message) -> bool:
    """Whether the answer was voted down earlier in this duel, for the same category."""
    text = squeezed(message.words)
    return any(
        squeezed(other.words) == text
        and other.at > duel.opened
        and place_in(state, duel, other.seat) is not None
        and category_of(sets, state, duel, other.seat)
        == category_of(sets, state, duel, message.seat)
        for other in state.messages
        if other.struck == "rejected"
    )


def waits(sets: CardSets, state: State, duel: Duel) -> tuple[int, int] | None:
    """Since when the ruling is waited for, and when it can be made: no message that would change it
    can still be on its way then. None if a duel without a limit waits for an answer."""
    judgement = judge(sets, state, duel)
    options = state.options
    if judgement.decided:
        first = judgement.first_stamp
        return first, first + options.tie_margin + options.settle_time
    limit = limit_at(state, duel)
    if limit is None:
        return None
    assert duel.clock is not None
    return duel.clock, limit + options.settle_time


def runs_out(sets: CardSets, state: State) -> bool:
    """Whether there is a duel without an answer, so that its time runs out."""
    duel = state.duel
    if not state.options.time_limit:
        return False
    if not isinstance(state.phase, Racing) or state.vote is not None or duel is None:
        return False
    return not judge(sets, state, duel).decided


def duel_heard(state: State, seat: Seat, at: int) -> Duel | None:
    """The duel in which a seat said a message with this stamp."""
    for ruling in state.rulings:
        if _races(state, ruling.duel, seat) and in_time(state, ruling.duel, at, ruling.at):
            return ruling.duel
    duel, vote = state.duel, state.vote
    if duel is None or isinstance(state.phase, Turning) or not _races(state, duel, seat):
        return None
    if vote is not None and (duel.clock is None or at >= vote.began):
        return None
    return duel if in_time(state, duel, at) else None


def _races(state: State, duel: Duel, seat: Seat) -> bool:
    return place_in(state, duel, seat) is not None
