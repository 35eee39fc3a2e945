"""The page in the browser: its files, its words, and what it may ask of the launcher."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import web

from bot.playground.replies import json_reply

if TYPE_CHECKING:
    from bot.playground.core import Core
    from bot.playground.server import Playground

PREFIX = "/page"
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

RestartBot = Callable[[], Awaitable[None]]


def add_to(playground: Playground, restart_bot: RestartBot | None = None) -> None:
    """Let a playground serve the page; `restart_bot` is what its control panel may then ask for."""
    page = Page(restart_bot)
    playground.handle(PREFIX, page.serve)
    playground.handle("/", page.serve_home)


class Page:
    def __init__(self, restart_bot: RestartBot | None) -> None:
        self._restart_bot = restart_bot

    async def serve_home(self, core: Core, request: web.BaseRequest) -> web.StreamResponse:
        if request.path != "/" or request.method not in ("GET", "HEAD"):
            return _unknown(core, request)
        return _file(FILES / "index.html", request)

    async def serve(self, core: Core, request: web.BaseRequest) -> web.StreamResponse:
        match request.method, request.path.removeprefix(PREFIX).strip("/").split("/"):
            case "GET", ["offers"]:
                return json_reply({"restart_bot": self._restart_bot is not None})
            case "POST", ["restart-bot"] if self._restart_bot is not None:
                core.transcript.add("control", "RestartBot")
                await self._restart_bot()
                return json_reply({})
            case "GET", segments:
                return _below(FILES, segments, core, request)
        return _unknown(core, request)


def _below(
    folder: Path, segments: list[str], core: Core, request: web.BaseRequest
) -> web.StreamResponse:
    file = folder.joinpath(*segments)
    plain = all(segment and not segment.startswith(".") for segment in segments)
    if not plain or file.suffix not in KINDS or not _is_file(file):
        return _unknown(core, request)
    return _file(file, request)


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except (OSError, ValueError):  # no file can have such a name
        return False


def _file(file: Path, request: web.BaseRequest) -> web.Response:
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


def _unknown(core: Core, request: web.BaseRequest) -> web.Response:
    sentence = f"The playground does not know {request.method} {request.path}."
    core.transcript.add("unknown", sentence)
    return json_reply({"message": sentence, "code": 0}, 501)
