"""What a table of Storma slottet! can choose."""

from collections.abc import Mapping
from typing import ClassVar

from games.kit.options import OptionRuling, Options


class StormaOptions(Options, frozen=True, kw_only=True):
    """`doctors_in_sickbay`: doctors also heal the card in Sjukstugan (SS19)."""

    rulings: ClassVar[Mapping[str, OptionRuling]] = {
        "doctors_in_sickbay": OptionRuling("SS19", departs=("on",))
    }

    doctors_in_sickbay: bool = False
