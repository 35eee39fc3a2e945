"""How many presses, answers and requests a turn takes, by the house playing through the controls.

`python -m tests.chat_end_to_end.presses [hand|play] [matches]` plays matches of each game by the
hands that come as direct messages, or by *Play* on the board with direct messages closed. A turn
is what one seat does until the match waits for others; an answer is what is decided at once, be it
one move or several; the requests are all that the bot makes, those of the other seats' boards,
hands and notices included.
"""

import asyncio
import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from bot.chat.custom_ids import Answering, Step, TakingTurn, parse
from bot.chat.listen.client import Spelvarden
from bot.chat.render.answering import is_untouched, one_by_one
from bot.chat.render.turn import FIRST, covered, laid_out
from bot.host.model import TableId
from bot.playground.client import buttons, selects
from bot.playground.people.views import SeenMessage
from games.kit.asks import Ask, Form, Pick, Picks
from games.kit.chance import Chance
from games.kit.refusals import Refusal
from tests.chat.filling import values_of
from tests.chat_end_to_end.inside import bot_inside
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player, asked, must_act, table_of
from tests.chat_end_to_end.stage import Stage, open_stage
from tests.chat_end_to_end.walk import UNMETERED
from tests.playing import house_move

GAMES = ("supertrumf", "storma_slottet", "riftforce")
MATCHES = 3
MOST_MOVES = 400
BEGINS = ("declare",)
"""Asks that begin a turn, also of a seat that has just ended another."""
TRIES = 2_000
FORESEEN = 8
PATIENCE_SECONDS = 0.15
SETTLING_SECONDS = 0.5


@dataclass
class Figures:
    """What the turns have taken that begin with the same ask."""

    turns: int = 0
    presses: int = 0
    answers: int = 0
    moves: int = 0
    most_answers: int = 0

    def took(self, presses: int, answers: int, moves: int) -> None:
        self.turns += 1
        self.presses += presses
        self.answers += answers
        self.moves += moves
        self.most_answers = max(self.most_answers, answers)


@dataclass
class Intended:
    """A move that the house would make."""

    ask: Ask[Any]
    picks: Picks


