"""The small pictures: small files, told apart by name, each as what there is to be told by it."""

from io import BytesIO

from PIL import Image

from bot.chat.render.emblems import Emblems, as_component, in_unicode, without_own
from bot.pictures.emblems import emblems
from games.kit.asks import Choice
from games.kit.say import say

MOST_BYTES = 256 * 1024
SIDE = 128


def test_each_fits_into_what_discord_takes() -> None:
    drawn = emblems()
    for emblem in drawn.values():
        file = emblem.png()
        assert len(file) < MOST_BYTES
        assert Image.open(BytesIO(file)).size == (SIDE, SIDE)
        assert 2 <= len(emblem.name) <= 32 and emblem.name.isidentifier()
    assert len({emblem.name for emblem in drawn.values()}) == len(drawn)


def test_whatever_has_an_emblem_in_unicode_is_drawn() -> None:
    assert set(in_unicode()) <= set(emblems())


def test_what_the_application_has_is_shown_and_everything_else_in_unicode() -> None:
    shown, fire = Emblems(), emblems()["riftforce/fire"].name
    card = Choice("f5", say("kit-joker"), art="riftforce/fire5")
    assert shown.of("riftforce/fire5") == "🔥" == shown.beside(card)
    shown.know({"riftforce/fire": 7})
    assert shown.of("riftforce/fire5") == f"<:{fire}:7>" == shown.beside(card)
    assert as_component(f"<:{fire}:7>") == {"name": fire, "id": "7"}
    assert shown.of("symbol/wave+star") == "🌊⭐"
    assert without_own(f"<:{fire}:7> Fire 5") == "🔥 Fire 5"
    shown.forget()
    assert shown.of("riftforce/fire5") == "🔥"
