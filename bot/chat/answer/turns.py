"""A turn in one submit: *Play* on the board opens it, and what is sent in is played, with the moves
and rolls that follow from it, each a commit of its own."""

import dataclasses
from collections.abc import Sequence

from bot.chat.answer import hands
from bot.chat.answer.desk import Desk, in_modal, show_board
from bot.chat.answer.hands import PressMoves
from bot.chat.answer.replies import Reply, as_well
from bot.chat.custom_ids import TakingTurn, write
from bot.chat.press import Press
from bot.chat.render import answering
from bot.chat.render.answering import Asked
from bot.chat.render.board import back_buttons
from bot.chat.render.content import BUTTON_LABEL, Button, Content, Row, rows
from bot.chat.render.turn import (
    Chosen,
    again,
    begun,
    covered,
    in_one_go,
    items_of,
    read,
    turn_modal,
)
from bot.host.acts import Answer
from bot.host.views import View
from games.kit.asks import Form, Planned
from games.kit.refusals import Refusal, Why, stale
from games.kit.say import say

CAN_BE_MENDED = (Why.ILLEGAL, Why.MALFORMED)


async def begin(desk: Desk, press: Press, table: str) -> Reply:
    """Opens the turn of whoever presses *Play*; of whom nothing is asked, or more than a modal has
    room for, the hand."""
    view, seat = await desk.own_view(table, press.user)
    if not view.is_awaited or view.scene is None or view.ask_number is None:
        return await hands.ask_for_hand(desk, press, table)
    turn = begun(Asked(table, seat, view.ask_number))
    return await _open(desk, press, view, covered(view.scene.asks, turn), turn)


async def reopen(desk: Desk, press: Press, turn: TakingTurn) -> Reply:
    """Opens it once more with what was picked, or that of one ask."""
    view, forms = await _asked(desk, press, turn)
    return await _open(desk, press, view, forms, turn)


async def submit(desk: Desk, press: Press, turn: TakingTurn) -> Reply:
    """Plays what was sent in; what a rule forbids can be mended."""
    _, forms = await _asked(desk, press, turn)
    chosen = read(forms, turn, press.filled)
    if chosen.goes_on:
        return await _gone_on(desk, press, turn, chosen.form)
    return await _play(desk, press, turn, chosen)


async def _gone_on(desk: Desk, press: Press, turn: TakingTurn, form: Form) -> Reply:
    """The hand, with what had no room beside the rest: its menus, or what opens its own modal."""
    if in_one_go(form):
        return await hands.show_hand(desk, press, turn.table)
    asked = Asked(turn.table, turn.seat, turn.number)
    return await hands.show_hand(desk, press, turn.table, answering.begun(form, asked))


async def _open(
    desk: Desk, press: Press, view: View, forms: Sequence[Form], turn: TakingTurn
) -> Reply:
    """The modal; what leaves nothing to decide, and has nothing to be told before, is played."""
    foretold = None
    if len(forms) == 1 and not items_of(forms[0]):
        chosen = read(forms, turn, {})
        form = chosen.form
        answer = Answer(form.key, chosen.picks, turn.number)
        foretold = await hands.foretell(desk, press, turn.table, answer)
        if form.rolls or not foretold.tells_news(form, chosen.picks):
            return await _play(desk, press, turn, chosen)
    speech = desk.speech(view, press.user)
    modal = turn_modal(forms, turn, view.game, speech, foretold)
    if modal is None:
        return await hands.show_hand(desk, press, turn.table)
    return in_modal(desk, press, modal)


async def _asked(desk: Desk, press: Press, turn: TakingTurn) -> tuple[View, Sequence[Form]]:
    """What the turn is about. One that is outdated is refused by the table, which knows whether an
    earlier one counted."""
    view, _ = await desk.own_view(turn.table, press.user, turn.seat)
    is_open = view.phase == "playing" and turn.number == view.ask_number
    forms = covered(view.scene.asks, turn) if is_open and view.scene is not None else ()
    if not forms:
        outdated = Answer(turn.ask, (), turn.number)
        await PressMoves(desk, press, turn.table).make(outdated)
        raise stale(say("tables-stale"))
    return view, forms


async def _play(desk: Desk, press: Press, turn: TakingTurn, chosen: Chosen) -> Reply:
    answer, plan = Answer(chosen.form.key, chosen.picks, turn.number), tuple(chosen.planned())
    try:
        await _check_plan(desk, press, turn, answer, plan)
        is_whole = await PressMoves(desk, press, turn.table).answer(answer, plan)
    except Refusal as refusal:
        if refusal.why not in CAN_BE_MENDED:
            raise
        return _refused(desk, press, turn, chosen, refusal)
    return await _shown(desk, press, turn, is_whole=is_whole)


async def _check_plan(
    desk: Desk, press: Press, turn: TakingTurn, answer: Answer, plan: Sequence[Planned]
) -> None:
    """Nothing of a turn is played if some of it is sure to be refused. What else speaks against it,
    such as a turn played meanwhile, the table tells better when it is played."""
    if not any(any(step.picks.values()) for step in plan):
        return
    try:
        await desk.tables.preview(turn.table, press.by, answer, plan)
    except Refusal as refusal:
        if refusal.why in CAN_BE_MENDED:
            raise


async def _shown(desk: Desk, press: Press, turn: TakingTurn, *, is_whole: bool) -> Reply:
    """What was clicked on as it now looks: the board or the hand. What is left of the turn is asked
    in the hand."""
    view, _ = await desk.own_view(turn.table, press.user)
    goes_on = not is_whole and view.is_awaited
    if press.is_private and (goes_on or not turn.again):
        return await hands.show_hand(desk, press, turn.table)
    if press.is_private:
        return Reply(redraw=_played(desk, press, view))
    if view.is_aloud:
        return Reply()
    board = await show_board(desk, press, turn.table)
    if not goes_on:
        return board
    hand = await hands.show_hand(desk, press, turn.table)
    return dataclasses.replace(board, then=as_well(hand))


def _played(desk: Desk, press: Press, view: View) -> Content:
    """And a slip can be mended at once."""
    buttons = rows(list(back_buttons(view, desk.speech(view, press.user))))
    return desk.sentence(say("cogs-turn-played"), press.user).followed_by(*buttons)


def _refused(desk: Desk, press: Press, turn: TakingTurn, chosen: Chosen, refusal: Refusal) -> Reply:
    """The ruling, with a button to mend what was picked; in place of the one before."""
    label = desk.nameless_speech(press.user).label(say("chat-again"), BUTTON_LABEL)
    button = Button(label, write(again(turn, chosen)), "primary")
    content = desk.refusal(refusal, press.user).followed_by(Row((button,)))
    if turn.again and press.is_private:
        return Reply(redraw=content)
    return Reply(whisper=content)
