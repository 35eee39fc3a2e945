"""`run`, the default: the bot on Discord, or the playground with the bot in it."""

import argparse
import asyncio
import contextlib
import logging
import os
import sys
from typing import Any

import games
from bot.bot import run_bot
from bot.chat.listen.shift import ShiftState
from bot.cli.child import BotAsChild
from bot.cli.complaint import Complaint
from bot.cli.listening import USUAL_PORT, another_port, cannot_listen
from bot.cli.several import MOST, Several
from bot.cli.without_token import why_none
from bot.host.clock import ChatClock
from bot.lab.showcase import Showcase
from bot.languages import LANGUAGES
from bot.life import live, set_up_logging
from bot.places import HOME
from bot.playground import Playground, redirect_discord_py
from bot.playground import Settings as PlaygroundSettings
from bot.playground.control import SetIntents
from bot.playground.control.execute import execute
from bot.playground.gateway.intents import PRIVILEGED
from bot.playground.settings import Look, Shortcut
from bot.playground.world_file import UnusableFolder
from bot.printing import tell
from bot.settings import SettingError, Settings, readable_by_others
from bot.words.words import Words
from cogs import EXTENSIONS
from games.kit import message_ids
from games.kit.bot_player import EASY
from games.kit.game import Game
from games.kit.say import Say, say

log = logging.getLogger(__name__)

PLAYGROUND = "playground"
STANDARD_OUTPUT = 1
WITHOUT_TOKEN = (
    "--standby is for a bot on Discord: set DISCORD_TOKEN, or try it in the playground by "
    "--standbys 1."
)
WITH_TOKEN = (
    "--standbys is for the playground: on Discord, start a process with --standby for each."
)


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "run", "run the bot: on Discord with a DISCORD_TOKEN, otherwise in the playground"
    )
    parser.add_argument(
        "--while-stdin-is-open", action="store_true", help="stop when standard input ends"
    )
    parser.add_argument(
        "--standby",
        action="store_true",
        help="if another process is at work in this folder, stand by and go on when that ends",
    )
    parser.add_argument(
        "--standbys",
        type=int,
        choices=range(MOST),
        default=0,
        metavar="NUMBER",
        help=f"in the playground, run so many more processes that stand by (up to {MOST - 1})",
    )
    parser.add_argument(
        "--tell-turns",
        action="store_true",
        help="say on standard output when this process is at work, and when it stands by",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        settings = Settings.read()
    except SettingError as error:
        print(error, file=sys.stderr)
        return 1
    set_up_logging(settings)
    if told := readable_by_others():
        log.warning(told)
    if not settings.token:
        if arguments.standby:
            raise Complaint(WITHOUT_TOKEN)
        return live(lambda: playground_with_bot(settings, arguments.standbys))
    if arguments.standbys:
        raise Complaint(WITH_TOKEN)
    if settings.rest:
        redirect_discord_py(settings.rest, settings.gateway, settings.cdn)
    bot = run_bot(
        settings,
        ChatClock(),
        EXTENSIONS,
        standby=arguments.standby,
        told=tell_turn if arguments.tell_turns else None,
    )
    if arguments.while_stdin_is_open:
        return live(lambda: while_stdin_is_open(bot))
    return live(lambda: bot)


def tell_turn(turn: ShiftState) -> None:
    """To a parent process, which may have ended."""
    with contextlib.suppress(OSError):
        os.write(STANDARD_OUTPUT, f"{turn}\n".encode())


async def playground_with_bot(settings: Settings, standbys: int = 0) -> None:
    """Runs a Discord on this machine, with the bot as a child process, or as several."""
    try:
        starting, where = await _start(settings)
    except UnusableFolder as error:
        raise SettingError(
            f"{error}: {error.cure}, or give the bot another folder with SPELVARDEN_VAR."
        ) from error
    async with starting as playground:
        application = playground.seeded("Spelvärden")
        bot = str(application.id)
        execute(playground.core, SetIntents(bot=bot, intents=PRIVILEGED))
        child = _child(settings, application.token, playground, standbys)
        playground.core.restart_bot = child.restart
        print(f"Spelvärden is in the playground{where}: {playground.url}", flush=True)
        tell(why_none(HOME / ".env"))
        await child.run()


def _child(
    settings: Settings, token: str, playground: Playground, standbys: int
) -> BotAsChild | Several:
    if not standbys:
        return BotAsChild(settings, token, playground.url)
    several = Several(settings, token, playground, 1 + standbys)
    playground.core.processes = several.processes
    return several


async def _start(settings: Settings) -> tuple[Playground, str]:
    """Starts the playground. Returns it with a note if it is not at the expected port."""
    words = Words()
    of_its_own = PlaygroundSettings(
        folder=settings.var / PLAYGROUND, looks=looks(words), picture=Showcase(words).picture
    )
    asked_for = settings.playground_port
    try:
        port = USUAL_PORT if asked_for is None else asked_for
        return await Playground.start(port, of_its_own), ""
    except OSError as error:
        other = None if asked_for is not None else another_port(error)
        if other is None:
            raise cannot_listen(error, asked_for) from error
    try:
        return await Playground.start(0, of_its_own), f", {other}"
    except OSError as error:
        raise cannot_listen(error, asked_for) from error


def looks(words: Words) -> dict[str, Look]:
    """How the playground's page presents each game."""
    return {key: look(games.find(key), words) for key in games.names()}


def look(game: type[Game[Any, Any, Any]], words: Words) -> Look:
    seats = game.seat_counts
    alone = Shortcut(
        in_each(say("chat-play-bot-now"), words), "play", {"game": game.key, "against": EASY}
    )
    return Look(
        emblem=game.emblem,
        colour=f"#{game.colour:06x}",
        seats=(seats[0], seats[-1]),
        about=in_each(message_ids.about(game), words),
        shortcut=alone,
    )


def in_each(message: Say, words: Words) -> dict[str, str]:
    """A message in each language."""
    return {each: words.text(message, each, {}) for each in LANGUAGES}


async def while_stdin_is_open(bot: Any) -> None:
    """Stops the bot when its parent process has ended."""
    reader = asyncio.StreamReader()
    transport, _ = await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), sys.stdin
    )
    running = asyncio.ensure_future(bot)
    ended = asyncio.ensure_future(reader.read())
    try:
        await asyncio.wait({running, ended}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
    finally:
        transport.close()
        ended.cancel()
        running.cancel()
        await asyncio.wait({running})
