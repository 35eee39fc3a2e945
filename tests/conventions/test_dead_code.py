"""What nobody uses is not there: every function, method, class and constant of the project is used
by the project itself, not only by a test."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.conventions.code import modules, nodes

CALLED_BY_LIBRARIES = {
    "setup_hook",  # discord.py
    "cog_load",
    "to_components",
    "has_components_v2",
}
FOR_TESTS = {Path("bot/playground/client"), Path("bot/lab/postgres")}
"""With the first, tests of any bot act in the playground; with the second they have a server."""
HARMLESS = {"property", "cached_property", "staticmethod", "classmethod", "cache", "lru_cache"}
"""Whatever else decorates a function may call it."""


def test_everything_is_used() -> None:
    used = used_names() | CALLED_BY_LIBRARIES
    unused = [
        f"{file}:{line} {name}"
        for file, module in modules().items()
        if not FOR_TESTS.intersection(file.parents)
        for name, line in definitions(module.body)
        if name not in used and not name.startswith(("__", "on_"))
    ]
    assert not unused


def used_names() -> set[str]:
    names = set()
    for _, node in nodes():
        match node:
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()):
                names.add(name)
            case ast.MatchClass(kwd_attrs=attributes):
                names.update(attributes)
            case ast.ImportFrom(names=aliases):
                names.update(alias.name for alias in aliases if alias.asname)
    return names


def definitions(body: list[ast.stmt]) -> Iterator[tuple[str, int]]:
    for node in body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                if all(ast.unparse(each) in HARMLESS for each in node.decorator_list):
                    yield node.name, node.lineno
            case ast.ClassDef():
                yield node.name, node.lineno
                yield from definitions(
                    [each for each in node.body if not isinstance(each, ast.Assign)]
                )
            case ast.Assign(targets=[ast.Name(id=name)]):
                yield name, node.lineno
