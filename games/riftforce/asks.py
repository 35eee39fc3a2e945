"""What a seat is asked. Previews play the move with the piles left as they lie, and tell of it
what everybody would see."""

from collections.abc import Sequence
from random import Random

from games.kit.asks import Ask, Choice, Field, Following, Pick, Picks, Preview
from games.kit.say import Say, say
from games.kit.seats import Seat
from games.riftforce import actions, effects
from games.riftforce.cards import Card, card_name, guild_ability, guild_name, guild_of, number
from games.riftforce.choices import board_choice, hand_choices, location_choice
from games.riftforce.foresight import UNSHUFFLED
from games.riftforce.moves import (
    Activate,
    ActivateNext,
    CheckAndDraw,
    Choose,
    Finish,
    Move,
    PickGuild,
    Play,
    Toss,
    Undo,
)
from games.riftforce.state import (
    HAND_SIZE,
    LOCATIONS,
    MOST_ACTIVATED,
    MOST_PLAYED,
    Acting,
    Activating,
    Drafting,
    Playing,
    State,
    Tossing,
)
from games.riftforce.story import tell


class RiftforceAsk(Ask[Move]):
    """An ask of the seat whose turn it is."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.side = state.sides[seat]

    def told(self, after: State) -> Preview:
        """What everybody would be told."""
        return Preview(tell(after, None))


class TossAsk(RiftforceAsk):
    """Plain: who picks first is tossed for."""

    key = "toss"

    def prompt(self) -> Say:
        return say("riftforce-toss")

    def move(self, picks: Picks, at: int) -> Toss:
        return Toss()

    def preview(self, move: Move) -> Preview:
        return Preview((say("riftforce-toss-preview"),))


class PickAsk(RiftforceAsk):
    key = "pick"

    def prompt(self) -> Say:
        return say("riftforce-pick")

    def fields(self) -> tuple[Field, ...]:
        choices = tuple(
            Choice(guild, guild_name(guild), guild_ability(guild)) for guild in self.state.shown
        )
        return (Pick("guild", say("riftforce-field-guild"), choices),)

    def move(self, picks: Picks, at: int) -> PickGuild:
        return PickGuild(picks[0][0])

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, PickGuild)
        return Preview((guild_ability(move.guild),))


class PlayAsk(RiftforceAsk):
    """One to three cards in order, and one location for all or one for each."""

    key = "play"

    def prompt(self) -> Say:
        return say("riftforce-play")

    def fields(self) -> tuple[Field, ...]:
        most = min(MOST_PLAYED, len(self.side.hand))
        return (
            Pick(
                "cards",
                say("riftforce-field-cards"),
                hand_choices(self.side.hand),
                at_most=most,
                ordered=True,
            ),
            Pick(
                "locations",
                say("riftforce-field-locations"),
                tuple(location_choice(location) for location in LOCATIONS),
                at_most=most,
                ordered=True,
            ),
        )

    def move(self, picks: Picks, at: int) -> Play:
        return Play(picks[0], tuple(int(key) for key in picks[1]))

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, Play)
        return self.told(actions.play_cards(self.state, self.seat, move, UNSHUFFLED))

    def sample(self, rng: Random) -> Picks:
        hand = self.side.hand
        first = rng.choice(hand)
        trait = rng.choice((number, guild_of))
        pool = [card for card in hand if card != first and trait(card) == trait(first)]
        cards = [first, *rng.sample(pool, rng.randint(0, min(MOST_PLAYED - 1, len(pool))))]
        rng.shuffle(cards)
        spread = rng.choice((1, len(cards)))
        start = rng.randint(0, len(LOCATIONS) - spread)
        locations = [str(location) for location in LOCATIONS[start : start + spread]]
        rng.shuffle(locations)
        return tuple(cards), tuple(locations)


class ActivateAsk(RiftforceAsk):
    """Which card to discard for it; only those that match a card on the board."""

    key = "activate"

    def prompt(self) -> Say:
        return say("riftforce-activate")

    def fields(self) -> tuple[Field, ...]:
        matching = [card for card in self.side.hand if actions.can_activate(self.side, card)]
        return (Pick("discard", say("riftforce-field-discard"), hand_choices(matching)),)

    def plan(self) -> tuple[Following, ...]:
        """RF2: what to activate, of all that goes with any card in hand."""
        own = [Activating(self.seat, card) for card in self.side.hand]
        fitting = {card: None for phase in own for card in actions.candidates(self.side, phase)}
        most = min(MOST_ACTIVATED, len(fitting))
        return activations(self.state, tuple(fitting), range(1, most + 1))

    def move(self, picks: Picks, at: int) -> Activate:
        return Activate(picks[0][0])

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, Activate)
        after = actions.activate(self.state, self.seat, move, UNSHUFFLED)
        fitting = actions.candidates(self.side, Activating(self.seat, move.discard))
        names = tuple(card_name(card) for card in fitting)
        return Preview((say("riftforce-can-activate", cards=names), *self.told(after).lines))


class CheckAsk(RiftforceAsk):
    key = "check"

    def prompt(self) -> Say:
        return say("riftforce-check")

    def move(self, picks: Picks, at: int) -> CheckAndDraw:
        return CheckAndDraw()

    def preview(self, move: Move) -> Preview:
        return self.told(actions.check_and_draw(self.state, self.seat, UNSHUFFLED))


class ActivateNextAsk(RiftforceAsk):
    key = "activate_next"

    def __init__(self, state: State, phase: Activating) -> None:
        super().__init__(state, phase.seat)
        self.phase = phase

    def prompt(self) -> Say:
        return say("riftforce-activate-next")

    def fields(self) -> tuple[Field, ...]:
        fitting = actions.candidates(self.side, self.phase)
        choices = tuple(board_choice(self.state, card) for card in fitting)
        return (Pick("card", say("riftforce-field-activate"), choices),)

    def plan(self) -> tuple[Following, ...]:
        fitting = actions.candidates(self.side, self.phase)
        done = len(self.phase.activated)
        most = min(MOST_ACTIVATED, done + len(fitting))
        return activations(self.state, fitting, range(done + 2, most + 1))

    def move(self, picks: Picks, at: int) -> ActivateNext:
        return ActivateNext(picks[0][0])

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, ActivateNext)
        return self.told(actions.activate_next(self.state, self.phase, move, UNSHUFFLED))


def activations(state: State, cards: Sequence[Card], places: range) -> tuple[Following, ...]:
    """Which cards to activate at these places of the order, and the end of it; nothing where there
    is but one, which leaves no choice."""
    if len(cards) < 2:
        return ()
    choices = tuple(board_choice(state, card) for card in cards)
    fields = (
        Pick("card", say("riftforce-field-activate-nth", number=place), choices, at_least=0)
        for place in places
    )
    return (*(Following("activate_next", (field,)) for field in fields), Following("finish"))


class FinishAsk(RiftforceAsk):
    key = "finish"

    def prompt(self) -> Say:
        return say("riftforce-finish")

    def move(self, picks: Picks, at: int) -> Finish:
        return Finish()

    def preview(self, move: Move) -> Preview:
        return Preview((say("riftforce-finish-preview"),))


class ChooseAsk(RiftforceAsk):
    """What the ability under way leaves open."""

    key = "choose"

    def __init__(self, state: State, phase: Playing | Activating) -> None:
        super().__init__(state, phase.seat)
        self.phase = phase
        self.question = effects.question(phase.agenda[0])

    def prompt(self) -> Say:
        card = card_name(self.phase.agenda[0].card)
        return say(f"riftforce-choose-{self.question.asks}", card=card)

    def fields(self) -> tuple[Field, ...]:
        options = self.phase.options
        if self.question.among == "locations":
            choices = tuple(location_choice(int(option)) for option in options)
            return (Pick("option", say("riftforce-field-location"), choices),)
        choices = tuple(board_choice(self.state, option) for option in options)
        return (Pick("option", say("riftforce-field-card"), choices),)

    def move(self, picks: Picks, at: int) -> Choose:
        return Choose(picks[0][0])

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, Choose)
        return self.told(actions.choose(self.state, self.phase, move, UNSHUFFLED))


class UndoAsk(RiftforceAsk):
    key = "undo"
    optional = True

    def prompt(self) -> Say:
        return say("riftforce-undo")

    def move(self, picks: Picks, at: int) -> Undo:
        return Undo()

    def preview(self, move: Move) -> Preview:
        return Preview((say("riftforce-undo-preview"),))


def asks_of(state: State, seat: Seat) -> list[Ask[Move]]:
    """What this seat may do now; nothing while the other's turn lasts."""
    phase = state.phase
    if getattr(phase, "seat", None) != seat:
        return []
    asks: list[Ask[Move]] = []
    match phase:
        case Tossing():
            asks = [TossAsk(state, seat)]
        case Drafting():
            asks = [PickAsk(state, seat)]
        case Acting():
            asks = _actions(state, seat)
        case Playing():
            asks = [ChooseAsk(state, phase)]
        case Activating():
            asks = _activation(state, phase)
    if state.undo:
        asks.append(UndoAsk(state, seat))
    return asks


def _actions(state: State, seat: Seat) -> list[Ask[Move]]:
    own = state.sides[seat]
    asks: list[Ask[Move]] = []
    if own.hand:
        asks.append(PlayAsk(state, seat))
    if any(actions.can_activate(own, card) for card in own.hand):
        asks.append(ActivateAsk(state, seat))
    if len(own.hand) < HAND_SIZE:
        asks.append(CheckAsk(state, seat))
    return asks


def _activation(state: State, phase: Activating) -> list[Ask[Move]]:
    if phase.options:
        return [ChooseAsk(state, phase)]
    asks: list[Ask[Move]] = [ActivateNextAsk(state, phase)]
    if phase.activated:
        asks.append(FinishAsk(state, phase.seat))
    return asks
