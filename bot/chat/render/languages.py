"""Which language a table speaks, as it is chosen among a lobby's options."""

from bot.chat.render.content import MODAL_LABEL, OPTION_LABEL, Choosing, Option
from bot.chat.render.speech import Speech
from bot.host.languages import BY_ITSELF, TableLanguage
from bot.languages import ABOUT_EACH, LANGUAGES, Language
from games.kit.say import Named, say

LANGUAGE = "language"


def language_entry(spoken: TableLanguage, speech: Speech) -> Choosing:
    """What it would speak by itself, and each language by its own name."""
    kind = "cards" if spoken.cards in LANGUAGES else "opener"
    by_itself = say("chat-language-like", kind=kind, language=name_of(spoken.by_itself))
    named = {BY_ITSELF: by_itself} | {each: name_of(each) for each in LANGUAGES}
    options = tuple(
        Option(speech.label(name, OPTION_LABEL), key, chosen=key == spoken.choice)
        for key, name in named.items()
    )
    label = speech.label(say("chat-language-label"), MODAL_LABEL)
    help_ = speech.label(say("chat-language-help"), OPTION_LABEL)
    return Choosing(LANGUAGE, label, "select", options, help=help_)


def name_of(language: Language) -> Named:
    """What its speakers call a language: the same for every reader."""
    return Named({language: ABOUT_EACH[language].name})
