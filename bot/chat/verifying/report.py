"""What is to be said of a record once it has been checked: by the rules or, where these are not at
hand, by what it lists alone, which proves less."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import games
from bot.chat.verifying.message_ids import stamp_of_message
from bot.library import Library, open_game
from games.kit import message_ids
from games.kit.bot_player import BotSeat
from games.kit.chance import Call, Chance, commitment
from games.kit.game import ContentError, Game
from games.kit.match import Record
from games.kit.options import as_text, specs
from games.kit.proof import UNFORESEEN, Findings, brief, check, otherwise, use, where
from games.kit.realtime import ListsAnswers
from games.kit.say import Say, Value, Who, say

MOST_FAULTS = 5
MOST_SITTINGS = 6
"""The most that are listed; the rest are counted."""
MOST_DRAWN = 2_000_000
"""Numbers that are drawn for one record where only what it lists is recomputed."""


class Verdict(msgspec.Struct, frozen=True):
    """What is wrong, what was found to be so, and whether the rules were at hand."""

    faults: tuple[Say, ...]
    told: tuple[Say, ...]
    by_rules: bool

    @property
    def lines(self) -> tuple[Say, ...]:
        """What is wrong stands first."""
        return (*self.faults, *self.told)

    @property
    def holds(self) -> bool:
        return self.by_rules and not self.faults


class NoRules(Exception):
    """Why a match can't be played again here."""

    def __init__(self, message: Say) -> None:
        super().__init__(message.id)
        self.message = message


def checked(record: Record, added_cards: Path | None = None) -> Verdict:
    """The one check that there is. The bot player is thought again by the answers of this folder's
    own cards where there are lists."""
    try:
        game = _game(record)
    except NoRules as reason:
        return listed_only(record, reason.message)
    answers: Any = None
    lacking: tuple[Say, ...] = ()
    try:
        answers = _answers(game, record, added_cards)
    except NoRules as reason:
        lacking = (reason.message,)
    thinks = not lacking
    found = check(game, record, answers, stamp_of=stamp_of_message, thinks=thinks)
    if found.fault is not None:
        return Verdict((found.fault, *lacking), (), True)
    return Verdict(lacking, tuple(_told(game, record, found, thinks)), True)


def listed_only(record: Record, reason: Say) -> Verdict:
    """Without the rules nobody can tell which uses of chance there had to be. That is said."""
    faults = list(_listed_faults(record))
    calls = sum(1 for _ in located_calls(record))
    if not calls:
        faults.append(say("verify-no-chance"))
    if len(faults) > MOST_FAULTS:
        faults[MOST_FAULTS:] = [say("verify-more", count=len(faults) - MOST_FAULTS)]
    told = () if faults else (say("verify-listed", uses=calls),)
    weaker = say("verify-weaker", why=reason)
    return Verdict(tuple(faults), (*told, weaker), False)


def _listed_faults(record: Record) -> Iterator[Say]:
    secret = bytes.fromhex(record.secret)
    if commitment(secret) != record.commitment:
        yield say("verify-other-secret")
        return
    if sum(call.of for _, call in located_calls(record)) > MOST_DRAWN:
        yield say("verify-too-much")
        return
    chance = Chance(secret, record.salts)
    for place, call in located_calls(record):
        if not call.is_sound:
            yield say("verify-use-unsound", where=where(place), use=use(call))
            return
        again = chance.again(call)
        if again != call:
            yield otherwise(place, call, again)


def located_calls(record: Record) -> Iterator[tuple[int, Call]]:
    """Every use of chance that a record lists, with the number of its move; 0 is the setup."""
    yield from ((0, call) for call in record.setup)
    for place, entry in enumerate(record.moves, start=1):
        yield from ((place, call) for call in entry.chance)


def _game(record: Record) -> Game[Any, Any, Any]:
    """With the cards that the record carries."""
    if record.game not in games.names():
        raise NoRules(say("verify-no-game", name=record.game))
    rules = games.find(record.game)
    if rules.version != record.version:
        raise NoRules(say("verify-other-version", version=str(record.version)))
    try:
        game = rules({name: text.encode() for name, text in record.cards.items()})
    except (ContentError, *UNFORESEEN) as error:
        raise NoRules(say("verify-no-cards")) from error
    if not game.files and open_game(game.key).files:
        raise NoRules(say("verify-no-cards"))
    return game


