"""What somebody sees who looks on: which tables there are on a server, and a match as everybody may
see it. Made from views that are nobody's, and from what the public board shows."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.chat.custom_ids import write
from bot.chat.looking_controls import Watching
from bot.chat.render import content as ui
from bot.chat.render import speech as md
from bot.chat.safe import shortened
from bot.host.views import View
from games.kit.say import Who, say

MOST_LISTED, MOST_MEETINGS = 10, 5
"""How many tables and meetings fit into a message, with names and links."""


class ListedTable(NamedTuple):
    """A table in the list: its public view in the reader's words, how many may play there, and the
    way to it."""

    view: View
    speech: md.Speech
    seat_counts: Sequence[int]
    link: str
    channel: str


def list_of(
    tables: Sequence[ListedTable], meetings: Sequence[str], speech: md.Speech
) -> ui.Content:
    """Matches under way, lobbies that wait for players, when others meet again, and a menu of the
    matches."""
    matches = [each for each in tables if each.view.phase in ("playing", "paused")]
    lobbies = [each for each in tables if each.view.phase == "lobby"]
    if not matches and not lobbies and not meetings:
        nothing = ui.Text(speech.line(say("chat-watch-nothing")))
        refresh = ui.Row((_button("refresh", Watching(), speech),))
        return ui.Content((ui.Box((nothing, refresh)),))
    shown: list[ui.Block] = []
    if matches:
        title = md.heading(speech.line(say("chat-watch-matches")))
        shown.append(ui.Text("\n".join((title, *map(_match_line, matches)))))
    if lobbies:
        title = md.heading(speech.line(say("chat-watch-lobbies")))
        shown.append(ui.Text("\n".join((title, *map(_lobby_line, lobbies)))))
    if meetings:
        title = md.heading(speech.line(say("chat-watch-meetings")))
        shown.append(ui.Text("\n".join((title, *meetings))))
    if len(tables) >= MOST_LISTED:
        shown.append(ui.Text(md.small(speech.line(say("chat-watch-newest")))))
    menu = [_menu(matches, speech)] if matches else []
    refresh = ui.Row((_button("refresh", Watching(), speech),))
    return ui.fitted(ui.Content((ui.Box((*shown, *menu, refresh)),)))


def watched(board: ui.Content, now: Watching, speech: md.Speech) -> ui.Content:
    """The public board, by which nothing can be done; with the way to another look at it."""
    shown = board.in_words() if now.in_words else board
    buttons = [
        _button("refresh", now, speech, "primary"),
        _button("list", Watching(in_words=now.in_words), speech),
    ]
    if board.words:
        other = "picture" if now.in_words else "words"
        buttons.insert(1, _button(other, replace(now, in_words=not now.in_words), speech))
    bare = replace(shown, blocks=_without_controls(shown.blocks))
    if bare.words:
        bare = replace(bare, words=_without_controls(bare.words))
    return bare.followed_by(*ui.rows(buttons))


def _without_controls(blocks: Sequence[ui.Box | ui.Block]) -> tuple[ui.Box | ui.Block, ...]:
    controls = (ui.Row, ui.Menu, ui.ChannelMenu)
    return ui.each_changed(blocks, lambda block: None if isinstance(block, controls) else block)


def _button(
    does: str, control: Watching, speech: md.Speech, style: ui.Style = "secondary"
) -> ui.Button:
    label = speech.label(say("chat-watch-do", does=does), ui.BUTTON_LABEL)
    return ui.Button(label, write(control), style)


def _match_line(listed: ListedTable) -> str:
    """Who plays what, how far they are, and the way there."""
    view, speech = listed.view, listed.speech
    parts = [md.bold(speech.line(md.game_name(view.game))), _who(listed)]
    if view.phase == "paused":
        parts.append(speech.line(say("chat-watch-paused")))
    elif view.scene is not None:
        parts += [speech.line(line) for line in view.scene.status]
    return md.item(md.BETWEEN.join((*parts, listed.link)))


def _lobby_line(listed: ListedTable) -> str:
    view, speech = listed.view, listed.speech
    there = len(view.seats) - len(view.kept)
    most = listed.seat_counts[-1]
    seats = speech.line(say("chat-watch-seats", taken=there, most=most))
    parts = [md.bold(speech.line(md.game_name(view.game))), _who(listed), seats, listed.link]
    return md.item(md.BETWEEN.join(filter(None, parts)))


def _who(listed: ListedTable) -> str:
    view, speech = listed.view, listed.speech
    return speech.listed([speech.line(Who(seat)) for seat in range(len(view.seats))])


def _menu(matches: Sequence[ListedTable], speech: md.Speech) -> ui.Menu:
    options = tuple(
        ui.Option(
            shortened(
                md.BETWEEN.join(filter(None, (_plain_title(each), each.channel))), ui.OPTION_LABEL
            ),
            each.view.table,
        )
        for each in matches
    )
    return ui.Menu(
        write(Watching(chooses=True)),
        speech.label(say("chat-watch-which"), ui.PLACEHOLDER),
        options,
    )


def _plain_title(listed: ListedTable) -> str:
    view, speech = listed.view, listed.speech
    names = speech.listed([speech.plain(Who(seat)) for seat in range(len(view.seats))])
    return md.BETWEEN.join((speech.plain(md.game_name(view.game)), names))
