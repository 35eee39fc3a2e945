"""Names and typed text: they ping nobody and look like nothing but text."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat import safe


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Kim", "Kim"),
        ("  Kim \n\t Lee ", "Kim Lee"),
        ("\u202eaisle\u202c", "aisle"),
        ("a\u2066b\u2069", "ab"),
        ("Z\u200bo\u200d\u2060e\ufeff", "Zoe"),
        ("\x00\x07Kim\x1b[31m", "Kim[31m"),
        ("\uff0a\uff0aKim\uff0a\uff0a", "**Kim**"),
        ("ﬁn", "fin"),
        ("Zoë", "Zoë"),
        ("Åsa Öberg", "Åsa Öberg"),
        ("😀", "😀"),
        ("김철수", "김철수"),
        ("a\ue000b", "ab"),
    ],
)
def test_a_name_is_one_line_of_what_can_be_seen(typed: str, shown: str) -> None:
    assert safe.name(typed) == shown


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("ananas", "ananas"),
        ("  two\n words ", "two words"),
        ("`code`", "'code'"),
        ("\uff40\u1fefcode", "''code"),
        ("@everyone <@7> **b**", "@everyone <@7> **b**"),
        ("\u202eananas\u202c", "ananas"),
        ("a\u200d\u0301", "á"),
        ("ﬁkon", "fikon"),
        ("ぱいなっぷる", "ぱいなっぷる"),
        ("अनानास", "अनानास"),
        ("🍍", "🍍"),
        ("7", "7"),
        ("\u200b", ""),
        ("", ""),
    ],
)
def test_a_word_is_kept_as_it_is_shown(typed: str, kept: str) -> None:
    assert safe.word(typed) == kept


@given(st.text())
def test_a_word_shown_as_code_is_just_its_characters(typed: str) -> None:
    """One line without anything that ends the code or can't be seen; typed off, it is the same."""
    word = safe.word(typed)
    assert safe.word(word) == word
    assert unicodedata.normalize("NFKC", word) == word
    assert "`" not in word and word == " ".join(word.split())
    assert not any(unicodedata.category(c) in ("Cc", "Cf", "Co", "Cs", "Cn") for c in word)


@pytest.mark.parametrize(
    "typed",
    ["", " ", "\u200b\u200b", "\u3164", "\u2800\u2800", "\u202e\u202c", "\u0301", "\u115f "],
)
def test_a_name_that_shows_nothing_is_empty(typed: str) -> None:
    assert safe.name(typed) == ""


def test_a_name_is_cut_to_what_discord_allows() -> None:
    assert safe.name("x" * 40) == "x" * 31 + "…"
    assert safe.name("x" * 32) == "x" * 32


def test_towers_of_accents_are_cut_down() -> None:
    tower = "q" + "\u0353" * 200
    assert len(safe.typed(tower * 3, 4_000)) <= 3 * (1 + safe.MARKS_IN_A_ROW)


@pytest.mark.parametrize(
    ("text", "markdown"),
    [
        ("Kim", "Kim"),
        ("**Kim**", r"\*\*Kim\*\*"),
        ("_a_ __b__", r"\_a\_ \_\_b\_\_"),
        ("~~gone~~", r"\~\~gone\~\~"),
        ("`code`", r"\`code\`"),
        ("||spoiler||", r"\|\|spoiler\|\|"),
        ("back\\slash", r"back\\slash"),
        ("# Kim has won", r"\# Kim has won"),
        ("-# small", r"\-# small"),
        ("- item", r"\- item"),
        ("+ item", r"\+ item"),
        ("1. item", r"1\. item"),
        ("  2. item", r"  2\. item"),
        ("> quote", r"\> quote"),
        (">>> quote", r"\>>> quote"),
        ("one\n# two", "one\n\\# two"),
        ("[here](https://evil.example)", r"\[here\](https\://evil.example)"),
        ("https://evil.example", r"https\://evil.example"),
        (":smile:", r"\:smile:"),
        ("Kim: hello", "Kim: hello"),
        ("3 - 1 > 1", "3 - 1 > 1"),
    ],
)
def test_markdown_shows_the_text_itself(text: str, markdown: str) -> None:
    assert safe.markdown(text) == markdown


MENTIONING = re.compile(
    r"(?<!\\)<(?:@[!&]?|#|t:|:\w+:|a:\w+:|/|id:)|@(?:everyone|here|[0-9]+|[!&][0-9]+)"
)


@pytest.mark.parametrize(
    "text",
    [
        "@everyone",
        "@here",
        "<@123456789012345678>",
        "<@!123456789012345678>",
        "<@&123456789012345678>",
        "<#123456789012345678>",
        "<t:1700000000:R>",
        "<:kim:123456789012345678>",
        "</leave:123456789012345678>",
        "<id:customize>",
        "\uff20everyone",
    ],
)
def test_nobody_and_nothing_is_mentioned(text: str) -> None:
    assert not MENTIONING.search(safe.markdown(safe.typed(text, 100)))


@given(st.text(max_size=60))
def test_typed_text_is_clean_however_it_begins(text: str) -> None:
    clean = safe.typed(text, 40)
    assert len(clean) <= 40
    assert clean == clean.strip()
    assert not any(unicodedata.category(c) in ("Cc", "Cf", "Co", "Cs", "Cn") for c in clean)
    assert "\n" not in clean
    assert not MENTIONING.search(safe.markdown(clean))


@given(st.text(max_size=60))
def test_markdown_keeps_every_character(text: str) -> None:
    kept = re.sub(r"\\([^0-9A-Za-z\s])", r"\1", safe.markdown(text)).replace("@\u200b", "@")
    assert kept == text


def test_a_shortened_text_says_that_something_is_missing() -> None:
    assert safe.shortened("abcdef", 6) == "abcdef"
    assert safe.shortened("abcdefg", 6) == "abcde…"
    assert safe.shortened("abcd efg", 6) == "abcd…"
