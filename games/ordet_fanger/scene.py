"""What a viewer sees. Everything is open except the draw piles, the points and the ballots."""

from collections.abc import Iterator, Sequence

from games.kit.say import Say, Who, say
from games.kit.scenes import Face, Mark, Scene, Zone
from games.ordet_fanger import events as happened
from games.ordet_fanger import state as ordet
from games.ordet_fanger.answer_counts import score_of
from games.ordet_fanger.cards import Card, CardSets
from games.ordet_fanger.channel_text import banner_of, is_racing, remarks_of, why_duel
from games.ordet_fanger.duels import all_asked, category_of, third_player
from games.ordet_fanger.knowledge import Knowledge
from games.ordet_fanger.options import Side
from games.ordet_fanger.outcome import outcome_of
from games.ordet_fanger.retelling import last_round
from games.ordet_fanger.rounds import CLOSING_MS, DRAW_SHUT_MS
from games.ordet_fanger.slips import slips_of
from games.ordet_fanger.story import SECOND, decided_by, must_answer, story_of
from games.ordet_fanger.vote_asks import ContestAsk
from games.ordet_fanger.wording import card_name, draw_pile_name, side_name, side_shown, symbol_art

TOLD_BY_PLAYERS = (happened.Answered, happened.Reached, happened.Voted)
"""Events that players have just written or pressed in the channel themselves."""


def scene_of(sets: CardSets, knowledge: Knowledge) -> Scene:
    state = knowledge.table
    outcome = outcome_of(state)
    before, earlier = (story_of(sets, state, events) for events in state.recent)
    status = (outcome.message,) if outcome else tuple(_status(sets, state))
    is_of_players = all(isinstance(event, TOLD_BY_PLAYERS) for event in state.news)
    return Scene(
        before=before,
        earlier=earlier,
        last_round=last_round(sets, state, knowledge.viewer),
        story=story_of(sets, state, state.news),
        status=status,
        board=tuple(_board(sets, knowledge)),
        banner=banner_of(sets, state, status),
        remarks=remarks_of(sets, state),
        told_above=_told_above(state),
        lookup=_lookup(state),
        slips=tuple(slips_of(state)),
        poll=_poll(state),
        decided=tuple(decided_by(sets, state)),
        is_news=not is_of_players and outcome is None,  # the board tells how it has ended
        is_race=is_racing(state),
    )


def _told_above(state: ordet.State) -> tuple[str, ...]:
    """The asks offered above: a ruling can be contested below its own message, and below the result
    of a vote."""
    is_ruled = any(
        isinstance(event, happened.Won | happened.Tied | happened.Tallied | happened.VoteDropped)
        for event in state.news
    )
    return () if is_ruled else (ContestAsk.key,)


def _lookup(state: ordet.State) -> str:
    """The answer that is being voted on, to be looked up."""
    message = None if state.vote is None else ordet.find_message(state, state.vote.about)
    return "" if message is None else message.text


def _poll(state: ordet.State) -> str:
    vote = state.vote
    return "" if vote is None else f"{vote.ruling}-{vote.began}"


