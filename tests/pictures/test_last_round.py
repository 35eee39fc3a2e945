"""The last round as a strip: what came of it, the cards with values and dice, and who won it."""

import pytest

from bot.pictures.alt_text import board_alt, hand_alt
from bot.pictures.artwork import symbol
from bot.pictures.dice import KITE
from bot.pictures.display import Outline, Panel, Picture
from bot.pictures.drawing import drawing_of
from bot.pictures.games.ordet_fanger.last_ruling import Slips
from bot.pictures.games.ordet_fanger.palette import SYMBOLS
from bot.pictures.games.riftforce.last_action import SmallTiles
from bot.pictures.games.riftforce.palette import GUILDS as TINTS
from bot.pictures.games.storma_slottet.last_turn import FelledCards
from bot.pictures.games.supertrumf.last_round import Miniatures
from bot.pictures.strip import Strip, StripLook, plain_look
from games.kit.cards import card_face
from games.kit.say import Say, say
from games.kit.scenes import Face, LastRound, Mark, Rolled, Zone, own_zones
from games.riftforce.moves import CheckAndDraw
from games.storma_slottet.moves import Attack, Roll
from games.supertrumf.moves import Declare
from tests.games.storma_slottet.positions import KIM, LEE
from tests.games.supertrumf.positions import ADAM, BERIT
from tests.pictures.grounds import unreadable
from tests.pictures.looking import cut_off, overflows, writings
from tests.pictures.supertrumf import names, six_turned, three_turned
from tests.pictures.tables import NAMES, board, hand, reader, words_for
from tests.pictures.test_riftforce_pictures import battle as rift_battle
from tests.pictures.test_storma_slottet_pictures import battle

CARDS = ["S1", "H12", "D10", "C7", "X1", "S9", "S2", "H3", "D4", "C5"]
GUILDS = tuple(f"riftforce/{guild}{5 + place % 3}" for place, guild in enumerate(TINTS))


def damage(value: int) -> Mark:
    return Mark(say("kit-mark-damage", value=value))


def faces_of(look: StripLook, count: int) -> tuple[Face, ...]:
    """The first cards of a game, with damage on every other."""
    arts: tuple[str, ...]
    marks = [(damage(place),) if place % 2 else () for place in range(count)]
    match look:
        case SmallTiles():
            arts = GUILDS
        case Slips():
            arts = (*SYMBOLS, *SYMBOLS)
        case _:
            return tuple(card_face(card, mark) for card, mark in zip(CARDS, marks, strict=False))
    name = say("ordet-fanger-card", category="Sache, die jeder Pirat braucht")
    return tuple(Face(art, name, mark) for art, mark in zip(arts, marks, strict=False))


def last(*counts: int, look: StripLook, winners: tuple[int, ...] = (0,)) -> LastRound:
    """A made-up round in which each has used so many cards."""
    label = say("storma-slottet-zone-attack")
    zones = tuple(
        Zone(f"last-{seat}", label, seat, faces_of(look, count), number=20 + seat)
        for seat, count in enumerate(counts)
    )
    dice = (Rolled(label, 0, 10, (3, 8)),)
    return LastRound((say("kit-gave-up", who=say("kit-hand")),), zones, winners, dice)


def drawn(round_: LastRound, look: StripLook) -> Picture:
    strip = Strip(round_, reader("de", names(6)), look)
    return Picture(int(strip.height) + 20, look.ground, tuple(strip.drawn(10)))


LOOKS = [plain_look(LastRound(()), "#222222", "#111111"), FelledCards(), SmallTiles(), Slips()]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: type(look).__name__)
@pytest.mark.parametrize("counts", [(1, 1), (10, 1), (10, 10), (3, 1, 2, 1, 4, 10), (1,) * 6, ()])
def test_rounds_of_one_to_ten_cards_each_stay_in_their_places(
    look: StripLook, counts: tuple[int, ...]
) -> None:
    picture = drawn(last(*counts, look=look), look)
    assert overflows(picture) == []
    assert unreadable(picture) == []
    panels = [item.frame for item in picture.items if isinstance(item, Panel)]
    assert max(frame.right for frame in panels) <= 540
    assert max(frame.bottom for frame in panels) <= picture.height


def signs(picture: Picture, art: str) -> int:
    shape = symbol(art)
    assert shape is not None
    return sum(isinstance(item, Outline) and item.d == shape.d for item in picture.items)


def test_a_winner_has_a_trophy_and_who_share_it_have_scales() -> None:
    look = FelledCards()
    alone, shared = (drawn(last(2, 2, look=look, winners=won), look) for won in ((1,), (0, 1)))
    assert (signs(alone, "table/trophy"), signs(alone, "table/scales")) == (1, 0)
    assert (signs(shared, "table/trophy"), signs(shared, "table/scales")) == (0, 2)


