"""The pictures of what is shown, each made from a view's scene alone, with what describes it to
whoever can't see it."""

from typing import Any

from bot.chat.render.content import Gallery
from bot.chat.render.speech import Speech
from bot.chat.safe import one_line
from bot.host.views import View
from bot.pictures.alt_text import board_alt, ending_alt, hand_alt, lobby_alt
from bot.pictures.drawing import Gathering, drawing_of, own_zones
from bot.pictures.reader import Reader
from bot.words.scenes import SceneWords
from bot.words.words import Names, Words
from games.kit.game import Game
from games.kit.say import Who
from games.kit.scenes import Scene

BOARD, HAND, LOBBY = "board.png", "hand.png", "lobby.png"
"""Whatever they show."""


class Illustrator:
    """Draws for one reader: in his language, with the players' names as they wrote them. It may
    do so in any thread; finding room for texts that are new takes long."""

    def __init__(self, words: Words, speech: Speech, names: Names) -> None:
        self._reader = Reader(words, speech.language, names)
        plain = {seat: speech.plain(Who(seat)) for seat in names}
        self._words = SceneWords(words, speech.language, plain, one_line)

    def table(self, view: View, game: Game[Any, Any, Any]) -> Gallery | None:
        """What everybody sees: who sits there, how it stands, how it has ended."""
        return self._lobby(view, game) if view.phase == "lobby" else self._board(view)

    def _lobby(self, view: View, game: Game[Any, Any, Any]) -> Gallery:
        gathering = Gathering(view.game, len(view.seats), game.seat_counts[-1])
        picture = drawing_of(view.game).lobby(gathering, self._reader)
        return Gallery(picture, LOBBY, lobby_alt(gathering, self._words))

    def _board(self, view: View) -> Gallery | None:
        scene, outcome = view.scene, view.outcome
        if scene is None:
            return None
        drawing = drawing_of(view.game)
        if view.phase == "ended" and outcome is not None:
            picture = drawing.ending(scene, outcome, self._reader)
            return Gallery(picture, BOARD, ending_alt(scene, outcome, self._words))
        return Gallery(drawing.board(scene, self._reader), BOARD, board_alt(scene, self._words))

    def hand(self, view: View, public: Scene | None) -> Gallery | None:
        """What only the viewer sees."""
        if view.scene is None or public is None:
            return None
        own = own_zones(view.scene, public)
        picture = drawing_of(view.game).hand(view.scene, own, self._reader)
        if picture is None:
            return None
        return Gallery(picture, HAND, hand_alt(view.scene, own, self._words))
