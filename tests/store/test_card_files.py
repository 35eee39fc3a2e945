"""Card files of a host's own are compared between the machines that work with one store."""

from pathlib import Path

import pytest

from bot.host.ports import Store
from bot.life import compare_cards


async def test_machines_with_different_card_files_are_told_of(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = (tmp_path / name / "cards" for name in ("one", "other"))
    for folder in (one, other):
        (folder / "ordet_fanger").mkdir(parents=True)
        (folder / "ordet_fanger" / "fruit.toml").write_text("[cards]")
    await compare_cards(store, one, "north")
    await compare_cards(store, other, "south")
    (other / "ordet_fanger" / "fruit.toml").write_text("[cards] # more of them")
    await compare_cards(store, other, "south")
    assert not caplog.messages
    await compare_cards(store, one, "north")
    (told,) = caplog.messages
    assert f"card files in {one} are not those on south" in told
