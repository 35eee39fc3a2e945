"""A match that is over, looked at move by move, shared and taken along, over real sockets; and
nobody sees by it what is not theirs to see."""

from collections.abc import Awaitable, Callable

import msgspec
import pytest

import games
from bot.chat.custom_ids import parse, write
from bot.chat.looking_controls import Eyes, ReplayDoing, Replaying
from bot.host.model import TableId
from bot.languages import Language
from bot.library import open_game
from bot.playground.client import all_text, buttons, pictures, selects
from bot.playground.control import SetOverwrite
from bot.playground.people.views import SeenMessage
from bot.playground.permissions import Permission
from bot.words.words import Words
from games.kit.match import Record
from games.kit.realtime import RealtimeGame
from games.kit.replay import Replay
from games.kit.say import Say, say
from games.kit.scenes import Zone, own_zones
from tests.chat.positions import walk
from tests.chat_end_to_end.leaving import leave
from tests.chat_end_to_end.matches import is_over, open_table, play_turn, post_as_bot, press_old
from tests.chat_end_to_end.player import Player, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage
from tests.chat_end_to_end.test_giving_up import answer, asks

pytestmark = pytest.mark.asyncio(loop_scope="session")

WORDS = Words()
ROUNDS = 6
LASTING = [
    game for game in games.names() if len([*walk(game, 2, {}, "long", 4 * ROUNDS)]) > 4 * ROUNDS
]
"""Shorter ones would be over by then."""


LOCALES: dict[str, Language] = {"sv-SE": "sv", "no": "nb", "de": "de", "en-US": "en"}


def says(message: SeenMessage, sentence: Say, language: Language = "en") -> bool:
    return WORDS.text(sentence, language, {}) in all_text(message)


def ways(message: SeenMessage) -> dict[tuple[ReplayDoing, Eyes], str]:
    """What can be pressed on a replay."""
    found = [(button, parse(button.get("custom_id", ""))) for button in buttons(message)]
    return {
        (control.do, control.sees): button["custom_id"]
        for button, control in found
        if isinstance(control, Replaying) and not button.get("disabled")
    }


def at(message: SeenMessage) -> int:
    """Which move it shows."""
    (way,) = (parse(custom_id) for (do, _), custom_id in ways(message).items() if do == "share")
    assert isinstance(way, Replaying)
    return way.move


async def opens(player: Player, channel: str, code: str = "") -> SeenMessage:
    options = {"match": code} if code else {}
    return await player.someone.answer(await player.someone.slash(channel, "replay", **options))


async def turns(
    player: Player, shown: SeenMessage, do: ReplayDoing, sees: Eyes = "public"
) -> SeenMessage:
    """What stands there after a press."""
    pressed = await player.someone.press(shown, ways(shown)[do, sees])
    return await player.someone.answer(pressed)


async def goes_wrong(player: Player, stage: Stage, channel: str, control: Replaying) -> SeenMessage:
    return await player.someone.answer(await press_old(stage, player, channel, control))


async def played(
    stage: Stage, channel: str, game: str, players: list[Player]
) -> tuple[SeenMessage, TableId]:
    """A match of some turns, which goes on."""
    lobby = await open_table(stage, channel, game, players)
    table = TableId(table_of(lobby))
    await players[0].press(players[0].newest(lobby), "start")
    board = players[0].newest(lobby)
    if not issubclass(games.find(game), RealtimeGame):
        for player in players * ROUNDS:
            await play_turn(player, board, table)
    return board, table


async def ended(
    stage: Stage, channel: str, game: str, players: list[Player]
) -> tuple[SeenMessage, TableId]:
    board, table = await played(stage, channel, game, players)
    for player in players:
        await leave(player, channel)
    return board, table


async def two(stage: Stage) -> list[Player]:
    return [Player(await stage.person(name), seed) for seed, name in enumerate(("Anna", "Bo"), 3)]


async def exported(stage: Stage, player: Player, shown: SeenMessage) -> Record:
    file = (await turns(player, shown, "export")).files[0]
    assert file.name.endswith(".json")
    return msgspec.json.decode(await stage.client.fetch(file.url), type=Record)