def _answers(game: Game[Any, Any, Any], record: Record, added_cards: Path | None) -> Any:
    """The lists that the bot player went by, if it had any."""
    if not record.answers_hash or not isinstance(game, ListsAnswers):
        return None
    answers = Library(added_cards).answers(game.key)
    try:
        options = msgspec.json.decode(record.options, type=game.options_type)
        hashed = game.answers_hash(answers, options)
    except (msgspec.MsgspecError, *UNFORESEEN):
        hashed = ""
    if hashed != record.answers_hash:
        raise NoRules(say("verify-other-answers"))
    return answers


def _told(
    game: Game[Any, Any, Any], record: Record, found: Findings, thinks: bool
) -> Iterator[Say]:
    """What people can compare with what they saw, and what has been proven of it."""
    yield say(
        "verify-table", game=message_ids.name(game), seats=record.seats, how=_how(game, record)
    )
    if game.files and game.cards_hash != _shipped(game, record):
        yield say("verify-own-cards", hash=record.cards_hash)
    yield say("verify-by-rules", moves=len(record.moves), uses=found.uses)
    if found.is_lesson:
        yield say("verify-lesson", moves=found.taught)
    yield from _of_bot_player(game, record, found, thinks)
    if found.taken_back:
        yield say("verify-taken-back", count=found.taken_back)
    if found.judged:
        yield say("verify-judged-same", count=found.judged)
    if found.voted:
        yield say("verify-judged-voted", count=found.voted)
    if found.without_ids:
        yield say("verify-judged-without", count=found.without_ids)
    if found.judged and found.posts_without_ids:
        yield say("verify-posts-without", count=found.posts_without_ids)
    if found.outcome is not None:
        yield say("verify-ended", how=found.outcome)
    else:
        yield say("verify-not-ended", moves=len(record.moves), ending=record.ending or "none")


def _of_bot_player(
    game: Game[Any, Any, Any], record: Record, found: Findings, thinks: bool
) -> Iterator[Say]:
    for sits in record.bot_seats[:MOST_SITTINGS]:
        yield _sitting(sits)
    if len(record.bot_seats) > MOST_SITTINGS:
        yield say("verify-bot-more", count=len(record.bot_seats) - MOST_SITTINGS)
    if found.bot_moves and thinks:
        yield say("bot-player-same", moves=found.bot_moves)
    if found.bot_moves and isinstance(game, ListsAnswers) and not record.answers_hash:
        yield say("verify-no-lists")
    if found.clocks_for_bot_player:
        yield say("verify-clock-for-bot", count=found.clocks_for_bot_player)


def _sitting(sits: BotSeat) -> Say:
    if sits.level is None:
        return say("verify-bot-left", who=Who(sits.seat), after=sits.after)
    return say(
        "verify-bot-sits",
        who=Who(sits.seat),
        after=sits.after,
        level=sits.level,
        pace=sits.pace or "none",
    )


def _shipped(game: Game[Any, Any, Any], record: Record) -> str:
    """What the cards of this version's own would be called, played with these options."""
    options = msgspec.json.decode(record.options, type=game.options_type)
    try:
        own: str = open_game(game.key).bound(options).cards_hash
    except UNFORESEEN:
        return ""
    return own


def _how(game: Game[Any, Any, Any], record: Record) -> Say:
    """All that is not as usual."""
    options = msgspec.json.decode(record.options, type=game.options_type)
    chosen = tuple(
        say(
            "verify-option",
            option=message_ids.option(game, spec.name),
            chosen=_worded(game, spec.kind, spec.name, getattr(options, spec.name)),
        )
        for spec in specs(game.options_type)
        if getattr(options, spec.name) != spec.default
    )
    return brief(say("verify-options", chosen=chosen)) if chosen else say("verify-options-usual")


def _worded(game: Game[Any, Any, Any], kind: str, name: str, value: Any) -> Value:
    text = as_text(value)
    match kind:
        case "switch":
            return say("chat-switch", state=text)
        case "choice":
            return message_ids.option_choice(game, name, text)
        case "content":
            named = {choice.key: choice.name for choice in game.contents(name, "")}
            return named.get(text, text)
    return text
