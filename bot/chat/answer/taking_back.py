"""Taking a move back: from one's hand or by command; and the answers of the others."""

from bot.chat.answer.commands import only, own_tables
from bot.chat.answer.desk import Desk, note
from bot.chat.answer.hands import show_hand
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import AnsweringBack, TakingBack, write
from bot.chat.press import Press
from bot.chat.render.board import back_button
from bot.chat.render.content import Button, Content, Row
from bot.chat.render.speech import BETWEEN, game_name
from bot.chat.safe import markdown
from bot.host.model import TableId
from bot.host.views import View
from games.kit.say import say

MOST_OFFERED = 5


async def press(desk: Desk, press: Press, control: TakingBack) -> Reply:
    """From the hand, which then shows how it stands, or that the others are asked."""
    return await _take_back(desk, press, control.table, control.to)


async def command(desk: Desk, press: Press) -> Reply:
    """At one's table; where there are several, at the one that it can be done at."""
    tables = own_tables(desk, press)
    views = await desk.readable(tables, press.user)
    able = [view for view in views if view.way_back is not None]
    if len(able) > 1:
        return _which(desk, press, able)
    return await _take_back(desk, press, able[0].table if able else only(tables))


async def answer(desk: Desk, press: Press, control: AnsweringBack) -> Reply:
    """Of those who are asked, where everybody sees the question; or of who has asked, in his
    hand."""
    table, by = control.table, press.by
    if control.agrees:
        await desk.tables.consents.agree_back(table, by, control.revision)
    else:
        await desk.tables.consents.decline_back(table, by, control.revision)
    return await show_hand(desk, press, table) if press.is_private else Reply()


async def _take_back(desk: Desk, press: Press, table: TableId, to: int | None = None) -> Reply:
    """What was decided along with the move is not played any more."""
    await desk.tables.consents.take_back(table, press.by, to)
    desk.plans.drop(table, press.user)
    return await show_hand(desk, press, table)


def _which(desk: Desk, press: Press, able: list[View]) -> Reply:
    language = desk.people.language(press.user)
    buttons = []
    for view in able[-MOST_OFFERED:]:
        back = back_button(view)
        if back is not None:
            name = desk.text(game_name(view.game), language)
            where = desk.wire.name_of(view.place.spot)
            label = BETWEEN.join(filter(None, (name, where, view.table)))
            buttons.append(Button(label, write(back)))
    question = note(markdown(desk.text(say("cogs-which-table"), language)))
    return Reply(whisper=Content((*question.blocks, Row(tuple(buttons)))))
