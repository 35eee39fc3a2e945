"""Turns by *Play* on the board, as people take them."""

from collections.abc import Sequence
from itertools import cycle

from bot.playground.client import all_text
from bot.playground.people.views import Outcome, SeenMessage
from tests.chat_end_to_end.matches import is_over, play_turn
from tests.chat_end_to_end.player import Control, Player, controls, must_act, offers, table_of

MOST, MOST_TURNS = 3_000, 30


async def by_play(player: Player, board: SeenMessage) -> SeenMessage:
    """The hand that *Play* shows."""
    outcome = await player.press(player.newest(board), "play")
    return await player.someone.answer(outcome)


async def play_out_by_play(board: SeenMessage, players: Sequence[Player]) -> int:
    """Everybody plays from the board. Returns how often somebody pressed *Play*."""
    for player, turn in zip(cycle(players), range(MOST), strict=False):
        if is_over(player, board):
            return turn
        await take_turn(player, await by_play(player, board))
    raise AssertionError(f"no end in sight:\n{all_text(players[0].newest(board))}")


async def take_turn(player: Player, hand: SeenMessage) -> None:
    """Moves as long as the match waits for this player."""
    while must_act(player.newest(hand)):
        await player.act(player.newest(hand))


async def until_offered(
    board: SeenMessage, players: Sequence[Player], ask: str
) -> tuple[Player, SeenMessage]:
    """Plays on until *Play* offers somebody this ask; who, and their hand."""
    for player, _ in zip(cycle(players), range(MOST), strict=False):
        hand = await by_play(player, board)
        while must_act(player.newest(hand)):
            hand = player.newest(hand)
            if of_ask(hand, ask):
                return player, hand
            await player.act(hand)
    raise AssertionError(f"nobody is ever asked to {ask}")


def of_ask(hand: SeenMessage, ask: str) -> list[Control]:
    """What answers an ask on a hand."""
    return [control for control in controls(hand) if control.press.ask == ask]


async def begin(player: Player, hand: SeenMessage, ask: str) -> SeenMessage:
    """The hand with this ask open."""
    shown = of_ask(hand, ask)
    if not any(control.chooses for control in shown):
        await player.someone.press(hand, shown[0].shown["custom_id"])
    return player.newest(hand)


async def pick_first(player: Player, hand: SeenMessage, ask: str) -> Outcome:
    """Picks the first thing that an ask offers."""
    control = next(control for control in of_ask(hand, ask) if control.chooses)
    custom_id = control.shown["custom_id"]
    if not control.is_select:
        return await player.someone.press(hand, custom_id)
    first = control.shown["options"][0]["value"]
    return await player.someone.choose(hand, custom_id, first)


async def barred_hand(board: SeenMessage, players: list[Player]) -> tuple[Player, SeenMessage]:
    """Plays until there is something that somebody can't play now."""
    for _ in range(MOST_TURNS):
        for player in players:
            hand = await player.hand(board)
            if must_act(hand) and offers(hand, "why"):
                return player, hand
            await play_turn(player, board, table_of(board))
    raise AssertionError("everything could be played")
