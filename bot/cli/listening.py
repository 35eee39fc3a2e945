"""The playground's port, and what to say if it is taken."""

import errno
import os

from bot.settings import SettingError

USUAL_PORT = 8080

ANY_OTHER = "set another number (0 takes any free one)"

CURES = {
    errno.EADDRINUSE: f"stop what uses it, or {ANY_OTHER}",
    errno.EACCES: "set a number from 1024 up, or 0 for any free one",
    errno.EADDRNOTAVAIL: "this machine has no 127.0.0.1, so bring up its loopback interface",
}


def cannot_listen(error: OSError, asked_for: int | None) -> SettingError:
    """The error for the port that was asked for or, by default, the usual one."""
    port = f"is {asked_for}" if asked_for is not None else f"is not set, so that it is {USUAL_PORT}"
    cure = CURES.get(error.errno or 0, ANY_OTHER)
    return SettingError(
        f"SPELVARDEN_PLAYGROUND_PORT {port}, which can't be had ({_reason(error)}): {cure}."
    )


def another_port(error: OSError) -> str | None:
    """Why the usual port is not used, if any other will do."""
    match error.errno:
        case errno.EADDRINUSE:
            return f"at another port since {USUAL_PORT} is taken"
        case errno.EACCES:
            return f"at another port since {USUAL_PORT} can't be had ({_reason(error)})"
    return None


def _reason(error: OSError) -> str:
    return os.strerror(error.errno or 0)
