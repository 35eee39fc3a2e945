"""What the commands do: which table is meant, and the answer; and the rules to be read."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import msgspec

import games
from bot.chat import custom_ids
from bot.chat.answer import hands, matches
from bot.chat.answer.context import Context, beside, in_private, new_board, note
from bot.chat.answer.lessons import learn
from bot.chat.answer.lobbies import check_channel, play_against_bot_player
from bot.chat.answer.realtime import REALTIME, answer_in_channel, check_slow_mode, listening_tables
from bot.chat.answer.respond import Reply, as_well
from bot.chat.permissions import check_may_play
from bot.chat.press import Press
from bot.chat.render.answering import Asked, begun
from bot.chat.render.content import BUTTON_LABEL, Button, Content, Row
from bot.chat.render.rules import Leaf
from bot.chat.render.speech import BETWEEN, channel_link, game_name
from bot.chat.safe import shortened
from bot.host.model import Place, TableId, User
from bot.host.views import View
from bot.library import passage_of
from games.kit import message_ids
from games.kit.bot_player import EASY
from games.kit.realtime import PointedAt
from games.kit.say import Say, Who, malformed, not_now, say

MOST_OFFERED = 5
NUMBERED = " ({})"
AWAITED = "👉"
WHICH_OF_YOURS = say("cogs-which-table")

AtOwnTable = Callable[[Context, Press, TableId], Awaitable[Reply]]


async def hand(ctx: Context, press: Press) -> Reply:
    return await _at_own_table(ctx, press, "hand", hands.ask_for_hand)


async def leave(ctx: Context, press: Press) -> Reply:
    return await _at_own_table(ctx, press, "leave", matches.leave)


async def concede(ctx: Context, press: Press) -> Reply:
    return await _at_own_table(ctx, press, "concede", matches.concede)


async def _at_own_table(
    ctx: Context, press: Press, doing: custom_ids.Doing, work: AtOwnTable
) -> Reply:
    """Where there are several, asks which is meant; of those that can't be read none is."""
    tables = _own_tables(ctx, press)
    if len(tables) < 2:
        return await work(ctx, press, _only(tables))
    views = await ctx.readable(tables, press.user)
    if not views:
        raise malformed(say("tables-unreadable"))
    return _which(ctx, press, [(view, custom_ids.Deed(view.table, doing)) for view in views])


async def take_back(ctx: Context, press: Press) -> Reply:
    """At one's table; where there are several, at the one that it can be done at."""
    tables = _own_tables(ctx, press)
    views = await ctx.readable(tables, press.user)
    ways = ((view, view.way_back) for view in views)
    able = [
        (view, custom_ids.TakingBack(view.table, way.to)) for view, way in ways if way is not None
    ]
    if len(able) > 1:
        return _which(ctx, press, able)
    return await matches.take_last_back(ctx, press, able[0][0].table if able else _only(tables))


def _which(
    ctx: Context,
    press: Press,
    able: Sequence[tuple[View, custom_ids.Control]],
    question: Say = WHICH_OF_YOURS,
) -> Reply:
    """Asks at which of several tables something is meant to be done; where one is awaited is
    marked."""
    shown = able[-MOST_OFFERED:]
    names = _told_apart([_called(ctx, press.user, view) for view, _ in shown])
    buttons = tuple(
        Button(
            name,
            custom_ids.write(control),
            "primary" if view.is_awaited else "secondary",
            emoji=_mark(view),
        )
        for name, (view, control) in zip(names, shown, strict=True)
    )
    return Reply(whisper=ctx.sentence(question, press.user).followed_by(Row(buttons)))


def _mark(view: View) -> str | None:
    return AWAITED if view.is_awaited else None


def _called(ctx: Context, user: User, view: View) -> str:
    """A table by its game, its place and who else is there."""
    speech = ctx.speech(view, user)
    seats = (seat for seat, each in enumerate(view.seats) if each.user != user or each.bot_player)
    others = speech.listed([speech.plain(Who(seat)) for seat in seats])
    where = ctx.channels.name_of(view.place.spot)
    return BETWEEN.join(filter(None, (speech.plain(game_name(view.game)), where, others)))


def _told_apart(names: Sequence[str]) -> Sequence[str]:
    """Short enough for buttons; those that are the same are numbered."""
    short = [shortened(name, BUTTON_LABEL - len(NUMBERED.format(0))) for name in names]
    before = (short[:place].count(name) for place, name in enumerate(short))
    return [
        name + NUMBERED.format(count + 1) if short.count(name) > 1 else name
        for name, count in zip(short, before, strict=True)
    ]


