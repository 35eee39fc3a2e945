"""A lesson: a match that begins at once, against one bot player, dealt as its script needs it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.host import acts, lobby, model, phases
from bot.host.languages import TableLanguage
from bot.host.table import Lobby, Standing, Table
from bot.host.timing import CHOICE
from bot.library import proposed_options
from games.kit.bot_player import EASY
from games.kit.game import Game
from games.kit.lessons import LEARNER
from games.kit.say import not_now, say, stale

NO_CLOCK = {CHOICE: "none"}


def options_of(game: Game[Any, Any, Any], spoken: TableLanguage) -> Mapping[str, str]:
    """What a lesson is played with, as text; raises a Refusal where it does not go with the game's
    cards."""
    if game.lesson is None:
        raise not_now(say("lesson-none"))
    return {
        **proposed_options(game, spoken.opener, spoken.locale),
        **game.lesson.options_in(spoken.opener),
    }


def opened(
    table: model.TableId,
    game: Game[Any, Any, Any],
    place: model.Place,
    spoken: TableLanguage,
    by: acts.By,
    answers_hash: str,
) -> acts.Decided:
    """A table whose match has begun. It has no lobby, whose message would go into its chance."""
    options = {**options_of(game, spoken), **NO_CLOCK}
    assert game.lesson is not None, "options_of refuses"
    secret = model.Secret(game.lesson.secret)
    waiting, _ = lobby.opened(table, game, secret, place, spoken, by, options, EASY)
    salting = model.Salting(is_sealed=True)
    header = msgspec.structs.replace(waiting.header, salting=salting, is_lesson=True)
    begun = Lobby(table, waiting.revision, header, secret, game)
    phases.check_start(begun, by, game)
    return phases.begun(begun, by, game, answers_hash)


def left(table: Table, by: acts.By) -> acts.Decided:
    """Ends the lesson: from here on the match is one like any other."""
    match = acts.check_playing(table)
    if acts.check_seated(table, by) != LEARNER or match.step is None:
        raise stale(say("lesson-is-over"))
    before = match.standing
    # What the bot player has thought of was the script's.
    standing = Standing(match.game, before.seats, before.state)
    position = msgspec.structs.replace(match.position, lesson=None)
    after = match.then(position=position, standing=standing)
    return acts.logged(after, "end_lesson", by, seat=LEARNER)
