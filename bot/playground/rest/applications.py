"""The application itself, and where the gateway is."""

from bot.playground import wire
from bot.playground.gateway.identify import remaining_identifies
from bot.playground.limits.applications import EDIT, described
from bot.playground.limits.rule import Unsupported
from bot.playground.records import JSON, Application
from bot.playground.rest.call import Call
from bot.playground.rest.routes import route
from bot.playground.wire.applications import PRIVILEGED_TO_FLAG


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
async def own_application(call: Call) -> JSON:
    return wire.application(call.world, call.application)


@route("PATCH", "/applications/@me")
async def edit_own_application(call: Call) -> JSON:
    body = call.fill(EDIT)
    own = call.application
    if body.get("interactions_endpoint_url"):
        raise Unsupported("The playground sends interactions to no other address.")
    if "interactions_endpoint_url" in body:
        own.endpoint = None
    if body.get("description") is not None:
        own.description = described(body["description"])
    if body.get("flags") is not None:
        own.privileged_intents = _granted(own, body["flags"])
    if body.get("integration_types_config") is not None:
        own.install = {
            int(kind): _install(config)
            for kind, config in body["integration_types_config"].items()
            if config is not None
        }
    call.world.save(own)
    return wire.application(call.world, own)


def _granted(own: Application, flags: int) -> int:
    """The privileged intents that go with these flags. What Discord does about a change of any
    other flag it does not say."""
    if (flags ^ wire.application_flags(own)) & ~sum(PRIVILEGED_TO_FLAG.values()):
        raise Unsupported("The playground knows no flags but those of limited intents.")
    return sum(intent for intent, flag in PRIVILEGED_TO_FLAG.items() if flags & flag)


def _install(config: JSON) -> JSON:
    params = config.get("oauth2_install_params")
    if params is None:
        return {}
    asked = {"scopes": params["scopes"] or [], "permissions": str(params["permissions"] or 0)}
    return {"oauth2_install_params": asked}


@route("GET", "/gateway", public=True)
async def gateway(call: Call) -> JSON:
    return {"url": call.core.gateway_url}


@route("GET", "/gateway/bot")
async def gateway_for_bots(call: Call) -> JSON:
    settings = call.core.settings
    guilds = sum(1 for guild in call.world.guilds.values() if call.bot_id in guild.members)
    return {
        "url": call.core.gateway_url,
        "shards": max(settings.recommended_shards, -(-guilds // settings.guilds_a_shard)),
        "session_start_limit": {
            "total": settings.identifies_a_day,
            "remaining": remaining_identifies(call.core, call.application),
            "reset_after": 24 * 3600 * 1000,
            "max_concurrency": settings.max_concurrency,
        },
    }