@dataclass
class Bench:
    """A match of two that the house plays."""

    stage: Stage
    bot: Spelvarden
    players: Sequence[Player]
    board: SeenMessage
    by_play: bool
    rng: Random
    figures: dict[str, Figures] = field(default_factory=lambda: defaultdict(Figures))

    @property
    def table(self) -> TableId:
        return table_of(self.board)

    async def play_out(self) -> None:
        for _ in range(MOST_MOVES):
            awaited = [player for player in self.players if await self.intentions(player)]
            if not awaited:
                return
            await self.turn(awaited[0])

    async def turn(self, player: Player) -> None:
        """All that this seat is asked, until the match waits for others."""
        answers, before = 0, player.presses
        revision = (await self.stored()).revision
        first = ""
        hand: SeenMessage | None = None
        while intended := await self.intentions(player):
            if first and intended[0].ask.key in BEGINS:
                break
            first = first or intended[0].ask.key
            answers += 1
            way = self.send_in if self.by_play else self.by_hand
            hand = await way(player, intended, hand)
        moves = (await self.stored()).revision - revision
        self.figures[first].took(player.presses - before, answers, moves)

    async def stored(self) -> Any:
        return await self.bot.dispatcher.desk.tables.store.table(self.table)

    async def intentions(self, player: Player) -> list[Intended]:
        """What the house would do next at this seat, as far as it can be foreseen."""
        desk = self.bot.dispatcher.desk
        view = await desk.tables.look(self.table, int(player.someone.id))
        if not view.is_awaited or view.viewer is None:
            return []
        game = desk.delivery.renderer.game(view.game)
        stored = await self.stored()
        state = msgspec.json.decode(stored.position.state, type=game.state_type)
        found: list[Intended] = []
        chance = Chance(b"foreseen", ())
        while len(found) < FORESEEN:
            asks = [ask for ask in game.asks(state, view.viewer) if not ask.optional]
            if not asks:
                break
            move = house_move(game, state, view.viewer, self.rng)
            intended = self.entered(asks, move)
            found.append(intended)
            state = game.play(state, view.viewer, intended.ask.read(intended.picks), chance)
        return found

    def entered(self, asks: Sequence[Ask[Any]], move: Any) -> Intended:
        """The picks that are this move."""
        for ask in asks:
            for picks in guesses(ask.form, move):
                if is_move(ask, picks, move):
                    return Intended(ask, picks)
        for ask in asks:
            for _ in range(TRIES):
                picks = ask.sample(self.rng)
                if is_move(ask, picks, move):
                    return Intended(ask, picks)
        raise AssertionError(f"{move} can't be picked")

    # -- by the hand -------------------------------------------------------------------------

    async def by_hand(
        self, player: Player, intended: Sequence[Intended], hand: SeenMessage | None
    ) -> SeenMessage:
        """Presses on one's own message until the move is made."""
        if hand is None:
            hand = await self.own_hand(player)
        await player.someone.until(lambda: asked(player.newest(hand)), "what is asked")
        await self.until_current(player, hand)
        before = (await self.stored()).revision
        for _ in range(TRIES):
            hand = player.newest(hand)
            await self.press_on(player, hand, intended)
            if (await self.stored()).revision > before:
                return hand
        raise AssertionError(f"{intended[0]} can't be entered")

    async def own_hand(self, player: Player) -> SeenMessage:
        """The one that comes by itself, which may be on its way; else the board's button whispers
        it."""
        if self.by_play:
            return await player.hand(self.board)
        return await player.someone.until(lambda: player.direct(self.table), "one's own hand")

    async def until_current(self, player: Player, hand: SeenMessage) -> None:
        """A hand may still be on its way."""
        desk = self.bot.dispatcher.desk
        view = await desk.tables.look(self.table, int(player.someone.id))
        await player.someone.until(
            lambda: view.ask_number in asked(player.newest(hand)), "the newest hand"
        )

    async def press_on(
        self, player: Player, hand: SeenMessage, intended: Sequence[Intended]
    ) -> None:
        """The next press towards it."""
        form, picks = intended[0].ask.form, intended[0].picks
        begin, done = None, None
        complete = True
        for component in (*selects(hand), *buttons(hand)):
            press = parse(component.get("custom_id", ""))
            if not isinstance(press, Answering | TakingTurn) or press.ask != form.key:
                continue
            if isinstance(press, TakingTurn):
                player.presses += 2
                await player.someone.press(hand, component["custom_id"])
                await self.fill(player, intended, alone=True)
                return
            if "options" in component:
                values = wanted(form, picks, press, component)
                if values is not None:
                    player.presses += 1
                    await player.someone.choose(hand, component["custom_id"], *values)
                    return
                continue
            if press.step is Step.PICK:
                if nearer(form, picks, press, hand):
                    player.presses += 1
                    await player.someone.press(hand, component["custom_id"])
                    return
                continue
            if press.step is Step.DO:
                done = component["custom_id"]
                complete = all(
                    len(each.places) == len(own)
                    for each, own in zip(press.picked, picks, strict=True)
                )
            elif is_untouched(form, press):
                begin = component["custom_id"]
        pressed = done if done and complete else begin
        assert pressed is not None, f"{form.key}: {picks} can't be entered"
        player.presses += 1
        await player.someone.press(hand, pressed)

    # -- by Play -----------------------------------------------------------------------------

    async def send_in(
        self, player: Player, intended: Sequence[Intended], hand: SeenMessage | None
    ) -> SeenMessage | None:
        """*Play*, and what opens: a modal, the hand, or nothing but the move."""
        if hand is not None and must_act(player.newest(hand)):
            return await self.by_hand(player, intended, hand)
        seen = newest_private(player)
        outcome = await player.press(player.newest(self.board), "play")
        if outcome.result == "modal":
            player.presses += 1
            outcome = await self.fill(player, intended)
        if outcome.message is not None and outcome.message != player.newest(self.board).id:
            return await self.by_hand(player, intended, await player.someone.answer(outcome))
        await asyncio.sleep(PATIENCE_SECONDS)
        shown = newest_private(player)
        is_new = shown is not None and (seen is None or shown.id != seen.id)
        return shown if is_new else None

    async def fill(
        self, player: Player, intended: Sequence[Intended], *, alone: bool = False
    ) -> Any:
        """Sends in the move, and those after it that can be decided along with it."""
        modal = await player.someone.until_modal()
        desk = self.bot.dispatcher.desk
        view = await desk.tables.look(self.table, int(player.someone.id))
        assert view.scene is not None and view.viewer is not None
        own = intended[0].ask.form
        turn = TakingTurn(
            table=view.table, seat=view.viewer, number=0, ask=own.key if alone else "", alone=alone
        )
        placed = laid_out(covered(view.scene.asks, turn))
        values = {FIRST: own.key} if len(covered(view.scene.asks, turn)) > 1 else {}
        if own.key in placed:
            picks = (*intended[0].picks, *along(placed[own.key], intended[1:]))
            values |= values_of(placed[own.key], picks)
        return await player.someone.fill(
            modal, **{name: v if isinstance(v, str) else list(v) for name, v in values.items()}
        )


