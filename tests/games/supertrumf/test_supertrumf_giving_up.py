"""Giving up: ST30."""

import pytest

from games.kit.conceding import Concede
from games.kit.say import Why
from games.supertrumf.moves import Lay
from games.supertrumf.state import Rolling
from tests.games.supertrumf.positions import ADAM, BERIT, CILLA, GAME, classic, duel
from tests.playing import Table


def three(**rest: object) -> Table:
    """Adam, Berit and Cilla; Cilla has won most so far."""
    return classic(
        ["knight holy-sword", "warlord wand", "fairy golem"],
        pile="troll orc bard ghost king spy monk genie",
        winning_piles=("", "sphinx", "kraken griffin gnome"),
        **rest,
    )


def by_the_clock(table: Table, seat: int) -> None:
    """What the clock does for that seat, which nobody waits for."""
    due = next(due for due in GAME.timeouts(table.state) if due.seat == seat)
    assert due.wait <= 1_000
    table.plays(seat, due.move)


def test_ST30_of_two_the_other_has_won_whatever_lies_there() -> None:
    table = classic(["knight", "warlord"], winning_piles=("sphinx kraken", ""))
    table.plays(ADAM, Concede())
    ended = GAME.outcome(table.state)
    assert (ended.winners, ended.scores, ended.how) == ((BERIT,), (2, 0), "conceded")
    assert table.told(BERIT) == ["kit-gave-up"]
    assert [line.id for line in table.sees(None).status] == ["kit-over-conceded"]
    assert table.asked(ADAM) == table.asked(BERIT) == []
    assert not GAME.timeouts(table.state)


@pytest.mark.parametrize("phase", [Rolling(), None])
def test_ST30_in_blixtduell_too_at_any_time(phase: Rolling | None) -> None:
    table = duel(["knight", "warlord"], **({"phase": phase} if phase else {}))
    ended = GAME.outcome(table.plays(BERIT, Concede()).state)
    assert (ended.winners, ended.scores) == ((ADAM,), (0, 0))


def test_ST30_nothing_hidden_is_shown_by_it() -> None:
    table = classic(["knight", "warlord"], declared="strength")
    table.plays(BERIT, Lay(("warlord",))).plays(ADAM, Concede())
    for viewer in (None, ADAM):
        assert not table.zone(viewer, f"laid-{BERIT}").faces
    assert not table.zone(BERIT, f"hand-{ADAM}").faces


def test_ST30_of_more_the_cards_stay_and_are_played_without_waiting() -> None:
    table = three(declared="strength").plays(BERIT, Concede())
    assert GAME.outcome(table.state) is None
    assert table.told(None) == ["kit-gave-up"]
    assert table.asked(BERIT) == []
    assert len(table.state.hands[BERIT]) == 2
    by_the_clock(table, BERIT)
    table.plays(CILLA, Lay(("golem",))).plays(ADAM, Lay(("knight",)))
    assert table.state.turned is not None
    assert table.state.turned.of(BERIT) is not None


def test_ST30_who_has_given_up_leads_by_the_clock() -> None:
    table = three().plays(ADAM, Concede())
    by_the_clock(table, ADAM)
    table.plays(BERIT, Lay(("warlord",))).plays(CILLA, Lay(("golem",)))
    by_the_clock(table, ADAM)
    assert table.state.turned is not None


def test_ST30_who_gave_up_comes_last_whatever_was_won() -> None:
    table = classic(
        ["knight", "warlord", "fairy"],
        declared="strength",
        winning_piles=("", "sphinx", "kraken griffin gnome troll orc bard"),
    )
    table.plays(CILLA, Concede()).plays(BERIT, Lay(("warlord",)))
    by_the_clock(table, CILLA)
    table.plays(ADAM, Lay(("knight",)))
    ended = GAME.outcome(table.state)
    assert CILLA not in ended.winners
    assert ended.scores[CILLA] == max(ended.scores)
    assert ended.in_order() == (ADAM, BERIT, CILLA)


def test_ST30_the_last_one_left_has_won_at_once() -> None:
    table = three().plays(CILLA, Concede()).plays(ADAM, Concede())
    ended = GAME.outcome(table.state)
    assert (ended.winners, ended.scores, ended.how) == ((BERIT,), (0, 1, 3), "conceded")
    assert ended.in_order() == (BERIT, ADAM, CILLA), "who held out longer comes before"
    table.refuses(BERIT, Concede(), why=Why.STALE)


def test_ST30_nobody_gives_up_twice() -> None:
    table = three().plays(BERIT, Concede())
    assert table.refuses(BERIT, Concede(), why=Why.STALE).id == "kit-gave-up-already"


def test_ST30_what_it_leads_to_is_told_before() -> None:
    table = three()
    assert GAME.if_conceded(table.state, ADAM).id == "supertrumf-concede"
    table.plays(BERIT, Concede())
    ends = GAME.if_conceded(table.state, ADAM)
    assert (ends.id, ends.args["winner"].seat) == ("kit-concede-ends", CILLA)  # type: ignore[union-attr]
