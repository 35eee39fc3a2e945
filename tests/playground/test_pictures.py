"""Pictures as a bot sends, changes and loses them, and as people see them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import FormData

from bot.playground import Playground, Settings
from bot.playground.client import Client, Picture, all_text, pictures
from bot.playground.control import SetOverwrite
from bot.playground.permissions import Permission
from bot.playground.storage import MOST_REPLACED
from tests.playground.breaking import V2, answer, interaction
from tests.playground.dealer import running
from tests.playground.painter import BOARD, HAND, REFERENCE, TURNED, Painter, file, layout, png
from tests.playground.scenes import Reply, Scene, open_scene


@pytest.fixture
async def painter(scene: Scene) -> AsyncIterator[Painter]:
    async with running(scene, client := Painter()):
        yield client


def form(body: object, *files: tuple[str, bytes]) -> Any:
    """A request's body with files, as a library sends it."""
    sent = FormData(quote_fields=False)
    sent.add_field("payload_json", json.dumps(body), content_type="application/json")
    for number, (name, content) in enumerate(files):
        sent.add_field(f"files[{number}]", content, filename=name, content_type="image/png")
    return sent


def gallery(*urls: str) -> dict[str, Any]:
    items = [{"media": {"url": url}, "description": "Cards"} for url in urls]
    return {"type": 12, "items": items}


async def post(scene: Scene, body: object, *files: tuple[str, bytes]) -> Reply:
    return await scene.rest("POST", f"/channels/{scene.table}/messages", data=form(body, *files))


async def status(scene: Scene, url: str) -> int:
    async with scene.http.get(url) as reply:
        return reply.status


# With discord.py


async def test_a_gallery_shows_what_was_sent_with_it(scene: Scene, painter: Painter) -> None:
    sent = await painter.show(scene.table)
    (shown,) = [c for c in sent.components if isinstance(c, discord.MediaGalleryComponent)]
    media = shown.items[0].media
    assert (media.width, media.height, media.content_type) == (64, 48, "image/png")
    assert media.attachment_id and shown.items[0].description == "Four cards"
    assert sent.attachments == []  # what a component shows is not listed once more
    seen = await scene.bo.until_sees("A board")
    (picture,) = pictures(seen)
    assert picture == Picture(media.url, "Four cards", 64, 48)
    assert await scene.client.fetch(picture.url) == BOARD
    assert seen.files == []


async def test_an_edit_replaces_a_picture(scene: Scene, painter: Painter) -> None:
    """Whoever is just loading the old one still gets it."""
    await painter.show(scene.table)
    seen = await scene.anna.until_sees("A board")
    (before,) = pictures(seen)
    await scene.anna.press(seen, "turn")
    (after,) = pictures(await scene.bo.until_sees("Turned"))
    assert await scene.client.fetch(after.url) == TURNED
    assert await scene.client.fetch(before.url) == BOARD


async def test_only_the_pictures_replaced_last_are_still_served(scene: Scene) -> None:
    sent = (await post(scene, {"content": "x"}, ("a.png", BOARD))).body
    path = f"/channels/{scene.table}/messages/{sent['id']}"
    urls = [sent["attachments"][0]["url"]]
    for _ in range(MOST_REPLACED + 1):
        body = form({"attachments": [{"id": 0}]}, ("a.png", BOARD))
        urls.append((await scene.rest("PATCH", path, data=body)).body["attachments"][0]["url"])
    assert [await status(scene, url) for url in urls] == [404, *[200] * (MOST_REPLACED + 1)]
    await scene.rest("DELETE", path)
    assert await status(scene, urls[-1]) == 404


async def test_an_edit_keeps_a_picture_that_it_lists(scene: Scene, painter: Painter) -> None:
    await painter.show(scene.table)
    seen = await scene.anna.until_sees("A board")
    await scene.anna.press(seen, "say")
    assert pictures(await scene.anna.until_sees("Said")) == pictures(seen)


async def test_an_answer_that_lists_no_picture_loses_them(scene: Scene, painter: Painter) -> None:
    await painter.show(scene.table)
    seen = await scene.anna.until_sees("A board")
    await scene.anna.press(seen, "lose")
    assert pictures(await scene.anna.until_sees("Lost")) == []


async def test_a_whispered_picture_reaches_one_only(scene: Scene, painter: Painter) -> None:
    await painter.show(scene.table)
    table = await scene.anna.until_sees("A board")
    hand = await scene.anna.answer(await scene.anna.press(table, "hand"))
    (picture,) = pictures(hand)
    assert hand.ephemeral and await scene.client.fetch(picture.url) == HAND
    seen_by_bo = [p.url for m in scene.bo.all_messages() for p in pictures(m)]
    assert picture.url not in seen_by_bo
    await scene.anna.dismiss(hand)
    await scene.anna.until_gone(hand)
    assert await status(scene, picture.url) == 404


