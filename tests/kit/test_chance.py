"""The stream of chance: fair, the same every time, and open to anybody's recomputation."""

import hashlib
import hmac
from collections import Counter

from games.kit.chance import Call, Chance, Stream, commitment, difference

SECRET = bytes(range(32))


def test_a_word_is_the_hmac_of_its_block_keyed_by_secret_and_salts() -> None:
    salts = ("123", "skål")
    salted = b"".join(len(s.encode()).to_bytes(4, "big") + s.encode() for s in salts)
    key = hmac.new(SECRET, salted, hashlib.sha256).digest()
    first = hmac.new(key, (0).to_bytes(8, "big"), hashlib.sha256).digest()
    second = hmac.new(key, (1).to_bytes(8, "big"), hashlib.sha256).digest()
    words = [(first + second)[place : place + 4] for place in range(0, 64, 4)]
    stream = Stream(SECRET, salts)
    assert [stream.word() for _ in range(16)] == [int.from_bytes(word, "big") for word in words]


def test_two_salts_are_not_the_same_as_their_concatenation() -> None:
    assert Stream(SECRET, ("ab", "c")).word() != Stream(SECRET, ("a", "bc")).word()


def test_a_word_beyond_the_last_full_run_is_drawn_again() -> None:
    words = iter([2**32 - 1, 2**32 - 4, 7])

    class Rigged(Stream):
        def word(self) -> int:
            return next(words)

    assert Rigged(SECRET, ()).below(10) == 7, "2**32 leaves 6 over, so those two words are unfair"


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


def test_every_call_is_logged_with_its_name_and_result() -> None:
    chance = Chance(SECRET, ("1",))
    cards = ("a", "b", "c", "d")
    shuffled = chance.shuffle("deck", cards)
    rolled = chance.die("attack", 10)
    picked = chance.pick("guild", cards)
    order, die, pick = chance.calls
    assert isinstance(order.result, tuple)
    assert shuffled == tuple(cards[place] for place in order.result)
    assert (order.kind, order.name, order.of) == ("shuffle", "deck", 4)
    assert die == Call("die", "attack", 10, rolled)
    assert pick == Call("pick", "guild", 4, cards.index(picked))


def test_a_stream_goes_on_from_where_it_was_left() -> None:
    whole = Chance(SECRET, ("1",))
    before = [whole.die("roll", 6) for _ in range(11)]
    later = Chance(SECRET, ("1",), drawn=whole.drawn)
    after = [whole.die("roll", 6) for _ in range(20)]
    assert [later.die("roll", 6) for _ in range(20)] == after != before


def test_a_changed_result_in_the_log_differs_from_the_stream() -> None:
    chance = Chance(SECRET, ("1",))
    chance.die("roll", 6)
    honest = chance.calls[0]
    forged = Call(
        "die", "roll", 6, (honest.result % 6) + 1 if isinstance(honest.result, int) else 0
    )
    assert difference(Stream(SECRET, ("1",)), honest) is None
    assert difference(Stream(SECRET, ("1",)), forged) == honest.result


def test_the_commitment_is_the_secrets_hash() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
