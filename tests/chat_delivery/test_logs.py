"""The log tells how requests went, and nothing that anybody may not know."""

import logging

import pytest

from bot.host.messages import HandKey
from bot.playground.client import all_text
from tests.chat_delivery.parlour import Parlour, dm_of


async def test_one_line_a_request_without_contents(
    parlour: Parlour, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    for _ in range(6):
        await parlour.move(table)
        await parlour.sent()
    lines = [each for each in caplog.records if each.name == "bot.chat.deliver.requests"]
    assert len(lines) == len(parlour.requests("post", "edit", "open"))
    told = "\n".join(record.getMessage() for record in caplog.records)
    assert parlour.scene.token not in told
    assert await parlour.message(table, HandKey(parlour.anna))
    anna = parlour.scene.anna
    for text in all_text(anna.sees(dm_of(anna))[0]).splitlines():
        assert text not in told
