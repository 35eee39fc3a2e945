"""What the commands do: which table is meant, and the answer; and the rules to be read."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import games
from bot.chat.answer import hands, matches
from bot.chat.answer.aloud import ALOUD, answer_aloud, check_slow_mode, listening_tables
from bot.chat.answer.desk import Desk, in_private, new_board, note
from bot.chat.answer.replies import Reply, as_well
from bot.chat.custom_ids import Control, Deed, Doing, Reading, TakingBack, write
from bot.chat.permissions import check_may_play
from bot.chat.press import Press
from bot.chat.render.answering import Asked, begun
from bot.chat.render.content import Button, Content, Row
from bot.chat.render.rules import rules_page
from bot.chat.render.speech import BETWEEN, channel_link, game_name
from bot.host.model import Place, TableId
from bot.host.views import View
from bot.library import ruling_section
from games.kit import message_ids
from games.kit.aloud import PointedAt
from games.kit.refusals import malformed, not_now
from games.kit.say import say

MOST_OFFERED = 5

AtOwnTable = Callable[[Desk, Press, TableId], Awaitable[Reply]]


async def hand(desk: Desk, press: Press) -> Reply:
    return await _at_own_table(desk, press, "hand", hands.ask_for_hand)


async def leave(desk: Desk, press: Press) -> Reply:
    return await _at_own_table(desk, press, "leave", matches.leave)


async def concede(desk: Desk, press: Press) -> Reply:
    return await _at_own_table(desk, press, "concede", matches.concede)


async def _at_own_table(desk: Desk, press: Press, doing: Doing, work: AtOwnTable) -> Reply:
    """Where there are several, asks which is meant; of those that can't be read none is."""
    tables = _own_tables(desk, press)
    if len(tables) < 2:
        return await work(desk, press, _only(tables))
    views = await desk.readable(tables)
    if not views:
        raise malformed(say("tables-unreadable"))
    return _which(desk, press, [(view, Deed(view.table, doing)) for view in views])


async def take_back(desk: Desk, press: Press) -> Reply:
    """At one's table; where there are several, at the one that it can be done at."""
    tables = _own_tables(desk, press)
    views = await desk.readable(tables, press.user)
    ways = ((view, view.way_back) for view in views)
    able = [(view, TakingBack(view.table, way.to)) for view, way in ways if way is not None]
    if len(able) > 1:
        return _which(desk, press, able)
    return await matches.take_back(desk, press, able[0][0].table if able else _only(tables))


def _which(desk: Desk, press: Press, able: Sequence[tuple[View, Control]]) -> Reply:
    """Asks at which of several tables something is meant to be done."""
    language = desk.people.language(press.user)
    buttons = []
    for view, control in able[-MOST_OFFERED:]:
        name = desk.text(game_name(view.game), language)
        where = desk.wire.name_of(view.place.spot)
        label = BETWEEN.join(filter(None, (name, where, view.table)))
        buttons.append(Button(label, write(control)))
    question = desk.sentence(say("cogs-which-table"), press.user)
    return Reply(whisper=question.followed_by(Row(tuple(buttons))))


async def board(desk: Desk, press: Press) -> Reply:
    """The board posted anew, below whatever was written since. Whoever sits at a table that has
    lost its place is asked whether it shall go on here."""
    stranded = await _stranded(desk, press)
    lost = {view.table for view in stranded}
    here = [t for t in desk.tables.directory.at(press.spot.channel) if t not in lost]
    if not here and stranded:
        return _offer(desk, press, stranded)
    if not here:
        raise not_now(say("cogs-no-table-here"))
    own = [table for table in here if table in desk.tables.directory.of(press.user)]
    check_may_play(press)
    views = await desk.readable(own or here)
    view, content = await desk.board(views[-1].table if views else here[-1])
    await desk.delivery.shown.is_about_to_show_board(view.table, press.spot.channel)
    offer = _offer(desk, press, stranded) if stranded else None
    return replace(new_board(desk, press, view, content), then=as_well(offer))


async def _stranded(desk: Desk, press: Press) -> Sequence[View]:
    """The tables of whoever acts that have lost their place, the newest few."""
    views = await desk.readable(desk.tables.directory.of(press.user))
    lost = [view for view in views if view.stranded or _is_out_of_reach(desk, view.place)]
    return lost[-MOST_OFFERED:]