def test_dice_and_values_stand_beside_the_cards_of_whoever_they_belong_to() -> None:
    picture = drawn(last(1, 1, look=LOOKS[0]), LOOKS[0])
    kites = [item for item in picture.items if isinstance(item, Outline) and item.d == KITE]
    assert {"3", "8", "20", "21"} <= {text.text for text in writings(picture)}
    other = next(text.x for text in writings(picture) if text.text == "21")
    assert kites and all(kite.x < other for kite in kites)


def told(picture: Picture) -> str:
    return " ".join(text.text for text in writings(picture))


def says_of(says: tuple[Say, ...]) -> list[str]:
    return " ".join(words_for("en", names(3)).texts(says)).split()


def test_a_round_of_supertrumf_is_a_strip_from_the_next_declaration_on() -> None:
    table, who = three_turned(), reader("en", names(3))
    drawing = drawing_of("supertrumf")
    assert not drawing.shows_last_round(table.sees(None))
    table.plays(BERIT, Declare("speed"))
    scene = table.sees(None)
    assert scene.last_round is not None
    assert drawing.shows_last_round(scene)
    shown = told(board(table, who))
    assert all(word in shown for word in says_of(scene.last_round.says))
    assert {"21", "24", "18"} <= {text.text for text in writings(board(table, who))}


def test_a_hand_of_supertrumf_has_the_last_round_also_while_its_cards_lie_open() -> None:
    table = three_turned()
    scene = table.sees(ADAM)
    assert scene.last_round is not None
    shown = told(hand(table, ADAM, reader("en", names(3))))
    assert all(word in shown for word in says_of(scene.last_round.says))


def test_six_lays_with_the_widest_names_are_told_whole_in_the_strip() -> None:
    called = dict.fromkeys(range(6), "W" * 32)
    table = six_turned()
    scene = table.sees(None)
    assert scene.last_round is not None
    strip = Strip(scene.last_round, reader("de", called), Miniatures(scene.last_round))
    picture = Picture(int(strip.height) + 1, "#000000", tuple(strip.drawn(0)))
    assert overflows(picture) == []
    assert cut_off(picture, called.values()) == []


def test_the_enemys_turn_stands_above_a_hand_of_storma_with_its_dice() -> None:
    table = battle().plays(KIM, Attack(("C7", "C13")))
    assert not drawing_of("storma_slottet").shows_last_round(table.sees(LEE))
    table.plays(KIM, Roll(), dice=[4])
    scene = table.sees(LEE)
    assert scene.last_round is not None and scene.last_round.dice
    picture = hand(table, LEE, reader("en"))
    words = " ".join(words_for("en").texts(scene.last_round.says)).split()
    assert all(word in told(picture) for word in words)
    assert any(isinstance(item, Outline) and item.d == KITE for item in picture.items)


def test_the_last_action_stands_on_riftforces_board_with_what_it_brought() -> None:
    table = rift_battle().plays(KIM, CheckAndDraw())
    scene = table.sees(None)
    assert scene.last_round is not None
    words = " ".join(words_for("en").texts(scene.last_round.says)).split()
    assert all(word in told(board(table, reader("en"))) for word in words)


@pytest.mark.parametrize("seat", [ADAM, BERIT])
def test_a_hand_is_described_with_what_happened_first_and_then_how_the_table_stands(
    seat: int,
) -> None:
    table, words = three_turned(), words_for("en", names(3))
    scene = table.sees(seat)
    assert scene.last_round is not None
    alt = hand_alt(scene, own_zones(scene, table.sees(None)), words)
    assert alt.startswith(words.text(scene.last_round.says[0]))
    order = [words.text(scene.status[0]), "Hand: ", "Latest: "]
    places = [alt.index(each) for each in order]
    assert places == sorted(places)


def test_a_board_is_described_with_the_last_round_that_it_shows() -> None:
    table, words = three_turned(), words_for("en", names(3))
    assert "Latest" not in board_alt(table.sees(None), words)
    table.plays(BERIT, Declare("speed"))
    scene = table.sees(None)
    assert scene.last_round is not None
    alt = board_alt(scene, words)
    assert all(line in alt for line in words.texts(scene.last_round.says))
    assert "Latest: Astrid" in alt


def test_a_hand_of_riftforce_is_described_with_both_sides_of_the_rift() -> None:
    table = rift_battle()
    scene, words = table.sees(KIM), words_for("en")
    alt = hand_alt(scene, own_zones(scene, table.sees(None)), words)
    for seat in (KIM, LEE):
        assert f"{NAMES[seat]} – Riftforce: {(7, 11)[seat]}" in alt
