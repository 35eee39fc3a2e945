"""Discord's locales and our languages."""

import pytest
from discord import Locale

from bot.chat.languages import LOCALES, language_of


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("sv-SE", "sv"),
        ("no", "nb"),
        ("de", "de"),
        ("en-GB", "en"),
        ("en-US", "en"),
        ("da", "en"),
        ("ja", "en"),
        ("nonsense", "en"),
        (None, "en"),
    ],
)
def test_everybody_reads_the_language_of_their_discord(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


def test_discord_knows_our_locales() -> None:
    assert set(LOCALES.values()) <= {locale.value for locale in Locale}
