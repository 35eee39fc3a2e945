"""Which language a table speaks, as it is chosen among a lobby's options."""

from bot.chat.render.content import MODAL_LABEL, OPTION_LABEL, Choosing, Option
from bot.chat.render.speech import Speech
from bot.host.languages import BY_ITSELF, KNOWN, TableLanguage
from games.kit.say import Say, say

LANGUAGE = "language"


def language_entry(spoken: TableLanguage, speech: Speech) -> Choosing:
    """What it would speak by itself, and each language by its own name."""
    kind = "cards" if spoken.cards in KNOWN else "opener"
    by_itself = say("chat-language-like", kind=kind, language=language_name(spoken.by_itself))
    named = {BY_ITSELF: by_itself} | {each: language_name(each) for each in KNOWN}
    options = tuple(
        Option(speech.label(name, OPTION_LABEL), key, chosen=key == spoken.choice)
        for key, name in named.items()
    )
    label = speech.label(say("chat-language-label"), MODAL_LABEL)
    help_ = speech.label(say("chat-language-help"), OPTION_LABEL)
    return Choosing(LANGUAGE, label, "select", options, help=help_)


def language_name(language: str) -> Say:
    return say(f"chat-language-{language}")
