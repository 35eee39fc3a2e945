"""The board, the hand and the notices: who reads what."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

import games
from bot.chat.custom_ids import Deed, parse
from bot.chat.render.board import board, hand
from bot.chat.render.calls import Called, direct_call, public_calls
from bot.chat.render.content import Button, Content, Row, blocks
from bot.chat.render.renderer import Illustrator
from bot.chat.render.speech import (
    Speech,
    board_texts,
    dice_line,
    face_text,
    zone_line,
    zone_lines,
)
from bot.host.model import Posted
from bot.host.moments import Summons
from bot.host.timing import Timing
from bot.host.views import Sitting, Ticking, View
from games.kit.cards import card_name
from games.kit.chance import seal
from games.kit.game import Outcome
from games.kit.say import Who, say
from games.kit.scenes import Face, Mark, Rolled, Zone
from tests.chat.limits import assert_accepted, assert_fits, controls, text_of
from tests.chat.positions import Position, walk, words
from tests.pictures.grounds import in_the_corner

NAMES = {0: "Kim", 1: "Lee", 2: "Maja", 3: "Ola"}
ENGLISH = Speech(words(), "en", NAMES)


def position(game: str, moves: int, seats: int = 2) -> Position:
    """Where a random match of that game stands after so many moves, or at its end."""
    return list(walk(game, seats, {}, "board", moves))[-1]


def deeds(content: Content) -> list[str]:
    presses = [parse(control.id) for control in controls(content)]
    return [press.do for press in presses if isinstance(press, Deed)]


def changed(view: View, **changes: Any) -> View:
    return msgspec.structs.replace(view, **changes)


def test_the_board_says_what_happened_then_whose_turn_it_is_then_how_it_stands() -> None:
    view = position("storma_slottet", 20).view(None)
    shown = text_of(board(view, ENGLISH))
    assert shown.startswith("\n### Storma slottet!\n-# Kim · Lee")
    assert view.scene is not None
    status, headline = (
        ENGLISH.line(lines[0]) for lines in (view.scene.status, view.scene.headlines)
    )
    assert shown.index(headline) < shown.index(status) < shown.index("**Lee**\n")
    assert shown.index("**Lee**\n") < shown.index("Draw pile")


def test_where_nothing_lies_nor_counts_nothing_is_said() -> None:
    label = say("kit-hand")
    board_of_two = (
        Zone("column", label, 0, layout="column"),
        Zone("score", label, 0, number=0),
        Zone("score", label, 1, number=0),
        Zone("hand", label, 1, hidden=7),
    )
    assert board_texts(board_of_two, ENGLISH) == ["**Lee**\nHand: **0** · Hand: 7 cards"]


def test_what_the_cards_can_be_checked_against_is_not_on_the_board() -> None:
    for moves in (20, 100_000):
        view = position("supertrumf", moves).view(None)
        shown = text_of(board(view, ENGLISH))
        fair = view.table, seal(view.commitment), view.commitment, view.secret or "?"
        assert not any(what in shown for what in fair)
        assert "fair" in deeds(board(view, ENGLISH))


def test_in_words_the_last_round_is_told_in_order_and_small() -> None:
    view = position("supertrumf", 8).view(None)
    assert view.scene is not None
    told = (*view.scene.before, *view.scene.earlier)
    older = [line for line in told if line not in view.scene.headlines]
    assert len(older) > 3
    shown = text_of(board(view, ENGLISH))
    places = [shown.index(f"-# {ENGLISH.line(line)}") for line in older]
    assert places == sorted(places)


def test_whoever_is_to_move_reads_what_the_others_did() -> None:
    """In their own hand, before anything else: the last round first, then this one."""
    for reached in walk("supertrumf", 3, {}, "read", 40):
        views = [view for seat in range(3) if (view := reached.view(seat)).is_awaited]
        for view in views:
            assert view.scene is not None
            shown = text_of(hand(view, reached.view(None).scene, ENGLISH))
            told = [shown.index(ENGLISH.line(line)) for line in view.scene.headlines]
            assert told == sorted(told)
            assert all(place < shown.index("your turn") for place in told)


def test_where_a_game_is_played_aloud_the_board_begins_with_the_last_ruling() -> None:
    """Between duels; while one is on, only what must be answered matters."""
    told = {"between duels": 0, "in a duel": 0}
    for reached in walk("ordet_fanger", 3, {}, "ruled", 120):
        view = reached.view(None)
        if view.scene is None or view.scene.last_round is None or view.phase == "ended":
            continue
        (ruling, *_), (status, *_) = view.scene.last_round.says, view.scene.status
        shown = text_of(board(view, ENGLISH))
        above = shown[: shown.index(ENGLISH.line(status))]
        told["in a duel" if view.scene.is_race else "between duels"] += 1
        assert (ENGLISH.line(ruling) in above) != view.scene.is_race
    assert min(told.values()) > 10


def test_the_hand_is_always_within_reach() -> None:
    view = position("riftforce", 20).view(None)
    assert deeds(board(view, ENGLISH)) == ["play", "hand", "pause", "fair", "earlier", "rules"]
    assert deeds(board(changed(view, phase="paused", clocks=()), ENGLISH)) == [
        "hand",
        "resume",
        "fair",
        "earlier",
        "rules",
    ]


def test_the_rules_are_on_each_board_and_below_a_hand_where_they_open_no_row() -> None:
    for game in games.names():
        for reached in (*walk(game, 2, {}, "rules", 12), position(game, 100_000)):
            public = reached.view(None)
            hands = [hand(reached.view(seat), public.scene, ENGLISH) for seat in range(2)]
            for content in hands:
                last = [block for block in blocks(content) if isinstance(block, Row)][-1:]
                told = [button.label for row in last for button in row.buttons]
                assert "Rules" not in told or len(told) > 1
            assert "rules" in deeds(board(public, ENGLISH))


def test_a_clock_counts_down_where_discord_shows_it() -> None:
    view = changed(position("riftforce", 20).view(None), clocks=(Ticking(1, 1_700_000_000_999),))
    assert "⏳ Lee <t:1700000000:R>" in text_of(board(view, ENGLISH))


@pytest.mark.parametrize("game", games.names())
def test_who_paused_is_told_in_words_in_the_picture_and_to_whoever_can_not_see_it(
    game: str,
) -> None:
    reached = position(game, 20)
    going = reached.view(None)
    by_lee = changed(going, phase="paused", paused_by=going.seats[1].user)
    illustrator = Illustrator(ENGLISH)
    played, paused = (illustrator.table(each, reached.game) for each in (going, by_lee))
    assert played is not None and paused is not None
    assert "Paused by Lee" in paused.alt and "Paused" not in played.alt
    assert paused.picture.height > played.picture.height and not in_the_corner(paused.picture)
    assert "Lee has paused the match" in text_of(board(by_lee, ENGLISH, paused))
    for seat in range(2):
        own = changed(reached.view(seat), phase="paused", paused_by=by_lee.paused_by)
        assert "Lee has paused the match" in text_of(hand(own, going.scene, ENGLISH))
    by_the_bot = changed(going, phase="paused")
    assert "The match is paused" in text_of(board(by_the_bot, ENGLISH))
    gone = illustrator.table(changed(by_lee, paused_by=999), reached.game)
    assert gone is not None and "Paused." in gone.alt


def test_a_clock_that_is_nobody_s_concern_yet_is_not_shown() -> None:
    far = Ticking(1, 1_700_000_000_999, is_far=True)
    view = changed(
        position("riftforce", 20).view(None), clocks=(far, Ticking(0, 1_600_000_000_000))
    )
    shown = text_of(board(view, ENGLISH))
    assert "⏳ Kim <t:1600000000:R>" in shown and "1700000000" not in shown


def test_clocks_that_run_out_together_share_a_line() -> None:
    clocks = tuple(Ticking(seat, 1_700_000_000_000 + seat) for seat in (0, 1))
    view = changed(position("riftforce", 20).view(None), clocks=clocks)
    assert "⏳ Kim and Lee <t:1700000000:R>" in text_of(board(view, ENGLISH))
    table = changed(view, clocks=(Ticking(None, 1_700_000_000_000),))
    assert "⏳ <t:1700000000:R>" in text_of(board(table, ENGLISH))


def test_the_end_tells_the_result_and_offers_a_rematch() -> None:
    view = position("supertrumf", 100_000, seats=3).view(None)
    content = board(view, ENGLISH)
    assert view.outcome is not None
    shown = text_of(content)
    assert f"🏆 **{ENGLISH.line(view.outcome.message)}**" in shown
    assert (
        " · ".join(f"{NAMES[seat]} **{score}**" for seat, score in enumerate(view.outcome.scores))
        in shown
    )
    assert deeds(content) == ["rematch", "meet", "fair", "earlier", "rules"]


def test_how_it_ended_is_told_once() -> None:
    for game in games.names():
        view = position(game, 100_000).view(None)
        assert view.outcome is not None
        assert text_of(board(view, ENGLISH)).count(ENGLISH.line(view.outcome.message)) == 1


@pytest.mark.parametrize(("ending", "told"), [("stopped", "ended early"), ("left", "Too few")])
def test_a_match_that_was_broken_off_says_why(ending: str, told: str) -> None:
    view = position("riftforce", 20).view(None)
    content = board(changed(view, phase="ended", ending=ending, secret="ab" * 32), ENGLISH)
    assert told in text_of(content)


def test_a_lobby_that_was_broken_off_keeps_its_secret_and_offers_nothing() -> None:
    view = position("riftforce", 0).view(None)
    closed = changed(view, phase="ended", ending="stopped", scene=None, clocks=(), secret="ab" * 32)
    content = board(closed, ENGLISH)
    assert_fits(content)
    assert "ab" * 32 not in text_of(content)
    assert deeds(content) == []


def test_who_gave_up_is_told_of_and_comes_last_in_the_end() -> None:
    view = position("supertrumf", 10, seats=3).view(None)
    assert "Gave up: Kim. The others play on." in text_of(
        board(changed(view, gave_up=(0,)), ENGLISH)
    )
    over = Outcome((1,), (9, 5, 2), "cards", say("kit-over"), gave_up=(0,))
    ended = board(changed(view, phase="ended", ending="outcome", outcome=over), ENGLISH)
    assert f"{NAMES[1]} **5** · {NAMES[2]} **2** · {NAMES[0]} **9**" in text_of(ended)


@pytest.mark.parametrize(("may", "offered"), [(True, ["concede"]), (False, [])])
def test_giving_up_is_in_the_hand_s_last_row_and_not_on_the_board(
    may: bool, offered: list[str]
) -> None:
    reached = position("riftforce", 20)
    public = reached.view(None)
    view = changed(reached.view(0), may_concede=may)
    shown = hand(view, public.scene, ENGLISH)
    assert [deed for deed in deeds(shown) if deed == "concede"] == offered
    assert "concede" not in deeds(board(public, ENGLISH))
    paused = hand(changed(view, phase="paused"), public.scene, ENGLISH)
    assert [deed for deed in deeds(paused) if deed == "concede"] == offered


def test_whoever_has_left_can_come_back() -> None:
    view = position("supertrumf", 10, seats=3).view(None)
    seats = (*view.seats[:2], Sitting(102, True))
    content = board(changed(view, seats=seats), ENGLISH)
    assert "Maja has left" in text_of(content)
    assert deeds(content) == ["play", "hand", "pause", "join", "gone", "fair", "earlier", "rules"]


def test_nothing_of_a_hand_is_on_the_board() -> None:
    """Card by card: what only one seat sees is neither on the board nor in another's hand."""
    for reached in walk("supertrumf", 3, {}, "secrets", 40):
        public = reached.view(None)
        shown = text_of(board(public, ENGLISH))
        for seat in range(3):
            own = reached.view(seat)
            assert own.scene is not None
            assert public.scene is not None
            cards = [zone for zone in own.scene.board if zone.key == "hand"]
            lines = [face_text(face, ENGLISH) for zone in cards for face in zone.faces]
            other = hand(reached.view((seat + 1) % 3), public.scene, ENGLISH)
            mine = text_of(hand(own, public.scene, ENGLISH))
            for line in lines:
                assert line not in shown
                assert line not in text_of(other)
                assert line in mine


