"""A whole evening at which people do whatever comes to their minds: at the tables of several games
they sit down, look at their cards, get up again, begin, play, run away, come back and start over,
and every now and then the bot is killed."""

import asyncio
import contextlib
import re
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, get_args

from bot.chat.custom_ids import Deed, Doing, InMore, OfAbsent, OfLobby, OptionPage, parse
from bot.playground.client import Failed, NotSeen, Refused, Someone, all_text, buttons
from bot.playground.control import SetDMs
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.player import Player, controls, must_act
from tests.chat_end_to_end.stage import Stage

GAMES = {"storma_slottet": 3, "riftforce": 3, "supertrumf": 3, "ordet_fanger": 1}
"""How often each is turned to; in the last there is nothing to hide."""
GUESTS = {"Anna": "sv-SE", "Bo": "no", "Cleo": "de", "Dag": "en-US", "Eva": "en-GB"}
LOOKED_AT = 8
"""How many of one's private messages may still be pressed on."""
PRESSED_AT_RANDOM = 0.2
COMES_BACK = 0.5
"""A rematch keeps seats for those who have yet to press; they are listed all the same."""
MOST_PRESSES = 5
AT_ONCE = 3
"""How many things are under way when the bot is killed."""

Deeds = Mapping[str, float]
"""How often something is done, beside what else could be."""

IN_LOBBY: Deeds = {
    "join": 9,
    "hand": 9,
    "leave": 5,
    "start": 2,
    "option": 1,
    "thread": 0.2,
    "end": 0.2,
    "doors": 0.3,
}
IN_MATCH: Deeds = {
    "play": 10,
    "hand": 3,
    "get up": 2,
    "join": 3,
    "draw": 2,
    "pause": 0.3,
    "resume": 8,
    "end": 0.2,
    "doors": 0.3,
    "absent": 6,
}
AFTERWARDS: Deeds = {"rematch": 3, "open": 1, "hand": 0.3}


class Mark(NamedTuple):
    """What everybody's client had been told of by a moment, in numbers of news."""

    at: int
    told: Mapping[str, int]


class Evening:
    def __init__(self, stage: Stage, players: Sequence[Player], rng: Random) -> None:
        self.stage = stage
        self.players = players
        self.rng = rng
        self.channels: dict[str, str] = {}
        self.marks: list[Mark] = []
        self._do: dict[str, Callable[[Player, str, SeenMessage], Coroutine[Any, Any, object]]] = {
            "hand": self._look_at_hand,
            "option": self._choose_option,
            "start": self._start,
            "play": self._play,
            "get up": self._get_up,
            "draw": self._draw,
            "doors": self._open_or_close_dms,
            "absent": self._decide_about_absent,
        }

    @classmethod
    async def begin(cls, stage: Stage, seed: str) -> "Evening":
        rng = Random(seed)
        players = [
            Player(await stage.person(name, locale), rng.getrandbits(32))
            for name, locale in GUESTS.items()
        ]
        evening = cls(stage, players, rng)
        evening.channels = {game: await stage.channel() for game in GAMES}
        return evening

    async def pass_by(self, deeds: int) -> None:
        """Does `deeds` things, one after another."""
        for _ in range(deeds):
            await self._one()
            self.mark()

    async def break_off(self) -> None:
        """The bot is killed while people are pressing, and started again."""
        under_way = [asyncio.create_task(self._one()) for _ in range(AT_ONCE)]
        await asyncio.sleep(0)
        await self.stage.kill_bot()
        await asyncio.wait(under_way)
        await self.stage.start_bot()
        self.mark()

    def mark(self) -> None:
        now = self.stage.playground.core.clock.now_ms()
        told = {player.someone.id: len(player.someone.news) for player in self.players}
        self.marks.append(Mark(now, told))

    async def _one(self) -> None:
        player = self.rng.choice(self.players)
        (game,) = self.rng.choices([*GAMES], [*GAMES.values()])
        board = newest_board(player.someone, self.channels[game])
        do = "open" if board is None else self._chosen(board)
        if board is not None and do in ("join", "leave", "hand"):
            player = self.rng.choice(self._whose(board, do))
        # People who ask for what is not to be had are told so, unless they are cut off.
        with contextlib.suppress(Refused, Failed, NotSeen):
            if board is None or do == "open":
                opener = self.opener(game, player)
                await opener.someone.slash(self.channels[game], "play", game=game)
            elif do in self._do:
                await self._do[do](player, game, board)
            else:
                await _press_deed(player, board, do)

    def opener(self, game: str, player: Player) -> Player:
        """Who opens a table of a game when this person would: anybody."""
        return player

    def _whose(self, board: SeenMessage, do: str) -> Sequence[Player]:
        """Who may do something in a lobby, where the seats are listed; elsewhere anybody tries."""
        listed = all_text(board)
        seated = [p for p in self.players if re.search(rf"\d\. {p.someone.me.name}$", listed, re.M)]
        able = [p for p in self.players if (p in seated) == (do != "join")]
        if do == "join" and self.rng.random() < COMES_BACK:
            return self.players
        return able if seated and able else self.players

    def _chosen(self, board: SeenMessage) -> str:
        offered = set(deeds_of(board))
        if "more" in offered:
            offered |= {*get_args(InMore)}
        if "start" in {*offered, *deeds_of(board, also_disabled=True)}:
            usual = IN_LOBBY
        elif "hand" in offered:
            usual = IN_MATCH
        else:
            usual = AFTERWARDS
        possible = {do: n for do, n in usual.items() if do in offered or do in self._do}
        if "start" not in offered:
            possible.pop("start", None)
        possible |= {"open": usual["open"]} if "open" in usual else {}
        return self.rng.choices([*possible], [*possible.values()])[0]

    async def _look_at_hand(self, player: Player, game: str, board: SeenMessage) -> None:
        if "hand" in deeds_of(board) and self.rng.random() < 0.5:
            await _press_deed(player, board, "hand")
        else:
            await player.someone.slash(board.channel, "hand")

    async def _start(self, player: Player, game: str, board: SeenMessage) -> None:
        """Whoever may: all try."""
        for other in self.rng.sample(self.players, len(self.players)):
            await _press_deed(other, board, "start")

    async def _choose_option(self, player: Player, game: str, board: SeenMessage) -> None:
        for button in buttons(board):
            if isinstance(parse(button["custom_id"]), OptionPage):
                outcome = await player.someone.press(board, button["custom_id"])
                if outcome.result == "modal":
                    await player.fill_in()

    async def _play(self, player: Player, game: str, board: SeenMessage) -> None:
        """Whoever is waited for presses on; or somebody presses on anything that is his."""
        if self.rng.random() < PRESSED_AT_RANDOM:
            await self._press_some(player, own_messages(player.someone))
            return
        for other in self.rng.sample(self.players, len(self.players)):
            awaited = [m for m in own_messages(other.someone) if must_act(m)]
            if awaited:
                await self._press_some(other, awaited[-1:])
                return

    async def _press_some(self, player: Player, messages: Sequence[SeenMessage]) -> None:
        someone = player.someone
        for _ in range(self.rng.randint(1, MOST_PRESSES)):
            now = [someone.message(message.channel, message.id) or message for message in messages]
            tried = [message for message in now if any(controls(message))]
            if tried:
                await player.step(self.rng.choice(tried))

    async def _get_up(self, player: Player, game: str, board: SeenMessage) -> None:
        outcome = await player.someone.slash(board.channel, "leave")
        asked = await player.someone.answer(outcome)
        if "leave" in deeds_of(asked):
            await _press_deed(player, asked, "leave")

    async def _decide_about_absent(self, player: Player, game: str, board: SeenMessage) -> None:
        """All press the same, or somebody sits down; people who may not are told so."""
        asked = [m for m in player.someone.sees(board.channel) if any(_about_seats(m))]
        if not asked:
            return
        do = self.rng.choice([*_about_seats(asked[-1])])
        others = self.rng.sample(self.players, len(self.players))
        for other in others[:1] if do in ("sit", "back") else others:
            now = other.someone.message(asked[-1].channel, asked[-1].id)
            if now is not None and do in _about_seats(now):
                with contextlib.suppress(Refused):
                    await other.someone.press(now, _about_seats(now)[do])

    async def _draw(self, player: Player, game: str, board: SeenMessage) -> None:
        command = "offer-draw" if game == "storma_slottet" else "draw"
        await player.someone.slash(board.channel, command)

    async def _open_or_close_dms(self, player: Player, game: str, board: SeenMessage) -> None:
        is_open = self.rng.random() < 0.5
        await self.stage.client.order(SetDMs(person=player.someone.id, open=is_open))


