"""A record as a file, which may come from anybody."""

import msgspec

from games.kit.chance import FORMAT
from games.kit.match import Record

MOST_BYTES = 4_000_000
"""A hundred times what the longest matches take."""


class NotARecord(Exception):
    """Why a file is not a record, in a sentence for a person at a terminal."""


class _Format(msgspec.Struct):
    """What is read of a record first. One that names no format is of the first."""

    game: str
    chance: int = 1


def decoded(content: bytes) -> Record:
    """Raises NotARecord for what no table has written. More than MOST_BYTES are not to be read."""
    try:
        _check_format(msgspec.json.decode(content, type=_Format).chance)
        return msgspec.json.decode(content, type=Record)
    except RecursionError as error:
        raise NotARecord("it is nested too deeply") from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise NotARecord(str(error)) from error


def _check_format(found: int) -> None:
    if found < FORMAT:
        raise NotARecord(f"its chance is of format {found}, which only Spelvärden 0.1.0 can read")
    if found > FORMAT:
        raise NotARecord(
            f"its chance is of format {found}, which only a newer Spelvärden than this can read"
        )
