"""What the lobby, the seal at the start and *Fair play* tell of the shuffles: all that goes into
them, and no more than is true."""

import re

import msgspec
import pytest

import games
from bot.chat.custom_ids import OfLobby
from bot.chat.render.content import Content, Text, TextField
from bot.chat.render.fairness import fair_play_lines, seal_post
from bot.chat.render.lobby import lobby, word_modal
from bot.host.model import Posted, Salting, Word
from bot.host.salting import LONGEST_WORD, MOST_WORDS
from bot.host.views import Sitting, View
from bot.languages import LANGUAGES, Language
from bot.library import open_game
from games.kit.bot_player import EASY, HARD
from games.kit.chance import seal
from games.kit.say import say
from tests.chat.limits import assert_accepted, assert_fits, text_of
from tests.chat.positions import speech
from tests.chat.test_lobby import waiting

LOBBY = Posted(1234567890123456789, 1357913579135791357)
LINK = f"https://discord.com/channels/11/{LOBBY.channel}/{LOBBY.message}"
ON_A_PHONE = 52
WIDEST = "𰻝" * LONGEST_WORD
NASTY = "<@7> @everyone **b** https://x.se [a](b) ||"


def salted(*words: str, seats: int = 2, game: str = "supertrumf", stirred: bool = False) -> View:
    """A lobby under which these words have been given."""
    given = tuple(Word(10**18 + number, text) for number, text in enumerate(words))
    salting = Salting(LOBBY, given, is_stirred=stirred)
    return msgspec.structs.replace(waiting(game, seats), salting=salting)


def lobby_of(view: View, language: Language = "en") -> Content:
    return lobby(view, open_game(view.game), speech(language, len(view.seats)))


def seal_of(view: View, language: Language = "en") -> Content:
    return seal_post(view, speech(language, len(view.seats)))


def fair_play_of(view: View, language: Language = "en") -> Content:
    lines = fair_play_lines(view, speech(language, len(view.seats)))
    return Content((Text("\n".join(lines)),))


def code_in(content: Content) -> list[str]:
    """All that stands there as code: a seal, a hash, an id, words."""
    return re.findall(r"(?<!\\)`([^`]*)`", text_of(content))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_shows_just_what_is_hashed(language: Language) -> None:
    view = salted("ananas", NASTY)
    short, link = seal(view.commitment), f"({LINK})"
    assert list(view.salting.salts) == [str(LOBBY.message), "ananas", NASTY]
    lobby, sealed = lobby_of(view, language), seal_of(view, language)
    fair_play = fair_play_of(view, language)
    assert code_in(lobby) == code_in(sealed) == [short, "ananas", NASTY]
    assert code_in(fair_play) == [short, view.commitment, *view.salting.salts]
    assert link in text_of(sealed) and link in text_of(fair_play)
    assert view.table in text_of(fair_play)
    assert not any(content.pings for content in (lobby, sealed, fair_play))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_address_is_shown_as_it_is(language: Language) -> None:
    """Each is behind a word, or behind the id that it is of."""
    view = salted("ananas")
    for content in (seal_of(view, language), fair_play_of(view, language)):
        assert "http" not in re.sub(r"\]\([^)]*\)", "", text_of(content))


@pytest.mark.parametrize("language", LANGUAGES)
def test_seal_is_one_small_line_that_a_phone_has_room_for(language: Language) -> None:
    """Also against the bot player: as many characters as stand beside each other at 400 pixels."""
    alone = salted()
    seats = (alone.seats[0], Sitting(0, False, bot_player=EASY))
    alone = msgspec.structs.replace(alone, seats=seats, salting=Salting())
    with_lobby = msgspec.structs.replace(alone, salting=Salting(LOBBY))
    for view in (salted(), alone, with_lobby):
        (line,) = filter(None, text_of(seal_of(view, language)).splitlines())
        assert line.startswith("-# 🔒 ") and len(seen(line)) <= ON_A_PHONE, seen(line)
    (line,) = (line for line in text_of(lobby_of(salted(), language)).splitlines() if "🔒" in line)
    assert seen(line) == f"🔒 {seal(alone.commitment)}"


