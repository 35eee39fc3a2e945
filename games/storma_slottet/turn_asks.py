"""The asks of a turn: exchange, attack, heal, retreat, and what follows from them."""

from random import Random

from games.kit.asks import Barred, Field, Pick, Picks
from games.kit.cards import Card, card_name, in_order
from games.kit.say import Say, say
from games.kit.seat_asks import ButtonAsk
from games.kit.seats import Seat
from games.storma_slottet import previews
from games.storma_slottet.card_asks import CardAsk, StormaAsk, StormaGame
from games.storma_slottet.legal import attackers, exchangeable, healers, lifts, reserves
from games.storma_slottet.moves import Attack, Exchange, Heal, Lift, Replace, Retreat, Stop
from games.storma_slottet.state import PLACES, Healing, Lifting, Place, State
from games.storma_slottet.wording import court_choice, lift_choice, lift_chosen, one_card, one_suit


class ExchangeAsk(CardAsk[Exchange]):
    key = "exchange"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-exchange")

    def fields(self) -> tuple[Field, ...]:
        return (one_suit(say("storma-slottet-field-exchange"), exchangeable(self.side)),)

    def move(self, picks: Picks, at: int) -> Exchange:
        return Exchange(picks[0])

    def with_card(self, card: Card) -> Exchange:
        return Exchange((card,))

    def lines(self, move: Exchange) -> tuple[Say, ...]:
        return previews.of_exchange(move.cards)


class AttackAsk(CardAsk[Attack]):
    key = "attack"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-attack")

    def fields(self) -> tuple[Field, ...]:
        cards = attackers(self.state, self.seat)
        return (one_suit(say("storma-slottet-field-attack"), cards),)

    def move(self, picks: Picks, at: int) -> Attack:
        return Attack(picks[0])

    def with_card(self, card: Card) -> Attack:
        return Attack((card,))

    def lines(self, move: Attack) -> tuple[Say, ...]:
        return previews.of_attack(self.state, self.seat, move.cards)


class HealAsk(StormaAsk[Heal]):
    """The damaged card, where there is more than one that could be healed, and a healing card."""

    key = "heal"

    def __init__(self, game: StormaGame, state: State, seat: Seat) -> None:
        super().__init__(game, state, seat)
        phase = state.phase
        self.places = (phase.place,) if isinstance(phase, Healing) else PLACES
        healing = {place: healers(state, seat, place) for place in self.places}
        self.healing: dict[Place, tuple[Card, ...]] = {
            place: cards for place, cards in healing.items() if cards
        }
        self.useful = {card for cards in self.healing.values() for card in cards}

    def prompt(self) -> Say:
        return say("storma-slottet-ask-heal")

    def fields(self) -> tuple[Field, ...]:
        card = one_card(say("storma-slottet-field-heal-card"), self.useful)
        if len(self.healing) == 1:
            return (card,)
        places = tuple(
            court_choice(place, place, self.state.court(self.seat, place)) for place in self.healing
        )
        return (Pick("place", say("storma-slottet-field-heal-place"), places), card)

    def move(self, picks: Picks, at: int) -> Heal:
        *chosen, (card,) = picks
        named = chosen[0][0] if chosen else ""
        place = next((place for place in self.healing if place == named), next(iter(self.healing)))
        return Heal(card, place)

    def lines(self, move: Heal) -> tuple[Say, ...]:
        return previews.of_heal(self.state.court(self.seat, move.place), move.card)

    def barred(self) -> tuple[Barred, ...]:
        """Of each card that heals nothing, why it does not heal this damaged card, or that."""
        hurt = [place for place in self.places if self._is_hurt(place)]
        useless = sorted(set(self.side.hand) - self.useful, key=in_order)
        return self.refused(
            (card_name(card), Heal(card, place)) for card in useless for place in hurt
        )

    def _is_hurt(self, place: Place) -> bool:
        court = self.side.court(place)
        return court is not None and bool(court.hurt_by)

    def sample(self, rng: Random) -> Picks:
        place, card = rng.choice([(p, c) for p, cards in self.healing.items() for c in cards])
        return ((card,),) if len(self.healing) == 1 else ((place,), (card,))


class LiftAsk(StormaAsk[Lift]):
    """Which damage cards a healing card lifts; the best set comes first."""

    key = "lift"

    def __init__(self, game: StormaGame, state: State, seat: Seat) -> None:
        super().__init__(game, state, seat)
        assert isinstance(state.phase, Lifting)
        self.phase = state.phase
        self.court = state.court(seat, state.phase.place)

    def prompt(self) -> Say:
        return say("storma-slottet-ask-lift")

    def fields(self) -> tuple[Field, ...]:
        sets = lifts(self.court, self.phase.card, self.phase.value)
        choices = tuple(map(lift_choice, sets))
        return (Pick("damages", say("storma-slottet-field-lift", value=self.phase.value), choices),)

    def move(self, picks: Picks, at: int) -> Lift:
        return Lift(lift_chosen(picks[0][0]))

    def lines(self, move: Lift) -> tuple[Say, ...]:
        return previews.of_lift(self.court, move.damages)

    def barred(self) -> tuple[Barred, ...]:
        """The damage cards that are worth too much to be lifted."""
        return self.refused(
            (card_name(hurt.card), Lift((hurt.damage,))) for hurt in self.court.hurt_by
        )


class StopAsk(ButtonAsk[StormaGame, State, Stop]):
    key = "stop"
    label = say("storma-slottet-ask-stop")

    def pressed(self, at: int) -> Stop:
        return Stop()


class RetreatAsk(CardAsk[Retreat]):
    key = "retreat"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-retreat")

    def fields(self) -> tuple[Field, ...]:
        return (one_card(say("storma-slottet-field-retreat"), reserves(self.side)),)

    def move(self, picks: Picks, at: int) -> Retreat:
        return self.with_card(picks[0][0])

    def with_card(self, card: Card) -> Retreat:
        return Retreat(card)

    def lines(self, move: Retreat) -> tuple[Say, ...]:
        return previews.of_retreat(self.state.active(self.seat), move.card)


class ReplaceAsk(CardAsk[Replace]):
    key = "replace"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-replace")

    def fields(self) -> tuple[Field, ...]:
        sick = self.side.sickbay
        waiting = () if sick is None else (court_choice(sick.card, "sickbay", sick),)
        return (one_card(say("storma-slottet-field-replace"), reserves(self.side), *waiting),)

    def move(self, picks: Picks, at: int) -> Replace:
        return self.with_card(picks[0][0])

    def with_card(self, card: Card) -> Replace:
        return Replace(card)
