"""Giving up: asked once, of whoever wants to alone, and then done."""

from bot.chat.answer.desk import Desk, note
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import GivingUp, write
from bot.chat.press import Press
from bot.chat.render.content import BUTTON_LABEL, Button, Content, Row
from bot.host.model import TableId
from games.kit.refusals import Refusal, not_yours
from games.kit.say import say


async def ask(desk: Desk, press: Press, table: TableId) -> Reply:
    """Beside the hand, which stays as it is."""
    return Reply(whisper=await _question(desk, press, table))


async def _question(desk: Desk, press: Press, table: TableId) -> Content:
    """What it would lead to, and two buttons."""
    leads_to = await desk.tables.if_conceded(table, press.by)
    view, seat = await desk.own_view(table, press.user)
    speech = desk.delivery.renderer.speech(view, desk.people.language(press.user))
    give_up = GivingUp(table, seat, len(view.gave_up), surely=True)
    play_on = GivingUp(table, seat, len(view.gave_up), surely=False)
    buttons = Row(
        (
            Button(speech.label(say("chat-do-concede"), BUTTON_LABEL), write(give_up), "danger"),
            Button(speech.label(say("chat-do-play-on"), BUTTON_LABEL), write(play_on)),
        )
    )
    return Content((*note(speech.line(leads_to)).blocks, buttons))


async def answer(desk: Desk, press: Press, control: GivingUp) -> Reply:
    """Where the question stood; anew if it would lead to something else by now."""
    if not control.surely:
        return Reply(redraw=desk.sentence(say("cogs-plays-on"), press.user))
    try:
        return Reply(redraw=await _given_up(desk, press, control))
    except Refusal as refusal:
        return Reply(redraw=desk.refusal(refusal, press.user))


async def _given_up(desk: Desk, press: Press, control: GivingUp) -> Content:
    view, seat = await desk.own_view(control.table, press.user)
    if seat != control.seat:
        raise not_yours(say("cogs-others-hand"))
    if view.may_concede and len(view.gave_up) != control.others:
        return await _question(desk, press, control.table)
    await desk.tables.concede(control.table, press.by)
    return desk.sentence(say("cogs-gave-up"), press.user)