def along(form: Form, following: Sequence[Intended]) -> Picks:
    """What the house means to do next, as picks for the plan's fields."""
    rest = list(following)
    picks: list[tuple[str, ...]] = []
    for planned in form.plan:
        if not planned.fields:
            continue
        of_ask = next((each for each in rest if each.ask.key == planned.ask), None)
        if of_ask is not None:
            rest = rest[rest.index(of_ask) + 1 :]
        for each in planned.fields:
            names = {} if of_ask is None else by_field(of_ask)
            keys = {choice.key for choice in each.choices}
            picks.append(tuple(key for key in names.get(each.key, ()) if key in keys))
    return tuple(picks)


def by_field(intended: Intended) -> dict[str, tuple[str, ...]]:
    fields = intended.ask.form.fields
    return {field.key: keys for field, keys in zip(fields, intended.picks, strict=True)}


def wanted(form: Form, picks: Picks, press: Answering, select: dict[str, Any]) -> list[str] | None:
    """What to choose in a select, if something is to be changed there."""
    own = form.fields[press.field]
    assert isinstance(own, Pick)
    order = [choice.key for choice in own.choices]
    places = [str(order.index(key)) for key in picks[press.field]]
    offered = [option["value"] for option in select["options"]]
    chosen = [option["value"] for option in select["options"] if option.get("default")]
    if press.step is Step.GROUP:
        names = dict.fromkeys(choice.group for choice in own.choices if choice.group)
        groups = [own.choices[int(place)].group for place in places]
        right = str(list(names).index(next(filter(None, groups), next(iter(names)))))
        return None if chosen == [right] else [right]
    if one_by_one(own):
        following = places[len(press.picked[press.field].places) :][:1]
        return following if following and following[0] in offered else None
    right_ones = [value for value in offered if value in places]
    return None if chosen == right_ones else right_ones


def nearer(form: Form, picks: Picks, press: Answering, hand: SeenMessage) -> bool:
    """Whether the button of a choice picks something that is wanted, and not yet picked."""
    own = form.fields[press.field]
    assert isinstance(own, Pick)
    order = [choice.key for choice in own.choices]
    wanted = [order.index(key) for key in picks[press.field]]
    after = press.picked[press.field].places
    is_wanted = set(after) <= set(wanted) and bool(after)
    return is_wanted and len(after) > picked_so_far(press, hand)


def picked_so_far(press: Answering, hand: SeenMessage) -> int:
    """How many choices of the same field show that they are picked."""
    shown = ((parse(b.get("custom_id", "")), b.get("label", "")) for b in buttons(hand))
    return sum(
        isinstance(other, Answering)
        and (other.ask, other.step, other.field) == (press.ask, Step.PICK, press.field)
        and label.startswith("✓")
        for other, label in shown
    )


