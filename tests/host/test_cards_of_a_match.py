"""Which cards a match is played with: of its language alone, kept with it; and a host's own."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import msgspec
import pytest

from bot.cli.main import main
from bot.host.absence import WISHES
from bot.host.acts import Answer
from bot.host.model import Place, Posted
from bot.host.presets import usable
from bot.library import Library, open_game
from games.kit.match import Match
from games.kit.realtime import Heard, PointedAt
from games.kit.say import Refusal
from games.ordet_fanger import GAME
from tests.games.ordet_fanger.positions import card_file
from tests.host.hosting import ALEX, CHANNEL, HERE, KIM, LEE, OTHER_CHANNEL, Host, refused

OF_SWEDISH = ["sv.toml", "sv_2.toml", "sv_3.toml", "sv_young.toml"]


async def ended(host: Host, **options: str) -> str:
    table = await host.match(KIM, LEE, ALEX, game="ordet_fanger", **options)
    await host.time_passes(130_000)
    await host.tables.end(table, host.by(KIM))
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
    real: Host, tmp_path: Path, options: dict[str, str], files: list[str]
) -> None:
    table = await ended(real, **options)
    await real.restart()
    record = await real.tables.past.record(table)
    assert [*record.cards] == files
    assert record.answers_hash == ""
    bound = GAME({name: text.encode() for name, text in record.cards.items()})
    assert bound.cards_hash == record.cards_hash
    assert len(Match.replay(bound, record).entries) == len(record.moves) > 0
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode(record))
    assert await asyncio.to_thread(main, ["verify", str(file)]) == 0


async def test_a_restarted_match_goes_on_with_its_own_cards(real: Host) -> None:
    table = await real.match(KIM, LEE, ALEX, game="ordet_fanger")
    before = await real.view(table, KIM)
    real.open_game = lambda key: GAME({"sv.toml": card_file("Of tomorrow")})
    await real.restart()
    assert (await real.view(table, KIM)).scene == before.scene


async def test_a_rematch_has_the_cards_of_today(real: Host) -> None:
    table = await ended(real)
    first = (await real.store.table(table)).header  # type: ignore[union-attr]
    real.open_game = lambda key: GAME({"sv.toml": card_file("Of tomorrow")})
    await real.restart()
    again = await real.rematch(table, KIM, LEE, ALEX)
    await real.tables.start(again, real.by(KIM))
    header = (await real.store.table(again)).header  # type: ignore[union-attr]
    assert header.cards_hash != first.cards_hash
    await real.tables.end(again, real.by(KIM))
    assert [*(await real.tables.past.record(again)).cards] == ["sv.toml"]


async def test_a_set_that_is_there_no_more_is_refused_at_the_start(real: Host) -> None:
    table = await real.lobby(KIM, LEE, ALEX, game="ordet_fanger", cards="sv_3")
    real.open_game = lambda key: GAME({"sv.toml": card_file()})
    await real.restart()
    await refused(real.tables.start(table, real.by(KIM)), "ordet-fanger-no-such-set", given="sv_3")
    await real.tables.choose(table, real.by(KIM), {"cards": "sv"})
    await real.tables.start(table, real.by(KIM))


SET_GONE = "sv_3"


async def without_its_set(host: Host, *users: int) -> str:
    """A lobby with the bot player at it, whose card set somebody has taken away."""
    host.known_answers = Library().answers
    await host.restart()
    table = await host.lobby(*users, game="ordet_fanger", cards=SET_GONE)
    await host.tables.add_bot_player(table, host.by(KIM), "hard")
    host.open_game = lambda key: GAME({"sv.toml": card_file()})
    await host.restart()
    return table


async def test_the_start_with_bot_player_is_refused_as_without_it(real: Host) -> None:
    table = await without_its_set(real, KIM, LEE)
    for _ in range(2):
        await refused(
            real.tables.start(table, real.by(KIM)), "ordet-fanger-no-such-set", given=SET_GONE
        )
    await real.tables.choose(table, real.by(KIM), {"cards": "sv"})
    await real.tables.start(table, real.by(KIM))


async def test_nothing_done_to_a_table_whose_set_is_gone_fails(real: Host) -> None:
    """It is done, or refused: here all that an input, or a look, may ask for."""
    table = await without_its_set(real, KIM, LEE)
    tables, by = real.tables, real.by
    message = Posted(CHANNEL, 7001)
    asked: list[Callable[[], Awaitable[object]]] = [
        lambda: tables.look(table, KIM),
        lambda: tables.asks(table, KIM),
        lambda: tables.realtime.listed(table),
        lambda: tables.realtime.hears_since(table),
        lambda: tables.hint(table, by(KIM)),
        lambda: tables.if_conceded(table, by(KIM)),
        lambda: tables.preview(table, by(KIM), Answer("answer")),
        lambda: tables.move(table, by(KIM), Answer("answer")),
        lambda: tables.realtime.hear(table, by(KIM), Heard("Oslo", "1", 1)),
        lambda: tables.realtime.point(table, by(KIM), "contest", PointedAt("1", 1)),
        lambda: tables.realtime.posted(table, 1, 1),
        lambda: tables.realtime.spoken(table, 1, None),
        lambda: tables.realtime.stood_still(table),
        lambda: tables.past.record(table),
        lambda: tables.concede(table, by(KIM)),
        lambda: tables.pause(table, by(KIM)),
        lambda: tables.resume(table, by(KIM)),
        lambda: tables.rematch(table, by(KIM)),
        lambda: tables.clocks.give(table, by(KIM)),
        lambda: tables.consents.take_back(table, by(KIM)),
        lambda: tables.consents.agree_back(table, by(KIM), 1),
        lambda: tables.consents.decline_back(table, by(KIM), 1),
        lambda: tables.consents.ask_about_absent(table, by(KIM)),
        *(partial(tables.consents.answer_absent, table, by(KIM), (1, 0), wish) for wish in WISHES),
        lambda: tables.join(table, by(ALEX), "a word"),
        lambda: tables.give_word(table, by(KIM), "a word"),
        lambda: tables.announce(table, message),
        lambda: tables.tell_bot_player(table, by(KIM), level="easy"),
        lambda: tables.take_bot_player_away(table, by(KIM)),
        lambda: tables.add_bot_player(table, by(KIM), "hard"),
        lambda: tables.choose(table, by(KIM), {"rounds": "1"}),
        lambda: tables.settle(table, by(KIM), Place(1, OTHER_CHANNEL)),
        lambda: tables.start(table, by(LEE)),
        lambda: tables.start(table, by(KIM)),
        lambda: tables.strand(table, OTHER_CHANNEL, real.clock.now()),
        lambda: tables.take_up(table, by(KIM), HERE),
        lambda: tables.leave(table, by(LEE)),
        lambda: tables.end(table, by(KIM)),
        lambda: tables.rematch(table, by(KIM)),
    ]
    done = 0
    for each in asked:
        with suppress(Refusal):
            await each()
            done += 1
    assert done > 10
    assert (await real.view(table)).phase == "ended"


@pytest.mark.parametrize("given", ["-1", "", SET_GONE.upper(), "x" * 4_000])
async def test_content_that_is_not_there_can_t_be_chosen(real: Host, given: str) -> None:
    table = await real.lobby(KIM, LEE, ALEX, game="ordet_fanger")
    by = real.by(KIM)
    sentence = await refused(real.tables.choose(table, by, {"cards": given}), "tables-option")
    assert len(str(sentence.args["given"])) < 100
    assert (await real.view(table)).options.cards == "sv"


async def test_a_preset_whose_set_is_gone_leaves_it_out(real: Host) -> None:
    table = await real.lobby(KIM, LEE, ALEX, game="ordet_fanger", cards=SET_GONE, rounds="1")
    view = await real.view(table)
    await real.tables.presets.save(1, real.tables.game("ordet_fanger"), "Ours", view.options)
    today = GAME({"sv.toml": card_file()})
    (preset,) = await real.tables.presets.of(1, today)
    begun = usable(today, preset.options)
    assert begun["rounds"] == "1" and "cards" not in begun


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
