"""Each way in which there is no session with the database is told in one sentence."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from urllib.parse import urlsplit

import pytest

from bot.host.ports import CannotOpen
from bot.store.postgres import connecting
from bot.store.postgres.connecting import NotReached, connect

KEY_DATA = b"K\x00\x00\x00\x0c"
"""How the message begins by which a server tells the number of a session's process."""


def with_parts(url: str, *, host: str = "", port: int = 0, name: str = "", more: str = "") -> str:
    parts = urlsplit(url)
    netloc = f"{parts.username}:{parts.password}@{host or parts.hostname}:{port or parts.port}"
    return parts._replace(netloc=netloc, path=f"/{name or parts.path[1:]}", query=more).geturl()


async def refused(url: str) -> str:
    """The sentence, in which no password stands."""
    with pytest.raises(CannotOpen) as raised:
        await connect(url)
    sentence = str(raised.value)
    assert (urlsplit(url).password or "no password") not in sentence
    assert sentence.endswith(".")
    return sentence


async def test_a_right_address_is_taken(database_url: str) -> None:
    session = await connect(database_url)
    assert await session.fetchval("SELECT 1") == 1
    await session.close()


async def test_a_wrong_password_is_named(database_url: str) -> None:
    parts = urlsplit(database_url)
    wrong = database_url.replace(f":{parts.password}@", ":4711-wrong@")
    assert "refuses the name or the password: mend DATABASE_URL" in await refused(wrong)


async def test_a_database_that_is_not_there_is_named(database_url: str) -> None:
    sentence = await refused(with_parts(database_url, name="none_such"))
    assert "There is no database “none_such”" in sentence


async def test_a_server_that_does_not_answer_may_do_so_later() -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        with pytest.raises(NotReached, match=r"127\.0\.0\.1 can't be reached \(.+\): start it"):
            await connect(f"postgresql://name:secret@127.0.0.1:{port}/games")


async def test_a_host_that_nobody_knows_is_named() -> None:
    sentence = await refused("postgresql://name:secret@nowhere.invalid/games")
    assert "The database server on nowhere.invalid can't be reached" in sentence


async def test_off_this_machine_no_session_does_without_tls(database_url: str) -> None:
    """The address 0.0.0.0 leads here, and is not a loopback address."""
    elsewhere = with_parts(database_url, host="0.0.0.0")
    assert "takes no TLS, and is not on this machine" in await refused(elsewhere)
    without = with_parts(database_url, host="0.0.0.0", more="sslmode=disable")
    assert "write sslmode=require" in await refused(without)


async def test_an_old_server_is_refused(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "OLDEST", 999)
    assert "the bot needs 999 or newer" in await refused(database_url)


async def test_a_pooler_is_refused(database_url: str) -> None:
    async with pooler(database_url) as port:
        sentence = await refused(with_parts(database_url, port=port))
    assert "is a pooler" in sentence


@pytest.mark.parametrize("url", ["postgresql://a:secret@h:port/x", "postgresql://h/x?sslmode=odd"])
async def test_an_address_that_says_nothing_is_refused(url: str) -> None:
    assert "DATABASE_URL can't be used" in await refused(url)


async def test_a_server_that_ends_at_once_may_be_back_later() -> None:
    """As one does that is being stopped."""
    server = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NotReached):
            await connect(f"postgresql://name:secret@127.0.0.1:{port}/games?sslmode=disable")


@asynccontextmanager
async def pooler(url: str) -> AsyncIterator[int]:
    """As poolers do, it passes everything on but for the number of the server's process."""
    parts = urlsplit(url)

    async def relay(
        reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_up: bool
    ) -> None:
        while data := await reader.read(65_536):
            before, key, after = data.partition(KEY_DATA)
            writer.write(before + key + b"\x00\x00\x00\x07" + after[4:] if key and is_up else data)
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, asks = await asyncio.open_connection(parts.hostname, parts.port)
        await asyncio.gather(relay(reader, asks, False), relay(answers, writer, True))

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]
