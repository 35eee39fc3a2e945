"""The house at a table: it sits down, is told how to play, and gets up; and hints."""

from collections.abc import Sequence

from bot.chat.answer import lobbies
from bot.chat.answer.desk import Desk, note
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import OfHouse
from bot.chat.press import Press
from bot.chat.render.seats import AWAY, LEVEL, PACE
from games.kit.house import KEEN
from games.kit.refusals import malformed, not_now
from games.kit.say import say


async def add(desk: Desk, press: Press, table: str) -> Reply:
    """At the level at which it sits there already, or else at its best."""
    view = await desk.view(table)
    levels = [sitting.house for sitting in view.seats if sitting.house is not None]
    await desk.tables.add_house(table, press.by, levels[-1] if levels else KEEN)
    return await lobbies.show_board(desk, press, table)


async def tell(desk: Desk, press: Press, control: OfHouse, values: Sequence[str]) -> Reply:
    """By the menu that stands where it sits."""
    what, _, manner = (values[0] if values else "").partition(":")
    if what == LEVEL:
        await desk.tables.tell_house(control.table, press.by, level=manner)
    elif what == PACE:
        await desk.tables.tell_house(control.table, press.by, pace=manner)
    elif what == AWAY:
        await desk.tables.take_house_away(control.table, press.by)
    else:
        raise malformed(say("cogs-forged"))
    return await lobbies.show_board(desk, press, control.table)


async def hint(desk: Desk, press: Press, table: str) -> Reply:
    """Beside the hand, which stays as it is; the board tells that a hint was taken."""
    view, seat = await desk.own_view(table, press.user)
    why = await desk.tables.hint(table, press.by)
    if why is None:
        raise not_now(say("cogs-no-hint"))
    speech = desk.delivery.renderer.speech_for(view, seat)
    return Reply(whisper=note(f"💡 {speech.line(why)}"))
