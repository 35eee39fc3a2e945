"""Checks a record by the rules. The check recomputes whatever can be recomputed: it replays the
match move by move; the rules say which uses of chance there are, the secret gives their results,
the seat's knowledge gives the bot player's moves, and the timeouts give the clock's.

A record alone can't prove that it is about the match that people saw. So the findings include what
they can compare: seats, options, the bot player's level, how it ended.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from games.kit.bot_player import LEVELS, PACES, BotMove, BotSeat, Mind, bot_random, decide
from games.kit.chance import Call, commitment
from games.kit.conceding import Concede
from games.kit.game import Game
from games.kit.judged_again import StampOf, agrees, has_ids, no_ids
from games.kit.lessons import Lesson, steps_done
from games.kit.match import BY_OUTCOME, Entry, Match, Record, move_decoder
from games.kit.realtime import PointedAt, as_realtime
from games.kit.say import Refusal, Say, Seat, Value, Who, malformed, say
from games.kit.state import GameState
from games.kit.taking_back import TakeBack

LONGEST_TOLD = 60
"""How much is shown of a text from a record."""

UNFORESEEN = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    RecursionError,
    TypeError,
    ValueError,
)
"""Errors that the rules may raise for a record that no table has written."""


class Findings(msgspec.Struct, kw_only=True):
    """What was checked, up to the first fault. Some rulings were by vote, so that only their stamps
    could be checked; some had no ids to check."""

    fault: Say | None = None
    uses: int = 0
    bot_moves: int = 0
    taught: int = 0
    """How many moves the bot made by the script of a lesson."""
    is_lesson: bool = False
    clocks_for_bot_player: int = 0
    """How many moves the clock made at a seat that the bot plays."""
    taken_back: int = 0
    judged: int = 0
    voted: int = 0
    without_ids: int = 0
    posts_without_ids: int = 0
    outcome: Say | None = None


class Fault(Exception):
    """Something that a record says and that is not true."""

    def __init__(self, message: Say) -> None:
        super().__init__(message.id)
        self.message = message


def check(
    game: Game[Any, Any, Any],
    record: Record,
    answers: Any = None,
    *,
    stamp_of: StampOf = no_ids,
    thinks: bool = True,
) -> Findings:
    """Checks a record. The game must have the record's cards, and the answers must be those that
    the record names. The bot player's moves are decided again only if the check `thinks`."""
    checking = _Check(game, record, answers, stamp_of, thinks)
    try:
        checking.whole()
    except Fault as fault:
        checking.found.fault = fault.message
    return checking.found


def check_begun(game: Game[Any, Any, Any], record: Record) -> None:
    """Raises a Refusal if no match can begin like this."""
    if record.seats not in game.seat_counts:
        raise malformed(say("verify-seats", seats=record.seats))
    options = msgspec.json.decode(record.options, type=game.options_type)
    game.check_options(record.seats, options)


def where(place: int) -> Say:
    """A place in a record: the setup, or a move by its number from 1."""
    return say("verify-where", place=place)


