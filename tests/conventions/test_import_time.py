"""Importing a module changes nothing elsewhere: no logger, no interpreter setting, no hook."""

import ast

from tests.conventions.code import modules

ONLY_FOR = ("TYPE_CHECKING", "__name__ == '__main__'")


def test_a_module_only_defines_what_it_offers() -> None:
    doing = [
        f"{file}:{node.lineno} {ast.unparse(node)}"
        for file, module in modules().items()
        for node in module.body
        if not defines(node)
    ]
    assert not doing


def defines(node: ast.stmt) -> bool:
    """Whether a statement does no more than give a name of the module's own its meaning."""
    match node:
        case ast.Expr(value=value):
            return isinstance(value, ast.Constant)
        case ast.If(test=test):
            return ast.unparse(test) in ONLY_FOR
        case ast.Assign(targets=targets):
            return all(isinstance(target, ast.Name | ast.Tuple) for target in targets)
        case ast.AnnAssign(target=target):
            return isinstance(target, ast.Name)
    definitions = (
        ast.Import | ast.ImportFrom | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    )
    return isinstance(node, definitions)
