"""How a line is put together."""

from bot.chat.render.speech import labelled


def test_a_label_has_a_colon_unless_it_is_a_question() -> None:
    assert labelled("Draw pile", "14") == "Draw pile: 14"
    assert labelled("Which location?", "Location 2") == "Which location? Location 2"
