"""/record: what somebody has reached in their matches."""

from collections.abc import Iterator, Mapping, Sequence

import games
from bot.chat.custom_ids import write
from bot.chat.looking_controls import OfRecord
from bot.chat.render import content as ui
from bot.chat.render import speech as md
from bot.chat.render.leaderboards import GameMode, mode_name
from bot.host.careers import Career, GameTally, PlayedAs
from bot.host.ladders import Stand
from bot.host.model import User
from bot.host.timing import HOUR_MS, SECOND_MS
from bot.pictures.record import Figure, GameLine, OpponentLine, RecordCard, record_lines
from games.kit.say import Say, say

MINUTE_MS = 60_000
ROUGHLY = 3
"""Time is told in the next smaller unit up to so many of a larger one."""


def card_of(career: Career, stands: Sequence[Stand]) -> RecordCard:
    """The person is the first of those who are named, and the opponents follow."""
    played = career.all
    figures = {
        "played": played.played,
        "won": played.won,
        "streak": career.streak,
        "longest": career.longest,
    }
    points = {
        PlayedAs(each.board.ladder.game, each.board.mode): str(each.rating.points)
        + ("?" if each.rating.is_provisional else "")
        for each in stands
    }
    return RecordCard(
        figures=tuple(
            Figure(str(number), say("pictures-record-label", what=what))
            for what, number in figures.items()
        ),
        games=tuple(_games(career.tallies, points, career.facts)),
        opponents=tuple(
            OpponentLine(seat, encounter.ahead, encounter.behind)
            for seat, (_, encounter) in enumerate(career.encounters, 1)
        ),
        says=tuple(_besides(career)),
    )


def _games(
    tallies: Mapping[PlayedAs, GameTally],
    points: Mapping[PlayedAs, str],
    facts: Mapping[str, Mapping[str, int]],
) -> Iterator[GameLine]:
    for played, tally in tallies.items():
        game = games.find(played.game)
        yield GameLine(
            mode_name(GameMode(*played)),
            game.colour,
            tally.won,
            tally.played,
            points.get(played, ""),
            (*_thinks(tally), *game.told_facts(facts.get(played.game, {}))),
        )


def _thinks(tally: GameTally) -> Iterator[Say]:
    """How long a move takes, where that is known."""
    if tally.timed:
        ms = tally.thought // tally.timed
        units = (("hours", HOUR_MS), ("minutes", MINUTE_MS), ("seconds", SECOND_MS))
        unit, length = next((u for u in units if ms >= ROUGHLY * u[1]), units[-1])
        count = max(1, round(ms / length))
        yield say("pictures-record-thinks", time=say(f"chat-clock-{unit}", count=count))


def _besides(career: Career) -> Iterator[Say]:
    if not career.tallies:
        yield say("pictures-record-none")
    if career.with_bot.played:
        tally = career.with_bot
        yield say("pictures-record-bot", won=str(tally.won), played=str(tally.played))
    if career.broken_off:
        yield say("pictures-record-broken-off", count=career.broken_off)


def record_page(
    card: RecordCard,
    of: User,
    gallery: ui.Gallery | None,
    speech: md.Speech,
    *,
    draws: bool,
    is_shareable: bool,
) -> ui.Content:
    """For one person: the picture, or the same in words, and the way to the other where pictures
    are drawn."""
    words = _in_words(card, speech)
    share = [_button(OfRecord(of, "share"), speech)] if is_shareable else []
    if gallery is None:
        other = [_button(OfRecord(of, "picture"), speech)] if draws else []
        return ui.Content((ui.Box((words, *ui.rows([*other, *share]))),))
    other = [_button(OfRecord(of, "words"), speech)]
    return ui.Content(
        (ui.Box((gallery, *ui.rows([*other, *share]))),),
        words=(ui.Box((words, *ui.rows(share))),),
    )


def shared_record(card: RecordCard, gallery: ui.Gallery | None, speech: md.Speech) -> ui.Content:
    """For everybody."""
    words = (ui.Box((_in_words(card, speech),)),)
    return ui.Content(words) if gallery is None else ui.Content((ui.Box((gallery,)),), words=words)


def _in_words(card: RecordCard, speech: md.Speech) -> ui.Text:
    title, *told = (md.BETWEEN.join(map(speech.line, line)) for line in record_lines(card))
    items = (md.item(f"{line[:1].upper()}{line[1:]}") for line in told)
    return ui.Text("\n".join((md.heading(title), *items)))


def _button(control: OfRecord, speech: md.Speech) -> ui.Button:
    label = speech.label(say("chat-record-do", does=control.do), ui.BUTTON_LABEL)
    return ui.Button(label, write(control))
