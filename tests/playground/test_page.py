"""How the page is served: to this machine's own browser only, and with nothing from elsewhere."""

from __future__ import annotations

import ast
import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.playground import Playground, Settings, control, page, people
from bot.playground.settings import Look

HEADERS = {"Origin": "http://elsewhere.example"}
REFUSING = [file for part in (people, control) for file in Path(part.__path__[0]).glob("*.py")]
PAGE_FILES = [*page.FILES.rglob("*.js"), *page.FILES.rglob("*.css"), page.FILES / "index.html"]


@pytest.fixture
async def served() -> AsyncIterator[Playground]:
    async with await Playground.start() as playground:
        yield playground


@pytest.fixture
async def http(served: Playground) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(served.url) as session:
        yield session


async def test_nothing_but_our_own_files_may_run(http: aiohttp.ClientSession) -> None:
    async with http.get("/") as reply:
        policy = reply.headers["Content-Security-Policy"]
        assert reply.status == 200
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "require-trusted-types-for 'script'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("path", ["/", "/page/app/main.js", "/page/offers", "/people"])
async def test_strangers_get_nothing(
    served: Playground, http: aiohttp.ClientSession, path: str
) -> None:
    async with http.get(path, headers=HEADERS) as reply:
        assert reply.status == 403
    async with http.get(path, headers={"Host": "elsewhere.example"}) as reply:
        assert reply.status == 403


async def test_strangers_cannot_look_over_a_shoulder(
    served: Playground, http: aiohttp.ClientSession
) -> None:
    anna = served.core.add_person("anna")
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await http.ws_connect(f"/people/{anna.id}/socket", headers=HEADERS)
    assert refused.value.status == 403


@pytest.mark.parametrize(
    "path",
    ["/page/../page.py", "/page/%2e%2e/page.py", "/page/.hidden", "/page/words/../sv.json", "/x"],
)
async def test_only_the_pages_files_are_served(served: Playground, path: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.core.port)
    host = f"127.0.0.1:{served.core.port}"
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    assert answer.startswith(b"HTTP/1.1 501")


async def test_each_file_of_words_is_a_language(http: aiohttp.ClientSession) -> None:
    async with http.get("/page/languages") as reply:
        told = {each["code"]: each["locales"] for each in await reply.json()}
    assert told == {code: each["locales"].split() for code, each in words().items()}
    assert told["nb"] == ["no"]


async def test_a_bot_not_run_from_here_is_not_restarted(http: aiohttp.ClientSession) -> None:
    async with http.get("/page/offers") as reply:
        assert await reply.json() == {"restart_bot": False, "looks": {}, "pictures": False}
    async with http.post("/page/restart-bot", data=b"{}") as reply:
        assert reply.status == 501


async def test_a_game_is_pictured_by_whoever_started_the_playground() -> None:
    look = Look("🂡", "#114433", (2, 2), {"sv": "Två spelar."})
    settings = Settings(looks={"whist": look}, picture=lambda value, language: value.encode())
    async with (
        await Playground.start(settings=settings) as playground,
        aiohttp.ClientSession(playground.url) as http,
    ):
        async with http.get("/page/offers") as reply:
            assert (await reply.json())["pictures"]
        async with http.get("/page/pictures/whist/sv") as reply:
            assert (reply.content_type, await reply.read()) == ("image/png", b"whist")
        for path in ("bridge/sv", "whist/fr"):
            async with http.get(f"/page/pictures/{path}") as reply:
                assert reply.status == 501


def test_nothing_is_fetched_from_elsewhere() -> None:
    for file in PAGE_FILES:
        found = re.findall(r"(?:https?:)?//[\w.-]+\.\w+", file.read_text())
        assert [each for each in found if "www.w3.org" not in each] == [], file


def test_no_text_is_made_into_html() -> None:
    for file in PAGE_FILES:
        wrong = re.search(
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", file.read_text()
        )
        assert wrong is None, file


def words() -> dict[str, dict[str, Any]]:
    return {
        file.stem: json.loads(file.read_text()) for file in (page.FILES / "words").glob("*.json")
    }


def placeholders(sentence: Any) -> set[frozenset[str]]:
    forms = sentence.values() if isinstance(sentence, dict) else [sentence]
    return {frozenset(re.findall(r"\{(\w+)\}", form)) for form in forms}


def test_all_languages_have_the_same_sentences() -> None:
    spoken = words()
    assert set(spoken) >= {"sv", "nb", "de", "en"}
    for key, sentence in spoken["en"].items():
        for language, sentences in spoken.items():
            assert placeholders(sentences[key]) == placeholders(sentence), (language, key)
    assert len({tuple(sentences) for sentences in spoken.values()}) == 1


def test_every_sentence_is_used_and_every_used_one_is_there() -> None:
    code = "\n".join(file.read_text() for file in page.FILES.rglob("*.js"))
    sentences = set(words()["en"]) - {"own-name", "locales"}
    asked = set(re.findall(r'words\.(?:say|parts)\(\s*"([\w-]+)"', code))
    assert asked <= sentences
    made = [match.replace("${label}", "fault-kind|fault-path") for match in MADE.findall(code)]
    beginnings = [part for each in made for part in each.partition("$")[0].split("|") if part]
    for key in sentences:
        used = f'"{key}"' in code or any(key.startswith(beginning) for beginning in beginnings)
        assert used, f"nobody says {key}"


def refusals() -> Iterator[tuple[str, set[str]]]:
    """The reasons for which something is refused, with the names of their values."""
    for file in REFUSING:
        for node in ast.walk(ast.parse(file.read_text())):
            match node:
                case ast.Call(func=ast.Name("Cannot"), args=[_, ast.Constant(str(reason))]):
                    yield reason, {keyword.arg for keyword in node.keywords if keyword.arg}


def test_every_refusal_that_has_a_reason_has_words() -> None:
    sentences = words()["en"]
    reasons = dict(refusals())
    for reason, values in reasons.items():
        assert placeholders(sentences[f"refused-{reason}"]) == {frozenset(values)}, reason
    assert {f"refused-{reason}" for reason in reasons} == {
        key for key in sentences if key.startswith("refused-")
    }


MADE = re.compile(r"say\(`([^`]+)`")
