"""How Riftforce is drawn: two shores with the Rift between them."""

from collections.abc import Mapping, Sequence

from bot.pictures.colours import Tint
from bot.pictures.display import Picture
from bot.pictures.drawing import Drawing, Gathering
from bot.pictures.games.riftforce.alt_text import board_says, hand_adds, hand_says
from bot.pictures.games.riftforce.board import RiftBoard
from bot.pictures.games.riftforce.draft import draft
from bot.pictures.games.riftforce.ending import ending, left_over
from bot.pictures.games.riftforce.hand import HandOfGuilds
from bot.pictures.games.riftforce.last_action import SmallTiles
from bot.pictures.games.riftforce.lobby import lobby
from bot.pictures.games.riftforce.palette import GUILDS
from bot.pictures.games.riftforce.shores import shown_guilds
from bot.pictures.reader import Reader
from bot.pictures.strip import StripLook
from games.kit.game import Outcome
from games.kit.say import Say
from games.kit.scenes import LastRound, Scene, Zone


class RiftforceDrawing(Drawing):
    def board(self, scene: Scene, reader: Reader) -> Picture:
        if shown_guilds(scene):
            return draft(scene, reader, self.title(reader))
        return RiftBoard(scene, reader).picture()

    def strip_look(self, last: LastRound) -> StripLook:
        return SmallTiles()

    def shows_last_round(self, scene: Scene) -> bool:
        """False in the draft: the last pick is on the board already, framed."""
        return scene.last_round is not None and not shown_guilds(scene)

    def hand(self, scene: Scene, own: Sequence[Zone], reader: Reader) -> Picture | None:
        hand = next((zone for zone in own if zone.key == "hand" and zone.faces), None)
        if hand is None:
            return None
        return HandOfGuilds(scene, hand, reader).picture()

    def hand_says(self, scene: Scene, own: Sequence[Zone]) -> tuple[Say, ...]:
        return tuple(hand_says(scene, own))

    def hand_adds(self, scene: Scene, own: Sequence[Zone]) -> tuple[Say, ...]:
        return tuple(hand_adds(scene, own))

    def board_says(self, scene: Scene) -> tuple[Say, ...]:
        return tuple(board_says(scene))

    def emblems(self) -> Mapping[str, Tint]:
        return {f"riftforce/{guild}": tint for guild, tint in GUILDS.items()}

    def lobby(self, gathering: Gathering, reader: Reader) -> Picture:
        return lobby(gathering, reader, self.title(reader))

    def ending(self, scene: Scene, outcome: Outcome, reader: Reader) -> Picture:
        return ending(scene, outcome, reader, self.title(reader))

    def ending_says(self, scene: Scene, outcome: Outcome) -> tuple[Say, ...]:
        return (left_over(scene),)
