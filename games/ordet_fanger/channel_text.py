"""What the table's own messages in the channel say: in large letters what counts now, and below
that what else there is to say of the last move."""

from collections.abc import Iterator

from games.kit.say import Say, Who, say
from games.ordet_fanger import events as happened
from games.ordet_fanger import story
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import all_asked
from games.ordet_fanger.outcome import outcome_of
from games.ordet_fanger.state import Duel, Racing, State
from games.ordet_fanger.wording import quote, side_name, symbol_name

UNSAID = (
    "ordet-fanger-stamp",
    "ordet-fanger-stamps",
    "ordet-fanger-tie-card",
    "ordet-fanger-tie-card-by-bot",
    "ordet-fanger-must-answer",
)
"""Events that the slip of a ruling, or the banner of a duel, tells in full."""
TWO_SIDES = 2


def is_racing(state: State) -> bool:
    """Whether a duel is on that everybody knows of, and no vote holds it up."""
    return isinstance(state.phase, Racing) and state.vote is None


def banner_of(sets: CardSets, state: State, status: tuple[Say, ...]) -> tuple[Say, ...]:
    """What must be answered now; or else how the match ended, what is voted on, or what the last
    move led to."""
    outcome = outcome_of(state)
    if outcome is not None:
        return (outcome.message,)
    if is_racing(state):
        return tuple(_to_answer(sets, state))
    if state.vote is not None:
        return status[:1]
    event = _counting(state)
    return status[:1] if event is None else (_headline(sets, state, event),)


def remarks_of(sets: CardSets, state: State) -> tuple[Say, ...]:
    """What the banner does not say. The lay of the cards is told if one is to be turned."""
    is_shown_apart = is_racing(state) or state.vote is not None
    counting = None if is_shown_apart else _counting(state)
    lines = [line for event in state.news for line in _besides(sets, state, event, counting)]
    if state.vote is not None:
        kind = "answer" if state.vote.about else "first"
        lines.append(say("ordet-fanger-vote-means", kind=kind, voters=len(state.still_in)))
    elif is_racing(state):
        lines += _about_duel(sets, state)
    elif isinstance(counting, happened.CardTurned | happened.JokerTurned | happened.Reopened):
        lines += _tops(sets, state)
    return tuple(lines)


def why_duel(sets: CardSets, state: State, duel: Duel) -> Say:
    """The reason for a duel: the two cards' symbol, or a joker's two; or the draw before."""
    if duel.turned:
        return say("ordet-fanger-why-tie")
    one, other = (sets.symbol[card] for card in duel.cards)
    if one == other:
        return say("ordet-fanger-why-symbol", symbol=symbol_name(one))
    return say("ordet-fanger-why-joker", one=symbol_name(one), other=symbol_name(other))


def _to_answer(sets: CardSets, state: State) -> Iterator[Say]:
    assert state.duel is not None
    asked = all_asked(sets, state, state.duel)
    if not state.duel.turned:
        yield from story.must_answer(asked)
        return
    for category, seats in story.asked_together(asked).items():
        yield say("ordet-fanger-post-tie", side=side_name(seats), category=category)


def _about_duel(sets: CardSets, state: State) -> Iterator[Say]:
    duel = state.duel
    assert duel is not None
    yield why_duel(sets, state, duel)
    if state.options.answers_needed > 1:
        yield say("ordet-fanger-status-needed", count=state.options.answers_needed)
    if not state.options.time_limit:
        yield say("ordet-fanger-status-no-limit")
    if duel.gave_up:
        yield say("ordet-fanger-status-gave-duel-up", who=tuple(map(Who, duel.gave_up)))


def _counting(state: State) -> happened.Event | None:
    """The last event of a move that is worth large letters: not what everybody has just read, and
    nothing without effect now."""
    events = (
        e
        for e in state.news
        if not isinstance(e, happened.Answered | happened.Voted | happened.TieCardsReturned)
    )
    return next(reversed([*events]), None)


