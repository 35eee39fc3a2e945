"""How each message gets to where it belongs: edited, sent anew, or not at all."""

import logging

import msgspec

from bot.chat.deliver.announcing import Announcing
from bot.chat.deliver.letters import Draft, Letter, reader_of
from bot.chat.deliver.obstacles import Obstacles
from bot.chat.deliver.openings import Openings
from bot.chat.deliver.outbox import Again
from bot.chat.deliver.recovery import Recovery
from bot.chat.deliver.schedule import Name, Request
from bot.chat.deliver.sheets import Sheets
from bot.chat.deliver.sight import Sight
from bot.chat.deliver.wire import (
    Archived,
    Closed,
    Gone,
    Later,
    Locked,
    NoPlace,
    NotAllowed,
    NotShared,
    Unfit,
    Unopened,
    Wire,
)
from bot.chat.people import People
from bot.chat.render.drafts import Drafts, read
from bot.host.clock import Clock
from bot.host.desires import Summons
from bot.host.keys import BOARD, call_key, closed_key, is_direct, is_redrawn, kind_of, user_of
from bot.host.model import Posted, User
from bot.host.views import View
from games.kit.refusals import Refusal

log = logging.getLogger(__name__)

NO_ACCESS_SECONDS = 60.0


class Sending:
    def __init__(
        self,
        wire: Wire,
        clock: Clock,
        sheets: Sheets,
        people: People,
        sight: Sight,
        drafts: Drafts,
        obstacles: Obstacles,
        openings: Openings,
        recovery: Recovery,
        announcing: Announcing,
    ) -> None:
        self._wire = wire
        self._clock = clock
        self._sheets = sheets
        self._people = people
        self._sight = sight
        self._drafts = drafts
        self._obstacles = obstacles
        self._openings = openings
        self._recovery = recovery
        self._announcing = announcing

    async def prepare(self, name: Name) -> Request | None:
        """The request that a message of a table needs now."""
        try:
            return await self._prepare(name)
        except Refusal as refusal:
            log.warning("table=%s message=%s is not shown: %s", *name, refusal)
            return None

    async def _prepare(self, name: Name) -> Request | None:
        entry = await self._sheets.entry(*name)
        if entry is None:
            return None
        await self._sheets.keep(name.table, entry)
        if not entry.is_due:
            return None
        view = await self._drafts.public(name.table)
        letter = Letter(name, entry, reader_of(view, name.key))
        if await self._is_for_nobody(view, letter):
            await self._note_nothing(letter)
            return None
        reader = letter.reader
        if reader is not None and self._people.person(reader).dm_channel is None:
            if self._openings.is_open(reader):
                return Request("open", lambda: self._open_direct(letter, reader))
            await self._unreached(letter, reader)
            return None
        draft = await self._draft(view, letter)
        if draft is None:
            await self._note_nothing(letter)
            return None
        return await self._request(letter, draft)

    async def _is_for_nobody(self, view: View, letter: Letter) -> bool:
        """Whether its place is no more, or whom it is for has left or takes no direct messages.
        Closed ones are tried again by the first hand of another table only."""
        if not is_direct(letter.name.key):
            user = user_of(letter.name.key)
            return view.stranded or (user is not None and not _sits(view, user))
        if letter.reader is None:
            return True
        if kind_of(letter.name.key) == "stranded" and not view.stranded:
            return True
        if not self._people.person(letter.reader).dm_closed:
            return False
        if kind_of(letter.name.key) != "hand":
            return True
        return closed_key(letter.reader) in await self._sheets.of(letter.name.table)

    async def _request(self, letter: Letter, draft: Draft) -> Request | None:
        name, entry, _ = letter
        digest = draft.content.digest()
        if digest == entry.unfit:
            return None
        if draft.anew and self._recovery.is_unsure(name.table, draft.place):
            return Request("other", lambda: self._look_back(name, draft.place))
        if draft.anew:
            return Request("post", lambda: self._post(letter, draft))
        if digest != entry.digest:
            return Request("edit", lambda: self._edit(letter, draft))
        await self._note(letter, draft, entry.message or 0)
        return None

    async def _draft(self, view: View, letter: Letter) -> Draft | None:
        name, entry, reader = letter
        direct = None if reader is None else self._people.person(reader).dm_channel
        if not is_redrawn(name.key):
            return await self._fixed_draft(view, letter, direct or entry.place or 0)
        if name.key == BOARD:
            place, revision, content = view.place.spot, view.revision, self._drafts.board(view)
        else:
            own = None if reader is None else await self._drafts.own(view, reader)
            if own is None or direct is None:
                return None
            place, revision, content = direct, own[0].revision, own[1]
        anew = entry.message is None or entry.is_gone or entry.place != place
        if view.ending == "idle":
            # Nobody has looked at it for a day: it says so where it stands, and calls nobody.
            return None if anew else Draft(place, content, revision, False)
        anew = anew or await self._is_out_of_sight(letter, place)
        if name.key == BOARD and view.ending == "outcome":
            # How a match has ended is news for the channel, which an edit is not.
            anew = anew or entry.sent < revision
        return Draft(place, content, revision, anew)

    async def _fixed_draft(self, view: View, letter: Letter, place: int) -> Draft | None:
        """What shows something once and for all; of those for whom a match waits, some are called
        by direct message instead."""
        name, entry, _ = letter
        said = entry.fixed
        summons = None if said is None else read(said)
        if isinstance(summons, Summons) and not is_direct(name.key):
            left = await self._obstacles.call_by_direct_message(view, summons)
            said = msgspec.json.encode(Summons(left, summons.is_reminder))
        content = await self._drafts.said(view, name.key, said)
        return None if content is None else Draft(place, content, entry.wanted, True)

    async def _is_out_of_sight(self, letter: Letter, place: int) -> bool:
        """Whether nobody would notice an edit."""
        message = letter.entry.message or 0
        if self._sight.is_out_of_sight(place, message):
            return True
        if letter.reader is None:
            return False
        call = await self._sheets.entry(letter.name.table, call_key(letter.reader))
        return call is not None and (call.message or 0) > message

    async def _open_direct(self, letter: Letter, reader: User) -> None:
        try:
            await self._openings.open(self._wire, reader)
        except (Unopened, Closed) as obstacle:
            log.warning(
                "table=%s message=%s is not opened: %s %s",
                *(*letter.name, type(obstacle).__name__, obstacle),
            )
            await self._unreached(letter, reader, is_closed=isinstance(obstacle, Closed))
            return
        except Later:
            self._obstacles.know(letter.name, "barred")
            raise
        raise Again

    async def _unreached(self, letter: Letter, reader: User, *, is_closed: bool = False) -> None:
        """What a direct message would have said is seen by "My hand" instead."""
        tell = self._obstacles.direct_closed if is_closed else self._obstacles.direct_barred
        await tell(reader, letter.name)
        await self._note_nothing(letter)

    async def _check_seat(self, letter: Letter) -> None:
        """Right before something is sent: whoever it is for may have got up while it waited."""
        reader = letter.reader if letter.is_of_a_seat else None
        if reader is not None and not await self._drafts.sits(letter.name.table, reader):
            raise Again

    async def _look_back(self, name: Name, place: int) -> None:
        try:
            await self._recovery.look_back(self._wire, name.table, place)
        except (NoPlace, NotAllowed, Archived, Unfit) as obstacle:
            # The post itself will meet it, and what is to be done then is known.
            self._recovery.trust(name.table, place)
            raise Again from obstacle
        raise Again

    async def _post(self, letter: Letter, draft: Draft) -> None:
        await self._check_seat(letter)
        try:
            message = await self._wire.post(draft.place, draft.content, letter.nonce)
        except Later:
            # Whether it has arrived is not known.
            self._recovery.doubt(letter.name.table, draft.place)
            raise
        except (Closed, NoPlace, NotAllowed, Archived, Unfit) as obstacle:
            await self._stopped(letter, draft, obstacle)
            return
        if letter.reader is not None:
            await self._obstacles.direct_open(letter.reader, letter.name)
            if kind_of(letter.name.key) == "call":
                await self._obstacles.show_anew(letter.name.table, letter.reader)
        await self._note(letter, draft, message)
        if letter.name.key == BOARD:
            await self._announcing.posted(letter.name.table, Posted(draft.place, message))

    async def _edit(self, letter: Letter, draft: Draft) -> None:
        entry = letter.entry
        sent, message = entry.sent, entry.message or 0
        await self._check_seat(letter)
        try:
            await self._wire.edit(draft.place, message, draft.content)
        except (Gone, Archived, Closed) as gone:
            # A post opens an archived thread again, if anything does.
            entry.is_gone = True
            if letter.name.key == BOARD and isinstance(gone, Gone):
                await self._announcing.gone(letter.name.table, message)
            raise Again from gone
        except (NoPlace, NotAllowed, Unfit) as obstacle:
            await self._stopped(letter, draft, obstacle)
            return
        if entry.sent > max(sent, draft.revision):
            # An interaction's answer has redrawn it meanwhile: who came last is not known.
            entry.sent, entry.digest = draft.revision, None
            raise Again
        await self._note(letter, draft, message)

    async def _stopped(self, letter: Letter, draft: Draft, obstacle: Exception) -> None:
        """Something that trying again at once would not change."""
        name, entry, reader = letter
        log.warning(
            "table=%s message=%s place=%d is refused: %s %s",
            *(*name, draft.place, type(obstacle).__name__, obstacle),
        )
        match obstacle:
            case Unfit():
                entry.unfit = draft.content.digest()
            case NotShared() if await self._is_put_out(name):
                if letter.is_of_a_seat:
                    raise await self._until_allowed(name, obstacle)
                await self._note_nothing(letter)
            case Closed() if reader is not None:
                await self._unreached(letter, reader, is_closed=True)
            case NoPlace() if reader is not None:
                await self._people.opened(reader, None)
                raise Later(str(obstacle))
            case NoPlace():
                await self._obstacles.no_place(name.table, draft.place)
                await self._note_nothing(letter)
            case Locked() | Archived():
                await self._obstacles.locked(name.table)
                raise await self._until_allowed(name, obstacle)
            case _:
                await self._obstacles.no_access(name.table, self._wire.barred)
                raise await self._until_allowed(name, obstacle)

    async def _is_put_out(self, name: Name) -> bool:
        """Whether the bot is not on the table's server any more, where it may be invited again."""
        view = await self._drafts.public(name.table)
        return self._wire.barred(view.place).kind == "server"

    async def _until_allowed(self, name: Name, obstacle: Exception) -> Later:
        view = await self._drafts.public(name.table)
        return Later(str(obstacle), NO_ACCESS_SECONDS, view.place.guild)

    async def _note(self, letter: Letter, draft: Draft, message: int) -> None:
        await self._sheets.note(
            *letter.name,
            revision=draft.revision,
            place=draft.place,
            message=message,
            digest=draft.content.digest(),
            at=self._clock.now(),
        )

    async def _note_nothing(self, letter: Letter) -> None:
        """Notes that there is nothing to send for what is wanted."""
        entry = letter.entry
        await self._sheets.note(
            *letter.name,
            revision=entry.wanted,
            place=entry.place or 0,
            message=entry.message or 0,
            digest=entry.digest or b"",
            at=self._clock.now(),
        )


def _sits(view: View, user: User) -> bool:
    return any(each.user == user and not each.left for each in view.seats)
