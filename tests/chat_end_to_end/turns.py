"""Turns by *Play* and *Submit*, as people take them."""

from collections.abc import Sequence
from itertools import cycle

from bot.chat.render.turn import FIRST
from bot.playground.client import Refused, buttons
from bot.playground.people.views import Outcome, SeenMessage, SeenModal
from tests.chat_end_to_end.matches import is_over, play_turn
from tests.chat_end_to_end.player import Player, components, must_act, table_of

MOST = 3_000
AGAIN = "Again"


async def play_out_by_turns(board: SeenMessage, players: Sequence[Player]) -> tuple[int, int]:
    """Everybody plays by the board; what has no room in a modal goes on in the hand. Returns how
    many turns were sent in, and how often that was refused."""
    sent, refused = 0, 0
    for player, _ in zip(cycle(players), range(MOST), strict=False):
        if is_over(player, board):
            return sent, refused
        modal = await open_turn(player, board)
        if modal is None:
            continue
        outcome = await player.fill_in()
        sent += 1
        while (whisper := await refusal(player, outcome)) is not None:
            refused += 1
            await player.someone.press(whisper, AGAIN)
            outcome = await player.fill_in()
            assert refused < MOST
        if outcome.message not in (None, player.newest(board).id):
            await play_turn(player, board, table_of(board))
    raise AssertionError("no end in sight")


async def open_turn(player: Player, board: SeenMessage) -> SeenModal | None:
    """The modal that *Play* opens; nothing for whom it plays at once, or who has to wait. What has
    no room at all is played in the hand."""
    outcome = await player.press(player.newest(board), "play")
    if outcome.result == "modal":
        return await player.someone.until_modal()
    if outcome.message is not None and outcome.message != player.newest(board).id:
        hand = await player.someone.answer(outcome)
        if must_act(hand):
            await play_turn(player, board, table_of(board))
    return None


async def refusal(player: Player, outcome: Outcome) -> SeenMessage | None:
    """The whisper that says why something sent in does not count, if that has a way to mend it."""
    if outcome.message is None:
        return None
    message = await player.someone.answer(outcome)
    return message if any(b.get("label") == AGAIN for b in buttons(message)) else None


async def until_offered(
    board: SeenMessage, players: Sequence[Player], ask: str
) -> tuple[Player, SeenModal]:
    """Plays on until somebody's turn offers this ask, or component; the modal is open then."""
    for player, _ in zip(cycle(players), range(MOST), strict=False):
        modal = await open_turn(player, board)
        if modal is None:
            continue
        if ask in offered(modal, FIRST) or any(offered(modal, f"{ask}{at}") for at in ("", ".0.0")):
            return player, modal
        outcome = await player.fill_in()
        while (whisper := await refusal(player, outcome)) is not None:
            await player.someone.press(whisper, AGAIN)
            outcome = await player.fill_in()
    raise AssertionError(f"nobody is ever asked to {ask}")


def offered(modal: SeenModal, name: str) -> list[str]:
    """The values among which is chosen in a component."""
    return [
        option["value"]
        for component in components(modal)
        if component["custom_id"] == name
        for option in component["options"]
    ]


def chosen(modal: SeenModal, name: str) -> list[str]:
    """Those that are chosen already."""
    return [
        option["value"]
        for component in components(modal)
        if component["custom_id"] == name
        for option in component["options"]
        if option.get("default")
    ]


async def close(player: Player, modal: SeenModal) -> None:
    try:
        await player.someone.close_modal(modal)
    except Refused:
        return
