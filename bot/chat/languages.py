"""Discord's locales and our languages."""

from bot.words.words import FALLBACK, Language

LOCALES: dict[Language, str] = {"sv": "sv-SE", "nb": "no", "de": "de"}
"""What Discord calls our languages, English aside, which has two locales there."""

ENGLISH = ("en-GB", "en-US")

BY_LOCALE = {locale: language for language, locale in LOCALES.items()}


def language_of(locale: str | None, otherwise: Language = FALLBACK) -> Language:
    """The language for somebody whose Discord is set to this locale; another if it is none of
    ours, or not known."""
    if locale is None:
        return otherwise
    return "en" if locale in ENGLISH else BY_LOCALE.get(locale, otherwise)
