"""How Storma slottet! is drawn: a battlefield on felt."""

from collections.abc import Sequence

from bot.pictures.display import Picture
from bot.pictures.drawing import Drawing, Gathering
from bot.pictures.games.storma_slottet.alt_text import ending_says, hand_says, table_zones
from bot.pictures.games.storma_slottet.board import battlefield
from bot.pictures.games.storma_slottet.ending import ending
from bot.pictures.games.storma_slottet.hand import HandOfSuits
from bot.pictures.games.storma_slottet.last_turn import FelledCards, shows_last_turn
from bot.pictures.games.storma_slottet.lobby import lobby
from bot.pictures.reader import Reader
from bot.pictures.strip import StripLook
from games.kit.game import Outcome
from games.kit.say import Say
from games.kit.scenes import LastRound, Scene, Zone


class StormaSlottet(Drawing):
    def board(self, scene: Scene, reader: Reader) -> Picture:
        return battlefield(scene, reader, self.title(reader))

    def strip_look(self, last: LastRound) -> StripLook:
        return FelledCards()

    def shows_last_round(self, scene: Scene) -> bool:
        return shows_last_turn(scene)

    def hand(self, scene: Scene, own: Sequence[Zone], reader: Reader) -> Picture | None:
        if not any(zone.key == "hand" and zone.faces for zone in own):
            return None
        return HandOfSuits(scene, own, reader).picture()

    def hand_says(self, scene: Scene, own: Sequence[Zone]) -> tuple[Say, ...]:
        return tuple(hand_says(scene, own))

    def table_zones(self, scene: Scene, own: Sequence[Zone]) -> tuple[Zone, ...]:
        return table_zones(scene, own)

    def lobby(self, gathering: Gathering, reader: Reader) -> Picture:
        return lobby(gathering, reader, self.title(reader))

    def ending(self, scene: Scene, outcome: Outcome, reader: Reader) -> Picture:
        return ending(scene, outcome, reader, self.title(reader))

    def ending_says(self, scene: Scene, outcome: Outcome) -> tuple[Say, ...]:
        return tuple(ending_says(scene, outcome))