def _status(sets: CardSets, state: ordet.State) -> Iterator[Say]:
    if state.vote is not None:
        yield from _vote_status(sets, state)
        return
    match state.phase:
        case ordet.Opening():
            yield say("ordet-fanger-status-opening", who=Who(state.opener))
        case ordet.Reaching():
            yield say("ordet-fanger-reached", who=Who(state.drawer()))
        case ordet.Drawing():
            yield say("ordet-fanger-status-draw", who=Who(state.drawer()))
        case ordet.Shut():
            yield say(
                "ordet-fanger-status-shut",
                who=Who(state.drawer()),
                seconds=DRAW_SHUT_MS // SECOND,
            )
        case ordet.Closing():
            yield say("ordet-fanger-status-closing", seconds=CLOSING_MS // SECOND)
        case ordet.Turning():
            third = third_player(state)
            if third is None:
                yield say("ordet-fanger-status-bot-turns")
            else:
                yield say("ordet-fanger-status-turn", who=Who(third))
        case _:
            yield from _duel_status(sets, state)


def _duel_status(sets: CardSets, state: ordet.State) -> Iterator[Say]:
    assert state.duel is not None
    yield from must_answer(all_asked(sets, state, state.duel))
    yield why_duel(sets, state, state.duel)
    if state.options.answers_needed > 1:
        yield say("ordet-fanger-status-needed", count=state.options.answers_needed)
    if (score := score_of(sets, state, state.duel)) is not None:
        yield score
    if state.options.repeats == "barred":
        yield say("ordet-fanger-no-repeats")
    if not state.options.time_limit:
        yield from _without_limit(state, state.duel)


def _without_limit(state: ordet.State, duel: ordet.Duel) -> Iterator[Say]:
    yield say("ordet-fanger-status-no-limit")
    if duel.gave_up:
        yield say("ordet-fanger-status-gave-duel-up", who=tuple(map(Who, duel.gave_up)))


def _vote_status(sets: CardSets, state: ordet.State) -> Iterator[Say]:
    vote = state.vote
    assert vote is not None
    ruling, message = ordet.ruling_of(state, vote.ruling), ordet.find_message(state, vote.about)
    assert ruling is not None
    if message is None:
        one, other = (side_name(state.sides[side]) for side in ruling.duel.sides)
        yield say("ordet-fanger-status-vote-first", one=one, other=other)
    else:
        category = category_of(sets, state, ruling.duel, message.seat)
        yield say("ordet-fanger-status-vote-answer", text=message.text, category=category)
    awaited = tuple(Who(seat) for seat in state.still_in if not vote.ballots[seat])
    yield say("ordet-fanger-status-votes-awaited", who=awaited)


def _board(sets: CardSets, knowledge: Knowledge) -> Iterator[Zone]:
    state = knowledge.table
    duel = ordet.known_duel(state)
    yield from _middle(sets, knowledge, duel)
    racing = duel.piles if duel else ()
    newest = max((pile.seen for pile in state.board.piles if pile.cards), default=0)
    left, per_side = state.sides_left, state.piles_per_side
    totals = state.totals() if state.options.rounds > 1 else (None,) * len(state.sides)
    for side, seats in enumerate(state.sides):
        for number in range(per_side):
            place = side * per_side + number
            pile = state.board.piles[place]
            marks = (Mark(say("kit-mark-duel"), large=True),) if place in racing else ()
            if pile.cards and pile.seen == newest:
                marks = (*marks, Mark(say("kit-mark-new"), large=True))
            if side not in left:
                marks = (*marks, Mark(say("kit-mark-gave-up")))
            yield Zone(
                f"pile-{place}",
                _pile_label(seats, number if per_side > 1 else None, state.options.young),
                seats[0],
                _top(sets, pile, marks),
                hidden=max(0, len(pile.cards) - 1),
                layout="pile",
            )
        yield _points(state, side, totals[side])


def _middle(sets: CardSets, knowledge: Knowledge, duel: ordet.Duel | None) -> Iterator[Zone]:
    board = knowledge.table.board
    for number, pile in enumerate(knowledge.draw_piles):
        label = draw_pile_name(number)
        yield Zone(f"draw-{number}", label, hidden=pile.count, layout="pile")
    if board.jokers:
        label = say("ordet-fanger-zone-joker", count=len(board.jokers))
        faces = tuple(face_of(sets, joker) for joker in board.jokers)
        yield Zone("joker", label, faces=faces)
    if duel and duel.turned:
        faces = tuple(face_of(sets, turned.card) for turned in duel.turned[-1:])
        hidden = len(duel.turned) - 1
        yield Zone("tie", say("ordet-fanger-zone-tie"), faces=faces, hidden=hidden, layout="pile")


def _points(state: ordet.State, side: int, total: int | None) -> Zone:
    cards = state.board.points[side]
    seats, young = state.sides[side], state.options.young
    label = say("ordet-fanger-zone-points")
    if _is_named(seats, young):
        label = say("ordet-fanger-zone-points-shared", side=side_shown(seats, young))
    return Zone(f"points-{side}", label, seats[0], hidden=len(cards), number=total, layout="pile")


def _pile_label(seats: Side, number: int | None, young: Sequence[str]) -> Say:
    """The label of a pile. A team's pile names both, because the zone's owner is only one of them.
    A side with two piles has them by number."""
    if number is not None:
        return say("ordet-fanger-zone-pile-of-two", number=number + 1)
    if _is_named(seats, young):
        return say("ordet-fanger-zone-pile-shared", side=side_shown(seats, young))
    return say("ordet-fanger-zone-pile")


def _is_named(seats: Side, young: Sequence[str]) -> bool:
    """Whether its owner's name is not enough beside a side's cards."""
    return len(seats) > 1 or bool(young and young[seats[0]])


def _top(sets: CardSets, pile: ordet.Pile, marks: tuple[Mark, ...]) -> tuple[Face, ...]:
    return (face_of(sets, pile.cards[-1], marks),) if pile.cards else ()


def face_of(sets: CardSets, card: Card, marks: tuple[Mark, ...] = ()) -> Face:
    """The face of a card: its symbol, or the two of a joker."""
    symbols = sets.joker[card] if card in sets.joker else (sets.symbol[card],)
    return Face(symbol_art(*symbols), card_name(sets, card), marks)
