"""Before and around the play: a table's seats, options, start, pauses and end."""

from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec

from bot.host import acts, model
from bot.host.languages import BY_ITSELF, TableLanguage, read_language
from bot.host.languages import CHOICE as LANGUAGE
from bot.host.meetings import Meeting
from bot.host.refused_options import sentence_of
from bot.host.salting import stirred, unsealed, with_word
from bot.host.series import after
from bot.host.table import Lobby, Table
from bot.host.timing import CHOICE, USUAL, Timing, read_timing
from games.kit.bot_player import LEVELS, PACES
from games.kit.chance import FORMAT, commitment
from games.kit.game import Game
from games.kit.options import OptionError, Options
from games.kit.say import Refusal, Seat, Why, malformed, not_now, say, stale


def opened(
    table: model.TableId,
    game: Game[Any, Any, Any],
    secret: model.Secret,
    place: model.Place,
    spoken: TableLanguage,
    by: acts.By,
    options: Mapping[str, str],
    against: str | None = None,
) -> acts.Decided:
    """A new lobby, its opener at the first seat; against the bot player, with as many seats of it,
    at this level, as it takes to begin."""
    wanted, timing = _split(options, USUAL)
    chosen = _changed(game, game.options_type(), wanted)
    seats: tuple[model.Seated, ...] = (model.Seated(by.user),)
    if against is not None:
        _check_level(against)
        others = _fewest_seats(game, chosen) - len(seats)
        seats += (model.Seated(model.NOBODY, bot_player=against),) * others
    header = model.Header(
        game=game.key,
        rules_version=game.version,
        cards_hash=game.cards_hash,
        phase="lobby",
        place=place,
        language=spoken.opener,
        locale=spoken.locale,
        opener=by.user,
        seats=seats,
        options=_encoded(chosen),
        timing=timing,
        chosen_language=read_language(options.get(LANGUAGE, BY_ITSELF)),
        commitment=commitment(secret),
        opened=by.at,
        chance=FORMAT,
        salting=model.Salting(),
    )
    return acts.logged(Lobby(table, 1, header, secret, game), "open", by, seat=0, body=options)


def _fewest_seats(game: Game[Any, Any, Any], options: Options) -> int:
    """With which somebody does not sit there alone; raises the Refusal if no number goes."""
    *fewer, most = (count for count in game.seat_counts if count > 1)
    for count in fewer:
        with suppress(Refusal):
            game.check_options(count, options)
            return count
    game.check_options(most, options)
    return most


def reopened(
    table: model.TableId, ended: Table, game: Game[Any, Any, Any], secret: model.Secret, by: acts.By
) -> acts.Decided:
    """The lobby of the next match between the people who are still there, with the same options and
    today's cards. New words are asked for. The person who asks for it sits there again; the others'
    seats are kept for them."""
    if ended.header.phase != "ended":
        raise not_now(say("tables-not-over"))
    acts.check_seated(ended, by)
    people = [each.user for each in ended.header.seats if not _is_free(each)]
    seats = _seats_again(ended, people, by.user)
    return _reopened(table, ended, game, secret, by, seats, by.user)


def met(
    table: model.TableId,
    ended: Table,
    game: Game[Any, Any, Any],
    secret: model.Secret,
    by: acts.By,
    meeting: Meeting,
) -> acts.Decided:
    """The same for those who have agreed to meet. All seats are kept, for nobody is there yet."""
    seats = _seats_again(ended, meeting.comes, model.NOBODY)
    return _reopened(table, ended, game, secret, by, seats, meeting.opener, meeting.at)


def _seats_again(
    ended: Table, people: Collection[model.User], there: model.User
) -> Mapping[Seat, model.Seated]:
    """Who sits where again, by where they sat; the bot player needs nobody to press for it."""
    seats: dict[Seat, model.Seated] = {}
    for seat, seated in enumerate(ended.header.seats):
        if _is_free(seated):
            continue
        if seated.bot_player is not None:
            seats[seat] = model.Seated(model.NOBODY, bot_player=seated.bot_player)
        elif seated.user in people:
            seats[seat] = model.Seated(seated.user, left=seated.user != there)
    return seats


