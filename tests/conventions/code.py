"""The project's own code, as syntax."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.places import PACKAGES

OURS = ("games", "bot", "cogs")


@cache
def modules() -> dict[Path, ast.Module]:
    files = (file for part in OURS for file in sorted((PACKAGES / part).rglob("*.py")))
    return {file.relative_to(PACKAGES): ast.parse(file.read_text()) for file in files}


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for file, module in modules().items():
        for node in ast.walk(module):
            yield file, node
