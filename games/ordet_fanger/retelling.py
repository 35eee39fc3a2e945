"""The last ruling, as all look back on it until the next one."""

from collections.abc import Iterator, Mapping, Sequence

from games.kit.conceding import GaveUp
from games.kit.say import Say, Seat, say
from games.kit.scenes import Face, LastRound, Zone
from games.ordet_fanger import events as happened
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.options import Side
from games.ordet_fanger.state import State
from games.ordet_fanger.story import had_to_fit, story_of
from games.ordet_fanger.wording import card_name, quote, side_name, symbol_art

WEIGHTS = {
    "ordet-fanger-answered": 0,
    "ordet-fanger-said-before": 0,
    "ordet-fanger-reached": 0,
    "ordet-fanger-reopened": 0,
    "ordet-fanger-voted": 0,
    "ordet-fanger-stamp": 0,
    "ordet-fanger-stamps": 0,
    "ordet-fanger-unverified": 0,
    "ordet-fanger-corrected": 2,
    "ordet-fanger-duel": 2,
    "ordet-fanger-must-answer": 2,
    "ordet-fanger-tie-card": 2,
    "ordet-fanger-tie-card-by-bot": 2,
    "ordet-fanger-contested-answer": 2,
    "ordet-fanger-contested-first": 2,
    "ordet-fanger-tally-answer": 2,
    "ordet-fanger-tally-first": 2,
    "ordet-fanger-tally-result": 3,
    "ordet-fanger-withdrew": 2,
    "ordet-fanger-round-opened": 2,
    "ordet-fanger-round-ended": 3,
    "ordet-fanger-round-points": 3,
    "kit-gave-up": 3,
}

TURNING: Mapping[type, str] = {
    happened.RoundOpened: "ordet-fanger-round-opened",
    happened.RoundEnded: "ordet-fanger-round-ended",
    happened.Tallied: "ordet-fanger-tally-result",
    GaveUp: "kit-gave-up",
}

RETOLD = frozenset(
    f"ordet-fanger-{line}"
    for line in (
        "won",
        "had-to-fit",
        "tied",
        "time-out",
        "called-off",
        "no-tie-card",
        "walked-over",
        "duel-goes-on",
        "tally-answer",
        "tally-first",
        "tally-result",
    )
)

Ruled = (
    happened.Won
    | happened.Tied
    | happened.TimeOut
    | happened.CalledOff
    | happened.WalkedOver
    | happened.DuelGoesOn
)
"""What a ruling leads to; if an answer is struck and none is left, its duel goes on."""

RULED = frozenset(
    (
        happened.Won,
        happened.Tied,
        happened.TimeOut,
        happened.CalledOff,
        happened.WalkedOver,
        happened.DuelGoesOn,
    )
)
TWO_SIDES = 2


def is_round_over(state: State) -> bool:
    """From a ruling until the next move."""
    return not RULED.isdisjoint(map(type, state.news))


def last_round(sets: CardSets, state: State, viewer: Seat | None) -> LastRound | None:
    """The last round; after several rulings in one move, the last of them."""
    events = state.last_round(is_over=is_round_over(state))
    rulings = [place for place, event in enumerate(events) if isinstance(event, Ruled)]
    if not rulings:
        return None
    ruled, begins = events[rulings[-1]], rulings[-2] + 1 if len(rulings) > 1 else 0
    led_to_it = events[begins : rulings[-1]]
    return LastRound(
        says=tuple(_said(sets, state, led_to_it, ruled, viewer)),
        zones=tuple(_zones(sets, led_to_it, ruled)),
        winners=ruled.winners if isinstance(ruled, happened.Won | happened.WalkedOver) else (),
    )


def _said(
    sets: CardSets,
    state: State,
    led_to_it: Sequence[happened.Event],
    ruled: Ruled,
    viewer: Seat | None,
) -> Iterator[Say]:
    """How it was ruled, and by what vote if there was one; a vote that left the ruling before as it
    was is left out."""
    votes = [e for e in led_to_it if isinstance(e, happened.Tallied) and e.result != "stands"]
    yield from story_of(sets, state, votes[-1:])[:1]
    if isinstance(ruled, happened.Won):
        yield _won(sets, state, ruled, viewer)
        yield from had_to_fit(ruled)
    else:
        yield story_of(sets, state, (ruled,))[0]


def _won(sets: CardSets, state: State, won: happened.Won, viewer: Seat | None) -> Say:
    """Who won which card: where two sides have two piles each, it may be the winner's own."""
    source = "losers" if len(state.sides) > TWO_SIDES else "any"
    if won.losers == (viewer,) and source == "losers":
        source = "you"
    side = "one" if len(won.winners) == 1 else "several"
    return say(
        "ordet-fanger-retold-won",
        side="own" if won.winners == (viewer,) else side,
        winners=side_name(won.winners),
        losers=side_name(won.losers),
        answers=tuple(quote(text) for text in won.texts),
        category=sets.category[won.card],
        source=source,
    )


def _zones(sets: CardSets, led_to_it: Sequence[happened.Event], ruled: Ruled) -> Iterator[Zone]:
    """The card won, and each side's answers."""
    match ruled:
        case happened.Won(winners=winners, losers=losers, texts=texts, card=card):
            face = Face(symbol_art(sets.symbol[card]), card_name(sets, card))
            yield Zone("last-card", say("ordet-fanger-zone-won"), winners[0], (face,))
            yield _answers(winners, texts)
            yield from _heard(losers, led_to_it)
        case happened.Tied(sides=sides):
            for side in sides:
                yield from _heard(side, led_to_it)
        case _:
            pass


def _heard(side: Side, events: Sequence[happened.Event]) -> Iterator[Zone]:
    """The zone of a side's answers, if it has answered."""
    answers = (event for event in events if isinstance(event, happened.Answered))
    if texts := [event.text for event in answers if event.seat in side]:
        yield _answers(side, texts)


def _answers(side: Side, texts: Sequence[str]) -> Zone:
    """A zone of answers as text; they have no picture."""
    faces = tuple(Face("", quote(text)) for text in texts)
    label = say("ordet-fanger-zone-answers", side=side_name(side))
    return Zone(f"last-answers-{side[0]}", label, side[0], faces)
