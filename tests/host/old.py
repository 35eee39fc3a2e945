"""A match as version 1 of the bot has stored it: each seat has a salt of its own."""

import msgspec

from bot.host.decks import Decks
from bot.host.model import Change, Header, Input, Position
from bot.host.tables import new_secret
from games.kit.chance import Chance, commitment
from games.kit.options import read
from tests.host.house import CHANNEL, GUILD, KIM, LEE, House
from tests.host.tiny import open_tiny

TABLE = "oldtable"
SALTS = ("interaction 7", "interaction 88 trust no one")


async def old_match(house: House) -> str:
    """Two rounds of the tiny game, just begun."""
    game, secret = open_tiny("tiny"), new_secret()
    options = read(game.options_type, {"rounds": "2"})
    chance = Chance(secret, SALTS, 1)
    state = game.setup(2, options, chance)
    header = {
        "game": "tiny",
        "rules_version": game.version,
        "cards_hash": game.cards_hash,
        "phase": "playing",
        "place": {"guild": GUILD, "channel": CHANNEL, "thread": None},
        "language": "sv",
        "opener": KIM,
        "seats": [
            {"user": user, "salt": salt, "left": False}
            for user, salt in zip((KIM, LEE), SALTS, strict=True)
        ],
        "options": options,
        "commitment": commitment(secret),
        "opened": house.clock.now(),
        "pauses": [],
        "rematch_of": None,
        "ending": None,
    }
    stored = msgspec.json.decode(msgspec.json.encode(header), type=Header)
    opened = Input(revision=1, kind="open", source="open", at=0, user=KIM)
    begun = Input(
        revision=2, kind="start", source="start", at=0, user=KIM, chance=tuple(chance.calls)
    )
    position = Position(
        state=msgspec.json.encode(state), used=chance.used, asks=(1, 1), asked=(0, 0, 0)
    )
    cards = Decks(open_tiny, house.store).unkept(game)
    await house.store.commit(
        Change(table=TABLE, input=opened, header=stored, secret=secret, cards=cards)
    )
    await house.store.commit(Change(table=TABLE, input=begun, position=position))
    return TABLE
