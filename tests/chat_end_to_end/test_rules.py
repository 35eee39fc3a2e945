"""The rules, read as a person reads them: every sentence can be got at, in every language."""

from typing import Any

import msgspec
import pytest

import games
from bot.chat.custom_ids import Reading, RuleOf, RulesOf, parse, write
from bot.languages import ABOUT_EACH, LANGUAGES, Language
from bot.library import passage_of
from bot.playground.client import Someone, all_text, buttons, selects
from bot.playground.people.views import SeenMessage
from games.kit import message_ids
from tests.chat_end_to_end.matches import open_table, post_as_bot, start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import Stage
from tests.chat_end_to_end.turns import begin, of_ask, until_offered
from tests.words.messages import plain_text

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME = "storma_slottet"
PLAYERS = {"sv": "spelare", "nb": "spillere", "de": "Personen", "en": "players"}
TO = {"sv": "till", "nb": "til", "de": "bis", "en": "to"}
FORWARD = 1
"""The style of the button to the next page."""


def players(game: str, language: Language) -> str:
    """How many can play it, in words."""
    least, most = games.find(game).seat_counts[0], games.find(game).seat_counts[-1]
    counts = f"{least} {TO[language]} {most}" if least < most else str(least)
    return f"{counts} {PLAYERS[language]}"


def told(game: str, section: str, language: Language) -> list[str]:
    """The paragraphs of a section, and its example."""
    rules = games.find(game)
    of_example = [message_ids.example(rules, section)] if section in rules.examples else []
    messages = (message_ids.section(rules, section), *of_example)
    return "\n".join(plain_text(each.id, language) for each in messages).split("\n")


def title(game: str, section: str, language: Language) -> str:
    return plain_text(message_ids.section_title(games.find(game), section).id, language)


def is_page(message: SeenMessage, game: str, section: str, language: Language = "en") -> bool:
    shown = all_text(message)
    return title(game, section, language) in shown and all(
        paragraph in shown for paragraph in told(game, section, language)
    )


async def turned(someone: Someone, shown: SeenMessage, press: str, *values: str) -> SeenMessage:
    """The same message once a press has been answered: with another page, and by nothing else."""
    before = len(someone.sees(shown.channel))
    pressed = someone.choose if values else someone.press
    now = await someone.answer(await pressed(shown, press, *values))
    assert now.id == shown.id
    assert len(someone.sees(shown.channel)) == before
    return now


