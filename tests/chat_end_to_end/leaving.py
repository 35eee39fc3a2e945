"""People who leave a match, decide about a seat, take it and come back, by what they see."""

from collections.abc import Sequence

from bot.chat.custom_ids import OfAbsent, parse
from bot.playground.client import all_text, buttons
from bot.playground.people.views import Outcome, SeenMessage
from tests.chat_end_to_end.player import Player, table_of


async def leave(player: Player, channel: str) -> None:
    sure = await player.someone.answer(await player.someone.slash(channel, "leave"))
    await player.press(sure, "leave")

    def told() -> bool:
        now = player.newest(sure)
        return not any(buttons(now))

    await player.someone.until(told, "that it is done")


def of_absent(message: SeenMessage, do: str) -> str | None:
    """The button about somebody's seat that does this."""
    for button in buttons(message):
        control = parse(button.get("custom_id", ""))
        if isinstance(control, OfAbsent) and control.do == do:
            return str(button["custom_id"])
    return None


async def question(player: Player, board: SeenMessage, do: str = "wait") -> SeenMessage:
    """The newest message about somebody's seat on which this can be done."""
    table, channel = table_of(player.newest(board)), board.channel

    def asked() -> SeenMessage | None:
        for message in reversed(player.someone.sees(channel)):
            controls = [parse(each.get("custom_id", "")) for each in buttons(message)]
            if any(isinstance(each, OfAbsent) and each.table == table for each in controls):
                return message if of_absent(message, do) else None
        return None

    await player.someone.until(asked, f"a question where to {do}")
    found = asked()
    assert found is not None
    return found


async def about_seat(player: Player, board: SeenMessage, do: str) -> Outcome:
    asked = await question(player, board, do)
    control = of_absent(asked, do)
    assert control is not None
    return await player.someone.press(asked, control)


async def decide(players: Sequence[Player], board: SeenMessage, wish: str) -> None:
    """All of them press the same."""
    for player in players:
        await about_seat(player, board, wish)


async def until_told(player: Player, channel: str, text: str) -> SeenMessage:
    """A message of the channel that says so now."""

    def told() -> SeenMessage | None:
        shown = reversed(player.someone.sees(channel))
        return next((message for message in shown if text in all_text(message)), None)

    await player.someone.until(told, text)
    found = told()
    assert found is not None
    return found
