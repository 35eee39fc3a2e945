"""Ends a server and removes its folder once the process that began it closes the pipe to this one,
or ends, however that happens. A program of its own, without the project."""

import os
import shutil
import signal
import sys
import time
from pathlib import Path

DATA, RUNS = "data", "postmaster.pid"
ENDS_SECONDS = 5.0
LOOK_SECONDS = 0.02


def main(home: Path) -> None:
    sys.stdin.read()
    try:
        server = int((home / DATA / RUNS).read_text().splitlines()[0])
    except (OSError, ValueError, IndexError):
        pass
    else:
        _end(server)
    shutil.rmtree(home, ignore_errors=True)


def _end(server: int) -> None:
    until = time.monotonic() + ENDS_SECONDS
    try:
        os.kill(server, signal.SIGQUIT)
        while time.monotonic() < until:
            time.sleep(LOOK_SECONDS)
            os.kill(server, 0)
        os.kill(server, signal.SIGKILL)
    except ProcessLookupError:
        return


if __name__ == "__main__":
    main(Path(sys.argv[1]))
