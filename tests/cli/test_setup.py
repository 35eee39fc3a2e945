"""`./spelvarden setup` and `invite`, at a terminal, with a Discord over real sockets."""

import asyncio
import os
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat.permissions import INVITED, asked_for, invitation, permission
from bot.cli.env_file import put_token
from bot.places import PACKAGES
from bot.playground import Playground, addresses
from bot.playground import Settings as PlaygroundSettings
from bot.playground.faults import RequestFault
from bot.playground.records import Application
from bot.settings import Settings, Token
from bot.words.words import Words
from tests.cli.terminal import terminal

TOKEN = Token("MTIz.Abc.dEf")
PROMPT = "not shown): "
FILE = "# Mine\nSPELVARDEN_LANGUAGE=sv\n# DISCORD_TOKEN=MTIz.old.token\n"
CONTENT = 1 << 15
SET_UP = "from pathlib import Path; from bot.cli.setup import set_up; set_up(Path({!r}))"


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    settings = PlaygroundSettings(rate_limits=False, identify_limits=False)
    async with await Playground.start(settings=settings) as started:
        yield started


def here(playground: Playground) -> dict[str, str]:
    rest, gateway, cdn = addresses(playground.url)
    return {
        "SPELVARDEN_REST": rest,
        "SPELVARDEN_GATEWAY": gateway,
        "SPELVARDEN_CDN": cdn,
        "DISCORD_TOKEN": "",
    }


def new_application(playground: Playground) -> Application:
    owner = playground.core.add_person("owner")
    return playground.core.add_application("Spelvärden", owner.id)


async def test_every_wrong_turn_and_then_all_is_set_up(
    playground: Playground, tmp_path: Path
) -> None:
    application = new_application(playground)
    application.endpoint = "https://example.org/presses"
    away = RequestFault(kind="status", method="GET", path="/applications/@me", status=503)
    playground.core.faults.plan(away)
    refused = RequestFault(kind="status", method="PATCH", path="/applications/@me", status=400)
    playground.core.faults.plan(refused)
    file = tmp_path / ".env"
    file.write_text(FILE)
    file.chmod(0o644)
    async with terminal(SET_UP.format(str(file)), **here(playground)) as seen:
        for typed, told in (
            ("", "That is empty: copy the token"),
            (str(application.id), "That is an application's id, not"),
            ("Ab3_" * 8, "looks like an application's client secret"),
            ("0a" * 32, "is an application's public key"),
            ("my token", "three parts with full stops"),
            ("MTIz.Abc.dEf", "Discord fails just now (503/"),
            ("MTIz.Abc.dEf", "Discord refuses the token: copy it again"),
            (f"DISCORD_TOKEN={application.token}", "It is the token of Spelvärden."),
        ):
            await seen.answers(PROMPT, typed)
            await seen.until(told)
        assert "example.org" in await seen.answers("Delete that address? [Y/n] ", "perhaps")
        await seen.answers("Please answer y or n.\nnone. Delete that address? [Y/n] ", "")
        await seen.until("Discord refuses it (400/")
        await seen.until("until you delete that address yourself")
        await seen.answers("Message Content Intent on? [Y/n] ", "y")
        await seen.answers("öppnar ett bord.”? [Y/n] ", "Yes")
        await seen.answers("ask for what it needs? [Y/n] ", "")
        await seen.until(invitation(application.id))
        await seen.until("Then start it by ./spelvarden, and write /play")
        assert await seen.ended() == 0
        assert application.token not in seen.shown
    assert application.endpoint and application.privileged_intents == CONTENT
    assert application.description.startswith("Kortspel på din server: Ordet fanger, ")
    asked = {"scopes": ["bot", "applications.commands"], "permissions": str(asked_for().value)}
    assert application.install == {0: {"oauth2_install_params": asked}}
    assert file.read_text() == FILE.replace(
        "# DISCORD_TOKEN=MTIz.old.token", f"DISCORD_TOKEN={application.token}"
    )
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_a_token_that_stands_there_is_kept_and_a_no_is_a_no(
    playground: Playground, tmp_path: Path
) -> None:
    application = new_application(playground)
    application.endpoint = "https://example.org/presses"
    application.code_grant = True
    file = tmp_path / ".env"
    file.write_text(f"DISCORD_TOKEN={application.token}\n")
    environment = here(playground) | {"DISCORD_TOKEN": "MTIz.Abc.dEf"}
    async with terminal(SET_UP.format(str(file)), **environment) as seen:
        await seen.answers("has the token of Spelvärden in it. Keep it? [Y/n] ", "")
        await seen.until("The environment has another DISCORD_TOKEN")
        await seen.answers("Delete that address? [Y/n] ", "y")
        await seen.answers("Message Content Intent on? [Y/n] ", "no")
        await seen.until("are given by /answer")
        await seen.answers("opens a table.”? [Y/n] ", "n")
        await seen.answers("ask for what it needs? [Y/n] ", "n")
        await seen.until("switch off Requires OAuth2 Code Grant")
    assert not application.endpoint and not application.privileged_intents
    assert not application.description and application.install == {0: {}}


