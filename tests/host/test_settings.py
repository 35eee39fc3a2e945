"""Settings: their defaults, where they come from, and the sentence when one is wrong."""

import logging
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.life import set_up_logging
from bot.places import PACKAGES
from bot.settings import VARIABLES, SettingError, Settings, Token

TOKEN = "MTIz.Abc.dEf"
EXAMPLE = PACKAGES / ".env.example"


def read(folder: Path, text: str = "", **environment: str) -> Settings:
    file = folder / ".env"
    file.write_text(text)
    return Settings.read(file, environment)


def test_nothing_need_be_set(tmp_path: Path) -> None:
    assert Settings.read(tmp_path / "none", {}) == Settings()
    assert read(tmp_path, "DISCORD_TOKEN=\nSPELVARDEN_LOG=  \n") == Settings()


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    file = "SPELVARDEN_LOG=debug\nSPELVARDEN_LANGUAGE=sv\n"
    settings = read(tmp_path, file, SPELVARDEN_LANGUAGE="NB", PATH="/bin")
    assert (settings.log_level, settings.language) == ("debug", "nb")


def test_every_setting_stands_in_the_example_with_its_default(tmp_path: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    uncommented = "\n".join(
        line.removeprefix("# ")
        for line in text.splitlines()
        if "=" in line and (line.startswith("# ") or line == "DISCORD_TOKEN=")
    )
    (tmp_path / "example").write_text(uncommented)
    shown = dotenv_values(tmp_path / "example")
    assert list(shown) == [variable.name for variable in VARIABLES]
    assert Settings.read(tmp_path / "example", {}) == Settings()
    assert Settings.read(EXAMPLE, {}) == Settings()


def test_a_token_and_a_folder(tmp_path: Path) -> None:
    settings = read(tmp_path, DISCORD_TOKEN=f"Bot {TOKEN}", SPELVARDEN_VAR=str(tmp_path / "new"))
    assert (settings.token, settings.var) == (TOKEN, tmp_path / "new")
    assert read(tmp_path, SPELVARDEN_VAR="elsewhere").var == PACKAGES / "elsewhere"
    assert TOKEN not in repr(settings)


def test_a_file_as_windows_writes_it(tmp_path: Path) -> None:
    assert read(tmp_path, f"\ufeffDISCORD_TOKEN='{TOKEN}'\r\nSPELVARDEN_LOG=debug\r\n") == Settings(
        token=Token(TOKEN), log_level="debug"
    )


def test_a_database_s_password_is_not_shown(tmp_path: Path) -> None:
    url = "postgresql://kim:hunter2@example.com/bot"
    settings = read(tmp_path, DATABASE_URL=url)
    assert settings.database == url
    assert "hunter2" not in repr(settings)
    with pytest.raises(SettingError) as error:
        read(tmp_path, DATABASE_URL="postgresql://kim:hunter2@example.com/")
    assert "hunter2" not in str(error.value)


def test_the_playground_s_addresses(tmp_path: Path) -> None:
    here = "127.0.0.1:4711"
    settings = read(
        tmp_path,
        SPELVARDEN_REST=f"http://{here}/api",
        SPELVARDEN_GATEWAY=f"ws://{here}/gateway",
        SPELVARDEN_CDN=f"http://{here}/cdn",
    )
    assert settings.gateway == f"ws://{here}/gateway"


WRONG = {
    "DISCORD_TOKEN": ("hunter2", "does not look like a bot's token"),
    "SPELVARDEN_VAR": (str(EXAMPLE), "which is a file: name a folder"),
    "DATABASE_URL": ("mysql://kim:hunter2@example.com/bot", "postgresql://NAME:PASSWORD@HOST/"),
    "SPELVARDEN_LOG": ("loud", "one of debug, info, warning, error"),
    "SPELVARDEN_LANGUAGE": ("fr", "one of sv, nb, de, en"),
    "SPELVARDEN_PICTURES": ("maybe", "one of on, off"),
    "SPELVARDEN_EMOJIS": ("perhaps", "one of on, off"),
    "SPELVARDEN_DOUBLE_CLICK_MS": ("-1", "from 0 to 10000"),
    "SPELVARDEN_TABLES": ("0", "write a number from 1"),
    "SPELVARDEN_PLAYGROUND_PORT": ("70000", "from 0 (any free one) to 65535"),
    "SPELVARDEN_REST": ("http://203.0.113.9:80/api", "an address on this machine"),
    "SPELVARDEN_GATEWAY": ("http://127.0.0.1:80/", "ws://127.0.0.1:8080/…"),
    "SPELVARDEN_CDN": ("http://127.0.0.1", "an address on this machine"),
}


@pytest.mark.parametrize("name", [variable.name for variable in VARIABLES])
def test_a_wrong_setting_is_named_with_what_would_be_right(tmp_path: Path, name: str) -> None:
    given, sentence = WRONG[name]
    with pytest.raises(SettingError) as error:
        read(tmp_path, **{name: given})
    assert str(error.value).startswith(name)
    assert sentence in str(error.value)
    assert len(str(error.value).splitlines()) == 1


def test_a_wrong_token_is_not_repeated(tmp_path: Path) -> None:
    with pytest.raises(SettingError) as error:
        read(tmp_path, DISCORD_TOKEN="nearly.a-secret")
    assert "nearly" not in str(error.value)


def test_one_address_alone_and_a_setting_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="go together"):
        read(tmp_path, SPELVARDEN_REST="http://127.0.0.1:1/")
    with pytest.raises(SettingError, match="SPELVARDEN_LGO is not a setting"):
        read(tmp_path, SPELVARDEN_LGO="info")


def test_a_file_that_can_t_be_read(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"SPELVARDEN_LOG=\xff\xfe")
    with pytest.raises(SettingError, match=r"\.env can't be read"):
        Settings.read(tmp_path / ".env", {})


def test_what_would_tell_secrets_is_never_logged_below_info(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(logging, "basicConfig", lambda **settings: None)
    set_up_logging(Settings(log_level="debug"))
    for name in ("discord.http", "discord.gateway", "aiosqlite", "aiohttp.client"):
        assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)
