"""Applications, their commands and emojis as Discord's JSON."""

from bot.playground.records import JSON, Application, Command, Emoji
from bot.playground.wire.users import user_by_id
from bot.playground.world import World


def command(record: Command, localized: bool = True) -> JSON:
    wire: JSON = {
        "name_localizations": None,
        "description_localizations": None,
        "default_member_permissions": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
        "description": "",
    }
    wire |= {key: value for key, value in record.body.items() if key != "id"}
    wire |= {
        "id": str(record.id),
        "application_id": str(record.application_id),
        "version": str(record.version),
        "type": record.type,
        "name": record.name,
    }
    permission = wire["default_member_permissions"]
    wire["default_member_permissions"] = None if permission is None else str(permission)
    if record.guild_id is not None:
        wire["guild_id"] = str(record.guild_id)
        wire.pop("dm_permission")
    return wire if localized else _in_one_language(wire)


def _in_one_language(wire: JSON) -> JSON:
    """A listing without `with_localizations` leaves the translations out."""
    kept = {k: v for k, v in wire.items() if not k.endswith("_localizations")}
    for key in ("options", "choices"):
        if kept.get(key):
            kept[key] = [_in_one_language(entry) for entry in kept[key]]
    return kept


def emoji(world: World, record: Emoji) -> JSON:
    return {
        "id": str(record.id),
        "name": record.name,
        "roles": [],
        "user": user_by_id(world, record.application_id),
        "require_colons": True,
        "managed": False,
        "animated": record.animated,
        "available": True,
    }


PRIVILEGED_TO_FLAG = {1 << 1: 1 << 15, 1 << 8: 1 << 13, 1 << 15: 1 << 19}
"""The intents members, presences and content, and the application flags that grant them."""


def application_flags(record: Application) -> int:
    granted = (f for bit, f in PRIVILEGED_TO_FLAG.items() if record.privileged_intents & bit)
    return sum(granted)


def application(world: World, record: Application) -> JSON:
    guilds = sum(1 for g in world.guilds.values() if record.id in g.members)
    flags = application_flags(record)
    return {
        "id": str(record.id),
        "name": record.name,
        "icon": None,
        "description": record.description,
        "type": None,
        "bot": user_by_id(world, record.id),
        "bot_public": True,
        "bot_require_code_grant": record.code_grant,
        "integration_types_config": {str(kind): each for kind, each in record.install.items()},
        "verify_key": "0" * 64,
        "flags": flags,
        "flags_new": str(flags),
        "redirect_uris": [],
        "interactions_endpoint_url": record.endpoint,
        "role_connections_verification_url": None,
        "owner": user_by_id(world, record.owner_id),
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "summary": "",
    }
