"""How many presses, answers and requests a turn takes, by the bot player playing through the
controls.

`python -m tests.chat_end_to_end.presses [hand|play] [matches] [seconds]` plays matches of each game
by the hands that come as direct messages, or by *Play* on the board with direct messages closed; a
person thinks for so many seconds before each press, on average. A turn is what one seat does until
the match waits for others; who leads a round of Supertrumf names an attribute and lays, though
others may lay in between. An answer is what is decided at once. A press is one of a button, or one
choice made in a menu. The requests are all that the bot makes, those of the other seats' boards,
hands and notices included. Of Ordet fanger, which is played aloud, `presses_aloud.py` tells them.
"""

import asyncio
import sys
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from bot.chat.custom_ids import Answering, Step, parse
from bot.chat.listen.client import Spelvarden
from bot.chat.render.answering import is_untouched
from bot.chat.render.fields import one_by_one
from bot.host.model import TableId
from bot.playground.client import Refused, all_text, buttons, selects
from bot.playground.people.views import SeenMessage
from games.kit.asks import Ask, Form, Pick, Picks
from games.kit.chance import Chance
from games.kit.say import Refusal
from tests.chat_end_to_end.inside import bot_inside
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player, asked, table_of
from tests.chat_end_to_end.stage import Stage, open_stage
from tests.chat_end_to_end.walk import UNMETERED
from tests.playing import bot_player_move

GAMES = ("supertrumf", "storma_slottet", "riftforce")
MATCHES = 3
MOST_MOVES = 400
BEGINS = ("declare",)
"""Asks that begin a turn, also of a seat that has just ended another."""
GOES_ON = {"declare": "lay"}
"""What belongs to a turn, though others may come in between."""
TRIES = 2_000
FORESEEN = 8
SETTLING_SECONDS = 0.5


@dataclass
class Figures:
    """What the turns have taken that begin with the same ask."""

    turns: int = 0
    presses: int = 0
    answers: int = 0
    moves: int = 0
    most_answers: int = 0
    most_presses: int = 0

    def took(self, presses: int, answers: int, moves: int) -> None:
        self.most_presses = max(self.most_presses, presses)
        self.turns += 1
        self.presses += presses
        self.answers += answers
        self.moves += moves
        self.most_answers = max(self.most_answers, answers)


@dataclass
class Intended:
    """A move that the bot player would make."""

    ask: Ask[Any]
    picks: Picks


@dataclass
class Turn:
    """What a seat has done of its turn, and the hand by which it did."""

    first: str
    hand: SeenMessage | None = None
    presses: int = 0
    answers: int = 0
    moves: int = 0


@dataclass
class Bench:
    """A match of two that the bot player plays."""

    stage: Stage
    bot: Spelvarden
    players: Sequence[Player]
    board: SeenMessage
    by_play: bool
    rng: Random
    thinks_seconds: float = 0.0
    figures: dict[str, Figures] = field(default_factory=lambda: defaultdict(Figures))
    begun: dict[str, Turn] = field(default_factory=dict)
    """Turns in the middle of which others come, by who takes them."""

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
        turn = self.begun.pop(player.someone.id, Turn(""))
        before, revision = player.presses, (await self.stored()).revision
        while intended := await self.intentions(player):
            if turn.first and intended[0].ask.key in BEGINS:
                break
            turn.first = turn.first or intended[0].ask.key
            turn.answers += 1
            if turn.hand is None and self.by_play:
                turn.hand = await self.by_board(player)
            if await self.is_next(player, intended[0]):
                turn.hand = await self.by_hand(player, intended, turn.hand)
            last = intended[0].ask.key
        turn.presses += player.presses - before
        turn.moves += (await self.stored()).revision - revision
        if turn.first in GOES_ON and last == turn.first:
            self.begun[player.someone.id] = turn
            return
        self.figures[turn.first].took(turn.presses, turn.answers, turn.moves)

    async def is_next(self, player: Player, intended: Intended) -> bool:
        """Whether it is still to be done: *Play* rolls and tosses by itself."""
        following = await self.intentions(player)
        return bool(following) and following[0].ask.key == intended.ask.key

    async def stored(self) -> Any:
        return await self.bot.router.ctx.tables.store.table(self.table)

    async def intentions(self, player: Player) -> list[Intended]:
        """What the bot player would do next at this seat, as far as it can be foreseen."""
        ctx = self.bot.router.ctx
        view = await ctx.tables.look(self.table, int(player.someone.id))
        if not view.is_awaited or view.viewer is None:
            return []
        game = ctx.delivery.renderer.game(view.game)
        stored = await self.stored()
        state = msgspec.json.decode(stored.position.state, type=game.state_type)
        found: list[Intended] = []
        chance = Chance(b"foreseen", ())
        while len(found) < FORESEEN:
            asks = [ask for ask in game.asks(state, view.viewer) if not ask.optional]
            if not asks:
                break
            move = bot_player_move(game, state, view.viewer, self.rng)
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

    async def think(self) -> None:
        await asyncio.sleep(self.thinks_seconds * self.rng.uniform(0.5, 1.5))

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
            with suppress(Refused):  # it has been redrawn at this very moment
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
        ctx = self.bot.router.ctx
        view = await ctx.tables.look(self.table, int(player.someone.id))
        await player.someone.until(
            lambda: view.ask_number in asked(player.newest(hand)), "the newest hand"
        )

    async def press_on(
        self, player: Player, hand: SeenMessage, intended: Sequence[Intended]
    ) -> None:
        """The next press towards it."""
        await self.think()
        hand = player.newest(hand)
        form, picks = intended[0].ask.form, intended[0].picks
        begin, done = None, None
        complete = True
        for component in (*selects(hand), *buttons(hand)):
            press = parse(component.get("custom_id", ""))
            if not isinstance(press, Answering) or press.ask != form.key:
                continue
            if component.get("disabled"):
                continue
            if "options" in component:
                values = wanted(form, picks, press, component)
                if values is not None:
                    player.presses += max(1, len(values))
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
        assert pressed is not None, f"{form.key}: {picks} can’t be entered:\n{all_text(hand)}"
        player.presses += 1
        await player.someone.press(hand, pressed)

    # -- by Play -----------------------------------------------------------------------------

    async def by_board(self, player: Player) -> SeenMessage:
        """*Play*, and the hand that opens."""
        await self.think()
        outcome = await player.press(player.newest(self.board), "play")
        return await player.someone.answer(outcome)


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
    """The bot player may name in another order what is picked in none."""
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


