"""What goes for every picture: nothing lies under Discord's badge, every text can be read on what
is behind it, and players have their own side below."""

from random import Random

import pytest

import games
from bot.lab.gallery import Remembered
from bot.pictures.colours import GOLD
from bot.pictures.display import WIDTH, Panel, Picture
from bot.pictures.drawing import Drawing, drawing_of
from bot.pictures.games.riftforce.shores import shores_of
from bot.pictures.games.storma_slottet.sides import far_and_near
from bot.pictures.reader import Reader
from games.kit.game import Outcome
from tests.games.every_game import opened as opened_game
from tests.games.ordet_fanger.positions import position as words_table
from tests.games.storma_slottet.positions import KIM, LEE
from tests.pictures.grounds import in_the_corner, unreadable
from tests.pictures.looking import writings
from tests.pictures.positions import pictures_of
from tests.pictures.supertrumf import ended_picture, names, over
from tests.pictures.tables import NAMES, WORDS, board, hand, reader
from tests.pictures.test_riftforce_pictures import battle as rift_battle
from tests.pictures.test_storma_slottet_pictures import battle

ENDINGS = 40
every_game = pytest.mark.parametrize("key", games.names())


@every_game
def test_nothing_lies_under_discords_badge(key: str) -> None:
    wrong = {each.name: in_the_corner(each.picture) for each in pictures_of(key)}
    assert {name: items for name, items in wrong.items() if items} == {}


@every_game
def test_every_text_can_be_read_on_what_lies_behind_it(key: str) -> None:
    wrong = {each.name: unreadable(each.picture) for each in pictures_of(key)}
    assert {name: texts for name, texts in wrong.items() if texts} == {}


@every_game
def test_winners_and_losers_can_be_read_whatever_they_have_scored(key: str) -> None:
    """Also who has won with nothing, as when the others have given up."""
    game = opened_game(key)
    seats = min(game.seat_counts[-1], 6)
    match = Remembered(game, seats, game.options_type(), "readable", "random")
    match.play()
    last, rng = game.look(match.positions[-1], None), Random(5)
    outcome = match.game.outcome(match.positions[-1])
    assert outcome is not None
    who = Reader(WORDS, "de", names(seats))
    for number in range(ENDINGS):
        scores = tuple(rng.choice((0, 0, 1, rng.randrange(40))) for _ in range(seats))
        winners = tuple(rng.sample(range(seats), rng.choice((1, 1, 2))))
        left = [seat for seat in range(seats) if seat not in winners]
        gave_up = tuple(rng.sample(left, rng.randrange(len(left) + 1)))
        won = Outcome(winners, scores if number else (0,) * seats, "x", outcome.message, gave_up)
        for drawing in (drawing_of(key), Drawing(key)):
            picture = drawing.ending(last, won, who)
            assert unreadable(picture) == []
            assert in_the_corner(picture) == []


def test_a_winner_without_any_cards_stands_in_gold() -> None:
    picture = ended_picture(over(("", "")), called=names(2))
    bars = [item for item in picture.items if isinstance(item, Panel) and item.fill == GOLD]
    assert [bar.frame.width for bar in bars] == [WIDTH - 24] * 2


def test_the_only_person_at_a_table_for_two_has_their_side_below() -> None:
    storma, rift = battle().sees(None), rift_battle().sees(None)
    for near in (KIM, LEE):
        who = Reader(WORDS, "sv", NAMES, near)
        assert far_and_near(storma, who)[1].seat == near
        assert shores_of(rift, who)[1].seat == near
        for table in (battle(), rift_battle(), words_table("cross-1", "star-1")):
            assert lowest_name(board(table, who)) == NAMES[near].split()[0]


def lowest_name(picture: Picture) -> str:
    firsts = {name.split()[0] for name in NAMES.values()}
    named = [text for text in writings(picture) if text.text.split()[0] in firsts]
    return max(named, key=lambda text: text.y).text.split()[0]


@pytest.mark.parametrize("seat", [KIM, LEE])
def test_a_hand_shows_the_viewers_own_side_below_the_enemys(seat: int) -> None:
    called = {KIM: "Kim", LEE: "Lee"}
    for table in (battle(), rift_battle()):
        picture = hand(table, seat, Reader(WORDS, "sv", called, 1 - seat))
        named = {text.text: text.y for text in writings(picture)}
        assert named[called[seat]] > named[called[1 - seat]]


def test_a_hand_of_storma_shows_what_both_active_cards_can_still_take() -> None:
    shown = {text.text for text in writings(hand(battle(), KIM, reader()))}
    assert {"15", "/30", "21"} <= shown