def _reopened(
    table: model.TableId,
    ended: Table,
    game: Game[Any, Any, Any],
    secret: model.Secret,
    by: acts.By,
    seats: Mapping[Seat, model.Seated],
    opener: model.User,
    meets: model.Stamp = model.LONG_AGO,
) -> acts.Decided:
    before = len(ended.header.seats)
    gone = [seat for seat in range(before) if seat not in seats]
    options = game.options_without(ended.options, gone, before)
    options = game.rematch_options(options, len(seats))
    header = msgspec.structs.replace(
        ended.header,
        phase="lobby",
        rules_version=game.version,
        cards_hash=game.cards_hash,
        opener=opener,
        seats=tuple(seats.values()),
        options=_encoded(options),
        commitment=commitment(secret),
        opened=by.at,
        chance=FORMAT,
        salting=model.Salting(),
        meets=meets,
        pauses=(),
        rematch_of=ended.id,
        ending=None,
        answers_hash="",
        parts=(),
        series=after(ended),
        called_back=(),
        is_lesson=False,
    )
    return acts.logged(Lobby(table, 1, header, secret, game), "open", by, body=ended.id)


def _is_free(seated: model.Seated) -> bool:
    """Whether a seat is kept for nobody in the next match."""
    return seated.is_vacant or model.is_forgotten(seated.user)


def joined(table: Table, by: acts.By, word: str) -> acts.Decided:
    """Sits down at the next seat, with a word if there is one; or, in a rematch's lobby, at the one
    that is kept for him. That others come back to theirs is no change of seats. Where the opener is
    not there yet, whoever comes is the opener."""
    header = table.header
    acts.check_not_ended(table)
    if table.seat_of(by.user) is not None:
        raise not_now(say("tables-seated-already"))
    acts.check_in_lobby(table)
    seat = _kept_seat(table, by.user)
    if seat is not None:
        seats = (*header.seats[:seat], model.Seated(by.user), *header.seats[seat + 1 :])
        salting = table.header.salting
    else:
        most = table.game.seat_counts[-1]
        if len(header.seats) >= most:
            full = say("tables-kept") if header.kept else say("tables-full", seats=most)
            raise not_now(full)
        seat, seats = len(header.seats), (*header.seats, model.Seated(by.user))
        salting = stirred(table.header.salting)
    opener = header.opener if header.opener in header.people else by.user
    options = _with(table, len(seats))
    sitting = table.then_header(seats=seats, salting=salting, options=options, opener=opener)
    if word:
        words = with_word(sitting, by.user, word)
        sitting = table.then_header(seats=seats, salting=words, options=options, opener=opener)
    return acts.logged(sitting, "join", by, seat=seat, body=word)


def _kept_seat(table: Table, user: model.User) -> Seat | None:
    kept = (seat for seat in table.header.kept if table.header.seats[seat].user == user)
    return next(kept, None)


def left(table: Table, by: acts.By) -> acts.Decided:
    """Leaves the lobby and frees the seat, also a kept one."""
    lobby = acts.check_in_lobby(table)
    seat = _kept_seat(table, by.user)
    if seat is None:
        seat = acts.check_seated(table, by)
    return acts.logged(_without(lobby, seat), "leave", by, seat=seat)


def freed(table: Table, by: acts.By) -> acts.Decided:
    """The seats that are kept are for anybody; the opener's to do."""
    lobby = acts.check_in_lobby(table)
    acts.check_opener(table, by)
    if not table.header.kept:
        raise stale(say("tables-none-kept"))
    users = [table.header.seats[seat].user for seat in table.header.kept]
    return acts.logged(_without(lobby, *table.header.kept), "leave", by, body=users)


def _without(table: Lobby, *gone: Seat) -> Lobby:
    """With these seats free again, and the next one opening the table if its opener has gone."""
    header = table.header
    seats = tuple(each for seat, each in enumerate(header.seats) if seat not in gone)
    people = [each.user for each in seats if each.bot_player is None and not each.left]
    if not people and header.meets:
        # Those who have agreed to meet may still come.
        people = [each.user for each in seats if each.is_vacant]
    if not people:
        return table.then_header(phase="ended", ending="left")
    opener = header.opener if header.opener in people else people[0]
    return table.then_header(
        seats=seats,
        opener=opener,
        options=_encoded(table.game.options_without(table.options, gone, len(header.seats))),
        salting=stirred(table.header.salting),
    )


