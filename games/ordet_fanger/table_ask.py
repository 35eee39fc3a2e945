"""What the asks of this game have in common."""

from typing import TYPE_CHECKING

from games.kit.asks import Barred, SeatAsk
from games.kit.say import Refusal, Say
from games.ordet_fanger.moves import Move
from games.ordet_fanger.state import State

if TYPE_CHECKING:
    from games.ordet_fanger.rules import OrdetFanger


class TableAsk(SeatAsk["OrdetFanger", State, Move]):
    game: "OrdetFanger"

    def why_not(self, what: Say, move: Move) -> tuple[Barred, ...]:
        """Why this is not on offer: the refusal that playing it would meet; none if it is legal."""
        try:
            self.game.check(self.state, self.seat, move)
        except Refusal as refusal:
            return (Barred(self.key, what, refusal.message, refusal.ruling),)
        return ()
