"""How the bot plays: it draws, takes answers from the lists at a human pace, sometimes has none or
a wrong one, and contests and votes by what its lists let it doubt.

What it does in a duel is decided once for each answer that it owes. Deciding again while others
speak changes nothing except what they have said.
"""

from collections.abc import Sequence
from typing import NamedTuple

from games.kit.bot_player import BotMove, Mind, Pace
from games.kit.keyed_random import KeyedRandom
from games.kit.say import say
from games.ordet_fanger.answers import Answers, KnownAnswers
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import card_asked, category_of, place_in, third_player
from games.ordet_fanger.folding import says, squeezed, words_of
from games.ordet_fanger.judging import judge
from games.ordet_fanger.knowledge import Knowledge
from games.ordet_fanger.looking_up import answers_for
from games.ordet_fanger.minding import ballot, contest
from games.ordet_fanger.moves import Answer, Draw, Move, OpenRound, Turn
from games.ordet_fanger.state import Drawing, Duel, Opening, Racing, State, Turning

Thought = BotMove[Move]

ONSETS = ("b", "br", "d", "f", "g", "gr", "h", "k", "l", "m", "n", "p", "r", "s", "st", "t", "v")
VOWELS = ("a", "e", "i", "o", "u", "y")


class Habits(NamedTuple):
    """How a level plays: percentages, and how long it takes to think, as a percentage of the hard
    level's time."""

    silent: int
    blurts: int
    notices: int
    minds: int
    time: int


HARD = Habits(silent=6, blurts=2, notices=90, minds=100, time=100)
EASY = Habits(silent=15, blurts=12, notices=60, minds=65, time=125)


class Typing(NamedTuple):
    """How long an answer takes, in milliseconds: the least, up to the spread twice, and for each
    letter. The least is far more than a message may be late and than anybody needs to read a card:
    nobody loses because the bot is a machine."""

    least: int
    spread: int
    letter: int

    def wait(self, text: str, rng: KeyedRandom) -> int:
        """The time for an answer. Now and then a word takes long."""
        searched = rng.below(4 * self.spread) if rng.percent(15) else 0
        thought = self.least + rng.below(self.spread) + rng.below(self.spread)
        return thought + searched + self.letter * len(text)


TYPING = {
    "slow": Typing(3_500, 3_500, 180),
    "steady": Typing(2_000, 2_000, 110),
    "quick": Typing(1_200, 900, 60),
}


LOOKING = {
    "slow": Pace(12_000, 5_000),
    "steady": Pace(8_000, 4_000),
    "quick": Pace(6_000, 2_500),
}
"""With sharp eyes a draw gives away a duel that nobody has seen. So it looks around before each
draw, duel or none, as long as others need to see one."""


def hard_move(sets: CardSets, knowledge: Knowledge, mind: Mind) -> Thought | None:
    return _play(sets, knowledge, mind, HARD)


def easy_move(sets: CardSets, knowledge: Knowledge, mind: Mind) -> Thought | None:
    """A move that is slower, more often none, sometimes for the wrong card, and that lets more
    answers pass."""
    return _play(sets, knowledge, mind, EASY)


def _play(sets: CardSets, knowledge: Knowledge, mind: Mind, habits: Habits) -> Thought | None:
    state = knowledge.table
    if state.vote is not None:
        return ballot(sets, state, state.vote, mind, habits.minds)
    if (contested := contest(sets, state, mind, habits.minds)) is not None:
        return contested
    match state.phase:
        case Turning(since=since) if mind.seat == third_player(state):
            return BotMove(Turn(mind.at), say("ordet-fanger-why-turn"), since=since)
        case Opening() if mind.seat == state.opener:
            why = say("ordet-fanger-why-open")
            return BotMove(OpenRound(state.cards, (), mind.at), why)
        case Racing():
            return _answer(sets, state, mind, habits)
    draws = isinstance(state.phase, Drawing) and mind.seat == state.drawer()
    called_out = _call_out(sets, state, mind, habits, draws)
    return _draw(knowledge, mind) if called_out is None and draws else called_out


def _draw(knowledge: Knowledge, mind: Mind) -> Thought:
    piles = [number for number, pile in enumerate(knowledge.draw_piles) if pile.count]
    pile, onto = mind.rng.choice(piles), mind.rng.below(knowledge.table.piles_per_side)
    looks = LOOKING.get(mind.pace or "") if _is_sharp(knowledge.table) else None
    wait = looks.wait(mind.rng.fork("looks")) if looks else None
    return BotMove(Draw(pile, mind.at, onto), say("ordet-fanger-why-draw"), wait)


