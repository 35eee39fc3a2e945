"""What is counted of a player over their matches: duels won by an answer, by category, and the
fastest of these answers."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from games.kit.say import Say, Seat, say
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import category_of
from games.ordet_fanger.state import NOBODY, Duel, Ruling, State

FASTEST = "least answer ms"
CATEGORY = "category "
MOST_CATEGORIES = 6
"""How many categories of a match are kept for a player: those with most duels won."""
MOST_TOLD = 3
LEAST_WON = 2
"""A category is among somebody's best ones from so many duels on."""


def facts_of(sets: CardSets, states: Iterable[State]) -> Mapping[Seat, Mapping[str, int]]:
    """By the states of a match, the first one first."""
    fastest: dict[Seat, int] = {}
    categories: dict[Seat, Counter[str]] = {}
    for state, ruling in _standing(states):
        answers = ruling.answers[ruling.winner] if ruling.winner != NOBODY else ()
        if not answers:
            continue
        last = max(answers, key=lambda each: each.order())
        category = category_of(sets, state, ruling.duel, last.seat)
        categories.setdefault(last.seat, Counter())[f"{CATEGORY}{category}"] += 1
        took = _took(ruling.duel, last.at)
        if took is not None and all(each.verified for each in answers):
            fastest[last.seat] = min(took, fastest.get(last.seat, took))
    return {
        seat: dict(won.most_common(MOST_CATEGORIES))
        | ({FASTEST: fastest[seat]} if seat in fastest else {})
        for seat, won in categories.items()
    }


def _standing(states: Iterable[State]) -> Iterator[tuple[State, Ruling]]:
    """The rulings that nothing has changed any more, each with a state of its time. With the
    answers they are dropped for good; else they have been taken back."""
    before: State | None = None
    for state in states:
        if before is not None and before.rulings and not state.rulings and not state.messages:
            yield from ((before, ruling) for ruling in before.rulings)
        before = state
    if before is not None:
        yield from ((before, ruling) for ruling in before.rulings)


def _took(duel: Duel, at: int) -> int | None:
    """How long somebody had who answered then, if everybody could see the duel."""
    if duel.clock is None or at < duel.clock:
        return None
    paused = sum(
        max(0, min(pause.until, at) - max(pause.since, duel.clock)) for pause in duel.pauses
    )
    return at - duel.clock - paused


def told_facts(facts: Mapping[str, int]) -> Sequence[Say]:
    """Over all matches of somebody."""
    told = []
    if FASTEST in facts:
        seconds, thousandths = divmod(facts[FASTEST], 1000)
        time = {"seconds": str(seconds), "thousandths": f"{thousandths:03}"}
        told.append(say("ordet-fanger-fastest", **time))
    won = {
        name.removeprefix(CATEGORY): number
        for name, number in facts.items()
        if name.startswith(CATEGORY) and number >= LEAST_WON
    }
    best = sorted(won, key=lambda name: (-won[name], name))[:MOST_TOLD]
    if best:
        told.append(say("ordet-fanger-best-categories", categories=tuple(best)))
    return told
