"""While more is to be drawn than can be, boards are told in words, and shown once there is time."""

import asyncio

from bot.chat.deliver.studio import LATE_SECONDS, Studio
from bot.chat.render.content import Box, Content, Gallery, Text
from bot.host.messages import BOARD
from bot.pictures.display import Picture
from bot.playground.client import pictures
from bot.playground.people.views import SeenMessage
from tests.chat.test_studio import Painter
from tests.chat_delivery.parlour import Parlour

ANOTHER = Content(
    (Box((Gallery(Picture(9, "#000000", ()), "board.png", "Another board"),)),),
    words=(Text("Another board"),),
)


async def board(parlour: Parlour, table: str) -> SeenMessage:
    number = str(await parlour.message(table, BOARD))
    anna = parlour.scene.anna
    return await anna.until(lambda: anna.message(str(parlour.channel), number), "the board")


async def test_text_goes_first_and_its_picture_follows_by_an_edit(parlour: Parlour) -> None:
    painter = Painter()
    await parlour.close()
    parlour.studio = studio = Studio(painter.draw, lambda: painter.now)
    await parlour.open()
    waiting = asyncio.create_task(studio.in_turn(ANOTHER))
    await asyncio.sleep(0)
    painter.now = LATE_SECONDS + 1
    table = await parlour.lobby("storma_slottet", parlour.anna, parlour.bo)
    await parlour.sent_in_time()
    assert not pictures(await board(parlour, table))
    painter.finish(100)
    await waiting
    anna, shown = parlour.scene.anna, await board(parlour, table)
    await anna.until(
        lambda: pictures(anna.message(shown.channel, shown.id) or shown), "its picture"
    )
    studio.close()
