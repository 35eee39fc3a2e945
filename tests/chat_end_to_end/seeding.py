"""Matches that are put into a bot's store as they stand, as if they had been played there."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.host.decks import Decks
from bot.host.model import Header, Input, Place, Position, Seated, Secret
from bot.host.stored import Change
from bot.host.tables import new_secret
from bot.library import open_game
from bot.life import STORE
from bot.store.sqlite.engine import SqliteStore
from games.kit.chance import FORMAT, commitment
from games.kit.game import Game
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import Stage

TABLE = "seeded"


async def seed(
    stage: Stage, channel: str, game: Game[Any, Any, Any], state: Any, players: Sequence[Player]
) -> None:
    """A match at this state between these players; the bot must be down."""
    users = [int(player.someone.id) for player in players]
    secret = new_secret()
    at = stage.playground.core.clock.now_ms()
    header = Header(
        game=game.key,
        rules_version=game.version,
        cards_hash=game.cards_hash,
        phase="playing",
        place=Place(int(stage.server), int(channel)),
        language="en",
        opener=users[0],
        seats=tuple(Seated(user) for user in users),
        options=msgspec.Raw(msgspec.json.encode(game.options_type())),
        commitment=commitment(secret),
        opened=at,
        chance=FORMAT,
    )
    position = Position(
        state=msgspec.json.encode(state),
        asks=(1,) * len(users),
        asked=(0,) * (len(users) + 1),
    )
    opened = Input(revision=1, kind="open", source="seeded", at=at, user=users[0])
    started = Input(
        revision=2,
        kind="start",
        source="begun",
        at=at,
        user=users[0],
        body=msgspec.json.encode(header.seats),
    )
    stage.var.mkdir(parents=True, exist_ok=True)
    store = await SqliteStore.open(stage.var / STORE)
    cards = Decks(open_game, store).unkept(game)
    await store.commit(
        Change(table=TABLE, input=opened, header=header, secret=Secret(secret), cards=cards)
    )
    await store.commit(Change(table=TABLE, input=started, position=position, next_due=0))
    await store.close()
