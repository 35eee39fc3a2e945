"""The rules, read as a person reads them: every sentence can be got at, in every language."""

import re

import msgspec
import pytest

import games
from bot.chat.custom_ids import Reading, write
from bot.languages import ABOUT_EACH, LANGUAGES, Language
from bot.playground.client import Someone, all_text, buttons, selects
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import post_as_bot
from tests.chat_end_to_end.stage import Stage
from tests.words.messages import plain_text

pytestmark = pytest.mark.asyncio(loop_scope="session")

PLAYERS = {"sv": "spelare", "nb": "spillere", "de": "Personen", "en": "players"}
TO = {"sv": "till", "nb": "til", "de": "bis", "en": "to"}


def players(game: str, language: Language) -> str:
    """How many can play it, in words."""
    least, most = games.find(game).seat_counts[0], games.find(game).seat_counts[-1]
    counts = f"{least} {TO[language]} {most}" if least < most else str(least)
    return f"{counts} {PLAYERS[language]}"


def as_read(message: SeenMessage) -> str:
    """What Discord makes of it, markup left out."""
    return re.sub(r"\\(.)", r"\1", all_text(message).replace("**", ""))


async def turned(someone: Someone, shown: SeenMessage, press: str, *values: str) -> SeenMessage:
    """The same message once a press has been answered: with another page, and by nothing else."""
    before = len(someone.sees(shown.channel))
    pressed = someone.choose if values else someone.press
    now = await someone.answer(await pressed(shown, press, *values))
    assert now.id == shown.id
    assert len(someone.sees(shown.channel)) == before
    return now


def onward(message: SeenMessage) -> list[str]:
    return [button["custom_id"] for button in buttons(message)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
async def test_every_sentence_of_the_rules_can_be_reached(
    stage: Stage, game: str, language: Language
) -> None:
    channel = await stage.channel()
    anna = await stage.person("Anna", ABOUT_EACH[language].locales[0])
    rules = games.find(game)
    prefix = rules.prefix()
    sections = [f"{prefix}-rules-{section}" for section in rules.rules_sections]

    shown = await anna.answer(await anna.slash(channel, "rules", game=game))
    assert shown.ephemeral
    assert players(game, language) in as_read(shown)
    (menu,) = selects(shown)
    titles = [plain_text(f"{section}-title", language) for section in sections]
    assert [option["label"] for option in menu["options"]] == titles

    read_on = [as_read(shown)]
    while following := onward(shown):
        shown = await turned(anna, shown, following[-1])
        read_on.append(as_read(shown))
        assert len(read_on) <= len(sections)
    for section in sections:
        assert any(plain_text(section, language) in page for page in read_on), section

    for option, section in zip(menu["options"], sections, strict=True):
        shown = await turned(anna, shown, menu["custom_id"], option["value"])
        page = as_read(shown)
        assert page.index(option["label"]) < page.index(plain_text(section, language))


async def test_a_page_is_turned_by_a_bot_that_has_been_restarted(stage: Stage) -> None:
    channel = await stage.channel()
    anna = await stage.person("Anna")
    shown = await anna.answer(await anna.slash(channel, "rules", game="riftforce"))
    await stage.kill_bot()
    await stage.start_bot()
    shown = await turned(anna, shown, onward(shown)[-1])
    assert "Riftforce" in as_read(shown)


async def test_a_page_costs_one_request(stage: Stage) -> None:
    channel = await stage.channel()
    anna = await stage.person("Anna")
    shown = await anna.answer(await anna.slash(channel, "rules", game="riftforce"))
    transcript = stage.playground.core.transcript
    before = len(transcript.of("request"))
    await turned(anna, shown, onward(shown)[-1])
    (request,) = transcript.of("request")[before:]
    assert msgspec.json.decode(request.body)["type"] == 7, "the message itself is updated"


@pytest.mark.parametrize(
    ("game", "told"), [("chess", "means nothing to me"), ("riftforce", "2 players")]
)
async def test_a_button_of_unknown_rules(stage: Stage, game: str, told: str) -> None:
    """An unknown game is refused; an unknown section of a game shows the first page."""
    press = write(Reading(game, "endgame"))
    channel = await stage.channel()
    anna = await stage.person("Anna")
    message = await post_as_bot(stage, channel, press)
    outcome = await anna.press(message, press)
    assert told in as_read(await anna.answer(outcome))
