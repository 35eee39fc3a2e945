"""/leaderboard: the best on a server at a game, a page at a time."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Literal, NamedTuple

import games
from bot.chat.custom_ids import write
from bot.chat.looking_controls import Leaders
from bot.chat.people import mention
from bot.chat.render import content as ui
from bot.chat.render import speech as md
from bot.host.ladders import Board, Leader, Season
from bot.host.model import Stamp
from bot.host.rating import PROVISIONAL
from games.kit import message_ids
from games.kit.options import OptionSpec, specs
from games.kit.say import Say, Who, say

ON_A_PAGE = 10
MOST_SEASONS = 20
"""How many of a server's seasons can be read: the newest ones."""


class GameMode(NamedTuple):
    """A game, in one of the ways to play it."""

    game: str
    mode: str


def game_modes() -> list[GameMode]:
    """All that have a leaderboard of their own."""
    found = []
    for key in games.names():
        spec = _mode_of(key)
        found += [GameMode(key, mode) for mode in (("",) if spec is None else spec.choices)]
    return found


class LeaderPage(NamedTuple):
    """What a page shows: who stands there, who is asked about, if they stand elsewhere, how many
    are listed in all, and the server's seasons. People go by their places in `speech`."""

    board: Board
    leaders: Sequence[Leader]
    own: Leader | None
    listed: int
    seasons: Sequence[Season]


def page_of(shown: LeaderPage, number: int, speech: md.Speech) -> ui.Content:
    """For one person, who can turn the pages."""
    board = shown.board
    here = Leaders(board.ladder.game, board.mode, board.ladder.season, number)
    last = max(0, shown.listed - 1) // ON_A_PAGE
    turns = [
        ui.Button("◀", write(_at(here, number - 1)), disabled=number <= 0),
        ui.Button("▶", write(_at(here, number + 1)), disabled=number >= last),
    ]
    share = speech.label(say("chat-leaders-share"), ui.BUTTON_LABEL)
    buttons = [
        *(turns if last else ()),
        *([ui.Button(share, write(_doing(here, "share")))] if shown.leaders else ()),
    ]
    seasons = [_seasons(here, shown.seasons, speech)] if len(shown.seasons) > 1 else []
    return ui.Content(
        (
            ui.Box(
                (
                    ui.Text(_text(shown, speech)),
                    *ui.rows(buttons),
                    _boards(here, speech),
                    *seasons,
                )
            ),
        )
    )


def shared(shown: LeaderPage, speech: md.Speech) -> ui.Content:
    """For everybody."""
    return ui.Content((ui.Box((ui.Text(_text(shown._replace(own=None), speech)),)),))


def _text(shown: LeaderPage, speech: md.Speech) -> str:
    ladder, mode = shown.board
    title = say("chat-leaders", game=mode_name(GameMode(ladder.game, mode)))
    lines = [md.heading(speech.line(title))]
    if len(shown.seasons) > 1:
        began = next((s.began for s in shown.seasons if s.number == ladder.season), Stamp(0))
        lines.append(md.small(speech.line(_season(Season(ladder.season, began)))))
    if not shown.leaders:
        lines.append(speech.line(say("chat-leaders-nobody")))
    lines += [_line(each, seat, speech) for seat, each in enumerate(shown.leaders)]
    if shown.own is not None and shown.own not in shown.leaders:
        lines += ["…", _line(shown.own, len(shown.leaders), speech)]
    if any(each.rating.is_provisional for each in shown.leaders):
        lines.append(md.small(speech.line(say("chat-leaders-provisional", matches=PROVISIONAL))))
    return "\n".join(lines)


def _line(leader: Leader, seat: int, speech: md.Speech) -> str:
    rating = leader.rating
    return speech.line(
        say(
            "chat-leader",
            place=str(leader.place),
            who=Who(seat) if speech.names[seat] else mention(leader.user),
            points=str(rating.points),
            kind="provisional" if rating.is_provisional else "settled",
            matches=rating.matches,
            won=rating.won,
        )
    )


def mode_name(played: GameMode) -> Say:
    """How a game is called, with the way to play it if there are several."""
    found, spec = games.find(played.game), _mode_of(played.game)
    name = message_ids.name(found)
    if spec is None:
        return name
    way = message_ids.option_choice(found, spec.name, played.mode)
    return say("chat-leaders-mode", game=name, mode=way)


def _mode_of(game: str) -> OptionSpec | None:
    found = games.find(game)
    return next((s for s in specs(found.options_type) if s.name == found.mode_option), None)


def _season(season: Season) -> Say:
    number = str(season.number + 1)
    if not season.began:
        return say("chat-leaders-season-first", season=number)
    day = datetime.fromtimestamp(season.began / 1000, UTC).date().isoformat()
    return say("chat-leaders-season", season=number, day=day)


def _boards(here: Leaders, speech: md.Speech) -> ui.Menu:
    options = tuple(
        ui.Option(
            speech.label(mode_name(each), ui.OPTION_LABEL),
            " ".join(each),
            chosen=each == (here.game, here.mode),
            emoji=games.find(each.game).emblem,
        )
        for each in game_modes()
    )
    label = speech.label(say("chat-leaders-which"), ui.PLACEHOLDER)
    return ui.Menu(write(_doing(here, "board")), label, options)


def _seasons(here: Leaders, seasons: Sequence[Season], speech: md.Speech) -> ui.Menu:
    options = tuple(
        ui.Option(
            speech.label(_season(each), ui.OPTION_LABEL),
            str(each.number),
            chosen=each.number == here.season,
        )
        for each in seasons[: -MOST_SEASONS - 1 : -1]
    )
    label = speech.label(say("chat-leaders-which-season"), ui.PLACEHOLDER)
    return ui.Menu(write(_doing(here, "season")), label, options)


def _at(here: Leaders, page: int) -> Leaders:
    return Leaders(here.game, here.mode, here.season, max(0, page))


def _doing(here: Leaders, do: Literal["board", "season", "share"]) -> Leaders:
    return Leaders(here.game, here.mode, here.season, here.page, do)
