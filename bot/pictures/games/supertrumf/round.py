"""What of a round a scene tells: the attribute in question, who leads, who is highest, and what
the last move did."""

from collections.abc import Iterator

import msgspec

from bot.pictures.foot import Fact
from bot.pictures.near import viewer_of
from bot.pictures.reader import Reader
from games.kit.say import Named, Say, Who
from games.kit.scenes import Scene, Zone
from games.kit.seats import Seat


def zone_of(scene: Scene, key: str) -> Zone | None:
    return next((zone for zone in scene.board if zone.key == key), None)


def stocks_of(scene: Scene, reader: Reader) -> tuple[Fact, ...]:
    """What lies in the middle: the pile, and the pot or the discard if there is something in it."""
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
    """The sign and the name of the attribute, as long as it is laid for."""
    zone = zone_of(scene, "declared")
    if zone is None or not is_asked(scene, "lay") or not isinstance(zone.faces[0].name, Say):
        return "", None
    name = zone.faces[0].name.args["attribute"]
    return zone.faces[0].art, name if isinstance(name, Named) else None


def compared(scene: Scene) -> tuple[str, Named | None]:
    """The sign and the name of what the turned cards were compared in."""
    for zone in lays(scene).values():
        name = zone.label.args["attribute"]
        if isinstance(name, Named):
            return zone.sign, name
    return "", None


def lays(scene: Scene) -> dict[Seat, Zone]:
    """What was turned, by who had laid it."""
    return {
        zone.owner: zone
        for zone in scene.board
        if zone.owner is not None and "attribute" in zone.label.args
    }


def highest(turned: dict[Seat, Zone]) -> tuple[Seat, ...]:
    """Who has won the turned round, or who have tied: a supertrump, which has no number, is above
    all that have one."""
    if not turned:
        return ()
    above = tuple(seat for seat, zone in turned.items() if zone.number is None)
    if above:
        return above
    best = max(zone.number or 0 for zone in turned.values())
    return tuple(seat for seat, zone in turned.items() if zone.number == best)


def waited_for(scene: Scene) -> frozenset[Seat]:
    """Without whom the match does not go on, as its status has it: others may act as well."""
    players = [line.args["players"] for line in scene.status if "players" in line.args]
    return frozenset(
        who.seat
        for each in players
        if isinstance(each, tuple)
        for who in each
        if isinstance(who, Who)
    )


def is_asked(scene: Scene, what: str) -> bool:
    """Whether it is for this that the match waits: "lay", "roll"."""
    return any(line.id == f"supertrumf-status-{what}" for line in scene.status)


def leader(scene: Scene) -> Seat | None:
    """Who leads the round, or is to declare."""
    for line in scene.status:
        if line.id == "supertrumf-status-declared":
            return seat_in(line)
    return min(waited_for(scene)) if is_asked(scene, "declare") else None


class Deeds(msgspec.Struct, frozen=True):
    """What the last move did, and who did it; of what was won, how many cards it was."""

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
