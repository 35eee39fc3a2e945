"""What can be set from outside: by the environment, or by the file .env, which yields to it."""

import ipaddress
import os
import re
import shlex
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Self
from urllib.parse import urlsplit

import msgspec
from dotenv import dotenv_values

from bot.host.capacity import MOST_TABLES
from bot.languages import LANGUAGES, Language
from bot.places import HOME

LOG_LEVELS = ("debug", "info", "warning", "error")
HIGHEST_PORT = 65_535
OTHERS = 0o044
"""That the group, or everybody, may read a file."""
MOST_COUNT = 1_000_000
DOUBLE_CLICK_MS = 700
LONGEST_MS = 10_000


class SettingError(Exception):
    """A setting that can't be used; the sentence names it and says what would be right."""


class Token(str):
    """A bot's token, which no log shows by mistake."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "Token(…)"


class DatabaseUrl(str):
    """Where a PostgreSQL database is. It may have a password in it, which no log shows by
    mistake."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "DatabaseUrl(…)"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. Without a token the bot runs in the playground."""

    token: Token = Token("")
    var: Path = HOME / "var"
    database: DatabaseUrl = DatabaseUrl("")
    """Without one, all is kept in a SQLite file in the folder `var`."""
    log_level: str = "info"
    language: Language = "en"
    pictures: bool = True
    """Whether hands and boards are drawn; without it all is told in words."""
    emojis: bool = True
    """Whether cards are shown with emojis of the application's own, which the bot uploads once."""
    double_click_ms: int = DOUBLE_CLICK_MS
    """So soon after another press a button that has only just come plays nothing."""
    tables: int = MOST_TABLES
    """The maximum of lobbies and matches at once."""
    playground_port: int | None = None
    """The one that was asked for; without it the usual one, or any that is free."""
    rest: str = ""
    gateway: str = ""
    cdn: str = ""

    @classmethod
    def read(
        cls, env_file: Path = HOME / ".env", environment: Mapping[str, str] = os.environ
    ) -> Self:
        """The settings of this process; raises SettingError for the first that is wrong."""
        given = {**_from_file(env_file), **environment}
        settings = cls(
            **{
                variable.field: variable.read(variable.name, given[variable.name].strip())
                for variable in VARIABLES
                if given.get(variable.name, "").strip()
            }
        )
        _check_names(given)
        _check_addresses(settings)
        return settings


def written_folder() -> Path:
    """The folder that the bot writes by default, made if it isn't there: what is measured on the
    disk is measured there."""
    folder = Settings().var
    try:
        folder.mkdir(0o700, exist_ok=True)
    except OSError as error:
        raise SettingError(
            f"The folder {folder} can't be made ({error.strerror}): make room for it."
        ) from error
    return folder


def readable_by_others(env_file: Path = HOME / ".env") -> str | None:
    """The sentence for a file with the bot's token in it, or a database's address, that others on
    this machine can read."""
    try:
        is_open = env_file.stat().st_mode & OTHERS
    except OSError:
        return None
    given = _from_file(env_file) if is_open else {}
    secret = next((what for name, what in SECRETS.items() if given.get(name, "").strip()), None)
    if secret is None:
        return None
    return (
        f"{env_file} has {secret} in it, and others on this machine can read it: keep it to "
        f"yourself by `chmod 600 {shlex.quote(str(env_file))}`."
    )


SECRETS = {"DISCORD_TOKEN": "the bot's token", "DATABASE_URL": "the database's address"}


class Variable(NamedTuple):
    """An environment variable: its name, the setting that it sets, and how it is read."""

    name: str
    field: str
    read: Callable[[str, str], Any]


def _folder(name: str, text: str) -> Path:
    try:
        path = (HOME / Path(text).expanduser()).resolve()
        is_file = path.exists() and not path.is_dir()
    except (OSError, RuntimeError, ValueError) as error:  # too long, links in a circle, no home
        raise SettingError(f"{name} is {text}, which can't be ({error}): name a folder.") from error
    if is_file:
        raise SettingError(f"{name} is {text}, which is a file: name a folder.")
    return path


def _one_of(*possible: str) -> Callable[[str, str], str]:
    def read(name: str, text: str) -> str:
        if text.lower() not in possible:
            raise SettingError(f"{name} is “{text}”: write one of {', '.join(possible)}.")
        return text.lower()

    return read


def _switch(name: str, text: str) -> bool:
    return _one_of("on", "off")(name, text) == "on"


def _port(name: str, text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) > HIGHEST_PORT:
        raise SettingError(
            f"{name} is “{text}”: write a number from 0 (any free one) to {HIGHEST_PORT}."
        )
    return int(text)


