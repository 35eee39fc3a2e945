"""Somebody to play with, at once: a table at which the house sits already, and that starts by
itself."""

import dataclasses

from bot.chat.answer import hands, lobbies
from bot.chat.answer.aloud import ALOUD, check_slow_mode
from bot.chat.answer.desk import Desk
from bot.chat.answer.replies import Reply
from bot.chat.press import Press
from bot.chat.render.content import Content


async def play_against_house(desk: Desk, press: Press, game: str, level: str) -> Reply:
    """The match starts once its lobby stands in the channel, since the lobby's message goes into
    its chance. Whoever wanted it finds his hand below."""
    is_aloud = game in ALOUD
    if is_aloud:
        check_slow_mode(press.spot)
    table = await lobbies.opened(desk, press, game, against=level)
    lobby = await lobbies.new_lobby(desk, press, table)
    placed = lobby.placed
    if placed is None:
        return lobby
    stands = False

    async def stood(message: int, shown: Content) -> None:
        nonlocal stands
        await placed(message, shown)
        stands = True

    async def start() -> Reply | None:
        if not stands:
            return None
        await desk.tables.start(table, press.by._replace(source=f"{press.id} start"))
        return None if is_aloud else await hands.show_hand(desk, press, table)

    return dataclasses.replace(lobby, placed=stood, then=start)
