"""The options of a lobby: their modal, what it begins from, and the server's presets."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.chat import custom_ids, safe
from bot.chat.answer import context
from bot.chat.answer.respond import Reply, as_well
from bot.chat.press import Filled, Press
from bot.chat.render import content as ui
from bot.chat.render import option_pages
from bot.chat.render.options import options_line
from bot.chat.render.seating import seating_menus
from bot.chat.render.speech import Speech
from bot.chat.rights import PRESETS
from bot.host.languages import BY_ITSELF
from bot.host.languages import CHOICE as LANGUAGE
from bot.host.model import TableId
from bot.host.presets import by_person, left_out, usable, with_clock, wrong_in
from bot.host.stored import Preset
from bot.host.timing import first_timing
from bot.host.views import View
from bot.library import proposed_options
from games.kit.game import Game
from games.kit.options import as_texts
from games.kit.say import Say, malformed, not_now, not_yours, say

LONGEST_NAME = 40


async def open_page(
    ctx: context.Context,
    press: Press,
    control: custom_ids.OptionPage,
    entered: Filled | None = None,
) -> Reply:
    """As it is or, where that was refused, as it was entered."""
    view, game = await lobby_of(ctx, press, control.table)
    if control.page >= len(option_pages.pages_of(game)):
        raise malformed(say("cogs-forged"))
    speech = ctx.speech(view, press.user)
    beginnings = await _beginnings(ctx, view, game, speech)
    modal = option_pages.options_modal(view, game, control, beginnings, speech, entered)
    return context.in_modal(ctx, press, modal)


async def open_again(ctx: context.Context, press: Press, control: custom_ids.OptionsAgain) -> Reply:
    """What was entered is not known any more once the bot has been restarted."""
    page, entered = ctx.entered.get((control.table, press.user), (control.page, None))
    entered = entered if page == control.page else None
    return await open_page(ctx, press, custom_ids.OptionPage(control.table, control.page), entered)


async def submit_page(ctx: context.Context, press: Press, control: custom_ids.OptionForm) -> Reply:
    """Chooses what was sent in. What has no room in one modal is within reach afterwards."""
    view, game = await lobby_of(ctx, press, control.table)
    if not option_pages.is_of(game, control):
        raise malformed(say("cogs-forged"))
    beginnings = await _beginnings(ctx, view, game, ctx.speech(view, press.user))
    wanted = option_pages.chosen(game, control, beginnings, press.filled)
    if wrong := wrong_in(game, wanted):
        return _refused(ctx, press, control, wrong)
    ctx.entered.pop((control.table, press.user), None)
    begun = [each for each in beginnings if each.key in press.filled.get(option_pages.BEGIN, ())]
    preset = next((each.label for each in begun if each.is_all(wanted)), "")
    await ctx.tables.choose(control.table, press.by, wanted, preset)
    news = [sentence for each in begun for sentence in each.left_out]
    told = await further(ctx, press, control.table, news)
    if press.is_private:
        return Reply(redraw=told)
    board = await context.show_board(ctx, press, control.table)
    is_told = news or any(isinstance(block, ui.Row | ui.Menu) for block in told.blocks)
    return replace(board, then=as_well(Reply(whisper=told) if is_told else None))


def _refused(
    ctx: context.Context, press: Press, form: custom_ids.OptionForm, wrong: Sequence[Say]
) -> Reply:
    """All that is wrong, with a button to mend it."""
    ctx.entered[form.table, press.user] = (form.page, press.filled)
    speech = ctx.nameless_speech(press.user)
    label = speech.label(say("chat-again"), ui.BUTTON_LABEL)
    again = ui.Button(
        label, custom_ids.write(custom_ids.OptionsAgain(form.table, form.page)), "primary"
    )
    told = ui.cut("\n".join(map(speech.line, wrong)), context.LONGEST_SENTENCE)
    return context.in_private(press, context.note(told).followed_by(ui.Row((again,))))


async def change_presets(
    ctx: context.Context, press: Press, control: custom_ids.OfPresets
) -> Reply:
    """Saves the options of the lobby as a preset, once it has a name, or deletes presets."""
    view, game = await lobby_of(ctx, press, control.table)
    server = view.place.guild
    ctx.rights.check_on(server, press, PRESETS, view.place)
    assert server is not None
    if control.do == "save" and press.kind != "modal":
        return context.in_modal(ctx, press, _name_modal(ctx.speech(view, press.user), control))
    if control.do == "save":
        name = safe.shortened(safe.one_line(press.value).strip(), LONGEST_NAME)
        if not name:
            raise malformed(say("cogs-preset-nameless"))
        await ctx.tables.presets.save(server, game, name, view.options, view.hours.timing)
        saved = say("cogs-preset-saved", name=name)
        return context.in_private(press, await further(ctx, press, control.table, [saved]))
    presets = await ctx.tables.presets.of(server, game)
    named = next((each for each in presets if _key(each) in press.values), None)
    if named is None:
        return context.in_private(press, await further(ctx, press, control.table))
    return context.in_private(press, _sure(ctx.speech(view, press.user), control.table, named))


async def delete_preset(
    ctx: context.Context, press: Press, control: custom_ids.DeletingPreset
) -> Reply:
    """What more than one press has asked for; or it is kept."""
    view, game = await lobby_of(ctx, press, control.table)
    server = view.place.guild
    ctx.rights.check_on(server, press, PRESETS, view.place)
    assert server is not None
    presets = await ctx.tables.presets.of(server, game) if control.surely else ()
    news: list[Say] = []
    for preset in (each for each in presets if _digest(each) == control.preset):
        await ctx.tables.presets.delete(server, game, preset.name)
        news.append(say("cogs-preset-deleted", name=preset.name))
    return context.in_private(press, await further(ctx, press, control.table, news))


def _sure(speech: Speech, table: TableId, preset: Preset) -> ui.Content:
    asked = context.note(speech.line(say("cogs-preset-sure", name=preset.name)))
    delete, keep = (
        custom_ids.DeletingPreset(table, _digest(preset), surely) for surely in (True, False)
    )
    buttons = (
        ui.Button(
            speech.label(say("chat-do-delete"), ui.BUTTON_LABEL), custom_ids.write(delete), "danger"
        ),
        ui.Button(speech.label(say("chat-do-keep"), ui.BUTTON_LABEL), custom_ids.write(keep)),
    )
    return asked.followed_by(ui.Row(buttons))


def _digest(preset: Preset) -> str:
    return hashlib.blake2b(preset.name.encode(), digest_size=4).hexdigest()


async def lobby_of(
    ctx: context.Context, press: Press, table: TableId
) -> tuple[View, Game[Any, Any, Any]]:
    """Whose options this person may choose."""
    view = await ctx.view(table)
    if view.phase != "lobby":
        raise not_now(say("tables-over" if view.phase == "ended" else "tables-started"))
    if view.opener != press.user:
        raise not_yours(say("tables-opener-only"))
    return view, ctx.delivery.renderer.game(view.game)


async def _beginnings(
    ctx: context.Context, view: View, game: Game[Any, Any, Any], speech: Speech
) -> list[option_pages.Beginning]:
    proposed = proposed_options(game, view.spoken.opener, view.spoken.locale)
    usual = as_texts(game.options_type()) | proposed
    usual |= {LANGUAGE: BY_ITSELF}
    clock = await ctx.delivery.servers.clock(view.place.guild)
    usual = with_clock(usual, first_timing(game, clock))
    found = [
        option_pages.Beginning(
            option_pages.USUAL, speech.label(say("chat-begin-usual"), ui.OPTION_LABEL), usual
        )
    ]
    last = await ctx.tables.presets.last(game, view.place)
    if last is not None:
        label = speech.label(say("chat-begin-last"), ui.OPTION_LABEL)
        begun = _beginning(game, option_pages.LAST, label, last)
        own, dropped = by_person(game, last, view.seats)
        left = (*begun.left_out, *dropped)
        found.append(begun._replace(options={**begun.options, **own}, left_out=left))
    for preset in await _presets(ctx, view, game):
        found.append(_beginning(game, _key(preset), preset.name, preset.options))
    return found


def _beginning(
    game: Game[Any, Any, Any], key: str, label: str, kept: Mapping[str, str]
) -> option_pages.Beginning:
    return option_pages.Beginning(key, label, usable(game, kept), left_out(game, kept))


async def _presets(ctx: context.Context, view: View, game: Game[Any, Any, Any]) -> Sequence[Preset]:
    server = view.place.guild
    return () if server is None else await ctx.tables.presets.of(server, game)


def _key(preset: Preset) -> str:
    return f"{option_pages.PRESET}{preset.name}"


async def further(
    ctx: context.Context, press: Press, table: TableId, news: Sequence[Say] = ()
) -> ui.Content:
    """What has just been done, and what else can be about the options: the other pages, what is
    chosen by who sits there and, for those who keep them, the server's presets."""
    view = await ctx.view(table)
    game = ctx.delivery.renderer.game(view.game)
    speech = ctx.speech(view, press.user)
    keeps = ctx.rights.has_on(view.place.guild, press, PRESETS)
    buttons = [*_page_buttons(view, game, speech), *([_saving(view, speech)] if keeps else ())]
    presets = await _presets(ctx, view, game) if keeps else ()
    told = context.note("\n".join((options_line(view, game, speech), *map(speech.line, news))))
    deletion = [_deletion(view, presets, speech)] if presets else []
    return told.followed_by(*seating_menus(view, game, speech), *ui.rows(buttons), *deletion)


