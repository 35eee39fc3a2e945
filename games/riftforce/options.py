"""What a table can choose."""

from typing import Literal

from games.kit.options import Options


class RiftforceOptions(Options, frozen=True, kw_only=True):
    """The ten guilds of the base set, or all eighteen."""

    guilds: Literal["base", "all"] = "base"
