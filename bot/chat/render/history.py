"""A page of finished matches: what was played, when and where, how it ended, and who played."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

import games
from bot.chat.custom_ids import write
from bot.chat.looking_controls import Browsing
from bot.chat.people import mention
from bot.chat.render import content as ui
from bot.chat.render import speech as md
from bot.chat.render.seats import bot_player_names
from bot.chat.safe import shortened
from bot.host.model import NOBODY, User
from bot.host.results import MatchResult, SeatResult
from bot.languages import Language
from bot.words.words import Words
from games.kit import message_ids
from games.kit.say import Say, Who, say

MOST_SHOWN = 6
"""How many matches fit on a phone without much scrolling."""


class ShownMatch(NamedTuple):
    """A match in its reader's words."""

    result: MatchResult
    speech: md.Speech
    is_here: bool
    """Whether it was played on the server where it is shown, so that its channel has a name."""


class HistoryPage(NamedTuple):
    """What is shown, and where the ways lead that there are from it."""

    wanted: Browsing
    subject: User
    """Whose matches they are; NOBODY for a server's."""
    matches: Sequence[ShownMatch]
    newest: Browsing | None
    newer: Browsing | None
    older: Browsing | None
    share: Browsing | None


def speech_of(
    result: MatchResult,
    words: Words,
    language: Language,
    name: Callable[[User], str],
    reader: User = NOBODY,
) -> md.Speech:
    """With the names of those who sat there in the end. The reader is addressed, if they did."""
    seats = in_the_end(result)
    bot_players = bot_player_names(seats, name)
    names = {
        seat: words.text(bot_players[seat], language, {})
        if seat in bot_players
        else name(each.user)
        for seat, each in enumerate(seats)
    }
    own = (seat for seat, each in enumerate(seats) if each.user == reader and not each.left)
    return md.Speech(words, language, names, reader=next(own, None))


def in_the_end(result: MatchResult) -> Sequence[SeatResult]:
    """Who sat where in the end."""
    seats: dict[int, SeatResult] = {}
    for each in result.seats:
        seats.setdefault(each.seat, each)
    return tuple(seats.values())


def history(page: HistoryPage, speech: md.Speech) -> ui.Content:
    title = [speech.line(_title(page.wanted))]
    if page.wanted.game:
        title.append(speech.line(md.game_name(page.wanted.game)))
    texts = [md.heading(*title)]
    if not page.matches:
        texts.append(speech.line(say("chat-history-none", of=page.wanted.of)))
    texts += [
        "\n".join(_lines(number, match, page.subject))
        for number, match in enumerate(page.matches, 1)
    ]
    ways = ui.rows(list(_ways(page, speech)))
    menu = _menu(page, speech)
    menus = () if menu is None else (menu,)
    return ui.fitted(ui.Content((ui.Box((*map(ui.Text, texts), *menus, *ways)),)))


def _title(wanted: Browsing) -> Say:
    return say("chat-history-title", of=wanted.of, who=mention(User(wanted.person)))


def _lines(number: int, match: ShownMatch, subject: User) -> Iterator[str]:
    result, speech = match.result, match.speech
    has_won = any(each.user == subject and each.place == 1 for each in result.seats)
    title = speech.line(md.game_name(result.game))
    if result.mode:
        title += f" ({speech.line(_mode(result))})"
    yield md.bold(f"{number}. {title}")
    yield f"{'🏆 ' if has_won else ''}{speech.line(_how(result))}"
    who = speech.listed([speech.line(each) for each in _others(result, subject)])
    if subject != NOBODY:
        who = speech.line(say("chat-history-with", who=who))
    where = md.channel_link(result.place.spot) if match.is_here else ""
    second = result.ended // md.SECOND_MS
    when = f"<t:{second}:d> <t:{second}:t>"
    yield md.small(md.BETWEEN.join(filter(None, (who, where, when))))


def _others(result: MatchResult, subject: User) -> Sequence[Who]:
    seats = enumerate(in_the_end(result))
    return [Who(seat) for seat, each in seats if each.user != subject or each.left]


def _menu(page: HistoryPage, speech: md.Speech) -> ui.Menu | None:
    """The matches that can be shown move by move."""
    options = tuple(
        ui.Option(_label(number, match, page.subject), match.result.table)
        for number, match in enumerate(page.matches, 1)
        if match.result.has_record
    )
    if not options:
        return None
    placeholder = speech.label(say("chat-history-replay"), ui.PLACEHOLDER)
    return ui.Menu(write(replace(page.wanted, do="replay")), placeholder, options)


def _label(number: int, match: ShownMatch, subject: User) -> str:
    speech = match.speech
    who = speech.listed([speech.plain(each) for each in _others(match.result, subject)])
    parts = (speech.plain(md.game_name(match.result.game)), who)
    return shortened(f"{number}. {md.BETWEEN.join(parts)}", ui.OPTION_LABEL)


def _mode(result: MatchResult) -> Say:
    game = games.find(result.game)
    return message_ids.option_choice(game, game.mode_option, result.mode)


def _how(result: MatchResult) -> Say:
    match result.ending:
        case _ if result.message is not None:
            return result.message
        case "called_off":
            return say("chat-ended-called-off")
        case "left":
            return say("chat-ended-left")
        case "outcome":
            seats = enumerate(in_the_end(result))
            winners = tuple(Who(seat) for seat, each in seats if each.place == 1)
            return say("chat-history-won", who=winners, count=len(winners))
        case _:
            return say("chat-ended-stopped")


def _ways(page: HistoryPage, speech: md.Speech) -> Iterator[ui.Button]:
    """Where there is no way on, the button stays, so that the others do not move."""
    if page.newest is None and page.newer is None and page.older is None:
        ways: Sequence[tuple[str, Browsing | None]] = ()
    else:
        ways = (("newest", page.newest), ("newer", page.newer), ("older", page.older))
    if page.share is not None:
        ways = (*ways, ("share", page.share))
    for do, control in ways:
        label = speech.label(say("chat-history-do", does=do), ui.BUTTON_LABEL)
        there = control or replace(page.wanted, do=do)
        yield ui.Button(label, write(there), disabled=control is None)
