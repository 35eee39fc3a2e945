"""What each remembers (ST29), and the guesses that agree with it, each as likely as any other."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from games.kit.match import Match
from games.kit.say import Seat
from games.supertrumf.cards import UNSEEN, Deck
from games.supertrumf.events import Drew, KeptTheRest, Reshuffled, Threw
from games.supertrumf.knowledge import determinize, knowledge_of
from games.supertrumf.moves import Lay, TakePrize, Throw
from games.supertrumf.options import SupertrumfOptions
from games.supertrumf.rules import Supertrumf
from games.supertrumf.state import State, TakingPrize
from tests.games.supertrumf.positions import ADAM, BERIT, GAME, cards, classic, duel
from tests.games.supertrumf.worlds import other_world
from tests.playing import LoadedChance, Table

SAMPLES_OF_EACH = 25


def known(table: Table, viewer: Seat | None) -> State:
    return knowledge_of(table.state, viewer).state


def only(keys: tuple[str, ...]) -> Deck:
    """A deck of these cards alone, for positions that are everything there is."""
    deck = GAME.deck
    return replace(
        deck,
        figures=tuple(card for card in deck.figures if card.key in keys),
        items=tuple(card for card in deck.items if card.key in keys),
        supertrumps=tuple(card for card in deck.supertrumps if card.key in keys),
    )


def test_ST11_laid_cards_are_known_to_who_laid_them_and_to_all_when_they_are_turned() -> None:
    table = classic(["knight", "giant wand"], leader=BERIT, declared="strength")
    table.plays(ADAM, Lay(("knight",)))
    assert known(table, ADAM).laid == (("knight",), ())
    assert known(table, BERIT).laid == known(table, None).laid == ((UNSEEN,), ())
    table.plays(BERIT, Lay(("giant",)))
    for viewer in (None, ADAM, BERIT):
        assert set(known(table, viewer).winning_piles[BERIT]) >= {"knight", "giant"}


def test_ST13_what_went_to_the_pot_and_on_to_a_winning_pile_is_remembered() -> None:
    table = classic(
        ["knight golem", "warlord fairy"], leader=BERIT, declared="strength", pile="orc spy bard"
    )
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("warlord",)))
    assert known(table, None).pot == ("knight", "warlord")


def test_ST16_the_last_hand_was_never_turned_but_is_all_that_can_be_there() -> None:
    table = classic(["knight", "warlord orc ghost"], leader=BERIT, declared="strength")
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("warlord",)))
    assert table.state.pot == ()
    assert known(table, ADAM).winning_piles[BERIT].count(UNSEEN) == 2
    assert UNSEEN not in known(table, BERIT).winning_piles[BERIT]
    guess = determinize(only(table.state.cards), knowledge_of(table.state, ADAM), Random(1))
    assert sorted(guess.winning_piles[BERIT]) == sorted(table.state.winning_piles[BERIT])


def test_ST16_a_card_drawn_last_is_guessed_where_it_went() -> None:
    """With the pile's last card drawn, only one holds cards, which go to their winning pile."""
    table = classic(["knight", "giant"], leader=BERIT, declared="strength", pile="orc")
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("giant",)))
    assert [type(event) for event in table.state.news[-2:]] == [Drew, KeptTheRest]
    deck = only(table.state.cards)
    known = knowledge_of(table.state, None)
    guess = determinize(deck, known, Random(1))
    assert guess == replace(table.state, recent=known.state.recent)  # as it was told


def test_ST21_a_thrown_hand_is_known_to_who_threw_it() -> None:
    table = Table(GAME, GAME.setup(2, SupertrumfOptions(play="blixtduell"), LoadedChance()))
    first, second = table.state.hands
    table.plays(BERIT, Throw()).plays(ADAM, Throw())
    assert known(table, ADAM).discard == (*(UNSEEN,) * 4, *first)
    assert known(table, BERIT).discard == (*second, *(UNSEEN,) * 4)
    assert known(table, None).discard == (UNSEEN,) * 8
    (threw, _) = known(table, None).news
    assert threw == Threw(ADAM, (UNSEEN,) * 4)


