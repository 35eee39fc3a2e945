"""The newest ephemeral copy of a hand is kept current; older ones are taken away, and one whose
token ends says that it is kept no longer."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import discord
import pytest

from bot.chat.deliver.ephemerals import Copy
from bot.chat.deliver.jobs import Name
from bot.chat.listen.as_data import pressed
from bot.host.messages import CopyKey
from bot.playground.client import all_text, buttons
from bot.playground.control import PlanFault
from bot.playground.faults import RequestFault
from bot.playground.people.views import SeenMessage
from tests.chat_delivery.parlour import Parlour, boards, until
from tests.playground.dealer import running

FAR_ON = 1_000_000
"""A revision that no table has reached."""


class Whisperer(discord.Client):
    """Whispers a hand on every press, and gives the interaction's token to the delivery."""

    def __init__(self, parlour: Parlour) -> None:
        super().__init__(intents=discord.Intents.none(), guild_ready_timeout=0.05)
        self.parlour = parlour
        self.table = ""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        delivery = self.parlour.delivery
        public = await delivery.views.view(self.table)
        own = await delivery.views.hand(public, interaction.user.id)
        assert own is not None
        view, content = own
        press = pressed(interaction)
        assert press is not None
        message = await self.parlour.rest.answer(press, content, private=True)
        copy = Copy(
            interaction.application_id,
            interaction.token,
            message,
            view.revision,
            content.digest(),
            self.parlour.clock.now(),
        )
        await delivery.copies.opened(self.table, interaction.user.id, copy)


@asynccontextmanager
async def _whispering(parlour: Parlour) -> AsyncIterator[Whisperer]:
    whisperer = Whisperer(parlour)
    async with running(parlour.scene, whisperer):
        yield whisperer


async def _presses_hand(parlour: Parlour, seat_user: int) -> SeenMessage:
    someone = parlour.everybody[seat_user]
    public = [m for m in someone.sees(str(parlour.channel)) if not m.ephemeral]
    board = boards(public)[-1]
    outcome = await someone.press(board, "Min hand")
    return await someone.answer(outcome)


async def _other_than_awaited(parlour: Parlour, table: str) -> tuple[int, int]:
    (seat,) = await parlour.awaited(table)
    return seat, (await parlour.tables.look(table)).seats[1 - seat].user


async def test_a_copy_follows_the_match(parlour: Parlour) -> None:
    async with _whispering(parlour) as whisperer:
        whisperer.table = table = await parlour.match("riftforce", parlour.anna, parlour.bo)
        await parlour.sent()
        seat, user = await _other_than_awaited(parlour, table)
        copy = await _presses_hand(parlour, user)
        while await parlour.awaited(table) == [seat]:
            await parlour.plays(table, seat)
        await parlour.sent()
        someone = parlour.everybody[user]
        shown = someone.message(copy.channel, copy.id)
        assert shown is not None
        assert all_text(shown) != all_text(copy)
        assert len(parlour.requests("copy")) == 1


async def test_only_the_newest_copy_is_there(parlour: Parlour) -> None:
    async with _whispering(parlour) as whisperer:
        whisperer.table = table = await parlour.match("riftforce", parlour.anna, parlour.bo)
        await parlour.sent()
        seat, user = await _other_than_awaited(parlour, table)
        old = await _presses_hand(parlour, user)
        new = await _presses_hand(parlour, user)
        await parlour.sent()
        someone = parlour.everybody[user]
        await until(lambda: someone.message(old.channel, old.id) is None)
        assert someone.message(new.channel, new.id) is not None
        while await parlour.awaited(table) == [seat]:
            await parlour.plays(table, seat)
        await parlour.sent()
        (edit,) = parlour.requests("copy")
        assert f"messages/{new.id}" in edit.what
        assert len(parlour.requests("take away")) == 1


async def test_of_two_answers_that_cross_the_one_to_the_later_press_stays(
    parlour: Parlour,
) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    copies, now = parlour.delivery.copies, parlour.clock.now()
    later = Copy(1, "later", 12, FAR_ON, b"", now)
    earlier = Copy(1, "earlier", 11, FAR_ON, b"", now - 1)
    await copies.opened(table, parlour.anna, later)
    await copies.opened(table, parlour.anna, earlier)
    await parlour.sent()
    assert copies.of(table, parlour.anna) is later
    (gone,) = parlour.requests("take away")
    assert "messages/11" in gone.what


