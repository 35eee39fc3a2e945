"""What a table of Storma slottet! can choose."""

from games.kit.options import Options


class StormaOptions(Options, frozen=True, kw_only=True):
    """`doctors_in_sickbay`: doctors also heal the card in Sjukstugan (SS19)."""

    doctors_in_sickbay: bool = False
