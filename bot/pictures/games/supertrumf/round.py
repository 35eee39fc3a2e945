"""A round as a scene tells it: the attribute in question, who leads, who is highest, and what the
last move did."""

from collections.abc import Iterator

import msgspec

from bot.pictures.foot import Fact
from bot.pictures.reader import Reader, viewer_of
from games.kit.say import Named, Say, Seat, Who
from games.kit.scenes import Scene, Zone


def zone_of(scene: Scene, key: str) -> Zone | None:
    return next((zone for zone in scene.board if zone.key == key), None)


def stocks_of(scene: Scene, reader: Reader) -> tuple[Fact, ...]:
    """The middle of the table: the pile, and the pot or the discard if not empty."""
    fresh = deeds(scene).tied
    zones = (zone_of(scene, key) for key in ("discard", "pot", "pile"))
    return tuple(
        Fact(
            "table/cards",
            f"{reader.capital(zone.label)} {zone.hidden}",
            is_new=zone.key == "pot" and fresh,
        )
        for zone in zones
        if zone is not None and (zone.hidden or zone.key == "pile")
    )


def declared(scene: Scene) -> tuple[str, Named | None]:
    """The sign and the name of the declared attribute, until the cards are turned."""
    zone = zone_of(scene, "declared")
    if zone is None or not is_asked(scene, "lay") or not isinstance(zone.faces[0].name, Say):
        return "", None
    name = zone.faces[0].name.args["attribute"]
    return zone.faces[0].art, name if isinstance(name, Named) else None


def compared(scene: Scene) -> tuple[str, Named | None]:
    """The sign and the name of the attribute that the turned cards were compared in."""
    for zone in lays(scene).values():
        name = zone.label.args["attribute"]
        if isinstance(name, Named):
            return zone.sign, name
    return "", None


def lays(scene: Scene) -> dict[Seat, Zone]:
    """The turned cards by player."""
    return {
        zone.owner: zone
        for zone in scene.board
        if zone.owner is not None and "attribute" in zone.label.args
    }


def highest(turned: dict[Seat, Zone]) -> tuple[Seat, ...]:
    """The winner of the turned round, or those who tied. A supertrump has no number and beats every
    number."""
    if not turned:
        return ()
    above = tuple(seat for seat, zone in turned.items() if zone.number is None)
    if above:
        return above
    best = max(zone.number or 0 for zone in turned.values())
    return tuple(seat for seat, zone in turned.items() if zone.number == best)


def waited_for(scene: Scene) -> frozenset[Seat]:
    """The seats that the match waits for, by its status. Others may act as well."""
    players = [line.args["players"] for line in scene.status if "players" in line.args]
    return frozenset(
        who.seat
        for each in players
        if isinstance(each, tuple)
        for who in each
        if isinstance(who, Who)
    )


def is_asked(scene: Scene, what: str) -> bool:
    """Whether the match waits for this action: "lay", "roll"."""
    return any(line.id == f"supertrumf-status-{what}" for line in scene.status)


def leader(scene: Scene) -> Seat | None:
    """The player who leads the round or is to declare."""
    for line in scene.status:
        if line.id == "supertrumf-status-declared":
            return seat_in(line)
    return min(waited_for(scene)) if is_asked(scene, "declare") else None


class Deeds(msgspec.Struct, frozen=True):
    """What the last move did, and who did it; for cards won, how many."""

    declared: bool
    laid: frozenset[Seat]
    won: dict[Seat, int]
    took_prize: frozenset[Seat]
    threw: frozenset[Seat]
    tied: bool


def deeds(scene: Scene) -> Deeds:
    viewer = viewer_of(scene)

    def by(*messages: str) -> Iterator[tuple[Seat, Say]]:
        for line in scene.story:
            seat = seat_in(line)
            seat = viewer if seat is None else seat
            if line.id in messages and seat is not None:
                yield seat, line

    told = {line.id for line in scene.story}
    return Deeds(
        declared="supertrumf-declared" in told,
        laid=frozenset(seat for seat, _ in by("supertrumf-laid", "supertrumf-you-laid")),
        won={
            seat: count
            for seat, line in by(
                "supertrumf-won-by-value",
                "supertrumf-won-by-supertrump",
                "supertrumf-kept-the-rest",
            )
            if isinstance(count := line.args["count"], int)
        },
        took_prize=frozenset(
            seat for seat, _ in by("supertrumf-took-prize", "supertrumf-you-took-prize")
        ),
        threw=frozenset(seat for seat, _ in by("supertrumf-threw")),
        tied=not told.isdisjoint({"supertrumf-tied-values", "supertrumf-tied-supertrumps"}),
    )


def seat_in(line: Say) -> Seat | None:
    who = line.args.get("player")
    return who.seat if isinstance(who, Who) else None
