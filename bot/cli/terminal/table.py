"""The match at a terminal: who is at the keyboard, what is shown to them, and the clock."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from bot.cli.terminal.answering import BACK, Back, answer
from bot.cli.terminal.bot_player import NO_BOT_PLAYER, BotPlayer, Coming, upcoming
from bot.cli.terminal.giving_up import Attentive, GivesUp, told_by
from bot.cli.terminal.screen import Screen, WantsBack, WithWayBack
from bot.words.scenes import SceneWords
from games.kit.asks import Ask, Write
from games.kit.conceding import Concede
from games.kit.match import Match
from games.kit.realtime import as_realtime
from games.kit.say import Refusal, Say, Seat, Who, say
from games.kit.scenes import Scene
from games.kit.taking_back import TakeBack, WayBack

A_MOMENT_MS = 1_000


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def sleep_until_ms(stamp: int) -> None:
    time.sleep(max(0, stamp - now_ms()) / 1000)


class TableAtTerminal:
    """Plays a match to its end. `kept` is called after every move, so that nothing is lost."""

    def __init__(
        self,
        match: Match[Any, Any],
        words: SceneWords,
        screen: Screen,
        kept: Callable[[], None],
        now: Callable[[], int] = now_ms,
        sleep_until: Callable[[int], None] = sleep_until_ms,
        bot_player: BotPlayer = NO_BOT_PLAYER,
    ) -> None:
        self.match = match
        self._words = words
        self._screen = WithWayBack(screen, words.text(say("terminal-take-back-word")))
        self._kept = kept
        self._bot_player = bot_player
        self._now = now
        self._sleep_until = sleep_until
        self._at_keyboard: Seat | None = None
        self._on_turn = Attentive(self._screen, told_by(words))
        for seat in range(match.seats):
            match.bot_sits(seat, bot_player.levels.get(seat))

    def play(self) -> None:
        self._tell(say("terminal-concede", command=told_by(self._words)))
        if as_realtime(self.match.game) is None:
            self._tell(say("terminal-take-back-hint", word=say("terminal-take-back-word")))
        self._show_public()
        while self.match.game.outcome(self.match.state) is None:
            try:
                self._next()
            except WantsBack:
                with suppress(WantsBack):
                    self._take_back()

    def _next(self) -> None:
        self._clock_catches_up()
        if self.match.game.outcome(self.match.state) is not None:
            return
        waiting = self._seats_with(optional=False)
        if not waiting:
            self._wait_for_clock()
        elif len(waiting) == 1:
            self._turn(waiting[0])
        else:
            self._turn_of_somebody(waiting)

    def _asks(self, seat: Seat) -> Sequence[Ask[Any]]:
        return self.match.game.asks(self.match.state, seat)

    def _seats_with(self, *, optional: bool) -> list[Seat]:
        """The people's seats that are asked something; with `optional`, also seats that may
        pass."""
        return [
            seat
            for seat in self._bot_player.people(self.match)
            if any(optional or not ask.optional for ask in self._asks(seat))
        ]

    # -- the clock and the bot player -----------------------------------------------------------

    def _coming(self) -> list[Coming]:
        return upcoming(self.match, self._bot_player, self._now())

    def _clock_catches_up(self) -> None:
        while coming := self._coming():
            if coming[0].at > self._now():
                return
            self._happens(coming[0])

    def _see_out_the_moment(self) -> None:
        """Waits for the clock's next move if it is a moment away, such as a ruling on an answer."""
        while (coming := self._coming()) and coming[0].at <= self._now() + A_MOMENT_MS:
            self._sleep_until(coming[0].at)
            self._clock_catches_up()

    def _wait_for_clock(self) -> None:
        if coming := self._coming():
            self._sleep_until(coming[0].at)
            return
        due = self.match.game.timeouts(self.match.state)[0]
        self._happens(Coming(self._now(), due.seat, due.move))

    def _happens(self, coming: Coming) -> None:
        move = self.match.game.stamped(coming.move, coming.at)
        self.match.play(coming.seat, move, by_clock=coming.by is None, by=coming.by)
        self._kept()
        self._show_public()

    # -- people ----------------------------------------------------------------------------

    def _turn_of_somebody(self, seats: Sequence[Seat]) -> None:
        self._clear_keyboard()
        numbered = " · ".join(f"{seat + 1} {self._name(seat)}" for seat in seats)
        racing = any(self._typing_ask(seat) for seat in seats)
        question: Say = (
            say("terminal-who-or-answer", seats=numbered)
            if racing
            else say("terminal-who", seats=numbered)
        )
        number, _, text = self._read(self._words.text(question)).partition(" ")
        self._clock_catches_up()
        if number not in {str(seat + 1) for seat in seats}:
            self._tell(say("terminal-not-a-seat", given=number))
            return
        seat = int(number) - 1
        ask = self._typing_ask(seat)
        if text and ask:
            self._try(seat, ask, ((text,),))
        else:
            self._turn(seat)

    def _typing_ask(self, seat: Seat) -> Ask[Any] | None:
        """The ask that a typed line answers directly."""
        for ask in self._asks(seat):
            if len(ask.form.fields) == 1 and isinstance(ask.form.fields[0], Write):
                return ask
        return None

    def _turn(self, seat: Seat) -> None:
        if self._has_secrets(seat):
            if self._at_keyboard != seat:
                self._screen.wipe()
                self._screen.read(self._words.text(say("terminal-pass", who=Who(seat))))
            self._show(self.match.game.look(self.match.state, seat))
        self._at_keyboard = seat
        if hint := self._bot_player.hint(self.match, seat):
            self._tell(say("terminal-hint", why=hint))
        try:
            ask = self._chosen_ask(seat)
            picks = answer(ask, self._on_turn, self._words)
        except Back:
            return
        except GivesUp:
            self._give_up(seat)
            return
        self._clock_catches_up()
        self._try(seat, ask, picks)

    def _give_up(self, seat: Seat) -> None:
        """Asks for confirmation: the command must be typed twice."""
        game, state = self.match.game, self.match.state
        try:
            game.check_concession(state, seat)
        except Refusal as refusal:
            self._tell(refusal.message)
            return
        command = told_by(self._words)
        self._tell(game.if_conceded(state, seat))
        sure = self._screen.read(self._words.text(say("terminal-concede-sure", command=command)))
        if sure != command:
            return
        self._play(seat, Concede(self._now()))
        self._show_public()

    def _take_back(self) -> None:
        """Takes a person's last move back if it concerns nobody else; otherwise the others at the
        keyboard are asked. The bot player always agrees."""
        people = self._bot_player.people(self.match)
        ways = {seat: back for seat in people if (back := self._way_back(seat))}
        free = [seat for seat in ways if len(people) == 1 or not ways[seat].needs_consent]
        if not ways:
            self._tell(say("terminal-take-back-nothing"))
        elif free:
            self._go_back(free[0], ways[free[0]])
        else:
            self._ask_others(ways)

    def _way_back(self, seat: Seat) -> WayBack | None:
        try:
            return self.match.course.way_back(seat)
        except Refusal:
            return None

    def _ask_others(self, ways: Mapping[Seat, WayBack]) -> None:
        numbered = " · ".join(f"{seat + 1} {self._name(seat)}" for seat in ways)
        number = self._read(self._words.text(say("terminal-who", seats=numbered)))
        if number not in {str(seat + 1) for seat in ways}:
            self._tell(say("terminal-not-a-seat", given=number))
            return
        seat = int(number) - 1
        what = self.match.course.told_of(ways[seat].to) or say("terminal-take-back-last")
        self._tell(say("terminal-take-back-asked", who=Who(seat), what=what))
        if self._screen.read(self._words.text(say("terminal-take-back-agree"))) != BACK:
            self._go_back(seat, ways[seat])

    def _go_back(self, seat: Seat, back: WayBack) -> None:
        self._play(seat, TakeBack(back.to))
        self._show_public()

    def _clear_keyboard(self) -> None:
        """Clears what the last player saw, before somebody else looks."""
        if self._at_keyboard is not None and self._has_secrets(self._at_keyboard):
            self._screen.wipe()
            self._show_public()
        self._at_keyboard = None

    def _has_secrets(self, seat: Seat) -> bool:
        """Whether this seat sees anything that is not public."""
        game, state = self.match.game, self.match.state
        return game.look(state, seat).board != game.look(state, None).board

    def _chosen_ask(self, seat: Seat) -> Ask[Any]:
        asks = self._asks(seat)
        if not asks:
            raise Back
        if len(asks) == 1:
            self._tell(asks[0].form.prompt)
            return asks[0]
        others = [other for other in self._seats_with(optional=True) if other != seat]
        self._tell(say("terminal-menu"))
        for number, ask in enumerate(asks, 1):
            line = (
                say("terminal-menu-optional", number=number, what=ask.form.prompt)
                if ask.optional
                else say("terminal-menu-line", number=number, what=ask.form.prompt)
            )
            self._tell(line)
        if others:
            self._tell(say("terminal-other"))
        while True:
            typed = self._on_turn.read("")
            if typed == "0" and others:
                self._turn_of_somebody([*others, seat])
                raise Back
            if typed.isdecimal() and 1 <= int(typed) <= len(asks):
                return asks[int(typed) - 1]
            self._tell(say("terminal-not-a-number", given=typed))

    def _read(self, prompt: str) -> str:
        """Reads a line; asks again after a bare Enter."""
        while not (typed := self._screen.read(prompt)):
            pass
        return typed

    def _try(self, seat: Seat, ask: Ask[Any], picks: tuple[tuple[str, ...], ...]) -> None:
        try:
            self._play(seat, ask.read(picks, self._now()))
        except Refusal as refusal:
            self._tell(refusal.message)
            self._screen.read(self._words.text(say("terminal-next")))
            return
        over = self.match.game.outcome(self.match.state) is not None
        if not self._shown_private_news(seat) or over:
            self._show_public()
        self._see_out_the_moment()

    def _shown_private_news(self, seat: Seat) -> bool:
        """Shows what the move revealed to its player alone, if anything."""
        game, state = self.match.game, self.match.state
        private = game.look(state, seat)
        if private.story == game.look(state, None).story:
            return False
        self._screen.show(["", *self._words.news(private)])
        self._screen.read(self._words.text(say("terminal-next")))
        return True

    def _play(self, seat: Seat, move: Any) -> None:
        self.match.play(seat, move)
        self._kept()

    # -- showing ---------------------------------------------------------------------------

    def _show_public(self) -> None:
        self._show(self.match.game.look(self.match.state, None))

    def _show(self, scene: Scene) -> None:
        news = self._words.news(scene)
        board = self._words.board(scene)
        status = self._words.texts(scene.status)
        for lines in (news, board, status):
            if lines:
                self._screen.show(["", *lines])

    def _tell(self, message: Say) -> None:
        self._screen.show([self._words.text(message)])

    def _name(self, seat: Seat) -> str:
        return self._words.text(Who(seat))
