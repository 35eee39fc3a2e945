"""The contract between a game's pictures and whoever shows them, and how a game is drawn that has
none of its own: every zone of its scene, the cards as they are called.

A game's own drawing is a class made from `Drawing` in the folder of the game's key in
bot/pictures/games, which offers it as `DRAWING`. What it leaves out is drawn as here.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec

import games
from bot.pictures.board import GAP, WELL, BoardOf
from bot.pictures.colours import Tint, ground, plate
from bot.pictures.display import Picture
from bot.pictures.foot import FOOT, foot
from bot.pictures.hand import HandOf, playable
from bot.pictures.reader import Reader
from bot.pictures.strip import Strip, StripLook, plain_look
from bot.pictures.tables import Chair, finished_table, waiting_table
from games.kit import message_ids
from games.kit.game import Outcome
from games.kit.say import Say, say
from games.kit.scenes import LastRound, Scene, Zone
from games.kit.seats import Seat

OWN = Path(__file__).with_name("games")


class Gathering(msgspec.Struct, frozen=True):
    """A table that waits for players: how many sit there (their names are the reader's), how many
    it takes at most, and what is to be said of how it will be played."""

    game: str
    taken: int
    most: int
    says: tuple[Say, ...] = ()
    house: tuple[Seat, ...] = ()
    """Where nobody sits, but the house does."""
    kept: tuple[Seat, ...] = ()
    """Of whom it is not known yet whether they come back."""
    beside: tuple[tuple[Seat, Say], ...] = ()
    """What holds for one who sits there: with whom they are a pair, or that they are young."""

    def sign_of(self, seat: Seat) -> str:
        return "table/robot" if seat in self.house else "table/user"


class Drawing:
    """How a game's scenes look. A picture is made from what is given here, and nothing else."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.colour = games.find(game).colour

    def title(self, reader: Reader) -> str:
        return reader.text(message_ids.name(games.find(self.game)))

    def board(self, scene: Scene, reader: Reader) -> Picture:
        """The table, as the viewer of the scene sees it."""
        return BoardOf(scene, reader, self.colour).picture(self.title(reader))

    def board_says(self, scene: Scene) -> tuple[Say, ...]:
        """What a board's picture says beside what lies on it, for whoever can't see it."""
        return ()

    def hand(self, scene: Scene, own: Sequence[Zone], reader: Reader) -> Picture | None:
        """All that one plays from: the zones of a viewer's scene that the public does not see so,
        what counts on the table, and the last round. None where no cards are held."""
        if not any(zone.faces for zone in own):
            return None
        return HandOf(scene, own, reader, self.colour).picture()

    def strip_look(self, last: LastRound) -> StripLook:
        """How the small cards of a round look."""
        return plain_look(last, plate(self.colour), WELL)

    def round(self, last: LastRound, caption: Say, reader: Reader) -> Picture:
        """A round that is over, by itself."""
        strip = Strip(last, reader, self.strip_look(last), caption)
        y = GAP + strip.height
        items = (*strip.drawn(GAP), *foot(y, self.title(reader)))
        return Picture(math.ceil(y + FOOT), ground(self.colour), items)

    def shows_last_round(self, scene: Scene) -> bool:
        """Whether a board has the last round as a strip: not where its cards still lie there."""
        return scene.last_round is not None

    def table_zones(self, scene: Scene, own: Sequence[Zone]) -> tuple[Zone, ...]:
        """What a hand's picture shows of the table."""
        return tuple(zone for zone in scene.board if zone not in own)

    def hand_adds(self, scene: Scene, own: Sequence[Zone]) -> tuple[Say, ...]:
        """What a hand's picture says besides, where its description has room left."""
        return ()

    def in_brief(self, scene: Scene) -> Scene:
        """A scene that says less of each card, for whoever can't see a board of which there is too
        much to tell."""
        return scene

    def hand_says(self, scene: Scene, own: Sequence[Zone]) -> tuple[Say, ...]:
        """What a hand's picture says beside its cards, for whoever can't see it."""
        names = playable(scene, [face for zone in own for face in zone.faces])
        return (say("pictures-playable", cards=names),) if names else ()

    def emblems(self) -> Mapping[str, Tint]:
        """The colours of its own small pictures, by what a face or a choice is drawn as."""
        return {}

    def lobby(self, gathering: Gathering, reader: Reader) -> Picture:
        says = [reader.text(line) for line in gathering.says]
        title = self.title(reader)
        seats = range(gathering.taken)
        places = [Chair(gathering.sign_of(seat), seat in gathering.kept) for seat in seats]
        return waiting_table(title, places, gathering.most, says, reader, self.colour)

    def ending(self, scene: Scene, outcome: Outcome, reader: Reader) -> Picture:
        """The winner and the numbers, instead of a board on which nobody plays any more."""
        return finished_table(self.title(reader), outcome, reader, self.colour)

    def ending_says(self, scene: Scene, outcome: Outcome) -> tuple[Say, ...]:
        """What the last picture says beside who has won and what everybody has scored."""
        return ()


@cache
def drawing_of(game: str) -> Drawing:
    """The game's own, or one that can draw any."""
    if not (OWN / game).is_dir():
        return Drawing(game)
    own: type[Drawing] = import_module(f"bot.pictures.games.{game}").DRAWING
    return own(game)


def own_zones(scene: Scene, public: Scene) -> tuple[Zone, ...]:
    """What a viewer sees otherwise than everybody: what a hand shows."""
    return tuple(zone for zone in scene.board if zone not in public.board)
