"""`invite`: the link by which the bot comes to a server."""

import argparse
from typing import Any

from bot.chat.permissions import invitation
from bot.cli.application import Application, look_up
from bot.cli.complaint import Complaint
from bot.places import PROGRAM
from bot.printing import tell
from bot.settings import Settings

CODE_GRANT = (
    "This application demands a code grant, so no link brings the bot to a server: switch off "
    "Requires OAuth2 Code Grant at https://discord.com/developers/applications (Bot)."
)


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "invite", "print the link that brings the bot to a server"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    settings = Settings.read()
    if not settings.token:
        raise Complaint(f"There is no DISCORD_TOKEN yet, so nobody to invite: run {PROGRAM} setup.")
    tell(link(look_up(settings.token, settings)))
    return 0


def link(application: Application) -> str:
    """It asks for the permissions that the bot needs; raises a Complaint if no link is enough."""
    if application.demands_code:
        raise Complaint(CODE_GRANT)
    return invitation(application.id)
