"""What somebody has chosen for himself, and for a server whoever manages it."""

from collections.abc import Iterator, Sequence

from bot.chat.answer import timing
from bot.chat.answer.desk import Desk, note
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import Prefer, SetTime, ShowPictures, write
from bot.chat.press import Press
from bot.chat.render.clocks import digest_button, quiet_lines, quiet_menus, server_menu
from bot.chat.render.content import BUTTON_LABEL, Button, Content, Menu, rows
from bot.chat.render.speech import Speech
from games.kit.refusals import not_yours
from games.kit.say import Say, say


async def show(desk: Desk, press: Press) -> Reply:
    return Reply(whisper=await _settings(desk, press))


async def prefer(desk: Desk, press: Press, control: Prefer) -> Reply:
    """Chooses, and shows what is chosen now."""
    await desk.people.change(press.user, rolls=control.rolls)
    return await _chosen(desk, press)


async def show_pictures(desk: Desk, press: Press, control: ShowPictures) -> Reply:
    """The same. What is shown by now stays as it is until something changes."""
    server = press.spot.guild
    if not control.everybody:
        await desk.people.change(press.user, pictures=control.pictures)
    elif press.manages and server is not None:
        await desk.delivery.servers.choose(server, pictures=control.pictures)
    else:
        raise not_yours(say("cogs-settings-not-yours"))
    return await _chosen(desk, press)


async def set_time(desk: Desk, press: Press, control: SetTime) -> Reply:
    """The same, of clocks."""
    asked = await timing.set_time(desk, press, control, press.values)
    return await _chosen(desk, press) if asked is None else asked


async def _chosen(desk: Desk, press: Press) -> Reply:
    shown = await _settings(desk, press)
    return Reply(redraw=shown) if press.is_private else Reply(whisper=shown)


async def _settings(desk: Desk, press: Press) -> Content:
    await desk.delivery.servers.load(press.spot.guild)
    speech = Speech(desk.words, desk.people.language(press.user), {})
    told, buttons = zip(*_chosen_by(desk, press), strict=True)
    quiet = desk.people.person(press.user).quiet
    lines = (*told, *quiet_lines(quiet))
    content = note("\n".join(speech.line(line) for line in lines))
    labelled = [
        Button(speech.label(label, BUTTON_LABEL), write(control)) for label, control in buttons
    ]
    if quiet is not None:
        labelled.append(digest_button(quiet, speech))
    menus = [*quiet_menus(quiet, speech), *await _of_server(desk, press, speech)]
    return Content((*content.blocks, *rows(labelled), *menus))


async def _of_server(desk: Desk, press: Press, speech: Speech) -> Sequence[Menu]:
    """What only whoever manages it may choose."""
    server = press.spot.guild
    if not press.manages or server is None:
        return ()
    return (server_menu(await desk.delivery.servers.clock(server), speech),)


Switch = tuple[Say, Prefer | ShowPictures]
"""What a button says, and what it does."""


def _chosen_by(desk: Desk, press: Press) -> Iterator[tuple[Say, Switch]]:
    """What is chosen, and how to choose otherwise."""
    person, server = desk.people.person(press.user), press.spot.guild
    who = "own" if person.rolls else "bot"
    switch: Switch = (say("cogs-settings-change", who=who), Prefer(not person.rolls))
    yield say("cogs-settings-rolls", who=who), switch
    if desk.wire.studio is None:
        return
    yield _pictures("hands", ShowPictures(not person.pictures))
    if press.manages and server is not None:
        shown = desk.delivery.servers.shows_pictures(server)
        yield _pictures("boards", ShowPictures(not shown, everybody=True))


def _pictures(which: str, other: ShowPictures) -> tuple[Say, Switch]:
    now = "words" if other.pictures else "pictures"
    label = say(f"cogs-settings-change-{which}", shown=now)
    return say(f"cogs-settings-{which}", shown=now), (label, other)
