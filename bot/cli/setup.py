"""`setup`: from a new application to a bot that can be invited, by questions and answers."""

import argparse
import getpass
import os
import sys
from pathlib import Path
from typing import Any

import games
from bot.chat.deliver.attachments import Payload
from bot.chat.listen.connection import PORTAL
from bot.chat.render.speech import game_name
from bot.cli.application import READS, Application, change, install_link, look_up
from bot.cli.complaint import Complaint
from bot.cli.env_file import NAME, put_token
from bot.cli.invite import link
from bot.places import HOME, PROGRAM
from bot.printing import tell
from bot.settings import NotAToken, SettingError, Settings, Token, read_token
from bot.words.words import Words
from games.kit.say import say

FIRST = (
    f"Make an application at {PORTAL} (New Application), open its page Bot,",
    "press Reset Token, and copy what appears: Discord shows a token this once.",
    "",
)
NO_TERMINAL = (
    f"{PROGRAM} setup asks questions, so it needs a terminal: run it in one, or write the token "
    f"after {NAME}= in .env yourself, and check it by {PROGRAM} invite."
)
READ = (
    "Discord does not let it read what people write, so nobody can simply type an answer to a\n"
    "card. Switch the Message Content Intent on?"
)
NOT_HEARING = (
    "Then no press and no command reaches the bot, until you delete that address yourself at "
    f"{PORTAL} (General Information)."
)
NOT_READING = (
    "Then answers are given by /answer, by a button, by a reply to a card, or by a message that "
    "mentions the bot."
)


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "setup", "ask for the bot's token, check it, and say how the bot comes to a server"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        return set_up(HOME / ".env")
    except EOFError:
        tell("")
        return 130


def set_up(env_file: Path) -> int:
    """Asks on the terminal, and writes the file."""
    if not sys.stdin.isatty():
        raise Complaint(NO_TERMINAL)
    settings = Settings.read(env_file, {**os.environ, NAME: ""})
    token, application = _kept(env_file, settings) or _new(env_file, settings)
    if os.environ.get(NAME, "").strip() not in ("", token):
        tell(f"The environment has another {NAME}, which goes before the file: unset it.")
    application = _mend(token, settings, application)
    tell("", *_next(application))
    return 0


def _kept(env_file: Path, settings: Settings) -> tuple[Token, Application] | None:
    """The token that stands in the file, if it is good and wanted."""
    try:
        token = Settings.read(env_file, {}).token
    except SettingError as error:
        tell(str(error))
        return None
    if not token:
        return None
    try:
        application = look_up(token, settings)
    except Complaint as complaint:
        tell(str(complaint))
        return None
    if _yes(f"{env_file} has the token of {application.name} in it. Keep it?"):
        put_token(env_file, token)
        return token, application
    return None


def _new(env_file: Path, settings: Settings) -> tuple[Token, Application]:
    """Asks until there is a token that Discord takes, and writes it."""
    tell(*FIRST)
    while True:
        typed = getpass.getpass("Token (it is not shown): ").strip()
        try:
            token = read_token(typed.removeprefix(f"{NAME}="))
            application = look_up(token, settings)
        except NotAToken as error:
            tell(f"That {error}: {error.cure}.")
        except Complaint as complaint:
            tell(str(complaint))
        else:
            put_token(env_file, token)
            tell(f"It is the token of {application.name}. {env_file} has it now, for you alone.")
            return token, application


def _mend(token: Token, settings: Settings, application: Application) -> Application:
    """Asks about each thing of the application that is not as the bot wants it."""

    def asked(question: str, changes: Payload) -> bool:
        nonlocal application
        if not _yes(question):
            return False
        try:
            application = change(token, settings, changes)
        except Complaint as complaint:
            tell(str(complaint))
            return False
        return True

    if application.endpoint and not asked(
        f"Discord sends presses and commands to {application.endpoint}, where the bot hears of\n"
        "none. Delete that address?",
        {"interactions_endpoint_url": None},
    ):
        tell(NOT_HEARING)
    if not application.may_read and not asked(READ, {"flags": application.flags | READS}):
        tell(NOT_READING)
    named = tuple(map(game_name, games.names()))
    about = Words().text(say("chat-application", games=named), settings.language, {})
    if not application.description:
        asked(f"Give it this description: “{about}”?", {"description": about})
    if not application.has_install_link:
        asked("Let the button Add App on its profile ask for what it needs?", install_link())
    return application


def _next(application: Application) -> tuple[str, ...]:
    """What to do now."""
    return (
        "Invite it to a server that you manage:",
        link(application),
        f"Then start it by {PROGRAM}, and write /play in a channel there.",
    )


def _yes(question: str) -> bool:
    """Enter is a yes."""
    *lines, last = question.split("\n")
    tell(*lines)
    while (answer := input(f"{last} [Y/n] ").strip().lower()) not in ("", "y", "yes", "n", "no"):
        tell("Please answer y or n.")
    return answer in ("", "y", "yes")
