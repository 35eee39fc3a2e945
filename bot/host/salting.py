"""What goes into a match's chance beside its secret: the lobby's message, and people's words.

The owner of the secret can compute what each salt would deal. So nothing counts that nobody could
check, and nothing that can be taken back or retried unseen: a word stays when its author leaves,
and a deleted lobby message takes its words along. The last salt can't have been chosen to fit the
rest, unless the owner of the secret gave it.
"""

import msgspec

from bot.host.acts import By, Decided, check_in_lobby, check_seated, logged
from bot.host.model import Posted, Salting, User, Word
from bot.host.table import Table
from games.kit.say import malformed, say, stale

LONGEST_WORD = 40
MOST_WORDS = 16
"""More than sit at any table: those of people who have left are there too."""


def announced(
    table: Table,
    by: By,
    message: Posted | None,
    instead_of: Posted | None,
    *,
    is_sealed: bool = False,
) -> Decided:
    """Sets the message that the lobby is known by. Earlier words are dropped: they must come after
    the message's id, which could otherwise be retried until it suits them."""
    check_in_lobby(table)
    before = table.header.salting
    if before.lobby != instead_of:
        raise stale(say("tables-stale"))
    asks_anew = before.asks_anew or bool(before.words)
    after = table.then_header(salting=Salting(message, asks_anew=asks_anew, is_sealed=is_sealed))
    return logged(after, "announce", by, body=message)


def worded(table: Table, by: By, text: str) -> Decided:
    """Somebody's word, in place of his last one."""
    check_in_lobby(table)
    seat = check_seated(table, by)
    after = table.then_header(salting=with_word(table, by.user, text))
    return logged(after, "word", by, seat=seat, body=text)


def with_word(table: Table, user: User, text: str) -> Salting:
    """The salts with one more word, the last. If they are too many, the first of somebody who has
    left makes room."""
    if not text:
        raise malformed(say("tables-word-empty"))
    if len(text) > LONGEST_WORD:
        raise malformed(say("tables-word-long", most=LONGEST_WORD))
    words = [word for word in table.header.salting.words if word.user != user]
    if len(words) >= MOST_WORDS:
        words.remove(next(word for word in words if table.seat_of(word.user) is None))
    words.append(Word(user, text))
    salting = msgspec.structs.replace(table.header.salting, words=tuple(words), is_stirred=False)
    return unsealed(salting)


def stirred(salting: Salting) -> Salting:
    """After a change of seats or options."""
    return unsealed(msgspec.structs.replace(salting, is_stirred=bool(salting.words)))


def unsealed(salting: Salting) -> Salting:
    """After a change of what a seal tells: it does not seal the match that begins."""
    return msgspec.structs.replace(salting, is_sealed=False)