async def board(ctx: Context, press: Press) -> Reply:
    """Of several tables that stand here, asks which is meant. Whoever sits at one that has lost its
    place is asked whether it shall go on here."""
    stranded = await _stranded(ctx, press)
    lost = {view.table for view in stranded}
    here = [t for t in ctx.tables.directory.at(press.spot.channel) if t not in lost]
    if not here and stranded:
        return _offer(ctx, press, stranded)
    if not here:
        raise not_now(say("cogs-no-table-here"))
    offer = as_well(_offer(ctx, press, stranded) if stranded else None)
    views = await ctx.readable(here, press.user)
    if len(views) < 2:
        shown = await show_table(ctx, press, views[-1].table if views else here[-1])
        return replace(shown, then=offer)
    own = ctx.tables.directory.of(press.user)
    views.sort(key=lambda view: (view.table in own, view.is_awaited))
    tables: list[tuple[View, custom_ids.Control]] = [
        (view, custom_ids.Deed(view.table, "table")) for view in views
    ]
    asked = _which(ctx, press, tables[-MOST_OFFERED:][::-1], say("cogs-which-table-here"))
    return replace(asked, then=offer)


def is_board_for_one(ctx: Context, press: Press) -> bool:
    """Whether nobody else is to see what /table answers, as far as is known before."""
    here = ctx.tables.directory.at(press.spot.channel)
    return len(here) != 1 or here[0] not in ctx.tables.directory.of(press.user)


async def show_table(ctx: Context, press: Press, table: TableId) -> Reply:
    """The board posted again, below what was written since, for a player of the table. Nobody else
    moves it: they are shown it alone."""
    view = await ctx.view(table)
    sits_here = table in ctx.tables.directory.of(press.user)
    if not sits_here or view.place.spot != press.spot.channel:
        return in_private(press, await ctx.delivery.renderer.board_for(view, press.user))
    check_may_play(press)
    view, content = await ctx.board(table)
    await ctx.delivery.answered.is_about_to_show_board(view.table, press.spot.channel)
    return new_board(ctx, press, view, content)


async def _stranded(ctx: Context, press: Press) -> Sequence[View]:
    """The player's tables that have lost their place, the newest few."""
    views = await ctx.readable(ctx.tables.directory.of(press.user))
    lost = [view for view in views if view.stranded or _is_out_of_reach(ctx, view.place)]
    return lost[-MOST_OFFERED:]


def _offer(ctx: Context, press: Press, stranded: Sequence[View]) -> Reply:
    settle = ctx.text(say("chat-do-settle"), ctx.people.language(press.user))
    rows = []
    names = _told_apart([_called(ctx, press.user, view) for view in stranded])
    for view, name in zip(stranded, names, strict=True):
        label = f"{settle}{BETWEEN}{name}"[:BUTTON_LABEL]
        rows.append(
            Row(
                (Button(label, custom_ids.write(custom_ids.Deed(view.table, "settle")), "primary"),)
            )
        )
    question = ctx.sentence(say("cogs-stranded", count=len(stranded)), press.user)
    return Reply(whisper=question.followed_by(*rows))


async def take_up(ctx: Context, press: Press, table: TableId) -> Reply:
    """Settles a table that has lost its place where somebody at it asks for that."""
    place = press.place
    if place is None:
        raise not_now(say("cogs-not-here"))
    view, _ = await ctx.own_view(table, press.user)
    check_may_play(press)
    await check_channel(ctx, place)
    if view.game in REALTIME and view.phase != "lobby":
        check_slow_mode(press.spot)
    if not view.stranded and _is_out_of_reach(ctx, view.place):
        await ctx.tables.strand(table, view.place.spot, press.at)
    await ctx.tables.take_up(table, press.by, place)
    told = say("cogs-settled", place=channel_link(place.spot))
    return in_private(press, note(ctx.text(told, ctx.people.language(press.user))))


def _is_out_of_reach(ctx: Context, place: Place) -> bool:
    """Whether the bot is no longer on the server where a table stands. There it goes on by itself
    once the bot is invited again, or elsewhere if somebody at it asks for that before."""
    return place.guild is not None and not ctx.channels.is_on(place.guild)


async def answer(ctx: Context, press: Press, text: str) -> Reply:
    """An answer to what is asked in this channel, for where messages can't be read."""
    tables = listening_tables(ctx, press.spot.channel, press.user)
    if not tables:
        raise not_now(say("cogs-no-duel-here"))
    return await answer_in_channel(ctx, press, tables[0], text)


