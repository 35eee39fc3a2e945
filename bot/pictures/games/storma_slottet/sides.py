"""Each player's side as a scene shows it, ready to be drawn."""

from collections.abc import Iterator

import msgspec

from bot.pictures.cards import suit_and_rank
from bot.pictures.reader import Reader, near_seat
from games.kit.cards import JACK, KING, QUEEN
from games.kit.say import Say, Seat, Who, say
from games.kit.scenes import Face, Scene, Zone
from games.kit.suits import SUIT_NAMES

ROYALS = (JACK, QUEEN, KING)
SUIT_LETTERS = {name: letter for letter, name in SUIT_NAMES.items()}


class CourtCard(msgspec.Struct, frozen=True, gc=False):
    """A court card on the table, its life, and the cards on it."""

    face: Face
    toughness: int
    damage: int

    @property
    def left(self) -> int:
        return max(0, self.toughness - self.damage)


class Camp(msgspec.Struct, frozen=True, gc=False):
    """Everything open of one player. Before the choice there is no house. `just_lost` says whether
    the last of the fallen royals fell in this move."""

    seat: Seat
    house: str
    fallen: tuple[int, ...]
    just_fallen: int
    active: CourtCard | None
    lies_face_down: bool
    sickbay: CourtCard | None
    trophies: tuple[Face, ...]
    heroes_won: tuple[Face, ...]
    just_lost: bool
    hand: int
    is_awaited: bool
    is_attacked: bool
    offers_draw: bool


def sides_of(scene: Scene) -> tuple[Camp, Camp]:
    """In the scene's order."""
    seats = dict.fromkeys(zone.owner for zone in scene.board if zone.owner is not None)
    one, other = seats
    return _side(scene, one, other), _side(scene, other, one)


def far_and_near(scene: Scene, reader: Reader) -> tuple[Camp, Camp]:
    """The far and the near side; the viewer's own is near."""
    one, other = sides_of(scene)
    return (other, one) if near_seat(scene, reader) == one.seat else (one, other)


def zone_of(scene: Scene, key: str) -> Zone | None:
    return next((zone for zone in scene.board if zone.key == key), None)


def court_of(face: Face) -> CourtCard:
    """The court card of a face. A card that is not on the table yet has its printed life."""
    values = {mark.says.id: mark.says.args.get("value") for mark in face.marks}
    toughness, damage = values.get("kit-mark-toughness"), values.get("kit-mark-damage")
    return CourtCard(
        face,
        toughness if isinstance(toughness, int) else 0,
        damage if isinstance(damage, int) else 0,
    )


def _side(scene: Scene, seat: Seat, other: Seat) -> Camp:
    owned = {zone.key.partition("-")[0]: zone for zone in scene.board if zone.owner == seat}
    house = _house(owned.get("house"))
    won = owned["trophies"].faces
    lost = {face.art: face.fresh for face in _faces(zone_of(scene, f"trophies-{other}"))}
    fallen = tuple(rank for rank in ROYALS if f"french/{house}{rank}" in lost)
    enemy = _house(zone_of(scene, f"house-{other}"))
    active, sickbay = owned["active"], owned["sickbay"]
    return Camp(
        seat=seat,
        house=house,
        fallen=fallen,
        just_fallen=next((rank for rank in fallen if lost[f"french/{house}{rank}"]), 0),
        active=next(_courts(active), None),
        lies_face_down=bool(active.hidden),
        sickbay=next(_courts(sickbay), None),
        trophies=won,
        heroes_won=tuple(face for face in won if suit_and_rank(face.art)[0] != enemy),
        just_lost=any(lost.values()),
        hand=owned["hand"].hidden + len(owned["hand"].faces),
        is_awaited=seat in scene.awaited,
        is_attacked=zone_of(scene, "attack") is not None and seat not in scene.awaited,
        offers_draw=say("storma-slottet-status-offer", who=Who(seat), asked=Who(other))
        in scene.status,
    )


def _courts(zone: Zone) -> Iterator[CourtCard]:
    return (court_of(face) for face in zone.faces)


def _faces(zone: Zone | None) -> tuple[Face, ...]:
    return zone.faces if zone else ()


def _house(zone: Zone | None) -> str:
    """The letter of the suit in a zone's label."""
    if zone is None:
        return ""
    suit = zone.label.args["suit"]
    assert isinstance(suit, Say)
    return SUIT_LETTERS[str(suit.args["suit"])]
