"""Discord's locales and our languages."""

import pytest
from discord import Locale

from bot.languages import BY_LOCALE, language_of


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


@pytest.mark.parametrize(
    ("locale", "language"),
    [("sv-SE", "sv"), ("en-GB", "en"), ("en-US", "en"), ("da", "nb"), ("xx", "nb"), (None, "nb")],
)
def test_where_discord_tells_none_of_ours_another_can_be_asked_for(
    locale: str | None, language: str
) -> None:
    assert language_of(locale, "nb") == language


def test_discord_knows_our_locales() -> None:
    assert BY_LOCALE.keys() <= {locale.value for locale in Locale}
