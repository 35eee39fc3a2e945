"""Who is called, over sockets, as docs/calls.md says it: people who are away when a match waits for
them, and nobody else at all."""

import re
from collections.abc import AsyncIterator, Sequence

import pytest
import pytest_asyncio

from bot.chat.press import stamp_of
from bot.host.calls import CALLED_MS
from bot.playground.client import all_text
from bot.playground.control import SetDMs
from bot.playground.people.views import MessagePosted, SeenMessage
from bot.playground.records import MessageFlag
from tests.chat_end_to_end.matches import is_over, open_table, play_turn, start
from tests.chat_end_to_end.player import Player, must_act, table_of, until_board
from tests.chat_end_to_end.realtime import (
    awaited_buttons,
    in_duel,
    is_awaited,
    posts_of,
    press_what_is_awaited,
    race,
)
from tests.chat_end_to_end.stage import HURRIED, Stage, open_stage
from tests.chat_end_to_end.test_clocks import set_clock
from tests.repeating import times

pytestmark = pytest.mark.asyncio(loop_scope="session")

SKEW_MS = 3_000
"""By so much the clocks of the two processes may differ where time passes thirty times as fast."""
MOST_TURNS = 400
GAMES = times(1, long=3)
BREAK_AT = 3
"""From so many turns on somebody takes a break until they are called."""
YOUR_TURN = {"sv-SE": "din tur", "no": "din tur", "de": "Du bist dran", "en-US": "your turn"}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def hurried(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """One of its own: whole matches are played here faster than anybody can press, and meet limits
    of Discord's that people don't."""
    async with open_stage(tmp_path_factory.mktemp("calls") / "var", HURRIED) as opened:
        yield opened
        assert not opened.told_by_the_log()
        assert await opened.stop_bot() == 0


class Listening:
    """What rings for somebody from now on, also what is taken away again."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self._since = len(player.someone.news)

    def heard(self) -> list[SeenMessage]:
        news = self.player.someone.news[self._since :]
        shown = (each.message for each in news if isinstance(each, MessagePosted))
        return list({message.id: message for message in shown if message.rings}.values())

    async def until_called(self, after: int = 0) -> SeenMessage:
        """Waits for a call that comes after so many."""
        await self.player.someone.until(lambda: len(self.heard()) > after, "a call")
        return self.heard()[after]


def sounds(stage: Stage, since: int) -> list[str]:
    """What the bot has posted since that made a phone ring without calling anybody in words."""
    world = stage.playground.core.world
    posted = [
        message
        for channel in list(world.channels.values())
        for message in world.history(channel.id).newest()
        if message.id > since and message.author_id == int(stage.bot)
        if message.ephemeral_to is None and not message.has(MessageFlag.SUPPRESS_NOTIFICATIONS)
    ]
    calls = (m for m in posted if m.content and (m.mentions or world.channels[m.channel_id].is_dm))
    called = {message.id for message in calls}
    return [f"{m.content} {m.components}"[:200] for m in posted if m.id not in called]


class Signs:
    """When somebody has last pressed or written anything."""

    def __init__(self, stage: Stage) -> None:
        self._clock = stage.playground.core.clock
        self.at: dict[str, list[int]] = {}

    def note(self, player: Player) -> None:
        self.at.setdefault(player.someone.id, []).append(self._clock.now_ms())

    def quiet_before(self, player: Player, call: SeenMessage) -> int:
        """How long they had done nothing when they were called."""
        at = stamp_of(int(call.id))
        before = (sign for sign in self.at[player.someone.id] if sign < at)
        return at - max(before, default=0)


async def play_with_a_break(
    board: SeenMessage, players: Sequence[Player], signs: Signs, away: Listening
) -> None:
    """The match is played by the hands; once somebody does nothing until they are called."""
    table, turns, is_rested = table_of(board), 0, False
    while not is_over(players[0], board):
        assert turns < MOST_TURNS, "no end in sight"
        for player in players:
            hand = player.direct(table)
            is_late = player is away.player and turns >= BREAK_AT and not is_rested
            if is_late and hand and must_act(hand):
                call = await away.until_called(len(away.heard()))
                assert YOUR_TURN[player.someone.me.locale] in call.content
                assert f"/@me/{hand.channel}/" in call.content
                is_rested = True
            signs.note(player)
            turns += await play_turn(player, board, table)
            signs.note(player)


@pytest.mark.parametrize("game", ["supertrumf", "storma_slottet", "riftforce"][:GAMES])
async def test_in_a_whole_match_each_is_called_only_when_away_and_awaited(
    hurried: Stage, game: str
) -> None:
    channel = await hurried.channel()
    anna, bo = (
        Player(await hurried.person("Anna", "sv-SE")),
        Player(await hurried.person("Bo", "no")),
    )
    cleo = Player(await hurried.person("Cleo"))
    board = await open_table(hurried, channel, game, [anna, bo])
    listening = {player: Listening(player) for player in (anna, bo, cleo)}
    signs = Signs(hurried)
    for player in (anna, bo):
        signs.note(player)
    await anna.press(anna.newest(board), "start")
    await play_with_a_break(board, [anna, bo], signs, listening[bo])
    assert listening[cleo].heard() == []
    assert listening[bo].heard()
    for player in (anna, bo):
        for call in listening[player].heard():
            assert signs.quiet_before(player, call) >= CALLED_MS - SKEW_MS, call.content
    assert sounds(hurried, int(board.id)) == []


async def test_a_match_in_a_thread_calls_all_into_it_and_the_channel_hears_how_it_ended(
    hurried: Stage,
) -> None:
    channel = await hurried.channel()
    anna, bo = Player(await hurried.person("Anna")), Player(await hurried.person("Bo", "de"))
    cleo = Player(await hurried.person("Cleo"))
    lobby = await open_table(hurried, channel, "ordet_fanger", [anna, bo])
    listening = {player: Listening(player) for player in (anna, bo, cleo)}
    await anna.press(anna.newest(lobby), "start")
    call = await listening[bo].until_called()
    thread = call.channel
    assert thread != channel and "Ordet fanger** hat begonnen" in call.content
    members = hurried.playground.core.world.channels[int(thread)].thread_members
    everybody = {int(player.someone.id) for player in (anna, bo)}
    await anna.someone.until(lambda: everybody <= set(members), "that all are in the thread")
    board = await until_board(anna, thread)
    race_calls = 0
    async for post in posts_of(board, anna):
        if racing := in_duel([anna, bo], post):
            before = sum(len(each.heard()) for each in listening.values())
            await race(racing, post, f"Svar {post.id}")
            race_calls += sum(len(each.heard()) for each in listening.values()) - before
            continue
        mine = is_awaited("Bo", all_text(post)) and awaited_buttons(post)
        if mine and len(listening[bo].heard()) == 1:
            turn = await listening[bo].until_called(1)
            assert f"<@{bo.someone.id}> **Ordet fanger**: Du bist dran." in turn.content
        await press_what_is_awaited([anna, bo], post)
    assert race_calls == 0, "a race calls by its own post"
    assert listening[cleo].heard() == []
    assert sounds(hurried, int(lobby.id)) == []
    pointer = lambda: all_text(anna.someone.message(channel, lobby.id) or lobby)  # noqa: E731
    await anna.someone.until(lambda: "🏆" in pointer(), "how it ended")
    assert f"<#{thread}>" in pointer()


async def test_who_plays_elsewhere_is_called_and_reminded_and_told_what_the_clock_has_done(
    hurried: Stage,
) -> None:
    """As in the evening of the review: a bank of five minutes, and another match at the same
    time."""
    here, there = await hurried.channel(), await hurried.channel()
    anna, bo = Player(await hurried.person("Anna")), Player(await hurried.person("Bo"))
    cecilie = Player(await hurried.person("Cecilie", "no"))
    guilds = await open_table(hurried, here, "riftforce", [anna, cecilie])
    await set_clock(anna, guilds, "bank 300 5", "5 minutes each for the whole match")
    listening = Listening(cecilie)
    await anna.press(anna.newest(guilds), "start")
    table, other = table_of(guilds), await start(hurried, there, "supertrumf", [bo, cecilie])

    def said(text: str) -> list[SeenMessage]:
        return [m for m in listening.heard() if text in m.content and f"<#{here}>" in m.content]

    def was_moved_for() -> bool:
        hand = cecilie.direct(table)
        return hand is not None and "så klokken gjorde trekket for deg" in all_text(hand)

    while not was_moved_for():
        for player in (bo, cecilie):
            if is_over(player, other):
                other = await start(hurried, there, "supertrumf", [bo, cecilie])
            await play_turn(player, other, table_of(other))
        await play_turn(anna, guilds, table)
    assert said("Det er din tur"), "called"
    (reminder,) = said("venter på deg")
    until = re.search(r"<t:(\d+):R>", reminder.content)
    assert until is not None
    assert int(until[1]) * 1000 - stamp_of(int(reminder.id)) >= 30_000, "with time to come back"


async def test_closed_direct_messages_are_their_owner_s_business_once(hurried: Stage) -> None:
    anna, bo = Player(await hurried.person("Anna")), Player(await hurried.person("Bo"))
    await hurried.client.order(SetDMs(person=bo.someone.id, open=False))
    for game in ("riftforce", "supertrumf"):
        channel = await hurried.channel()
        board = await start(hurried, channel, game, [anna, bo])
        await bo.hand(board)
        seen = [m for m in anna.someone.sees(channel) if "direct messages" in all_text(m)]
        assert seen == [], "nobody else reads of it"
    whispers = [m for m in bo.someone.all_messages() if "send you direct messages" in all_text(m)]
    assert len(whispers) == 1 and whispers[0].ephemeral