def gathered(table: Lobby) -> Lobby:
    """A lobby as its match begins: without those who have not come back."""
    kept = table.header.kept
    if not kept or not table.header.people:
        return table
    return replace(_without(table, *kept), revision=table.revision)


def with_bot_player(table: Table, by: acts.By, level: str) -> acts.Decided:
    """The bot player sits down at the next seat; for anybody at the table to ask."""
    acts.check_in_lobby(table)
    acts.check_seated(table, by)
    _check_level(level)
    if len(table.header.seats) >= table.game.seat_counts[-1]:
        raise not_now(say("tables-full", seats=table.game.seat_counts[-1]))
    seats = (*table.header.seats, model.Seated(model.NOBODY, bot_player=level))
    options = _with(table, len(seats))
    seated = table.then_header(seats=seats, salting=stirred(table.header.salting), options=options)
    return acts.logged(seated, "bot", by, seat=len(table.header.seats), body=level)


def without_bot_player(table: Table, by: acts.By) -> acts.Decided:
    """The last seat that the bot player plays is free again."""
    lobby = acts.check_in_lobby(table)
    acts.check_seated(table, by)
    seat = max(table.header.bot_player_seats, default=None)
    if seat is None:
        raise stale(say("tables-no-bot"))
    return acts.logged(_without(lobby, seat), "bot", by, seat=seat)


def with_manner(
    table: Table, by: acts.By, *, level: str | None = None, pace: str | None = None
) -> acts.Decided:
    """How well, or how fast, the bot player plays at all its seats."""
    acts.check_in_lobby(table)
    acts.check_seated(table, by)
    header = table.header
    if pace is not None:
        if pace not in PACES:
            raise malformed(say("tables-no-such-manner"))
        header = msgspec.structs.replace(header, pace=pace)
    if level is not None:
        _check_level(level)
        seats = tuple(
            seated
            if seated.bot_player is None
            else msgspec.structs.replace(seated, bot_player=level)
            for seated in header.seats
        )
        salting = unsealed(table.header.salting)
        header = msgspec.structs.replace(header, seats=seats, salting=salting)
    return acts.logged(table.then(header=header), "bot", by, body=(level, pace))


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise malformed(say("tables-no-such-manner"))


def _with(table: Table, seats: int) -> msgspec.Raw:
    """The options for so many seats."""
    return _encoded(table.game.options_with(table.options, seats))


def chosen(table: Table, by: acts.By, options: Mapping[str, str], preset: str = "") -> acts.Decided:
    """Changes options, given as text; the opener's to do. They are called as the preset they come
    from until they are changed."""
    acts.check_in_lobby(table)
    acts.check_opener(table, by)
    wanted, timing = _split(options, table.header.timing)
    changed = _changed(table.game, table.options, wanted)
    salting = table.header.salting if changed == table.options else stirred(table.header.salting)
    if changed == table.options and timing == table.header.timing:
        preset = preset or table.header.preset
    so = table.then_header(
        options=_encoded(changed),
        salting=salting,
        timing=timing,
        preset=preset,
        chosen_language=read_language(options.get(LANGUAGE, table.spoken.choice)),
    )
    return acts.logged(so, "choose", by, body=options)


def _split(chosen: Mapping[str, str], now: Timing) -> tuple[Mapping[str, str], Timing]:
    """What is chosen of the game's options, and the clock, which stands among them as the language
    does."""
    wanted = {name: value for name, value in chosen.items() if name not in (CHOICE, LANGUAGE)}
    return wanted, read_timing(chosen[CHOICE]) if CHOICE in chosen else now


def _changed(game: Game[Any, Any, Any], options: Options, chosen: Mapping[str, str]) -> Options:
    if not chosen:
        return options
    try:
        wanted = game.read_options(chosen)
    except OptionError as error:
        raise Refusal(Why.MALFORMED, sentence_of(game, error)) from error
    return msgspec.structs.replace(options, **{name: getattr(wanted, name) for name in chosen})


def _encoded(options: Options) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(options))
