"""A match that is over, as it stood after one of its moves, and the ways to the other moves."""

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

import games
from bot.chat.custom_ids import write
from bot.chat.looking_controls import Eyes, ReplayDoing, Replaying
from bot.chat.render import content as ui
from bot.chat.render import speech as md
from bot.chat.render.board import MOST_TEXTS, end_lines
from bot.host.looking_back import FinishedMatch
from bot.host.views import View
from games.kit.game import Outcome
from games.kit.say import Say, Seat, Who, say
from games.kit.scenes import Scene, Zone, own_zones


@dataclass(frozen=True, kw_only=True)
class Moment:
    """A position of a match that is over, for somebody who may look at it so. `seat` is where they
    sat then, `sat` tells whether they ever did."""

    view: View
    past: FinishedMatch
    move: int
    sees: Eyes = "public"
    seat: Seat | None = None
    sat: bool = False
    agreed: bool = False
    """Whether they have agreed that all see their hands."""
    in_words: bool = False

    @property
    def viewer(self) -> Seat | None:
        """Whose scene it is."""
        return self.seat if self.sees == "own" else None

    @cached_property
    def public(self) -> Scene:
        return self.past.replay.scene(self.move, None)

    @cached_property
    def scene(self) -> Scene:
        """What is shown, without what could be done then."""
        replay = self.past.replay
        if self.sees == "open":
            return replay.open_scene(self.move)
        if self.viewer is None:
            return self.public
        return replace(replay.scene(self.move, self.viewer), asks=(), barred=())

    @property
    def own(self) -> tuple[Zone, ...]:
        """The cards that the public does not see."""
        zones = own_zones(self.scene, self.public)
        return tuple(zone for zone in zones if zone.faces)

    @property
    def is_last(self) -> bool:
        return self.move == self.past.replay.last

    @property
    def ending(self) -> Outcome | None:
        """How the match ended, where its picture shows that."""
        return self.view.outcome if self.is_last and not self.own else None

    def as_all_saw_it(self) -> "Moment":
        return dataclasses.replace(self, sees="public")

    @property
    def control(self) -> Replaying:
        """What leads to just this."""
        return Replaying(self.view.table, self.move, self.sees, self.in_words)

    @property
    def offered(self) -> tuple[Eyes, ...]:
        """How its reader may look at it."""
        if not games.find(self.view.game).has_hands:
            return ("public",)
        own: tuple[Eyes, ...] = ("own",) if self.sat else ()
        opened: tuple[Eyes, ...] = ("open",) if self.past.is_open else ()
        return ("public", *own, *opened)

    @property
    def may_agree(self) -> bool:
        has_hands = games.find(self.view.game).has_hands
        return has_hands and self.sat and not self.agreed and not self.past.is_open


def replayed(moment: Moment, speech: md.Speech, gallery: ui.Gallery | None = None) -> ui.Content:
    """For one reader, who may go on from there."""
    turns = gallery is not None or moment.in_words
    below: tuple[ui.Block, ...] = (
        *_jump(moment, speech),
        *_turning(moment),
        *_besides(moment, speech, turns=turns),
    )
    return _shown(moment, speech, gallery, *below)


def shared(moment: Moment, speech: md.Speech, gallery: ui.Gallery | None = None) -> ui.Content:
    """For everybody, with what leads each reader on from there."""
    label = speech.label(say("replay-from-here"), ui.BUTTON_LABEL)
    way = write(Replaying(moment.view.table, moment.move))
    code = ui.Text(md.small(md.code(code_of(moment))))
    return _shown(moment, speech, gallery, code, ui.Row((ui.Button(label, way),)))


def code_of(moment: Moment) -> str:
    """Names the match and the move, to be typed into the command."""
    return f"{moment.view.table}-{moment.move}"


def _shown(
    moment: Moment, speech: md.Speech, gallery: ui.Gallery | None, *below: ui.Block
) -> ui.Content:
    game = moment.view.game
    texts = md.board_texts(moment.scene.board, speech)[:MOST_TEXTS]
    board: tuple[ui.Block, ...] = (ui.Separator(), *map(ui.Text, texts)) if texts else ()
    top = _top(moment, speech, pictured=False)
    in_words = ui.fitted(ui.boxed(game, ui.Text(top), *board, *below))
    if gallery is None:
        return in_words
    top = _top(moment, speech, pictured=True)
    shown = ui.fitted(ui.boxed(game, ui.Text(top), gallery, *below))
    return replace(shown, words=in_words.blocks)


