"""Chance: fair, the same every time, each use by a stream of its own, and open to anybody's
recomputation. `test_chance_vector.py` recomputes it without a line of the kit's."""

import hashlib
from collections import Counter

from games.kit.chance import Call, Chance, Stream, commitment

SECRET = bytes(range(32))


def test_a_word_beyond_the_last_full_run_is_drawn_again() -> None:
    words = iter([2**32 - 1, 2**32 - 4, 7])

    class Rigged(Stream):
        def word(self) -> int:
            return next(words)

    assert Rigged(SECRET).below(10) == 7, "2**32 leaves 6 over, so those two words are unfair"


def test_every_face_of_a_die_comes_about_as_often() -> None:
    chance = Chance(SECRET, ())
    rolls = 6_000
    for sides, faces in ((6, range(1, 7)), (10, range(10))):
        shown = Counter(chance.die("test", sides) for _ in range(rolls))
        assert set(shown) == set(faces)
        expected = rolls / sides
        chi_square = sum((count - expected) ** 2 / expected for count in shown.values())
        assert chi_square < 30


def test_every_order_of_three_cards_comes_about_as_often() -> None:
    chance = Chance(SECRET, ())
    orders = Counter(chance.shuffle("test", "abc") for _ in range(3_000))
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())


def test_every_call_is_logged_with_its_name_its_number_and_its_result() -> None:
    chance = Chance(SECRET, ("1",))
    cards = ("a", "b", "c", "d")
    shuffled = chance.shuffle("deck", cards)
    rolled = chance.die("attack", 10, seat=1)
    rolled_again = chance.die("attack", 10, seat=1)
    picked = chance.pick("guild", cards)
    order, die, second_die, pick = chance.calls
    assert isinstance(order.result, tuple)
    assert shuffled == tuple(cards[place] for place in order.result)
    assert (order.kind, order.name, order.of, order.seat, order.nth) == (
        "shuffle",
        "deck",
        4,
        None,
        1,
    )
    assert die == Call("die", "attack", 10, rolled, 1, 1)
    assert second_die == Call("die", "attack", 10, rolled_again, 1, 2)
    assert pick == Call("pick", "guild", 4, cards.index(picked), None, 1)


def test_what_is_drawn_does_not_depend_on_what_else_was() -> None:
    busy, idle = Chance(SECRET, ("1",)), Chance(SECRET, ("1",))
    for seat in (None, 0, 2):
        busy.die("attack", 10, seat)
    busy.shuffle("other deck", range(50))
    assert busy.shuffle("deck", range(52), seat=1) == idle.shuffle("deck", range(52), seat=1)


def test_each_name_each_person_and_each_time_has_a_stream_of_its_own() -> None:
    def dealt(name: str, seat: int | None, nth: int) -> tuple[int, ...]:
        chance = Chance(SECRET, ("1",))
        return [chance.shuffle(name, range(20), seat) for _ in range(nth)][-1]

    dealings = [
        dealt(name, seat, nth)
        for name in ("deck", "deck 1", "")
        for seat in (None, 0, 1, 11)
        for nth in (1, 2, 11)
    ]
    assert len({*dealings}) == len(dealings)


def test_chance_goes_on_from_where_it_was_left() -> None:
    whole = Chance(SECRET, ("1",))
    before = [whole.die("roll", 6) for _ in range(11)]
    later = Chance(SECRET, ("1",), whole.used)
    after = [whole.die("roll", 6) for _ in range(20)]
    assert [later.die("roll", 6) for _ in range(20)] == after != before


def test_counts_are_kept_by_purpose_and_seat() -> None:
    chance = Chance(SECRET, ("1",))
    for seat in (None, 1, 1):
        chance.die("roll", 6, seat)
    assert chance.used == {"roll": 1, "roll 1": 2}


def test_a_changed_result_in_the_log_differs_from_the_secret_s() -> None:
    chance = Chance(SECRET, ("1",))
    chance.die("roll", 6)
    (honest,) = chance.calls
    assert isinstance(honest.result, int)
    forged = Call("die", "roll", 6, honest.result % 6 + 1, honest.seat, honest.nth)
    assert Chance(SECRET, ("1",)).again(honest) == honest
    assert Chance(SECRET, ("1",)).again(forged).result == honest.result


def test_a_use_that_was_left_out_of_the_log_is_missed() -> None:
    """Rolling until it suits, and logging the last."""
    chance = Chance(SECRET, ("1",))
    chance.die("roll", 6)
    chance.die("roll", 6)
    again = Chance(SECRET, ("1",)).again(chance.calls[1])
    assert again != chance.calls[1]
    assert again.nth == 1


def test_the_commitment_is_the_secrets_hash() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