def _is_sharp(state: State) -> bool:
    return state.options.duels == "sharp_eyes"


# -- duels -----------------------------------------------------------------------------------


def _call_out(
    sets: CardSets, state: State, mind: Mind, habits: Habits, draws: bool
) -> Thought | None:
    """With sharp eyes: an answer, if it sees itself in a duel that nobody has seen. If it is its
    turn to draw it draws at the usual time, for a delay would give the duel away."""
    duel = state.duel
    if duel is None or place_in(state, duel, mind.seat) is None:
        return None
    if mind.pace is not None and not mind.rng.fork("sees", duel.opened).percent(habits.notices):
        return None
    answer = _answer(sets, state, mind, habits)
    if answer is None or mind.pace is None or not draws:
        return answer
    return answer if (answer.wait or 0) <= LOOKING[mind.pace].least else None


def _answer(sets: CardSets, state: State, mind: Mind, habits: Habits) -> Thought | None:
    """Its answer; None if it has answered already, is too late, or can think of nothing."""
    duel = state.duel
    place = None if duel is None else place_in(state, duel, mind.seat)
    if duel is None or place is None:
        return None
    judgement = judge(sets, state, duel)
    if judgement.answers[place] or (mind.pace is not None and judgement.decided):
        return None
    own = [each for each in state.messages if each.seat == mind.seat and each.at > duel.opened]
    rng = mind.rng.fork(f"duel {duel.number}", 1 + len(own))
    if mind.pace is None:
        return _aloud(sets, state, duel, mind, rng)
    if rng.percent(habits.silent):
        return None
    text = _from_memory(sets, state, duel, place, mind, rng, habits)
    if not text:
        return None
    ends = (duel.opened, duel.clock or 0, *(pause.until for pause in duel.pauses))
    since = max(*ends, *(each.at for each in own))
    wait = TYPING[mind.pace].wait(text, rng) * habits.time // 100
    return BotMove(Answer(text, mind.at), None, wait, since)


def _aloud(
    sets: CardSets, state: State, duel: Duel, mind: Mind, rng: KeyedRandom
) -> Thought | None:
    """What it would say, and why, without any limit of time."""
    known = _known(sets, state, duel, mind)
    if known is None:
        return BotMove(Answer(_name(state, rng), mind.at))
    if not (fresh := _unsaid(state, known)):
        return None
    text = _well_known(fresh, rng)
    category = category_of(sets, state, duel, mind.seat)
    return BotMove(
        Answer(text, mind.at), say("ordet-fanger-why-answer", text=text, category=category)
    )


def _from_memory(
    sets: CardSets,
    state: State,
    duel: Duel,
    place: int,
    mind: Mind,
    rng: KeyedRandom,
    habits: Habits,
) -> str:
    """The answer that it thinks of, if any; sometimes, by mistake, an answer to its own card."""
    known = _known(sets, state, duel, mind)
    if known is None:
        return _name(state, rng)
    if rng.percent(habits.blurts) and not duel.turned:
        known = mind.answers.of(sets, card_asked(duel, 1 - place))
    fresh = _unsaid(state, known)
    return _well_known(fresh, rng) if fresh else ""


def _known(sets: CardSets, state: State, duel: Duel, mind: Mind) -> Answers | None:
    """The known answers; None if it plays without lists."""
    known: KnownAnswers | None = mind.answers
    return None if known is None else answers_for(sets, state, duel, mind.seat, known)


def _unsaid(state: State, answers: Answers) -> list[str]:
    """The answers that nobody has said yet, so that they count where repeats are barred too."""
    said = {*state.said, *(squeezed(message.words) for message in state.messages)}
    talk = (*state.talked, *(message.words for message in state.messages if message.talk))

    def is_fresh(answer: str) -> bool:
        text = squeezed(words_of(answer))
        return text not in said and not any(says(words, text) for words in talk)

    return [answer for answer in answers if is_fresh(answer)]


def _well_known(answers: Sequence[str], rng: KeyedRandom) -> str:
    """A random answer, the best known more often."""
    return answers[min(rng.below(len(answers)), rng.below(len(answers)))]


def _name(state: State, rng: KeyedRandom) -> str:
    """An invented name that was not said before. An invented person is a correct answer, if enough
    people know of them."""
    said = {*state.said, *(squeezed(message.words) for message in state.messages)}
    while True:
        syllables = rng.randint(2, 3)
        name = "".join(rng.choice(ONSETS) + rng.choice(VOWELS) for _ in range(syllables))
        if squeezed(words_of(name)) not in said:
            return name.capitalize()
