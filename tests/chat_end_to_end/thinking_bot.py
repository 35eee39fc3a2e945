"""The bot, which dies as by a power cut while the bot player plays: in the middle of its third
thought, between that and its move, between what it would say and its post, or between that and the
move."""

import os
import sys
from collections.abc import Callable
from itertools import count
from typing import Any

from bot.chat.deliver.realtime import RealTimePosts
from bot.host import play
from games.kit import bot_player
from tests.chat_end_to_end.hurried_bot import main

NTH = 3

MOMENTS: dict[str, tuple[Any, str]] = {
    "thought": (bot_player, "decide"),
    "move": (play, "by_bot_player"),
    "post": (RealTimePosts, "speaks"),
    "heard": (play, "spoken"),
}
"""What the bot is about to do when it dies."""
AT_THE_FIRST = ("post", "heard")


def dying(do: Callable[..., Any], nth: int) -> Callable[..., Any]:
    times = count(1)

    def die(*what: Any, **more: Any) -> Any:
        if next(times) == nth:
            os._exit(9)
        return do(*what, **more)

    return die


if __name__ == "__main__":
    moment = os.environ["DIES_BEFORE"]
    home, name = MOMENTS[moment]
    setattr(home, name, dying(getattr(home, name), 1 if moment in AT_THE_FIRST else NTH))
    sys.exit(main(*sys.argv[1:]))
