"""How Storma slottet! is drawn: a battlefield on felt."""

from bot.pictures.display import Picture
from bot.pictures.drawing import Drawing
from bot.pictures.games.storma_slottet.board import Board
from bot.pictures.reader import Reader
from games.kit.scenes import Scene


class StormaSlottet(Drawing):
    def board(self, scene: Scene, reader: Reader) -> Picture:
        return Board(scene, reader, self.title(reader)).picture()
