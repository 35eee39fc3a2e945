"""Limits of what a bot may change of its own application."""

from typing import Any

from bot.playground.limits import forms
from bot.playground.limits.rule import Path, Report, between, length

DESCRIPTION = length("application.description", 400)
ENDPOINT = length("application.endpoint", 2048)
INSTALL_SCOPES = length("application.install.scopes", 2, least=1)
INSTALL_PERMISSIONS = between("application.install.permissions", 0, (1 << 54) - 1)


def _description(value: Any, path: Path, report: Report) -> None:
    """A text, or one with translations."""
    (_TRANSLATED if isinstance(value, dict) else _TEXT)(value, path, report)


_TEXT = forms.text(DESCRIPTION)
_TRANSLATED = forms.Form({"default": _TEXT, "localizations": forms.anything}, ("default",))
_INSTALL = forms.Form(
    {
        "oauth2_install_params": forms.Form(
            {
                "scopes": forms.listing(
                    forms.choice("bot", "applications.commands"), INSTALL_SCOPES
                ),
                "permissions": forms.integer(INSTALL_PERMISSIONS),
            },
            ("scopes", "permissions"),
        )
    }
)
EDIT = forms.Form(
    {
        "description": _description,
        "flags": forms.integer(),
        "interactions_endpoint_url": forms.text(ENDPOINT),
        "integration_types_config": forms.Form({"0": _INSTALL, "1": _INSTALL}),
    }
)


def described(description: Any) -> str:
    """The text itself."""
    return str(description["default"] if isinstance(description, dict) else description)
