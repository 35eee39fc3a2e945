"""A server with an empty database, which can be stopped, killed and started again."""

import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.lab.postgres import keeper
from bot.lab.postgres.programs import NoServer, runs_as, usable

MEMORY_DISK = Path("/dev/shm")
ROOM_BYTES = 2_000_000_000
"""What a memory disk must have free: Docker's has 64 MB."""

PORTS = range(20_000, 32_000)
"""Below the ports that systems give to clients: a client of a stopped server could otherwise get
the server's own port, and connect to itself."""

OWNER = "spelvarden"
"""A role that may make databases and nothing else, as a bot's is."""

STARTS_SECONDS = 20.0
LOOK_SECONDS = 0.02
READY_LINE = 7
"""Of postmaster.pid, where the server tells its state."""


class Server:
    def __init__(self, programs: Path, home: Path, options: dict[str, str]) -> None:
        self._programs = programs
        self._home = home
        self._data = home / keeper.DATA
        self._log = home / "log"
        self._port = _free_port()
        self._password = secrets.token_hex(8)
        self._options = {
            "port": str(self._port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": "200",
            "dynamic_shared_memory_type": "mmap",  # in its folder, so that a killed one leaves none
            **options,
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Of the database `postgres`, for the role that owns what is made here."""
        return f"postgresql://{OWNER}:{self._password}@127.0.0.1:{self._port}/postgres"

    @property
    def log(self) -> str:
        """What the server has logged."""
        return self._log.read_text(errors="replace")

    def set_up(self) -> None:
        how = ("--username=admin", "--auth=password", "--encoding=UTF8", "--no-locale", "--no-sync")
        password = self._home / "password"
        password.write_text(secrets.token_hex(8))
        _give_away(password)
        self._run("initdb", f"--pwfile={password}", *how, f"--pgdata={self._data}")
        role = f"CREATE ROLE {OWNER} LOGIN CREATEDB PASSWORD '{self._password}'"
        self._run("postgres", "--single", "-D", str(self._data), "postgres", told=role)

    def start(self) -> None:
        """Starts it, also where another one is still ending after a kill."""
        until = time.monotonic() + STARTS_SECONDS
        while not self._has_started():
            if time.monotonic() > until:
                raise NoServer(f"PostgreSQL does not start here: {self.log[-300:].strip()}")

    def stop(self) -> None:
        """Ends all sessions, and then the server."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Ends it as a crash does."""
        self._end(signal.SIGKILL)

    def _end(self, by: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(by)
            self._process.wait()
            self._process = None

    def _has_started(self) -> bool:
        command: list[str | Path] = [self._programs / "postgres", "-D", self._data]
        for name, value in self._options.items():
            command += ["-c", f"{name}={value}"]
        with self._log.open("ab") as log:
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd="/",
                start_new_session=True,
                **runs_as(),
            )
        while process.poll() is None:
            if self._state(process.pid) == "ready":
                self._process = process
                return True
            time.sleep(LOOK_SECONDS)
        time.sleep(LOOK_SECONDS)
        return False

    def _state(self, process: int) -> str:
        try:
            lines = (self._data / keeper.RUNS).read_text().splitlines()
        except OSError:
            return ""
        is_it = len(lines) > READY_LINE and lines[0] == str(process)
        return lines[READY_LINE].strip() if is_it else ""

    def _run(self, program: str, *arguments: str, told: str = "") -> None:
        done = subprocess.run(
            [self._programs / program, *arguments],
            input=told,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd="/",
            check=False,
            **runs_as(),
        )
        if done.returncode:
            raise NoServer(f"PostgreSQL's {program} fails here: {done.stdout[-300:].strip()}")


@contextmanager
def running(*, in_memory: bool = True, **options: str) -> Iterator[Server]:
    """A new server, ended and removed at the end of this or of this process, however that ends.
    `in_memory` waits for no disk; what is committed outlives the server's crash all the same."""
    is_roomy = MEMORY_DISK.is_dir() and shutil.disk_usage(MEMORY_DISK).free > ROOM_BYTES
    above = MEMORY_DISK if in_memory and is_roomy else None
    home = Path(tempfile.mkdtemp(prefix="spelvarden-postgres-", dir=above))
    watching = subprocess.Popen(
        [sys.executable, "-P", keeper.__file__, home],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    with watching:
        try:
            _give_away(home)
            without_disk = {"fsync": "off", "full_page_writes": "off"} if in_memory else {}
            server = Server(usable(home / "programs"), home, without_disk | options)
            server.set_up()
            server.start()
            try:
                yield server
            finally:
                server.stop()
        finally:
            assert watching.stdin is not None
            watching.stdin.close()


def _give_away(file: Path) -> None:
    """Lets the user enter, or read, that the server runs as."""
    user = runs_as()
    if user:
        os.chown(file, user["user"], user["group"])


def _free_port() -> int:
    while True:
        port = random.choice(PORTS)
        with closing(socket.socket()) as tried:
            if tried.connect_ex(("127.0.0.1", port)) != 0:
                return port