async def test_who_gets_up_while_his_copy_waits_for_its_turn_is_shown_nothing_more(
    parlour: Parlour,
) -> None:
    async with _whispering(parlour) as whisperer:
        cleo = await parlour.guest("cleo")
        table = await parlour.match("supertrumf", parlour.anna, parlour.bo, cleo)
        whisperer.table = table
        await parlour.sent()
        await _presses_hand(parlour, cleo)
        with parlour.delivery.queue.held(Name(table, CopyKey(cleo))):
            await parlour.move(table)
            copy = parlour.delivery.copies.of(table, cleo)
            assert copy is not None
            prepare = partial(parlour.delivery.copies._prepare, table, cleo, copy.message)
            while (request := await prepare()) is None:
                await parlour.move(table)
            await parlour.tables.leave(table, parlour.by(cleo))
            await request.send()
        assert not parlour.requests("copy")
        await parlour.sent()
        assert len(parlour.requests("copy")) == 1, "it is taken from him"


def _now(parlour: Parlour, copy: SeenMessage, user: int) -> SeenMessage:
    shown = parlour.everybody[user].message(copy.channel, copy.id)
    assert shown is not None
    return shown


async def test_before_its_token_ends_a_copy_says_that_it_is_kept_no_longer(
    parlour: Parlour,
) -> None:
    """Once, without a card, and with the way to the newest hand."""
    async with _whispering(parlour) as whisperer:
        whisperer.table = table = await parlour.match("riftforce", parlour.anna, parlour.bo)
        await parlour.sent()
        seat, user = await _other_than_awaited(parlour, table)
        copy = await _presses_hand(parlour, user)
        parlour.pass_time(14 * 60 + 1)
        parlour.let_tokens_end()
        await parlour.sent()
        while await parlour.awaited(table) == [seat]:
            await parlour.plays(table, seat)
        await parlour.sent()
        assert len(parlour.requests("copy")) == 1
        shown = _now(parlour, copy, user)
        assert "den här handen uppdateras inte längre" in all_text(shown)
        assert [button["label"] for button in buttons(shown)] == ["Min hand"]


async def test_a_copy_whose_token_ends_while_the_bot_is_down_says_so_if_it_still_can(
    parlour: Parlour,
) -> None:
    async with _whispering(parlour) as whisperer:
        whisperer.table = table = await parlour.match("riftforce", parlour.anna, parlour.bo)
        await parlour.sent()
        _, user = await _other_than_awaited(parlour, table)
        copy = await _presses_hand(parlour, user)
        await parlour.close()
        parlour.pass_time(14 * 60 + 20)
        await parlour.open()
        await parlour.sent()
        await until(lambda: "uppdateras inte längre" in all_text(_now(parlour, copy, user)))


async def test_a_start_leaves_a_copy_alone_whose_table_has_not_changed(parlour: Parlour) -> None:
    """What has been picked in it is kept in its buttons alone."""
    async with _whispering(parlour) as whisperer:
        whisperer.table = table = await parlour.match("riftforce", parlour.anna, parlour.bo)
        await parlour.sent()
        seat, user = await _other_than_awaited(parlour, table)
        await _presses_hand(parlour, user)
        await parlour.close()
        await parlour.open()
        await parlour.sent()
        assert not parlour.requests("copy")
        while await parlour.awaited(table) == [seat]:
            await parlour.plays(table, seat)
        await parlour.sent()
        assert len(parlour.requests("copy")) == 1, "it still follows the match"


