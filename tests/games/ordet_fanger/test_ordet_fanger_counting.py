"""What is counted of players: the duels that they have won by an answer, and how fast."""

from pathlib import Path

import msgspec
import pytest

from bot.library import open_game
from games.kit.match import Match, Record
from games.ordet_fanger import counting
from games.ordet_fanger.counting import CATEGORY, FASTEST, facts_of
from games.ordet_fanger.events import WalkedOver
from games.ordet_fanger.moves import Answer
from games.ordet_fanger.rules import OrdetFanger
from tests.games.ordet_fanger.positions import KIM, LEE, clock, duel, ruled, says

MATCHES = sorted((Path(__file__).parents[2] / "matches").glob("ordet_fanger-*.json"))


def test_the_winner_s_category_and_time_are_counted_once_the_ruling_stands() -> None:
    table = ruled()
    facts = facts_of(table.game.sets, [table.state])
    assert facts == {LEE: {f"{CATEGORY}star two": 1, FASTEST: 1_000}}


def test_a_ruling_that_is_corrected_counts_for_who_has_won_in_the_end() -> None:
    table = duel()
    says(table, KIM, "Rom", 2_450)
    clock(table)
    states = [table.state]
    table.plays(LEE, Answer("Oslo", 2_000, "late"))
    states.append(table.state)
    assert set(facts_of(table.game.sets, states)) == {LEE}


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: file.stem)
def test_every_card_that_was_won_by_an_answer_is_counted(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "MOST_CATEGORIES", 1_000)
    record = msgspec.json.decode(file.read_bytes(), type=Record)
    files = {name: text.encode() for name, text in record.cards.items()}
    game = open_game("ordet_fanger")
    assert isinstance(game, OrdetFanger)
    game = OrdetFanger(files) if files else game
    states = [match.state for match in Match.stages(game, record)]
    facts = facts_of(game.sets, states)
    counted = sum(
        number
        for each in facts.values()
        for name, number in each.items()
        if name.startswith(CATEGORY)
    )
    walked_over = sum(isinstance(event, WalkedOver) for state in states for event in state.news)
    assert counted == sum(states[-1].totals()) - walked_over > 0
    assert all(each.get(FASTEST, 1) > 0 for each in facts.values())