async def about_message(ctx: Context, press: Press, command: str, message: PointedAt) -> Reply:
    """What one of a game's commands does about a message where somebody plays in real time."""
    tables = listening_tables(ctx, press.spot.channel, press.user)
    if not tables:
        raise not_now(say("cogs-no-duel-here"))
    table = tables[0]
    await ctx.tables.realtime.point(table, press.by, command, message)
    scene = (await ctx.tables.look(table)).scene
    is_on = scene is not None and scene.poll
    told = say("race-vote-called") if is_on else say("race-vote-too-late")
    return Reply(whisper=ctx.sentence(told, press.user))


async def begin(ctx: Context, press: Press, command: str) -> Reply:
    """Begins the first ask of this command that is open to the player, and says why not where
    there is none; one that leaves no choice is played at once."""
    tables = _own_tables(ctx, press)
    _only(tables)
    refusals = []
    for view in await ctx.readable(tables, press.user):
        game = games.find(view.game)
        if command not in game.commands:
            continue
        refusals.append(message_ids.command_refused(game, command))
        if view.scene is None or view.viewer is None or view.ask_number is None:
            continue
        form = next((form for form in view.scene.asks if form.command == command), None)
        if form is not None:
            begin = begun(form, Asked(view.table, view.viewer, view.ask_number))
            return await hands.answer(ctx, press, begin)
    raise not_now(refusals[0] if refusals else say("cogs-no-such-command-here"))


def _own_tables(ctx: Context, press: Press) -> Sequence[TableId]:
    """The tables at which somebody sits: those of this channel, or else all."""
    directory = ctx.tables.directory
    own = directory.of(press.user)
    here = directory.at(press.spot.channel)
    return tuple(table for table in own if table in here) or own


def _only(tables: Sequence[TableId]) -> TableId:
    if not tables:
        raise not_now(say("cogs-no-table-of-yours"))
    return tables[0]


async def open_rules(ctx: Context, press: Press, game: str) -> Reply:
    """How a game is played. The page that somebody reads is kept nowhere but in the buttons below
    it."""
    return Reply(whisper=await _page(ctx, press, custom_ids.Reading(game)))


async def rules_of(ctx: Context, press: Press, table: TableId) -> Reply:
    """Beside the table where they are asked for."""
    return await open_rules(ctx, press, (await ctx.view(table)).game)


async def of_game(ctx: Context, press: Press, control: custom_ids.OfGame) -> Reply:
    """From a list of the games. The match is everybody's to see, wherever the list stands."""
    if control.game not in games.names():
        raise malformed(say("cogs-forged"))
    if control.do == "rules":
        return await open_rules(ctx, press, control.game)
    if control.do == "learn":
        return await learn(ctx, press, control.game)
    as_command = msgspec.structs.replace(press, clicked=None)
    return await play_against_bot_player(ctx, as_command, control.game, EASY)


async def read_on(ctx: Context, press: Press, control: custom_ids.Reading) -> Reply:
    """Another page of a game's rules in place of the one that was read, perhaps one that was chosen
    from the list of sections."""
    wanted = custom_ids.Reading(control.game, press.value) if press.values else control
    return in_private(press, await _page(ctx, press, wanted))


async def read_rule(ctx: Context, press: Press, control: custom_ids.RuleOf) -> Reply:
    """The sentence of the rules, beside what was refused by it."""
    return await _told_rules(ctx, press, control.ruling)


async def read_rules(ctx: Context, press: Press, control: custom_ids.RulesOf) -> Reply:
    """The same for several sentences of one section."""
    return await _told_rules(ctx, press, *control.rulings)


async def _told_rules(ctx: Context, press: Press, *rulings: str) -> Reply:
    found = [passage for passage in map(passage_of, rulings) if passage is not None]
    if not found:
        raise malformed(say("cogs-forged"))
    game, (section, _) = found[0]
    marked = frozenset(
        told.paragraph for key, told in found if (key, told.section) == (game, section)
    )
    leaf = Leaf(games.find(game), section, marked)
    page = await ctx.delivery.renderer.drawn_rules(leaf, press.user)
    return beside(ctx, press, Reply(whisper=page))


async def _page(ctx: Context, press: Press, wanted: custom_ids.Reading) -> Content:
    if wanted.game not in games.names():
        raise malformed(say("cogs-forged"))
    leaf = Leaf.of(games.find(wanted.game), wanted.section)
    return await ctx.delivery.renderer.drawn_rules(leaf, press.user)
