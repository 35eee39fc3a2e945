"""One server for several processes, begun by the first one that asks, and ended with the last."""

import fcntl
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import IO

from bot.lab.postgres.programs import NoServer
from bot.lab.postgres.server import running
from bot.places import PACKAGES

USED, ADDRESS = "postgres-used", "postgres-address"
_held: list[IO[str]] = []


@cache
def shared(place: Path) -> str:
    """The address of the server of all who name this folder. It runs until the last of them has
    ended."""
    used = (place / USED).open("a+")
    fcntl.flock(used, fcntl.LOCK_SH)
    _held.append(used)
    with (place / ADDRESS).open("a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        if address := file.read():
            return address
        begun = subprocess.run(
            [sys.executable, "-P", "-m", __name__, place],
            env=os.environ | {"PYTHONPATH": str(PACKAGES)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            check=False,
        )
        address, _, complaint = begun.stdout.partition("\n")
        if not address:
            raise NoServer(complaint.strip() or "PostgreSQL can't be begun here.")
        file.write(address)
        return address


def run(place: Path) -> None:
    """Goes on in the background, and closes its output once the address is told."""
    if os.fork():
        os._exit(0)
    os.setsid()
    try:
        with running() as server:
            _tell(server.url)
            with (place / USED).open("a+") as used:
                fcntl.flock(used, fcntl.LOCK_EX)
                (place / ADDRESS).unlink(missing_ok=True)
    except NoServer as error:
        _tell(f"\n{error}")


def _tell(text: str) -> None:
    print(text, flush=True)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


if __name__ == "__main__":
    run(Path(sys.argv[1]))
