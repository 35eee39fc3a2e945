"""What other people's clients were told in a whole match holds nothing of a hand that they never
got to see: not in a text, a button, a menu, a custom_id or an alt text.

The record that /verify gives tells afterwards who held what, and what each could know of it.
"""

import re
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

import games
from bot.chat.looking_controls import Eyes
from bot.languages import LANGUAGES, Language
from bot.library import open_game
from bot.playground.people.views import MessageChanged, MessagePosted
from games.kit.match import Match, Record, move_decoder
from games.kit.say import Say, Seat
from games.kit.scenes import Scene
from tests.chat.positions import walk
from tests.chat_end_to_end.leaving import leave
from tests.chat_end_to_end.matches import open_table, play_turn
from tests.chat_end_to_end.player import Player, table_of
from tests.chat_end_to_end.scene_words import NAMES, WORDS, mentions, names_in, texts_in, words_of
from tests.chat_end_to_end.stage import Stage
from tests.chat_end_to_end.test_replays import opens, turns, ways
from tests.chat_end_to_end.test_watching import look_at, watch
from tests.games.every_game import FOR_TWO

pytestmark = pytest.mark.asyncio(loop_scope="session")

SWEDISH: Language = "sv"
ENGLISH: Language = "en"
ROUNDS = 6
FEWEST_SECRETS = 4


IN_BRACKETS = re.compile(r" \([^()\n]*\)")
LASTING = [
    game for game in FOR_TWO if len(list(walk(game, 2, {}, "long", 4 * ROUNDS))) > 4 * ROUNDS
]
"""Shorter ones are over before there is much to hide; for them there is
tests/chat/test_two_worlds_of_messages.py."""
assert LASTING, "else nothing would be looked at"


@pytest.mark.parametrize("game", LASTING)
async def test_nobody_is_told_what_only_somebody_else_holds(stage: Stage, game: str) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna", "sv-SE"), 11)
    bo = Player(await stage.person("Bo", open_dms=False), 12)
    watcher = Player(await stage.person("Watcher"), 13)
    board = await open_table(stage, channel, game, [anna, bo])
    said_before = everything_told(anna, channel)
    await anna.press(anna.newest(board), "start")
    for _ in range(ROUNDS):
        for player in (anna, bo):
            await play_turn(player, board, table_of(board))
        await look_at(watcher.someone, await watch(watcher.someone, channel), table_of(board))
    viewers: dict[Seat | None, Player] = {0: anna, 1: bo, None: watcher}
    told = {viewer: everything_told(player, channel) for viewer, player in viewers.items()}
    scenes = scenes_of(await record_of(stage, channel, leaving=[anna, bo]))
    for viewer in (1, None):  # who reads English
        told[viewer] += await told_by_replay(viewers[viewer], channel, viewer)
    for viewer, owner in ((0, 1), (1, 0), (None, 0), (None, 1)):
        unknown = [
            name for language in LANGUAGES for name in never_known(scenes, owner, viewer, language)
        ]
        secrets = [name for name in unknown if not mentions(said_before, name)]
        assert len(secrets) >= FEWEST_SECRETS, "there was hardly anything to hide"
        leaked = [
            line
            for line in told[viewer].split("\n")
            if any(mentions(line, secret) for secret in secrets)
        ]
        assert leaked == []
    for owner, language in ((0, SWEDISH), (1, ENGLISH)):
        own = never_known(scenes, owner, None, language)
        assert any(mentions(told[owner], name) for name in own), "a name would have been found"


async def told_by_replay(player: Player, channel: str, viewer: Seat | None) -> str:
    """What one is told who looks at every move of the match, from their seat if they had one, and
    shares each of them."""
    eyes: Eyes = "public" if viewer is None else "own"
    shown = await opens(player, channel)
    if eyes == "own":
        shown = await turns(player, shown, "see", "own")
    told = [shown]
    while ("on", eyes) in ways(shown):
        told.append(await turns(player, shown, "share", eyes))
        shown = await turns(player, shown, "on", eyes)
        told.append(shown)
    return "\n".join(text for each in told for text in texts_in(msgspec.to_builtins(each)))


def everything_told(player: Player, channel: str) -> str:
    """Every text of all messages that a client was told of, there and directly, each as often as
    it changed; without Markdown's backslashes, and once more without the names in brackets that
    the table has for a card."""
    direct = {c.id for c in player.someone.channels.values() if c.kind == "dm"}
    told = [n.message for n in player.someone.news if isinstance(n, MessagePosted | MessageChanged)]
    here = [message for message in told if message.channel in {channel, *direct}]
    told_here = "\n".join(texts_in(msgspec.to_builtins(here))).replace("\\", "")
    return f"{told_here}\n{IN_BRACKETS.sub('', told_here)}"


async def record_of(stage: Stage, channel: str, leaving: Sequence[Player]) -> Record:
    """Ends the match, and fetches what /verify gives to anybody."""
    for player in leaving:
        await leave(player, channel)
    someone = leaving[-1].someone
    checked = await someone.answer(await someone.slash(channel, "verify"))
    file = await stage.client.fetch(checked.files[0].url)
    return msgspec.json.decode(file, type=Record)


def scenes_of(record: Record) -> list[dict[Seat | None, Scene]]:
    """What each could know of each position that there was."""
    rules = open_game(record.game)
    match = Match[Any, Any].replay(rules, msgspec.structs.replace(record, moves=()))
    states = [match.state]
    moves = move_decoder(rules)
    for entry in record.moves:
        match.play(entry.seat, moves.decode(entry.move))
        states.append(match.state)
    return [{viewer: rules.look(state, viewer) for viewer in (0, 1, None)} for state in states]


def never_known(
    scenes: Sequence[dict[Seat | None, Scene]],
    owner: Seat,
    viewer: Seat | None,
    language: Language,
) -> list[str]:
    """The names of the cards that one has seen and another never has."""
    seen = {name for each in scenes for name in names_in(each[owner], language)}
    known = "\n".join(line for each in scenes for line in words_of(each[viewer], language))
    known += WORDS.text(Say(f"{games.find(scenes[0][None].game).prefix()}-about"), language, NAMES)
    return sorted(name for name in seen if not mentions(known, name))
