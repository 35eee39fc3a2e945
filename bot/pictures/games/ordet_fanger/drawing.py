"""How Ordet fanger is drawn. There are no hands: nobody holds cards."""

from collections.abc import Mapping

from bot.pictures.colours import PAPER, Tint
from bot.pictures.display import Picture
from bot.pictures.drawing import Drawing, Gathering
from bot.pictures.games.ordet_fanger.board import TableBoard
from bot.pictures.games.ordet_fanger.ending import ending, ending_says
from bot.pictures.games.ordet_fanger.last_ruling import Slips, shows_last_ruling
from bot.pictures.games.ordet_fanger.lobby import lobby
from bot.pictures.games.ordet_fanger.palette import SYMBOLS, colour_of
from bot.pictures.games.ordet_fanger.seen import TableSeen
from bot.pictures.reader import Reader
from bot.pictures.strip import StripLook
from games.kit.game import Outcome
from games.kit.say import Say
from games.kit.scenes import LastRound, Scene


class OrdetFangerDrawing(Drawing):
    def board(self, scene: Scene, reader: Reader) -> Picture:
        return TableBoard(scene, reader, self.title(reader)).picture()

    def strip_look(self, last: LastRound) -> StripLook:
        return Slips()

    def shows_last_round(self, scene: Scene) -> bool:
        return shows_last_ruling(TableSeen(scene))

    def emblems(self) -> Mapping[str, Tint]:
        return {symbol: Tint(PAPER, colour_of(symbol)) for symbol in SYMBOLS}

    def lobby(self, gathering: Gathering, reader: Reader) -> Picture:
        return lobby(gathering, reader, self.title(reader))

    def ending(self, scene: Scene, outcome: Outcome, reader: Reader) -> Picture:
        return ending(scene, outcome, reader, self.title(reader))

    def ending_says(self, scene: Scene, outcome: Outcome) -> tuple[Say, ...]:
        return tuple(ending_says(scene, outcome))
