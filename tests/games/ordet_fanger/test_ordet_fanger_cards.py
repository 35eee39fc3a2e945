"""Card sets and options: OF1, OF2, OF13, OF14, OF16."""

import re

import pytest
from msgspec.structs import replace

from games.kit.chance import Chance
from games.kit.game import ContentError
from games.kit.options import read, specs
from games.kit.say import Refusal, say
from games.ordet_fanger import GAME
from games.ordet_fanger.cards import SYMBOLS, symbol_of
from games.ordet_fanger.moves import OpenRound
from games.ordet_fanger.options import OrdetFangerOptions, sides_of
from games.ordet_fanger.rounds import end_round
from games.ordet_fanger.state import Closing, Drawing, Opening
from tests.games.ordet_fanger.positions import FILES, KIM, LEE, TWO_SETS, card_file, fully_dealt
from tests.playing import Table


def opened(seats: int, files: dict[str, bytes] = FILES, **chosen: object) -> Table:
    game = GAME(files)
    options = OrdetFangerOptions(**chosen)
    return Table(game, game.setup(seats, options, Chance(b"secret", ())))


def dealt(table: Table) -> list[str]:
    return [card for pile in table.state.board.draw_piles for card in pile]


def test_OF1_a_set_is_72_cards_and_6_jokers_in_two_draw_piles():
    table = opened(4)
    assert len(dealt(table)) == 78
    assert [len(pile) for pile in table.state.board.draw_piles] == [39, 39]
    assert sum("joker" in card for card in dealt(table)) == 6
    assert fully_dealt(table)


def test_OF1_a_card_is_told_by_the_shape_and_the_name_of_its_symbol():
    table = opened(4)
    table.plays(KIM, table.ask(KIM, "draw").read((("0",),), 1_000))
    face = table.zone(LEE, "pile-0").faces[0]
    symbol = face.art.removeprefix("symbol/")
    assert symbol in SYMBOLS
    assert face.name.args["symbol"].args == {"symbol": symbol}
    assert face.name.args["category"].startswith(symbol)


def test_OF1_only_an_opened_set_can_be_played_with():
    with pytest.raises(Refusal) as refused:
        opened(4, cards="klingon")
    assert refused.value.ruling == "OF1"
    assert refused.value.message.args == {"given": "klingon", "sets": ("sv",)}


@pytest.mark.parametrize(
    ("wrong", "right", "sentence"),
    [
        ("star = [", "stars = [", "exactly these symbols"),
        ("'star nine'", "'star nine', 'star ten'", "star has 10 categories"),
        ("'star nine'", "'WAVE one'", "stands twice, at star and at wave"),
        ("'star nine'", f"'{'x' * 61}'", "61 characters"),
        ("['star', 'wave'], ", "", "5 jokers; a set takes 6"),
        ("['star', 'wave']", "['star', 'star']", "two different symbols"),
        ('title = "Made up"', "", "title"),
        ("[cards]", "[cards", "not a card set"),
    ],
)
def test_OF1_a_wrong_card_file_gets_one_sentence_that_names_it(wrong, right, sentence):
    broken = card_file().decode().replace(wrong, right)
    assert broken != card_file().decode()
    with pytest.raises(ContentError, match=sentence) as error:
        GAME({"mine.toml": broken.encode()})
    assert re.match(r"mine\.toml(:\d+)?: ", str(error.value))


def test_OF2_three_to_six_play_each_a_pile_and_two_play_two_each():
    assert [len(opened(seats).state.board.piles) for seats in (2, 3, 4, 5, 6)] == [4, 3, 4, 5, 6]


def test_OF2_round_two_is_opened_by_the_next_seat_with_the_same_set_or_another():
    table = opened(4, TWO_SETS, rounds=2)
    table.state = end_of_round(table)
    assert table.asked(LEE) == ["open_round"] and table.asked(KIM) == []
    table.plays(LEE, table.ask(LEE, "open_round").read((("en",),), 9_000_000))
    assert table.state.round == 2 and table.state.opener == LEE
    assert all(card.startswith("en/") for card in dealt(table))
    assert table.state.drawer() == LEE
    assert fully_dealt(table)


def test_OF2_the_usual_choice_is_the_same_set_and_random_symbols():
    """As the clock would open it."""
    table = opened(3, TWO_SETS, rounds=2, drop_symbols="choose")
    ask = table.ask(KIM, "open_round")
    assert ask.form.usual == ((),)
    assert ask.read(ask.form.usual, 9_000) == OpenRound("sv", (), 9_000)
    table.state = end_of_round(table)
    ask = table.ask(LEE, "open_round")
    assert ask.form.usual == (("sv",), ())
    (due,) = table.game.timeouts(table.state)
    assert table.game.stamped(due.move, 9_000) == ask.read(ask.form.usual, 9_000)
    table.plays(LEE, ask.read(ask.form.usual, 9_000), picks=["hash", "cross"])
    assert (table.state.cards, table.state.dropped) == ("sv", ("cross", "hash"))


