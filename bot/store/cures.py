"""What helps where a file or a folder can't be written."""

import errno

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
ANOTHER = "or give the bot another folder with SPELVARDEN_VAR"
MAKE_ROOM = f"make room on that disk, {ANOTHER}"


def cure_of(error: OSError) -> str:
    """It goes on with a sentence that has said what is wrong."""
    if error.errno in NO_ROOM:
        return MAKE_ROOM
    return f"give the bot the right to write there, {ANOTHER}"
