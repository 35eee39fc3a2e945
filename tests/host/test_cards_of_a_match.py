"""Which cards a match is played with: of its language alone, kept with it; and a host's own."""

import asyncio
import logging
from pathlib import Path

import msgspec
import pytest

from bot.cli.main import main
from bot.library import Library, open_game
from games.kit.match import Match
from games.ordet_fanger import GAME
from tests.games.ordet_fanger.positions import card_file
from tests.host.house import ALEX, KIM, LEE, House, refused

OF_SWEDISH = ["sv.toml", "sv_2.toml", "sv_3.toml", "sv_young.toml"]


async def ended(house: House, **options: str) -> str:
    table = await house.match(KIM, LEE, ALEX, game="ordet_fanger", **options)
    await house.time_passes(70_000)
    await house.tables.end(table, house.by(KIM))
    return table


@pytest.mark.parametrize(
    ("options", "files"),
    [
        ({}, OF_SWEDISH),
        ({"cards": "linked_sv"}, ["linked.toml", *OF_SWEDISH]),
        ({"cards": "linked_sv", "second_language": "nb"}, ["linked.toml"]),
    ],
)
async def test_a_record_carries_only_the_sets_that_its_match_uses(
    real: House, tmp_path: Path, options: dict[str, str], files: list[str]
) -> None:
    table = await ended(real, **options)
    await real.restart()
    record = await real.tables.record(table)
    assert [*record.cards] == files
    assert record.answers_hash == ""
    bound = GAME({name: text.encode() for name, text in record.cards.items()})
    assert bound.cards_hash == record.cards_hash
    assert len(Match.replay(bound, record).entries) == len(record.moves) > 0
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode(record))
    assert await asyncio.to_thread(main, ["verify", str(file)]) == 0


async def test_a_restarted_match_goes_on_with_its_own_cards(real: House) -> None:
    table = await real.match(KIM, LEE, ALEX, game="ordet_fanger")
    before = await real.view(table, KIM)
    real.open_game = lambda key: GAME({"sv.toml": card_file("Of tomorrow")})
    await real.restart()
    assert (await real.view(table, KIM)).scene == before.scene


async def test_a_rematch_has_the_cards_of_today(real: House) -> None:
    table = await ended(real)
    first = (await real.store.table(table)).header  # type: ignore[union-attr]
    real.open_game = lambda key: GAME({"sv.toml": card_file("Of tomorrow")})
    await real.restart()
    again = (await real.tables.rematch(table, real.by(KIM))).table
    await real.tables.start(again, real.by(KIM))
    header = (await real.store.table(again)).header  # type: ignore[union-attr]
    assert header.cards_hash != first.cards_hash
    await real.tables.end(again, real.by(KIM))
    assert [*(await real.tables.record(again)).cards] == ["sv.toml"]


async def test_a_set_that_is_there_no_more_is_refused_at_the_start(real: House) -> None:
    table = await real.lobby(KIM, LEE, ALEX, game="ordet_fanger", cards="sv_3")
    real.open_game = lambda key: GAME({"sv.toml": card_file()})
    await real.restart()
    await refused(real.tables.start(table, real.by(KIM)), "ordet-fanger-no-such-set", given="sv_3")
    await real.tables.choose(table, real.by(KIM), {"cards": "sv"})
    await real.tables.start(table, real.by(KIM))


def test_a_set_in_the_host_s_folder_joins_the_shipped_ones(tmp_path: Path) -> None:
    put(tmp_path, "mine.toml", card_file("Made at home"))
    put(tmp_path, "answers/mine.toml", b'"star one" = ["moon"]')
    library = Library(tmp_path)
    game = library.open_game("ordet_fanger")
    assert game.sets.by_name["mine"].title == "Made at home"
    assert library.answers("ordet_fanger").of(game.sets, "mine/star-1") == ("moon",)
    assert library.open_game("ordet_fanger") is game
    assert {*open_game("ordet_fanger").files} == {*game.files} - {"mine.toml"}


@pytest.mark.parametrize(
    ("file", "content", "told"),
    [
        ("bad.toml", b'language = "en"\ntitle = ', "bad.toml:2: this is not a card set"),
        (
            "bad.toml",
            card_file().replace(b"'wave nine'", b"'STAR one'"),
            "bad.toml:9: “STAR one” stands twice",
        ),
        ("sv.toml", card_file(), "sv.toml: a shipped file is called so"),
        ("linked_sv.toml", card_file(), "there is another set called linked_sv"),
        ("My set.toml", card_file(), "My set.toml: call it by small letters"),
        ("bad.toml", b"\xff\xfe", "bad.toml: this is not a card set"),
        ("big.toml", card_file() + b"#" * 200_000, "big.toml: it has more than 200000 bytes"),
    ],
)
def test_a_broken_file_is_told_of_with_its_line_and_the_rest_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, file: str, content: bytes, told: str
) -> None:
    put(tmp_path, file, content)
    put(tmp_path, "zebra.toml", card_file("Sound", " of zebras"))
    with caplog.at_level(logging.WARNING):
        game = Library(tmp_path).open_game("ordet_fanger")
    assert [*game.files] == sorted([*open_game("ordet_fanger").files, "zebra.toml"])
    (line,) = caplog.messages
    assert line.startswith(f"{file} is left out, and the others are taken: ") and told in line


def test_what_can_t_be_read_is_told_of_too(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "ordet_fanger" / "folder.toml").mkdir(parents=True)
    Library(tmp_path).open_game("ordet_fanger")
    assert "folder.toml: it can't be read" in caplog.text


def put(added: Path, file: str, content: bytes) -> None:
    """Where a host puts a file of this game."""
    where = added / "ordet_fanger" / file
    where.parent.mkdir(parents=True, exist_ok=True)
    where.write_bytes(content)
