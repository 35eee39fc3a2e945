"""The guilds in words."""

import pytest

from bot.languages import LANGUAGES, Language
from bot.words.words import Words
from games.kit.say import say
from games.riftforce import GAME
from games.riftforce.guilds import GUILDS
from games.riftforce.wording import guild_ability, guild_name
from tests.games.riftforce.positions import KIM, chooses_from, position, uses


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_explain_every_guild(language: Language) -> None:
    words = Words()
    sections = (say(f"riftforce-rules-{section}") for section in GAME.rules_sections)
    explained = [
        line for section in sections for line in words.text(section, language, {}).splitlines()
    ]
    for guild in GUILDS:
        name, ability = (
            words.text(message, language, {})
            for message in (guild_name(guild), guild_ability(guild))
        )
        assert any(line.startswith(f"**{name}**: {ability}") for line in explained)


def test_a_choice_among_like_cards_tells_where_each_lies() -> None:
    table = uses("thunderbolt5a", kim="2: thunderbolt5a", lee="2: air5a air5b")
    assert chooses_from(table) == ["air5a", "air5b"]
    names = [choice.name for choice in table.form(KIM, "choose").fields[0].choices]
    words = Words()
    assert [words.text(name, "en", {}) for name in names] == [
        "Air 5 at Location 2, number 1 there",
        "Air 5 at Location 2, number 2 there",
    ]


def test_the_hand_is_offered_with_what_each_guild_can_do() -> None:
    table = position(hand="water5a")
    choice = table.form(KIM, "play").fields[0].choices[0]
    assert choice.name == say("riftforce-card", guild=say("riftforce-guild-water"), number=5)
    assert choice.help == say("riftforce-guild-water-ability")
