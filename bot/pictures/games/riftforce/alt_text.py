"""What Riftforce's pictures add to the alt text of any game."""

from collections.abc import Iterator, Sequence

from bot.pictures.games.riftforce import shores
from bot.pictures.games.riftforce.guild_rows import ability
from bot.pictures.games.riftforce.hand import known_guilds, matching, new_cards
from games.kit.say import Say, Who, say
from games.kit.scenes import Face, Scene, Zone


def board_says(scene: Scene) -> Iterator[Say]:
    """The abilities of the guilds in the draft; later, who controls which locations."""
    yield from _abilities(shores.shown_guilds(scene))
    held = list(
        zip(shores.locations_of(scene), shores.controllers(*shores.shores_of(scene)), strict=True)
    )
    for seat in (0, 1):
        if locations := tuple(name for name, holder in held if holder == seat):
            yield say("riftforce-picture-controls", who=Who(seat), locations=locations)


def hand_says(scene: Scene, own: Sequence[Zone]) -> Iterator[Say]:
    hand = next(zone for zone in own if zone.key == "hand")
    if new := new_cards(hand):
        yield say("riftforce-picture-new", cards=new)
    if cards := matching(scene):
        yield say("riftforce-picture-discardable", cards=cards)


def hand_adds(scene: Scene, own: Sequence[Zone]) -> Iterator[Say]:
    """The abilities of the viewer's guilds."""
    hand = next(zone for zone in own if zone.key == "hand")
    assert hand.owner is not None
    yield from _abilities(known_guilds(shores.own_guilds(scene, hand.owner), hand.faces))


def _abilities(guilds: Sequence[Face]) -> Iterator[Say]:
    for guild in guilds:
        yield say("riftforce-picture-guild", guild=guild.name, ability=ability(guild))