@pytest.mark.parametrize(("game", "locale"), [*zip(LASTING, LOCALES, strict=False)])
async def test_a_match_is_looked_at_move_by_move(stage: Stage, game: str, locale: str) -> None:
    """By somebody with a language of their own."""
    channel, language = await stage.channel(), LOCALES[locale]
    (anna, bo), carl = await two(stage), Player(await stage.person("Carl", locale))
    board, table = await played(stage, channel, game, [anna, bo])
    channel = board.thread or channel
    assert says(await opens(anna, channel, table), say("replay-not-over"))
    for player in (anna, bo):
        await leave(player, channel)
    shown = await opens(carl, channel)
    assert shown.ephemeral and at(shown) == 0
    record = await exported(stage, carl, shown)
    replay = Replay.of(open_game(game), record)
    last = replay.last
    for move in range(1, min(last, 4) + 1):
        shown = await turns(carl, shown, "on")
        assert at(shown) == move
        assert says(shown, say("replay-move", move=move, count=last), language)
    shown = await turns(carl, shown, "last") if at(shown) < last else shown
    assert at(shown) == last and not {("on", "public"), ("last", "public")} & ways(shown).keys()
    if points := replay.turning_points:
        pressed = await carl.someone.choose(
            shown, selects(shown)[0]["custom_id"], str(points[0].move)
        )
        shown = await carl.someone.answer(pressed)
        assert at(shown) == points[0].move
    assert not {sees for _, sees in ways(shown)} - {"public"}, "Carl sat nowhere"
    shown = await turns(carl, shown, "share")
    code = f"{table}-{points[0].move if points else last}"
    assert not shown.ephemeral and code in all_text(shown)
    again = await turns(carl, shown, "open")
    assert again.ephemeral and at(again) == at(await opens(bo, channel, code))


@pytest.mark.parametrize("game", [key for key in LASTING if games.find(key).has_hands])
async def test_all_hands_lie_open_once_all_have_agreed(stage: Stage, game: str) -> None:
    channel = await stage.channel()
    (anna, bo), carl = await two(stage), Player(await stage.person("Carl"))
    _, table = await ended(stage, channel, game, [anna, bo])
    shown = await opens(anna, channel)
    record = await exported(stage, anna, shown)
    replay = Replay.of(open_game(game), record)
    move = min(m for m in range(replay.last + 1) if all(holds(replay, m, seat) for seat in (0, 1)))
    code = f"{table}-{move}"
    own = await turns(anna, await opens(anna, channel, code), "see", "own")
    for seat, player in enumerate((anna, bo)):
        mine = await turns(player, await opens(player, channel, code), "see", "own")
        assert tells(mine, hand(replay, move, seat))
    assert not tells(own, hand(replay, move, 1))
    forged: tuple[Eyes, ...] = ("own", "open")
    for sees in forged:
        told = await goes_wrong(carl, stage, channel, Replaying(table, move, sees))
        assert not any(tells(told, hand(replay, move, seat)) for seat in range(2))
    once = await turns(anna, own, "agree", "own")
    assert says(once, say("replay-agreed", count=1))
    assert ("see", "open") not in ways(await opens(carl, channel, code))
    agreed = await turns(bo, await opens(bo, channel, code), "agree")
    for opened in (agreed, await turns(carl, await opens(carl, channel, code), "see", "open")):
        assert all(tells(opened, hand(replay, move, seat)) for seat in range(2))
    shared = await turns(carl, opened, "share", "open")
    assert not shared.ephemeral and tells(shared, hand(replay, move, 1))


def hand(replay: Replay, move: int, seat: int) -> tuple[Zone, ...]:
    return own_zones(replay.scene(move, seat), replay.scene(move, None))


def holds(replay: Replay, move: int, seat: int) -> bool:
    return any(zone.faces for zone in hand(replay, move, seat))


