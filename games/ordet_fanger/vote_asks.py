"""What is asked of a ruling: contesting it, the vote, taking one's own answer back."""

from random import Random

from games.kit.asks import Choice, Field, Pick, Picks, Preview, sample_pick
from games.kit.say import Say, Who, say
from games.ordet_fanger.duels import category_of
from games.ordet_fanger.moves import Ballot, Contest, Move, Withdraw
from games.ordet_fanger.names import quote, side_name
from games.ordet_fanger.state import Ruling, Vote
from games.ordet_fanger.table_ask import TableAsk
from games.ordet_fanger.voting import (
    ballots_for,
    check_ballot,
    check_contest,
    check_withdrawal,
    contestable,
    find_message,
    ruling_of,
    withdrawable,
)


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
            for about in contestable(self.sets, self.state, ruling)
        )
        return Pick("ruling", say("ordet-fanger-field-ruling"), choices)

    def _name(self, ruling: Ruling, about: str) -> Say:
        message = find_message(self.state, about)
        if message is None:
            one, other = (Who(given[-1].seat) for given in ruling.answers)
            return say("ordet-fanger-contest-first", one=one, other=other)
        return say("ordet-fanger-contest-answer", who=Who(message.seat), text=message.text)

    def move(self, picks: Picks, at: int) -> Contest:
        number, _, about = picks[0][0].partition(":")
        return Contest(int(number), self.stamp(at), about or None)

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, Contest)
        check_contest(self.sets, self.state, move)
        return Preview((say("ordet-fanger-preview-vote"),))

    def sample(self, rng: Random) -> Picks:
        return (sample_pick(self._rulings(), rng),)


class VoteAsk(TableAsk):
    key = "vote"
    secret = True
    command = "vote"

    def prompt(self) -> Say:
        vote, ruling = self._vote()
        message = find_message(self.state, vote.about)
        if message is None:
            return say("ordet-fanger-ask-vote-first")
        category = category_of(self.sets, self.state, ruling.duel, message.seat)
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
        if vote.about:
            names = (say("ordet-fanger-accept"), say("ordet-fanger-reject"))
        else:
            one, other = (self.state.sides[side] for side in ruling.duel.sides)
            names = (side_name(one), side_name(other))
        choices = tuple(
            Choice(ballot, name) for ballot, name in zip(ballots_for(vote), names, strict=True)
        )
        return Pick("ballot", say("ordet-fanger-field-ballot"), choices)

    def move(self, picks: Picks, at: int) -> Ballot:
        return Ballot(picks[0][0], self.stamp(at))

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, Ballot)
        check_ballot(self.state, self.seat, move)
        return Preview()

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
        return Withdraw(picks[0][0], self.stamp(at))

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, Withdraw)
        check_withdrawal(self.state, self.seat, move)
        return Preview()

    def sample(self, rng: Random) -> Picks:
        return (sample_pick(self._answers(), rng),)
