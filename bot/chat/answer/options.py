"""The options of a lobby: their modal, what it begins from, and the server's presets."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.chat import safe
from bot.chat.answer.desk import Desk, in_modal, note, show_board
from bot.chat.answer.replies import Reply, as_well
from bot.chat.custom_ids import OfPresets, OptionForm, OptionPage, SetOption, write
from bot.chat.press import Press
from bot.chat.render.content import (
    BUTTON_LABEL,
    MODAL_LABEL,
    MODAL_TITLE,
    OPTION_LABEL,
    PLACEHOLDER,
    Button,
    Content,
    Menu,
    Modal,
    Option,
    Row,
    TextField,
)
from bot.chat.render.options import (
    BEGIN,
    LAST,
    PRESET,
    USUAL,
    AskOption,
    Beginning,
    ChooseOption,
    as_shown,
    chosen,
    is_of,
    option_modal,
    options_line,
    options_modal,
    pages_of,
    respond,
)
from bot.chat.render.speech import Speech
from bot.chat.rights import PRESETS
from bot.host.model import Preset
from bot.host.presets import left_out, usable, with_clock
from bot.host.views import View
from bot.library import proposed_options
from games.kit.game import Game
from games.kit.options import as_texts
from games.kit.refusals import malformed, not_now, not_yours
from games.kit.say import Say, say

LONGEST_NAME = 40


async def open_page(desk: Desk, press: Press, control: OptionPage) -> Reply:
    view, game = await _lobby(desk, press, control.table)
    if control.page >= len(pages_of(game)):
        raise malformed(say("cogs-forged"))
    speech = desk.speech(view, press.user)
    beginnings = await _beginnings(desk, view, game, speech)
    return in_modal(desk, press, options_modal(view, game, control, beginnings, speech))


async def submit_former(desk: Desk, press: Press, control: OptionPage) -> Reply:
    """The same of a modal that a former version of the bot has opened: what it had shown is not
    known, so it counts as what stands now."""
    view, game = await _lobby(desk, press, control.table)
    if control.page >= len(pages_of(game)):
        raise malformed(say("cogs-forged"))
    shown = as_shown(view, game, control.page)
    return await submit_page(desk, press, OptionForm(control.table, control.page, shown))


async def submit_page(desk: Desk, press: Press, control: OptionForm) -> Reply:
    """Chooses what was sent in. What has no room in one modal is within reach afterwards."""
    view, game = await _lobby(desk, press, control.table)
    if not is_of(game, control):
        raise malformed(say("cogs-forged"))
    beginnings = await _beginnings(desk, view, game, desk.speech(view, press.user))
    wanted = chosen(game, control, beginnings, press.filled)
    await desk.tables.choose(control.table, press.by, wanted)
    begun = [each for each in beginnings if each.key in press.filled.get(BEGIN, ())]
    news = [sentence for each in begun for sentence in each.left_out]
    further = await _further(desk, press, control.table, control.page, news)
    if press.is_private:
        return Reply(redraw=further)
    board = await show_board(desk, press, control.table)
    then = as_well(None if further is None else Reply(whisper=further))
    return replace(board, then=then)


async def set_option(desk: Desk, press: Press, control: SetOption) -> Reply:
    """By a menu in an older lobby, or the modal of one option."""
    view = await desk.view(control.table)
    game = desk.delivery.renderer.game(view.game)
    match respond(game, control, press.values):
        case AskOption(name):
            return in_modal(
                desk, press, option_modal(view, game, name, desk.speech(view, press.user))
            )
        case ChooseOption(name, value):
            await desk.tables.choose(control.table, press.by, {name: value})
            return await show_board(desk, press, control.table)
    raise malformed(say("cogs-forged"))


async def change_presets(desk: Desk, press: Press, control: OfPresets) -> Reply:
    """Saves the options of the lobby as a preset, once it has a name, or deletes presets."""
    view, game = await _lobby(desk, press, control.table)
    server = view.place.guild
    desk.rights.check_on(server, press, PRESETS, view.place)
    assert server is not None
    if control.do == "save" and press.kind != "modal":
        return in_modal(desk, press, _name_modal(desk.speech(view, press.user), control))
    saved: list[Say] = []
    if control.do == "save":
        name = safe.shortened(safe.one_line(press.value).strip(), LONGEST_NAME)
        if not name:
            raise malformed(say("cogs-preset-nameless"))
        await desk.tables.presets.save(server, game, name, view.options, view.hours.timing)
        saved.append(say("cogs-preset-saved", name=name))
    else:
        presets = await desk.tables.presets.of(server, game)
        for preset in (preset for preset in presets if _key(preset) in press.values):
            await desk.tables.presets.delete(server, game, preset.name)
    further = await _further(desk, press, control.table, 0, saved)
    return Reply(redraw=further) if press.is_private else Reply(whisper=further)


async def _lobby(desk: Desk, press: Press, table: str) -> tuple[View, Game[Any, Any, Any]]:
    """Whose options this person may choose."""
    view = await desk.view(table)
    if view.phase != "lobby":
        raise not_now(say("tables-over" if view.phase == "ended" else "tables-started"))
    if view.opener != press.user:
        raise not_yours(say("tables-opener-only"))
    return view, desk.delivery.renderer.game(view.game)


async def _beginnings(
    desk: Desk, view: View, game: Game[Any, Any, Any], speech: Speech
) -> list[Beginning]:
    usual = as_texts(game.options_type()) | proposed_options(game, view.language)
    usual = with_clock(usual, await desk.delivery.servers.clock(view.place.guild))
    found = [Beginning(USUAL, speech.label(say("chat-begin-usual"), OPTION_LABEL), usual)]
    last = await desk.tables.presets.last(game, view.place)
    if last is not None:
        found.append(
            _beginning(game, LAST, speech.label(say("chat-begin-last"), OPTION_LABEL), last)
        )
    for preset in await _presets(desk, view, game):
        found.append(_beginning(game, _key(preset), preset.name, preset.options))
    return found


def _beginning(
    game: Game[Any, Any, Any], key: str, label: str, kept: Mapping[str, str]
) -> Beginning:
    return Beginning(key, label, usable(game, kept), left_out(game, kept))


async def _presets(desk: Desk, view: View, game: Game[Any, Any, Any]) -> Sequence[Preset]:
    server = view.place.guild
    return () if server is None else await desk.tables.presets.of(server, game)


def _key(preset: Preset) -> str:
    return f"{PRESET}{preset.name}"


async def _further(
    desk: Desk, press: Press, table: str, page: int, news: Sequence[Say] = ()
) -> Content | None:
    """What has just been done, and what else can be about the options: the other pages and, for
    those who keep them, the server's presets."""
    view = await desk.view(table)
    game = desk.delivery.renderer.game(view.game)
    speech = desk.speech(view, press.user)
    keeps = desk.rights.has_on(view.place.guild, press, PRESETS)
    buttons = [*_page_buttons(view, game, speech), *([_saving(view, speech)] if keeps else ())]
    if not buttons and not news and not press.is_private:
        return None
    presets = await _presets(desk, view, game) if keeps else ()
    told = note("\n".join((options_line(view, game, speech), *map(speech.line, news))))
    rows_ = (Row(tuple(buttons)),) if buttons else ()
    menus = (_deletion(view, presets, speech),) if presets else ()
    return Content((*told.blocks, *rows_, *menus))


def _page_buttons(view: View, game: Game[Any, Any, Any], speech: Speech) -> Sequence[Button]:
    count = len(pages_of(game))
    if count == 1:
        return ()
    return [
        Button(
            speech.label(say("chat-options-page", page=page + 1, count=count), BUTTON_LABEL),
            write(OptionPage(view.table, page)),
        )
        for page in range(count)
    ]


def _saving(view: View, speech: Speech) -> Button:
    label = speech.label(say("chat-preset-save"), BUTTON_LABEL)
    return Button(label, write(OfPresets(view.table, "save")))


def _deletion(view: View, presets: Sequence[Preset], speech: Speech) -> Menu:
    options = tuple(Option(preset.name, _key(preset)) for preset in presets)
    placeholder = speech.label(say("chat-preset-delete"), PLACEHOLDER)
    return Menu(write(OfPresets(view.table, "delete")), placeholder, options, 1, len(options))


def _name_modal(speech: Speech, control: OfPresets) -> Modal:
    entry = TextField(
        "name", speech.label(say("chat-preset-name"), MODAL_LABEL), LONGEST_NAME, shortest=1
    )
    return Modal(write(control), speech.label(say("chat-preset-save"), MODAL_TITLE), (entry,))
