"""Each side of the Rift as a scene shows it, ready to be drawn."""

import msgspec

from bot.pictures.games.riftforce.traces import gained
from bot.pictures.reader import Reader, near_seat, viewer_of
from games.kit.say import Say, Seat
from games.kit.scenes import Face, Scene, Zone


class Shore(msgspec.Struct, frozen=True, gc=False):
    """One player's side. At each location, the card nearest the Rift comes first."""

    seat: Seat
    riftforce: int
    just_gained: int
    guilds: tuple[Face, ...]
    columns: tuple[tuple[Face, ...], ...]
    hand: int
    pile: int
    discard: int
    discarded: Face | None
    is_awaited: bool

    @property
    def depth(self) -> int:
        return max(map(len, self.columns))

    @property
    def cards(self) -> int:
        return sum(map(len, self.columns))


def shores_of(scene: Scene, reader: Reader | None = None) -> tuple[Shore, Shore]:
    """The far and the near shore; the viewer's own is near."""
    first, second = (_shore(scene, seat) for seat in (0, 1))
    own = viewer_of(scene) if reader is None else near_seat(scene, reader)
    return (second, first) if own == first.seat else (first, second)


def locations_of(scene: Scene) -> tuple[Say, ...]:
    return tuple(zone.label for zone in scene.board if zone.key.startswith("column-0-"))


def controllers(far: Shore, near: Shore) -> tuple[Seat | None, ...]:
    """The seat that alone has cards at each location."""
    return tuple(
        None if bool(theirs) == bool(ours) else (far if theirs else near).seat
        for theirs, ours in zip(far.columns, near.columns, strict=True)
    )


def shown_guilds(scene: Scene) -> tuple[Face, ...]:
    """The guilds that can still be picked."""
    return next((zone.faces for zone in scene.board if zone.key == "shown"), ())


def own_guilds(scene: Scene, seat: Seat) -> tuple[Face, ...]:
    return _owned(scene, seat)["guilds"].faces


def _owned(scene: Scene, seat: Seat) -> dict[str, Zone]:
    return {zone.key.replace(f"-{seat}", "", 1): zone for zone in scene.board if zone.owner == seat}


def _shore(scene: Scene, seat: Seat) -> Shore:
    zones = _owned(scene, seat)
    hand, discard = zones["hand"], zones["discard"]
    return Shore(
        seat=seat,
        riftforce=zones["riftforce"].number or 0,
        just_gained=gained(scene.story, seat),
        guilds=zones["guilds"].faces,
        columns=tuple(zone.faces for key, zone in zones.items() if key.startswith("column-")),
        hand=hand.hidden + len(hand.faces),
        pile=zones["pile"].hidden,
        discard=discard.hidden + len(discard.faces),
        discarded=next(iter(discard.faces), None),
        is_awaited=seat in scene.awaited,
    )
