"""What a message is called in the store is read back as what it was."""

import pytest

from bot.host.messages import KINDS, MessageKey, OldKey, TurnKey, read_key

NUMBERS = (1_234_567_890_123_456_789, 7)

KEYS = [
    OldKey(NUMBERS[0]),
    TurnKey(NUMBERS[0]),
    *(kind(*NUMBERS[: len(kind.__struct_fields__)]) for kind in KINDS.values()),
]


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_a_key_is_read_back_as_it_was_written(key: MessageKey) -> None:
    assert read_key(str(key)) == key


def test_no_two_keys_are_written_alike() -> None:
    assert len({str(key) for key in KEYS}) == len(set(KEYS)) == len(KEYS)


@pytest.mark.parametrize("text", ["", "hand", "hand-of-mine", "post-1-x", "board-1", "castle-3"])
def test_what_no_message_is_called_is_no_key(text: str) -> None:
    assert read_key(text) is None