def newest_board(someone: Someone, channel: str) -> SeenMessage | None:
    """The newest public message of a table in a channel, or in a thread there."""
    threads = [each.id for each in someone.channels.values() if each.parent == channel]
    boards = [
        message
        for place in (channel, *threads)
        for message in someone.sees(place)
        if not message.ephemeral and any(deeds_of(message, also_disabled=True))
    ]
    return max(boards, key=lambda board: int(board.id), default=None)


def own_messages(someone: Someone) -> list[SeenMessage]:
    """The newest messages that nobody else sees, the oldest first."""
    own = [message for message in someone.all_messages() if is_own(someone, message)]
    return sorted(own, key=lambda message: int(message.id))[-LOOKED_AT:]


def is_own(someone: Someone, message: SeenMessage) -> bool:
    """Whether only this person sees a message."""
    channel = someone.channels.get(message.channel)
    return message.ephemeral or (channel is not None and channel.kind == "dm")


def deeds_of(message: SeenMessage, *, also_disabled: bool = False) -> Iterator[Doing]:
    for button in buttons(message):
        press = parse(button.get("custom_id", ""))
        if isinstance(press, Deed) and (also_disabled or not button.get("disabled")):
            yield press.do


def _about_seats(message: SeenMessage) -> dict[str, str]:
    """What can be done on a message about somebody's seat, by which buttons."""
    presses = ((parse(b.get("custom_id", "")), b) for b in buttons(message))
    return {press.do: b["custom_id"] for press, b in presses if isinstance(press, OfAbsent)}


async def _press_deed(player: Player, message: SeenMessage, do: str) -> None:
    for button in buttons(message):
        press = parse(button.get("custom_id", ""))
        if isinstance(press, Deed) and press.do == do:
            await player.someone.press(message, button["custom_id"])
            return
    if do in get_args(InMore) and "more" in deeds_of(message):
        whisper = await player.more(message)
        for button in buttons(whisper):
            control = parse(button["custom_id"])
            if isinstance(control, OfLobby) and control.do == do:
                await player.someone.press(whisper, button["custom_id"])
