"""Discord's locales and our languages."""

from bot.words.words import FALLBACK, Language

LOCALES: dict[Language, str] = {"sv": "sv-SE", "nb": "no", "de": "de"}
"""What Discord calls our languages, English aside, which has two locales there."""

BY_LOCALE = {locale: language for language, locale in LOCALES.items()}


def language_of(locale: str | None) -> Language:
    """The language for somebody whose Discord is set to this locale; English if it is none of
    ours, or not known."""
    return FALLBACK if locale is None else BY_LOCALE.get(locale, FALLBACK)