class _Check:
    """The replay, with the state before each move of the log, and when each seat's bot player last
    moved, counting moves that were taken back later."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        record: Record,
        answers: Any,
        stamp_of: StampOf,
        thinks: bool,
    ) -> None:
        self.found = Findings()
        self._game = game
        self._record = record
        self._answers = answers
        self._stamp_of = stamp_of
        self._thinks = thinks
        self._moves = move_decoder(game)
        self._match: Match[Any, Any]
        self._states: list[GameState] = []
        self._made_at: dict[Seat, int] = {}
        self._sits: dict[Seat, BotSeat] = {}
        self._sits_after: dict[int, dict[Seat, BotSeat]] = {}
        self._answers_have_ids: bool | None = None
        self._lesson: Lesson | None = None
        self._steps_done = 0

    def whole(self) -> None:
        self._begins()
        self._states = [self._match.state]
        for place, entry in enumerate(self._record.moves, start=1):
            with self._playable(place):
                self._moves_on(place, entry)
        with self._playable(len(self._record.moves)):
            self._ends()

    def _begins(self) -> None:
        record, game = self._record, self._game
        if commitment(bytes.fromhex(record.secret)) != record.commitment:
            raise Fault(say("verify-other-secret"))
        if game.cards_hash != record.cards_hash:
            raise Fault(say("verify-other-cards"))
        self._check_sittings()
        with self._playable(0):
            check_begun(game, record)
            begun = msgspec.structs.replace(record, moves=(), bot_seats=())
            self._match = Match.replay(game, begun)
            self._same_chance(0, record.setup, self._match.setup_calls)
        lesson, secret = game.lesson, bytes.fromhex(record.secret)
        if lesson is not None and lesson.is_deal(secret, record.salts):
            self._lesson, self.found.is_lesson = lesson, True

    def _check_sittings(self) -> None:
        before = 0
        for sits in self._record.bot_seats:
            is_known = sits.level is None or sits.level in LEVELS
            is_paced = sits.pace is None or sits.pace in PACES
            in_order = before <= sits.after <= len(self._record.moves)
            if not (is_known and is_paced and in_order and sits.seat < self._record.seats):
                raise Fault(say("verify-bot-sittings"))
            before = sits.after
            self._sits_after.setdefault(sits.after, {})[sits.seat] = sits

    @contextmanager
    def _playable(self, place: int) -> Iterator[None]:
        """Turns a refusal of the rules, and any other failure to play, into a fault with its
        place."""
        try:
            yield
        except Refusal as refusal:
            why = brief(refusal.message)
            raise Fault(say("verify-illegal", where=where(place), why=why)) from refusal
        except msgspec.MsgspecError as error:
            raise Fault(say("verify-unreadable", where=where(place))) from error
        except UNFORESEEN as error:
            raise Fault(say("verify-unplayable", where=where(place))) from error

    def _moves_on(self, place: int, entry: Entry) -> None:
        self._sits |= self._sits_after.get(len(self._match.entries), {})
        move = self._moves.decode(entry.move)
        self._check_stamp(place, entry.seat, move)
        if isinstance(move, TakeBack):
            self._check_taking_back(place, entry, move)
        self._check_mover(place, entry, move)
        match = self._match
        self._steps_done = self._steps_after(entry.seat, move)
        match.play(entry.seat, move, by_clock=entry.clock, by=entry.by)
        self._states.append(match.state)
        if entry.by is not None and entry.seat is not None:
            self._made_at[entry.seat] = len(match.entries)
        self._same_chance(place, entry.chance, match.entries[-1].chance)
        self._judge(place)

    # -- chance ----------------------------------------------------------------------------

    def _same_chance(self, place: int, logged: tuple[Call, ...], asked: tuple[Call, ...]) -> None:
        """Checks that the log has exactly the uses of chance that the rules ask for, with the
        results that the secret gives."""
        for given, due in zip(logged, asked, strict=False):
            if msgspec.structs.replace(given, result=due.result) != due:
                raise Fault(
                    say("verify-use-other", where=where(place), shown=use(given), right=use(due))
                )
            if given != due:
                raise Fault(otherwise(place, given, due))
        if len(logged) != len(asked):
            raise Fault(
                say("verify-uses", where=where(place), calls=len(logged), wanted=len(asked))
            )
        self.found.uses += len(asked)

    # -- who has moved ---------------------------------------------------------------------

    def _check_mover(self, place: int, entry: Entry, move: Any) -> None:
        seat, by = entry.seat, entry.by
        sits = None if seat is None else self._sits.get(seat)
        level = None if sits is None else sits.level
        if seat is None:
            if by is not None or entry.clock:
                raise Fault(say("verify-nobody", where=where(place)))
        elif entry.clock:
            self._check_clock(place, seat, move, by is not None)
            self.found.clocks_for_bot_player += level is not None
        elif by is None:
            if level is not None:
                raise Fault(say("verify-bot-silent", where=where(place), who=Who(seat)))
        elif sits is None or level is None:
            raise Fault(say("verify-bot-elsewhere", where=where(place), who=Who(seat)))
        elif (by.level, by.pace) != (level, sits.pace):
            raise Fault(say("verify-bot-manner", where=where(place), who=Who(seat)))
        elif self._steps_after(seat, move) > self._steps_done:
            self.found.taught += 1
        else:
            if self._thinks and not self._is_thought(entry, seat, move, level):
                raise Fault(say("bot-player-differs", place=place, who=Who(seat)))
            self.found.bot_moves += 1

    def _steps_after(self, seat: Seat | None, move: Any) -> int:
        """How many steps of a lesson are done after a move."""
        if self._lesson is None:
            return 0
        state = self._match.state
        return steps_done(self._game, self._lesson, self._steps_done, state, seat, move)

    def _check_clock(self, place: int, seat: Seat, move: Any, is_bot_player: bool) -> None:
        """Checks that the clock made the game's own move for the seat."""
        at = getattr(move, "at", 0)
        timeouts = (due for due in self._game.timeouts(self._match.state) if due.seat == seat)
        if is_bot_player or not any(self._game.stamped(due.move, at) == move for due in timeouts):
            raise Fault(say("verify-clock", where=where(place)))

    def _is_thought(self, entry: Entry, seat: Seat, move: Any, level: str) -> bool:
        """Whether a move is what the bot player decides, and was decided after its last move. The
        bot player neither gives up nor takes anything back. Only what it says in real time is
        decided earlier than it is made."""
        by, match = entry.by, self._match
        assert by is not None
        if isinstance(move, Concede | TakeBack):
            return False
        after = len(match.entries) if by.after is None else by.after
        if after != len(match.entries) and as_realtime(self._game) is None:
            return False
        if not self._made_at.get(seat, 0) <= after <= len(match.entries):
            return False
        state = self._states[after]
        if not self._game.asks(state, seat):
            return False
        rng = bot_random(match.secret, match.salts, seat, match.by_bot[seat] + 1)
        mind = Mind(seat, rng, 0, self._answers, by.pace)
        knowledge = self._game.knowledge(state, seat)
        thought: BotMove[Any] | None = decide(self._game, knowledge, mind, LEVELS[level])
        return thought is not None and self._game.is_made(thought, move)

    def _check_taking_back(self, place: int, entry: Entry, move: TakeBack) -> None:
        """Checks that a take-back undoes the seat's own last choice, and nothing that others have
        seen. The record does not say whether the others agreed."""
        if entry.seat is None or entry.clock:
            raise Fault(say("verify-nobody", where=where(place)))
        if self._match.course.way_back(entry.seat).to != move.to:
            raise Fault(say("verify-back", where=where(place)))
        self.found.taken_back += 1

    # -- races -----------------------------------------------------------------------------

    def _check_stamp(self, place: int, seat: Seat | None, move: Any) -> None:
        """Checks that a message's id gives the stamp of its move. Where one answer has an id, all
        have."""
        realtime = as_realtime(self._game)
        if realtime is None or isinstance(move, Concede | TakeBack):
            return
        message: PointedAt | None = realtime.message_of(move)
        if message is None:
            return
        at = self._stamp_of(message.id)
        if at is not None and at != message.at:
            raise Fault(say("verify-stamp", where=where(place)))
        if seat is None:
            self.found.posts_without_ids += at is None
            return
        if self._answers_have_ids not in (None, at is not None):
            raise Fault(say("verify-no-id", where=where(place)))
        self._answers_have_ids = at is not None

    def _judge(self, place: int) -> None:
        if as_realtime(self._game) is None:
            return
        for slip in self._game.look(self._match.state, None).slips:
            if not has_ids(slip, self._stamp_of):
                self.found.without_ids += 1
                continue
            self.found.judged += 1
            self.found.voted += slip.by_vote
            if not agrees(slip, self._stamp_of):
                raise Fault(say("verify-judged", where=where(place)))

    # -- the end ---------------------------------------------------------------------------

    def _ends(self) -> None:
        outcome = self._game.outcome(self._match.state)
        is_over = self._record.ending == BY_OUTCOME
        if is_over and outcome is None:
            raise Fault(say("verify-ends-early", moves=len(self._record.moves)))
        if outcome is not None and self._record.ending not in ("", BY_OUTCOME):
            raise Fault(say("verify-ends-late"))
        self.found.outcome = None if outcome is None else outcome.message


def otherwise(place: int, given: Call, due: Call) -> Say:
    """A use of chance that exists, with another result or number."""
    if given.result != due.result:
        return say(
            "verify-use-otherwise",
            where=where(place),
            use=use(given),
            shown=_shown(given),
            right=_shown(due),
        )
    return say("verify-use-number", where=where(place), use=use(given), number=due.nth)


def use(call: Call) -> Say:
    return say("verify-use", kind=call.kind, things=call.of, name=_told(call.name), number=call.nth)


def _shown(call: Call) -> str:
    result = call.result
    return _told(str(result) if isinstance(result, int) else " ".join(map(str, result)))


def brief(message: Say) -> Say:
    """The message with its texts cut to what is shown."""
    return Say(message.id, {name: _brief(value) for name, value in message.args.items()})


def _brief(value: Value) -> Value:
    match value:
        case str():
            return _told(value)
        case Say():
            return brief(value)
        case tuple():
            return tuple(_brief(each) for each in value[:12])  # type: ignore[misc]
    return value


def _told(text: str) -> str:
    return text if len(text) <= LONGEST_TOLD else text[: LONGEST_TOLD - 1] + "…"
