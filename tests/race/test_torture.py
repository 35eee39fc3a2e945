"""The torture of duels itself: a few hundred of them, and that it notices a wrong ruling."""

from dataclasses import replace

import pytest

from bot.lab.torture.duels import Bench, DuelsFailed, Utterance, torture_duels


def test_every_ruling_is_what_the_stamps_demand() -> None:
    lines = list(torture_duels(200, seed=7))
    assert lines[-1] == "every ruling is what the stamps demand"


def test_a_judge_that_goes_by_arrival_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    hears = Bench._hear

    def by_arrival(bench: Bench, message: Utterance) -> None:
        hears(bench, replace(message, at=message.arrives))

    monkeypatch.setattr(Bench, "_hear", by_arrival)
    with pytest.raises(DuelsFailed):
        list(torture_duels(200, seed=7))
