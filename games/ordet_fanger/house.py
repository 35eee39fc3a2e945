"""A sensible player: draws, thinks up a name, votes."""

from random import Random

from games.ordet_fanger.duels import place_in
from games.ordet_fanger.folding import squeezed, words_of
from games.ordet_fanger.judging import stamp
from games.ordet_fanger.knowledge import Knowledge
from games.ordet_fanger.moves import Answer, Ballot, Draw, Move, OpenRound, Turn
from games.ordet_fanger.state import Drawing, Opening, State, Turning, ruling_of

ONSETS = ("b", "br", "d", "f", "g", "gr", "h", "k", "l", "m", "n", "p", "r", "s", "st", "t", "v")
VOWELS = ("a", "e", "i", "o", "u", "y")
ACCEPT_SHARE = 0.8


def house_move(knowledge: Knowledge, rng: Random, at: int) -> Move:
    state = knowledge.table
    if state.vote is not None:
        return _ballot(state, rng, at)
    match state.phase:
        case Turning():
            return Turn(at)
        case Opening():
            return OpenRound(state.cards, (), at)
        case Drawing() if knowledge.viewer == state.drawer():
            return _draw(knowledge, rng, at)
    return Answer(_name(state, rng), at)


def _draw(knowledge: Knowledge, rng: Random, at: int) -> Move:
    """With sharp eyes, calls out a name where it sees itself in a duel."""
    state = knowledge.table
    if state.duel is not None and place_in(state, state.duel, state.drawer()) is not None:
        return Answer(_name(state, rng), at)
    piles = [number for number, pile in enumerate(knowledge.draw_piles) if pile.count]
    return Draw(rng.choice(piles), at, rng.randrange(state.piles_per_side))


def _name(state: State, rng: Random) -> str:
    """An invented person is a correct answer, if enough people know of it; not said before."""
    said = {*state.said, *(squeezed(message.words) for message in state.messages)}
    while True:
        syllables = rng.randint(2, 3)
        name = "".join(rng.choice(ONSETS) + rng.choice(VOWELS) for _ in range(syllables))
        if squeezed(words_of(name)) not in said:
            return name.capitalize()


def _ballot(state: State, rng: Random, at: int) -> Ballot:
    """Who was first is read off the stamps; answers mostly pass."""
    vote = state.vote
    assert vote is not None
    if vote.about:
        return Ballot("accept" if rng.random() < ACCEPT_SHARE else "reject", at)
    ruling = ruling_of(state, vote.ruling)
    assert ruling is not None
    left, right = ruling.answers
    return Ballot("0" if stamp(left) <= stamp(right) else "1", at)
