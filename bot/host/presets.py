"""What a lobby's options can begin from: what the last match of the game used in its channel, or
else on its server, and the options that a server keeps under names."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot.host.by_seat import Sits, for_people, goes, people_of
from bot.host.languages import CHOICE as LANGUAGE
from bot.host.languages import read_language
from bot.host.model import Place
from bot.host.ports import Store
from bot.host.refused_options import sentence_of
from bot.host.stored import LastOptions, Preset
from bot.host.table import Table
from bot.host.timing import CHOICE, USUAL, Timing, read_timing
from games.kit import message_ids
from games.kit.game import Game
from games.kit.options import OptionError, Options, as_texts, specs
from games.kit.say import Refusal, Say, not_now, say
from games.kit.seat_lists import joined, settled, split

SEATS = "seats:"
"""Under which it stands, among the options of the last match, who sat where."""
MOST_PRESETS = 10
"""The most presets of a server for a game."""


class Presets:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._saving = asyncio.Lock()

    async def last(self, game: Game[Any, Any, Any], place: Place) -> Mapping[str, str] | None:
        """As they were then: the game may take some of it no longer."""
        for where in places_of(place):
            if (options := await self._store.last_options(where, game.key)) is not None:
                return options
        return None

    async def of(self, server: int, game: Game[Any, Any, Any]) -> Sequence[Preset]:
        """By their names."""
        return await self._store.presets(server, game.key)

    async def save(
        self,
        server: int,
        game: Game[Any, Any, Any],
        name: str,
        options: Options,
        timing: Timing = USUAL,
    ) -> None:
        """Under this name, in place of what it stood for."""
        async with self._saving:
            names = [preset.name for preset in await self.of(server, game)]
            if name not in names and len(names) >= MOST_PRESETS:
                raise not_now(say("tables-many-presets", most=MOST_PRESETS))
            kept = usable(game, with_clock(as_texts(options), timing))
            await self._store.keep_preset(Preset(server, game.key, name, dict(kept)))

    async def delete(self, server: int, game: Game[Any, Any, Any], name: str) -> None:
        await self._store.delete_preset(server, game.key, name)


def last_options(table: Table) -> LastOptions:
    """What the next lobby may begin from, once a match has begun."""
    chosen = with_clock(as_texts(table.options), table.header.timing)
    chosen[LANGUAGE] = table.spoken.choice
    chosen[SEATS] = joined(people_of(table.header.seats))
    return LastOptions(places_of(table.header.place), table.game.key, chosen)


def with_clock(options: Mapping[str, str], timing: Timing) -> dict[str, str]:
    """Options and the clock, which is kept among them."""
    return {**options, CHOICE: timing.text}


def places_of(place: Place) -> tuple[int, ...]:
    """By what a match's options are remembered: its channel, whatever thread it is in, and its
    server."""
    return (place.channel,) if place.guild is None else (place.channel, place.guild)


def usable(game: Game[Any, Any, Any], options: Mapping[str, str]) -> Mapping[str, str]:
    """The options that the game still has and takes, with content that is still there, but for
    those of the seats, where others may sit by now."""
    kept = _kept(game, options)
    return {name: value for name, value in kept.items() if _wrong_with(game, name, value) is None}


def left_out(game: Game[Any, Any, Any], options: Mapping[str, str]) -> Sequence[Say]:
    """Of those that the game still has, why it takes some no longer as they were kept."""
    return wrong_in(game, _kept(game, options))


def wrong_in(game: Game[Any, Any, Any], options: Mapping[str, str]) -> Sequence[Say]:
    """Why each of these is none that the game takes, of all for which that is so."""
    wrong = (_wrong_with(game, name, value) for name, value in options.items())
    return tuple(sentence for sentence in wrong if sentence is not None)


def by_person(
    game: Game[Any, Any, Any], kept: Mapping[str, str], seats: Sequence[Sits]
) -> tuple[Mapping[str, str], Sequence[Say]]:
    """What was kept for each seat, for those who sit here of the people who sat there; and what is
    left out of it."""
    users, found, dropped = split(kept[SEATS]), {}, list[Say]()
    usual = game.options_type()
    for spec in (each for each in specs(game.options_type) if each.kind == "per seat"):
        was, nothing = split(kept.get(spec.name, "")), "0" if spec.most else ""
        values, is_whole = for_people(was, users, seats, nothing)
        if not is_whole:
            dropped.append(say("tables-some-not-here", name=message_ids.option(game, spec.name)))
        try:
            options = game.read_options({spec.name: joined(values)})
        except OptionError as error:
            dropped.append(sentence_of(game, error))
            continue
        options = replace(options, **{spec.name: settled(getattr(options, spec.name))})
        if goes(game, usual, len(seats)) and not goes(game, options, len(seats)):
            dropped.append(say("tables-not-with-so-many", name=message_ids.option(game, spec.name)))
        else:
            found[spec.name] = as_texts(options)[spec.name]
    return found, dropped


def _kept(game: Game[Any, Any, Any], options: Mapping[str, str]) -> Mapping[str, str]:
    known = {spec.name for spec in specs(game.options_type) if spec.kind != "per seat"}
    known |= {CHOICE, LANGUAGE}
    return {name: value for name, value in options.items() if name in known}


def _wrong_with(game: Game[Any, Any, Any], name: str, value: str) -> Say | None:
    try:
        if name == CHOICE:
            read_timing(value)
        elif name == LANGUAGE:
            read_language(value)
        else:
            game.read_options({name: value})
    except OptionError as error:
        return sentence_of(game, error)
    except Refusal as refusal:
        return refusal.message
    return None
