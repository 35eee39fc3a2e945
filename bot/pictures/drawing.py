"""The contract between a game's pictures and their callers, and the default drawing: every zone of
the scene, with cards by their names.

A game's own drawing is a subclass of `Drawing` in bot/pictures/games/KEY, exported as `DRAWING`.
Methods that it doesn't override draw as here.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import groupby
from pathlib import Path

import msgspec

import games
from bot.pictures.board import GAP, WELL, BoardOf
from bot.pictures.colours import Tint, ground, plate
from bot.pictures.display import WIDTH, Drawn, Frame, Picture
from bot.pictures.foot import FOOT, foot
from bot.pictures.hand import HandOf, playable
from bot.pictures.pieces import seat_plate
from bot.pictures.reader import Reader
from bot.pictures.stacking import moved, stacked
from bot.pictures.strip import Strip, StripLook, plain_look
from bot.pictures.tables import Chair, finished_table, waiting_table
from games.kit import message_ids
from games.kit.game import Outcome
from games.kit.say import Say, Seat, say
from games.kit.scenes import LastRound, Scene, Zone

PLATE = 34.0
OWN = Path(__file__).with_name("games")


class Gathering(msgspec.Struct, frozen=True):
    """A lobby: how many people sit there (the reader knows their names), the maximum, and notes on
    how it will be played."""

    game: str
    taken: int
    most: int
    says: tuple[Say, ...] = ()
    bot_player: tuple[Seat, ...] = ()
    """The seats of the bot player."""
    kept: tuple[Seat, ...] = ()
    """Seats kept for people who may come back."""
    beside: tuple[tuple[Seat, Say], ...] = ()
    """What holds for single players: whose partner they are, or that they are young."""

    def sign_of(self, seat: Seat) -> str:
        return "table/robot" if seat in self.bot_player else "table/user"


class Drawing:
    """How a game's scenes look. A picture depends on the arguments alone."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.colour = games.find(game).colour

    def title(self, reader: Reader) -> str:
        return reader.text(message_ids.name(games.find(self.game)))

    def board(self, scene: Scene, reader: Reader) -> Picture:
        """The table as the scene's viewer sees it."""
        return BoardOf(scene, reader, self.colour).picture(self.title(reader))

    def board_says(self, scene: Scene) -> tuple[Say, ...]:
        """What the board's alt text adds to what lies on the board."""
        return ()

    def hand(self, scene: Scene, own: Sequence[Zone], reader: Reader) -> Picture | None:
        """Everything one needs to play: the viewer's own zones, the essentials of the table and the
        last round. None if the game has no hands."""
        if not any(zone.faces for zone in own):
            return None
        return HandOf(scene, own, reader, self.colour).picture()

    def beside_hand(
        self, public: Scene, scene: Scene, own: Sequence[Zone], reader: Reader
    ) -> Picture:
        """The board as everybody saw it, and below it the hand as its holder did."""
        board, hand = self.board(public, reader), self.hand(scene, own, reader)
        return board if hand is None else stacked(board, hand)

    def with_open_hands(self, public: Scene, own: Sequence[Zone], reader: Reader) -> Picture:
        """The board as everybody saw it, and below it what each player held."""
        board = self.board(public, reader)
        hands = [
            self._open_hand(owner, public, tuple(zones), reader)
            for owner, zones in groupby(own, key=lambda zone: zone.owner)
            if owner is not None
        ]
        grounded = (msgspec.structs.replace(hand, background=board.background) for hand in hands)
        return stacked(board, *grounded)

    def _open_hand(
        self, owner: Seat, public: Scene, own: Sequence[Zone], reader: Reader
    ) -> Picture:
        frame = Frame(GAP, GAP, WIDTH - 2 * GAP, PLATE)
        name, awaited = reader.names[owner], owner in public.awaited
        items = [*seat_plate(name, "", frame, plate(self.colour), awaited=awaited)]
        cards, height = self.cards_of(public, own, reader)
        top = frame.bottom + GAP
        items += (moved(item, top) for item in cards)
        return Picture(math.ceil(top + height + GAP), ground(self.colour), tuple(items))

    def cards_of(
        self, public: Scene, own: Sequence[Zone], reader: Reader
    ) -> tuple[list[Drawn], float]:
        """What one player held, for others to see, and its height."""
        alone = msgspec.structs.replace(public, board=tuple(own), dice=(), last_round=None)
        return HandOf(alone, own, reader, self.colour).drawn()

    def strip_look(self, last: LastRound) -> StripLook:
        """How the small cards of a round look."""
        return plain_look(last, plate(self.colour), WELL)

    def round(self, last: LastRound, caption: Say, reader: Reader) -> Picture:
        """A single finished round."""
        strip = Strip(last, reader, self.strip_look(last), caption)
        y = GAP + strip.height
        items = (*strip.drawn(GAP), *foot(y, self.title(reader)))
        return Picture(math.ceil(y + FOOT), ground(self.colour), items)

    def shows_last_round(self, scene: Scene) -> bool:
        """Whether the board shows the last round as a strip. False while its cards still lie on the
        table."""
        return scene.last_round is not None

    def table_zones(self, scene: Scene, own: Sequence[Zone]) -> tuple[Zone, ...]:
        """The table's zones that a hand's picture shows."""
        return tuple(zone for zone in scene.board if zone not in own)

    def hand_adds(self, scene: Scene, own: Sequence[Zone]) -> tuple[Say, ...]:
        """What the hand's alt text adds if there is room."""
        return ()

    def in_brief(self, scene: Scene) -> Scene:
        """A scene with less detail on each card, for the alt text of a board that has too much."""
        return scene

    def hand_says(self, scene: Scene, own: Sequence[Zone]) -> tuple[Say, ...]:
        """What the hand's alt text adds to its cards."""
        names = playable(scene, [face for zone in own for face in zone.faces])
        return (say("pictures-playable", cards=names),) if names else ()

    def emblems(self) -> Mapping[str, Tint]:
        """The colours of the game's own emblems, by `art`."""
        return {}

    def lobby(self, gathering: Gathering, reader: Reader) -> Picture:
        says = [reader.text(line) for line in gathering.says]
        title = self.title(reader)
        seats = range(gathering.taken)
        places = [Chair(gathering.sign_of(seat), seat in gathering.kept) for seat in seats]
        return waiting_table(title, places, gathering.most, says, reader, self.colour)

    def ending(self, scene: Scene, outcome: Outcome, reader: Reader) -> Picture:
        """The winner and the scores, instead of a board."""
        return finished_table(self.title(reader), outcome, reader, self.colour)

    def ending_says(self, scene: Scene, outcome: Outcome) -> tuple[Say, ...]:
        """What the alt text of the ending adds to the winners and scores."""
        return ()


@cache
def drawing_of(game: str) -> Drawing:
    """The game's own drawing, or the default one."""
    if not (OWN / game).is_dir():
        return Drawing(game)
    own: type[Drawing] = import_module(f"bot.pictures.games.{game}").DRAWING
    return own(game)
