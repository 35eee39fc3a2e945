"""Why the bot runs in the playground: there is no token where it looks for one."""

import re
from collections.abc import Mapping
from os import environ
from pathlib import Path

from dotenv import dotenv_values

from bot.places import PROGRAM
from bot.settings import NotAToken, read_token

NAME = "DISCORD_TOKEN"
UNREAD = (".env.example", ".env.txt", "env", "env.txt")
"""Where somebody may have written it instead."""
BEHIND = re.compile(rf"^\s*#\s*(?:export\s+)?{NAME}\s*=\s*(\S+)", re.MULTILINE)


def why_none(env_file: Path, environment: Mapping[str, str] = environ) -> str:
    """One sentence, with what to do about it."""
    unread = (env_file.with_name(name) for name in UNREAD)
    if NAME in environment and _tokens(env_file).get(NAME):
        why = (
            f"the environment sets {NAME} to nothing, which goes before {env_file}: unset it there"
        )
    elif any(map(_is_token, BEHIND.findall(_text(env_file)))):
        why = f"the {NAME} in {env_file} stands behind a “#”: delete the “#”"
    elif others := sorted(_tokens(env_file)):
        why = f"{env_file} calls its token {others[0]}: call it {NAME}"
    elif other := next((file for file in unread if _tokens(file).get(NAME)), None):
        why = f"the {NAME} stands in {other}, which is not read: write it to {env_file}"
    else:
        why = f"there is no {NAME}: run {PROGRAM} setup"
    return f"It is there because {why} to bring it to Discord."


def _tokens(file: Path) -> Mapping[str, str]:
    """What looks like a token in a file, by name."""
    if not _text(file):
        return {}
    found = dotenv_values(file, encoding="utf-8-sig")
    return {name: value for name, value in found.items() if value and _is_token(value)}


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return ""


def _is_token(text: str) -> bool:
    try:
        read_token(text)
    except NotAToken:
        return False
    return True
