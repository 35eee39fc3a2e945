"""A scene of Ordet fanger, sorted for drawing."""

from collections.abc import Iterator

import msgspec

from bot.pictures.cards import signs_of
from bot.pictures.news import is_fresh, told
from games.kit.say import Say, Seat, Value, Who, say
from games.kit.scenes import Face, Scene, Zone

TURN = ("opening", "draw", "shut", "turn")
"""The last parts of the messages that say whose turn it is."""
OVER = ("ordet-fanger-won-match", "ordet-fanger-shared-match", "kit-over-conceded")


class PileSeen(msgspec.Struct, frozen=True):
    """A play pile: its top card and its height."""

    face: Face | None
    count: int
    in_duel: bool
    fresh: bool


class SideSeen(msgspec.Struct, frozen=True):
    """A player or a team: the piles, the cards won in this round, in all and just now, and whether
    the side is out of the match."""

    seats: tuple[Seat, ...]
    shown: Say
    """What stands beside its cards: also what a young player answers all through."""
    piles: tuple[PileSeen, ...]
    won: int
    total: int
    just_won: int
    gave_up: bool

    @property
    def name(self) -> Say:
        return side_of(self.seats)


class TableSeen:
    """The table as a scene shows it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._zones = {zone.key: zone for zone in scene.board}
        self._news = told(scene)
        self.asked = {
            seat: str(line.args["category"])
            for line in scene.status
            if line.id == "ordet-fanger-must-answer"
            for seat in seats_in(line.args["who"])
        }
        self.sides = tuple(self._sides())

    def _sides(self) -> Iterator[SideSeen]:
        winners = {
            seat
            for line in self.scene.story
            if line.id == "ordet-fanger-won"
            for seat in seats_in(line.args["winners"])
        }
        points = [zone for zone in self.scene.board if zone.key.startswith("points-")]
        for zone in points:
            owner = zone.owner or 0
            shown = zone.label.args.get("side", side_of((owner,)))
            seats = seats_in(shown)
            total = zone.hidden if zone.number is None else zone.number
            just_won = int(bool(winners & {*seats}))
            piles = tuple(self._piles(owner))
            gave_up = any(_is_marked(pile.face, "gave-up") for pile in piles if pile.face)
            assert isinstance(shown, Say)
            yield SideSeen(seats, shown, piles, zone.hidden, total, just_won, gave_up)

    def _piles(self, owner: Seat) -> Iterator[PileSeen]:
        for zone in self.scene.board:
            if zone.owner == owner and zone.key.startswith("pile-"):
                face = zone.faces[0] if zone.faces else None
                yield PileSeen(
                    face,
                    zone.hidden + len(zone.faces),
                    face is not None and bool(self.asked) and _is_marked(face, "duel"),
                    face is not None and self.is_fresh(face),
                )

    def is_fresh(self, face: Face) -> bool:
        return is_fresh(face, self._news)

    @property
    def draw_piles(self) -> tuple[Zone, ...]:
        return tuple(zone for zone in self.scene.board if zone.key.startswith("draw-"))

    @property
    def jokers(self) -> tuple[Face, ...]:
        """The jokers in play, the newest first."""
        zone = self._zones.get("joker")
        return () if zone is None else zone.faces

    @property
    def tie_card(self) -> Face | None:
        return self._open("tie")

    def _open(self, key: str) -> Face | None:
        zone = self._zones.get(key)
        return zone.faces[0] if zone is not None and zone.faces else None

    @property
    def racing(self) -> tuple[SideSeen, ...]:
        """Both sides of the current duel."""
        return tuple(side for side in self.sides if {*side.seats} & {*self.asked})

    @property
    def categories(self) -> tuple[str, ...]:
        """The categories of the cards in the duel."""
        tie = () if self.tie_card is None else (self.tie_card,)
        piles = (pile for side in self.sides for pile in side.piles if pile.in_duel)
        return tuple(category_of(face) for face in (*tie, *(pile.face for pile in piles)) if face)

    def joins(self, joker: Face) -> bool:
        """Whether this joker makes two cards duel."""
        piles = (pile for side in self.sides for pile in side.piles if pile.in_duel)
        arts = {pile.face.art for pile in piles if pile.face}
        return len(arts) > 1 and arts == {*symbols_of(joker)}

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is."""
        for line in self.scene.status:
            if line.id.removeprefix("ordet-fanger-status-") in TURN or line.id.endswith("-reached"):
                return seats_in(line.args["who"])[0]
        return None

    @property
    def votes_missing(self) -> tuple[Seat, ...]:
        for line in self.scene.status:
            if line.id == "ordet-fanger-status-votes-awaited":
                return seats_in(line.args["who"])
        return ()

    @property
    def is_over(self) -> bool:
        """Whether the scene tells the outcome."""
        return any(line.id in OVER for line in self.scene.status)

    @property
    def is_vote(self) -> bool:
        return any("-status-vote-" in line.id for line in self.scene.status)

    def answering(self, category: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, asked in self.asked.items() if asked == category)

    def told(self, message: str) -> Say | None:
        """The line of the story with this message, if there is one."""
        found = (line for line in self.scene.story if line.id == f"ordet-fanger-{message}")
        return next(found, None)


def _is_marked(face: Face, mark: str) -> bool:
    return any(each.says.id == f"kit-mark-{mark}" for each in face.marks)


def side_of(seats: tuple[Seat, ...]) -> Say:
    return say("ordet-fanger-side", who=tuple(Who(seat) for seat in seats))


def category_of(face: Face) -> str:
    return str(face.name.args["category"]) if isinstance(face.name, Say) else ""


def symbols_of(face: Face) -> tuple[str, ...]:
    return signs_of(face.art)


def seats_in(value: Value) -> tuple[Seat, ...]:
    """Every seat that a side or a list of players names."""
    match value:
        case Who(seat=seat):
            return (seat,)
        case Say(args=args):
            return tuple(seat for each in args.values() for seat in seats_in(each))
        case tuple():
            return tuple(seat for each in value for seat in seats_in(each))
    return ()