def test_OF2_who_opens_a_round_too_late_is_told_that_it_is_open_and_with_which_cards():
    table = opened(3, TWO_SETS, drop_symbols="choose")
    table.plays(KIM, OpenRound("sv", (), 1_000), picks=["hash", "cross"])
    with pytest.raises(Refusal) as refused:
        table.game.belated(table.state, KIM, "open_round")
    assert refused.value.message == say("ordet-fanger-round-is-open", title="Made up")
    assert table.game.belated(table.state, LEE, "open_round") is None


def end_of_round(table: Table):
    """The state in which round two is to be opened."""
    state = replace(table.state, phase=Closing(0))
    return end_round(table.game.sets, state, Chance(b"", ()))


def test_OF14_three_piles_play_with_54_cards_and_the_jokers_that_fit():
    table = opened(3, drop_symbols="choose")
    table.plays(KIM, OpenRound("sv", ("star", "wave"), 1_000))
    cards = dealt(table)
    assert sum("joker" not in card for card in cards) == 54
    assert {symbol_of(card) for card in cards if "joker" not in card} == {*SYMBOLS} - {
        "star",
        "wave",
    }
    assert sorted(card for card in cards if "joker" in card) == [
        "sv/joker-2",
        "sv/joker-4",
        "sv/joker-6",
    ]
    assert fully_dealt(table)


def test_OF11_a_round_without_repeats_says_that_talk_counts_too():
    for repeats, told in (("barred", 1), ("allowed", 0)):
        table = opened(3, drop_symbols="choose", repeats=repeats)
        table.plays(KIM, OpenRound("sv", (), 1_000), picks=["hash", "cross"])
        assert table.told(None).count("ordet-fanger-no-repeats") == told


def test_OF14_the_opener_may_leave_the_choice_to_chance():
    table = opened(3, drop_symbols="choose")
    table.plays(KIM, OpenRound("sv", (), 1_000), picks=["hash", "cross"])
    assert table.state.dropped == ("cross", "hash")
    assert isinstance(opened(3, drop_symbols="random").state.phase, Drawing)
    assert len(opened(3, drop_symbols="random").state.dropped) == 2


def test_OF14_is_an_option_and_for_three_piles_only():
    assert len(dealt(opened(3, drop_symbols="off"))) == 78
    assert len(dealt(opened(2, drop_symbols="random"))) == 78
    table = opened(3)
    table.refuses(KIM, OpenRound("sv", ("star",), 1_000), "OF14")
    table.refuses(KIM, OpenRound("sv", ("star", "star"), 1_000), "OF14")
    table.refuses(LEE, OpenRound("sv", (), 1_000))


def test_OF14_counts_piles_so_three_teams_play_without_two_symbols():
    assert isinstance(opened(6, teams=(1, 2, 3, 1, 2, 3)).state.phase, Opening)


def test_OF16_more_than_six_share_piles():
    options = OrdetFangerOptions()
    assert sides_of(options, 7) == ((0, 6), (1,), (2,), (3,), (4,), (5,))
    assert sides_of(options, 12) == tuple((seat, seat + 6) for seat in range(6))


@pytest.mark.parametrize(
    ("seats", "chosen", "ruling"),
    [
        (4, {"teams": (1, 1, 2, 2)}, "OF16"),
        (4, {"teams": (1, 1, 1, 2)}, "OF16"),
        (4, {"teams": (1, 1, 2)}, "OF16"),
        (2, {"teams": (1, 1)}, "OF16"),
        (8, {"teams": (0,) * 8}, "OF16"),
        (3, {"young": ("Mat",)}, "OF13"),
    ],
)
def test_OF16_impossible_tables_are_refused_with_a_sentence(seats, chosen, ruling):
    with pytest.raises(Refusal) as refused:
        GAME(FILES).check_options(seats, OrdetFangerOptions(**chosen))
    assert refused.value.ruling == ruling


def test_OF16_singles_and_pairs_mix():
    options = read(OrdetFangerOptions, {"teams": "1,0,1,0", "young": ",Mat,,", "cards": "sv"})
    GAME(FILES).check_options(4, options)
    assert sides_of(options, 4) == ((0, 2), (1,), (3,))


def test_every_option_has_its_kind():
    kinds = {spec.name: spec.kind for spec in specs(OrdetFangerOptions)}
    assert kinds["cards"] == "content"
    assert kinds["tie_margin"] == "number"
    assert kinds["young"] == "per seat"