def test_ST24_a_prize_card_is_known_to_nobody_and_then_to_who_took_it() -> None:
    table = duel(["knight", "warlord"], leader=BERIT, phase=TakingPrize())
    for viewer in (None, ADAM, BERIT):
        assert known(table, viewer).prizes == ((UNSEEN,) * 4,) * 2
    table.plays(BERIT, TakePrize(0))
    assert known(table, BERIT).hands[BERIT] == ("warlord", "genie")
    assert known(table, ADAM).hands[BERIT] == (UNSEEN, UNSEEN)
    (took,) = known(table, ADAM).news
    assert took.card == UNSEEN


def test_ST26_turned_cards_are_remembered_in_the_pile_that_is_made_of_them() -> None:
    table = duel(["knight", "warlord king"], leader=BERIT, declared="magic", pile="orc")
    table.plays(ADAM, Lay(("knight",)))
    table.plays(BERIT, Lay(("warlord",)), shuffles=[cards("warlord knight")])
    assert table.state.hands == (("orc", "warlord"), ("king",))
    for viewer in (None, ADAM, BERIT):
        assert known(table, viewer).pile == (UNSEEN,)
        assert known(table, viewer).seen == ("knight", "warlord")
        assert known(table, viewer).recycled == (1, 0)


def test_ST26_a_card_that_is_turned_again_is_in_no_hand_any_more() -> None:
    table = duel(["knight", "wand"], leader=BERIT, declared="magic", pile="orc spy")
    state = replace(table.state, seen=("knight",), recycled=(2, 1))
    table = Table(GAME, state).plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("wand",)))
    assert table.state.recycled == (1, 1)


@pytest.mark.parametrize("viewer", [None, ADAM])
def test_ST26_a_hand_has_no_more_turned_cards_than_it_drew_since(viewer: Seat | None) -> None:
    state = after_a_reshuffle(recycled=(1, 1))
    deck = only(state.cards)
    for seed in range(200):
        guess = determinize(deck, knowledge_of(state, viewer), Random(seed))
        assert is_possible(deck, guess)


def test_ST2_two_cards_face_down_are_a_figure_and_one_that_is_none() -> None:
    table = classic(["knight", "giant wand", "fairy"], leader=ADAM, declared="magic", pile="orc")
    table.plays(BERIT, Lay(("giant", "wand")))
    deck = only(table.state.cards)
    for seed in range(50):
        guess = determinize(deck, knowledge_of(table.state, ADAM), Random(seed))
        assert guess.laid[BERIT] in {("giant", "wand"), ("orc", "wand"), ("fairy", "wand")}


# Every state that a viewer could not tell from a position, against many guesses.


def after_a_reshuffle(**changes: object) -> State:
    """The knight, the warlord and the wand were turned, and lie in the pile and in hands."""
    table = duel(["king warlord", "spy wand"], leader=BERIT, pile="knight", prizes=["golem", ""])
    remembered = {"seen": cards("knight warlord wand"), "recycled": (1, 2)}
    return replace(table.state, **{**remembered, **changes})


def with_a_pair_laid(**changes: object) -> State:
    """The same, with Berit's hand laid, of which one or both can have been turned before."""
    laid = duel(
        ["king", ""],
        laid=["", "spy wand"],
        declared="magic",
        leader=BERIT,
        pile="knight holy-sword",
        prizes=["golem", ""],
    )
    remembered = {"seen": cards("knight wand"), "recycled": (0, 2)}
    return replace(laid.state, **{**remembered, **changes})


def before_a_reshuffle() -> State:
    table = duel(
        ["king", "spy"],
        leader=BERIT,
        pile="orc",
        discard="knight warlord fairy",
        prizes=["golem", ""],
    )
    return replace(table.state, throwers=(ADAM, BERIT), seen=("fairy",))


