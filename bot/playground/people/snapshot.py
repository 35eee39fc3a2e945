"""All that a person's client shows when it opens, and what scrolling up adds to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.people import projection
from bot.playground.people.views import SeenMessage, Snapshot
from bot.playground.permissions import Permission, may
from bot.playground.records import Channel, Interaction

if TYPE_CHECKING:
    from bot.playground.core import Core

RECENT = 50


def snapshot(core: Core, viewer: int, open_modal: Interaction | None, recent: int) -> Snapshot:
    guilds = [g for g in core.world.guilds.values() if viewer in g.members]
    private = projection.dms(core, viewer)
    everywhere = [c for g in guilds for c in projection.visible_channels(core, g, viewer)] + private
    return Snapshot(
        me=projection.person(core.world.users[viewer]),
        now=core.clock.now_ms(),
        servers=[projection.server(core, g, viewer) for g in guilds],
        dms=[projection.channel(core, c, viewer) for c in private],
        messages={str(c.id): history(core, c, viewer, limit=recent) for c in everywhere},
        modal=projection.modal(core, open_modal) if open_modal else None,
    )


def history(
    core: Core, record: Channel, viewer: int, before: int | None = None, limit: int = RECENT
) -> list[SeenMessage]:
    """The newest messages (before one), the oldest of them first."""
    if not may(core.world, record, viewer, Permission.READ_MESSAGE_HISTORY):
        return []
    log = core.world.history(record.id)
    found: list[SeenMessage] = []
    for entry in log.newest() if before is None else log.before(before):
        if len(found) == limit:
            break
        if entry.ephemeral_to in (None, viewer):
            found.append(projection.message(core, entry, viewer))
    return found[::-1]