async def measure(
    stage: Stage, bot: Spelvarden, game: str, matches: int, by_play: bool, thinks: float = 0.0
) -> tuple[Mapping[str, Figures], Counter[str]]:
    """What the turns have taken, by what they begin with; and all requests, by kind."""
    figures: dict[str, Figures] = defaultdict(Figures)
    requests: Counter[str] = Counter()
    for number in range(matches):
        names = (f"{game[:4]}{number}a", f"{game[:4]}{number}b")
        people = [await stage.person(name, open_dms=not by_play) for name in names]
        players = [Player(someone, number) for someone in people]
        board = await start(stage, await stage.channel(), game, players)
        await asyncio.sleep(SETTLING_SECONDS)
        before = requests_so_far(stage)
        bench = Bench(stage, bot, players, board, by_play, Random(number), thinks, figures)
        await bench.play_out()
        await asyncio.sleep(SETTLING_SECONDS)
        requests += requests_so_far(stage) - before
    return figures, requests


def requests_so_far(stage: Stage) -> Counter[str]:
    """By the method, and the first part of the path."""
    made = stage.playground.core.transcript.of("request")
    return Counter("/".join(entry.what.split("/")[:2]) for entry in made)


def tell(game: str, figures: Mapping[str, Figures], requests: Counter[str]) -> None:
    whole = Figures()
    for each in figures.values():
        whole.turns += each.turns
        whole.presses += each.presses
        whole.answers += each.answers
        whole.moves += each.moves
        whole.most_answers = max(whole.most_answers, each.most_answers)
        whole.most_presses = max(whole.most_presses, each.most_presses)
    print(f"{line(game, whole)}, {each_turn(requests, whole.turns)}")
    for key, each in sorted(figures.items()):
        print(f"    {line(key, each)}")


def line(name: str, figures: Figures) -> str:
    turns = figures.turns
    return (
        f"{name}: {turns} turns, each {figures.moves / turns:.2f} moves, "
        f"{figures.answers / turns:.2f} answers (at most {figures.most_answers}), "
        f"{figures.presses / turns:.2f} presses (at most {figures.most_presses})"
    )


def each_turn(requests: Counter[str], turns: int) -> str:
    kinds = ", ".join(f"{kind} {made / turns:.2f}" for kind, made in requests.most_common())
    return f"{requests.total() / turns:.2f} requests ({kinds})"


async def main(way: str, matches: int, thinks: float) -> None:
    bots: list[Spelvarden] = []

    async def meet(bot: Spelvarden) -> None:
        bots.append(bot)

    settings = msgspec.structs.replace(UNMETERED, transcript_entries=2_000_000)
    with TemporaryDirectory() as folder:
        opened = open_stage(Path(folder) / "var", settings, start=False)
        async with opened as stage, bot_inside(stage, meet):
            for game in GAMES:
                tell(game, *await measure(stage, bots[0], game, matches, way == "play", thinks))


if __name__ == "__main__":
    way, matches, seconds = (*sys.argv[1:], *("play", str(MATCHES), "0")[len(sys.argv) - 1 :])
    asyncio.run(main(way, int(matches), float(seconds)))
