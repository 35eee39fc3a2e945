"""The languages that the bot speaks: each folder of data/locales is one."""

from pathlib import Path

import msgspec

from bot.places import DATA

Language = str
"""A language's code, which is the name of its folder: sv, nb, de or en."""

FALLBACK: Language = "en"
"""Spoken where a language lacks a sentence, and to people whose language is none of ours."""

ABOUT = "language.toml"


class AboutLanguage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A language's own file."""

    name: str
    """What its speakers call it."""
    locales: tuple[str, ...]
    """Discord's names for it."""
    wikipedia: str
    """The subdomain of its Wikipedia."""
    search_region: str
    """DuckDuckGo's code of a region that speaks it."""
    position: int = 100
    """Where it stands in menus; equal positions are sorted by code."""


def read_languages(folder: Path) -> dict[Language, AboutLanguage]:
    """All languages of a folder of locales, in the order of menus."""
    found = {
        file.parent.name: msgspec.toml.decode(file.read_bytes(), type=AboutLanguage)
        for file in sorted(folder.glob(f"*/{ABOUT}"))
    }
    return dict(sorted(found.items(), key=lambda item: item[1].position))


ABOUT_EACH = read_languages(DATA / "locales")
LANGUAGES: tuple[Language, ...] = tuple(ABOUT_EACH)

BY_LOCALE = {locale: code for code, about in ABOUT_EACH.items() for locale in about.locales}


def language_of(locale: str | None, otherwise: Language = FALLBACK) -> Language:
    """The language for a person whose Discord is set to this locale."""
    return otherwise if locale is None else BY_LOCALE.get(locale, otherwise)