def newest_private(player: Player) -> SeenMessage | None:
    private = [m for m in player.someone.all_messages() if m.ephemeral and must_act(m)]
    return max(private, key=lambda message: int(message.id), default=None)


def guesses(form: Form, move: Any) -> list[Picks]:
    """Of each field what the move names, in the move's own order, or where there is but one to
    choose each choice."""
    order = [str(value) for value in flat(msgspec.structs.astuple(move))]
    fields = [each for each in form.fields if isinstance(each, Pick)]
    named = [
        tuple(dict.fromkeys(v for v in order if v in {c.key for c in each.choices}))
        for each in fields
    ]
    singles = [[(c.key,) for c in each.choices] if each.at_most == 1 else [] for each in fields]
    pairs = zip(named, singles, strict=True)
    return list(product(*(dict.fromkeys((first, *others)) for first, others in pairs)))


def is_move(ask: Ask[Any], picks: Picks, move: Any) -> bool:
    """The house may name in another order what is picked in none."""
    try:
        read = ask.read(picks)
    except Refusal:
        return False
    return type(read) is type(move) and (read == move or unordered(read) == unordered(move))


def unordered(move: Any) -> list[str]:
    return sorted(map(str, flat(msgspec.structs.astuple(move))))


def flat(value: Any) -> list[Any]:
    if isinstance(value, tuple | list):
        return [inner for each in value for inner in flat(each)]
    return [value]


async def measure(stage: Stage, bot: Spelvarden, game: str, matches: int, by_play: bool) -> None:
    figures: dict[str, Figures] = defaultdict(Figures)
    requests = 0
    for number in range(matches):
        names = (f"{game[:4]}{number}a", f"{game[:4]}{number}b")
        people = [await stage.person(name, open_dms=not by_play) for name in names]
        players = [Player(someone, number) for someone in people]
        board = await start(stage, await stage.channel(), game, players)
        await asyncio.sleep(SETTLING_SECONDS)
        before = len(list(stage.playground.core.transcript.of("request")))
        bench = Bench(stage, bot, players, board, by_play, Random(number), figures)
        await bench.play_out()
        await asyncio.sleep(SETTLING_SECONDS)
        requests += len(list(stage.playground.core.transcript.of("request"))) - before
    tell(game, figures, requests)


def tell(game: str, figures: dict[str, Figures], requests: int) -> None:
    whole = Figures()
    for each in figures.values():
        whole.turns += each.turns
        whole.presses += each.presses
        whole.answers += each.answers
        whole.moves += each.moves
        whole.most_answers = max(whole.most_answers, each.most_answers)
    print(f"{line(game, whole)}, {requests / whole.turns:.1f} requests")
    for key, each in sorted(figures.items()):
        print(f"    {line(key, each)}")


def line(name: str, figures: Figures) -> str:
    turns = figures.turns
    return (
        f"{name}: {turns} turns, each {figures.moves / turns:.2f} moves, "
        f"{figures.answers / turns:.2f} answers (at most {figures.most_answers}), "
        f"{figures.presses / turns:.2f} presses"
    )


async def main(way: str, matches: int) -> None:
    bots: list[Spelvarden] = []

    async def meet(bot: Spelvarden) -> None:
        bots.append(bot)

    settings = msgspec.structs.replace(UNMETERED, transcript_entries=2_000_000)
    with TemporaryDirectory() as folder:
        opened = open_stage(Path(folder) / "var", settings, start=False)
        async with opened as stage, bot_inside(stage, meet):
            for game in GAMES:
                await measure(stage, bots[0], game, matches, way == "play")


if __name__ == "__main__":
    arguments = [*sys.argv[1:], "play", str(MATCHES)]
    asyncio.run(main(arguments[0], int(sys.argv[2]) if len(sys.argv) > 2 else MATCHES))
