"""Whatever is refused or chosen by a ruling, the rules have a paragraph that says it."""

import ast
import inspect
import re
from pathlib import Path

import pytest

import games
from games.kit.options import specs

RULING = re.compile(r"[A-Z]{2}[0-9]{1,2}[a-z]?")


def raised(game: str) -> set[str]:
    """Every ruling that the code of a game names."""
    folder = Path(inspect.getfile(games.find(game))).parent
    modules = (ast.parse(file.read_text("utf-8")) for file in folder.rglob("*.py"))
    constants = (
        node.value
        for module in modules
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return {text for text in constants if RULING.fullmatch(text)}


@pytest.mark.parametrize("game", games.names())
def test_every_ruling_that_refuses_is_said_in_the_rules(game: str) -> None:
    declared = games.find(game).passages
    assert raised(game) <= set(declared)
    assert {passage.section for passage in declared.values()} <= set(
        games.find(game).rules_sections
    )


@pytest.mark.parametrize("game", games.names())
def test_every_option_with_a_ruling_is_said_in_the_rules(game: str) -> None:
    type_ = games.find(game)
    assert set(type_.options_type.rulings) <= {spec.name for spec in specs(type_.options_type)}
    assert {each.ruling for each in type_.options_type.rulings.values()} <= set(type_.passages)


def test_no_two_games_have_a_ruling_of_the_same_name() -> None:
    named = [ruling for game in games.names() for ruling in games.find(game).passages]
    assert len(named) == len(set(named))
