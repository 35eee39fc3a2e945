"""*Same table tomorrow*: from the proposal to the lobby, over real sockets, with a clock that the
test sets forward."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import msgspec
import pytest
import pytest_asyncio

from bot.chat.custom_ids import Deed, OfMeeting, Proposing, parse, write
from bot.chat.listen.client import Spelvarden
from bot.chat.render.meetings import DAY, IN_AN_HOUR, TIME, ZONE
from bot.host.acts import By
from bot.host.meetings import Meeting
from bot.host.model import Place, TableId, User
from bot.host.own_data import own_data
from bot.host.quiet import Quiet
from bot.host.tables import table_for
from bot.playground.client import all_text, buttons
from bot.playground.control import DeleteChannel, SetOverwrite
from bot.playground.people.views import SeenMessage, SeenModal
from bot.playground.permissions import Permission
from tests.chat_end_to_end.inside import reached_bot
from tests.chat_end_to_end.matches import press_old
from tests.chat_end_to_end.player import Player, offers, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage
from tests.chat_end_to_end.tongues import strange
from tests.leaping_clock import LeapingClock

pytestmark = pytest.mark.asyncio(loop_scope="session")

HOUR_MS = 3_600_000
GAMES = ("ordet_fanger", "riftforce", "storma_slottet", "supertrumf")
TONGUES = {"sv-SE": "sv", "no": "nb", "de": "de", "en-GB": "en"}


class House:
    """The bot in this process, which a test may stop and start, and its clock."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.leapt = 0
        self.bot: Spelvarden
        self._clock: LeapingClock

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Spelvarden]:
        self._clock = LeapingClock()
        self._clock.leapt = self.leapt
        async with reached_bot(self.stage, self._clock) as self.bot:
            await self.bot.wait_until_ready()
            yield self.bot

    async def pass_time(self, ms: int) -> None:
        """And the bot looks whether somebody meets. Dates of answers, which the clock is set by,
        are of full seconds."""
        self.leapt += ms + 2_000
        self._clock.leapt = self.leapt
        await self.look()

    async def look(self) -> None:
        await self.bot.delivery.meetings.look(self._clock.now())

    async def ended(self, channel: str, game: str, *players: Player) -> SeenMessage:
        """The board of a match of theirs that is over."""
        tables = self.bot.ctx.tables
        place = Place(int(self.stage.server), int(channel))
        first, *others = [User(int(player.someone.id)) for player in players]

        def by(user: User, what: str) -> By:
            return By(user, f"{what} {user} {channel}", self._clock.now())

        language = TONGUES.get(players[0].someone.me.locale, "en")
        table = (await tables.open_table(game, place, by(first, "open"), language=language)).table
        for user in others:
            await tables.join(table, by(user, "join"))
        await tables.start(table, by(first, "start"))
        await tables.end(table, by(first, "end"))

        def board() -> SeenMessage | None:
            shown = reversed(players[0].someone.sees(channel))
            return next((m for m in shown if offers(m, "meet") and table_of(m) == table), None)

        return await players[0].someone.until(board, "the last board")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    var = tmp_path_factory.mktemp("meetings") / "var"
    async with open_stage(var, FULL_LIMITS, start=False) as stage:
        yield House(stage)


async def players(house: House, *names: str, locale: str = "en-GB") -> list[Player]:
    return [Player(await house.stage.person(name, locale), n) for n, name in enumerate(names)]


def opens_modal(button: dict[str, Any]) -> bool:
    control = parse(button["custom_id"])
    return isinstance(control, Proposing) or (isinstance(control, Deed) and control.do == "meet")


async def modal_of(player: Player, message: SeenMessage) -> SeenModal:
    """Which somebody must press for again where it took the bot too long to open one."""
    control = next(filter(opens_modal, buttons(message)))["custom_id"]
    while (await player.someone.press(message, control)).result != "modal":
        assert "took me too long" in "".join(map(all_text, player.someone.all_messages()))
    return await player.someone.until_modal()


