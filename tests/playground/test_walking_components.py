"""Who looks through a message's components finds all of them, with or without where they stand."""

from typing import Any

from bot.playground.limits.component_forms import every, walk

BUTTON: dict[str, Any] = {"type": 2, "custom_id": "a"}
NESTED: list[dict[str, Any]] = [
    {
        "type": 17,
        "components": [
            {"type": 9, "components": [{"type": 10, "content": "b"}], "accessory": BUTTON},
            {"type": 1, "components": [{"type": 3, "custom_id": "c"}]},
        ],
    },
    {"type": 18, "component": {"type": 4, "custom_id": "d"}},
]


def test_all_components_are_found_in_their_order() -> None:
    found = every(NESTED)
    assert [component["type"] for component in found] == [17, 9, 10, 2, 1, 3, 18, 4]
    assert found == [component for component, _ in walk(NESTED)]


def test_what_is_no_component_is_passed_over() -> None:
    forged: list[Any] = ["x", {"type": 1, "components": [None, BUTTON], "accessory": 7}]
    assert every(forged) == [component for component, _ in walk(forged)]
