"""A process that has imported the bot, and forks one for each start. To import the bot takes a
second of processor time, and the tests start hundreds. (The ordinary start has tests of its own:
tests/cli/test_broken_folders.py, tests/cli/test_child.py.)

Standard input is a socket that brings another socket for each start. The starter writes an `Order`
there, as one line, and reads the bot's process id and, in the end, its exit code. The server ends
with the process that has started it."""

import gc
import os
import runpy
import socket
import sys
from importlib import import_module

import msgspec

NOTHING_LEFT = 0


class Order(msgspec.Struct, frozen=True):
    """What to run, as `python -m MODULE ARGUMENTS`, with stderr appended to the log."""

    module: str
    arguments: tuple[str, ...]
    environment: dict[str, str]
    log: str


def serve() -> Order:
    """Forks for each order; returns in each bot's process, and there only."""
    from cogs import EXTENSIONS

    for module in ("bot.cli.main", "tests.leaping_clock", *EXTENSIONS):
        import_module(module)
    gc.freeze()
    with socket.socket(fileno=os.dup(sys.stdin.fileno())) as orders:
        while True:
            said, received, *_ = socket.recv_fds(orders, 1, 1)
            if not said:
                sys.exit()
            _reap()
            with socket.socket(fileno=received[0]) as starter:
                if os.fork() == 0 and (order := _start(starter)):
                    return order


def _reap() -> None:
    """Waits for the processes that have ended, so that their processor time is counted."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0] != NOTHING_LEFT:
            pass
    except ChildProcessError:
        return


def _start(starter: socket.socket) -> Order | None:
    """Forks the bot, where it returns the order, and waits for the bot's end."""
    with starter.makefile("rb") as lines:
        order = msgspec.json.decode(lines.readline(), type=Order)
    bot = os.fork()
    if bot == 0:
        return order
    starter.sendall(b"%d\n" % bot)
    _, status = os.waitpid(bot, 0)
    starter.sendall(b"%d\n" % os.waitstatus_to_exitcode(status))
    os._exit(0)


def become(order: Order) -> None:
    """Does what `python -m MODULE ARGUMENTS` does."""
    nothing = os.open(os.devnull, os.O_RDWR)
    log = os.open(order.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream, what in enumerate((nothing, nothing, log)):
        os.dup2(what, stream)
    os.environ.clear()
    os.environ.update(order.environment)
    sys.argv = [order.module, *order.arguments]
    runpy.run_module(order.module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    become(serve())