async def propose(player: Player, board: SeenMessage, **values: str) -> SeenMessage:
    modal = await modal_of(player, board)
    return await player.someone.answer(await player.someone.fill(modal, **values))


def meeting_in(message: SeenMessage) -> str:
    controls = (parse(button["custom_id"]) for button in buttons(message))
    return next(each.meeting for each in controls if isinstance(each, OfMeeting))


async def says(player: Player, message: SeenMessage, do: str) -> SeenMessage:
    """On the proposal: yes, no or off."""
    control = next(
        c
        for b in buttons(message)
        if isinstance(c := parse(b["custom_id"]), OfMeeting) and c.do == do
    )
    return await player.someone.answer(await player.someone.press(message, write(control)))


def lobby_in(player: Player, channel: str, table: TableId) -> SeenMessage | None:
    shown = reversed(player.someone.sees(channel))
    return next((m for m in shown if offers(m, "more") and table_of(m) == table), None)


class Agreed(NamedTuple):
    """A meeting, where it was proposed, and the two who come."""

    meeting: str
    shown: SeenMessage
    anna: Player
    bo: Player


async def test_who_comes_finds_a_seat_at_that_time(house: House) -> None:
    """In each game, with people of each language."""
    async with house.open() as bot:
        agreed = [await agree(house, *each) for each in zip(GAMES, TONGUES, strict=True)]
        await house.look()
        for each in agreed:
            table = await bot.ctx.tables.store.table(table_for(each.meeting))
            assert table is None, "it is not time yet"
        await house.pass_time(HOUR_MS)
        await house.look()
        for meeting in agreed:
            await meet_again(bot, *meeting)


async def agree(house: House, game: str, locale: str) -> Agreed:
    """All but Cleo, where more than two play."""
    bot = house.bot
    channel = await house.stage.channel()
    anna, bo, cleo = await players(house, "Anna", "Bo", "Cleo", locale=locale)
    has_room = bot.ctx.tables.game(game).seat_counts[-1] > 2
    board = await house.ended(channel, game, anna, bo, *([cleo] if has_room else []))
    shown = await propose(anna, board, **{DAY: IN_AN_HOUR, TIME: ""})
    language = frozenset({TONGUES[locale]})
    names = frozenset({"Anna", "Bo", "Cleo"})
    assert not shown.ephemeral and not strange(all_text(shown), language, names)
    meeting = meeting_in(shown)
    kept = bot.ctx.tables.meetings.of(meeting)
    assert kept is not None and f"<t:{kept.at // 1000}:F>" in all_text(shown)
    await bo.someone.until(lambda: bo.someone.message(channel, shown.id))
    await says(bo, shown, "yes")
    await says(bo, shown, "yes")
    now = await says(cleo, shown, "no") if has_room else shown
    assert bot.ctx.tables.meetings.of(meeting).comes == (
        int(anna.someone.id),
        int(bo.someone.id),
    )
    assert not strange(all_text(now), language, names)
    return Agreed(meeting, shown, anna, bo)


async def meet_again(
    bot: Spelvarden, meeting: str, shown: SeenMessage, anna: Player, bo: Player
) -> None:
    channel, table = shown.channel, table_for(meeting)
    lobby = await anna.someone.until(lambda: lobby_in(anna, channel, table), "the lobby")
    language = frozenset({TONGUES[anna.someone.me.locale]})
    assert not strange(all_text(lobby), language, frozenset({"Anna", "Bo", "Cleo"}))
    assert not bot.ctx.tables.meetings.of(meeting)
    view = await bot.ctx.tables.look(table)
    assert [view.seats[seat].user for seat in view.kept] == [
        int(anna.someone.id),
        int(bo.someone.id),
    ]
    await anna.someone.until(
        lambda: not list(buttons(anna.someone.message(channel, shown.id))), "what came of it"
    )
    await bo.press(lobby, "join")
    await anna.press(lobby, "join")
    await anna.someone.until(
        lambda: anna.newest(lobby).id != lobby.id or not offers(anna.newest(lobby), "more"),
        "the match, which begins by itself",
    )
    assert (await bot.ctx.tables.look(table)).phase == "playing"
    user = User(int(bo.someone.id))  # who came first
    await bot.ctx.tables.end(table, By(user, f"end {table}", bot.ctx.clock.now()))