POSITIONS = {
    "hands and pile": classic(["king", "spy orc", "fairy"], pile="golem giant").state,
    "a pair": classic(
        ["king", "orc", ""],
        laid=["", "spy wand", ""],
        declared="magic",
        pile="holy-sword golem",
    ).state,
    "two pairs": classic(
        ["king", "", "", ""],
        laid=["", "spy wand", "fairy holy-sword", "giant"],
        declared="magic",
        pile="orc",
    ).state,
    "thrown hands": before_a_reshuffle(),
    "reshuffled": after_a_reshuffle(),
    "reshuffled, nothing drawn": after_a_reshuffle(
        hands=(("king",), ("spy",)), pile=cards("knight warlord wand"), recycled=(0, 0)
    ),
    "reshuffled, one drawn": after_a_reshuffle(recycled=(1, 1)),
    "reshuffled, a pair": with_a_pair_laid(),
    "reshuffled, a pair and one drawn": with_a_pair_laid(recycled=(0, 1)),
}


@pytest.mark.parametrize("viewer", [None, ADAM])
@pytest.mark.parametrize("name", POSITIONS)
def test_every_state_that_agrees_is_guessed_as_often_as_any_other(
    name: str, viewer: Seat | None
) -> None:
    state = POSITIONS[name]
    deck = only(state.cards)
    agreeing = set(states_like(deck, state, viewer))
    assert state in agreeing
    rng = Random(name)
    knowledge = knowledge_of(state, viewer)
    each = SAMPLES_OF_EACH
    guessed = Counter(determinize(deck, knowledge, rng) for _ in range(each * len(agreeing)))
    assert set(guessed) == agreeing
    deviation = sum((guessed[one] - each) ** 2 / each for one in agreeing)
    freedom = len(agreeing) - 1
    assert deviation <= freedom + 4 * (2 * freedom) ** 0.5


def states_like(deck: Deck, state: State, viewer: Seat | None) -> Iterator[State]:
    """Every state that can be and of which the viewer knows the same, found by trying."""
    knowledge = knowledge_of(state, viewer)
    blank = msgspec.json.encode(knowledge.state).decode()
    missing = [card for card in deck.cards if card not in knowledge.state.cards]
    parts = blank.split('""')
    for order in permutations(missing):
        text = "".join(
            part + (f'"{card}"' if card else "")
            for part, card in zip(parts, (*order, ""), strict=True)
        )
        other = msgspec.json.decode(text, type=State)
        if is_possible(deck, other) and knowledge_of(other, viewer) == knowledge:
            yield other


def is_possible(deck: Deck, state: State) -> bool:
    """Whether pairs are laid as they may be, and turned cards lie where they can have come to."""
    pairs = [lay for lay in state.laid if len(lay) == 2]
    if any([card in deck.figure_keys for card in lay] != [True, False] for lay in pairs):
        return False
    if any(card in state.seen for prizes in state.prizes for card in prizes):
        return False
    return all(
        sum(card in state.seen for card in (*hand, *lay)) <= most
        for hand, lay, most in zip(state.hands, state.laid, state.recycled, strict=True)
    )


# Whole duels with so few cards that the pile runs out again and again.


class ShortDuel(Supertrumf):
    def __init__(self) -> None:
        super().__init__(GAME.files)
        deck = GAME.deck
        self.deck = only(
            (*deck.cards[:16], *(card.key for card in (*deck.items[:12], *deck.supertrumps)))
        )


def test_ST26_all_that_is_remembered_stays_true_however_often_the_pile_runs_out() -> None:
    game = ShortDuel()
    rng = Random("short")
    reshuffles = 0
    for number in range(40):
        match = Match(game, 2, SupertrumfOptions(play="blixtduell"), f"{number}".encode())
        while not game.outcome(match.state):
            check_guesses(game, match.state, rng)
            reshuffles += any(isinstance(event, Reshuffled) for event in match.state.news)
            seat = rng.choice(match.state.may_act())
            ask = rng.choice(game.asks(match.state, seat))
            match.play(seat, ask.read(ask.sample(rng)))
    assert reshuffles > 20


def check_guesses(game: Supertrumf, state: State, rng: Random) -> None:
    assert is_possible(game.deck, state)
    for viewer in (None, ADAM, BERIT):
        knowledge = knowledge_of(state, viewer)
        guess = determinize(game.deck, knowledge, rng)
        assert is_possible(game.deck, guess)
        assert knowledge_of(guess, viewer) == knowledge
        assert knowledge_of(other_world(state, viewer, rng), viewer) == knowledge
        assert sorted(guess.cards) == sorted(game.deck.cards)
