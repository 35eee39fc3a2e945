"""A store that fails at any of its calls, for a while and again and again: when it works, all that
ought to be shown is shown, once, and no duel hangs."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import TypeVar

import pytest

from bot.chat.deliver.cleanup import TAKEN_AWAY
from bot.chat.deliver.jobs import Name
from bot.host.failures import NotSaved
from bot.host.messages import BOARD, GoneKey, HandKey, OldKey, PostKey, StartKey, TurnKey
from bot.host.model import Place
from bot.host.ports import StoreError
from bot.playground.control import SetDMs
from games.kit.say import Refusal, Why
from tests.chat_delivery.parlour import Parlour, boards
from tests.failing_store import CALLS, FailingStore, Spells

T = TypeVar("T")


async def insist(work: Callable[[], Awaitable[T]]) -> T:
    """Somebody who tries again until it works."""
    while True:
        try:
            return await work()
        except (NotSaved, StoreError):
            await asyncio.sleep(0)


async def opens_match(parlour: Parlour, game: str, channel: str, *users: int) -> str:
    for user in users:
        name = parlour.everybody[user].me.name
        await insist(lambda user=user, name=name: parlour.people.saw(user, name, "sv-SE"))
    opener, *others = users
    place = Place(int(parlour.scene.server), int(channel))
    opening, starting = parlour.by(opener), parlour.by(opener)
    told = await insist(lambda: parlour.tables.open_table(game, place, opening, language="sv"))
    parlour.delivery.queue.has_been_posted(Name(told.table, BOARD))
    for user in others:
        by = parlour.by(user)
        await insist(lambda by=by: parlour.tables.join(told.table, by))
    await insist(lambda: parlour.tables.start(told.table, starting))
    return told.table


async def goes_on(parlour: Parlour, table: str, moves: int) -> None:
    """Plays moves, of people or the clock: nothing hangs."""
    before = (await insist(lambda: parlour.tables.look(table))).revision
    for tries in count():
        view = await insist(lambda: parlour.tables.look(table))
        if view.revision >= before + moves or view.phase == "ended":
            return
        assert tries < 20 * moves, "it hangs"
        if await insist(lambda: parlour.awaited(table)):
            try:
                await insist(lambda: parlour.move(table))
            except IndexError:  # the clock has been quicker: nobody is asked any more,
                pass
            except Refusal as quicker:  # or this seat something else, or nothing
                assert quicker.why in (Why.STALE, Why.NOT_YOURS), quicker
        else:
            parlour.pass_time(20)
            await parlour.let_clock_play(table)
        await parlour.sent_in_time()


async def assert_all_is_shown_once(parlour: Parlour, table: str, channel: str) -> None:
    assert await parlour.is_settled(table)
    rows = await parlour.store.messages(table)
    view = await parlour.tables.look(table)
    board = next(row for row in rows if row.key == BOARD)
    assert board.digest == parlour.delivery.renderer.board(view).digest()
    there = parlour.there(channel)
    assert str(board.message) in {message.id for message in there}
    lasting = {board.message, *(row.key.message for row in rows if isinstance(row.key, OldKey))}
    lasting |= {row.message for row in rows if isinstance(row.key, StartKey)}
    news = {int(message.id) for message in there} - lasting
    standing = [row for row in rows if row.message and row.digest != TAKEN_AWAY]
    in_public = PostKey | TurnKey | GoneKey
    noted = {row.message for row in standing if isinstance(row.key, in_public)}
    assert news == noted
    assert all(row.message for row in rows if isinstance(row.key, PostKey))
    for seat, sitting in enumerate(view.seats):
        row = next((row for row in rows if row.key == HandKey(seat)), None)
        own = await parlour.delivery.views.hand(view, sitting.user)
        if row is not None and not parlour.people.person(sitting.user).dm_closed:
            assert own is not None and row.digest == own[1].digest()


WAYS = [(name, (name,)) for name in CALLS] + [("any", CALLS)]


@pytest.mark.parametrize("first", [0, 3])
@pytest.mark.parametrize("names", [names for _, names in WAYS], ids=[name for name, _ in WAYS])
async def test_when_the_store_works_again_all_is_shown_once_and_nothing_hangs(
    hurried: Parlour, names: tuple[str, ...], first: int
) -> None:
    spells = Spells(*names, well=7 if len(names) > 1 else 3, failing=3, first=first)
    hurried.door = lambda store: FailingStore(store, spells)
    await hurried.restart()
    spells.is_over = False
    cleo = await hurried.guest("cleo")
    await hurried.order(SetDMs(person=hurried.scene.bo.id, open=False))
    main, side = hurried.scene.table, hurried.scene.side
    hidden = await opens_match(hurried, "riftforce", main, hurried.anna, hurried.bo)
    aloud = await opens_match(hurried, "ordet_fanger", side, hurried.anna, hurried.bo, cleo)
    await goes_on(hurried, hidden, 4)
    await goes_on(hurried, aloud, 8)
    await hurried.close()
    spells.is_over = True
    await hurried.open_tables()
    spells.is_over = False
    await hurried.show()
    await goes_on(hurried, hidden, 2)
    await goes_on(hurried, aloud, 6)
    spells.is_over = True
    for table in (hidden, aloud):  # so that the clock changes nothing while one looks
        await hurried.tables.pause(table, hurried.by(hurried.anna))
    await hurried.sent()
    await hurried.sent_in_time()
    await assert_all_is_shown_once(hurried, hidden, main)
    await assert_all_is_shown_once(hurried, aloud, side)


async def test_an_answer_whose_place_can_t_be_noted_at_once_is_posted_once(
    hurried: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long that takes here: the board is not posted for want of an answer."""
    monkeypatch.setattr("bot.chat.deliver.delivery.OPENING_MS", 600_000)
    spells = Spells("messages", well=1, failing=6)
    hurried.door = lambda store: FailingStore(store, spells)
    await hurried.restart()
    spells.is_over = False
    place, by = Place(int(hurried.scene.server), hurried.channel), hurried.by(hurried.anna)
    table = (await hurried.tables.open_table("riftforce", place, by, language="sv")).table
    board = hurried.delivery.renderer.board(await hurried.tables.look(table))
    answer = await hurried.rest.post(hurried.channel, board, "an answer")
    await hurried.delivery.answered.answered(table, BOARD, board, 1, hurried.channel, answer)
    spells.is_over = True
    await hurried.sent()
    assert [m.id for m in boards(hurried.there(hurried.channel))] == [str(answer)]
