"""Texts cut to what a message has room for."""

from hypothesis import given
from hypothesis import strategies as st

from bot.chat.render.content import ROOM, Box, Content, Text, cut, fitted, size
from tests.chat.limits import all_blocks, assert_fits


def test_what_fits_stays_as_it_is() -> None:
    content = Content((Box((Text("a" * 1_000), Text("b" * 2_000))),))
    assert fitted(content) is content


def test_only_the_long_ones_are_cut() -> None:
    content = fitted(Content((Box((Text("short"), Text("x " * 3_000))), Text("y\n" * 3_000))))
    short, long, lines = all_blocks(content)
    assert short == Text("short")
    for block in (long, lines):
        assert isinstance(block, Text)
        assert block.markdown.endswith("…")
        assert ROOM // 2 - 20 <= len(block.markdown) <= ROOM // 2


def test_whole_lines_are_kept_where_one_fits_else_whole_words() -> None:
    assert cut("one two\nthree four\nfive", 20) == "one two\n…"
    assert cut("one two three", 10) == "one two …"
    assert cut("one", 3) == "one"


@given(st.lists(st.text(min_size=1, max_size=3_000).filter(str.strip), min_size=1, max_size=8))
def test_any_texts_come_to_fit(texts: list[str]) -> None:
    content = fitted(Content(tuple(Text(text) for text in texts)))
    assert sum(size(b.markdown) for b in all_blocks(content) if isinstance(b, Text)) <= ROOM
    assert_fits(content)
