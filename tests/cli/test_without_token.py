"""Why the bot is in the playground, by what stands where a token is looked for."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.cli.without_token import why_none

TOKEN = "DISCORD_TOKEN=MTIz.Abc.dEf\n"
SET_UP = "there is no DISCORD_TOKEN: run ./spelvarden setup"


@pytest.mark.parametrize(
    ("files", "environment", "why"),
    [
        ({}, {}, SET_UP),
        ({".env": "SPELVARDEN_LOG=debug\nDISCORD_TOKEN=\n"}, {"DISCORD_TOKEN": ""}, SET_UP),
        ({".env": "# DISCORD_TOKEN= and then yours\n"}, {}, SET_UP),
        ({".env": f"A=1\n# {TOKEN}"}, {}, "DISCORD_TOKEN in {0}/.env stands behind a “#”"),
        ({".env": f"#export {TOKEN}"}, {}, "DISCORD_TOKEN in {0}/.env stands behind a “#”"),
        (
            {".env": "BOT_TOKEN=MTIz.Abc.dEf\n"},
            {},
            "{0}/.env calls its token BOT_TOKEN: call it DISCORD",
        ),
        ({".env": TOKEN}, {"DISCORD_TOKEN": ""}, "the environment sets DISCORD_TOKEN to nothing"),
        ({".env.example": TOKEN}, {}, "stands in {0}/.env.example, which is not read"),
        ({".env.txt": TOKEN}, {}, "stands in {0}/.env.txt, which is not read"),
        ({".env": "\xff"}, {}, SET_UP),
    ],
)
def test_why_there_is_no_token(
    tmp_path: Path, files: Mapping[str, str], environment: Mapping[str, str], why: str
) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(
            text, encoding="utf-8" if "#" in text or text.isascii() else "latin-1"
        )
    told = why_none(tmp_path / ".env", environment)
    assert why.format(tmp_path) in told and told.endswith(" to bring it to Discord.")
    assert "Abc" not in told
