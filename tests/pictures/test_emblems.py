"""The small pictures: small files, told apart by name, each as what there is to be told by it."""

import re
from io import BytesIO

import pytest
from PIL import Image

from bot.chat.render.answering import Asked
from bot.chat.render.controls import ask_buttons
from bot.chat.render.emblems import Emblems, as_component, in_unicode, without_own
from bot.chat.render.speech import Speech
from bot.pictures.emblems import emblems
from bot.words.words import Words
from games.kit.asks import Form
from games.kit.say import say
from games.kit.scenes import die_art
from tests.chat.positions import walk

MOST_BYTES = 256 * 1024
SIDE = 128


def test_each_fits_into_what_discord_takes() -> None:
    drawn = emblems()
    for emblem in drawn.values():
        file = emblem.png()
        assert len(file) < MOST_BYTES
        assert Image.open(BytesIO(file)).size == (SIDE, SIDE)
        for name in (emblem.word, emblem.long_name):
            assert 2 <= len(name) <= 32 and name.isidentifier()
    assert len({emblem.word for emblem in drawn.values()}) == len(drawn)


def test_what_screen_readers_read_out_is_a_word() -> None:
    assert not [each.word for each in emblems().values() if re.search("[0-9a-f]{6}", each.word)]


def test_whatever_has_an_emblem_in_unicode_is_drawn() -> None:
    assert set(in_unicode()) <= set(emblems())


def test_what_the_application_has_is_shown_and_everything_else_in_unicode() -> None:
    shown, fire = Emblems(), emblems()["riftforce/fire"].word
    assert shown.of("riftforce/fire5") == "🔥" == shown.beside("riftforce/fire5", "")
    shown.know({"riftforce/fire": ("fire", 7)})
    assert shown.of("riftforce/fire5") == f"<:{fire}:7>" == shown.beside("riftforce/fire5", "")
    assert as_component(f"<:{fire}:7>") == {"name": fire, "id": "7"}
    assert shown.of("symbol/wave+star") == "🌊⭐"
    assert without_own(f"<:{fire}:7> Fire 5") == "🔥 Fire 5"
    clashing = emblems()["riftforce/fire"].long_name
    assert without_own(f"<:{clashing}:7> Fire 5") == "🔥 Fire 5"
    shown.forget()
    assert shown.of("riftforce/fire5") == "🔥"


def test_a_button_shows_what_is_rolled_or_laid_for() -> None:
    shown = Emblems()
    roll, lay = (
        Form("roll", say("kit-roll"), art=die_art(10, 0)),
        Form("lay", say("kit-joker"), art="supertrumf/magic"),
    )
    assert shown.on(roll) is None
    ids = {die_art(10, 0): 7, "supertrumf/magic": 8}
    named = {art: emblems()[art].word for art in ids}
    shown.know({art: (named[art], id_) for art, id_ in ids.items()})
    speech = Speech(Words(), "en", {}, shown)
    buttons = ask_buttons((roll, lay), Asked("k3x9qa2mzt7ve", 0, 1), speech)
    assert [button.emoji for button in buttons] == [
        f"<:{named[art]}:{id_}>" for art, id_ in ids.items()
    ]


@pytest.mark.parametrize(
    "game, options", [("storma_slottet", {}), ("supertrumf", {"play": "blixtduell"})]
)
def test_who_rolls_is_shown_a_die(game: str, options: dict[str, str]) -> None:
    asks = [
        ask
        for each in walk(game, 2, options, "dice", most=60)
        for seat in range(2)
        for ask in each.asks(seat)
    ]
    dice = {ask.form.art for ask in asks if ask.form.rolls}
    assert dice and all(art in emblems() and art.startswith("die/") for art in dice)