def run(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-P", "-m", "bot", *arguments],
        env=os.environ | {"PYTHONPATH": str(PACKAGES), "DISCORD_TOKEN": ""} | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_a_terminal_setup_says_what_else_one_can_do() -> None:
    done = run("setup")
    assert done.returncode != 0 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and "needs a terminal" in done.stderr


@pytest.mark.parametrize(
    ("token", "told"),
    [
        ("", "There is no DISCORD_TOKEN yet, so nobody to invite: run ./spelvarden setup."),
        ("MTIz.Abc.dEf", "127.0.0.1:1 can't be reached (ClientConnectorError): check this"),
    ],
)
def test_who_can_t_be_invited_gets_one_sentence(token: str, told: str) -> None:
    nowhere = {f"SPELVARDEN_{name}": "http://127.0.0.1:1/" for name in ("REST", "CDN")}
    done = run("invite", DISCORD_TOKEN=token, SPELVARDEN_GATEWAY="ws://127.0.0.1:1/", **nowhere)
    assert done.returncode != 0 and done.stderr.startswith(told)
    assert done.stderr.count("\n") == 1


async def test_invite_prints_the_link_and_nothing_else(playground: Playground) -> None:
    application = new_application(playground)
    environment = here(playground) | {"DISCORD_TOKEN": application.token}
    done = await asyncio.to_thread(run, "invite", **environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{invitation(application.id)}\n"


def test_the_docs_tell_what_each_permission_of_the_link_is_for() -> None:
    page = (PACKAGES / "docs" / "server.md").read_text("utf-8")
    rows = page.partition("| permission |")[2].partition("\n\n")[0].splitlines()[2:]
    told = {name for row in rows for name in row.split("|")[1].strip().split(", ")}
    assert told == {Words().text(permission(name), "en", {}) for name in INVITED}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "DISCORD_TOKEN={}\n"),
        ("A=1", "A=1\nDISCORD_TOKEN={}\n"),
        ("# DISCORD_TOKEN=\nA=1\n", "DISCORD_TOKEN={}\nA=1\n"),
        ("export DISCORD_TOKEN=x.y.z\n", "DISCORD_TOKEN={}\n"),
        (
            "DISCORD_TOKEN=one\nA=1\n# DISCORD_TOKEN=two\nDISCORD_TOKEN='three'\nB=2\n",
            "A=1\n# DISCORD_TOKEN=two\nDISCORD_TOKEN={}\nB=2\n",
        ),
    ],
)
def test_a_token_is_put_where_it_counts(tmp_path: Path, before: str, after: str) -> None:
    file, link = tmp_path / "kept", tmp_path / ".env"
    file.write_text(before)
    link.symlink_to(file)
    put_token(link, TOKEN)
    assert link.is_symlink() and file.read_text() == after.format(TOKEN)
    assert Settings.read(link, {}).token == TOKEN
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert {each.name for each in tmp_path.iterdir()} == {"kept", ".env"}


def test_a_file_that_isn_t_there_yet_begins_as_the_example_does(tmp_path: Path) -> None:
    example = (PACKAGES / ".env.example").read_text()
    (tmp_path / ".env.example").write_text(example)
    put_token(tmp_path / ".env", TOKEN)
    written = (tmp_path / ".env").read_text()
    assert written == example.replace("\nDISCORD_TOKEN=\n", f"\nDISCORD_TOKEN={TOKEN}\n")
    assert Settings.read(tmp_path / ".env", {}).token == TOKEN
