"""The application itself, and where the gateway is."""

from bot.playground import wire
from bot.playground.gateway.identify import remaining_identifies
from bot.playground.records import JSON
from bot.playground.rest.call import Call
from bot.playground.rest.routes import route


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
async def own_application(call: Call) -> JSON:
    return wire.application(call.world, call.application)


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