def test_a_hand_shows_the_table_its_cards_and_whose_turn_it_is() -> None:
    reached = position("storma_slottet", 20)
    public = reached.view(None)
    turns = []
    for seat in (0, 1):
        shown = text_of(hand(reached.view(seat), public.scene, ENGLISH))
        assert shown.startswith("\n### Storma slottet! · <#22>")
        assert "Hand: " in shown
        turns.append("It’s your turn" in shown)
    assert sorted(turns) == [False, True]


def test_anothers_move_leaves_a_waiting_hand_as_it_is() -> None:
    """An edit that changes nothing is never sent: requests are scarce."""
    moves = list(walk("riftforce", 2, {}, "waiting", 60))
    waited = same = 0
    for before, after in pairwise(moves):
        for seat in (0, 1):
            if not before.asks(seat) and not after.asks(seat):
                waited += 1
                one, other = (
                    hand(reached.view(seat), reached.view(None).scene, ENGLISH).digest()
                    for reached in (before, after)
                )
                same += one == other
    assert waited > 20
    assert same == waited


def test_before_the_match_the_hand_says_that_it_is_reached() -> None:
    view = changed(position("riftforce", 0).view(0), phase="lobby", scene=None, ask_number=None)
    content = hand(view, None, ENGLISH)
    assert_fits(content)
    assert "You’re in!" in text_of(content)


