"""Puts tables with a running duel of Ordet fanger into a store before a bot opens it."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.host import model
from bot.host.decks import Decks
from bot.host.ports import Store
from bot.host.stored import Change
from bot.host.tables import new_secret
from bot.library import open_game
from games.kit.chance import FORMAT, Chance, commitment
from games.kit.say import Seat
from games.ordet_fanger.duels import open_duel
from games.ordet_fanger.options import OrdetFangerOptions
from games.ordet_fanger.rules import OrdetFanger
from games.ordet_fanger.state import Pile, State, known_duel

GAME = "ordet_fanger"
CARDS = "sv"
SYMBOLS_SHOWN = ("wave", "circle", "hash", "flower", "cross")
"""The symbols of the piles outside the duel."""
LAPS_DONE = 2


@cache
def game() -> OrdetFanger:
    """The game with its shipped cards."""
    opened = open_game(GAME)
    assert isinstance(opened, OrdetFanger)
    return opened


def ready_duel(seats: int, opened: int, *, series: int = 1, **options: Any) -> State:
    """A state in which the first two sides duel since `opened`. If the first side always wins,
    `series` duels follow each other."""
    options = {"drop_symbols": "off", **options}
    state = game().setup(seats, OrdetFangerOptions(**options), Chance(new_secret(), ("seeded",)))
    laid = [(_card("star", 1),), tuple(_card("star", 2 + n) for n in range(series))]
    laid += [(_card(symbol, 1),) for symbol in SYMBOLS_SHOWN[: len(state.sides) - 2]]
    if len(state.board.piles) > len(laid):
        laid = [laid[0], (_card("wave", 1),), laid[1], (_card("circle", 1),)]
    used = {card for pile in laid for card in pile}
    piles = tuple(
        Pile(cards, tuple(range(place * 20, place * 20 + len(cards))), place + 1)
        for place, cards in enumerate(laid)
    )
    draw_piles = tuple(
        tuple(card for card in pile if card not in used) for pile in state.board.draw_piles
    )
    turn = LAPS_DONE * len(state.sides)
    board = replace(state.board, piles=piles, draw_piles=draw_piles, turn=turn, seen=len(piles))
    state = open_duel(game().sets, replace(state, news=(), board=board, number=1, now=opened))
    assert known_duel(state), "the first two sides show the same symbol"
    return state


def _card(symbol: str, number: int) -> str:
    return f"{CARDS}/{symbol}-{number}"


async def keep(
    store: Store,
    table: model.TableId,
    state: State,
    place: model.Place,
    users: Mapping[Seat, model.User],
) -> None:
    """Stores a table in this state, as if it had been played there."""
    secret = new_secret()
    header = model.Header(
        game=GAME,
        rules_version=game().version,
        cards_hash=game().cards_hash,
        phase="playing",
        place=place,
        language="en",
        chosen_language="en",
        opener=users[0],
        seats=tuple(model.Seated(users[seat]) for seat in sorted(users)),
        options=msgspec.Raw(msgspec.json.encode(state.options)),
        commitment=commitment(secret),
        opened=model.Stamp(state.now),
        chance=FORMAT,
    )
    position = model.Position(
        state=msgspec.json.encode(state),
        asks=(1,) * len(users),
        asked=(model.Running(0),) * (len(users) + 1),
    )
    opened = model.Input(
        revision=1, kind="open", source="seeded", at=model.Stamp(state.now), user=users[0]
    )
    started = model.Input(
        revision=2,
        kind="start",
        source="begun",
        at=model.Stamp(state.now),
        user=users[0],
        body=msgspec.json.encode(header.seats),
    )
    cards = Decks(open_game, store).unkept(game())
    await store.commit(
        Change(table=table, input=opened, header=header, secret=model.Secret(secret), cards=cards)
    )
    await store.commit(
        Change(table=table, input=started, position=position, next_due=model.Running(0))
    )
