"""A lobby's options that have a value for each seat, as they are chosen by who sits there: the
player who opened the table picks the people, and types or picks what is said of one of them."""

from typing import Any

from bot.chat import safe
from bot.chat.answer.context import Context, in_modal, in_private
from bot.chat.answer.options import further, lobby_of
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import OfPerson, OfSeats
from bot.chat.press import Press
from bot.chat.render.seating import by_seat_of, person_modal, said_in
from bot.host.by_seat import people_of
from bot.host.model import TableId
from games.kit.game import Game
from games.kit.options import OptionSpec
from games.kit.say import malformed, say, stale


async def show(ctx: Context, press: Press, table: TableId) -> Reply:
    await lobby_of(ctx, press, table)
    return in_private(press, await further(ctx, press, table))


async def choose_people(ctx: Context, press: Press, control: OfSeats) -> Reply:
    """Two who are to be a pair; or the player that something is to be said."""
    view, game = await lobby_of(ctx, press, control.table)
    spec = _spec(game, control.option)
    if spec.most:
        await ctx.tables.pair(control.table, press.by, spec.name, press.values)
        return in_private(press, await further(ctx, press, control.table))
    people = people_of(view.seats)
    if press.value not in people:
        raise stale(say("tables-not-there"))
    seat = people.index(press.value)
    speech = ctx.speech(view, press.user)
    return in_modal(ctx, press, person_modal(view, game, spec, seat, speech))


async def say_of_person(ctx: Context, press: Press, control: OfPerson) -> Reply:
    _, game = await lobby_of(ctx, press, control.table)
    spec = _spec(game, control.option)
    if spec.most:
        raise malformed(say("cogs-forged"))
    said = safe.one_line(said_in(press.filled))
    await ctx.tables.say_of(control.table, press.by, spec.name, control.person, said)
    return in_private(press, await further(ctx, press, control.table))


def _spec(game: Game[Any, Any, Any], option: str) -> OptionSpec:
    spec = by_seat_of(game).get(option)
    if spec is None:
        raise malformed(say("cogs-forged"))
    return spec
