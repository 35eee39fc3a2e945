"""What a table can choose."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from games.kit.options import OptionRuling, Options


class RiftforceOptions(Options, frozen=True, kw_only=True):
    """The ten guilds of the base set, or all eighteen; and how each comes to four of them."""

    rulings: ClassVar[Mapping[str, OptionRuling]] = {"picks": OptionRuling("RF20")}

    guilds: Literal["base", "all"] = "base"
    picks: Literal["draft", "free"] = "draft"
    """RF20: whether the first guild is dealt, and few are shown, or all four are chosen freely."""
