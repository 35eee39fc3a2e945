"""/privacy, over real sockets: what a person is told, handed and rid of."""

from pathlib import Path

import msgspec
import pytest

from bot.chat.custom_ids import OfData, parse
from bot.life import STORE
from bot.playground.client import Someone, all_text, buttons
from bot.playground.people.views import SeenMessage
from bot.store.sqlite.backup import copy
from bot.store.sqlite.restore import put_in_place
from tests.chat_end_to_end.leaving import leave
from tests.chat_end_to_end.matches import open_table, play_turn, start
from tests.chat_end_to_end.player import Player, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

LOCALES = ("sv-SE", "no", "de", "en-US")


def data_button(message: SeenMessage, do: str) -> str:
    for button in buttons(message):
        control = parse(button.get("custom_id", ""))
        if isinstance(control, OfData) and control.do == do:
            return str(button["custom_id"])
    raise AssertionError(f"nothing to {do} on:\n{all_text(message)}")


async def privacy(someone: Someone, channel: str) -> SeenMessage:
    told = await someone.answer(await someone.slash(channel, "privacy"))
    assert told.ephemeral
    return told


async def presses(someone: Someone, message: SeenMessage, do: str) -> SeenMessage:
    return await someone.answer(await someone.press(message, data_button(message, do)))


async def deletes(someone: Someone, channel: str) -> SeenMessage:
    sure = await presses(someone, await privacy(someone, channel), "ask")
    await someone.press(sure, data_button(sure, "delete"))

    def told() -> SeenMessage | None:
        now = someone.message(sure.channel, sure.id)
        return now if now is not None and not list(buttons(now)) else None

    await someone.until(told, "that it is done")
    done = told()
    assert done is not None
    return sure


def traces(folder: Path, *texts: str) -> list[str]:
    """Which of these texts stand in which file of the store."""
    files = (file for file in folder.iterdir() if file.name.startswith(STORE))
    contents = {file.name: file.read_bytes() for file in files}
    return [
        f"{text} in {name}"
        for name, content in contents.items()
        for text in texts
        if text.encode() in content
    ]


@pytest.mark.parametrize("locale", LOCALES)
async def test_everybody_is_told_in_their_language(stage: Stage, locale: str) -> None:
    channel, someone = await stage.channel(), await stage.person("Kim", locale)
    told = await privacy(someone, channel)
    sure = await presses(someone, told, "ask")
    assert len({all_text(told), all_text(sure)}) == 2
    mine = await presses(someone, told, "show")
    assert mine.ephemeral
    data = msgspec.json.decode(await stage.client.fetch(mine.files[0].url))
    assert data["person"]["locale"] == locale
    assert data["notes"] == {f"name {someone.id}": "Kim"}
    assert data["matches"] == []


async def test_a_person_gets_all_that_is_theirs_and_nothing_else(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    board = await start(stage, channel, "supertrumf", [anna, bo])
    while not await play_turn(anna, board, table_of(board)):
        await play_turn(bo, board, table_of(board))
    mine = await presses(anna.someone, await privacy(anna.someone, channel), "show")
    text = (await stage.client.fetch(mine.files[0].url)).decode()
    (match,) = msgspec.json.decode(text)["matches"]
    assert match["phase"] == "playing"
    assert {"open", "start", "move"} <= {each["did"] for each in match["done"]}
    assert bo.someone.id not in text and "secret" not in text and "token" not in text
    assert not stage.told_by_the_log()


async def test_after_a_deletion_nothing_is_left_of_a_person(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        channel, other, third = [await stage.channel() for _ in range(3)]
        anna, bo = Player(await stage.person("Kvickrotan"), 1), Player(await stage.person("Bo"), 2)
        board = await start(stage, channel, "storma_slottet", [anna, bo])
        await play_turn(anna, board, table_of(board))
        for player in (anna, bo):
            await leave(player, channel)
        await start(stage, other, "supertrumf", [bo, anna])
        await open_table(stage, third, "riftforce", [anna, bo])
        whose = (anna.someone.id, "Kvickrotan")
        assert traces(stage.var, *whose)
        copy(stage.var / STORE, tmp_path / "before.db")

        sure = await deletes(anna.someone, other)
        assert "several tables" in all_text(sure)
        assert traces(stage.var, *whose) == []
        checked = await bo.someone.answer(await bo.someone.slash(channel, "verify"))
        assert "Replayed by the rules" in all_text(checked)
        await bo.someone.until_sees("🚪 Player 2 has left", other)

        await stage.stop_bot()
        put_in_place(tmp_path / "before.db", stage.var / STORE)
        for old in stage.var.glob("*before-restore*"):
            old.unlink()
        assert traces(stage.var, *whose)
        await stage.start_bot()
        await bo.someone.answer(await bo.someone.slash(other, "help"))
        assert traces(stage.var, *whose) == []
        assert stage.refused() == []