def _count(name: str, text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= MOST_COUNT:
        raise SettingError(f"{name} is “{text}”: write a number from 1 to {MOST_COUNT}.")
    return int(text)


def _milliseconds(name: str, text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) > LONGEST_MS:
        raise SettingError(
            f"{name} is “{text}”: write a number of milliseconds from 0 to {LONGEST_MS}."
        )
    return int(text)


class NotAToken(Exception):
    """What somebody took for a token: the sentence says what it is, or looks like."""

    cure = (
        "copy the token from your application's page Bot at "
        "https://discord.com/developers/applications, where Reset Token shows it once"
    )


def read_token(text: str) -> Token:
    """A token, as far as can be seen without Discord; raises NotAToken."""
    text = text.removeprefix("Bot ").strip("\"'")
    for pattern, what in MISTAKEN:
        if re.fullmatch(pattern, text):
            raise NotAToken(what)
    return Token(text)


MISTAKEN = (
    (r"", "is empty"),
    (r"\d{15,20}", "is an application's id, not its bot's token"),
    (r"[0-9a-f]{64}", "is an application's public key, not its bot's token"),
    (r"[\w-]{32}", "looks like an application's client secret, not its bot's token"),
    (r"https?:.*", "is an address, not a bot's token"),
    (
        r"(?![^\s.]+\.[^\s.]+\.[^\s.]+\Z)[\s\S]*",
        "does not look like a bot's token, which has three parts with full stops between",
    ),
)
"""What is pasted instead of a token."""


def _token(name: str, text: str) -> Token:
    try:
        return read_token(text)
    except NotAToken as error:
        raise SettingError(
            f"{name} {error}: {error.cure}, or leave it empty for the playground."
        ) from error


def _database(name: str, text: str) -> DatabaseUrl:
    """A wrong one is not repeated: it may have a password in it."""
    try:
        parts = urlsplit(text)
        is_right = parts.scheme in ("postgresql", "postgres") and bool(parts.path.strip("/"))
    except ValueError:
        is_right = False
    if not is_right:
        raise SettingError(
            f"{name} is no address of a PostgreSQL database: write one as in "
            "postgresql://NAME:PASSWORD@HOST/DATABASE, or leave it empty for a file here."
        )
    return DatabaseUrl(text)


def _address(*schemes: str) -> Callable[[str, str], str]:
    """An address on this machine: a token must never leave for one that somebody slipped in."""

    def read(name: str, text: str) -> str:
        right = f"write an address on this machine, as in {schemes[0]}://127.0.0.1:8080/…"
        try:
            parts = urlsplit(text)
            local = ipaddress.ip_address(parts.hostname or "").is_loopback and parts.port
        except ValueError:
            local = None
        if parts.scheme not in schemes or not local:
            raise SettingError(f"{name} is “{text}”: {right}, or leave it empty for Discord.")
        return text

    return read


VARIABLES = (
    Variable("DISCORD_TOKEN", "token", _token),
    Variable("SPELVARDEN_VAR", "var", _folder),
    Variable("DATABASE_URL", "database", _database),
    Variable("SPELVARDEN_LOG", "log_level", _one_of(*LOG_LEVELS)),
    Variable("SPELVARDEN_LANGUAGE", "language", _one_of(*LANGUAGES)),
    Variable("SPELVARDEN_PICTURES", "pictures", _switch),
    Variable("SPELVARDEN_EMOJIS", "emojis", _switch),
    Variable("SPELVARDEN_DOUBLE_CLICK_MS", "double_click_ms", _milliseconds),
    Variable("SPELVARDEN_TABLES", "tables", _count),
    Variable("SPELVARDEN_PLAYGROUND_PORT", "playground_port", _port),
    Variable("SPELVARDEN_REST", "rest", _address("http")),
    Variable("SPELVARDEN_GATEWAY", "gateway", _address("ws")),
    Variable("SPELVARDEN_CDN", "cdn", _address("http")),
)

OURS = "SPELVARDEN_"


def _from_file(file: Path) -> dict[str, str]:
    try:
        return {
            name: value or "" for name, value in dotenv_values(file, encoding="utf-8-sig").items()
        }
    except (OSError, UnicodeDecodeError) as error:
        raise SettingError(
            f"{file} can't be read ({error}): give the bot the right to, or write it again from "
            ".env.example."
        ) from error


def _check_names(given: Mapping[str, str]) -> None:
    known = [variable.name for variable in VARIABLES]
    for name in given:
        if name.startswith(OURS) and name not in known:
            ours = ", ".join(variable for variable in known if variable.startswith(OURS))
            raise SettingError(f"{name} is not a setting: leave it out, or write one of {ours}.")


def _check_addresses(settings: Settings) -> None:
    addresses = (settings.rest, settings.gateway, settings.cdn)
    if any(addresses) and not all(addresses):
        raise SettingError(
            "SPELVARDEN_REST, SPELVARDEN_GATEWAY and SPELVARDEN_CDN go together: set all three, "
            "or none."
        )
