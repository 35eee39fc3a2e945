"""The picture of what somebody has reached."""

import pytest

from bot.languages import LANGUAGES, Language
from bot.pictures.reader import Reader
from bot.pictures.record import Figure, GameLine, OpponentLine, RecordCard, record_picture
from bot.words.words import Words
from games.kit.say import say
from tests.pictures.grounds import in_the_corner, unreadable
from tests.pictures.looking import Comparison, cut_off, overflows

NAMES = {0: "Wilhelmina Överskottström", 1: "Bo", 2: "Владимир", 3: "日本"}
LABELS = ("played", "won", "streak", "longest")
THINKS = say("pictures-record-thinks", time=say("chat-clock-seconds", count=14))
SAYS = (
    say("ordet-fanger-fastest", seconds="1", thousandths="430"),
    say("ordet-fanger-best-categories", categories=("Djur i skogen", "Mat från Italien")),
)
CARD = RecordCard(
    tuple(
        Figure(number, say("pictures-record-label", what=what))
        for number, what in zip(("12345", "33", "3", "7"), LABELS, strict=True)
    ),
    (
        GameLine(say("riftforce-name"), 0x1E7A5F, 21, 34, "1650", (THINKS,)),
        GameLine(say("ordet-fanger-name"), 0x8A5A00, 3, 1200, "", SAYS),
        GameLine(say("storma-slottet-name"), 0x8C2B2B, 0, 1, "1480?"),
    ),
    tuple(OpponentLine(seat, 10 * seat, 7) for seat in (1, 2, 3)),
    (say("pictures-record-bot", won="5", played="12"),),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_room_and_can_be_read(language: Language) -> None:
    for card in (CARD, RecordCard(CARD.figures, (), (), (say("pictures-record-none"),))):
        picture = record_picture(card, Reader(Words(), language, NAMES))
        assert not overflows(picture) and not cut_off(picture)
        assert not unreadable(picture) and not in_the_corner(picture)


def test_it_looks_as_it_did(looks_as_it_did: Comparison) -> None:
    looks_as_it_did("record", record_picture(CARD, Reader(Words(), "sv", NAMES)))