@pytest.mark.parametrize(
    ("phase", "left"),
    [("paused", ["earlier", "rules", "concede"]), ("ended", ["earlier", "rules"])],
)
def test_nothing_can_be_played_from_a_hand_at_rest(phase: str, left: list[str]) -> None:
    reached = position("storma_slottet", 20)
    for seat in (0, 1):
        view = changed(reached.view(seat), phase=phase, may_concede="concede" in left)
        shown = hand(view, reached.view(None).scene, ENGLISH)
        assert deeds(shown) == left and len(list(controls(shown))) == len(left)


def test_who_waits_is_told_whether_for_one_or_for_several() -> None:
    view = position("riftforce", 3).view(0)
    assert view.scene is not None
    nothing_to_do = msgspec.structs.replace(view.scene, asks=())
    pair = changed(view, scene=nothing_to_do)
    crowd = changed(pair, seats=(*view.seats, view.seats[0]))
    assert "It’s the other player’s turn." in text_of(hand(pair, None, ENGLISH))
    assert "The others are playing." in text_of(hand(crowd, None, ENGLISH))


def test_a_hand_tells_at_the_end_who_won() -> None:
    ended = position("storma_slottet", 100_000)
    won = ended.view(0).outcome
    assert won is not None
    told = ENGLISH.line(won.message)
    for seat in (0, 1):
        assert told in text_of(hand(ended.view(seat), ended.view(None).scene, ENGLISH))