def what_came_of(player: Player, message: SeenMessage) -> str | None:
    """What the proposal says once nothing can be pressed on it."""
    now = player.someone.message(message.channel, message.id)
    return all_text(now) if now is not None and not list(buttons(now)) else None


async def until_told(player: Player, message: SeenMessage, text: str) -> None:
    told = await player.someone.until(partial(what_came_of, player, message), text)
    assert text in told


async def known(house: House, message: SeenMessage) -> Meeting:
    """Once it is noted where it was proposed."""
    while under_way := set(house.bot.router._under_way):
        await asyncio.wait(under_way)
    meeting = house.bot.ctx.tables.meetings.of(meeting_in(message))
    assert meeting is not None
    return meeting


async def test_a_bot_that_was_down_at_that_time_opens_late_or_says_that_it_missed_it(
    house: House,
) -> None:
    soon, later = await house.stage.channel(), await house.stage.channel()
    anna, bo = await players(house, "Anna", "Bo")
    async with house.open():
        early = await propose(
            anna, await house.ended(soon, "riftforce", anna, bo), **{DAY: IN_AN_HOUR, TIME: ""}
        )
        late = await propose(
            anna, await house.ended(later, "supertrumf", anna, bo), **{DAY: IN_AN_HOUR, TIME: ""}
        )
        await bo.someone.until(lambda: bo.someone.message(later, late.id))
        await says(bo, late, "yes")
        await known(house, late)
    house.leapt += HOUR_MS + HOUR_MS // 2
    async with house.open() as bot:
        await house.look()
        for message in (early, late):
            await until_told(anna, message, "I’m late")
        lobby = await anna.someone.until(
            lambda: lobby_in(anna, later, table_for(meeting_in(late))), "the lobby"
        )
        assert "Not back yet: Anna and Bo" in all_text(lobby)
        again = await propose(
            anna, await house.ended(soon, "riftforce", anna, bo), **{DAY: IN_AN_HOUR, TIME: ""}
        )
        await known(house, again)
    house.leapt += 3 * HOUR_MS
    async with house.open() as bot:
        await house.look()
        await house.look()
        await until_told(anna, again, "I couldn’t open the table")
        missed = await anna.someone.until_sees("Pick another time", soon)
        assert len([m for m in anna.someone.sees(soon) if "Pick another time" in all_text(m)]) == 1
        assert await bot.ctx.tables.store.table(table_for(meeting_in(again))) is None
        assert any(map(opens_modal, buttons(missed)))


async def test_a_kill_between_the_lobby_and_what_is_told_of_it_opens_it_once(house: House) -> None:
    channel = await house.stage.channel()
    anna, bo = await players(house, "Anna", "Bo")
    async with house.open() as bot:
        board = await house.ended(channel, "riftforce", anna, bo)
        shown = await propose(anna, board, **{DAY: IN_AN_HOUR, TIME: ""})
        meeting = await known(house, shown)
        await bot.ctx.tables.meet(meeting, meeting.at)
    house.leapt += HOUR_MS
    async with house.open() as bot:  # which looks by itself
        await until_told(anna, shown, "the table is open")
        await house.look()
        tables = bot.ctx.tables.directory.at(int(channel))
        assert list(tables) == [table_for(meeting.id)]
        await bo.someone.until(lambda: lobby_in(bo, channel, table_for(meeting.id)), "the lobby")
        assert bot.ctx.tables.meetings.of(meeting.id) is None
        await press_old(house.stage, bo, channel, OfMeeting(meeting.id, "yes"))
        await bo.someone.until_sees("The table is open: https")
        await press_old(house.stage, bo, channel, OfMeeting("nosuch", "no"))
        await bo.someone.until_sees("This plan is over")


