"""The answer to a press, in time whatever happens.

Discord waits three seconds for the first answer. Whoever needs longer is answered with a deferral,
and what there is to say follows through the interaction's token.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from bot.chat.deliver import errors
from bot.chat.deliver.attachments import File
from bot.chat.deliver.rest import Rest
from bot.chat.press import Press
from bot.chat.render.components import modal_payload
from bot.chat.render.content import Content, Modal

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 1.5
"""How long the work may take before the answer is deferred. The rest of the three seconds is for
the way to Discord."""

WAITING_MS = 2_700
"""How long after its own stamp a press may wait for this process to be at work. Discord takes an
answer for three seconds."""

CLAIMS = 2
"""How often a press is tried to be claimed if the connection fails."""

SOMEBODY_ELSE = (
    "interaction=%d was answered by another process: there must be a second bot with this token, "
    "perhaps on another machine or in another folder, so stop one of the two"
)

Placed = Callable[[int, Content], Awaitable[None]]
"""Told the id of the message that an answer has put its content into, and what that shows: where a
picture could not be drawn, it is in words."""


@dataclass(frozen=True)
class Reply:
    """What a press is answered with. With nothing in it, that it was heard."""

    redraw: Content | None = None
    """Takes the place of what was clicked on."""
    public: Content | None = None
    """A new message for everybody."""
    late: Content | None = None
    """Takes the place of `public` in a message that was there before it; then nothing is placed."""
    whisper: Content | None = None
    """A new message for this person only."""
    modal: Modal | None = None
    """Opens over everything, and nothing else is shown, unless it is too late for that."""
    file: File | None = None
    """Goes along with what is whispered."""
    placed: Placed | None = None
    """Told where `redraw`, or else `public` or `whisper`, now stands."""
    lost: Callable[[], Awaitable[None]] | None = None
    """Told if it is not known whether `public` has arrived."""
    then: Callable[[], Coroutine[Any, Any, "Reply | None"]] | None = None
    """Work for after the answer; what it returns is whispered."""


def as_well(reply: Reply | None) -> Callable[[], Coroutine[Any, Any, Reply | None]]:
    """For after another answer what is known before it."""

    async def then() -> Reply | None:
        return reply

    return then


async def _lose(reply: Reply) -> None:
    if reply.public is not None and reply.lost is not None:
        await reply.lost()


class Elsewhere(Exception):
    """Another process has answered the press."""


async def claim(rest: Rest, press: Press, *, private: bool) -> bool:
    """Acknowledges a press that another process may have answered. Returns whether it is this one's
    to answer now; where that is not sure, nobody does anything twice."""
    for _ in range(CLAIMS):
        try:
            await rest.defer(press, thinking=press.clicked is None, private=private)
            return True
        except errors.ConnectionFailed:
            continue
        except (errors.AlreadyAnswered, errors.NotFound):
            return False
        except errors.RestError as error:
            log.warning("interaction=%d could not be claimed: %s", press.id, error)
            return False
    return False


class Unfinished(Exception):
    """This process has lost its store before it could answer a press. The press may have done what
    it was to do."""

    def __init__(self, *, is_claimed: bool) -> None:
        super().__init__()
        self.is_claimed = is_claimed
        """Whether it has been acknowledged."""


class Responder:
    """One press and its answer."""

    def __init__(
        self,
        press: Press,
        rest: Rest,
        let_others_on: Callable[[], None],
        gone: Callable[[], Content],
        *,
        private: bool = True,
        is_claimed: bool = False,
        patience: float | None = None,
    ) -> None:
        """With a `patience` of its own the press may have been answered by another process."""
        self.press = press
        self._rest = rest
        self._gone = gone
        """Says that what was clicked on is not there any more."""
        self._let_others_on = let_others_on
        """Other work than answers waits for this one until then."""
        self._private = private
        """Whether the answer to a command is for this person only, as far as is known before."""
        self._deferral: asyncio.Task[None] | None = None
        self._deferred = self._answered = is_claimed
        self._seems_undeferred = False
        self._patience = PATIENCE_SECONDS if patience is None else patience
        self._is_shared = patience is not None
        self._is_elsewhere = False

    @property
    def unfinished(self) -> "Unfinished | None":
        """If the press is still to be answered, by whichever process can."""
        if self._answered and not self._deferred:
            return None
        return Unfinished(is_claimed=self._answered)

    @asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """Defers the answer if the work in here takes too long. The work is never cut short."""
        patience = asyncio.get_running_loop().call_later(self._patience, self._lose_patience)
        try:
            yield
        finally:
            patience.cancel()
            if self._deferral is not None:
                await self._deferral

    async def send(self, reply: Reply) -> None:
        self._let_others_on()
        if self._is_elsewhere:
            return
        try:
            reply = replace(
                reply,
                redraw=await self._drawn(reply.redraw),
                public=await self._drawn(reply.public, may_wait=reply.late is None),
                whisper=await self._drawn(reply.whisper),
            )
            placed_at = await self._send(reply)
        except Elsewhere:
            return
        except errors.NotFound as gone:
            log.info("interaction=%d went unanswered: %s", self.press.id, gone)
            placed_at = None
        except errors.RestError:
            await _lose(reply)
            raise
        shown = reply.redraw or reply.public or reply.whisper
        if reply.placed is not None and placed_at is not None and shown is not None:
            await reply.placed(placed_at, shown)
        if reply.then is not None and (following := await reply.then()) is not None:
            await self.send(following)

    async def _drawn(self, content: Content | None, *, may_wait: bool = True) -> Content | None:
        """A picture that is ready soon travels in the answer. For another one the answer does not
        wait: it is acknowledged, and edited once; or it is in words, where it would come too late
        for what it is."""
        if content is None or content.gallery() is None:
            return content
        studio = self._rest.studio
        if studio is None:
            return content.in_words()
        if (drawn := await studio.at_once(content)) is not None:
            return drawn
        if not may_wait:
            return content.in_words()
        if not self._answered:
            await self._first(self._defer)
        return await studio.acknowledged(content)

    async def _send(self, reply: Reply) -> int | None:
        if reply.modal is not None and not self._answered:
            payload = modal_payload(reply.modal, self.press.id)
            await self._first(partial(self._rest.open_modal, self.press, payload))
            if not self._deferred:
                return None
        placed_at = None
        if reply.redraw is not None and self.press.clicked is not None:
            placed_at = await self._redraw(reply.redraw, self.press.clicked.id)
            if placed_at is None:
                await self._post(reply.whisper or self._gone(), private=True)
                return None
        if reply.public is not None:
            placed_at = await self._post(reply.public, private=False, late=reply.late)
        if reply.whisper is not None:
            whispered_at = await self._post(reply.whisper, private=True, file=reply.file)
            placed_at = placed_at or whispered_at
        if not self._answered:
            await self._first(self._defer)
        return placed_at

    async def _first(self, answer: Callable[[], Awaitable[int | None]]) -> int | None:
        """Where the first answer now stands; nothing if a deferral that seemed to fail came before
        it."""
        placed_at, is_repeat = None, self._seems_undeferred
        try:
            try:
                placed_at = await answer()
            except errors.ConnectionFailed:  # Discord may have taken it all the same
                is_repeat = True
                placed_at = await answer()
        except errors.AlreadyAnswered as answered:
            if self._is_shared and not (is_repeat or answered.is_repeat):
                self._is_elsewhere = True
                raise Elsewhere from answered
            if not (is_repeat or answered.is_repeat):
                log.warning(SOMEBODY_ELSE, self.press.id)
            placed_at = await self._got_through()
        self._answered = True
        return placed_at

    async def _got_through(self) -> int | None:
        """What seemed to fail before has not: the deferral, or else this very answer."""
        if self._seems_undeferred:
            self._deferred = True
            return None
        try:
            return await self._rest.find_answer(self.press)
        except errors.NotFound:
            return None

    def _lose_patience(self) -> None:
        self._let_others_on()
        self._deferral = asyncio.create_task(self._defer_in_time())

    async def _defer_in_time(self) -> None:
        """Without it the answer itself may still come in time."""
        try:
            await self._first(self._defer)
        except Elsewhere:
            return
        except errors.RestError as error:
            self._deferred, self._seems_undeferred = False, True
            log.info("interaction=%d could not be deferred: %s", self.press.id, error)

    async def _defer(self) -> None:
        self._deferred = True
        thinking = self.press.clicked is None
        await self._rest.defer(self.press, thinking=thinking, private=self._private)

    async def _redraw(self, content: Content, message: int) -> int | None:
        """Nothing if somebody has deleted what was clicked on before it was answered."""
        redraw = partial(self._rest.redraw, self.press, message, content)
        try:
            if self._answered or await self._first(redraw) is None:
                await self._rest.edit_answer(self.press, content, message)
        except errors.UnknownMessage:
            log.info("interaction=%d message=%d is gone", self.press.id, message)
            return None
        return message

    async def _post(
        self,
        content: Content,
        *,
        private: bool,
        file: File | None = None,
        late: Content | None = None,
    ) -> int | None:
        if not self._answered:
            answer = partial(self._rest.answer, self.press, content)
            placed_at = await self._first(partial(answer, private=private, file=file))
            if placed_at is not None:
                return placed_at
        if self._deferred and self.press.clicked is None:
            if private == self._private:
                filled_at = await self._rest.edit_answer(self.press, late or content, file=file)
                self._deferred = False
                return None if late else filled_at
            # What fills a "thinking…" is seen by those who see that, whatever it asks for. So it
            # has to be deleted before anything follows.
            with suppress(errors.NotFound):
                await self._rest.delete_answer(self.press)
        self._deferred = False
        return await self._rest.follow_up(self.press, content, private=private, file=file)
