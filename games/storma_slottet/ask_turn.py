"""The asks of a turn: exchange, attack, heal, retreat, and what follows from them."""

from random import Random

from games.kit.asks import Choice, Field, Pick, Picks, Preview
from games.kit.cards import Card, card_name
from games.kit.say import Say, say
from games.kit.seats import Seat
from games.storma_slottet import previews
from games.storma_slottet.ask_base import StormaAsk, card_choices, one_suit
from games.storma_slottet.healing import check_lift, check_next_heal, court_at
from games.storma_slottet.legal import (
    Damages,
    attackers,
    check_attack,
    check_exchange,
    check_replacement,
    check_retreat,
    exchangeable,
    healers,
    lifts,
    reserves,
)
from games.storma_slottet.moves import (
    Attack,
    Exchange,
    Heal,
    Lift,
    Move,
    Replace,
    Retreat,
    Stop,
)
from games.storma_slottet.state import (
    PLACES,
    Healing,
    Lifting,
    Place,
    State,
)


class ExchangeAsk(StormaAsk):
    key = "exchange"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-exchange")

    def fields(self) -> tuple[Field, ...]:
        return (one_suit(say("storma-slottet-field-exchange"), exchangeable(self.side)),)

    def move(self, picks: Picks, at: int) -> Exchange:
        return Exchange(picks[0])

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, Exchange)
        check_exchange(self.state, self.seat, move.cards)
        return previews.of_exchange(move.cards)


class AttackAsk(StormaAsk):
    key = "attack"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-attack")

    def fields(self) -> tuple[Field, ...]:
        cards = attackers(self.state, self.seat)
        return (one_suit(say("storma-slottet-field-attack"), cards),)

    def move(self, picks: Picks, at: int) -> Attack:
        return Attack(picks[0])

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, Attack)
        check_attack(self.state, self.seat, move.cards)
        return previews.of_attack(self.state, self.seat, move.cards)


class HealAsk(StormaAsk):
    """The damaged card, where there is more than one that could be healed, and a healing card."""

    key = "heal"

    def __init__(self, state: State, seat: Seat) -> None:
        super().__init__(state, seat)
        phase = state.phase
        places = (phase.place,) if isinstance(phase, Healing) else PLACES
        healing = {place: healers(state, seat, place) for place in places}
        self.healing: dict[Place, tuple[Card, ...]] = {
            place: cards for place, cards in healing.items() if cards
        }

    def prompt(self) -> Say:
        return say("storma-slottet-ask-heal")

    def fields(self) -> tuple[Field, ...]:
        useful = dict.fromkeys(card for cards in self.healing.values() for card in cards)
        card = Pick("card", say("storma-slottet-field-heal-card"), card_choices(useful))
        if len(self.healing) == 1:
            return (card,)
        places = tuple(Choice(place, self._name(place)) for place in self.healing)
        return (Pick("place", say("storma-slottet-field-heal-place"), places), card)

    def _name(self, place: Place) -> Say:
        court = court_at(self.state, self.seat, place)
        name, left = card_name(court.card), court.left
        if place == "active":
            return say("storma-slottet-choice-active", card=name, left=left)
        return say("storma-slottet-choice-sickbay", card=name, left=left)

    def move(self, picks: Picks, at: int) -> Heal:
        *chosen, (card,) = picks
        named = chosen[0][0] if chosen else ""
        place = next((place for place in self.healing if place == named), next(iter(self.healing)))
        return Heal(card, place)

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, Heal)
        check_next_heal(self.state, self.seat, move)
        return previews.of_heal(court_at(self.state, self.seat, move.place), move.card)

    def sample(self, rng: Random) -> Picks:
        place, card = rng.choice([(p, c) for p, cards in self.healing.items() for c in cards])
        return ((card,),) if len(self.healing) == 1 else ((place,), (card,))


class LiftAsk(StormaAsk):
    """Which damage cards a healing card lifts; the best set comes first."""

    key = "lift"

    def __init__(self, state: State, seat: Seat) -> None:
        super().__init__(state, seat)
        assert isinstance(state.phase, Lifting)
        self.phase = state.phase
        self.court = court_at(state, seat, state.phase.place)

    def prompt(self) -> Say:
        return say("storma-slottet-ask-lift")

    def fields(self) -> tuple[Field, ...]:
        sets = lifts(self.court, self.phase.card, self.phase.value)
        choices = tuple(Choice(_set_key(damages), _set_name(damages)) for damages in sets)
        return (Pick("damages", say("storma-slottet-field-lift", value=self.phase.value), choices),)

    def move(self, picks: Picks, at: int) -> Lift:
        key = picks[0][0]
        return Lift(() if key == NOTHING else tuple(int(damage) for damage in key.split("+")))

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, Lift)
        damages = check_lift(self.state, self.seat, self.phase, move)
        return previews.of_lift(self.court, damages)


NOTHING = "nothing"


def _set_key(damages: Damages) -> str:
    return "+".join(str(damage) for damage in damages) or NOTHING


def _set_name(damages: Damages) -> Say:
    if not damages:
        return say("storma-slottet-choice-lift-nothing")
    terms = " + ".join(str(damage) for damage in damages)
    return say("storma-slottet-choice-lift", terms=terms, count=len(damages), sum=sum(damages))


class StopAsk(StormaAsk):
    key = "stop"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-stop")

    def move(self, picks: Picks, at: int) -> Stop:
        return Stop()

    def preview(self, move: Move) -> Preview:
        return Preview()


class RetreatAsk(StormaAsk):
    key = "retreat"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-retreat")

    def fields(self) -> tuple[Field, ...]:
        return (
            Pick("card", say("storma-slottet-field-retreat"), card_choices(reserves(self.side))),
        )

    def move(self, picks: Picks, at: int) -> Retreat:
        return Retreat(picks[0][0])

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, Retreat)
        check_retreat(self.state, self.seat, move.card)
        return previews.of_retreat(self.state.active(self.seat), move.card)


class ReplaceAsk(StormaAsk):
    key = "replace"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-replace")

    def fields(self) -> tuple[Field, ...]:
        choices = card_choices(reserves(self.side))
        sick = self.side.sickbay
        if sick is not None:
            name = say("storma-slottet-choice-sickbay", card=card_name(sick.card), left=sick.left)
            choices += (Choice(sick.card, name),)
        return (Pick("card", say("storma-slottet-field-replace"), choices),)

    def move(self, picks: Picks, at: int) -> Replace:
        return Replace(picks[0][0])

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, Replace)
        check_replacement(self.side, move.card)
        return Preview()
