"""The bot player as an opponent: it contests what it doubts and votes by that (OF9), and with sharp
eyes it tells of no duel that nobody has seen (OF17)."""

from typing import Any

import pytest

from games.kit.bot_player import LEVELS, PACES, Mind, decide
from games.kit.keyed_random import KeyedRandom
from games.ordet_fanger.bot_player import EASY, LOOKING
from games.ordet_fanger.events import Tied
from games.ordet_fanger.moves import Answer, Ballot, Contest, Draw
from games.ordet_fanger.rounds import DRAW_SHUT_MS
from games.ordet_fanger.state import NOBODY
from tests.games.ordet_fanger.positions import KIM, LEE, NOA, clock, duel, position, says

TOWNS = ["Oslo", "Rom", "Riga", "Wien", "Bern", "Paris", "London", "Prag", "Madrid", "Kiew"]
ANIMALS = ["dog", "cat", "horse", "cow", "pig", "goose", "lion", "bear", "wolf", "fox"]
LISTS = "\n".join(
    f'"{category}" = {words}'
    for category, words in {
        "star two": TOWNS,
        "hash eight": ANIMALS,
        "wave two": ANIMALS,
        "wave one": [*TOWNS[:3], "Bonn"],
    }.items()
)
MANY = range(200)


def thought(table: Any, seat: int, level: str = "hard", pace: str = "steady", key: int = 1) -> Any:
    game = table.game
    known = game.known_answers({"sv.toml": LISTS.encode()})
    rng = KeyedRandom(key.to_bytes(32))
    mind = Mind(seat, rng, 0, known, pace)
    return decide(game, game.knowledge(table.state, seat), mind, LEVELS[level])


def lost_to(text: str, two: bool = True) -> Any:
    """Kim, the bot player, has lost to Lee's answer to star two."""
    table = alone() if two else duel()
    says(table, LEE, text, 2_000)
    clock(table)
    return table


def alone() -> Any:
    """Two at the table: Kim draws star-2 and so races with Lee's star-1."""
    piles = ("cross-1", "flower-1", "wave-1 star-1", "hash-1")
    table = position(*piles, seats=2, draw=("circle-8 hash-8 star-2", "circle-9 hash-9"))
    return table.plays(KIM, Draw(0, 1_000))


def test_OF9_it_contests_what_it_doubts_before_anybody_can_draw() -> None:
    table = lost_to("dog")
    contests = thought(table, KIM)
    assert isinstance(contests.move, Contest)
    assert contests.since == table.state.rulings[0].at
    waits = [thought(table, KIM, key=key).wait for key in MANY]
    assert 0 < min(waits) < max(waits) < DRAW_SHUT_MS


def test_OF9_it_contests_nothing_that_may_be_right() -> None:
    for text in ("oslo", "Oslos", "Osol", "Bonn", "Bergen", "Timbuktu"):
        assert not isinstance(getattr(thought(lost_to(text), KIM), "move", None), Contest)


def test_OF9_the_easy_bot_player_lets_some_pass() -> None:
    table = lost_to("dog")
    contested = [thought(table, KIM, "easy", key=key) is not None for key in MANY]
    assert 0.5 < sum(contested) / len(MANY) < 0.8
    assert EASY.minds == 65


def test_OF9_it_contests_more_rarely_what_people_accept() -> None:
    table = lost_to("dog", two=False)
    table.state = table.state.then(accepted=(("star two", "cat"),))
    contested = [thought(table, KIM, key=key) is not None for key in MANY]
    assert 0.35 < sum(contested) / len(MANY) < 0.65


def test_OF9_alone_against_it_what_it_doubts_never_wins_without_consent() -> None:
    """One against one is Uavgjort; a player who sees it takes the answer back."""
    for ballot, winner in (("accept", NOBODY), ("reject", None)):
        table = lost_to("dog")
        table.plays(KIM, table.game.stamped(thought(table, KIM).move, 4_000))
        votes = thought(table, KIM)
        assert votes.move == Ballot("reject", 0)
        table.plays(KIM, table.game.stamped(votes.move, 6_000))
        table.plays(LEE, Ballot(ballot, 7_000))
        assert [ruling.winner for ruling in table.state.rulings] == (
            [] if winner is None else [winner]
        )
        assert any(isinstance(event, Tied) for event in table.state.news) == (winner == NOBODY)


@pytest.mark.parametrize(("text", "ballot"), [("dog", "reject"), ("Bonn", "accept")])
def test_OF9_it_votes_by_what_it_doubts_and_not_by_who_contested(text: str, ballot: str) -> None:
    table = lost_to(text, two=False)
    table.plays(NOA, Contest(table.state.rulings[-1].number, 4_000, f"{text}@2000"))
    assert thought(table, KIM).move.choice == ballot
    assert thought(table, NOA).move.choice == ballot


def test_OF9_without_lists_it_contests_nothing_and_accepts_all() -> None:
    table = lost_to("dog", two=False)
    game = table.game
    mind = Mind(KIM, KeyedRandom(bytes(32)), 0, None, "steady")
    decided = decide(game, game.knowledge(table.state, KIM), mind, LEVELS["hard"])
    assert decided is None or not isinstance(decided.move, Contest)
    table.plays(NOA, Contest(table.state.rulings[-1].number, 4_000, "dog@2000"))
    decided = decide(game, game.knowledge(table.state, KIM), mind, LEVELS["hard"])
    assert decided is not None
    assert decided.move == Ballot("accept", 0)


# -- sharp eyes --------------------------------------------------------------------------------


def sharp(lee: str, noa: str = "flower-1", seats: int = 3) -> Any:
    """Lee is to draw; a duel is on with Noa, with Kim, or none, that nobody has seen."""
    table = position(
        "cross-1",
        f"wave-1 {lee}",
        noa,
        draw=("circle-8 hash-8 star-2", "hash-9"),
        seats=seats,
        duels="sharp_eyes",
    )
    return table.plays(KIM, Draw(0, 1_000))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("pace", PACES)
def test_OF17_it_draws_at_the_same_time_whether_a_duel_is_unseen_or_none_is_on(
    level: str, pace: str
) -> None:
    """Worlds that differ only in the duel: it is none of the drawer's, or of his own and not
    seen. What it calls out comes before any draw."""
    quiet, theirs, own = sharp("wave-2"), sharp("wave-2", "star-3"), sharp("star-1")
    assert quiet.state.duel is None
    assert None not in (theirs.state.duel, own.state.duel)
    called_out = 0
    for key in MANY:
        draws = thought(quiet, LEE, level, pace, key)
        assert isinstance(draws.move, Draw)
        assert draws.wait >= LOOKING[pace].least
        assert thought(theirs, LEE, level, pace, key) == draws
        in_own = thought(own, LEE, level, pace, key)
        if isinstance(in_own.move, Answer):
            called_out += 1
            assert in_own.wait <= LOOKING[pace].least
        else:
            assert in_own == draws
    assert called_out


def test_OF17_others_have_time_to_see_a_duel_before_it_draws() -> None:
    assert LOOKING.keys() == PACES.keys()
    assert all(looking.least >= 2 * PACES[pace].least for pace, looking in LOOKING.items())


def test_without_sharp_eyes_it_draws_at_its_own_pace() -> None:
    table = position("cross-1", "wave-1", "flower-1")
    draws = thought(table, KIM)
    assert isinstance(draws.move, Draw)
    assert draws.wait < LOOKING["steady"].least
