"""What is asked of a ruling: contesting it, the vote, taking one's own answer back."""

from collections.abc import Sequence
from random import Random

from games.kit.asks import Barred, Choice, Field, Pick, Picks, sample_pick
from games.kit.say import Say, Who, say
from games.ordet_fanger.duels import category_of
from games.ordet_fanger.moves import Ballot, Contest, Move, Withdraw
from games.ordet_fanger.state import Ruling, Vote, find_message, ruling_of
from games.ordet_fanger.table_ask import TableAsk
from games.ordet_fanger.voting import FIRST, ballots_for, contestable, counted, withdrawable
from games.ordet_fanger.wording import quote, side_name

LONGEST_NAMED = 24
"""The length to which an answer is cut where it is named."""


class ContestAsk(TableAsk):
    key = "contest"
    optional = True
    command = "vote"

    def prompt(self) -> Say:
        return say("ordet-fanger-ask-contest")

    def fields(self) -> tuple[Field, ...]:
        return (self._rulings(),)

    def _rulings(self) -> Pick:
        """The newest ruling first."""
        choices = tuple(
            Choice(f"{ruling.number}:{about}", self._name(ruling, about))
            for ruling in reversed(self.state.rulings)
            for about in contestable(self.game.sets, self.state, ruling)
        )
        return Pick("ruling", say("ordet-fanger-field-ruling"), choices)

    def _name(self, ruling: Ruling, about: str) -> Say:
        message = find_message(self.state, about)
        if message is None:
            return say("ordet-fanger-contest-first")
        text = message.text
        if len(text) > LONGEST_NAMED:
            text = f"{text[: LONGEST_NAMED - 1].rstrip()}…"
        return say("ordet-fanger-contest-answer", who=Who(message.seat), text=text)

    def move(self, picks: Picks, at: int) -> Contest:
        number, _, about = picks[0][0].partition(":")
        return Contest(int(number), self.state.stamp(at), about or None)

    def lines(self, move: Move) -> tuple[Say, ...]:
        return (say("ordet-fanger-preview-vote"),)

    def sample(self, rng: Random) -> Picks:
        return (sample_pick(self._rulings(), rng),)

    def barred(self) -> Sequence[Barred]:
        """The parts of open rulings that were voted on already, or accepted earlier."""
        stamp = self.state.stamp(0)
        return [
            barred
            for ruling in reversed(self.state.rulings)
            for about in _questions(ruling)
            for barred in self.why_not(
                self._name(ruling, about),
                Contest(ruling.number, stamp, about or None),
            )
        ]


class VoteAsk(TableAsk):
    key = "vote"
    secret = True
    command = "vote"

    def prompt(self) -> Say:
        vote, ruling = self._vote()
        message = find_message(self.state, vote.about)
        if message is None:
            return say("ordet-fanger-ask-vote-first")
        category = category_of(self.game.sets, self.state, ruling.duel, message.seat)
        return say("ordet-fanger-ask-vote-answer", text=message.text, category=category)

    def _vote(self) -> tuple[Vote, Ruling]:
        vote = self.state.vote
        assert vote is not None
        ruling = ruling_of(self.state, vote.ruling)
        assert ruling is not None
        return vote, ruling

    def fields(self) -> tuple[Field, ...]:
        return (self._ballots(),)

    def _ballots(self) -> Pick:
        vote, ruling = self._vote()
        choices: tuple[Choice, ...]
        if vote.about:
            one, other = ballots_for(vote)
            choices = (
                Choice(one, say("ordet-fanger-accept"), means="yes"),
                Choice(other, say("ordet-fanger-reject"), means="no"),
            )
        else:
            sides = (self.state.sides[side] for side in ruling.duel.sides)
            choices = tuple(map(Choice, ballots_for(vote), map(side_name, sides)))
        return Pick("ballot", say("ordet-fanger-field-ballot"), choices)

    def move(self, picks: Picks, at: int) -> Ballot:
        return Ballot(picks[0][0], self.state.stamp(at))

    def sample(self, rng: Random) -> Picks:
        return (sample_pick(self._ballots(), rng),)


class WithdrawAsk(TableAsk):
    key = "withdraw"
    optional = True
    command = "vote"

    def prompt(self) -> Say:
        return say("ordet-fanger-ask-withdraw")

    def fields(self) -> tuple[Field, ...]:
        return (self._answers(),)

    def _answers(self) -> Pick:
        choices = tuple(
            Choice(message.id, quote(message.text))
            for message in withdrawable(self.state, self.seat)
        )
        return Pick("answer", say("ordet-fanger-field-withdraw"), choices)

    def move(self, picks: Picks, at: int) -> Withdraw:
        return Withdraw(picks[0][0], self.state.stamp(at))

    def sample(self, rng: Random) -> Picks:
        return (sample_pick(self._answers(), rng),)


def _questions(ruling: Ruling) -> tuple[str, ...]:
    """The parts of a ruling that can be doubted."""
    answers = tuple(message.id for message in counted(ruling))
    return (*answers, FIRST) if all(ruling.answers) else answers
