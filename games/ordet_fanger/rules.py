"""Ordet fanger: which move is played by which function."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, partial
from random import Random
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from games.kit.asks import Ask, Choice
from games.kit.bot_player import BotMove, Mind
from games.kit.card_files import Remark
from games.kit.chance import Chance
from games.kit.conceding import Concede
from games.kit.game import Game, PlayFunction, Timeout
from games.kit.lessons import Lesson
from games.kit.realtime import AnswerVerdict, Heard, Listed, ListsAnswers, PointedAt, RealtimeGame
from games.kit.rulebook import of_sections
from games.kit.say import Say, Seat, say, stale
from games.kit.scenes import Scene
from games.ordet_fanger import counting, moves
from games.ordet_fanger.answer_counts import verdict_of
from games.ordet_fanger.answers import KnownAnswers
from games.ordet_fanger.asks import DrawAsk, OpenRoundAsk, asks_of
from games.ordet_fanger.bot_player import easy_move, hard_move
from games.ordet_fanger.card_files import open_files
from games.ordet_fanger.cards import EMBLEMS, Card, CardSet, CardSets
from games.ordet_fanger.checking import remarks_on, shelf_of
from games.ordet_fanger.clock import timeouts_of
from games.ordet_fanger.examples import EXAMPLES
from games.ordet_fanger.giving_up import give_up, if_given_up
from games.ordet_fanger.hearing import hear, heard_since, matters
from games.ordet_fanger.judging import MS, runs_out
from games.ordet_fanger.knowledge import Knowledge, determinize, knowledge_of
from games.ordet_fanger.legal import check_legal
from games.ordet_fanger.lesson import lesson_of
from games.ordet_fanger.looking_up import listed_of
from games.ordet_fanger.options import (
    OrdetFangerOptions,
    Side,
    check_options,
    default_teams,
    sides_of,
)
from games.ordet_fanger.outcome import outcome_of
from games.ordet_fanger.piles import empty_board
from games.ordet_fanger.pointing import contest_of
from games.ordet_fanger.retelling import RETOLD, TURNING, WEIGHTS, is_round_over
from games.ordet_fanger.rounds import begin_round, close, draw, flip, open_round, reopen
from games.ordet_fanger.rulings import begin_anew, give_duel_up, note_posting, rule, turn
from games.ordet_fanger.scene import scene_of
from games.ordet_fanger.state import Drawing, Opening, Over, State
from games.ordet_fanger.vote_asks import VoteAsk
from games.ordet_fanger.voting import cast, contest, tally, withdraw
from games.ordet_fanger.wording import set_choice


class OrdetFanger(
    RealtimeGame[State, moves.Move], ListsAnswers[Knowledge], Game[State, moves.Move, Knowledge]
):
    """The race for words. Time comes only as the stamps of moves."""

    key = "ordet_fanger"
    version = 1
    emblem = "💬"
    colour = 0xE8A317
    emblems = EMBLEMS
    commands = ("draw", "vote", "pass")
    message_commands = ("contest",)
    seat_counts = range(2, 13)
    rules_sections = (
        "minute",
        "start",
        "flipping",
        "duels",
        "answers",
        "series",
        "jokers",
        "ties",
        "votes",
        "winning",
        "two",
        "three",
        "teams",
        "young",
        "several",
        "repeats",
        "spotting",
        "time",
        "languages",
        "first",
        "typing",
        "deciding",
        "voting",
        "leaving",
    )
    passages = of_sections(
        "OF",
        start=("", "", "1"),
        flipping=("", "2 18"),
        duels=("5",),
        series=("", "", "4"),
        jokers=("", "", "3"),
        votes=("9",),
        winning=("", "10", "20"),
        two=("", "15"),
        three=("14",),
        teams=("", "16"),
        young=("13",),
        several=("12",),
        repeats=("", "11"),
        spotting=("17",),
        time=("22", "", "", "8"),
        languages=("19",),
        first=("6",),
        typing=("", "", "5b"),
        deciding=("7",),
        leaving=("21",),
    )
    examples = EXAMPLES
    options_type = OrdetFangerOptions
    has_facts = True
    weights = WEIGHTS
    retold = RETOLD
    rounds_are = "ruling"
    turning = TURNING
    has_hands = False
    proposed: ClassVar[Mapping[str, str]] = {"rounds": "2"}  # as print recommends
    state_type = State
    move_type: ClassVar[Any] = moves.Move

    is_round_over = staticmethod(is_round_over)
    asks = asks_of
    knowledge = staticmethod(knowledge_of)
    hears_since = staticmethod(heard_since)
    ended = staticmethod(outcome_of)
    if_conceded = staticmethod(if_given_up)

    def __init__(
        self, files: Mapping[str, bytes] | None = None, sets: CardSets | None = None
    ) -> None:
        """Takes the sets too, if they were read from these files already."""
        super().__init__(files)
        self.sets = open_files(self.files) if sets is None else sets
        self._bound: dict[tuple[str, ...], Self] = {}
        self.plays = {Opening: {moves.OpenRound: self._of_sets(open_round)}}
        self.at_any_time = {
            moves.Draw: self._of_sets(draw),
            moves.Turn: self._of_sets(turn),
            moves.Answer: self._of_sets(hear),
            moves.Contest: self._of_sets(contest),
            moves.Ballot: self._of_sets(cast),
            moves.Withdraw: self._of_sets(withdraw),
            moves.Rule: self._of_sets(rule),
            moves.Flip: self._of_sets(flip),
            moves.Close: self._of_sets(close),
            moves.Tally: self._of_sets(tally),
            Concede: self._of_sets(give_up),
            moves.GiveUpDuel: partial(_at_its_stamp, give_duel_up),
            moves.Reopen: partial(_at_its_stamp, reopen),
            moves.Posted: partial(_at_its_stamp, note_posting),
            moves.StoodStill: partial(_at_its_stamp, begin_anew),
        }

    @cached_property
    def lesson(self) -> Lesson | None:
        return lesson_of(self.sets)

    def _of_sets(self, play: Any) -> PlayFunction:
        return partial(_at_its_stamp, partial(play, self.sets))

    def check_options(self, seats: int, options: OrdetFangerOptions) -> None:
        check_options(self.sets, seats, options)

    def bound(self, options: OrdetFangerOptions) -> Self:
        """The game with the sets of OF20; the same object for all matches that use the same
        ones."""
        files = self.sets.files_for(options.set_name)
        if files == tuple(self.files):
            return self
        if files not in self._bound:
            contents = {file: self.files[file] for file in files}
            self._bound[files] = type(self)(contents, self.sets.of_files(files))
        return self._bound[files]

    def with_file(self, file: str, content: bytes) -> Self:
        return type(self)({**self.files, file: content})

    def remarks(self, file: str, content: bytes, answers: Mapping[str, bytes]) -> Sequence[Remark]:
        return tuple(remarks_on(file, content, answers, self.sets.offered))

    def known_answers(self, files: Mapping[str, bytes]) -> KnownAnswers:
        return KnownAnswers(files, self.sets.offered)

    def listed(self, knowledge: Knowledge, answers: KnownAnswers) -> Listed | None:
        return listed_of(self.sets, knowledge, answers)

    def answers_hash(self, answers: KnownAnswers, options: OrdetFangerOptions) -> str:
        return answers.hash_for(self.sets, options.set_name)

    def shelf(self, answers: KnownAnswers) -> Sequence[str]:
        return tuple(shelf_of(self.sets, answers))

    def contents(self, option: str, language: str) -> Sequence[Choice]:
        if option != "cards":
            return ()
        proposed = self.sets.proposed_to(language)

        def place(cards: CardSet) -> tuple[bool, bool, bool]:
            return cards.language != language, cards.is_linked, cards.name != proposed

        return tuple(map(set_choice, sorted(self.sets.offered, key=place)))

    def proposed_content(self, option: str, language: str, locale: str) -> str:
        return self.sets.proposed_to(locale, language) if option == "cards" else ""

    def language_of(self, options: OrdetFangerOptions) -> str:
        cards = self.sets.by_name.get(options.cards)
        return "" if cards is None else cards.language

    def by_seat(self, name: str, options: OrdetFangerOptions, seats: int) -> Sequence[int | str]:
        if name == "teams" and not options.teams:
            return default_teams(seats)
        return super().by_seat(name, options, seats)

    def sides(self, options: OrdetFangerOptions, seats: int) -> tuple[Side, ...]:
        found = sides_of(options, seats)
        return found if len(found) < seats else ()

    def handicapped(self, options: OrdetFangerOptions) -> tuple[Seat, ...]:
        """OF13: who is young."""
        return tuple(seat for seat, category in enumerate(options.young) if category)

    def facts(self, states: Iterable[State]) -> Mapping[Seat, Mapping[str, int]]:
        return counting.facts_of(self.sets, states)

    @classmethod
    def told_facts(cls, facts: Mapping[str, int]) -> Sequence[Say]:
        return counting.told_facts(facts)

    def usual_turn(self, options: OrdetFangerOptions) -> int | None:
        return options.draw_time * MS or None

    def suggestions(self, option: str, options: OrdetFangerOptions) -> Sequence[str]:
        return self.sets.fixed_for(options.cards) if option == "young" else ()

    def setup(self, seats: int, options: OrdetFangerOptions, chance: Chance) -> State:
        self.check_options(seats, options)
        sides = sides_of(options, seats)
        state = State(
            phase=Opening(),
            options=options,
            seats=seats,
            sides=sides,
            opener=0,
            board=empty_board(len(sides)),
            cards=options.set_name,
            score=(0,) * len(sides),
        )
        return begin_round(self.sets, state, chance)

    def awaited(self, state: State) -> Sequence[Seat]:
        """The opener, while there is something to choose. No other move waits for a phase: a late
        one is refused as too late."""
        return (state.opener,) if isinstance(state.phase, Opening) else range(state.seats)

    def check_legal(self, state: State, seat: Seat | None, move: moves.Move) -> None:
        check_legal(self.sets, state, seat, move)

    def determinize(self, knowledge: Knowledge, rng: Random) -> State:
        return determinize(self.sets, knowledge, rng)

    def scene(self, knowledge: Knowledge) -> Scene:
        return scene_of(self.sets, knowledge)

    def timeouts(self, state: State) -> Sequence[Timeout]:
        return timeouts_of(self.sets, state)

    def stamped(self, move: moves.Move, at: int) -> moves.Move:
        return replace(move, at=max(move.at, at))

    def hears(self, state: State, seat: Seat, message: Heard) -> moves.Move | None:
        answer = moves.Answer(message.text, message.at, message.id, message.verified)
        return answer if matters(state, seat, answer) else None

    def said_by(self, move: moves.Move) -> str:
        return move.text if isinstance(move, moves.Answer) else ""

    def verdict(self, state: State, message: str) -> AnswerVerdict | None:
        return verdict_of(self.sets, state, message)

    def said(self, state: State) -> int:
        return state.number

    def posted(self, state: State, number: int, at: int, message: str = "") -> moves.Move | None:
        over = isinstance(state.phase, Over)
        return moves.Posted(number, at, message) if number == state.number and not over else None

    def message_of(self, move: moves.Move) -> PointedAt | None:
        return (
            PointedAt(move.message, move.at)
            if isinstance(move, moves.Answer | moves.Posted)
            else None
        )

    def stood_still(self, state: State, at: int) -> moves.Move | None:
        return moves.StoodStill(at) if runs_out(self.sets, state) else None

    def about_message(
        self, state: State, seat: Seat, command: str, message: PointedAt, at: int
    ) -> moves.Move:
        return contest_of(state, seat, message, at)

    def belated(self, state: State, seat: Seat, key: str) -> Ask[moves.Move] | None:
        """During a vote, the draw that may have been made before the contest."""
        if key == VoteAsk.key:
            raise stale(say("ordet-fanger-no-vote"))
        if key == OpenRoundAsk.key and seat == state.opener:
            title = self.sets.by_name[state.cards].title
            raise stale(say("ordet-fanger-round-is-open", title=title))
        drawing = isinstance(state.phase, Drawing) and seat == state.drawer()
        asked = key == DrawAsk.key and drawing and state.vote is not None
        return DrawAsk(self, state, seat) if asked else None

    def hard_move(self, knowledge: Knowledge, mind: Mind) -> BotMove[moves.Move] | None:
        return hard_move(self.sets, knowledge, mind)

    def easy_move(self, knowledge: Knowledge, mind: Mind) -> BotMove[moves.Move] | None:
        return easy_move(self.sets, knowledge, mind)

    def is_made(self, thought: BotMove[moves.Move], move: moves.Move) -> bool:
        """Whether a move is what the bot player decided on, with the stamp at which it was made,
        which is not before its time; an answer has the id of its message."""
        if thought.since is not None and move.at < thought.since + (thought.wait or 0):
            return False
        made = replace(thought.move, at=move.at)
        if isinstance(made, moves.Answer) and isinstance(move, moves.Answer):
            made = replace(made, message=move.message, verified=move.verified)
        return made == move

    def inventory(self, state: State) -> Sequence[str]:
        """The cards on the table, which are the round's own set, and those missing in the box."""
        board = state.board
        turned = () if state.duel is None else tuple(tie.card for tie in state.duel.turned)
        box: Sequence[Card] = self.sets.outside(state.cards)
        if turned:
            box = [card for card in box if card not in turned]
        on_table = [
            *(card for pile in board.piles for card in pile.cards),
            *(card for pile in board.draw_piles for card in pile),
            *(card for pile in board.points for card in pile),
            *board.aside,
            *turned,
        ]
        dealt = [*on_table, *board.jokers]
        return [*box, *(dealt or self.sets.by_name[state.cards].cards)]

    def stock(self, state: State) -> Sequence[str]:
        return self.sets.stock(state.cards)


def _at_its_stamp(
    play: PlayFunction, state: State, seat: Seat | None, move: moves.Move | Concede, chance: Chance
) -> State:
    """Plays a move at its stamp; the table's time is the latest stamp that it has seen."""
    played: State = play(state.then(now=max(state.now, move.at)), seat, move, chance)
    return played