def _top(moment: Moment, speech: md.Speech, *, pictured: bool) -> str:
    view = moment.view
    names = md.BETWEEN.join(speech.line(Who(seat)) for seat in range(len(view.seats)))
    title = md.heading(speech.line(md.game_name(view.game)), speech.line(say("replay-title")))
    which = md.bold(speech.line(caption(moment.move, moment.past.replay.last)))
    told = dict.fromkeys(map(speech.line, moment.scene.story))
    dice = (md.dice_line(rolled, speech) for rolled in moment.scene.dice)
    notes = (md.small(speech.line(line)) for line in _notes(moment))
    standing = _standing(moment, speech, pictured=pictured)
    lines = (*map(md.item, told), *dice, *standing, *notes)
    return "\n".join((title, md.small(names), which, *lines))


def caption(move: int, last: int) -> Say:
    return (
        say("replay-dealt", count=last) if move == 0 else say("replay-move", move=move, count=last)
    )


def _standing(moment: Moment, speech: md.Speech, *, pictured: bool) -> Iterator[str]:
    """Who must do what, or how it ended."""
    if moment.is_last:
        is_ending = pictured and moment.ending is not None
        yield from end_lines(moment.view, speech, pictured=is_ending)
        return
    yield from (md.bold(speech.line(line)) for line in moment.scene.status)


def _notes(moment: Moment) -> Iterator[Say]:
    """What is not as the reader may have thought."""
    if moment.sees == "own" and moment.seat is None:
        yield say("replay-not-there")
    if moment.agreed and not moment.past.is_open:
        asked = {each.user for each in moment.past.tenures if each.user > 0}
        left = len(asked - moment.past.agreed)
        yield say("replay-agreed", count=left)


def _jump(moment: Moment, speech: md.Speech) -> Iterator[ui.Block]:
    points = moment.past.replay.turning_points
    if not points:
        return
    options = tuple(
        ui.Option(
            speech.label(say("replay-point", move=point.move, what=point.says), ui.OPTION_LABEL),
            str(point.move),
            chosen=point.move == moment.move,
        )
        for point in points
    )
    placeholder = speech.label(say("replay-jump"), ui.PLACEHOLDER)
    yield ui.Menu(write(replace(moment.control, do="jump")), placeholder, options)


def _turning(moment: Moment) -> tuple[ui.Row, ...]:
    """Each way stays where it is, also where it leads nowhere."""
    move, last = moment.move, moment.past.replay.last
    ways: tuple[tuple[str, ReplayDoing, int], ...] = (
        ("⏮ {}", "first", 0),
        ("◀ {}", "back", max(0, move - 1)),
        ("{} ▶", "on", min(last, move + 1)),
        ("{} ⏭", "last", last),
    )
    return ui.rows(
        [
            ui.Button(
                look.format(to),
                write(replace(moment.control, move=to, do=do)),
                "primary" if do == "on" else "secondary",
                disabled=to == move,
            )
            for look, do, to in ways
        ]
    )


def _besides(moment: Moment, speech: md.Speech, *, turns: bool) -> tuple[ui.Row, ...]:
    """To see it otherwise, to share it, and to take the match along."""
    here = moment.control
    ways = [
        (say(f"replay-see-{sees}"), replace(here, sees=sees, do="see"))
        for sees in moment.offered
        if sees != moment.sees
    ]
    if moment.may_agree:
        ways.append((say("replay-agree"), replace(here, do="agree")))
    if turns:
        label = say("chat-do-picture") if moment.in_words else say("chat-do-words")
        ways.append((label, replace(here, in_words=not moment.in_words, do="words")))
    ways.append((say("replay-share"), replace(here, do="share")))
    ways.append((say("replay-export"), replace(here, do="export")))
    labelled = ((speech.label(label, ui.BUTTON_LABEL), way) for label, way in ways)
    return ui.rows([ui.Button(label, write(way)) for label, way in labelled])
