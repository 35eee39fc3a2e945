"""What the lists have on an answer: a help for the voters, who are the judges (OF9), and the source
of the bot player's answers."""

from collections.abc import Sequence

from games.kit.realtime import Listed
from games.kit.say import Seat
from games.ordet_fanger.answers import Answers, KnownAnswers, stands_in
from games.ordet_fanger.cards import Card, CardSets, in_set, set_of
from games.ordet_fanger.doubting import is_doubted
from games.ordet_fanger.duels import card_of, category_of, fixed_category
from games.ordet_fanger.knowledge import Knowledge
from games.ordet_fanger.state import Duel, Message, State, find_message, ruling_of


def listed_of(sets: CardSets, knowledge: Knowledge, known: KnownAnswers) -> Listed | None:
    """The listed answers for the category that the author had to answer in the disputed duel."""
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


def doubts(sets: CardSets, state: State, duel: Duel, message: Message, known: KnownAnswers) -> bool:
    """Whether the bot player doubts an answer, by the lists of the match; for a card of two
    languages, in both of them."""
    fixed = fixed_category(state, message.seat)

    def is_doubted_on(card: Card) -> bool:
        language = sets.by_name[set_of(card)].language
        category = fixed or sets.category[card]
        answers = (
            answers_for(sets, state, duel, message.seat, known) if fixed else known.of(sets, card)
        )
        lists = [known.lists(sets, name) for name in _names_in(sets, state, language)]
        return is_doubted(message.text, category, answers, lists, language)

    return all(map(is_doubted_on, _cards_of(sets, state, duel, message)))


def _cards_of(sets: CardSets, state: State, duel: Duel, message: Message) -> Sequence[Card]:
    """The card that was answered, in each of its languages."""
    card = card_of(state, duel, message.seat)
    made_of = sets.by_name[set_of(card)].made_of
    return [in_set(name, card) for name in made_of] or [card]


def _names_in(sets: CardSets, state: State, language: str) -> Sequence[str]:
    names = sets.names_for(state.options.set_name)
    return [name for name in names if sets.by_name[name].language == language]
