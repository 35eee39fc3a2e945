"""The rules of Supertrumf Fantasy, from the deal to the end.

A round: the leader declares an attribute, everybody lays face down, all is turned, the highest
value wins (rounds.py). What winning and tying bring is in classic.py and blixtduell.py.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property, partial
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from games.kit.bot_player import BotMove, Mind
from games.kit.chance import Chance
from games.kit.conceding import Concede, would_end_it
from games.kit.game import Game, Timeout
from games.kit.lessons import Lesson
from games.kit.rulebook import Exemplify, of_sections
from games.kit.say import Named, Say, Seat, Who, illegal, left_of, say
from games.kit.scenes import Scene
from games.supertrumf import blixtduell, classic, examples, rounds
from games.supertrumf.asks import asks_of
from games.supertrumf.bot_player import easy_move, hard_move
from games.supertrumf.cards import Card
from games.supertrumf.clock import timeouts_of
from games.supertrumf.deck_file import read_deck
from games.supertrumf.drawing import dealt, laps
from games.supertrumf.events import Dealt
from games.supertrumf.knowledge import Knowledge, determinize, knowledge_of
from games.supertrumf.legal import check_legal
from games.supertrumf.lesson import lesson_of
from games.supertrumf.moves import Declare, Keep, Lay, Move, Roll, TakePrize, Throw
from games.supertrumf.options import SupertrumfOptions
from games.supertrumf.outcome import outcome_of, scores_of
from games.supertrumf.retelling import TURNING, WEIGHTS, is_round_over
from games.supertrumf.scene import scene_of
from games.supertrumf.state import Declaring, Laying, Redrawing, Rolling, State, TakingPrize
from games.supertrumf.wording import names_of

HAND = 4


class Supertrumf(Game[State, Move, Knowledge]):
    key = "supertrumf"
    version = 1
    emblem = "👑"
    colour = 0x7B4FB5
    pace = 20_000
    seat_counts = range(2, 7)
    rules_sections = (
        "minute",
        "cards",
        "round",
        "supertrumps",
        "classic",
        "ties",
        "ending",
        "duel",
        "prizes",
        "details",
    )
    passages = of_sections(
        "ST",
        cards=("", "", "", "2", "3"),
        round=("7", "11", "4", "8"),
        supertrumps=("5", "", "6"),
        classic=("", "10", "12"),
        ties=("", "13"),
        ending=("15", "16", "17"),
        duel=("1 20", "21", "22", "23"),
        prizes=("24", "25", "26", "27"),
        details=("14", "29", "", "30"),
    )
    examples: ClassVar[Mapping[str, Exemplify]] = {
        "minute": examples.knight_beats_warlord,
        "cards": examples.hand_for_strength,
        "round": examples.one_card_is_laid,
        "supertrumps": examples.dagger_wins,
        "classic": examples.knight_beats_warlord,
        "ties": examples.tie,
        "prizes": examples.prize_is_taken,
    }
    options_type = SupertrumfOptions
    mode_option = "play"
    weights = WEIGHTS
    turning = TURNING
    state_type = State
    move_type = Move

    is_round_over = staticmethod(is_round_over)
    asks = asks_of
    knowledge = staticmethod(knowledge_of)
    ended = staticmethod(outcome_of)
    scores = staticmethod(scores_of)

    def __init__(self, files: Mapping[str, bytes] | None = None) -> None:
        super().__init__(files)
        self.deck = read_deck(self.files)
        self.plays = {
            Redrawing: {Keep: blixtduell.keep, Throw: blixtduell.throw},
            Rolling: {Roll: blixtduell.roll},
            Declaring: {Declare: rounds.declare},
            Laying: {Lay: partial(rounds.lay, self.deck)},
            TakingPrize: {TakePrize: blixtduell.take_prize},
        }
        self.at_any_time = {Concede: classic.give_up}

    @cached_property
    def lesson(self) -> Lesson | None:
        return lesson_of(self.deck)

    def check_options(self, seats: int, options: SupertrumfOptions) -> None:
        if options.play == "blixtduell" and seats != blixtduell.SEATS:
            raise illegal("ST1", say("supertrumf-blixtduell-takes-two", seats=seats))
        if options.dealer > seats:
            raise illegal("ST10", say("supertrumf-no-such-dealer", most=seats))

    def rematch_options(self, options: SupertrumfOptions, seats: int) -> SupertrumfOptions:
        return replace(options, dealer=options.dealer % seats + 1)

    def options_without(
        self, options: SupertrumfOptions, gone: Collection[Seat], seats: int
    ) -> SupertrumfOptions:
        """The deal stays with the player who has it; if they are gone it is the next one's."""
        before = sum(seat < options.dealer - 1 for seat in gone)
        left = max(1, seats - len(gone))
        return replace(options, dealer=(options.dealer - 1 - before) % left + 1)

    def card_names(self) -> Sequence[Named]:
        return names_of(self.deck, self.deck.cards)

    def setup(self, seats: int, options: SupertrumfOptions, chance: Chance) -> State:
        dealer = options.dealer - 1
        pile = chance.shuffle("deck", self.deck.cards)
        duel = options.play == "blixtduell"
        prizes_each = blixtduell.PRIZES if duel else 0
        hands, pile = dealt(pile, laps((HAND,) * seats, dealer), seats)
        prizes, pile = dealt(pile, laps((prizes_each,) * seats, dealer), seats)
        return State(
            play=options.play,
            phase=Redrawing((False,) * seats) if duel else Declaring(),
            leader=left_of(dealer, seats),
            pile=pile,
            hands=hands,
            laid=((),) * seats,
            winning_piles=((),) * seats,
            prizes=prizes,
            throws=(0,) * seats,
            rolls=(0,) * seats,
            recycled=(0,) * seats,
            news=(Dealt(dealer),),
        )

    def awaited(self, state: State) -> Sequence[Seat]:
        """The seats whose moves are taken. While cards are laid, that is everybody in the round, so
        that a lay out of turn is refused with its reason."""
        return state.in_round() if isinstance(state.phase, Laying) else state.may_act()

    def check_legal(self, state: State, seat: Seat | None, move: Move) -> None:
        assert seat is not None, "no move is the table's own"
        check_legal(self.deck, state, seat, move)

    def determinize(self, knowledge: Knowledge, rng: Random) -> State:
        return determinize(self.deck, knowledge, rng)

    def scene(self, knowledge: Knowledge) -> Scene:
        return scene_of(self.deck, knowledge)

    def timeouts(self, state: State) -> Sequence[Timeout]:
        return timeouts_of(self.deck, state)

    def if_conceded(self, state: State, seat: Seat) -> Say:
        others = [other for other in state.still_in if other != seat]
        return say("supertrumf-concede") if len(others) > 1 else would_end_it(Who(others[0]))

    def hard_move(self, knowledge: Knowledge, mind: Mind) -> BotMove[Move] | None:
        return hard_move(self.deck, knowledge, mind)

    def easy_move(self, knowledge: Knowledge, mind: Mind) -> BotMove[Move] | None:
        return easy_move(self.deck, knowledge, mind)

    def inventory(self, state: State) -> Sequence[Card]:
        return state.cards

    def stock(self, state: State) -> Sequence[Card]:
        return self.deck.cards
