"""How Supertrumf Fantasy is drawn."""

from collections.abc import Mapping, Sequence

from bot.pictures.colours import PAPER, Tint
from bot.pictures.display import Drawn, Picture
from bot.pictures.drawing import Drawing, Gathering
from bot.pictures.games.supertrumf.alt_text import board_says, hand_says, in_brief, table_zones
from bot.pictures.games.supertrumf.board import round_table, shows_last_round
from bot.pictures.games.supertrumf.ending import ending, ending_says
from bot.pictures.games.supertrumf.hand import SupertrumfHand
from bot.pictures.games.supertrumf.last_round import Miniatures
from bot.pictures.games.supertrumf.lobby import lobby
from bot.pictures.games.supertrumf.palette import ATTRIBUTES
from bot.pictures.reader import Reader
from bot.pictures.strip import StripLook
from games.kit.game import Outcome
from games.kit.say import Say
from games.kit.scenes import LastRound, Scene, Zone


class SupertrumfDrawing(Drawing):
    def board(self, scene: Scene, reader: Reader) -> Picture:
        return round_table(scene, reader, self.title(reader))

    def strip_look(self, last: LastRound) -> StripLook:
        return Miniatures(last)

    def shows_last_round(self, scene: Scene) -> bool:
        return shows_last_round(scene)

    def board_says(self, scene: Scene) -> tuple[Say, ...]:
        return tuple(board_says(scene))

    def in_brief(self, scene: Scene) -> Scene:
        return in_brief(scene)

    def hand(self, scene: Scene, own: Sequence[Zone], reader: Reader) -> Picture | None:
        if not any(zone.faces for zone in own):
            return None
        return SupertrumfHand(scene, own, reader).picture()

    def cards_of(
        self, public: Scene, own: Sequence[Zone], reader: Reader
    ) -> tuple[list[Drawn], float]:
        return SupertrumfHand(public, own, reader).as_table(0)

    def hand_says(self, scene: Scene, own: Sequence[Zone]) -> tuple[Say, ...]:
        return tuple(hand_says(scene, own))

    def table_zones(self, scene: Scene, own: Sequence[Zone]) -> tuple[Zone, ...]:
        return table_zones(scene, own)

    def emblems(self) -> Mapping[str, Tint]:
        return {sign: Tint(colour, PAPER) for sign, colour in ATTRIBUTES.items()}

    def lobby(self, gathering: Gathering, reader: Reader) -> Picture:
        return lobby(gathering, reader, self.title(reader))

    def ending(self, scene: Scene, outcome: Outcome, reader: Reader) -> Picture:
        return ending(scene, outcome, reader, self.title(reader))

    def ending_says(self, scene: Scene, outcome: Outcome) -> tuple[Say, ...]:
        return tuple(ending_says(scene, outcome))
