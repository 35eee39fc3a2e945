"""The worked example of games/kit/CHANCE.md, recomputed from its words alone: nothing of the kit's
arithmetic is used here, only its answers."""

import hashlib
import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path

import games.kit
from games.kit.bot_player import bot_random
from games.kit.chance import Chance, commitment, seal

DOCUMENT = Path(games.kit.__file__).with_name("CHANCE.md").read_text(encoding="utf-8")
SECRET = bytes(range(32))
SALTS = ("1311111111111111111", "åska 🌩")


def stands(label: str) -> str:
    """What the document's example gives behind this label."""
    found = re.search(rf"^    {re.escape(label)} +(.+)$", DOCUMENT, re.MULTILINE)
    assert found is not None, label
    return found[1]


def mac(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, hashlib.sha256).digest()


def texts(*parts: str) -> bytes:
    return b"".join(len(p.encode()).to_bytes(4, "big") + p.encode() for p in parts)


def words(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        eight = mac(key, block.to_bytes(8, "big"))
        yield from (int.from_bytes(eight[n : n + 4], "big") for n in range(0, 32, 4))
        block += 1


def below(stream: Iterator[int], bound: int) -> int:
    return next(word % bound for word in stream if word < 2**32 // bound * bound)


def shuffled(stream: Iterator[int], length: int) -> tuple[int, ...]:
    order = list(range(length))
    for place in reversed(range(1, length)):
        other = below(stream, place + 1)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def called(name: str, seat: str, nth: int) -> Iterator[int]:
    return words(mac(mac(SECRET, texts(*SALTS)), texts(name, seat, str(nth))))


def test_the_example_in_the_document_is_worked_out_right() -> None:
    key = mac(SECRET, texts(*SALTS))
    assert stands("secret") == SECRET.hex()
    assert stands("commitment") == hashlib.sha256(SECRET).hexdigest()
    assert stands("seal") == urlsafe_b64encode(hashlib.sha256(SECRET).digest()[:24]).decode()
    assert stands("salts, as bytes") == texts(*SALTS).hex()
    assert stands("match key") == key.hex()
    assert stands("call key, deck") == mac(key, texts("deck", "", "1")).hex()
    assert stands("first word") == str(next(called("deck", "", 1)))
    assert stands("shuffle of 10") == " ".join(map(str, shuffled(called("deck", "", 1), 10)))
    assert stands("T10 of seat 1") == str(below(called("attack", "1", 1), 10))
    assert stands("T10, second") == str(below(called("attack", "1", 2), 10))
    assert stands("T6") == str(below(called("lead", "0", 1), 6) + 1)


def test_the_kit_gives_what_the_document_gives() -> None:
    chance = Chance(SECRET, SALTS)
    assert commitment(SECRET) == stands("commitment")
    assert seal(commitment(SECRET)) == stands("seal")
    assert " ".join(map(str, chance.shuffle("deck", range(10)))) == stands("shuffle of 10")
    assert str(chance.die("attack", 10, seat=1)) == stands("T10 of seat 1")
    assert str(chance.die("attack", 10, seat=1)) == stands("T10, second")
    assert str(chance.die("lead", 6, seat=0)) == stands("T6")


def wide(stream: Iterator[int], bound: int) -> int:
    """A number of two words, the first the highest."""
    pairs = ((high << 32) + next(stream) for high in stream)
    return next(pair % bound for pair in pairs if pair < 2**64 // bound * bound)


def test_bot_player_s_stream_in_the_document_is_right() -> None:
    key = mac(mac(SECRET, texts(*SALTS)), texts("house", "1", "2"))
    stream = words(key)
    assert stands("bot key") == key.hex()
    assert stands("bot, below 6") == str(below(stream, 6))
    assert stands("bot, sample") == " ".join(map(str, shuffled(stream, 10)[:3]))
    assert stands("bot, wide") == str(wide(stream, 10**12))
    assert stands("fork key") == mac(key, texts("duel 7", "", "2")).hex()


def test_bot_player_uses_the_stream_of_the_document() -> None:
    rng = bot_random(SECRET, SALTS, 1, 2)
    fork = rng.fork("duel 7", 2)
    assert str(rng.randrange(6)) == stands("bot, below 6")
    assert " ".join(map(str, rng.sample(range(10), 3))) == stands("bot, sample")
    assert str(rng.randint(0, 10**12 - 1)) == stands("bot, wide")
    assert fork.below(6) == below(words(bytes.fromhex(stands("fork key"))), 6)