def onward(message: SeenMessage) -> list[str]:
    """The way to the next page."""
    found = [b for b in buttons(message) if b["style"] == FORWARD and not b.get("disabled")]
    return [str(button["custom_id"]) for button in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
async def test_every_sentence_of_the_rules_can_be_reached(
    stage: Stage, game: str, language: Language
) -> None:
    """From the first page by turning the others, and by the list of sections."""
    channel = await stage.channel()
    anna = await stage.person("Anna", ABOUT_EACH[language].locales[0])
    sections = games.find(game).rules_sections

    shown = await anna.answer(await anna.slash(channel, "rules", game=game))
    assert shown.ephemeral and players(game, language) in all_text(shown)
    for section in sections[:-1]:
        assert is_page(shown, game, section, language), section
        shown = await turned(anna, shown, *onward(shown))
    assert is_page(shown, game, sections[-1], language) and not onward(shown)

    (menu,) = selects(shown)
    titles = [title(game, section, language) for section in sections]
    assert [option["label"] for option in menu["options"]] == titles
    for option, section in zip(menu["options"], sections, strict=True):
        shown = await turned(anna, shown, menu["custom_id"], option["value"])
        assert is_page(shown, game, section, language), section


async def test_lobby_board_and_hand_open_the_first_page(stage: Stage) -> None:
    """Beside the table, which is left as it is."""
    two = [Player(await stage.person(name), n) for n, name in enumerate(("Anna", "Bo"))]
    anna, channel = two[0], await stage.channel()
    lobby = anna.newest(await open_table(stage, channel, GAME, two))
    board = await start(stage, await stage.channel(), GAME, two)
    for message in (lobby, anna.newest(board), await anna.hand(board)):
        opened = await anna.someone.answer(await anna.press(message, "rules"))
        assert opened.ephemeral and opened.id != message.id
        assert is_page(opened, GAME, games.find(GAME).rules_sections[0])
        assert anna.newest(message) == message


async def test_why_not_leads_to_the_sentences_of_the_rules(stage: Stage) -> None:
    two = [Player(await stage.person(name), n) for n, name in enumerate(("Anna", "Bo"))]
    board = await start(stage, await stage.channel(), GAME, two)
    player, hand = await until_offered(board, two, "exchange")
    why = await player.someone.answer(await player.press(hand, "why"))
    leads = [(b["custom_id"], rulings_of(b)) for b in buttons(why) if rulings_of(b)]
    assert len(leads) > 1
    for press, rulings in leads:
        opened = await player.someone.answer(await player.someone.press(why, press))
        assert marked(opened) == said_by(rulings)


async def test_a_refusal_leads_to_the_sentence_of_the_rules(stage: Stage) -> None:
    """Cards of two suits can't be exchanged together."""
    two = [Player(await stage.person(name), n) for n, name in enumerate(("Anna", "Bo"))]
    board = await start(stage, await stage.channel(), GAME, two)
    player, hand = await until_offered(board, two, "exchange")
    hand = await begin(player, hand, "exchange")
    (control,) = [control for control in of_ask(hand, "exchange") if control.is_select]
    suits = {o["emoji"]["name"]: o["value"] for o in control.shown["options"] if "emoji" in o}
    first, second, *_ = suits.values()
    await player.someone.choose(hand, control.shown["custom_id"], first, second)
    refused = player.newest(hand)
    ((press, rulings),) = [
        (b["custom_id"], rulings_of(b)) for b in buttons(refused) if rulings_of(b)
    ]
    opened = await player.someone.answer(await player.someone.press(refused, press))
    assert opened.id != refused.id and marked(opened) == said_by(rulings)


def rulings_of(button: dict[str, Any]) -> tuple[str, ...]:
    press = parse(button.get("custom_id", ""))
    if isinstance(press, RulesOf):
        return press.rulings
    return (press.ruling,) if isinstance(press, RuleOf) else ()


def marked(page: SeenMessage) -> list[str]:
    return [line.removeprefix("> ") for line in all_text(page).split("\n") if line[:2] == "> "]


def said_by(rulings: tuple[str, ...]) -> list[str]:
    """The paragraphs that say these rulings, in the order of the rules."""
    found = sorted(passage for each in rulings if (passage := passage_of(each)) is not None)
    return [told(game, place.section, "en")[place.paragraph - 1] for game, place in found]


async def test_a_page_is_turned_by_a_bot_that_has_been_restarted(stage: Stage) -> None:
    channel = await stage.channel()
    anna = await stage.person("Anna")
    shown = await anna.answer(await anna.slash(channel, "rules", game="riftforce"))
    await stage.kill_bot()
    await stage.start_bot()
    shown = await turned(anna, shown, *onward(shown))
    assert is_page(shown, "riftforce", games.find("riftforce").rules_sections[1])


async def test_a_page_costs_one_request(stage: Stage) -> None:
    channel = await stage.channel()
    anna = await stage.person("Anna")
    shown = await anna.answer(await anna.slash(channel, "rules", game="riftforce"))
    transcript = stage.playground.core.transcript
    before = len(transcript.of("request"))
    await turned(anna, shown, *onward(shown))
    (request,) = transcript.of("request")[before:]
    assert msgspec.json.decode(request.body)["type"] == 7, "the message itself is updated"


@pytest.mark.parametrize(
    ("game", "told"), [("chess", "I don’t know that button"), ("riftforce", "2 players")]
)
async def test_a_button_of_unknown_rules(stage: Stage, game: str, told: str) -> None:
    """An unknown game is refused; an unknown section of a game shows the first page."""
    press = write(Reading(game, "endgame"))
    channel = await stage.channel()
    anna = await stage.person("Anna")
    message = await post_as_bot(stage, channel, press)
    outcome = await anna.press(message, press)
    assert told in all_text(await anna.answer(outcome))
