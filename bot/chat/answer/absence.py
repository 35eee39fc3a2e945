"""What becomes of a seat that somebody has left: the answers of the others, asking them again, and
sitting down there."""

from bot.chat.answer import lobbies
from bot.chat.answer.desk import Desk
from bot.chat.answer.hands import show_hand
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import OfAbsent
from bot.chat.press import Press
from bot.host.model import TableId


async def press(desk: Desk, press: Press, control: OfAbsent) -> Reply:
    """Where everybody sees the question, which is edited to what has come of it."""
    table, consents = control.table, desk.tables.consents
    match control.do:
        case "sit" | "back":
            return await sit(desk, press, table)
        case "again":
            await consents.ask_about_absent(table, press.by, control.seat)
        case wish:
            question = (control.revision, control.seat)
            await consents.answer_absent(table, press.by, question, wish)
    return Reply()


async def ask(desk: Desk, press: Press, table: TableId) -> Reply:
    """From the board, about everybody who has left."""
    await desk.tables.consents.ask_about_absent(table, press.by)
    return await lobbies.show_board(desk, press, table)


async def sit(desk: Desk, press: Press, table: TableId) -> Reply:
    """Back on one's seat, or on one that is free; with the hand, for it may be one's turn."""
    await desk.tables.join(table, press.by)
    return await show_hand(desk, press, table)
