"""The asks of a seat, as typed choices."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from games.kit.asks import Ask, Barred, ButtonAsk, Choice, Field, Pick, Picks, Write, sample_pick
from games.kit.say import Say, Seat, say
from games.ordet_fanger import state as ordet
from games.ordet_fanger.cards import SYMBOLS
from games.ordet_fanger.duels import category_of, place_in, third_player
from games.ordet_fanger.folding import LONGEST_ANSWER
from games.ordet_fanger.judging import judge, still_trying
from games.ordet_fanger.moves import Answer, Draw, GiveUpDuel, Move, OpenRound, Turn
from games.ordet_fanger.rounds import SYMBOLS_DROPPED, chooses_symbols
from games.ordet_fanger.table_ask import TableAsk
from games.ordet_fanger.vote_asks import ContestAsk, VoteAsk, WithdrawAsk
from games.ordet_fanger.voting import contestable, withdrawable
from games.ordet_fanger.wording import draw_pile_name, set_choice, symbol_art, symbol_name

if TYPE_CHECKING:
    from games.ordet_fanger.rules import OrdetFanger

SAMPLE_WORDS = (
    "Oslo",
    "oslo!",
    "en elg",
    "Pippi Långstrump",
    "Äpple",
    "käse",
    "42",
    "…?!",
    ".hm",
    "/vote",
    "x" * (LONGEST_ANSWER - 1),
)
SAMPLES_NEW = 0.5
"""How often a random answer is a number that hardly anybody has said before."""


MOST_SETS = 25
"""How many sets are offered: one menu holds no more."""


class OpenRoundAsk(TableAsk):
    key = "open_round"

    def prompt(self) -> Say:
        return say("ordet-fanger-ask-open-round")

    def fields(self) -> tuple[Field, ...]:
        return (*self._cards(), *self._symbols())

    def _cards(self) -> tuple[Pick, ...]:
        sets = self.game.sets.together(self.state.cards)
        if self.state.round == 1 or len(sets) == 1:
            return ()
        now_first = sorted(sets, key=lambda cards: cards.name != self.state.cards)
        choices = {cards.name: set_choice(cards) for cards in now_first[:MOST_SETS]}
        offered = tuple(choices[cards.name] for cards in sets if cards.name in choices)
        return (Pick("cards", say("ordet-fanger-field-cards"), offered),)

    def _symbols(self) -> tuple[Pick, ...]:
        if not chooses_symbols(self.state):
            return ()
        choices = tuple(
            Choice(symbol, symbol_name(symbol), art=symbol_art(symbol)) for symbol in SYMBOLS
        )
        label = say("ordet-fanger-field-symbols")
        return (Pick("symbols", label, choices, 0, SYMBOLS_DROPPED),)

    def usual(self) -> Picks:
        """The same cards, with random symbols, as the clock chooses too."""
        usual = {"cards": (self.state.cards,)}
        return tuple(usual.get(field.key, ()) for field in self.fields())

    def sample(self, rng: Random) -> Picks:
        """Two symbols or none (OF14)."""
        picks = []
        for field in self.fields():
            assert isinstance(field, Pick)
            picks.append(sample_pick(replace(field, at_least=field.at_most), rng))
        return tuple(picks)

    def move(self, picks: Picks, at: int) -> OpenRound:
        picked = dict(zip((field.key for field in self.form.fields), picks, strict=True))
        cards = picked.get("cards", (self.state.cards,))[0]
        return OpenRound(cards, picked.get("symbols", ()), self.state.stamp(at))


class DrawAsk(TableAsk):
    key = "draw"
    command = "draw"

    def prompt(self) -> Say:
        return say("ordet-fanger-ask-draw")

    def fields(self) -> tuple[Field, ...]:
        return (*self._piles(), *self._own_piles())

    def usual(self) -> Picks:
        """A draw from the higher draw pile onto the lower own pile."""
        usual = {"pile": ordet.higher_pile(self.state), "onto": self._lower_pile()}
        return tuple((str(usual[field.key]),) for field in self.fields())

    def otherwise(self) -> Say:
        return say("ordet-fanger-ask-draw-otherwise")

    def _lower_pile(self) -> int:
        per_side = self.state.piles_per_side
        first = self.state.side_of(self.seat) * per_side
        own = self.state.board.piles[first : first + per_side]
        return min(range(per_side), key=lambda number: len(own[number].cards))

    def _piles(self) -> tuple[Pick, ...]:
        """The draw piles to choose from, if both have cards (OF2)."""
        piles = self.state.board.draw_piles
        if not all(piles):
            return ()
        choices = tuple(
            Choice(str(number), say("ordet-fanger-draw-pile", number=number + 1, left=len(cards)))
            for number, cards in enumerate(piles)
        )
        return (Pick("pile", say("ordet-fanger-field-pile"), choices),)

    def _own_piles(self) -> tuple[Pick, ...]:
        """The own piles to choose from: with two players, that is chosen before the card is seen
        (OF15)."""
        piles = self.state.piles_per_side
        if piles == 1:
            return ()
        choices = tuple(
            Choice(str(number), say("ordet-fanger-own-pile", number=number + 1))
            for number in range(piles)
        )
        return (Pick("onto", say("ordet-fanger-field-onto"), choices),)

    def move(self, picks: Picks, at: int) -> Draw:
        picked = dict(zip((field.key for field in self.form.fields), picks, strict=True))
        only = next(number for number, cards in enumerate(self.state.board.draw_piles) if cards)
        pile = int(picked["pile"][0]) if "pile" in picked else only
        onto = int(picked["onto"][0]) if "onto" in picked else 0
        return Draw(pile, self.state.stamp(at), onto)

    def barred(self) -> Sequence[Barred]:
        """An empty draw pile."""
        stamp = self.state.stamp(0)
        return [
            barred
            for number in range(len(self.state.board.draw_piles))
            for barred in self.why_not(draw_pile_name(number), Draw(number, stamp))
        ]


class AnswerAsk(TableAsk):
    """A duellist's answer."""

    key = "answer"

    def prompt(self) -> Say:
        assert self.state.duel is not None
        category = category_of(self.game.sets, self.state, self.state.duel, self.seat)
        return say("ordet-fanger-ask-answer", category=category)

    def fields(self) -> tuple[Field, ...]:
        return (Write("text", say("ordet-fanger-field-answer"), LONGEST_ANSWER),)

    def move(self, picks: Picks, at: int) -> Answer:
        return Answer(picks[0][0], self.state.stamp(at))

    def sample(self, rng: Random) -> Picks:
        new = rng.random() < SAMPLES_NEW
        return ((str(rng.randrange(100_000)) if new else rng.choice(SAMPLE_WORDS),),)