CALL = Summons(())
REMINDER = Summons((), is_reminder=True)
NOW = 1_700_000_000_000


def awaited(game: str, moves: int) -> View:
    """A match of two, as the player it waits for sees it."""
    views = map(position(game, moves).view, (0, 1))
    return next(view for view in views if view.is_awaited)


def test_a_call_is_plain_text_that_says_what_it_is_about_and_leads_there() -> None:
    view = awaited("riftforce", 2)
    called = Called(view, ENGLISH)
    content = direct_call(called, CALL, Posted(44, 55), NOW)
    assert content.pings == (called.user,) and not content.blocks
    first, asked, *_, link = content.plain.splitlines()
    assert first == "**Riftforce** in <#22>: it’s your turn."
    assert view.scene is not None
    required = [form.prompt for form in view.scene.asks if not form.optional]
    assert asked == f"👉 {ENGLISH.line(required[0])}" and len(required) == 1
    assert link == "[Show me my hand](https://discord.com/channels/@me/44/55)"
    assert_fits(content)
    assert_accepted(content)


def test_in_public_nobody_reads_what_somebody_is_asked() -> None:
    """It may tell which cards they have."""
    view = awaited("riftforce", 20)
    content = public_calls([Called(view, ENGLISH)], CALL, Posted(22, 55), NOW)
    (user,) = content.pings
    way = "[Take me to the table](https://discord.com/channels/11/22/55)"
    assert content.plain == f"<@{user}> **Riftforce**: it’s your turn. {way}"


def test_those_who_read_the_same_language_share_a_line_of_a_call() -> None:
    seats = position("supertrumf", 0, seats=3)
    speech = {0: ENGLISH, 1: Speech(words(), "sv", NAMES), 2: ENGLISH}
    called = [Called(seats.view(seat), speech[seat]) for seat in range(3)]
    started = Summons((), is_start=True)
    lines = public_calls(called, started, None, NOW).plain.splitlines()
    assert len(lines) in (2, 3), "who is to begin is told so besides"
    assert sum("Fantasy" in line for line in lines) == len(lines)
    assert all(sum(f"<@{each.user}>" in line for line in lines) == 1 for each in called)