def updated(bot: Spelvarden, check: Callable[[], bool]) -> asyncio.Task[Any]:
    """Begun before what is to be heard of."""
    return asyncio.create_task(bot.wait_for("guild_channel_update", check=lambda *_: check()))


async def test_where_the_bot_may_not_write_its_proposer_is_told_and_it_is_tried_again(
    house: House,
) -> None:
    channel = await house.stage.channel()
    anna, bo = await players(house, "Anna", "Bo")
    async with house.open() as bot:
        board = await house.ended(channel, "riftforce", anna, bo)
        shown = await propose(anna, board, **{DAY: IN_AN_HOUR, TIME: ""})
        meeting = await known(house, shown)
        order = SetOverwrite(
            channel=channel, target=house.stage.bot, deny=int(Permission.SEND_MESSAGES)
        )
        place = Place(int(house.stage.server), int(channel))
        await house.stage.client.order(order)
        await bot.wait_for("guild_channel_update", check=lambda *_: bot.ctx.channels.is_shut(place))
        await house.pass_time(HOUR_MS)
        await house.look()
        await anna.someone.until_sees("I can’t write there")
        assert len([m for m in anna.someone.all_messages() if "can’t write" in all_text(m)]) == 1
        assert bot.ctx.tables.meetings.of(meeting.id) == meeting, "nothing is lost"
        let_in = updated(bot, lambda: not bot.ctx.channels.is_shut(place))
        await house.stage.client.order(msgspec.structs.replace(order, deny=0))
        await let_in
        await house.look()
        await anna.someone.until(lambda: lobby_in(anna, channel, table_for(meeting.id)))


async def test_where_the_channel_is_gone_its_proposer_is_told(house: House) -> None:
    channel = await house.stage.channel()
    anna, bo = await players(house, "Anna", "Bo")
    async with house.open() as bot:
        board = await house.ended(channel, "riftforce", anna, bo)
        meeting = await known(house, await propose(anna, board, **{DAY: IN_AN_HOUR, TIME: ""}))
        gone = asyncio.create_task(bot.wait_for("guild_channel_delete"))
        await house.stage.client.order(DeleteChannel(channel=channel))
        await gone
        await house.pass_time(HOUR_MS)
        await anna.someone.until_sees("the channel you planned to play in is gone")
        assert bot.ctx.tables.meetings.of(meeting.id) is None


async def test_whose_zone_is_known_is_not_asked_for_it(house: House) -> None:
    channel = await house.stage.channel()
    anna, bo = await players(house, "Anna", "Bo", locale="en-US")
    async with house.open() as bot:
        board = await house.ended(channel, "riftforce", anna, bo)
        modal = await modal_of(bo, board)
        assert field_of(modal, TIME).get("value", "") == ""
        assert not any(option.get("default") for option in field_of(modal, ZONE)["options"])
        await bot.ctx.people.change(int(anna.someone.id), quiet=Quiet("Asia/Tokyo"))
        modal = await modal_of(anna, board)
        assert "Tokyo (Asia)" in str(modal.components) and ZONE not in fields_of(modal)
        day = field_of(modal, DAY)["options"][3]["value"]
        shown = await anna.someone.answer(
            await anna.someone.fill(modal, **{DAY: day, TIME: "20.30"})
        )
        there = datetime.fromtimestamp(
            (await known(house, shown)).at / 1000, ZoneInfo("Asia/Tokyo")
        )
        assert (there.date().isoformat(), there.hour, there.minute) == (day, 20, 30)


