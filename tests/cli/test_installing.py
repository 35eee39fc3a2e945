"""What is installed: locked versions in a checkout, and a wheel that runs anywhere."""

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import bot
from bot.places import PACKAGES
from bot.store.folder import Folder

LOCKED = PACKAGES / "data" / "requirements"
PURPOSES = ("run", "postgres", "test")
ONLY_IN_A_CHECKOUT = {"requirements", "screenshots", "skeleton", "rebuild.py"}


def wanted(purpose: str) -> list[Requirement]:
    project = tomllib.loads((PACKAGES / "pyproject.toml").read_text())["project"]
    more = [] if purpose == "run" else project["optional-dependencies"][purpose]
    return [Requirement(line) for line in (*project["dependencies"], *more)]


def locked(purpose: str) -> dict[str, str]:
    """Each package's lines: its version, and the hashes of its files."""
    lines = (LOCKED / f"{purpose}.txt").read_text().replace("\\\n", "").splitlines()
    return {canonicalize_name(line.partition("==")[0]): line for line in lines}


@pytest.mark.parametrize("purpose", PURPOSES)
def test_whatever_the_project_asks_for_is_locked_to_a_version_that_it_allows(purpose: str) -> None:
    versions = locked(purpose)
    for requirement in wanted(purpose):
        line = versions[canonicalize_name(requirement.name)]
        version = line.partition("==")[2].split()[0]
        assert requirement.specifier.contains(version), line


SAFE_FROM = {
    "aiohttp": "3.14.3",
    "orjson": "3.11.6",  # CVE-2025-67221
    "pillow": "12.3.0",
    "python-dotenv": "1.2.2",  # CVE-2026-28684
}
"""The first versions without holes that are known."""


@pytest.mark.parametrize("purpose", PURPOSES)
def test_no_version_with_a_known_hole_is_allowed_or_locked(purpose: str) -> None:
    """Not where a wheel is installed either, which goes by the lower bounds alone."""
    bounds = {
        canonicalize_name(each.name): Version(bound.version)
        for each in wanted(purpose)
        for bound in each.specifier
        if bound.operator == ">="
    }
    assert len(bounds) == len(wanted(purpose)), "each has a lower bound"
    versions = locked(purpose)
    for name, bound in bounds.items():
        safe = Version(SAFE_FROM.get(name, "0"))
        assert safe <= bound <= Version(versions[name].partition("==")[2].split()[0]), name


@pytest.mark.parametrize("purpose", PURPOSES)
def test_each_locked_version_has_its_hashes_and_no_address(purpose: str) -> None:
    for line in locked(purpose).values():
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", line), line
        assert "://" not in line


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a wheel of this checkout has been unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    wheel = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*wheel, "--wheel-dir", folder, PACKAGES], check=True, cwd=folder)
    (file,) = folder.glob("*.whl")
    site = folder / "site-packages"
    with zipfile.ZipFile(file) as packed:
        packed.extractall(site)
    return site


def test_all_that_the_games_are_played_with_comes_along(installed: Path) -> None:
    """Also of a game that is added; not what only a checkout needs."""
    data = files_in(PACKAGES / "data")
    needed = {f for f in data if not {f.parts[0], f.name} & ONLY_IN_A_CHECKOUT}
    assert set(files_in(installed / "bot" / "data")) == needed


def test_it_has_the_version_that_the_code_tells(installed: Path) -> None:
    assert (installed / f"spelvarden-{bot.__version__}.dist-info").is_dir()


def files_in(folder: Path) -> Iterator[Path]:
    return (file.relative_to(folder) for file in folder.rglob("*") if file.is_file())


def test_what_is_installed_keeps_its_tables_in_the_working_folder(
    installed: Path, tmp_path: Path
) -> None:
    refused = run(installed, tmp_path, "backup", "copy.db")
    assert refused.returncode == 1
    assert str(tmp_path / "var" / "store.db") in refused.stderr


def run(site: Path, folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-P", "-m", "bot", *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(site)},
        text=True,
        capture_output=True,
        check=False,
    )


def test_what_is_installed_plays_with_the_decks_and_words_that_came_with_it(
    installed: Path, tmp_path: Path
) -> None:
    played = run(installed, tmp_path, "simulate", "ordet_fanger", "--matches", "1")
    assert (played.returncode, played.stderr) == (0, "")
    assert list(tmp_path.iterdir()) == []


def test_what_is_installed_goes_by_the_env_file_of_the_working_folder(
    installed: Path, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("SPELVARDEN_LANGUAGE=fr\n")
    refused = run(installed, tmp_path, "run")
    assert refused.returncode == 1
    assert "SPELVARDEN_LANGUAGE is “fr”" in refused.stderr


def test_a_start_tells_that_others_can_read_the_token(installed: Path, tmp_path: Path) -> None:
    """Here it ends at once, for another process works with the folder."""
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=MTIz.Abc.dEf\n")
    with Folder(tmp_path / "var"):
        for mode, told in ((0o644, 1), (0o600, 0)):
            file.chmod(mode)
            refused = run(installed, tmp_path, "run")
            assert refused.returncode == 1
            assert refused.stderr.count(f"chmod 600 {file}") == told
            assert "MTIz" not in refused.stderr


def test_without_its_driver_a_database_gets_a_sentence(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "asyncpg.py").write_text("raise ModuleNotFoundError")
    (tmp_path / ".env").write_text(
        "DISCORD_TOKEN=MTIz.Abc.dEf\nDATABASE_URL=postgresql://kim:secret@127.0.0.1/games\n"
    )
    refused = run(Path(f"{tmp_path}{os.pathsep}{installed}"), tmp_path, "run")
    assert refused.returncode == 1
    assert "PostgreSQL's driver is not installed" in refused.stderr
    assert "secret" not in refused.stderr


def test_what_is_installed_says_where_its_tests_are(installed: Path, tmp_path: Path) -> None:
    refused = run(installed, tmp_path, "test")
    assert refused.returncode != 0
    assert "./spelvarden test" in refused.stderr
