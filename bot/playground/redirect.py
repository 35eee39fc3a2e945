"""Turns discord.py towards a playground instead of Discord."""

import ipaddress
from collections.abc import Callable
from typing import Any

import yarl

_originals: dict[str, Callable[..., Any]] = {}
"""What discord.py does by itself."""


class NotLoopback(ValueError):
    """The address is not on this machine."""


def redirect_discord_py(rest: str, gateway: str, cdn: str) -> None:
    """Send discord.py's requests elsewhere; to be called before any client is made.

    A bot's token must never leave for an address that somebody slipped into its settings, so only
    addresses of this machine are taken.
    """
    import discord  # only here: bots in other libraries need none
    from discord.gateway import DiscordWebSocket
    from discord.http import HTTPClient, Route

    gateway_url = _on_this_machine("gateway", gateway, "ws")
    rest_url = _on_this_machine("REST", rest, "http")
    cdn_url = _on_this_machine("CDN", cdn, "http")
    Route.BASE = str(rest_url).rstrip("/")
    DiscordWebSocket.DEFAULT_GATEWAY = gateway_url
    asked = _originals.setdefault("get_bot_gateway", HTTPClient.get_bot_gateway)

    async def get_bot_gateway(http: HTTPClient) -> Any:
        """This gateway rather than the one that REST names: a process may have one of its own."""
        shards, _, limits = await asked(http)
        return shards, str(gateway_url), limits

    HTTPClient.get_bot_gateway = get_bot_gateway  # type: ignore[assignment, method-assign]
    discord.Asset.BASE = str(cdn_url).rstrip("/")


def addresses(playground_url: str) -> tuple[str, str, str]:
    """A playground's REST, gateway and CDN addresses, in the order that `redirect` takes."""
    gateway = playground_url.replace("http://", "ws://", 1)
    return f"{playground_url}/api/v10", f"{gateway}/gateway/", f"{playground_url}/cdn"


def _on_this_machine(what: str, address: str, scheme: str) -> yarl.URL:
    try:
        url = yarl.URL(address)
        host, has_port = url.host or "", url.explicit_port is not None
    except ValueError as error:
        raise NotLoopback(f"The {what} address {address!r} is no address.") from error
    if url.scheme != scheme or not has_port or url.user is not None:
        raise NotLoopback(
            f"The {what} address {address!r} should look like {scheme}://127.0.0.1:8080/…"
        )
    if not _is_loopback(host):
        raise NotLoopback(f"The {what} address {address!r} is not on this machine.")
    return url


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
