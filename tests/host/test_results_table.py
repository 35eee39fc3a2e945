"""A server's results as a file for a spreadsheet."""

import csv
import io
from collections.abc import Mapping

from msgspec.structs import replace

from bot.host.model import NOBODY, User
from bot.host.results import MatchResult
from bot.host.results_table import BOT, FORGOTTEN, results_table
from tests.host.hosting import KIM, LEE
from tests.store.changes import result

PLENTY = 1_000_000


def rows(*results: MatchResult, names: Mapping[User, str]) -> list[dict[str, str]]:
    file = results_table(results, len(results), names, PLENTY).file
    return list(csv.DictReader(io.StringIO(file.decode("utf-8-sig"))))


def test_who_was_forgotten_and_the_bot_have_no_ids() -> None:
    first, second = result().seats
    kept = replace(result(), seats=(replace(first, user=-77), replace(second, user=NOBODY)))
    forgotten, bot = rows(kept, names={KIM: "Kim"})
    assert (forgotten["person_id"], forgotten["name"]) == ("", FORGOTTEN)
    assert (bot["person_id"], bot["name"]) == ("", BOT)


def test_no_name_is_a_formula() -> None:
    for name in ("=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"):
        assert rows(result(), names={KIM: name, LEE: "Lee"})[0]["name"] == f"'{name}"
    assert rows(result(), names={KIM: 'a "b", c\n', LEE: ""})[0]["name"] == 'a "b", c\n'


def test_what_there_is_no_room_for_is_the_oldest_and_is_counted() -> None:
    results = [result(f"t{number}", ended=9_000 - number) for number in range(10)]
    whole = results_table(results, len(results), {}, PLENTY)
    assert (whole.matches, whole.left_out) == (10, 0)
    most = len(whole.file) // 2
    some = results_table(results, len(results), {}, most)
    assert len(some.file) <= most and some.matches + some.left_out == 10
    assert whole.file.startswith(some.file)
