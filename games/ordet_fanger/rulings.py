"""Rules a duel, and rules it again: a checkpoint in each ruling takes back what came after."""

from collections.abc import Iterable

from msgspec.structs import replace

from games.kit.chance import Chance
from games.kit.say import Seat
from games.ordet_fanger import duels, events
from games.ordet_fanger import state as ordet
from games.ordet_fanger.answer_counts import had_by
from games.ordet_fanger.cards import Card, CardSets
from games.ordet_fanger.judging import Judgement, judge, stamp, still_trying
from games.ordet_fanger.losing import why_lost
from games.ordet_fanger.moves import GiveUpDuel, Posted, Rule, StoodStill, Turn
from games.ordet_fanger.piles import return_tie_cards, take_top, turn_tie_card, with_draw_pile
from games.ordet_fanger.rounds import go_on

TURN_WAIT_MS = 10_000
BOT_TURN_WAIT_MS = 3_000
UNANSWERED_TIE_CARDS = 2


def rule(sets: CardSets, state: ordet.State, seat: None, move: Rule, chance: Chance) -> ordet.State:
    return carry_out(sets, state, chance, judge(sets, state, _duel(state)), "stamps")


def begin_anew(state: ordet.State, seat: None, move: StoodStill, chance: Chance) -> ordet.State:
    """Gives the duel its whole time again."""
    return state.then(duel=replace(_duel(state), clock=state.now))


def give_duel_up(state: ordet.State, seat: Seat, move: GiveUpDuel, chance: Chance) -> ordet.State:
    """Gives the duel up. Once all of both sides have, its time is out (OF8)."""
    duel = _duel(state)
    duel = replace(duel, gave_up=(*duel.gave_up, seat))
    return given_up_by_all(state.then(events.GaveDuelUp(seat), duel=duel))


def given_up_by_all(state: ordet.State) -> ordet.State:
    """Ends a duel without a limit if nobody is left who tries."""
    duel = ordet.known_duel(state)
    if duel is None or not duel.gave_up or still_trying(state, duel):
        return state
    return state.then(duel=replace(duel, given_up_at=duel.given_up_at or state.now))


def carry_out(
    sets: CardSets,
    state: ordet.State,
    chance: Chance,
    judgement: Judgement,
    how: events.How,
    contested: tuple[str, ...] = (),
) -> ordet.State:
    """Makes a judgement the ruling of the duel that is on; the ruling keeps the table as it was
    before."""
    duel = _duel(state)
    ruling = ordet.Ruling(
        number=state.number + 1,
        at=state.now,
        winner=judgement.winner,
        answers=judgement.answers,
        by_vote=how == "vote",
        contested=contested,
        board=state.board,
        duel=duel,
    )
    state = state.then(number=ruling.number, rulings=(*state.rulings, ruling))
    if judgement.winner != ordet.NOBODY:
        return _win(sets, state, chance, judgement, how)
    if is_walkover(state, duel):
        return walk_over(sets, state, chance)
    if judgement.decided:
        return state.then(_tied(state, duel, judgement, how), phase=ordet.Turning(state.now))
    state = state.then(
        events.TimeOut(duels.duel_seats(state, duel), gave_up=not state.options.time_limit)
    )
    return _nobody_answered(sets, state, chance)


def _win(
    sets: CardSets, state: ordet.State, chance: Chance, judgement: Judgement, how: events.How
) -> ordet.State:
    duel, place = _duel(state), judgement.winner
    pile = duel.stakes[place]
    won = _won(sets, state, duel, judgement, state.board.piles[pile].cards, how)
    state = take_top(state, pile, duel.sides[place]).then(won)
    return _end_duel(sets, state, chance)


def _won(
    sets: CardSets,
    state: ordet.State,
    duel: ordet.Duel,
    judgement: Judgement,
    pile: tuple[Card, ...],
    how: events.How,
) -> events.Won:
    """The winner takes the top card of a pile."""
    place = judgement.winner
    sides, answers = duels.duel_seats(state, duel), judgement.answers
    others = answers[1 - place]
    lost_by: events.LostBy = "later"
    had = 0
    if not others:
        lost_by, had = why_lost(sets, state, duel, 1 - place)
    owner = state.sides[state.owner(duel.stakes[place])]
    return events.Won(
        winners=sides[place],
        losers=sides[1 - place],
        texts=tuple(answer.text for answer in answers[place]),
        unverified=not all(answer.verified for answer in answers[place]),
        card=pile[-1],
        stamp=stamp(answers[place]),
        other_stamp=stamp(others) if others else None,
        how=how,
        lost_by=lost_by,
        had=had,
        emptied=owner if len(pile) == 1 else (),
        asked=_asked(sets, state, duel, answers[place][0].seat, pile[-1]),
    )


