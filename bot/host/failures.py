"""What went wrong when nobody broke a rule."""

from bot.host.ports import Busy, DiskFull, StoreError
from games.kit.say import Say, say


class NotSaved(Exception):
    """An input that could not be kept, so that it has not happened; with the sentence for whoever
    tried."""

    def __init__(self, message: Say, cause: StoreError) -> None:
        super().__init__(f"{message.id}: {cause}")
        self.message = message


def not_saved(error: StoreError) -> NotSaved:
    match error:
        case DiskFull():
            return NotSaved(say("tables-disk-full"), error)
        case Busy():
            return NotSaved(say("tables-store-busy"), error)
    return NotSaved(say("tables-store-failed"), error)
