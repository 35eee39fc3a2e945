"""Where an answer can be looked up, in the table's language."""

from urllib.parse import quote

from bot.chat.render.content import Link
from bot.chat.render.speech import Speech
from bot.words.words import Language
from games.kit.say import say

LONGEST_URL = 512
LABEL = 80

WIKIS: dict[Language, str] = {"sv": "sv", "nb": "no", "de": "de", "en": "en"}
REGIONS: dict[Language, str] = {"sv": "se-sv", "nb": "no-no", "de": "de-de", "en": "uk-en"}


def links(text: str, speech: Speech) -> tuple[Link, ...]:
    """An encyclopaedia, a dictionary and a web search for some words."""
    language = speech.language
    wiki = WIKIS[language]
    places = (
        (say("race-link-encyclopaedia"), f"https://{wiki}.wikipedia.org/w/index.php?search="),
        (say("race-link-dictionary"), f"https://{wiki}.wiktionary.org/w/index.php?search="),
        (say("race-link-search"), f"https://duckduckgo.com/?kl={REGIONS[language]}&q="),
    )
    return tuple(Link(speech.label(label, LABEL), _address(base, text)) for label, base in places)


def _address(base: str, text: str) -> str:
    """The address, for as much of the text as it has room for."""
    while len(base) + len(quote(text, safe="")) > LONGEST_URL:
        text = text[:-1]
    return base + quote(text, safe="")
