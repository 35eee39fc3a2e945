"""What the store has of one table can't be read: that is one unreadable table, and every other is
shown and goes on. A state alone is no loss: it is rebuilt from the log."""

import sqlite3
from contextlib import closing

import pytest

from bot.host.messages import BOARD
from games.kit.say import Refusal
from tests.chat_delivery.parlour import Parlour
from tests.stores import IN_FOLDERS

OWN = "(SELECT json_extract(header, '$.cards_hash') FROM tables WHERE id = :table)"
ANOTHER = "(SELECT hash FROM cards WHERE game <> :game)"
HARM = {
    "no cards": f"UPDATE tables SET header = replace(header, {OWN}, 'lost')",
    "cards of another game": f"UPDATE tables SET header = replace(header, {OWN}, {ANOTHER})",
    "junk for cards": "UPDATE cards SET hash = 'torn', files = '{\"a.toml\": \"?\"}'",
    "no header": "UPDATE tables SET header = ''",
    "half a header": "UPDATE tables SET header = substr(header, 1, 60)",
    "a game that is gone": "UPDATE tables SET header = replace(header, :game, 'chess')",
    "no marks": "UPDATE tables SET marks = NULL",
    "junk for marks": "UPDATE tables SET marks = '[1]'",
    "half a state": "UPDATE tables SET state = substr(state, 1, 60)",
    "another state": "UPDATE tables SET state = '{}'",
    "junk for a message": "UPDATE messages SET content = '{', key = 'turn-3'",
    "a message of nobody": "UPDATE messages SET key = 'hand-of-mine'",
    "a message for a seat that is not there": "UPDATE messages SET key = 'hand-77'",
    "what no message is called": "UPDATE messages SET key = 'post-1-x'",
}
OF_ONE = {
    "tables": " WHERE id = :table",
    "messages": " WHERE table_id = :table AND key = 'board'",
}


def do_harm(parlour: Parlour, how: str, table: str, game: str) -> None:
    harm = HARM[how]
    if how == "junk for cards":
        run(parlour, f"{harm} WHERE hash = {OWN}", table, game)
        harm = f"UPDATE tables SET header = replace(header, {OWN}, 'torn')"
    run(parlour, harm + OF_ONE[harm.split()[1]], table, game)


def run(parlour: Parlour, statement: str, table: str, game: str) -> None:
    with closing(sqlite3.connect(parlour.folder / "store.db")) as file:
        file.execute(statement, {"table": table, "game": game})
        file.commit()


@pytest.mark.parametrize("game", ["supertrumf", "ordet_fanger"])
@pytest.mark.parametrize("how", HARM)
async def test_one_unreadable_table_keeps_no_other_from_going_on(
    parlour: Parlour, how: str, game: str
) -> None:
    if await IN_FOLDERS.url_of(parlour.folder):
        pytest.skip("the harm is done by SQLite's own SQL")
    harmed = await parlour.match(game, parlour.anna, parlour.bo)
    other = await parlour.match("storma_slottet", parlour.anna, parlour.bo)
    await parlour.sent()
    await parlour.delivery.stop()
    for table in (harmed, other):
        await parlour.move(table)
    await parlour.close()
    do_harm(parlour, how, harmed, game)
    await parlour.open()
    await parlour.let_clock_play(harmed)
    await parlour.sent()
    await parlour.move(other)
    await parlour.sent()
    assert await parlour.is_settled(other)
    board = parlour.delivery.renderer.board(await parlour.tables.look(other))
    row = await parlour.row(other, BOARD)
    assert row is not None and row.digest == board.digest()
    if "a state" in how or "another state" in how:
        assert (await parlour.tables.look(harmed, parlour.anna)).scene is not None
    elif "message" not in how:
        with pytest.raises(Refusal) as refused:
            await parlour.tables.look(harmed, parlour.anna)
        assert refused.value.message.id in ("tables-unreadable", "tables-no-game")
