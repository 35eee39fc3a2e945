"""What the lists have on an answer: a help for whoever votes, who is the judge (OF9), and what the
house thinks up its answers from."""

from games.kit.known_answers import Listed
from games.kit.seats import Seat
from games.ordet_fanger.answers import Answers, KnownAnswers, stands_in
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import card_of, category_of, fixed_category
from games.ordet_fanger.knowledge import Knowledge
from games.ordet_fanger.state import Duel, State, find_message, ruling_of


def listed_of(sets: CardSets, knowledge: Knowledge, known: KnownAnswers) -> Listed | None:
    """By the category that its author had to answer in the duel that is disputed."""
    state = knowledge.table
    if state.vote is None:
        return None
    ruling = ruling_of(state, state.vote.ruling)
    message = find_message(state, state.vote.about)
    if ruling is None or message is None:
        return None
    category = category_of(sets, state, ruling.duel, message.seat)
    answers = answers_for(sets, state, ruling.duel, message.seat, known)
    return Listed(message.text, category, stands_in(message.text, answers), answers)


def answers_for(
    sets: CardSets, state: State, duel: Duel, seat: Seat, known: KnownAnswers
) -> Answers:
    """The known answers to what this duellist must answer."""
    if fixed := fixed_category(state, seat):
        return known.of_fixed(sets, state.options.set_name, fixed)
    return known.of(sets, card_of(state, duel, seat))
