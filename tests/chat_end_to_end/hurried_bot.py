"""`python -m tests.chat_end_to_end.hurried_bot SPEED BEGAN`: the bot in a playground whose clock
runs faster, with a clock that runs as fast since the same moment. Nothing else is different."""

import sys

from bot.bot import run_bot
from bot.life import live, set_up_logging
from bot.playground import redirect_discord_py
from bot.settings import Settings
from cogs import EXTENSIONS
from tests.leaping_clock import LeapingClock


def main(speed: str, began: str) -> int:
    settings = Settings.read()
    set_up_logging(settings)
    redirect_discord_py(settings.rest, settings.gateway, settings.cdn)
    clock = LeapingClock(float(speed), int(began))
    return live(lambda: run_bot(settings, clock, EXTENSIONS))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