def tells(message: SeenMessage, zones: tuple[Zone, ...]) -> bool:
    """Whether all cards of a hand stand in a message."""
    names = [WORDS.text(face.name, "en", {}) for zone in zones for face in zone.faces]
    return all(name in all_text(message).replace("\\", "") for name in names)


async def test_nobody_looks_at_what_goes_on_or_was_played_elsewhere(stage: Stage) -> None:
    channel, other = await stage.channel(), await stage.channel()
    (anna, bo), carl = await two(stage), Player(await stage.person("Carl"))
    board, table = await played(stage, channel, "storma_slottet", [anna, bo])
    forged = (
        Replaying(table, 1, "own", do="on"),
        Replaying(table, 1, "open", do="share"),
        Replaying(table, do="export"),
        Replaying(table, do="agree"),
    )
    old = await post_as_bot(stage, channel, *map(write, forged))
    for player in (bo, carl):
        await player.someone.until(lambda p=player: p.someone.message(channel, old.id))
        for control in forged:
            pressed = await player.someone.press(old, write(control))
            assert says(await player.someone.answer(pressed), say("replay-not-over"))
    await answer(bo, await asks(bo, channel), surely=True)
    await anna.someone.until(lambda: is_over(anna, board), "the end")
    lobby = await anna.someone.answer(await anna.press(anna.newest(board), "rematch"))
    following = TableId(table_of(lobby))
    assert following != table
    assert says(await opens(bo, channel, following), say("replay-not-over"))
    unknown, direct = say("replay-unknown"), await carl.someone.open_dm(stage.bot)
    for lacking in (Permission.READ_MESSAGE_HISTORY, Permission.VIEW_CHANNEL):
        hidden = SetOverwrite(channel=channel, target=carl.someone.id, deny=int(lacking))
        await stage.client.order(hidden)
        for place in (other, direct.id):
            assert says(await opens(carl, place, table), unknown)
    assert says(await opens(carl, other, "k3x9qa2mzt7ve"), unknown)
    assert at(await opens(bo, other, table)) == 0, "who sat there may look from anywhere"
    shown = await opens(bo, (await bo.someone.open_dm(stage.bot)).id, table)
    assert says(await turns(bo, shown, "share"), say("replay-not-shared-here"))
    gone = Replaying(TableId("k3x9qa2mzt7ve"), 4)
    assert says(await goes_wrong(bo, stage, other, gone), say("replay-gone"))


async def until_drawn(shows: Callable[[], Awaitable[SeenMessage]]) -> SeenMessage:
    """What is shown, once it comes with its picture: where more is wanted than can be drawn in
    time, it is in words."""
    while not pictures(shown := await shows()):
        pass
    return shown


async def test_pictures_old_buttons_and_double_presses(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    var = tmp_path_factory.mktemp("replays") / "var"
    async with open_stage(var, FULL_LIMITS, start=False) as stage:
        await stage.start_bot(SPELVARDEN_PICTURES="on")
        channel = await stage.channel()
        anna, bo = await two(stage)
        _, table = await ended(stage, channel, "supertrumf", [anna, bo])
        code = f"{table}-2"
        await until_drawn(lambda: opens(anna, channel, code))

        async def from_seat() -> SeenMessage:
            return await turns(anna, await opens(anna, channel, code), "see", "own")

        own = await until_drawn(from_seat)
        await stage.kill_bot()
        await stage.start_bot(SPELVARDEN_PICTURES="on")
        await stage.until_online()
        told = await turns(anna, anna.newest(own), "words", "own")
        assert not pictures(told) and ("words", "own") in ways(told)
        share = ways(told)["share", "own"]
        first = await anna.someone.press(told, share)
        await anna.someone.press(told, share)
        posted = await anna.someone.answer(first)
        leads_on = write(Replaying(table, 2))
        assert not posted.ephemeral and buttons(posted)[0]["custom_id"] == leads_on
        everything = [each for seen in anna.someone.sees(channel) for each in buttons(seen)]
        assert [each.get("custom_id") for each in everything].count(leads_on) == 1
        assert "Traceback" not in stage.log
