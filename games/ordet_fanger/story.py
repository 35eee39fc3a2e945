"""What happened, in words for all at the table."""

from collections.abc import Iterable, Iterator

from games.kit.conceding import GaveUp, has_given_up
from games.kit.say import Say, Seat, Who, say
from games.kit.stamps import time_of_day
from games.ordet_fanger import events as happened
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.state import Over, State
from games.ordet_fanger.wording import card_name, quote, side_name, symbol_name

SECOND = 1_000
DECIDING = (happened.Tallied, happened.VoteDropped, happened.CameTooLate, happened.Withdrawn)


def story_of(sets: CardSets, state: State, events: Iterable[happened.Event]) -> tuple[Say, ...]:
    return tuple(line for event in events for line in _told(sets, state, event))


def must_answer(asked: tuple[tuple[Seat, str], ...]) -> Iterator[Say]:
    """What the duellists must answer: one line for each category, as the two of a team may differ
    (one may be young) and both sides may have the same after a draw."""
    for category, seats in asked_together(asked).items():
        yield say("ordet-fanger-must-answer", who=side_name(seats), category=category)


def asked_together(asked: tuple[tuple[Seat, str], ...]) -> dict[str, happened.Seats]:
    together: dict[str, happened.Seats] = {}
    for seat, category in asked:
        together[category] = (*together.get(category, ()), seat)
    return together


def _told(sets: CardSets, state: State, event: happened.Event) -> Iterator[Say]:
    match event:
        case happened.RoundOpened() | happened.RoundEnded():
            yield from _round(state, event)
        case happened.CardTurned():
            name = card_name(sets, event.card)
            yield say("ordet-fanger-turned", who=Who(event.seat), card=name)
        case happened.JokerTurned():
            joker = card_name(sets, event.card)
            yield say("ordet-fanger-joker-turned", who=Who(event.seat), joker=joker)
            if event.aside:
                yield say("ordet-fanger-joker-aside", who=Who(event.seat))
        case happened.Reached():
            yield say("ordet-fanger-reached", who=Who(event.seat))
        case happened.Reopened():
            yield say("ordet-fanger-reopened", who=Who(event.seat))
        case happened.DuelOpened():
            one, other = (side_name(side) for side in event.sides)
            yield say("ordet-fanger-duel", how=event.how, one=one, other=other)
            yield from must_answer(event.asked)
        case happened.DuelGoesOn():
            yield say("ordet-fanger-duel-goes-on")
            for side, had in zip(event.sides, event.had, strict=True):
                if had:
                    yield say(
                        "ordet-fanger-still-count",
                        side=side_name(side),
                        had=had,
                        needed=event.needed,
                    )
            yield from must_answer(event.asked)
        case happened.Answered():
            yield say("ordet-fanger-answered", who=Who(event.seat), text=event.text)
            if not event.counts:
                yield say("ordet-fanger-said-before")
        case happened.GaveDuelUp():
            yield say("ordet-fanger-gave-duel-up-told", who=Who(event.seat))
        case happened.Withdrawn():
            yield say("ordet-fanger-withdrew", who=Who(event.seat), text=event.text)
        case GaveUp():
            yield has_given_up(event.seat)
        case (
            happened.Won()
            | happened.Tied()
            | happened.TimeOut()
            | happened.CalledOff()
            | happened.WalkedOver()
        ):
            yield from _ruling(sets, event)
        case happened.TieCardTurned() | happened.TieCardsReturned():
            yield from _tie(sets, event)
        case _:
            yield from _vote(event)


def _round(state: State, event: happened.RoundOpened | happened.RoundEnded) -> Iterator[Say]:
    if isinstance(event, happened.RoundEnded):
        yield say("ordet-fanger-round-ended", round=event.round)
        if isinstance(state.phase, Over):
            return  # what counts then is what each has won in all rounds
        for side, points in zip(state.sides, event.points, strict=True):
            yield say("ordet-fanger-round-points", side=side_name(side), points=points)
        return
    yield say(
        "ordet-fanger-round-opened",
        round=event.round,
        who=Who(event.opener),
        title=event.cards,
    )
    if event.dropped:
        symbols = tuple(symbol_name(symbol) for symbol in event.dropped)
        yield say("ordet-fanger-symbols-out", symbols=symbols)
    if state.options.repeats == "barred":
        yield say("ordet-fanger-no-repeats")


def _ruling(
    sets: CardSets,
    event: happened.Won
    | happened.Tied
    | happened.TimeOut
    | happened.CalledOff
    | happened.WalkedOver,
) -> Iterator[Say]:
    match event:
        case happened.Won():
            yield from _won(sets, event)
        case happened.Tied():
            yield say(
                "ordet-fanger-tied",
                how=event.how,
                answers=tuple(quote(text) for text in event.texts),
            )
            yield stamps_line(event.stamps)
        case happened.TimeOut(gave_up=True):
            yield say("ordet-fanger-both-gave-up", **_two(event.sides))
        case happened.TimeOut():
            yield say("ordet-fanger-time-out", **_two(event.sides))
        case happened.CalledOff(no_cards=True):
            yield say("ordet-fanger-no-tie-card", **_two(event.sides))
        case happened.CalledOff():
            yield say("ordet-fanger-called-off", **_two(event.sides))
        case happened.WalkedOver():
            yield say("ordet-fanger-walked-over", winners=side_name(event.winners))


