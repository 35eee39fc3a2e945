"""Rate limits: buckets by route, 50 requests a second in all, and the ban for too many errors."""

from __future__ import annotations

import hashlib
import math
from collections import deque
from functools import cache
from typing import TYPE_CHECKING

from cachetools import TLRUCache

from bot.playground.limits import refusals
from bot.playground.limits.rule import Rule
from bot.playground.records import JSON
from bot.playground.settings import BucketSize

if TYPE_CHECKING:
    from bot.playground.core import Core

_BAN_WINDOW = 600.0
_SOURCE = "1.1 google"  # discord.py takes a 429 without Via for a ban by Cloudflare
_MOST_WINDOWS = 50_000
_EVERYTHING = ""
"""The bucket that all requests of a bot count in."""


class Window:
    """The requests left until `reset`."""

    __slots__ = ("remaining", "reset", "size")

    def __init__(self, size: BucketSize, now: float) -> None:
        self.size = size
        self.remaining = size.most
        self.reset = now + size.seconds

    def take(self) -> bool:
        if self.remaining == 0:
            return False
        self.remaining -= 1
        return True


class TooMany(Exception):
    """The answer is a 429."""

    def __init__(self, rule: Rule, headers: dict[str, str], retry_after: float) -> None:
        super().__init__(rule.name)
        self.rule = rule
        self.headers = headers
        self.retry_after = retry_after

    @property
    def body(self) -> JSON:
        body: JSON = {
            "message": self.rule.message,
            "retry_after": round(self.retry_after, 3),
            "global": self.rule is refusals.RATE_LIMITED_GLOBALLY,
        }
        # The interface description asks for a code, Discord's documents call it optional.
        return body | {"code": self.rule.code}


def too_many(rule: Rule, scope: str, retry_after: float, headers: dict[str, str]) -> TooMany:
    """The 429 of this kind, with all that Discord says along with it."""
    told = headers | {
        "Via": _SOURCE,
        "Retry-After": str(max(1, math.ceil(retry_after))),
        "X-RateLimit-Scope": scope,
    }
    if scope == "global":
        told["X-RateLimit-Global"] = "true"
    return TooMany(rule, told, retry_after)


class RateLimiter:
    def __init__(self, core: Core) -> None:
        self._core = core
        self._windows: TLRUCache[tuple[str, int, str], Window] = TLRUCache(
            _MOST_WINDOWS, lambda key, window, now: window.reset, core.clock.now
        )
        self._bad: deque[float] = deque(maxlen=core.settings.bad_requests_in_10_minutes)

    def forget(self) -> None:
        self._windows.clear()
        self._bad.clear()

    def check(self, bucket: str, application_id: int, major: str, counts: bool) -> dict[str, str]:
        """The headers of the reply; raises TooMany. `counts`: whether the global limit applies."""
        if not self._core.settings.rate_limits:
            return {}
        now = self._core.clock.now()
        self._check_ban(now)
        if counts:
            self._check_global(application_id, now)
        self._check_shared(bucket, major, now)
        return self._check_bucket(bucket, application_id, major, now)

    def count_bad(self, status: int, scope: str | None) -> None:
        """Too many 401, 403 and 429 lead to a ban; 429s of scope `shared` do not count."""
        counts = status in (401, 403, 429) and scope != "shared"
        if counts and self._core.settings.rate_limits:
            self._bad.append(self._core.clock.now())

    def _check_ban(self, now: float) -> None:
        while self._bad and now - self._bad[0] > _BAN_WINDOW:
            self._bad.popleft()
        if len(self._bad) >= self._core.settings.bad_requests_in_10_minutes:
            raise TooMany(refusals.BANNED, {}, self._bad[0] + _BAN_WINDOW - now)

    def _check_global(self, application_id: int, now: float) -> None:
        size = BucketSize(self._core.settings.requests_a_second, 1.0)
        window = self._window(_EVERYTHING, application_id, "", size, now)
        if not window.take():
            raise too_many(refusals.RATE_LIMITED_GLOBALLY, "global", window.reset - now, {})

    def _check_shared(self, bucket: str, major: str, now: float) -> None:
        size = self._core.settings.shared_buckets.get(bucket)
        if size is None:
            return
        window = self._window(bucket, 0, major, size, now)
        if not window.take():
            headers = self._headers(bucket, window, now)
            raise too_many(refusals.RATE_LIMITED_TOGETHER, "shared", window.reset - now, headers)

    def _check_bucket(
        self, bucket: str, application_id: int, major: str, now: float
    ) -> dict[str, str]:
        settings = self._core.settings
        size = settings.buckets.get(bucket, settings.default_bucket)
        if size is None:
            return {}
        window = self._window(bucket, application_id, major, size, now)
        admitted = window.take()
        headers = self._headers(bucket, window, now)
        if not admitted:
            raise too_many(refusals.RATE_LIMITED, "user", window.reset - now, headers)
        return headers

    def _window(
        self, bucket: str, application_id: int, major: str, size: BucketSize, now: float
    ) -> Window:
        key = (bucket, application_id, major)
        window = self._windows.get(key)
        if window is None:
            window = self._windows[key] = Window(size, now)
        return window

    @staticmethod
    def _headers(bucket: str, window: Window, now: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(window.size.most),
            "X-RateLimit-Remaining": str(window.remaining),
            "X-RateLimit-Reset": f"{window.reset:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, window.reset - now):.3f}",
            "X-RateLimit-Bucket": _name(bucket),
        }


@cache
def _name(bucket: str) -> str:
    """What a client knows a bucket by; there are as many as there are routes."""
    return hashlib.md5(bucket.encode()).hexdigest()
