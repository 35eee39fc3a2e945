"""No private names of any library: an upgrade is a version number, not a search."""

import ast
import re
from functools import cache

from tests.conventions.code import modules, nodes

PRIVATE = re.compile(r"_[A-Za-z]\w*")
"""Neither `_` alone nor `__name__`."""
PUBLIC = ("_exit", "_fields", "_replace")
"""Documented by Python, for all their underscore."""


def test_whoever_uses_a_private_name_has_defined_it() -> None:
    """Also what a subclass of a library's class reaches by `self`."""
    foreign = [
        f"{file}:{node.lineno} {node.attr}"
        for file, node in nodes()
        if isinstance(node, ast.Attribute) and PRIVATE.fullmatch(node.attr)
        if node.attr not in (*PUBLIC, *defined())
    ]
    assert not foreign


def test_a_private_name_is_reached_from_within() -> None:
    """By `self`, or by a class of the same file: what is another object's own it keeps."""
    reached = [
        f"{file}:{node.lineno} {ast.unparse(node)}"
        for file, module in modules().items()
        for node in ast.walk(module)
        if isinstance(node, ast.Attribute) and PRIVATE.fullmatch(node.attr)
        if node.attr not in PUBLIC and not is_within(node.value, module)
    ]
    assert not reached


def is_within(owner: ast.expr, module: ast.Module) -> bool:
    classes = {node.name for node in module.body if isinstance(node, ast.ClassDef)}
    return isinstance(owner, ast.Name) and owner.id in {"self", "cls"} | classes


def test_no_private_name_is_imported() -> None:
    imported = [
        f"{file}:{node.lineno} {alias.name}"
        for file, node in nodes()
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if PRIVATE.fullmatch(alias.name)
    ]
    assert not imported


@cache
def defined() -> frozenset[str]:
    """Every name that the project defines itself: functions, classes and attributes."""
    return frozenset(name for module in modules().values() for name in own_in(module))


def own_in(module: ast.Module) -> set[str]:
    names = set()
    for node in ast.walk(module):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                names.add(name)
            case ast.ClassDef(name=name):
                names.add(name)
            case ast.Attribute(attr=name, ctx=ast.Store()) | ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
    return names
