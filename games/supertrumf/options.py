"""What a table can choose before it is dealt."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from games.kit.options import OptionRuling, Options

Play = Literal["classic", "blixtduell"]


class SupertrumfOptions(Options, frozen=True, kw_only=True):
    """Which game, and who deals it; the deal moves one seat to the left at each rematch."""

    rulings: ClassVar[Mapping[str, OptionRuling]] = {"dealer": OptionRuling("ST10")}
    name_seats: ClassVar[tuple[str, ...]] = ("dealer",)

    play: Play = "classic"
    dealer: Annotated[int, Meta(ge=1, le=6)] = 1
    """Which seat deals, as people count them."""
