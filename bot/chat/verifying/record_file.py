"""A record as a file, which may come from anybody."""

import msgspec

from games.kit.chance import FORMATS
from games.kit.match import Record

MOST_BYTES = 4_000_000
"""A hundred times what the longest matches take."""


class NotARecord(Exception):
    """Why a file is none, in a sentence for whoever reads it at a terminal."""


def decoded(content: bytes) -> Record:
    """Raises NotARecord for what no table has written. More than MOST_BYTES are not to be read."""
    try:
        record = msgspec.json.decode(content, type=Record)
    except RecursionError as error:
        raise NotARecord("it is nested too deeply") from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise NotARecord(str(error)) from error
    if record.chance not in FORMATS:
        known = " and ".join(map(str, FORMATS))
        raise NotARecord(
            f"its chance is of format {record.chance}, and this version knows {known}; "
            "a newer one can verify it"
        )
    return record
