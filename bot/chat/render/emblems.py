"""The small pictures beside cards and choices: emojis of the application's own where Discord has
them, and Unicode's everywhere else."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from string import digits
from typing import Any

import games
from bot.pictures.emblems import emblems as drawn_emblems
from games.kit.asks import Form
from games.kit.cards import EMBLEMS, card_art
from games.kit.suits import Suit

Art = str
"""What a card is drawn as ("french/S7", "symbol/wave+star")."""

MOST_CARDS = 1_000

OWN = re.compile(r"<:(\w+):(\d+)>")
"""How an emoji of the application's own is written; not by people, whose text is made harmless."""


@cache
def in_unicode() -> Mapping[Art, str]:
    """Of French cards, and of all games' own."""
    declared = (games.find(key).emblems for key in games.names())
    return {art: own for each in (EMBLEMS, *declared) for art, own in each.items()}


class Emblems:
    """How each is shown at the moment. A card's are put together once."""

    def __init__(self) -> None:
        self._own: Mapping[Art, str] = {}
        self.of = lru_cache(MOST_CARDS)(self._of)
        """All those of a card, in a line of markdown; nothing if it has none."""
        self.beside = lru_cache(MOST_CARDS)(self._beside)
        """The one that stands beside a choice of this art and group; at least its suit's, if its
        group is one."""

    def know(self, own: Mapping[Art, tuple[str, int]]) -> None:
        """What the application has: the names and ids of its emojis."""
        self._show({art: f"<:{name}:{id_}>" for art, (name, id_) in own.items()})

    def forget(self) -> None:
        """Discord does not take them any more."""
        self._show({})

    def _show(self, own: Mapping[Art, str]) -> None:
        self._own = own
        self.of.cache_clear()
        self.beside.cache_clear()

    def on(self, form: Form) -> str | None:
        """The one on the button for an ask, if it has any."""
        return self._own.get(form.art) or self.beside(form.art, "")

    def of_suit(self, suit: Suit) -> str | None:
        return self._one(card_art(suit)) or None

    def of_die(self, art: Art) -> str:
        """Nothing where a number has to do."""
        return self._own.get(art, "")

    def _of(self, art: Art) -> str:
        return "".join(filter(None, map(self._one, _parts(art))))

    def _beside(self, art: Art, group: str) -> str | None:
        parts = _parts(art) or ([card_art(group)] if group else [])
        return next(filter(None, map(self._one, parts)), None)

    def _one(self, art: Art) -> str:
        return self._own.get(art) or in_unicode().get(art, "")


UNICODE = Emblems()
"""For whatever is not sent to Discord."""


def _parts(art: Art) -> list[Art]:
    kind, _, drawn = art.partition("/")
    return [f"{kind}/{part.rstrip(digits)}" for part in drawn.split("+")] if drawn else []


@cache
def _by_name() -> Mapping[str, str]:
    return {
        name: in_unicode().get(art, "")
        for art, drawn in drawn_emblems().items()
        for name in (drawn.word, drawn.long_name)
    }


def without_own(markdown: str) -> str:
    """The same with Unicode's emojis, which take less room."""
    return OWN.sub(lambda found: _by_name().get(found[1], ""), markdown)


def as_component(emoji: str) -> dict[str, Any]:
    """As components take one."""
    own = OWN.fullmatch(emoji)
    return {"name": emoji} if own is None else {"name": own[1], "id": own[2]}


def without_own_in(payload: Any) -> Any:
    """What is about to be sent, without any emoji of the application's own."""
    match payload:
        case str():
            return without_own(payload)
        case list():
            return [without_own_in(each) for each in payload]
        case dict():
            return {
                key: without_own_in(value)
                for key, value in payload.items()
                if not (key == "emoji" and isinstance(value, dict) and "id" in value)
            }
    return payload