def _asked(sets: CardSets, state: ordet.State, duel: ordet.Duel, winner: Seat, card: Card) -> str:
    """What the winner had to answer, unless it is the card that they win."""
    category = duels.category_of(sets, state, duel, winner)
    return "" if category == sets.category[card] else category


def _tied(
    state: ordet.State, duel: ordet.Duel, judgement: Judgement, how: events.How
) -> events.Tied:
    given = sorted((answers for answers in judgement.answers if answers), key=stamp)
    return events.Tied(
        sides=duels.duel_seats(state, duel),
        texts=tuple(answer.text for answers in given for answer in answers),
        stamps=tuple(stamp(answers) for answers in given),
        how=how,
    )


def _nobody_answered(sets: CardSets, state: ordet.State, chance: Chance) -> ordet.State:
    """Handles a duel without answers: as Uavgjort; after two unanswered tie-break cards the duel is
    off (OF8)."""
    duel = _duel(state)
    if duel.turned:
        duel = replace(duel, unanswered=duel.unanswered + 1)
        state = state.then(duel=duel)
    if duel.unanswered == UNANSWERED_TIE_CARDS:
        return _call_off(sets, state, chance, no_cards=False)
    return state.then(phase=ordet.Turning(state.now))


def is_walkover(state: ordet.State, duel: ordet.Duel) -> bool:
    """Whether a side of the duel has given up (OF21)."""
    return any(side not in state.sides_left for side in duel.sides)


def walk_over(sets: CardSets, state: ordet.State, chance: Chance) -> ordet.State:
    """The side that is left takes its card; with none left, the duel is off."""
    duel = _duel(state)
    place = next((place for place in (0, 1) if duel.sides[place] in state.sides_left), None)
    if place is None:
        return _call_off(sets, state, chance, no_cards=False)
    state = take_top(state, duel.stakes[place], duel.sides[place])
    told = events.WalkedOver(duels.duel_seats(state, duel)[place])
    return _end_duel(sets, state.then(told, number=state.number + 1), chance)


def _call_off(sets: CardSets, state: ordet.State, chance: Chance, no_cards: bool) -> ordet.State:
    duel = _duel(state)
    off = events.CalledOff(duels.duel_seats(state, duel), no_cards)
    board = replace(state.board, sleeping=duels.put_to_sleep(state.board, duel))
    return _end_duel(sets, state.then(off, board=board), chance)


def _end_duel(sets: CardSets, state: ordet.State, chance: Chance) -> ordet.State:
    duel = _duel(state)
    if duel.turned:
        state = return_tie_cards(state, chance, duel)
    return go_on(sets, state, chance)


def turns_at(state: ordet.State, phase: ordet.Turning) -> int:
    """When the bot turns the tie-break card."""
    wait = BOT_TURN_WAIT_MS if duels.third_player(state) is None else TURN_WAIT_MS
    return phase.since + wait


def turn(
    sets: CardSets, state: ordet.State, seat: Seat | None, move: Turn, chance: Chance
) -> ordet.State:
    """Turns a new card, which both answer (OF7)."""
    state, turned, jokers = turn_tie_card(sets, state, chance)
    if turned is None:
        return _call_off(sets, state, chance, no_cards=True)
    duel = _duel(state)
    duel = replace(
        duel,
        turned=(*duel.turned, turned),
        opened=state.now,
        number=state.number + 1,
        clock=state.now,
        pauses=(),
        gave_up=(),
        given_up_at=None,
    )
    asked = duels.all_asked(sets, state, duel)
    told = events.TieCardTurned(seat, turned.card, jokers, turned.pile == ordet.NOBODY, asked)
    return state.then(told, duel=duel, number=duel.number, phase=ordet.Racing())


def reconsider(sets: CardSets, state: ordet.State, chance: Chance) -> ordet.State:
    """Corrects the first ruling that stamps now decide otherwise, while contesting is open."""
    for ruling in state.rulings:
        if ruling.by_vote or "" in ruling.contested:
            continue
        judgement = judge(sets, state, ruling.duel, ruling.at)
        if not _same_result(ruling, judgement):
            state = retake(sets, state, chance, ruling, judgement, "corrected")
            break
        state = _note_answers(sets, state, ruling, judgement)
    return _drop_lost_vote(state)


