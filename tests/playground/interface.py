"""Discord's own description of its interface, where a developer's machine has it."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

DESCRIPTION = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
_URN = "urn:discord"


class Interface:
    """Validates bodies; compiled once for each schema."""

    def __init__(self, description: Any) -> None:
        # Discord takes ids as numbers too, and discord.py sends some so.
        snowflake = description["components"]["schemas"]["SnowflakeType"]
        snowflake["type"] = ["string", "integer"]
        self._paths = [
            (re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), path, operations)
            for path, operations in description["paths"].items()
        ]
        # Words before placeholders: /users/@me is not a /users/{user_id}.
        self._paths.sort(key=lambda entry: entry[1].count("{"))
        resource = Resource.from_contents(description, default_specification=DRAFT202012)
        self._registry: Any = Registry().with_resource(_URN, resource)

    def request_schema(self, method: str, path: str) -> str | None:
        """Where the schema of this request's JSON stands; None if it has no body."""
        found, operation = self._operation(method, path)
        content = operation.get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            return None
        return _pointer(found, method, "requestBody", "content", "application/json", "schema")

    def reply_schema(self, method: str, path: str, status: int) -> str | None:
        found, operation = self._operation(method, path)
        if status == 429:
            return "#/components/schemas/RatelimitedResponse"
        if status >= 400:
            return "#/components/schemas/ErrorResponse"
        described = operation["responses"].get(str(status))
        assert described is not None, f"{method} {path} is never answered with {status}"
        if "content" not in described:
            return None
        where = ("responses", str(status), "content", "application/json", "schema")
        return _pointer(found, method, *where)

    def faults(self, schema: str, body: object) -> Iterator[str]:
        """What is wrong with this body, one line each."""
        for error in self._validator(schema).iter_errors(body):
            worst = error
            while worst.context:
                worst = max(worst.context, key=lambda inner: len(inner.absolute_path))
            yield f"{'/'.join(map(str, worst.absolute_path))}: {worst.message[:200]}"

    def _operation(self, method: str, path: str) -> tuple[str, Any]:
        for pattern, template, operations in self._paths:
            if pattern.fullmatch(path) and method.lower() in operations:
                return template, operations[method.lower()]
        raise AssertionError(f"Discord has no {method} {path}")

    @functools.cache  # noqa: B019 - there is one Interface in a test run
    def _validator(self, schema: str) -> Draft202012Validator:
        return Draft202012Validator({"$ref": f"{_URN}{schema}"}, registry=self._registry)


def _pointer(template: str, method: str, *steps: str) -> str:
    escaped = [s.replace("~", "~0").replace("/", "~1") for s in steps]
    path = template.replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
    return "/".join(["#", "paths", path, method.lower(), *escaped])


@functools.cache
def interface() -> Interface | None:
    if not DESCRIPTION.exists():
        return None
    return Interface(json.loads(DESCRIPTION.read_text()))