def _headline(sets: CardSets, state: State, event: happened.Event) -> Say:
    match event:
        case happened.Won():
            return say(
                "ordet-fanger-post-won",
                side="one" if len(event.winners) == 1 else "several",
                winners=side_name(event.winners),
                answers=tuple(map(quote, event.texts)),
            )
        case happened.JokerTurned():
            one, other = map(symbol_name, sets.joker[event.card])
            place = "aside" if event.aside else "in-play"
            who = Who(event.seat)
            return say("ordet-fanger-post-joker", who=who, place=place, one=one, other=other)
        case happened.Reopened():
            return say("ordet-fanger-status-draw", who=Who(event.seat))
        case happened.Tallied():
            return story.story_of(sets, state, (event,))[-1]
        case _:
            return story.story_of(sets, state, (event,))[0]


def _besides(
    sets: CardSets, state: State, event: happened.Event, counting: happened.Event | None
) -> Iterator[Say]:
    """What else there is to say of an event; nothing about a card that led to a duel."""
    if isinstance(event, happened.Answered | happened.Voted | happened.TieCardsReturned):
        return
    if isinstance(event, happened.CardTurned | happened.JokerTurned) and is_racing(state):
        return
    if isinstance(event, happened.DuelOpened) and event.how == "announced":
        return
    if event is not counting and not isinstance(event, happened.TieCardTurned):
        yield _headline(sets, state, event)
    if isinstance(event, happened.Won):
        yield from _of_win(sets, state, event)
    elif isinstance(event, happened.Tied):
        if len(event.stamps) > 1 and event.how != "vote":
            yield say("ordet-fanger-post-apart", **story.gap_between(*event.stamps))
    elif isinstance(event, happened.TieCardTurned):
        yield from (line for line in story.story_of(sets, state, (event,)) if line.id not in UNSAID)
    elif isinstance(event, happened.Tallied):
        yield story.story_of(sets, state, (event,))[0]
    elif not isinstance(event, happened.JokerTurned):
        rest = story.story_of(sets, state, (event,))[1:]
        yield from (line for line in rest if line.id not in UNSAID)


def _of_win(sets: CardSets, state: State, won: happened.Won) -> Iterator[Say]:
    """Which card was won, and why the others did not win it."""
    if won.how == "corrected":
        yield say("ordet-fanger-corrected")
    yield from story.had_to_fit(won)
    yield say(
        "ordet-fanger-post-card",
        category=sets.category[won.card],
        losers=side_name(won.losers),
        source="losers" if len(state.sides) > TWO_SIDES else "any",
    )
    if won.how == "vote":
        yield say("ordet-fanger-post-by-vote")
    elif lost := story.why_others_lost(state, won):
        yield lost
    if won.unverified:
        yield say("ordet-fanger-unverified")
    if won.emptied:
        yield say("ordet-fanger-post-emptied", side=side_name(won.emptied))


def _tops(sets: CardSets, state: State) -> Iterator[Say]:
    """The symbols on top of each pile, and of the jokers in play."""
    board, per_side = state.board, state.piles_per_side
    tops = []
    for number in state.sides_left:
        piles = board.piles[number * per_side : (number + 1) * per_side]
        signs = tuple(
            _sign(sets.symbol[pile.cards[-1]] if pile.cards else "none") for pile in piles
        )
        side = side_name(state.sides[number])
        if len(signs) == 1:
            tops.append(say("ordet-fanger-post-top", side=side, sign=signs[0]))
        else:
            one, other = signs
            tops.append(say("ordet-fanger-post-two-tops", side=side, one=one, other=other))
    yield say("ordet-fanger-post-tops", tops=tuple(tops))
    for joker in board.jokers:
        one, other = map(_sign, sets.joker[joker])
        yield say("ordet-fanger-why-joker", one=one, other=other)


def _sign(symbol: str) -> Say:
    return say("ordet-fanger-sign", symbol=symbol)