async def test_a_deferred_answer_brings_a_picture(scene: Scene, painter: Painter) -> None:
    await painter.show(scene.table)
    table = await scene.anna.until_sees("A board")
    await scene.anna.press(table, "later")
    (first,) = pictures(await scene.anna.until_sees("Later"))
    (more,) = pictures(await scene.anna.until_sees("And more"))
    assert await scene.client.fetch(first.url) == BOARD
    assert await scene.client.fetch(more.url) == HAND


async def test_a_library_reads_back_what_it_sent(scene: Scene, painter: Painter) -> None:
    channel: Any = painter.get_partial_messageable(int(scene.table))
    sent = await channel.send("Look", files=[file(BOARD), file(HAND, "hand.png")])
    first, second = sent.attachments
    assert (first.filename, first.description, first.size) == ("board.png", "The board", len(BOARD))
    assert (second.width, second.height) == (80, 20)
    assert await first.read() == BOARD
    edited = await sent.edit(attachments=[second, file(TURNED, "turned.png")])
    assert [a.filename for a in edited.attachments] == ["hand.png", "turned.png"]
    assert edited.attachments[0].id == second.id
    below = (await scene.bo.until_sees("Look", also=lambda m: m.edited)).files
    assert [f.name for f in below] == ["hand.png", "turned.png"]


async def test_pictures_go_to_a_person_alone(scene: Scene, painter: Painter) -> None:
    person = await painter.fetch_user(int(scene.anna.id))
    await person.send(view=layout("For you", REFERENCE), file=file(HAND, "board.png"))
    (picture,) = pictures(await scene.anna.until_sees("For you"))
    assert await scene.client.fetch(picture.url) == HAND
    assert not any(all_text(m).startswith("For you") for m in scene.bo.all_messages())


# What is refused


async def test_a_picture_that_was_not_sent_is_refused(scene: Scene) -> None:
    body = {"flags": V2, "components": [gallery("attachment://a.png", "attachment://lost.png")]}
    refused = await post(scene, body, ("a.png", BOARD))
    assert refused.status == 400
    errors = refused.body["errors"]["components"]["0"]["items"]["1"]["media"]["url"]["_errors"]
    assert errors[0]["code"] == "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"


async def test_what_is_refused_leaves_no_file_behind(tmp_path: Any) -> None:
    settings = Settings(rate_limits=False, most_file_bytes=len(BOARD) + 10)
    async with (
        await Playground.start(settings=settings) as playground,
        open_scene(playground) as scene,
    ):
        kept = (await post(scene, {"content": "x"}, ("a.png", BOARD))).body["attachments"][0]
        body = {"flags": V2, "components": [gallery("attachment://lost.png")]}
        assert (await post(scene, body, ("a.png", BOARD))).status == 400
        assert await scene.client.fetch(kept["url"]) == BOARD


@pytest.mark.parametrize("names", [[], [{"id": None}]])
async def test_components_of_an_edit_show_only_what_it_lists(scene: Scene, names: Any) -> None:
    """By id alone a picture stays, but cannot be referred to (seen on Discord)."""
    shown = {"flags": V2, "components": [gallery("attachment://a.png")]}
    sent = (await post(scene, shown, ("a.png", BOARD))).body
    number = sent["components"][0]["items"][0]["media"]["attachment_id"]
    path = f"/channels/{scene.table}/messages/{sent['id']}"
    again = {"components": shown["components"]}
    listed = {"attachments": [entry | {"id": number} for entry in names]} if names else {}
    assert (await scene.rest("PATCH", path, again | listed)).status == 400
    named = {"attachments": [{"id": number, "filename": "a.png", "description": "New"}]}
    edited = await scene.rest("PATCH", path, again | named)
    assert edited.status == 200
    assert edited.body["components"][0]["items"][0]["media"]["attachment_id"] == number


async def test_a_file_that_an_edit_does_not_list_cannot_be_shown(scene: Scene) -> None:
    shown = {"flags": V2, "components": [gallery("attachment://a.png")]}
    sent = (await post(scene, shown, ("a.png", BOARD))).body
    path = f"/channels/{scene.table}/messages/{sent['id']}"
    unlisted = form({"components": shown["components"]}, ("a.png", TURNED))
    assert (await scene.rest("PATCH", path, data=unlisted)).status == 400
    listed = shown | {"attachments": [{"id": 0}]}
    edited = await scene.rest("PATCH", path, data=form(listed, ("a.png", TURNED)))
    media = edited.body["components"][0]["items"][0]["media"]
    assert await scene.client.fetch(media["url"]) == TURNED


async def test_new_files_without_a_list_take_the_place_of_the_old(scene: Scene) -> None:
    sent = (await post(scene, {"content": "x"}, ("a.png", BOARD))).body
    path = f"/channels/{scene.table}/messages/{sent['id']}"
    edited = await scene.rest("PATCH", path, data=form({}, ("b.png", TURNED)))
    assert [a["filename"] for a in edited.body["attachments"]] == ["b.png"]


