"""Whoever clicks twice plays once: what has only just come under the finger is shown."""

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any, cast

import pytest

import games
from bot.chat.answer.context import Context
from bot.chat.answer.haste import Hastes
from bot.chat.answer.router import acts, handler_of
from bot.chat.custom_ids import Answering, Deed, Step, parse
from bot.chat.deliver.channels import Channels
from bot.chat.press import Clicked, InteractionToken, Press, Spot, first_id_at
from bot.chat.render.content import Block, Button, Content, Menu, Row, blocks
from bot.chat.rights import Rights
from games.kit.say import Refusal
from tests.chat_delivery.parlour import WORDS, Parlour

APART_MS, THINKS_MS = 700, 3_000
STEPS = 150
BY_ANOTHER_WAY = 0.1
"""So often a move comes from elsewhere, as answers that are typed do."""
MESSAGE = 1 << 40
"""A hand that has stood there for long."""


class Panel:
    """A hand, as its owner sees it after what they have pressed."""

    def __init__(self, parlour: Parlour, table: str, rng: Random) -> None:
        self.parlour, self.table, self.rng = parlour, table, rng
        self.ctx = Context(
            parlour.tables,
            parlour.people,
            parlour.delivery,
            parlour.rest,
            Channels(parlour.client),
            WORDS,
            parlour.clock,
            "en",
            cast(Any, None),
            Rights(cast(Any, None)),
        )
        self.hastes = Hastes(APART_MS)
        self.numbers = count(1)
        self.shown: dict[int, Content] = {}
        self.at = parlour.clock.now()

    async def of(self, user: int) -> Content:
        if user not in self.shown:
            view = await self.parlour.tables.look(self.table, user)
            public = (await self.parlour.tables.look(self.table)).scene
            self.shown[user] = await self.parlour.delivery.renderer.drawn_hand(view, public)
        return self.shown[user]

    async def press(self, user: int, block: Button | Menu, after: int) -> None:
        """One of the controls that can be seen, so many milliseconds after the former press."""
        self.at += after
        values = chosen(block, self.rng)
        clicked = Clicked(MESSAGE + user % 100, controls=ids(await self.of(user)))
        press = Press(
            id=first_id_at(self.at) + next(self.numbers),
            token=InteractionToken("a secret"),
            application=1,
            kind="component",
            user=user,
            name="somebody",
            locale="en-GB",
            spot=Spot(channel=user),
            allowed=0,
            clicked=clicked,
            control=block.id,
            values=values,
        )
        press = self.hastes.noted(press)
        control = parse(press.control)
        assert control is not None
        if press.unseen and acts(control):
            return
        about = control.table if isinstance(control, Deed) else control
        try:
            reply = await handler_of(press, control)(self.ctx, press, about)
        except Refusal:
            self.shown.clear()
            return
        if reply.redraw is not None:
            shown = self.shown[user]
            self.shown = {user: reply.redraw} if reply.redraw != shown else self.shown

    async def revision(self) -> int:
        return (await self.parlour.tables.look(self.table)).revision


def controls(content: Content) -> list[Button | Menu]:
    """What answers an ask."""
    return [each for each in _controls(content) if isinstance(parse(each.id), Answering)]


def _controls(content: Content) -> list[Button | Menu]:
    found: list[Button | Menu] = []
    for block in blocks(content):
        found += _of(block)
    return found


def _of(block: Block) -> Sequence[Button | Menu]:
    if isinstance(block, Menu):
        return [block]
    if isinstance(block, Row):
        return [each for each in block.buttons if isinstance(each, Button) and not each.disabled]
    return []


def ids(content: Content) -> tuple[str, ...]:
    return tuple(each.id for each in _controls(content))


def chosen(block: Button | Menu, rng: Random) -> tuple[str, ...]:
    if isinstance(block, Button):
        return ()
    most = min(block.most, len(block.options))
    some = rng.sample(block.options, rng.randint(max(1, block.least), most))
    return tuple(option.value for option in some)


def likely(offered: Sequence[Button | Menu], rng: Random) -> Button | Menu:
    """To play is likelier than to choose again."""
    plays = [each for each in offered if _step(each) is Step.DO]
    return rng.choice(plays) if plays and rng.random() < 0.7 else rng.choice(offered)


def _step(control: Button | Menu) -> Step | None:
    press = parse(control.id)
    return press.step if isinstance(press, Answering) else None


@pytest.mark.parametrize("game", games.names())
async def test_a_double_click_plays_nothing_that_has_not_been_seen(
    parlour: Parlour, game: str
) -> None:
    rng = Random(game)
    table = await parlour.match(game, parlour.anna, parlour.bo)
    panel = Panel(parlour, table, rng)
    played = doubled = 0
    for _ in range(STEPS):
        if (await parlour.tables.look(table)).phase != "playing":
            table = await parlour.match(game, parlour.anna, parlour.bo)
            panel = Panel(parlour, table, rng)
        seats = await parlour.awaited(table)
        if not seats:
            parlour.pass_time(60)
            await parlour.let_clock_play(table)
            panel.shown.clear()
            continue
        user = await parlour.who(table, rng.choice(seats))
        seen = controls(await panel.of(user))
        if not seen or rng.random() < BY_ANOTHER_WAY:
            await parlour.plays(table, seats[0])
            panel.shown.clear()
            continue
        before = await panel.revision()
        was = ids(await panel.of(user))
        await panel.press(user, likely(seen, rng), THINKS_MS)
        after = await panel.revision()
        played += after > before
        new = [each for each in _controls(await panel.of(user)) if each.id not in was]
        buttons = [each for each in new if isinstance(each, Button)]
        if buttons:
            await panel.press(user, rng.choice(buttons), rng.randrange(50, APART_MS))
            doubled += 1
            assert await panel.revision() == after
    assert played > 1 and doubled > 1
