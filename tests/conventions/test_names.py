"""A name means one thing: no two classes or types of the bot are called alike, nor like one of
those that all games share.

The playground has Discord's own words; cogs are called like their commands.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.conventions.code import modules

SHARED = (Path("bot"), Path("games/kit"))
PLAYGROUND = Path("bot/playground")


def test_a_name_means_one_thing() -> None:
    places = Counter(
        name for file, module in modules().items() if counts(file) for name in named(module)
    )
    assert [name for name, count in places.items() if count > 1] == []


def counts(file: Path) -> bool:
    return any(part in file.parents for part in SHARED) and PLAYGROUND not in file.parents


def named(module: ast.Module) -> Iterator[str]:
    for node in module.body:
        match node:
            case ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) if is_type(name):
                yield name


def is_type(name: str) -> bool:
    """Rather than a constant, or a variable for types, such as MoveT."""
    return name[:1].isupper() and not name.isupper() and not name.endswith("T")
