"""The newest ephemeral copy of a hand is kept current; older ones, and expired ones, are not."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest

from bot.chat.deliver.copies import Copy
from bot.chat.deliver.schedule import Name
from bot.chat.render.components import shown
from bot.host.keys import copy_key
from bot.playground.client import all_text
from bot.playground.control import PlanFault
from bot.playground.faults import RequestFault
from bot.playground.people.views import SeenMessage
from tests.chat_delivery.parlour import Parlour, boards
from tests.playground.dealer import running


class Whisperer(discord.Client):
    """Whispers a hand on every press, and gives the interaction's token to the delivery."""

    def __init__(self, parlour: Parlour) -> None:
        super().__init__(intents=discord.Intents.none(), guild_ready_timeout=0.05)
        self.parlour = parlour
        self.table = ""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        delivery = self.parlour.delivery
        public = await delivery._latest.public(self.table)
        own = await delivery._latest.own(public, interaction.user.id)
        assert own is not None
        view, content = own
        response = await interaction.response.send_message(ephemeral=True, **shown(content))
        assert response.message_id is not None
        copy = Copy(
            interaction.application_id,
            interaction.token,
            response.message_id,
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


async def test_only_the_newest_copy_is_kept_current(parlour: Parlour) -> None:
    async with _whispering(parlour) as whisperer:
        whisperer.table = table = await parlour.match("riftforce", parlour.anna, parlour.bo)
        await parlour.sent()
        seat, user = await _other_than_awaited(parlour, table)
        old = await _presses_hand(parlour, user)
        new = await _presses_hand(parlour, user)
        while await parlour.awaited(table) == [seat]:
            await parlour.plays(table, seat)
        await parlour.sent()
        (edit,) = parlour.requests("copy")
        assert f"messages/{new.id}" in edit.what
        assert f"messages/{old.id}" not in edit.what


async def test_who_gets_up_while_his_copy_waits_for_its_turn_is_shown_nothing_more(
    parlour: Parlour,
) -> None:
    async with _whispering(parlour) as whisperer:
        cleo = await parlour.guest("cleo")
        table = await parlour.match("supertrumf", parlour.anna, parlour.bo, cleo)
        whisperer.table = table
        await parlour.sent()
        await _presses_hand(parlour, cleo)
        with parlour.delivery.outbox.held(Name(table, copy_key(cleo))):
            await parlour.move(table)
            while (request := await parlour.delivery.copies._prepare(table, cleo)) is None:
                await parlour.move(table)
            await parlour.tables.leave(table, parlour.by(cleo))
            await request.send()
        assert not parlour.requests("copy")
        await parlour.sent()
        assert len(parlour.requests("copy")) == 1, "it is taken from him"


async def test_after_fourteen_minutes_a_copy_is_let_go(parlour: Parlour) -> None:
    async with _whispering(parlour) as whisperer:
        whisperer.table = table = await parlour.match("riftforce", parlour.anna, parlour.bo)
        await parlour.sent()
        seat, user = await _other_than_awaited(parlour, table)
        await _presses_hand(parlour, user)
        parlour.pass_time(14 * 60 + 1)
        while await parlour.awaited(table) == [seat]:
            await parlour.plays(table, seat)
        await parlour.sent()
        assert not parlour.requests("copy")


async def test_a_copy_that_is_being_answered_on_is_not_edited(parlour: Parlour) -> None:
    async with _whispering(parlour) as whisperer:
        whisperer.table = table = await parlour.match("riftforce", parlour.anna, parlour.bo)
        await parlour.sent()
        seat, user = await _other_than_awaited(parlour, table)
        await _presses_hand(parlour, user)
        with parlour.delivery.outbox.held(Name(table, copy_key(user))):
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