def _offer(desk: Desk, press: Press, stranded: Sequence[View]) -> Reply:
    language = desk.people.language(press.user)
    rows = []
    for view in stranded:
        words = (say("chat-do-settle"), game_name(view.game))
        label = BETWEEN.join((*(desk.text(word, language) for word in words), view.table))
        rows.append(Row((Button(label, write(Deed(view.table, "settle")), "primary"),)))
    question = desk.sentence(say("cogs-stranded", count=len(stranded)), press.user)
    return Reply(whisper=question.followed_by(*rows))


async def take_up(desk: Desk, press: Press, table: TableId) -> Reply:
    """Settles a table that has lost its place where somebody at it asks for that."""
    place = press.place
    if place is None:
        raise not_now(say("cogs-not-here"))
    view, _ = await desk.own_view(table, press.user)
    check_may_play(press)
    if view.game in ALOUD and view.phase != "lobby":
        check_slow_mode(press.spot)
    if not view.stranded and _is_out_of_reach(desk, view.place):
        await desk.tables.strand(table, view.place.spot, press.at)
    await desk.tables.take_up(table, press.by, place)
    told = say("cogs-settled", place=channel_link(place.spot))
    return in_private(press, note(desk.text(told, desk.people.language(press.user))))


def _is_out_of_reach(desk: Desk, place: Place) -> bool:
    """Whether the bot is no longer on the server where a table stands. There it goes on by itself
    once the bot is invited again, or elsewhere if somebody at it asks for that before."""
    return place.guild is not None and not desk.wire.is_on(place.guild)


async def answer(desk: Desk, press: Press, text: str) -> Reply:
    """An answer to what is asked in this channel, for where messages can't be read."""
    tables = listening_tables(desk, press.spot.channel, press.user)
    if not tables:
        raise not_now(say("cogs-no-duel-here"))
    return await answer_aloud(desk, press, tables[0], text)


async def about_message(desk: Desk, press: Press, command: str, message: PointedAt) -> Reply:
    """What one of a game's commands does about a message where somebody plays aloud."""
    tables = listening_tables(desk, press.spot.channel, press.user)
    if not tables:
        raise not_now(say("cogs-no-duel-here"))
    table = tables[0]
    await desk.tables.point(table, press.by, command, message)
    scene = (await desk.tables.look(table)).scene
    is_on = scene is not None and scene.poll
    told = say("race-vote-called") if is_on else say("race-vote-too-late")
    return Reply(whisper=desk.sentence(told, press.user))


async def begin(desk: Desk, press: Press, command: str) -> Reply:
    """Begins the first ask of this command that is open to whoever acts, and says why not where
    there is none; one that leaves no choice is played at once."""
    tables = _own_tables(desk, press)
    _only(tables)
    refusals = []
    for view in await desk.readable(tables, press.user):
        game = games.find(view.game)
        if command not in game.commands:
            continue
        refusals.append(message_ids.command_refused(game, command))
        if view.scene is None or view.viewer is None or view.ask_number is None:
            continue
        form = next((form for form in view.scene.asks if form.command == command), None)
        if form is not None:
            begin = begun(form, Asked(view.table, view.viewer, view.ask_number))
            return await hands.answer(desk, press, begin)
    raise not_now(refusals[0] if refusals else say("cogs-no-such-command-here"))


def _own_tables(desk: Desk, press: Press) -> Sequence[TableId]:
    """The tables at which somebody sits: those of this channel, or else all."""
    directory = desk.tables.directory
    own = directory.of(press.user)
    here = directory.at(press.spot.channel)
    return tuple(table for table in own if table in here) or own


def _only(tables: Sequence[TableId]) -> TableId:
    if not tables:
        raise not_now(say("cogs-no-table-of-yours"))
    return tables[0]


async def open_rules(desk: Desk, press: Press, game: str) -> Reply:
    """How a game is played. The page that somebody reads is kept nowhere but in the buttons below
    it."""
    return Reply(whisper=_page(desk, press, Reading(game)))


async def read_on(desk: Desk, press: Press, control: Reading) -> Reply:
    """Another page of a game's rules in place of the one that was read, perhaps one that was chosen
    from the list of sections."""
    wanted = Reading(control.game, press.value) if press.values else control
    return in_private(press, _page(desk, press, wanted))


async def read_rule(desk: Desk, press: Press, ruling: str) -> Reply:
    """The section that holds a ruling, beside what was refused by it."""
    found = ruling_section(ruling)
    if found is None:
        raise malformed(say("cogs-forged"))
    return Reply(whisper=_page(desk, press, Reading(*found)))


def _page(desk: Desk, press: Press, wanted: Reading) -> Content:
    if wanted.game not in games.names():
        raise malformed(say("cogs-forged"))
    speech = desk.nameless_speech(press.user)
    return rules_page(games.find(wanted.game), wanted.section, speech)
