"""Somebody to play with, at once: a table at which the house sits already, and that starts by
itself."""

import asyncio
import dataclasses

from bot.chat.answer import hands, lobbies
from bot.chat.answer.aloud import ALOUD, check_slow_mode
from bot.chat.answer.desk import Desk
from bot.chat.answer.replies import Reply
from bot.chat.press import Press
from bot.host.model import TableId
from bot.host.views import Changed

POSTED_SECONDS = 30.0
"""A lobby that does not stand in the channel by then is left to be started by hand."""


async def play_against_house(desk: Desk, press: Press, game: str, level: str) -> Reply:
    """The match starts once its lobby stands in the channel, since the lobby's message goes into
    its chance. Whoever wanted it finds his hand below."""
    is_aloud = game in ALOUD
    if is_aloud:
        check_slow_mode(press.spot)
    table = await lobbies.opened(desk, press, game, against=level)
    lobby = await lobbies.new_lobby(desk, press, table)

    async def start() -> Reply | None:
        if not await _stands(desk, table):
            return None
        await desk.tables.start(table, press.by._replace(source=f"{press.id} start"))
        return None if is_aloud else await hands.show_hand(desk, press, table)

    return dataclasses.replace(lobby, then=start)


async def _stands(desk: Desk, table: TableId) -> bool:
    """Waits for the lobby's message, which is another one than the answer if that came late."""
    known = asyncio.Event()

    def hear(changed: Changed, _: object) -> None:
        if changed.table == table and changed.kind == "announce":
            known.set()

    with desk.tables.subscribed(hear):
        view = await desk.tables.look(table)
        if view.salting.lobby is None:
            try:
                await asyncio.wait_for(known.wait(), POSTED_SECONDS)
            except TimeoutError:
                return False
    return True