async def test_the_alt_text_of_a_kept_file_can_be_changed(scene: Scene) -> None:
    sent = (await post(scene, {"content": "x"}, ("a.png", BOARD))).body
    path = f"/channels/{scene.table}/messages/{sent['id']}"
    number = sent["attachments"][0]["id"]
    body = {"attachments": [{"id": number, "description": "Two cards"}]}
    edited = (await scene.rest("PATCH", path, body)).body["attachments"][0]
    assert (edited["id"], edited["description"]) == (number, "Two cards")
    assert await scene.client.fetch(edited["url"]) == BOARD


async def test_names_are_cleaned_wherever_they_stand(scene: Scene) -> None:
    body = {"flags": V2, "components": [gallery("attachment://my hand (1).png")]}
    sent = await post(scene, body, ("my hand (1).png", HAND))
    media = sent.body["components"][0]["items"][0]["media"]
    assert "/my_hand_(1).png?" in media["url"]
    assert await scene.client.fetch(media["url"]) == HAND


async def test_files_in_a_channel_need_the_permission_and_answers_do_not(scene: Scene) -> None:
    sent = await scene.post("Before")
    bare = SetOverwrite(channel=scene.table, target=scene.bot, deny=Permission.ATTACH_FILES)
    await scene.client.order(bare)
    refused = await post(scene, {"content": "x"}, ("a.png", BOARD))
    assert (refused.status, refused.body["code"]) == (403, 50013)
    path = f"/channels/{scene.table}/messages/{sent['id']}"
    refused = await scene.rest("PATCH", path, data=form({}, ("a.png", BOARD)))
    assert (refused.status, refused.body["code"]) == (403, 50013)
    number, token = await interaction(scene)
    body = {"type": 4, "data": {"flags": V2 | 64, "components": [gallery("attachment://a.png")]}}
    callback = f"/interactions/{number}/{token}/callback"
    answered = await scene.rest("POST", callback, data=form(body, ("a.png", BOARD)), token="")
    assert answered.status == 204


# Where the files are


async def test_an_address_is_good_only_whole(scene: Scene) -> None:
    sent = (await post(scene, {"content": "x"}, ("a.png", BOARD))).body
    url = sent["attachments"][0]["url"]
    bare, _, signed = url.partition("?hm=")
    assert await status(scene, url) == 200
    other = "0" if signed[0] != "0" else "1"
    for guessed in (bare, f"{bare}?hm=", f"{bare}?hm={other}{signed[1:]}"):
        assert await status(scene, guessed) == 404
    number = sent["attachments"][0]["id"]
    assert await status(scene, f"{scene.playground.url}/cdn/emojis/{number}.png") == 404


async def test_an_address_of_one_message_opens_no_other(scene: Scene) -> None:
    first, second = [
        (await post(scene, {"content": "x"}, ("a.png", body))).body["attachments"][0]
        for body in (BOARD, HAND)
    ]
    mixed = first["url"].replace(first["id"], second["id"])
    assert await status(scene, mixed) == 404


async def test_the_oldest_files_make_room(tmp_path: Any) -> None:
    size = len(BOARD)
    settings = Settings(rate_limits=False, most_file_bytes=2 * size, folder=tmp_path)
    async with (
        await Playground.start(settings=settings) as playground,
        open_scene(playground) as scene,
    ):
        for number in range(3):
            await post(scene, {"content": f"{number}"}, ("a.png", BOARD))
        await scene.anna.until_sees("2")
        found = [await status(scene, m.files[0].url) for m in scene.anna.sees(scene.table)]
        assert found == [404, 200, 200]
        anna, table = scene.anna.id, scene.table
    async with (
        await Playground.start(settings=settings) as playground,
        Client(playground.url) as client,
        aiohttp.ClientSession() as http,
    ):
        someone = await client.be(anna)
        found = []
        for message in someone.sees(table):
            async with http.get(message.files[0].url) as reply:
                found.append(reply.status)
        assert found == [404, 200, 200]


async def test_the_transcript_holds_no_bytes_of_pictures(scene: Scene) -> None:
    await post(scene, {"content": "x"}, ("a.png", png(4, 4)))
    entries = [*scene.playground.core.transcript]
    assert any(b'"a.png"' in entry.body for entry in entries)
    assert not any(b"IDAT" in entry.body for entry in entries)


async def test_a_callback_changes_a_message_with_its_picture(scene: Scene) -> None:
    asked = await interaction(scene)
    await answer(scene, asked, 4, {"content": "Text"})
    path = f"/webhooks/{scene.bot}/{asked[1]}/messages/@original"
    listed = {"attachments": [{"id": 0, "description": "A board"}]}
    edited = await scene.rest("PATCH", path, data=form(listed, ("a.png", BOARD)), token="")
    assert edited.body["attachments"][0]["description"] == "A board"
    (picture,) = pictures(await scene.bo.until_sees("Text", also=lambda m: bool(m.files)))
    assert (picture.alt, picture.width) == ("A board", 64)