def _same_result(ruling: ordet.Ruling, judgement: Judgement) -> bool:
    return judgement.winner == ruling.winner and judgement.decided == any(ruling.answers)


def _note_answers(
    sets: CardSets, state: ordet.State, ruling: ordet.Ruling, judgement: Judgement
) -> ordet.State:
    """Keeps the result with other answers; tells if the winner's own answer is another now."""
    if judgement.answers == ruling.answers:
        return state
    state = note(state, replace(ruling, answers=judgement.answers))
    winner = ruling.winner
    if winner == ordet.NOBODY or judgement.answers[winner] == ruling.answers[winner]:
        return state
    pile = ruling.board.piles[ruling.duel.stakes[winner]].cards
    return state.then(_won(sets, state, ruling.duel, judgement, pile, "corrected"))


def note(state: ordet.State, ruling: ordet.Ruling) -> ordet.State:
    """Replaces the ruling of that number."""
    rulings = tuple(ruling if old.number == ruling.number else old for old in state.rulings)
    return state.then(rulings=rulings)


def retake(
    sets: CardSets,
    state: ordet.State,
    chance: Chance,
    ruling: ordet.Ruling,
    judgement: Judgement,
    how: events.How,
    contested: tuple[str, ...] = (),
) -> ordet.State:
    """Takes back everything since the ruling and rules again; with no answer left the duel goes on,
    with its whole time again (OF9)."""
    state = _restore(state, chance, ruling)
    if judgement.decided:
        return carry_out(sets, state, chance, judgement, how, contested)
    if is_walkover(state, _duel(state)):
        return walk_over(sets, state, chance)
    duel = replace(_duel(state), clock=state.now, gave_up=(), given_up_at=None)
    told = events.DuelGoesOn(
        asked=duels.all_asked(sets, state, duel),
        sides=duels.duel_seats(state, duel),
        had=had_by(sets, state, duel),
        needed=state.options.answers_needed,
    )
    return state.then(told, duel=duel, phase=ordet.Racing())


def _restore(state: ordet.State, chance: Chance, ruling: ordet.Ruling) -> ordet.State:
    now, before = state.board, ruling.board
    duel = replace(ruling.duel, pauses=(*ruling.duel.pauses, ordet.Pause(ruling.at, state.now)))
    earlier = tuple(each for each in state.rulings if each.number < ruling.number)
    state = state.then(board=before, duel=duel, rulings=earlier)
    for pile in _touched_since(before, now):
        order = chance.shuffle("taken-back", before.draw_piles[pile])
        state = with_draw_pile(state, pile, order, now.shuffles[pile] + 1)
    return state


def _touched_since(before: ordet.Board, now: ordet.Board) -> Iterable[int]:
    """The draw piles that tie-break cards were taken from or put into since. Nobody may know if
    they lie again as they did."""
    return [
        pile
        for pile, cards in enumerate(before.draw_piles)
        if before.shuffles[pile] != now.shuffles[pile] or len(cards) != len(now.draw_piles[pile])
    ]


def _drop_lost_vote(state: ordet.State) -> ordet.State:
    """Ends the vote if its answer or ruling is gone."""
    vote = state.vote
    if vote is None:
        return state
    about = ordet.ruling_of(state, vote.ruling)
    if about is not None and _stands(about, vote.about):
        return state
    return state.then(events.VoteDropped(), vote=None)


def _stands(ruling: ordet.Ruling, about: str) -> bool:
    if not about:
        return all(ruling.answers)
    return any(message.id == about for answers in ruling.answers for message in answers)


def note_posting(state: ordet.State, seat: None, move: Posted, chance: Chance) -> ordet.State:
    """Notes the chat's stamp of the table's own message, in place of what the table's own clock
    said, which may be fast or slow: what was stamped before came too early for a card, and in time
    for a ruling."""
    ruling, duel, phase = ordet.ruling_of(state, move.number), state.duel, state.phase
    if ruling is not None:
        state = note(state, replace(ruling, at=move.at))
    if duel is not None and duel.number == move.number and not isinstance(phase, ordet.Turning):
        late = move.at - duel.opened
        clock = None if duel.clock is None else duel.clock + late
        state = state.then(duel=replace(duel, opened=duel.opened + late, clock=clock))
    if isinstance(phase, ordet.Shut | ordet.Closing | ordet.Turning):
        state = state.then(phase=replace(phase, since=max(phase.since, move.at)))
    return state


def _duel(state: ordet.State) -> ordet.Duel:
    assert state.duel is not None
    return state.duel
