"""What just happened, as a viewer is told it: one's own cards by name, others' by number."""

from collections.abc import Iterable, Iterator

from games.kit.conceding import GaveUp, has_given_up
from games.kit.say import Say, Seat, Who, say
from games.kit.scenes import Rolled as Dice
from games.supertrumf import events as happened
from games.supertrumf.cards import Deck
from games.supertrumf.knowledge import Knowledge
from games.supertrumf.wording import names_of


def story_of(deck: Deck, events: Iterable[happened.Event], viewer: Seat | None) -> tuple[Say, ...]:
    return tuple(line for event in events for line in _told(deck, event, viewer))


def dice_of(knowledge: Knowledge) -> tuple[Dice, ...]:
    label = say("supertrumf-die")
    rolled = (event for event in knowledge.state.news if isinstance(event, happened.Rolled))
    return tuple(Dice(label, event.seat, 6, (event.shows,)) for event in rolled)


def _told(deck: Deck, event: happened.Event, viewer: Seat | None) -> Iterator[Say]:
    match event:
        case happened.Dealt(dealer):
            yield say("supertrumf-dealt", player=Who(dealer))
        case happened.Kept(seat):
            yield say("supertrumf-kept", player=Who(seat))
        case happened.Threw(seat, cards):
            yield say("supertrumf-threw", player=Who(seat), count=len(cards))
        case happened.Rolled(seat, shows):
            yield say("supertrumf-rolled", player=Who(seat), shows=shows)
        case happened.RolledEqual():
            yield say("supertrumf-rolled-equal")
        case happened.Leads(seat):
            yield say("supertrumf-leads", player=Who(seat))
        case happened.LeadPassed(seat, to):
            yield say("supertrumf-lead-passed", player=Who(seat), to=Who(to))
        case happened.Declared(seat, attribute):
            name = deck.attributes[attribute]
            yield say("supertrumf-declared", player=Who(seat), attribute=name)
        case happened.Laid(seat, cards) if seat == viewer:
            yield say("supertrumf-you-laid", cards=names_of(deck, cards))
        case happened.Laid(seat, cards):
            yield say("supertrumf-laid", player=Who(seat), count=len(cards))
        case happened.Turned(attribute, shown):
            for lay in shown:
                yield _turned(deck, attribute, lay)
        case happened.Won(seat, why, cards):
            yield _won(seat, why, cards)
        case happened.Tied(seats, why, pot):
            yield _tied(seats, why, pot)
        case happened.Reshuffled(cards):
            yield say("supertrumf-reshuffled", count=cards)
        case happened.Drew(seat, cards) if seat == viewer:
            yield say("supertrumf-you-drew", cards=names_of(deck, cards))
        case happened.Drew(seat, cards):
            yield say("supertrumf-drew", player=Who(seat), count=len(cards))
        case happened.TookPrize(seat, card, left) if seat == viewer:
            yield say("supertrumf-you-took-prize", card=deck.name(card), left=left)
        case happened.TookPrize(seat, _, left):
            yield say("supertrumf-took-prize", player=Who(seat), left=left)
        case happened.KeptTheRest(seat, hand, pot):
            yield say("supertrumf-kept-the-rest", player=Who(seat), count=hand)
            if pot:
                yield say("supertrumf-took-the-pot", player=Who(seat), count=pot)
        case happened.PotLost(pot):
            yield say("supertrumf-pot-lost", count=pot)
        case GaveUp(seat):
            yield has_given_up(seat)


def _turned(deck: Deck, attribute: str, lay: happened.Shown) -> Say:
    cards = names_of(deck, lay.cards)
    if lay.value is None:
        return say("supertrumf-turned-supertrump", player=Who(lay.seat), cards=cards)
    name = deck.attributes[attribute]
    return say(
        "supertrumf-turned", player=Who(lay.seat), cards=cards, attribute=name, value=lay.value
    )


def _won(seat: Seat, why: str, cards: int) -> Say:
    """`cards` is 0 in Blixtduell, where a prize card is won instead."""
    if why == "supertrump":
        return say("supertrumf-won-by-supertrump", player=Who(seat), count=cards)
    return say("supertrumf-won-by-value", player=Who(seat), count=cards)


def _tied(seats: tuple[Seat, ...], why: str, pot: int) -> Say:
    """`pot` is 0 in Blixtduell, which has none."""
    if why == "supertrump":
        return say("supertrumf-tied-supertrumps", pot=pot)
    return say("supertrumf-tied-values", players=tuple(Who(seat) for seat in seats), pot=pot)
