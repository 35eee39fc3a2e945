"""Each of two players puts in 1 and gets one of three cards. One after the other checks or bets 1
more; a bet is called or folded to. If nobody folds, the higher card takes it all."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal

import msgspec

from games.kit.asks import Ask, Choice, Pick, Picks, SeatAsk
from games.kit.bot_player import BotMove, Mind
from games.kit.cards import JACK, KING, Card, card_face, rank
from games.kit.chance import Chance
from games.kit.conceding import Conceded
from games.kit.game import Game, Outcome, Timeout
from games.kit.options import Options
from games.kit.rulebook import Passage
from games.kit.say import Say, Seat, Who, illegal, left_of, say
from games.kit.scenes import Scene, Zone
from games.kit.state import GameState, at

CARDS: tuple[Card, ...] = ("S11", "S12", "S13")
Deed = Literal["check", "bet", "call", "fold"]


class Act(msgspec.Struct, frozen=True, tag="act"):
    what: Deed


class Did(msgspec.Struct, frozen=True, tag="did"):
    seat: Seat
    what: Deed


class Betting(msgspec.Struct, frozen=True, tag="betting"): ...


class Over(msgspec.Struct, frozen=True, tag="over"):
    winner: Seat
    how: Literal["folded", "shown"]


class State(GameState, frozen=True, kw_only=True):
    """The third of the cards is nobody's. One that somebody has not seen is "" to him."""

    phase: Betting | Over | Conceded = Betting()
    cards: tuple[Card, ...]
    turn: Seat = 0
    put_in: tuple[int, ...] = (1, 1)
    news: tuple[Did, ...] = ()

    @property
    def deeds(self) -> tuple[Deed, ...]:
        return ("check", "bet") if self.put_in == (1, 1) else ("call", "fold")


def act(state: State, seat: Seat, move: Act, chance: Chance) -> State:
    other = left_of(seat, 2)
    after = state.then(Did(seat, move.what), turn=other)
    if move.what == "fold":
        return after.then(phase=Over(other, "folded"))
    if move.what in ("bet", "call"):
        after = after.then(put_in=at(state.put_in, seat, 2))
    if move.what == "bet" or (move.what == "check" and seat == 0):
        return after
    return after.then(phase=Over(max((0, 1), key=lambda seat: rank(state.cards[seat])), "shown"))


class ActAsk(SeatAsk["KuhnPoker", State, Act]):
    key = command = "bet"

    def prompt(self) -> Say:
        return say("kuhn-poker-act")

    def fields(self) -> tuple[Pick, ...]:
        choices = (Choice(deed, say("kuhn-poker-deed", what=deed)) for deed in self.state.deeds)
        return (Pick("what", say("kuhn-poker-act"), tuple(choices)),)

    def move(self, picks: Picks, at: int) -> Act:
        return msgspec.convert({"type": "act", "what": picks[0][0]}, Act)


class KuhnPoker(Game[State, Act, State]):
    key, version, seat_counts, emblem = "kuhn_poker", 1, range(2, 3), "🪙"
    rules_sections, passages, commands = ("minute",), {"KP1": Passage("minute", 2)}, ("bet",)
    colour = 0x35654D
    options_type, state_type, move_type = Options, State, Act
    turn_ms = 60_000
    plays: Mapping[Any, Any] = {Betting: {Act: act}}

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        return State(cards=chance.shuffle("deck", CARDS))

    def asks(self, state: State, seat: Seat) -> Sequence[Ask[Any]]:
        return [ActAsk(self, state, seat)] if seat in self.awaited(state) else []

    def awaited(self, state: State) -> Sequence[Seat]:
        return (state.turn,) if isinstance(state.phase, Betting) else ()

    def check_legal(self, state: State, seat: Seat | None, move: Act) -> None:
        if move.what not in state.deeds:
            raise illegal("KP1", say("kuhn-poker-not-that"))

    def knowledge(self, state: State, viewer: Seat | None) -> State:
        all_shown = isinstance(state.phase, Over) and state.phase.how == "shown"
        seen = (0, 1) if all_shown else (viewer,)
        cards = (card if seat in seen else "" for seat, card in enumerate(state.cards))
        return state.then(cards=tuple(cards))

    def determinize(self, knowledge: State, rng: Random) -> State:
        unseen = [card for card in rng.sample(CARDS, 3) if card not in knowledge.cards]
        return knowledge.then(cards=tuple(card or unseen.pop() for card in knowledge.cards))

    def scene(self, knowledge: State) -> Scene:
        board = [Zone("pot", say("kuhn-poker-pot"), number=sum(knowledge.put_in))]
        for seat, card in enumerate(knowledge.cards[:2]):
            faces = (card_face(card),) if card else ()
            board.append(Zone("hand", say("kit-hand"), seat, faces, hidden=not card))
        told = (say("kuhn-poker-did", who=Who(did.seat), what=did.what) for did in knowledge.news)
        over = self.outcome(knowledge)
        status = over.message if over else say("kuhn-poker-turn", who=Who(knowledge.turn))
        return Scene(story=tuple(told), status=(status,), board=tuple(board))

    def timeouts(self, state: State) -> Sequence[Timeout]:
        cautious = Act("check" if "check" in state.deeds else "fold")
        return [Timeout(seat, cautious, self.turn_ms) for seat in self.awaited(state)]

    def ended(self, state: State) -> Outcome | None:
        if not isinstance(state.phase, Over):
            return None
        winner, won = state.phase.winner, min(state.put_in)
        message = say("kuhn-poker-won", who=Who(winner), points=won)
        return Outcome((winner,), at((-won, -won), winner, won), state.phase.how, message)

    def hard_move(self, knowledge: State, mind: Mind) -> BotMove[Act]:
        card, opens = rank(max(knowledge.cards)), "check" in knowledge.deeds
        dares = card == KING or (mind.rng.below(3) == 0 and (opens or card > JACK))
        return BotMove(Act(knowledge.deeds[dares == opens]))

    def inventory(self, state: State) -> Sequence[str]:
        return state.cards

    def stock(self, state: State) -> Sequence[str]:
        return CARDS
