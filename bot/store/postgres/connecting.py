"""Sessions with a database, and one sentence for each reason why there is none. No sentence repeats
the address, which may have a password in it."""

import ipaddress
import ssl
from urllib.parse import parse_qs, unquote, urlsplit

import asyncpg

from bot.host.ports import CannotOpen
from bot.store.lock import NotReached

OLDEST = 14
"""The first version that ends a session which says nothing (idle_session_timeout)."""

SECONDS = 5.0
WITHOUT_TLS = ("allow", "prefer")
"""What `sslmode` may say though it does not insist on TLS."""

PASSING = (
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresConnectionError,
    asyncpg.InternalClientError,
    asyncpg.InterfaceError,
)
"""What is said by a server that starts or ends, has no room left, or only follows another one."""

MEND = "mend DATABASE_URL"


async def connect(url: str) -> asyncpg.Connection:
    """A session with the server itself. Raises NotReached or another CannotOpen."""
    where = ", ".join(_hosts(url)) or "this machine"
    try:
        session = await asyncpg.connect(url, ssl=_tls(url), timeout=SECONDS)
        try:
            await _check(session, where)
        except BaseException:
            session.terminate()
            raise
    except ssl.SSLError as error:
        raise CannotOpen(
            f"The certificate of the database server on {where} is not trusted ({error.reason}): "
            "name the one that it is signed with by sslrootcert=FILE in DATABASE_URL."
        ) from error
    except ValueError as error:
        raise CannotOpen(f"DATABASE_URL can't be used: {MEND} as .env.example shows.") from error
    except PASSING as error:
        raise NotReached(
            f"The database server on {where} takes no session now ({error}): wait, or look at "
            "its log."
        ) from error
    except OSError as error:
        raise _unreached(where, error) from error
    except asyncpg.PostgresError as error:
        raise CannotOpen(_refusal(url, where, error)) from error
    return session


def _refusal(url: str, where: str, error: asyncpg.PostgresError) -> str:
    match error:
        case asyncpg.InvalidCatalogNameError():
            cure = f"make it by `createdb`, or {MEND}"
            return f"There is no database “{_database(url)}” on {where}: {cure}."
        case asyncpg.InvalidPasswordError():
            return f"The database server on {where} refuses the name or the password: {MEND}."
    cure = f"{MEND}, or the server's pg_hba.conf"
    return f"The database server on {where} lets nobody in like that ({error}): {cure}."


async def _check(session: asyncpg.Connection, where: str) -> None:
    """A pooler gives its clients process numbers of its own, and some lose prepared statements."""
    version = session.get_server_version().major
    if version < OLDEST:
        raise CannotOpen(
            f"The database server on {where} is PostgreSQL {version}: the bot needs {OLDEST} or "
            "newer."
        )
    try:
        process = await session.fetchval("SELECT pg_backend_pid()")
    except (asyncpg.InvalidSQLStatementNameError, asyncpg.DuplicatePreparedStatementError):
        process = None
    if process != session.get_server_pid():
        raise CannotOpen(
            f"On {where} is a pooler, which gives the session that holds the bot's lock to others: "
            "write the database server's own address in DATABASE_URL."
        )


def _unreached(where: str, error: OSError) -> CannotOpen:
    if "rejected SSL upgrade" in str(error):
        return CannotOpen(
            f"The database server on {where} takes no TLS, and is not on this machine: switch it "
            "on there (ssl = on)."
        )
    why = error.strerror or (
        f"no answer in {SECONDS:.0f} s" if isinstance(error, TimeoutError) else str(error)
    )
    return NotReached(
        f"The database server on {where} can't be reached ({why}): start it, or {MEND}."
    )


def _tls(url: str) -> str | None:
    """What is asked for instead of what the address says. Only on this machine a session may do
    without TLS."""
    if all(map(_is_here, _hosts(url))):
        return None
    mode = parse_qs(urlsplit(url).query).get("sslmode", ["allow"])[-1]
    if mode == "disable":
        raise CannotOpen(
            "DATABASE_URL says sslmode=disable, and the database server is not on this machine: "
            "write sslmode=require."
        )
    return "require" if mode in WITHOUT_TLS else None


def _hosts(url: str) -> list[str]:
    """Of servers, without ports; a path is a socket on this machine."""
    parts = urlsplit(url)
    named = unquote(parts.netloc.rpartition("@")[2]) or parse_qs(parts.query).get("host", [""])[-1]
    hosts = (host if host.startswith("/") else _without_port(host) for host in named.split(","))
    return [host for host in hosts if host]


def _without_port(host: str) -> str:
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.startswith("/")


def _database(url: str) -> str:
    return unquote(urlsplit(url).path.strip("/"))