async def test_what_was_typed_wrong_can_be_mended(house: House) -> None:
    channel = await house.stage.channel()
    anna, bo = await players(house, "Anna", "Bo")
    carl, _ = await players(house, "Carl", "Dag", locale="en-US")
    async with house.open() as bot:
        board = await house.ended(channel, "riftforce", anna, bo)
        await carl.someone.press(board, write(Deed(table_of(board), "meet")))
        await carl.someone.until_sees("at this table")
        modal = await modal_of(anna, board)
        days = [o["value"] for o in field_of(modal, DAY)["options"]]
        told = await anna.someone.answer(
            await anna.someone.fill(modal, **{DAY: days[1], TIME: "25:70"})
        )
        assert told.ephemeral and "“25:70” isn’t a time" in all_text(told)
        again = await modal_of(anna, told)
        assert field_of(again, TIME)["value"] == "25:70"
        past = await anna.someone.answer(
            await anna.someone.fill(again, **{DAY: days[1], TIME: "00:00"})
        )
        assert "That time has passed" in all_text(past)
        await anna.someone.fill(await modal_of(anna, past), **{DAY: days[2], TIME: "8 pm"})
        shown = await anna.someone.until_sees("same table again?", channel)
        meeting = await known(house, shown)
        there = datetime.fromtimestamp(meeting.at / 1000, ZoneInfo("Europe/London"))
        assert (there.date().isoformat(), there.hour, there.minute) == (days[2], 20, 0)
        await bo.someone.press(board, write(Deed(table_of(board), "meet")))
        assert shown.id in all_text(
            await bo.someone.until_sees("You’ve already planned to play again")
        )
        await carl.someone.press(shown, write(OfMeeting(meeting.id, "yes")))
        await carl.someone.until_sees("Only those who played")
        await bo.someone.press(shown, write(OfMeeting(meeting.id, "off")))
        await bo.someone.until_sees("Only the player who proposed it")
        await anna.someone.press(shown, write(OfMeeting(meeting.id, "off")))
        await until_told(anna, shown, "Anna has called it off")
        assert bot.ctx.tables.meetings.of(meeting.id) is None


def fields_of(modal: SeenModal) -> list[str]:
    return [each.get("component", {}).get("custom_id", "") for each in modal.components]


def field_of(modal: SeenModal, name: str) -> dict[str, Any]:
    fields = (each.get("component", {}) for each in modal.components)
    return next(field for field in fields if field.get("custom_id") == name)


async def test_who_has_their_data_deleted_is_expected_no_more(house: House) -> None:
    channel = await house.stage.channel()
    anna, bo, cleo = await players(house, "Anna", "Bo", "Cleo")
    async with house.open() as bot:
        board = await house.ended(channel, "supertrumf", anna, bo, cleo)
        shown = await propose(anna, board, **{DAY: IN_AN_HOUR, TIME: ""})
        meeting = await known(house, shown)
        await bo.someone.until(lambda: bo.someone.message(channel, shown.id))
        await says(bo, shown, "yes")
        data = await own_data(bot.ctx.tables.store, User(int(anna.someone.id)))
        assert [(m.proposed_by_you, m.coming) for m in data.meetings] == [(True, True)]
        await bot.ctx.tables.forgetting.forget(User(int(anna.someone.id)))
        left = bot.ctx.tables.meetings.of(meeting.id)
        assert left is not None and (left.by, left.comes) == (0, (int(bo.someone.id),))
    async with house.open() as bot:
        assert bot.ctx.tables.meetings.of(meeting.id) == left
        assert anna.someone.id not in str(await bot.ctx.tables.store.notes(""))
        await says(cleo, shown, "yes")
        await bot.ctx.tables.forgetting.forget(User(int(bo.someone.id)))
        await bot.ctx.tables.forgetting.forget(User(int(cleo.someone.id)))
        assert bot.ctx.tables.meetings.of(meeting.id) is None, "nobody is left to come"
