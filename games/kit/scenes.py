"""All that one viewer may know of a match, as data. Words, pictures and controls are made from
a scene and from nothing else."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

import msgspec

from games.kit.asks import Barred, Form
from games.kit.say import Named, Say, Seat

Layout = Literal["row", "pile", "column"]


class Mark(msgspec.Struct, frozen=True, gc=False):
    """A badge on a card, such as "7 damage". A large one is about the current move."""

    says: Say
    large: bool = False


class Face(msgspec.Struct, frozen=True, gc=False):
    """A card lying face up: what is drawn of it ("french/S7"), its name, what lies on it. A fresh
    card is one that the last move laid, hit, healed or won; pictures mark it, and in words the
    story names it. Its signs are pictures of what its name lists, in that order."""

    art: str
    name: Say | Named
    marks: tuple[Mark, ...] = ()
    on_it: tuple["Face", ...] = ()
    fresh: bool = False
    signs: tuple[str, ...] = ()


class Zone(msgspec.Struct, frozen=True, gc=False):
    """A place for cards, or a number. `hidden` counts the cards lying face down; `number` is a
    score or the like. Its sign is a picture of what its label says."""

    key: str
    label: Say
    owner: Seat | None = None
    faces: tuple[Face, ...] = ()
    hidden: int = 0
    number: int | None = None
    layout: Layout = "row"
    sign: str = ""


class Rolled(msgspec.Struct, frozen=True, gc=False):
    """Dice on the table: whose they are, what they are for, and what each shows."""

    label: Say
    owner: Seat | None
    sides: int
    shows: tuple[int, ...]


class Given(msgspec.Struct, frozen=True, gc=False):
    """An answer in a race: whose it is, its message, and that message's stamp."""

    seat: Seat
    message: str
    at: int


class Slip(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How a race was ruled, so that anybody can judge it again: each side's answers, which side was
    first (None for nobody), how close a draw is, how long there was to answer (None for no limit),
    and how long late answers were waited for, in milliseconds. If only one side answered, it says
    why the other has `lost`. The story has a short form of this."""

    brief: Say
    sides: tuple[tuple[Given, ...], tuple[Given, ...]]
    winner: int | None
    margin: int
    settled: int
    limit: int | None
    by_vote: bool = False
    lost: Say | None = None


class LastRound(msgspec.Struct, frozen=True, gc=False):
    """The last finished round: its result in a sentence or two, the cards that decided it, the
    dice, and who won it (several or none for a tie)."""

    says: tuple[Say, ...]
    zones: tuple[Zone, ...] = ()
    winners: tuple[Seat, ...] = ()
    dice: tuple[Rolled, ...] = ()


class Scene(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a viewer sees: what just happened in order, its dice, what is awaited, the board.
    `before` is the story of the last finished round, `earlier` that of the present round before the
    last move, `last_round` the result of the finished one. `Game.look` fills in what every scene
    has: the game's key, whose moves are awaited, who gave up, what the viewer may do, why not the
    rest, and the `headlines`: the few sentences that must be read."""

    game: str = ""
    awaited: tuple[Seat, ...] = ()
    gave_up: tuple[Seat, ...] = ()
    headlines: tuple[Say, ...] = ()
    before: tuple[Say, ...] = ()
    earlier: tuple[Say, ...] = ()
    last_round: LastRound | None = None
    story: tuple[Say, ...]
    dice: tuple[Rolled, ...] = ()
    status: tuple[Say, ...]
    board: tuple[Zone, ...]
    asks: tuple[Form, ...] = ()
    barred: tuple[Barred, ...] = ()
    banner: tuple[Say, ...] = ()  # real time: what must be seen at a glance
    remarks: tuple[Say, ...] = ()  # real time: what else to say of the last move
    told_above: tuple[str, ...] = ()  # real time: asks below an earlier message, by key
    lookup: str = ""  # an answer that the voters may want to look up
    slips: tuple[Slip, ...] = ()  # of what has just been ruled
    poll: str = ""  # names the vote that is on
    decided: tuple[Say, ...] = ()  # how the vote that was on has been decided
    is_race: bool = False  # the first answer wins: what is awaited matters more than what was
    is_news: bool = True  # not if all have just read or heard what happened, or are about to

    def told(self) -> tuple[Say, ...]:
        """Everything that happened since the last finished round began, in order."""
        return (*self.before, *self.earlier, *self.story)


def own_zones(scene: Scene, public: Scene) -> tuple[Zone, ...]:
    """The zones that the viewer sees differently from the public: the content of a hand."""
    return tuple(zone for zone in scene.board if zone not in public.board)


def die_art(sides: int, shows: int) -> str:
    """The art of a single die."""
    return f"die/{sides}-{shows}"


MOST_HEADLINES = 3
"""How many lines there are beside the result of the last round."""
MOST_IN_ALL = 5
DULL, PLAIN, TELLING = 0, 1, 2


def headlines(
    scene: Scene,
    weights: Mapping[str, int],
    retold: Collection[str] = (),
    *,
    is_round_over: bool,
) -> tuple[Say, ...]:
    """The result of the last round, then the most important lines since, in the order in which they
    happened. Of equal lines the newer one counts. Of the move that ended the round, only heavy
    lines are added, and none that the result has `retold`."""
    if scene.last_round is None:
        return _weightiest((*scene.earlier, *scene.story), weights)
    says = scene.last_round.says
    most = max(0, min(MOST_HEADLINES, MOST_IN_ALL - len(says)))
    if is_round_over:
        beside = [line for line in scene.story if line.id not in retold]
        return (*says, *_weightiest(beside, weights, most, TELLING))
    since = (*scene.earlier, *scene.story)
    return (*says, *_weightiest(since, weights, most))


def _weightiest(
    lines: Sequence[Say], weights: Mapping[str, int], most: int = MOST_HEADLINES, least: int = DULL
) -> tuple[Say, ...]:
    weight = [weights.get(line.id, PLAIN) for line in lines]
    places = [place for place in range(len(lines)) if weight[place] >= max(least, PLAIN)]
    if not places and least == DULL:
        places = [*range(len(lines))]
    heaviest_last = sorted(places, key=lambda place: (weight[place], place))
    chosen = heaviest_last[max(0, len(places) - most) :]
    return tuple(lines[place] for place in sorted(chosen))
