"""What can be chosen for a match."""

from typing import Annotated

import msgspec

from games.kit.options import Options

HAND = 5


class SkeletonOptions(Options, frozen=True, kw_only=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=HAND)] = 3
