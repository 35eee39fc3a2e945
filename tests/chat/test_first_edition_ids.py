"""Buttons that the first edition posted mean what they meant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.custom_ids import (
    Answering,
    Control,
    Deed,
    Picked,
    PublicAsk,
    Reading,
    SetOption,
    Step,
    parse,
    write,
)

TABLE = "k3x9qa2mzt7ve"


def answering(step: Step = Step.SHOW, *picked: Picked, **where: int) -> Answering:
    return Answering(
        table=TABLE, seat=1, number=10_042, ask="activate_next", step=step, picked=picked, **where
    )


@pytest.mark.parametrize(
    ("text", "control"),
    [
        (f"1d:{TABLE}:join", Deed(TABLE, "join")),
        (f"1d:{TABLE}:join_with_word", Deed(TABLE, "join_with_word")),
        (f"1o:{TABLE}:", SetOption(TABLE)),
        (f"1o:{TABLE}:drop_symbols", SetOption(TABLE, "drop_symbols")),
        ("1r:riftforce:", Reading("riftforce")),
        ("1r:riftforce:aim", Reading("riftforce", "aim")),
        (f"1p:{TABLE}:answer:00ff00ff:", PublicAsk(TABLE, "answer", "00ff00ff")),
        (f"1p:{TABLE}:vote:00ff00ff:accept", PublicAsk(TABLE, "vote", "00ff00ff", ("accept",))),
        (f"1p:{TABLE}:draw:00ff00ff:0.1", PublicAsk(TABLE, "draw", "00ff00ff", ("0", "1"))),
        (
            f"1p:{TABLE}:contest:00ff00ff:12:1234567890123456789",
            PublicAsk(TABLE, "contest", "00ff00ff", ("12:1234567890123456789",)),
        ),
        (f"1a:{TABLE}:1.10042:activate_next:show:0.0.0:", answering()),
        (f"1a:{TABLE}:1.10042:activate_next:write:0.0.0:.", answering(Step.WRITE, Picked())),
        (
            f"1a:{TABLE}:1.10042:activate_next:do:0.0.0:..AFAB",
            answering(Step.DO, Picked(), Picked((5, 1))),
        ),
        (
            f"1a:{TABLE}:1.10042:activate_next:choose:2.1.3:.AB.3'!D_________",
            answering(
                Step.CHOOSE, Picked((1,)), Picked(tuple(range(56)), 3), page=2, field=1, menu=3
            ),
        ),
        (
            f"1a:{TABLE}:1.10042:activate_next:group:0.0.0:.0'",
            answering(Step.GROUP, Picked((), 0)),
        ),
        (f"1a:{TABLE}:1.10042:activate_next:show:0.0.0:.BA", answering(Step.SHOW, Picked((64,)))),
    ],
)
def test_it_means_what_it_meant(text: str, control: Control) -> None:
    assert parse(text) == control
    assert parse(write(control)) == control, "and can be written anew"


@pytest.mark.parametrize(
    "text",
    [
        "1",
        "1d",
        "1x:abc:join",
        "2d:abc:join",
        "1d:abc:explode",
        "1d:ABC:join",
        "1d:abc:join ",
        "1d:abc:join\n",
        "1d:abc:join:",
        "1o:abc:__import__('os')",
        "1r::aim",
        "1p:k3x9:vote:00ff00ff",
        "1p:k3x9:vote:xx:accept",
        "1p:k3x9:vote:00ff00ff:a b",
        "1p:k3x9:vote:00ff00ff:.",
        "1a:abc:0.1:lay:show:0.0.0:.A",
        "1a:abc:00.1:lay:show:0.0.0:",
        "1a:abc:1000.1:lay:show:0.0.0:",
        "1a:abc:0.1:lay:guess:0.0.0:",
        "1a:abc:0.1:lay:show:0.0.0:.!AAAB",
        "1a:abc:0.1:lay:show:0.0.0:.AB?",
        "1a:abc:0.1:lay:show:0.0.0:.__AB",
        "1a:abc:0.1:lay:show:0.0.0:\n",
        "1a:abc:٣.1:lay:show:0.0.0:",
        "1a:abc:0.1:lay:show:0.0.0:" + ".AB" * 60,
    ],
)
def test_what_it_never_wrote_is_nothing(text: str) -> None:
    assert parse(text) is None


@given(st.text("0123456789abdopr:._'!AB-", max_size=99))
def test_whatever_begins_like_one_is_a_control_or_nothing(text: str) -> None:
    parse("1" + text)