class AnotherAnswerAsk(AnswerAsk):
    """An answer that nobody waits for: the side has all its answers, but one may yet be struck; or
    the player has given the duel up, but may yet think of something."""

    optional = True


class GiveUpDuelAsk(ButtonAsk["OrdetFanger", ordet.State, Move]):
    """Giving up a duel without a limit (OF8)."""

    key = "give_up_duel"
    optional = True
    command = "pass"
    label = say("ordet-fanger-ask-give-up-duel")

    def pressed(self, at: int) -> GiveUpDuel:
        return GiveUpDuel(self.state.stamp(at))


class GiveUpLastAsk(GiveUpDuelAsk):
    """Giving up as the last: all others have, so that the duel waits for this seat alone."""

    optional = False


class CallOutAsk(AnswerAsk):
    """An answer with sharp eyes. Everybody is asked at all times, so that nobody learns of a duel
    by being asked (OF17)."""

    optional = True

    def prompt(self) -> Say:
        return say("ordet-fanger-ask-call-out")


class TurnAsk(ButtonAsk["OrdetFanger", ordet.State, Move]):
    key = "turn"
    command = "draw"
    label = say("ordet-fanger-ask-turn")

    def pressed(self, at: int) -> Turn:
        return Turn(self.state.stamp(at))


def asks_of(game: "OrdetFanger", state: ordet.State, seat: Seat) -> Sequence[Ask[Move]]:
    """The asks of this seat, the awaited before the optional."""
    if isinstance(state.phase, ordet.Over) or seat in state.gave_up:
        return ()
    asks: list[Ask[Move]] = []
    if state.vote is not None:
        if not state.vote.ballots[seat]:
            asks.append(VoteAsk(game, state, seat))
    else:
        asks += _phase_asks(game, state, seat)
        if any(contestable(game.sets, state, ruling) for ruling in state.rulings):
            asks.append(ContestAsk(game, state, seat))
    if withdrawable(state, seat):
        asks.append(WithdrawAsk(game, state, seat))
    return asks


def _phase_asks(game: "OrdetFanger", state: ordet.State, seat: Seat) -> Sequence[Ask[Move]]:
    match state.phase:
        case ordet.Opening():
            return [OpenRoundAsk(game, state, seat)] if seat == state.opener else []
        case ordet.Turning():
            return [TurnAsk(game, state, seat)] if seat == third_player(state) else []
        case ordet.Racing():
            return _answer_asks(game, state, seat)
    drawing = isinstance(state.phase, ordet.Drawing) and seat == state.drawer()
    draws: list[Ask[Move]] = [DrawAsk(game, state, seat)] if drawing else []
    sharp = state.options.duels == "sharp_eyes"
    return [*draws, CallOutAsk(game, state, seat)] if sharp else draws


def _answer_asks(game: "OrdetFanger", state: ordet.State, seat: Seat) -> Sequence[Ask[Move]]:
    assert state.duel is not None
    racing = place_in(state, state.duel, seat)
    if racing is None:
        return []
    if judge(game.sets, state, state.duel).answers[racing]:
        return [AnotherAnswerAsk(game, state, seat)]
    if state.options.time_limit:
        return [AnswerAsk(game, state, seat)]
    trying = still_trying(state, state.duel)
    if seat not in trying:
        return [AnotherAnswerAsk(game, state, seat)]
    give_up = GiveUpLastAsk if trying == (seat,) else GiveUpDuelAsk
    return [AnswerAsk(game, state, seat), give_up(game, state, seat)]
