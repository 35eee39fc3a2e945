"""What a seat, or the clock, can do. Every move carries its stamp in milliseconds."""

import msgspec


class OpenRound(msgspec.Struct, frozen=True, tag="open_round"):
    """The opener says which cards the round is played with, and which two symbols are taken out
    (none: two at random, where two must go)."""

    cards: str
    dropped: tuple[str, ...]
    at: int


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Turn a card from this draw pile, onto this one of the own piles (0 but for two players)."""

    pile: int
    at: int
    onto: int = 0


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """A message in the table's channel, by anybody at the table; the rules find out whether it
    is an answer. The id is the chat's own; without one, the game numbers it. Not verified: the
    host saw it only after an edit, so the text may not be the one first sent."""

    text: str
    at: int
    message: str = ""
    verified: bool = True


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw"):
    """The author takes an answer back."""

    message: str
    at: int


class GiveUpDuel(msgspec.Struct, frozen=True, tag="give_up_duel"):
    """A duellist has no answer; for a duel without a limit, which else might never end (OF8)."""

    at: int


class Turn(msgspec.Struct, frozen=True, tag="turn"):
    """The third player turns a card for the duel that was Uavgjort."""

    at: int


class Contest(msgspec.Struct, frozen=True, tag="contest"):
    """Have a ruling put to the vote: this answer of it, or (without one) who was first."""

    ruling: int
    at: int
    answer: str | None = None


class Ballot(msgspec.Struct, frozen=True, tag="ballot"):
    """A secret vote: "accept" or "reject" an answer; "0" or "1" for the duellist who was first."""

    choice: str
    at: int


class Posted(msgspec.Struct, frozen=True, tag="posted", omit_defaults=True):
    """The table's own message number `number` (a card, a ruling) got this stamp from the chat,
    and this id, where the chat has ids."""

    number: int
    at: int
    message: str = ""


class StoodStill(msgspec.Struct, frozen=True, tag="stood_still"):
    """The clock: it stood still until now, so a duel without an answer has its whole time again."""

    at: int


class Rule(msgspec.Struct, frozen=True, tag="rule"):
    """The clock: the first answer has settled, or the time is out."""

    at: int


class Reopen(msgspec.Struct, frozen=True, tag="reopen"):
    """The clock: drawing is open again after a ruling."""

    at: int


class Flip(msgspec.Struct, frozen=True, tag="flip"):
    """The clock: no earlier contest came, so the card that was reached for is turned."""

    at: int


class Tally(msgspec.Struct, frozen=True, tag="tally"):
    """The clock: the vote's time is out."""

    at: int


class Close(msgspec.Struct, frozen=True, tag="close"):
    """The clock: the round's last ruling can't be contested any longer."""

    at: int


Move = (
    OpenRound
    | Draw
    | Answer
    | Withdraw
    | GiveUpDuel
    | Turn
    | Contest
    | Ballot
    | Posted
    | StoodStill
    | Rule
    | Reopen
    | Flip
    | Tally
    | Close
)

ClockMove = Posted | StoodStill | Rule | Reopen | Flip | Tally | Close
