"""Whole matches, as people play them."""

import re
from collections.abc import Sequence
from itertools import count

import aiohttp
import msgspec

import games
from bot.chat.custom_ids import Control, Doing, OfGame, write
from bot.playground.client import all_text, buttons, pictures
from bot.playground.people.views import MessagePosted, Outcome, SeenMessage
from games.kit.game import Game
from tests.chat_end_to_end.player import Player, is_board, must_act, table_of
from tests.chat_end_to_end.stage import Stage

MOST_TURNS = 2_000


async def open_table(
    stage: Stage, channel: str, game: str, players: Sequence[Player]
) -> SeenMessage:
    """A lobby that everybody has joined, with all that they are told about it."""
    opener, *others = players
    outcome = await opener.someone.slash(channel, "play", game=game)
    lobby = await opener.someone.answer(outcome)
    for player in others:
        await player.someone.until(lambda p=player: p.someone.message(channel, lobby.id))
        await player.press(lobby, "join")
    await opener.someone.until(lambda: seats(opener.newest(lobby)) == len(players), "everybody")
    if games.find(game).lesson is not Game.lesson:
        for player in players:
            await player.someone.until(lambda p=player: was_offered(p, game), "the offer")
    return lobby


def was_offered(player: Player, game: str) -> bool:
    """Whether somebody has ever been offered a game's lesson. They are after they have sat down for
    the first time, and nothing else follows to that."""
    lesson = write(OfGame(game, "learn"))
    posted = (news.message for news in player.someone.news if isinstance(news, MessagePosted))
    return any([b.get("custom_id") for b in buttons(each)] == [lesson] for each in posted)


def seats(lobby: SeenMessage) -> int:
    """How many have sat down, as its text says or, without that, its picture."""
    listed = re.findall(r"^\d+\. ", all_text(lobby), re.MULTILINE)
    described = [re.search(r"At the table: (.*?)\.", each.alt or "") for each in pictures(lobby)]
    return len(listed) + sum(len(re.split(", | and ", each[1])) for each in described if each)


async def start(
    stage: Stage, channel: str, game: str, players: Sequence[Player], do: Doing = "start"
) -> SeenMessage:
    """The board of a match that begins, or what is left of its lobby if that is in a thread."""
    opener, lobby = players[0], await open_table(stage, channel, game, players)
    await opener.press(opener.newest(lobby), do)
    board = opener.newest(lobby)
    return board if is_board(board) else lobby


async def play_out(board: SeenMessage, players: Sequence[Player]) -> None:
    """Everybody plays, each by the message that shows the hand, until the match is over."""
    table = table_of(board)
    for turn in count():
        assert turn < MOST_TURNS, f"no end in sight:\n{all_text(players[0].newest(board))}"
        moved = False
        for player in players:
            moved = await play_turn(player, board, table) or moved
            if is_over(players[0], board):
                return
        if not moved:
            await players[0].someone.until(lambda: is_over(players[0], board), "the end")
            return


async def play_turn(player: Player, board: SeenMessage, table: str) -> bool:
    """Moves as long as the match waits for this player."""
    moved = False
    while not is_over(player, board):
        hand = player.direct(table)
        if hand is None or not must_act(hand):
            hand = await player.hand(board)
        if not must_act(hand):
            return moved
        await player.act(hand)
        moved = True
    return moved


def is_over(player: Player, board: SeenMessage) -> bool:
    """Whether the board, as it now looks to somebody, offers a rematch."""
    text = all_text(player.newest(board))
    return "Rematch" in text or "Revansch" in text


async def post_as_bot(stage: Stage, channel: str, *custom_ids: str) -> SeenMessage:
    """A message with buttons that the bot might have sent once."""
    row = [{"type": 2, "style": 1, "label": c[:80], "custom_id": c} for c in custom_ids]
    body = {"content": "An old message", "components": [{"type": 1, "components": row}]}
    headers = {"Authorization": f"Bot {stage.token}", "Content-Type": "application/json"}
    url = f"{stage.playground.url}/api/v10/channels/{channel}/messages"
    async with (
        aiohttp.ClientSession() as http,
        http.post(url, data=msgspec.json.encode(body), headers=headers) as reply,
    ):
        number = msgspec.json.decode(await reply.read())["id"]
    owner = stage.owner
    return await owner.until(lambda: owner.message(channel, number))


async def press_old(stage: Stage, player: Player, channel: str, control: Control) -> Outcome:
    """What an old message offers, though nothing does any more."""
    old = await post_as_bot(stage, channel, write(control))
    await player.someone.until(lambda: player.someone.message(channel, old.id))
    return await player.someone.press(old, write(control))
