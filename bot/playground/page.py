"""The page in the browser: its files, its words, and what it may ask of the launcher."""

import asyncio
from pathlib import Path

import msgspec
from aiohttp import web

from bot.playground.core import CORE
from bot.playground.replies import json_reply, unknown

FILES = Path(__file__).with_name("page")
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".json": "application/json",
}

# Nothing is fetched from elsewhere, and no text is ever run: scripts and styles are our files only,
# and with trusted types required the browser itself refuses to make HTML out of a text.
CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' blob:",
        "connect-src 'self' ws://{host}",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
    )
)


async def _home(request: web.Request) -> web.Response:
    return _file(FILES / "index.html", request)


async def _languages(request: web.Request) -> web.Response:
    """The page's languages: each file of words is one."""
    told = []
    for file in sorted((FILES / "words").glob("*.json"), key=lambda file: file.stem, reverse=True):
        words = msgspec.json.decode(file.read_bytes())
        locales = words["locales"].split()
        told.append({"code": file.stem, "name": words["own-name"], "locales": locales})
    return json_reply(told)


async def _offers(request: web.Request) -> web.Response:
    core = request.app[CORE]
    looks = msgspec.to_builtins(core.settings.looks)
    told = {
        "restart_bot": core.restart_bot is not None,
        "looks": looks,
        "pictures": core.settings.picture is not None,
    }
    return json_reply(told)


async def _picture(request: web.Request) -> web.Response:
    """What a game looks like, drawn by the launcher."""
    settings = request.app[CORE].settings
    value, language = request.match_info["value"], request.match_info["language"]
    look = settings.looks.get(value)
    if settings.picture is None or look is None or language not in look.about:
        return await unknown(request)
    body = await asyncio.to_thread(settings.picture, value, language)
    headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=300"}
    return web.Response(body=body, content_type="image/png", headers=headers)


async def _restart_bot(request: web.Request) -> web.Response:
    core = request.app[CORE]
    if core.restart_bot is None:
        return await unknown(request)
    core.transcript.add("control", "RestartBot")
    await core.restart_bot()
    return json_reply({})


async def _below(request: web.Request) -> web.Response:
    segments = request.match_info["file"].split("/")
    file = FILES.joinpath(*segments)
    plain = all(segment and not segment.startswith(".") for segment in segments)
    if not plain or file.suffix not in KINDS or not _is_file(file):
        return await unknown(request)
    return _file(file, request)


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except (OSError, ValueError):  # no file can have such a name
        return False


def _file(file: Path, request: web.Request) -> web.Response:
    headers = {
        "Content-Security-Policy": CONTENT_POLICY.format(host=request.host),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cache-Control": "no-cache",
    }
    kind = KINDS[file.suffix]
    charset = None if kind == "font/woff2" else "utf-8"
    return web.Response(body=file.read_bytes(), content_type=kind, charset=charset, headers=headers)


ROUTES = [
    web.get("/", _home),
    web.get("/page/offers", _offers),
    web.get("/page/languages", _languages),
    web.post("/page/restart-bot", _restart_bot),
    web.get("/page/pictures/{value}/{language}", _picture),
    web.get("/page/{file:.+}", _below),
]
