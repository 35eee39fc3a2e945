"""Presses that a modal answers. Discord takes no modal once a press has been acknowledged, so these
are answered by it alone, even where another process may have answered before."""

from bot.chat import custom_ids as ids
from bot.chat.press import Press
from bot.chat.render.clocks import TYPED


def opens_modal(press: Press) -> bool:
    """Whether a modal is its answer, unless it is refused, or does what the store takes from each
    press once."""
    if press.kind != "component":
        return False
    match ids.parse(press.control):
        case ids.OptionPage() | ids.OptionsAgain() | ids.OfSeats():
            return True
        case ids.TakingTurn() | ids.Proposing() | ids.Deed(do="meet"):
            return True
        case ids.OfPresets(do="save") | ids.OfLobby(do="word"):
            return True
        case ids.Answering(step=ids.Step.WRITE) | ids.PublicAsk(picks=()):
            return True
        case ids.SetTime(do="zone"):
            return press.value == TYPED
    return False
