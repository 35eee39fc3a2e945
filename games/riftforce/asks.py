"""The asks of a seat. Previews play the move with the piles left as they lie, and show what
everybody would see of it."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from games.kit.asks import Ask, Barred, ButtonAsk, Choice, Field, Pick, Picks, SeatAsk
from games.kit.say import Refusal, Say, Seat, say
from games.riftforce import moves, wording
from games.riftforce import state as rift
from games.riftforce.arrangements import TOGETHER, arrangement_choices, locations_of, possible
from games.riftforce.cards import guild_of, number
from games.riftforce.effects import question
from games.riftforce.events import Event, Moved
from games.riftforce.foresight import UNSHUFFLED
from games.riftforce.knowledge import knowledge_of
from games.riftforce.legal import can_activate, candidates
from games.riftforce.story import outcome_of

if TYPE_CHECKING:
    from games.riftforce.rules import Riftforce


class RiftforceAsk(SeatAsk["Riftforce", rift.State, moves.Move]):
    obvious: tuple[type[Event], ...] = ()
    """Events that are plain from the choice itself."""

    @property
    def own(self) -> rift.Side:
        return self.state.sides[self.seat]

    def lines(self, move: moves.Move) -> tuple[Say, ...]:
        """What the move would lead to, as everybody would be told."""
        after = self.game.play(self.state, self.seat, move, UNSHUFFLED)
        outcome = outcome_of(knowledge_of(after, None), *self.obvious)
        return () if outcome is None else (outcome,)

    def foretold(self, choice: Choice, move: moves.Move) -> Choice:
        """The choice with what it would lead to."""
        lines = self.lines(move)
        return replace(choice, help=lines[0] if lines else None)

    def tempting(self) -> Iterable[tuple[Say, moves.Move]]:
        """Each card that a player might want to choose, and the move that it would make."""
        return ()

    def barred(self) -> list[Barred]:
        return [
            Barred(self.key, card, refusal.message, refusal.ruling)
            for card, move in self.tempting()
            if (refusal := self._refusal_of(move))
        ]

    def _refusal_of(self, move: moves.Move) -> Refusal | None:
        try:
            self.game.check_legal(self.state, self.seat, move)
        except Refusal as refusal:
            return refusal
        return None


class RiftforceButton(RiftforceAsk, ButtonAsk["Riftforce", rift.State, moves.Move]):
    """An ask without anything to choose."""


class TossAsk(RiftforceButton):
    """Who picks first is tossed for."""

    key = "toss"
    label = say("riftforce-toss")

    def pressed(self, at: int) -> moves.Toss:
        return moves.Toss()

    def lines(self, move: moves.Move) -> tuple[Say, ...]:
        return ()


class PickAsk(RiftforceAsk):
    key = "pick"

    def prompt(self) -> Say:
        return say("riftforce-pick")

    def fields(self) -> tuple[Field, ...]:
        choices = tuple(map(wording.guild_choice, self.state.shown))
        return (Pick("guild", say("riftforce-field-guild"), choices),)

    def move(self, picks: Picks, at: int) -> moves.PickGuild:
        return moves.PickGuild(picks[0][0])

    def lines(self, move: moves.Move) -> tuple[Say, ...]:
        assert isinstance(move, moves.PickGuild)
        return (wording.guild_ability(move.guild),)

    def notes(self) -> tuple[Say, ...]:
        return wording.pick_notes(self.state, self.seat)


class PlayAsk(RiftforceAsk):
    """One to three cards in order, which way those after the first go, and where that lies."""

    key = "play"
    opens = True

    def prompt(self) -> Say:
        return say("riftforce-play")

    def fields(self) -> tuple[Field, ...]:
        most = min(rift.MOST_PLAYED, len(self.own.hand))
        cards = wording.hand_choices(self.own.hand)
        places = tuple(
            wording.location_choice(self.state, self.seat, place) for place in rift.LOCATIONS
        )
        own = Pick("cards", say("riftforce-field-cards"), cards, at_most=most, ordered=True)
        first = Pick("location", say("riftforce-field-first"), places)
        if most == 1:
            return (own, first)
        others = Pick("others", say("riftforce-field-others"), arrangement_choices(most))
        return (own, others, first)

    def usual(self) -> Picks:
        return ((), (TOGETHER,), ()) if len(self.own.hand) > 1 else ()

    def notes(self) -> tuple[Say, ...]:
        return wording.opening_notes(self.state, self.seat)

    def waits(self) -> Mapping[str, int]:
        return {"location": 1, "others": 2}

    def kinds(self) -> Mapping[str, tuple[str, ...]]:
        """RF1: all of one number, or all of one symbol."""
        return {card: (str(number(card)), guild_of(card)) for card in self.own.hand}

    def move(self, picks: Picks, at: int) -> moves.Play:
        cards, *others, (first,) = picks
        arrangement = others[0][0] if others else TOGETHER
        return moves.Play(cards, locations_of(arrangement, int(first), len(cards)))

    def sample(self, rng: Random) -> Picks:
        hand = self.own.hand
        first = rng.choice(hand)
        trait = rng.choice((number, guild_of))
        pool = [card for card in hand if card != first and trait(card) == trait(first)]
        cards = [first, *rng.sample(pool, rng.randint(0, min(rift.MOST_PLAYED - 1, len(pool))))]
        rng.shuffle(cards)
        location, arrangement = rng.choice(possible(len(cards)))
        others = ((arrangement if len(cards) > 1 else TOGETHER,),) if len(hand) > 1 else ()
        return (tuple(cards), *others, (str(location),))


class ActivateAsk(RiftforceAsk):
    """The card to discard; only cards that match one on the board."""

    key = "activate"

    def prompt(self) -> Say:
        return say("riftforce-activate")

    def fields(self) -> tuple[Field, ...]:
        matching = [card for card in self.own.hand if can_activate(self.own, card)]
        choices = (
            self.foretold(choice, moves.Activate(choice.key))
            for choice in wording.hand_choices(matching)
        )
        return (Pick("discard", say("riftforce-field-discard"), tuple(choices)),)

    def move(self, picks: Picks, at: int) -> moves.Activate:
        return moves.Activate(picks[0][0])

    def lines(self, move: moves.Move) -> tuple[Say, ...]:
        assert isinstance(move, moves.Activate)
        fitting = candidates(self.own, rift.Activating(self.seat, move.discard))
        names = tuple(wording.card_name(card) for card in fitting)
        return (say("riftforce-can-activate", cards=names),)

    def tempting(self) -> Iterable[tuple[Say, moves.Move]]:
        return ((wording.card_name(card), moves.Activate(card)) for card in self.own.hand)


class CheckAsk(RiftforceButton):
    """Check and draw. The button says what it scores."""

    key = "check"

    def prompt(self) -> Say:
        scored = rift.controlled(self.own, self.state.sides[rift.other(self.seat)])
        return say("riftforce-check", riftforce=len(scored))

    def pressed(self, at: int) -> moves.CheckAndDraw:
        return moves.CheckAndDraw()

    def lines(self, move: moves.Move) -> tuple[Say, ...]:
        return ()


class ActivateNextAsk(RiftforceAsk):
    key = "activate_next"

    def prompt(self) -> Say:
        return say("riftforce-activate-next")

    @property
    def phase(self) -> rift.Activating:
        assert isinstance(self.state.phase, rift.Activating)
        return self.state.phase

    def fields(self) -> tuple[Field, ...]:
        fitting = candidates(self.own, self.phase)
        choices = tuple(
            self.foretold(wording.board_choice(self.state, card), moves.ActivateNext(card))
            for card in fitting
        )
        return (Pick("card", say("riftforce-field-activate"), choices),)

    def move(self, picks: Picks, at: int) -> moves.ActivateNext:
        return moves.ActivateNext(picks[0][0])

    def tempting(self) -> Iterable[tuple[Say, moves.Move]]:
        return ((name, moves.ActivateNext(card)) for card, name in wording.named_on_board(self.own))


class FinishAsk(RiftforceButton):
    key = "finish"
    label = say("riftforce-finish")

    def pressed(self, at: int) -> moves.Finish:
        return moves.Finish()


class ChooseAsk(RiftforceAsk):
    """The choice that the current ability leaves open."""

    key = "choose"

    def __init__(self, game: "Riftforce", state: rift.State, seat: Seat) -> None:
        super().__init__(game, state, seat)
        assert isinstance(state.phase, rift.Choosing)
        self.effect = state.phase.agenda[0]
        self.options = state.phase.options
        self.question = question(self.effect)
        self.obvious = (Moved,) if self.question.among == "locations" else ()

    def prompt(self) -> Say:
        return say(
            f"riftforce-choose-{self.question.asks}", card=wording.card_name(self.effect.card)
        )

    def fields(self) -> tuple[Field, ...]:
        named = self._location if self.question.among == "locations" else self._card
        label = say(f"riftforce-field-{self.question.among[:-1]}")
        choices = (self.foretold(named(option), moves.Choose(option)) for option in self.options)
        return (Pick("option", label, tuple(choices)),)

    def _location(self, option: str) -> Choice:
        return wording.location_choice(self.state, self.seat, int(option))

    def _card(self, option: str) -> Choice:
        return wording.board_choice(self.state, option)

    def move(self, picks: Picks, at: int) -> moves.Choose:
        return moves.Choose(picks[0][0])

    def tempting(self) -> Iterable[tuple[Say, moves.Move]]:
        """The enemies for a strike, the own cards for healing."""
        if self.question.among == "locations":
            return ()
        seat = rift.other(self.seat) if self.question.asks == "strike" else self.seat
        return (
            (name, moves.Choose(card))
            for card, name in wording.named_on_board(self.state.sides[seat])
        )


def asks_of(game: "Riftforce", state: rift.State, seat: Seat) -> list[Ask[moves.Move]]:
    """The asks that this seat may answer now; none while the other acts."""
    if seat not in game.awaited(state):
        return []
    asks: list[type[RiftforceAsk]] = []
    match state.phase:
        case rift.Tossing():
            asks = [TossAsk]
        case rift.Drafting():
            asks = [PickAsk]
        case rift.Acting():
            asks = _actions(state, seat)
        case rift.Activating(activated=activated):
            asks = [ActivateNextAsk, FinishAsk] if activated else [ActivateNextAsk]
        case rift.Choosing():
            asks = [ChooseAsk]
    return [ask(game, state, seat) for ask in asks]


def _actions(state: rift.State, seat: Seat) -> list[type[RiftforceAsk]]:
    own = state.sides[seat]
    asks: list[type[RiftforceAsk]] = []
    if own.hand:
        asks.append(PlayAsk)
    if any(can_activate(own, card) for card in own.hand):
        asks.append(ActivateAsk)
    if len(own.hand) < rift.HAND_SIZE:
        asks.append(CheckAsk)
    return asks
