"""The asks of a turn: exchange, attack, heal, retreat, and what follows from them."""

from random import Random

from msgspec.structs import replace

from games.kit.asks import Barred, ButtonAsk, Choice, Field, Pick, Picks
from games.kit.cards import Card, card_name, in_order, is_number
from games.kit.say import Say, Seat, say
from games.storma_slottet import legal, previews, wording
from games.storma_slottet.card_asks import CardAsk, StormaAsk, StormaGame
from games.storma_slottet.lifting import lifts, worth
from games.storma_slottet.moves import Attack, Exchange, Heal, Lift, Replace, Retreat, Stop
from games.storma_slottet.state import PLACES, DamageCard, Healing, Lifting, Place, State


class ExchangeAsk(CardAsk[Exchange]):
    key = "exchange"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-exchange")

    def fields(self) -> tuple[Field, ...]:
        return (
            wording.one_suit(
                "SS8", say("storma-slottet-field-exchange"), legal.exchangeable(self.side)
            ),
        )

    def move(self, picks: Picks, at: int) -> Exchange:
        return Exchange(picks[0])

    def with_card(self, card: Card) -> Exchange:
        return Exchange((card,))

    def lines(self, move: Exchange) -> tuple[Say, ...]:
        return previews.of_exchange(move.cards)


class AttackAsk(CardAsk[Attack]):
    key = "attack"
    opens = True

    def prompt(self) -> Say:
        return say("storma-slottet-ask-attack")

    def fields(self) -> tuple[Field, ...]:
        cards = legal.attackers(self.state, self.seat)
        return (wording.one_suit("SS9", say("storma-slottet-field-attack"), cards),)

    def move(self, picks: Picks, at: int) -> Attack:
        return Attack(picks[0])

    def with_card(self, card: Card) -> Attack:
        return Attack((card,))

    def lines(self, move: Attack) -> tuple[Say, ...]:
        return previews.of_attack(self.state, self.seat, move.cards)


class HealAsk(StormaAsk[Heal]):
    """A healing card and, if several damaged cards could be healed, which of them."""

    key = "heal"

    def __init__(self, game: StormaGame, state: State, seat: Seat) -> None:
        super().__init__(game, state, seat)
        phase = state.phase
        self.places = (phase.place,) if isinstance(phase, Healing) else PLACES
        healing = {place: legal.healers(state, seat, place) for place in self.places}
        self.healing: dict[Place, tuple[Card, ...]] = {
            place: cards for place, cards in healing.items() if cards
        }

    def prompt(self) -> Say:
        return say("storma-slottet-ask-heal")

    def fields(self) -> tuple[Field, ...]:
        choices = tuple(self._choice(heal) for heal in self._heals().values())
        return (Pick("card", say("storma-slottet-field-heal-card"), choices),)

    def move(self, picks: Picks, at: int) -> Heal:
        return self._heals()[picks[0][0]]

    def lines(self, move: Heal) -> tuple[Say, ...]:
        return previews.of_heal(self.state.court(self.seat, move.place), move.card)

    def barred(self) -> tuple[Barred, ...]:
        """The cards that heal nothing, each with the reason."""
        hurt = [place for place in self.places if self._is_hurt(place)]
        useful = {card for cards in self.healing.values() for card in cards}
        useless = sorted(set(self.side.hand) - useful, key=in_order)
        return self.refused(
            (card_name(card), Heal(card, place)) for card in useless for place in hurt
        )

    def _heals(self) -> dict[str, Heal]:
        """The healing moves by key: the card alone if only one damaged card can be healed."""
        heals = [
            Heal(card, place)
            for place, cards in self.healing.items()
            for card in sorted(cards, key=in_order)
        ]
        return {
            heal.card if len(self.healing) == 1 else wording.heal_key(heal): heal for heal in heals
        }

    def _choice(self, heal: Heal) -> Choice:
        """A choice with its effect if that is known, as for a number card; what dice do is not."""
        told = self.lines(heal)[0] if is_number(heal.card) else None
        if len(self.healing) == 1:
            return wording.card_choice(heal.card, told)
        return wording.heal_choice(heal, self.state.court(self.seat, heal.place), told)

    def _is_hurt(self, place: Place) -> bool:
        court = self.side.court(place)
        return court is not None and bool(court.hurt_by)


class LiftAsk(StormaAsk[Lift]):
    """Which damage cards a healing card lifts; usually the best set."""

    key = "lift"

    def __init__(self, game: StormaGame, state: State, seat: Seat) -> None:
        super().__init__(game, state, seat)
        assert isinstance(state.phase, Lifting)
        self.value = state.phase.value
        self.court = state.court(seat, state.phase.place)
        self.sets = lifts(self.court, state.phase.card, state.phase.value)
        light = (hurt for hurt in self.court.hurt_by if hurt.damage <= self.value)
        self.offered = replace(self.court, hurt_by=tuple(sorted(light, key=_heaviest_first)))

    def prompt(self) -> Say:
        return say("storma-slottet-ask-lift")

    def fields(self) -> tuple[Field, ...]:
        counts = [len(damages) for damages in self.sets]
        pick = Pick(
            "damages",
            say("storma-slottet-field-lift", value=self.value),
            tuple(map(wording.damage_choice, self.offered.hurt_by)),
            at_least=min(counts),
            at_most=max(counts),
        )
        return (pick,)

    def usual(self) -> Picks:
        return (worth(self.offered, self.sets[0]),)

    def move(self, picks: Picks, at: int) -> Lift:
        return Lift(picks[0])

    def lines(self, move: Lift) -> tuple[Say, ...]:
        return previews.of_lift(self.court, move.cards)

    def barred(self) -> tuple[Barred, ...]:
        """The damage cards that are worth too much to be lifted."""
        return self.refused(
            (card_name(hurt.card), Lift((hurt.card,))) for hurt in self.court.hurt_by
        )

    def sample(self, rng: Random) -> Picks:
        """A random set of damage cards that can be lifted."""
        shuffled = rng.sample(self.offered.hurt_by, len(self.offered.hurt_by))
        mixed = replace(self.offered, hurt_by=tuple(shuffled))
        return (worth(mixed, rng.choice(self.sets)),)


def _heaviest_first(hurt: DamageCard) -> int:
    return -hurt.damage


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
        cards = sorted(legal.reserves(self.side), key=in_order)
        choices = tuple(wording.card_choice(card, self.lines(Retreat(card))[0]) for card in cards)
        return (Pick("card", say("storma-slottet-field-retreat"), choices),)

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
        waiting = () if sick is None else (wording.sick_choice(sick),)
        return (
            wording.one_card(
                say("storma-slottet-field-replace"), legal.reserves(self.side), *waiting
            ),
        )

    def move(self, picks: Picks, at: int) -> Replace:
        return self.with_card(picks[0][0])

    def with_card(self, card: Card) -> Replace:
        return Replace(card)
