"""Clocks of matches, as people choose and see them."""

from bot.chat.custom_ids import OptionPage, write
from bot.playground.client import all_text
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.player import Player, table_of


async def set_clock(player: Player, lobby: SeenMessage, timing: str, told: str) -> None:
    await player.someone.press(player.newest(lobby), write(OptionPage(table_of(lobby))))
    await player.someone.fill(await player.someone.until_modal(), clock=timing)
    await player.someone.until(lambda: told in all_text(player.newest(lobby)), told)


async def awaited(board: SeenMessage, *players: Player) -> tuple[Player, Player]:
    """Whose clock runs in a match of two, and the other."""

    def look() -> tuple[Player, Player] | None:
        text = all_text(players[0].newest(board))
        late = [player for player in players if f"⏳ {player.someone.me.name} <t" in text]
        others = [player for player in players if player not in late]
        return (late[0], others[0]) if len(late) == 1 else None

    return await players[0].someone.until(look, "a clock")
