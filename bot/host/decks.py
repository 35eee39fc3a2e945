"""The games, opened with the cards that a table is bound to."""

import asyncio
from collections.abc import Callable, Collection
from typing import Any

from bot.host.model import Header
from bot.host.ports import Store
from bot.host.stored import Cards
from games.kit.game import ContentError, Game
from games.kit.realtime import RealtimeGame
from games.kit.say import Refusal, malformed, say

LONGEST_KEY = 40
"""No game's key is longer; what can't be one is repeated no further."""


class Decks:
    """Opens each game once for each set of cards. A match stays with the cards it began with,
    whatever is shipped later: the store keeps them by their hash."""

    def __init__(self, open_game: Callable[[str], Game[Any, Any, Any]], store: Store) -> None:
        self._open_game = open_game
        self._store = store
        self._shipped: dict[str, Game[Any, Any, Any]] = {}
        self._by_cards: dict[tuple[str, str], Game[Any, Any, Any]] = {}
        self._kept: set[str] = set()

    @property
    def in_use(self) -> Collection[str]:
        """The hashes of the cards that the store is known to have: they are not given to it a
        second time."""
        return self._kept

    def shipped(self, key: str) -> Game[Any, Any, Any]:
        """The game with the cards of today; refuses a key that no game has."""
        if key not in self._shipped:
            try:
                game = self._open_game(key)
            except KeyError:
                raise malformed(say("tables-no-game", given=key[:LONGEST_KEY])) from None
            self._shipped[key] = game
            self._by_cards[key, game.cards_hash] = game
        return self._shipped[key]

    def is_realtime(self, key: str) -> bool:
        """Whether a game is played in the channel itself; not if there is no such game."""
        try:
            return isinstance(self.shipped(key), RealtimeGame)
        except (Refusal, ContentError):
            return False

    async def bound(self, header: Header) -> Game[Any, Any, Any]:
        """The game with a table's own cards."""
        shipped = self.shipped(header.game)
        bound = self._by_cards.get((header.game, header.cards_hash))
        if bound is None:
            cards = await self._store.cards(header.cards_hash)
            if cards is None or cards.game != header.game:
                raise ContentError(header.cards_hash, "the store lacks these cards")
            files = {name: text.encode() for name, text in cards.files.items()}
            bound = await asyncio.to_thread(type(shipped), files)
            bound = self._by_cards.setdefault((header.game, header.cards_hash), bound)
        return bound

    def unkept(self, game: Game[Any, Any, Any]) -> Cards | None:
        """The game's cards, if the store may not have them yet."""
        if game.cards_hash in self._kept:
            return None
        files = {name: content.decode() for name, content in game.files.items()}
        return Cards(game.cards_hash, game.key, files)

    def kept(self, game: Game[Any, Any, Any]) -> None:
        """Notes that the store has the game's cards."""
        self._kept.add(game.cards_hash)
        self._by_cards.setdefault((game.key, game.cards_hash), game)
