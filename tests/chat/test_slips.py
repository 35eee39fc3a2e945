"""A ruling's slip as a line: names, times, links to the messages, and why somebody lost."""

import pytest

from bot.chat.render.fairness import slip_line
from bot.host.model import Place
from bot.languages import LANGUAGES
from games.kit.say import Say, say
from games.kit.scenes import Given, Slip
from tests.chat.positions import PLACE, speech

KIM, LEE = 0, 1
FIRST = 1_763_525_577_127  # 04:12:57.127
IDS = "https://discord.com/channels/11/22/"


def slip(
    *sides: tuple[Given, ...], margin: int = 100, by_vote: bool = False, lost: Say | None = None
) -> Slip:
    return Slip(
        brief=say("ordet-fanger-stamp", stamp=""),
        sides=(sides[0], sides[1]),
        winner=None,
        margin=margin,
        settled=400,
        limit=60_000,
        by_vote=by_vote,
        lost=lost,
    )


def given(seat: int, message: str, at: int) -> tuple[Given, ...]:
    return (Given(seat, message, at),)


def line(told: Slip, place: Place = PLACE) -> str:
    return slip_line(told, place, speech("en", 4))


def test_both_times_are_links_the_earlier_one_first() -> None:
    told = line(slip(given(KIM, "901", FIRST + 481), given(3, "900", FIRST)))
    first, second = f"[04:12:57.127]({IDS}900)", f"[04:12:57.608]({IDS}901)"
    assert 0 < told.index(first) < told.index(second)
    assert "481 ms apart" in told and "UTC" in told
    assert "a tie up to 100 ms" in told and "waited 400 ms" in told


def test_with_one_answer_it_is_told_why_the_others_have_lost() -> None:
    lost = say("ordet-fanger-lost", how="few", losers="Kim", had=2, needed=3)
    told = line(slip((), given(LEE, "900", FIRST), lost=lost))
    assert told.count("](") == 1
    assert "Kim had 2 of 3 answers." in told and "limit 60 s" in told
    assert "apart" not in told


def test_an_answer_that_was_no_message_has_its_time_and_no_link() -> None:
    told = line(slip(given(KIM, "i900", FIRST), given(LEE, "901", FIRST + 5)))
    assert " 04:12:57.127 " in told and told.count("](") == 1


def test_in_direct_messages_the_link_says_so() -> None:
    told = line(slip(given(KIM, "900", FIRST), ()), Place(None, 22))
    assert "https://discord.com/channels/@me/22/900" in told


def test_several_answers_of_a_player_stand_behind_one_name() -> None:
    two = (*given(3, "900", FIRST), *given(3, "901", FIRST + 7))
    told = line(slip(two, given(2, "902", FIRST + 9)))
    assert told.count("Zoë") == 1 and told.count("](") == 3
    assert "2 ms apart" in told, "the last needed one counts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_one_line_in_each_language(language) -> None:  # type: ignore[no-untyped-def]
    both = given(KIM, "9" * 19, FIRST), given(LEE, "8" * 19, FIRST)
    for told in (slip(*both, margin=0, by_vote=True), slip(both[0], ())):
        text = slip_line(told, PLACE, speech(language, 4))
        assert "\n" not in text and len(text) < 600