def seen(line: str) -> str:
    """What stands there once the markdown is drawn."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", line.removeprefix("-# ")).replace("`", "")


def test_the_seal_tells_where_bot_player_sits_and_at_which_level() -> None:
    view = salted(seats=3)
    seats = (view.seats[0], Sitting(0, False, bot_player=EASY), Sitting(0, False, bot_player=HARD))
    shown = text_of(seal_of(msgspec.structs.replace(view, seats=seats)))
    assert shown.endswith("🤖 2 (easy) · 🤖 3 (hard)")


def test_after_the_end_the_check_tells_what_it_goes_by() -> None:
    """So nothing of it is told twice."""
    ended = msgspec.structs.replace(salted("ananas"), phase="ended")
    assert code_in(fair_play_of(ended)) == []
    assert ended.table in text_of(fair_play_of(ended))


def test_all_words_stand_in_one_small_line() -> None:
    for content in (lobby_of(salted("ananas", "kiwi")), seal_of(salted("ananas", "kiwi"))):
        (line,) = (line for line in text_of(content).splitlines() if "🔒" in line)
        assert line.startswith("-# ")
        assert line.endswith(f"<@{10**18}> `ananas` · <@{10**18 + 1}> `kiwi`")


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_salt_is_cut_however_long_the_words(game: str, language: Language) -> None:
    seats = games.find(game).seat_counts[-1]
    view = salted(*[WIDEST] * MOST_WORDS, seats=seats, game=game)
    for content in (
        lobby_of(view, language),
        seal_of(view, language),
        fair_play_of(view, language),
    ):
        assert_fits(content)
        assert_accepted(content)
        assert code_in(content).count(WIDEST) == MOST_WORDS
        assert seal(view.commitment) in code_in(content)


def test_what_is_claimed_depends_on_the_words() -> None:
    nothing, last = text_of(fair_play_of(salted())), text_of(fair_play_of(salted("ananas")))
    stirred = text_of(fair_play_of(salted("ananas", stirred=True)))
    assert "No player can arrange the cards. The bot’s owner can, until" in nothing
    assert f"not even the bot’s owner, unless the word from <@{10**18}>" in last
    assert "Nobody c" not in nothing + stirred
    assert "have changed since the last word" in stirred


def begun(*words: str, stirred: bool = False) -> str:
    """What *Fair play* tells once the match has begun."""
    view = salted(*words, stirred=stirred)
    return text_of(fair_play_of(msgspec.structs.replace(view, phase="playing")))


def test_what_is_claimed_after_the_start_is_about_what_has_been() -> None:
    nothing, last = begun(), begun("ananas")
    stirred = begun("ananas", stirred=True)
    assert "The bot’s owner could have, since nobody stirred in a word" in nothing
    assert "not even the bot’s owner, unless the word" in last
    assert "changed after the last word" in stirred
    assert "Nobody c" not in nothing + stirred


def test_the_help_claims_no_more_than_that_it_can_be_checked() -> None:
    told = speech("en", 2).line(say("chat-help-fair"))
    assert "/verify checks every shuffle" in told and "“Fair play”" in told
    assert "can’t" not in told and "No player" not in told and "\n" not in told


def test_words_that_were_lost_are_told_of() -> None:
    lost = msgspec.structs.replace(salted(), salting=Salting(asks_anew=True))
    assert "no longer count" in text_of(lobby_of(lost))
    assert "no longer count" not in text_of(seal_of(lost))


def test_whoever_changes_a_word_sees_the_last_one() -> None:
    view = salted("ananas")
    (entry,) = word_modal(view, 10**18, speech("en", 2), OfLobby(view.table, "word")).entries
    assert isinstance(entry, TextField) and entry.typed == "ananas"
    (entry,) = word_modal(view, 7, speech("en", 2), OfLobby(view.table, "word")).entries
    assert isinstance(entry, TextField) and entry.typed == ""