def _page_buttons(view: View, game: Game[Any, Any, Any], speech: Speech) -> Sequence[ui.Button]:
    count = len(option_pages.pages_of(game))
    return [
        ui.Button(
            speech.label(option_pages.page_name(game, page), ui.BUTTON_LABEL),
            custom_ids.write(custom_ids.OptionPage(view.table, page)),
        )
        for page in range(count if count > 1 else 0)
    ]


def _saving(view: View, speech: Speech) -> ui.Button:
    label = speech.label(say("chat-preset-save"), ui.BUTTON_LABEL)
    return ui.Button(label, custom_ids.write(custom_ids.OfPresets(view.table, "save")))


def _deletion(view: View, presets: Sequence[Preset], speech: Speech) -> ui.Menu:
    options = tuple(ui.Option(preset.name, _key(preset)) for preset in presets)
    placeholder = speech.label(say("chat-preset-delete"), ui.PLACEHOLDER)
    return ui.Menu(
        custom_ids.write(custom_ids.OfPresets(view.table, "delete")), placeholder, options
    )


def _name_modal(speech: Speech, control: custom_ids.OfPresets) -> ui.Modal:
    entry = ui.TextField(
        "name", speech.label(say("chat-preset-name"), ui.MODAL_LABEL), LONGEST_NAME, shortest=1
    )
    return ui.Modal(
        custom_ids.write(control), speech.label(say("chat-preset-save"), ui.MODAL_TITLE), (entry,)
    )