def test_a_reminder_says_until_when() -> None:
    view = awaited("riftforce", 20)
    other = 1 - (view.viewer or 0)
    ticking = changed(view, clocks=(Ticking(view.viewer, NOW), Ticking(other, 1_600_000_000_000)))
    assert f"<t:{NOW // 1000}:R>" in direct_call(Called(ticking, ENGLISH), REMINDER, None, 0).plain
    without = Called(changed(view, clocks=()), ENGLISH)
    assert direct_call(without, REMINDER, None, NOW) == direct_call(without, CALL, None, NOW)


def test_what_the_clock_has_done_for_somebody_stands_first_in_their_hand_and_in_the_call() -> None:
    at = position("riftforce", 20)
    view = changed(at.view(0), unseen=(say("riftforce-told-picked", who=Who(0), guild="Lava"),))
    told = "⌛ Your time was up, so the clock moved for you: "
    shown = text_of(hand(view, at.view(None).scene, ENGLISH)).splitlines()
    assert shown[2].startswith(told)
    assert told in direct_call(Called(view, ENGLISH), CALL, None, NOW).plain


def test_the_bank_that_is_running_down_ticks() -> None:
    view = position("riftforce", 20).view(None)
    hours = view.hours._replace(timing=Timing("bank", 300), banks=((0, 280_000), (1, 200_000)))
    shown = text_of(board(changed(view, hours=hours, clocks=(Ticking(1, NOW),)), ENGLISH))
    assert f"⌛ Kim **4:40** · Lee <t:{NOW // 1000}:R>" in shown


def test_names_and_typed_words_spoof_nothing() -> None:
    nasty = Speech(words(), "en", {0: "# **Lee** @everyone\n<@1>", 1: "\u200b"})
    assert nasty.line(Who(0)) == "\\# \\*\\*Lee\\*\\* @\u200beveryone \\<@\u200b1>"
    assert nasty.line(Who(1)) == "Player 2"
    answer = say("kit-not-offered", given="x\n# Kim has won ||\u202e")
    assert nasty.line(answer) == (
        r"“x # Kim has won \|\|” isn’t one of the choices. Choose one that’s shown."
    )


def test_a_card_has_its_emblem_its_marks_and_what_lies_on_it() -> None:
    hurt = Face("french/S7", card_name("S7"), (Mark(say("kit-mark-damage", value=7)),))
    lasting = Mark(say("kit-mark-toughness", value=30))
    king = Face("french/H13", card_name("H13"), (lasting,), (hurt,))
    assert face_text(king, ENGLISH) == ("♥️ king of hearts (falls at 30) ⟨♠️ 7 of spades (7 damage)⟩")


def test_each_die_is_shown_and_named() -> None:
    rolled = Rolled(say("kit-roll"), 1, 10, (0, 7))
    assert dice_line(rolled, ENGLISH) == "🎲 Lee, Roll: d10 **0** · **7**"
    assert dice_line(Rolled(say("kit-roll"), None, 6, (3,)), ENGLISH) == "🎲 Roll: d6 **3**"


def test_a_zone_is_a_line_and_what_is_only_counted_shares_one() -> None:
    faces = (Face("french/X1", card_name("X1")), Face("other/thing", say("kit-hand")))
    cards = Zone("a", say("kit-hand"), 0, faces, hidden=2, number=5)
    empty, pile = Zone("b", say("kit-roll"), 0), Zone("c", say("kit-hand"), 0, hidden=1)
    assert zone_line(cards, ENGLISH) == "Hand: **5** (🃏 joker, Hand, 2 face down)"
    assert list(zone_lines((empty, cards, pile), ENGLISH)) == [
        zone_line(cards, ENGLISH),
        "Hand: 1 card",
    ]


def test_long_names_stand_one_below_another() -> None:
    long = tuple(Face("x/y", say("kit-not-offered", given=str(n))) for n in range(2))
    assert zone_line(Zone("a", say("kit-hand"), 0, long), ENGLISH).startswith("Hand:\n- “0”")


def test_all_buttons_have_labels_in_the_readers_language() -> None:
    german = Speech(words(), "de", NAMES)
    content = board(position("riftforce", 20).view(None), german)
    labels = [button.label for button in controls(content) if isinstance(button, Button)]
    assert labels == [
        *("Spielen", "Meine Hand", "Anhalten", "Fair Play", "Rückblick", "Regeln"),
    ]