def _two(sides: tuple[happened.Seats, happened.Seats]) -> dict[str, Say]:
    return {"one": side_name(sides[0]), "other": side_name(sides[1])}


def _won(sets: CardSets, event: happened.Won) -> Iterator[Say]:
    if event.how == "corrected":
        yield say("ordet-fanger-corrected")
    yield say(
        "ordet-fanger-won",
        winners=side_name(event.winners),
        answers=tuple(quote(text) for text in event.texts),
        category=sets.category[event.card],
    )
    yield from had_to_fit(event)
    stamps = (event.stamp,) if event.other_stamp is None else (event.stamp, event.other_stamp)
    yield stamps_line(stamps)
    if event.unverified:
        yield say("ordet-fanger-unverified")


def had_to_fit(won: happened.Won) -> Iterator[Say]:
    """What was answered, where that was another card than the one that was won."""
    if won.asked:
        yield say("ordet-fanger-had-to-fit", category=won.asked)


def why_others_lost(state: State, won: happened.Won) -> Say | None:
    """Why the others lost; None if they have answered since."""
    if not won.lost_by:
        return None
    return say(
        "ordet-fanger-lost",
        how=won.lost_by,
        losers=side_name(won.losers),
        had=won.had,
        needed=state.options.answers_needed,
        **gap_between(won.stamp, won.other_stamp or won.stamp),
    )


def stamps_line(stamps: tuple[int, ...]) -> Say:
    """Both stamps and the gap (OF6); after a vote, the winner's may be the later one."""
    if len(stamps) == 1:
        return say("ordet-fanger-stamp", stamp=time_of_day(stamps[0]))
    first, second = stamps
    return say(
        "ordet-fanger-stamps",
        first=time_of_day(first),
        second=time_of_day(second),
        order="before" if first <= second else "after",
        **gap_between(first, second),
    )


def gap_between(first: int, second: int) -> dict[str, int | str]:
    """The gap as arguments of a sentence."""
    seconds, thousandths = divmod(abs(second - first), SECOND)
    return {"seconds": seconds, "thousandths": f"{thousandths:03}"}


def _tie(
    sets: CardSets, event: happened.TieCardTurned | happened.TieCardsReturned
) -> Iterator[Say]:
    if isinstance(event, happened.TieCardsReturned):
        yield from _tie_cards_returned(event)
        return
    for joker in event.jokers:
        yield say("ordet-fanger-tie-joker", joker=card_name(sets, joker))
    card = card_name(sets, event.card)
    if event.seat is None:
        yield say("ordet-fanger-tie-card-by-bot", card=card)
    else:
        yield say("ordet-fanger-tie-card", who=Who(event.seat), card=card)
    if event.borrowed:
        yield say("ordet-fanger-borrowed")
    yield from must_answer(event.asked)


def _tie_cards_returned(event: happened.TieCardsReturned) -> Iterator[Say]:
    back = len(event.cards) - event.lent - event.out
    if back:
        yield say("ordet-fanger-tie-cards-back", count=back)
    if event.lent:
        yield say("ordet-fanger-tie-cards-lent", count=event.lent)
    if event.out:
        yield say("ordet-fanger-tie-cards-out", count=event.out)


def _vote(event: happened.Event) -> Iterator[Say]:
    match event:
        case happened.Contested(author=None):
            yield say("ordet-fanger-contested-first", who=Who(event.seat))
        case happened.Contested(author=int(author)):
            yield say(
                "ordet-fanger-contested-answer",
                who=Who(event.seat),
                author=Who(author),
                text=event.text,
            )
        case happened.CameTooLate():
            yield say("ordet-fanger-came-too-late", who=Who(event.seat))
        case happened.Voted():
            yield say("ordet-fanger-voted", who=Who(event.seat))
        case happened.VoteDropped():
            yield say("ordet-fanger-vote-dropped")
        case happened.Tallied():
            yield from _tallied(event)


def decided_by(sets: CardSets, state: State) -> Iterator[Say]:
    """How the vote was decided: by votes, by its time, or void."""
    for event in state.news:
        if isinstance(event, happened.Tallied):
            yield _closed_by(state, sum(event.counts))
        if isinstance(event, DECIDING):
            yield from _told(sets, state, event)


def _closed_by(state: State, voted: int) -> Say:
    if voted == state.seats:
        return say("ordet-fanger-all-voted")
    return say("ordet-fanger-vote-time-out", voted=voted, seats=state.seats)


def _tallied(event: happened.Tallied) -> Iterator[Say]:
    one, other = event.counts
    if event.about == "answer":
        yield say("ordet-fanger-tally-answer", accepting=one, rejecting=other)
    else:
        left, right = (side_name(side) for side in event.sides)
        yield say("ordet-fanger-tally-first", one=left, ones=one, other=right, others=other)
    yield say("ordet-fanger-tally-result", result=event.result)
