"""Several tables in one channel: /table asks which one is meant, nobody moves what is not theirs,
and how each has ended is seen below."""

import pytest

from bot.playground.client import all_text, buttons
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.leaving import about_seat, leave
from tests.chat_end_to_end.matches import is_over, open_table, start
from tests.chat_end_to_end.player import Player, is_board, must_act, offers, table_of
from tests.chat_end_to_end.stage import Stage
from tests.chat_end_to_end.turns import play_out_by_play

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def people(stage: Stage, *names: str) -> list[Player]:
    return [Player(await stage.person(name), seed) for seed, name in enumerate(names)]


async def table(player: Player, channel: str) -> SeenMessage:
    return await player.someone.answer(await player.someone.slash(channel, "table"))


def labels(message: SeenMessage) -> list[str]:
    return [button["label"] for button in buttons(message)]


async def test_who_sits_at_one_of_them_is_asked_which_and_theirs_come_first(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo, dag = await people(stage, "Anna", "Bo", "Dag")
    theirs = await start(stage, channel, "supertrumf", [bo, dag])
    own = {
        "Storma slottet!": await start(stage, channel, "storma_slottet", [anna, dag]),
        "Riftforce": await start(stage, channel, "riftforce", [anna, bo]),
    }
    awaited = [game for game, board in own.items() if must_act(await anna.hand(board))]
    asked = await table(anna, channel)
    place = f"#{anna.someone.channels[channel].name}"
    assert asked.ephemeral and table_of(theirs) not in " ".join(labels(asked))
    assert {*labels(asked)[:2]} == {
        f"Riftforce · {place} · Bo",
        f"Storma slottet! · {place} · Dag",
    }
    assert labels(asked)[2] == f"Supertrumf Fantasy · {place} · Bo and Dag"
    marked = [b["label"].partition(" · ")[0] for b in buttons(asked) if b.get("emoji")]
    assert sorted(marked) == sorted(awaited)
    assert all(label.startswith((*awaited,)) for label in labels(asked)[: len(awaited)])
    storma = next(b for b in buttons(asked) if "Storma" in b["label"])
    shown = await anna.someone.answer(await anna.someone.press(asked, storma["custom_id"]))
    assert not shown.ephemeral and "Storma slottet!" in all_text(shown)
    await dag.someone.until(lambda: dag.someone.message(channel, shown.id), "it below")


async def test_a_stranger_is_shown_a_board_alone_and_in_their_language(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await people(stage, "Anna", "Bo")
    carl = Player(await stage.person("Carl", "de"), 3)
    board = await start(stage, channel, "supertrumf", [anna, bo])
    whispered = await table(carl, channel)
    assert whispered.ephemeral and table_of(whispered) == table_of(board)
    assert "ist dran" in all_text(whispered)
    other = await open_table(stage, channel, "riftforce", [anna])
    asked = await table(carl, channel)
    assert len(labels(asked)) == 2
    lobby = next(b for b in buttons(asked) if b["label"].startswith("Riftforce"))
    await carl.someone.press(asked, lobby["custom_id"])
    await carl.someone.until(lambda: offers(carl.newest(asked), "join"), "a lobby to join")
    assert len([m for m in anna.someone.sees(channel) if is_board(m)]) == 2
    assert anna.newest(board).id == board.id and anna.newest(other).id == other.id
    await carl.press(carl.newest(asked), "join")
    await anna.someone.until(lambda: "Carl" in all_text(anna.newest(other)), "who has joined")


async def test_tables_that_are_called_the_same_are_numbered(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await people(stage, "Anna", "Bo")
    for _ in range(2):
        await start(stage, channel, "riftforce", [anna, bo])
    place = f"#{anna.someone.channels[channel].name}"
    name = f"Riftforce · {place} · Bo"
    asked = await anna.someone.answer(await anna.someone.slash(channel, "hand"))
    assert labels(asked) == [f"{name} (1)", f"{name} (2)"]


@pytest.mark.parametrize("way", ["played", "left", "called off"])
async def test_how_a_match_has_ended_is_told_below_once(hurried: Stage, way: str) -> None:
    """And not where it was further up alone: there it leads to the new one."""
    channel = await hurried.channel()
    anna, bo, carl = await people(hurried, "Anna", "Bo", "Carl")
    board = await start(hurried, channel, "storma_slottet", [anna, bo])
    await open_table(hurried, channel, "riftforce", [carl])
    if way == "played":
        await play_out_by_play(board, [anna, bo])
    else:
        await leave(bo, channel)
    if way == "left":
        await leave(anna, channel)
    elif way == "called off":
        await about_seat(anna, board, "end")
    await bo.someone.until(lambda: is_over(bo, board), "the end")
    await bo.someone.until(lambda: bo.newest(board).id != board.id, "it below")
    await bo.someone.until(lambda: points_on(bo, board), "the way from the old one")
    ends = [m for m in bo.someone.sees(channel) if is_board(m) and offers(m, "rematch")]
    assert [m.id for m in ends] == [bo.newest(board).id]


def points_on(player: Player, old: SeenMessage) -> bool:
    now, new = player.someone.message(old.channel, old.id), player.newest(old)
    return now is not None and f"/{new.channel}/{new.id}" in all_text(now)