@pytest.mark.parametrize("is_pressed", [False, True])
async def test_a_start_leaves_a_copy_alone_that_was_edited_if_it_was_pressed_since(
    parlour: Parlour, is_pressed: bool
) -> None:
    """Of an edit the store is not told: a copy that nobody has used since is drawn once more."""
    async with _whispering(parlour) as whisperer:
        whisperer.table = table = await parlour.match("riftforce", parlour.anna, parlour.bo)
        await parlour.sent()
        seat, user = await _other_than_awaited(parlour, table)
        await _presses_hand(parlour, user)
        while await parlour.awaited(table) == [seat]:
            await parlour.plays(table, seat)
        await parlour.sent()
        edited = parlour.delivery.copies.of(table, user)
        assert edited is not None
        if is_pressed:
            await parlour.delivery.copies.opened(table, user, edited)
        before = len(parlour.requests("copy"))
        await parlour.close()
        await parlour.open()
        await parlour.sent()
        assert len(parlour.requests("copy")) - before == (0 if is_pressed else 1)


async def test_a_token_that_is_dead_is_not_tried(parlour: Parlour) -> None:
    async with _whispering(parlour) as whisperer:
        whisperer.table = table = await parlour.match("riftforce", parlour.anna, parlour.bo)
        await parlour.sent()
        _, user = await _other_than_awaited(parlour, table)
        await _presses_hand(parlour, user)
        await parlour.close()
        parlour.pass_time(15 * 60 + 1)
        await parlour.open()
        await parlour.sent()
        assert not parlour.requests("copy")


async def test_how_a_match_has_ended_stays_in_a_copy(parlour: Parlour) -> None:
    """It is true for good: when the token ends there is nothing to be said."""
    async with _whispering(parlour) as whisperer:
        whisperer.table = table = await parlour.match("riftforce", parlour.anna, parlour.bo)
        await parlour.sent()
        _, user = await _other_than_awaited(parlour, table)
        copy = await _presses_hand(parlour, user)
        await parlour.tables.concede(table, parlour.by(user))
        await parlour.sent()
        ended = _now(parlour, copy, user)
        assert "🏆" in all_text(ended)
        assert not buttons(ended)
        parlour.pass_time(14 * 60 + 1)
        parlour.let_tokens_end()
        await parlour.sent()
        assert all_text(_now(parlour, copy, user)) == all_text(ended)
        assert len(parlour.requests("copy")) == 1


async def test_a_copy_that_is_being_answered_on_is_not_edited(parlour: Parlour) -> None:
    async with _whispering(parlour) as whisperer:
        whisperer.table = table = await parlour.match("riftforce", parlour.anna, parlour.bo)
        await parlour.sent()
        seat, user = await _other_than_awaited(parlour, table)
        await _presses_hand(parlour, user)
        with parlour.delivery.queue.held(Name(table, CopyKey(user))):
            while await parlour.awaited(table) == [seat]:
                await parlour.plays(table, seat)
            await parlour.sent()
            assert not parlour.requests("copy")
        await parlour.sent()
        assert len(parlour.requests("copy")) == 1


async def test_a_dismissed_copy_is_forgotten(parlour: Parlour) -> None:
    async with _whispering(parlour) as whisperer:
        whisperer.table = table = await parlour.match("riftforce", parlour.anna, parlour.bo)
        await parlour.sent()
        seat, user = await _other_than_awaited(parlour, table)
        copy = await _presses_hand(parlour, user)
        await parlour.everybody[user].dismiss(copy)
        while await parlour.awaited(table) == [seat]:
            await parlour.plays(table, seat)
        await parlour.sent()
        for _ in range(4):
            await parlour.move(table)
        await parlour.sent()
        assert len(parlour.refused(404)) <= 1


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (404, 10003), (403, 50001)])
async def test_a_copy_whose_place_is_shut_or_gone_is_forgotten(
    parlour: Parlour, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    """A thread is archived, a channel deleted, or the bot may not look into it any more."""
    async with _whispering(parlour) as whisperer:
        whisperer.table = table = await parlour.match("riftforce", parlour.anna, parlour.bo)
        await parlour.sent()
        seat, user = await _other_than_awaited(parlour, table)
        await _presses_hand(parlour, user)
        refuse = RequestFault(
            kind="status", method="PATCH", path="/webhooks/*", status=status, code=code
        )
        await parlour.order(PlanFault(fault=refuse))
        while await parlour.awaited(table) == [seat]:
            await parlour.plays(table, seat)
        await parlour.sent()
        for _ in range(4):
            await parlour.move(table)
        await parlour.sent()
        assert len(parlour.requests("copy")) == 1
        assert not [record for record in caplog.records if record.exc_info]
