"""Importing a module changes nothing elsewhere: no logger, no interpreter setting, no hook."""

import ast

from tests.house.code import modules


def test_a_module_only_defines_what_it_offers() -> None:
    doing = [
        f"{file}:{node.lineno} {ast.unparse(node)}"
        for file, module in modules().items()
        for node in module.body
        if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant)
    ]
    assert not doing
