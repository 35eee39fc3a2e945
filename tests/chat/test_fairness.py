"""What the lobby and the message at the start tell of the shuffles: all that goes into them, and no
more than is true."""

import re

import msgspec
import pytest

import games
from bot.chat.render.content import Content, Text, TextField
from bot.chat.render.fairness import fair_play_lines, start_post
from bot.chat.render.lobby import lobby, word_modal
from bot.host.model import Posted, Salting, Word
from bot.host.salting import LONGEST_WORD, MOST_WORDS
from bot.host.views import View
from bot.library import open_game
from bot.words.words import LANGUAGES, Language
from games.kit.say import say
from tests.chat.limits import assert_accepted, assert_fits, text_of
from tests.chat.positions import speech
from tests.chat.test_lobby import waiting

LOBBY = Posted(1234567890123456789, 1357913579135791357)
WIDEST = "𰻝" * LONGEST_WORD
NASTY = "<@7> @everyone **b** https://x.se [a](b) ||"


def salted(*words: str, seats: int = 2, game: str = "supertrumf", stirred: bool = False) -> View:
    """A lobby under which these words have been given."""
    given = tuple(Word(10**18 + number, text) for number, text in enumerate(words))
    salting = Salting(LOBBY, given, is_stirred=stirred)
    return msgspec.structs.replace(waiting(game, seats), salting=salting)


def lobby_of(view: View, language: Language = "en") -> Content:
    return lobby(view, open_game(view.game), speech(language, len(view.seats)))


def start_of(view: View, language: Language = "en") -> Content:
    return start_post(view, speech(language, len(view.seats)))


def fair_play_of(view: View, language: Language = "en") -> Content:
    lines = fair_play_lines(view, speech(language, len(view.seats)))
    return Content((Text("\n".join(lines)),))


def code_in(content: Content) -> list[str]:
    """All that stands there as code: a hash, an id, words."""
    return re.findall(r"(?<!\\)`([^`]*)`", text_of(content))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_and_start_show_just_what_is_hashed(language: Language) -> None:
    view = salted("ananas", NASTY)
    assert list(view.salting.salts) == [str(LOBBY.message), "ananas", NASTY]
    assert code_in(lobby_of(view, language)) == [view.commitment, "ananas", NASTY]
    assert not lobby_of(view, language).pings
    for content in (start_of(view, language), fair_play_of(view, language)):
        assert code_in(content) == [view.commitment, *view.salting.salts]
        assert not content.pings
        link = f"https://discord.com/channels/11/{LOBBY.channel}/{LOBBY.message}"
        assert link in text_of(content)
        assert view.table in text_of(content)


def test_after_the_end_the_check_tells_what_it_goes_by() -> None:
    """So nothing of it is told twice."""
    ended = msgspec.structs.replace(salted("ananas"), phase="ended")
    assert code_in(fair_play_of(ended)) == []
    assert ended.table in text_of(fair_play_of(ended))


def test_all_words_stand_in_one_small_line() -> None:
    lines = text_of(lobby_of(salted("ananas", "kiwi"))).splitlines()
    line = next(line for line in lines if "`ananas`" in line)
    assert line.startswith("-# ") and "`kiwi`" in line


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_salt_is_cut_however_long_the_words(game: str, language: Language) -> None:
    seats = games.find(game).seat_counts[-1]
    view = salted(*[WIDEST] * MOST_WORDS, seats=seats, game=game)
    for content in (
        lobby_of(view, language),
        start_of(view, language),
        fair_play_of(view, language),
    ):
        assert_fits(content)
        assert_accepted(content)
        assert code_in(content).count(WIDEST) == MOST_WORDS
        assert view.commitment in code_in(content)


def test_what_is_claimed_depends_on_the_words() -> None:
    before = "No player can choose the cards"
    nothing, last = text_of(fair_play_of(salted())), text_of(fair_play_of(salted("ananas")))
    stirred = text_of(fair_play_of(salted("ananas", stirred=True)))
    assert f"{before}. Whoever runs this bot could" in nothing
    assert (
        f"{before}; nor can whoever runs this bot, unless the last word, from <@{10**18}>" in last
    )
    assert "nor can" not in nothing + stirred
    assert "have changed since the last word" in stirred


def test_what_is_claimed_at_the_start_is_about_what_has_been() -> None:
    nothing, last = text_of(start_of(salted())), text_of(start_of(salted("ananas")))
    stirred = text_of(start_of(salted("ananas", stirred=True)))
    assert "could have, for nobody has said a word" in nothing
    assert "nor can whoever runs this bot, unless the last word" in last
    assert "changed after the last word" in stirred
    assert "nor can" not in nothing + stirred


def test_the_help_claims_no_more_than_fair_play() -> None:
    told = speech("en", 2).line(say("cogs-help"))
    assert "the last word before the start, one they couldn’t foresee" in told
    assert "and seats and options have stayed as they were since" in told
    assert "If nobody says a word, they could." in told


def test_words_that_were_lost_are_told_of() -> None:
    lost = msgspec.structs.replace(salted(), salting=Salting(asks_anew=True))
    assert "no longer count" in text_of(lobby_of(lost))
    assert "no longer count" not in text_of(start_of(lost))


def test_whoever_changes_a_word_sees_the_last_one() -> None:
    view = salted("ananas")
    (entry,) = word_modal(view, 10**18, speech("en", 2)).entries
    assert isinstance(entry, TextField) and entry.typed == "ananas"
    (entry,) = word_modal(view, 7, speech("en", 2)).entries
    assert isinstance(entry, TextField) and entry.typed == ""
