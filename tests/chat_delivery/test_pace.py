"""Windows of time, and who is let through first."""

from bot.chat.deliver.limits import Buckets, Span, Window
from bot.chat.deliver.messages import OLD_MS, Sight
from bot.chat.deliver.pace import FEW_TICKETS, Gate, Ticket
from bot.chat.press import first_id_at
from tests.host.clock import StandingClock


def test_a_window_lets_so_many_through_in_any_stretch_of_time() -> None:
    window = Window(Span(3, 1000))
    now, sent = 0, []
    for _ in range(20):
        now = window.free_at(now)
        window.take()
        window.done(now)
        sent.append(now)
        now += 130
    for begin in range(max(sent)):
        assert sum(begin <= at < begin + 1000 for at in sent) <= 3


def test_a_request_counts_until_a_second_after_its_answer() -> None:
    """However late Discord has counted it, the next second's requests come after that."""
    window = Window(Span(2, 1000))
    window.take()
    window.take()
    assert window.free_at(800) == 1800
    window.done(900)
    assert window.free_at(1700) == 1900
    assert window.free_at(1900) == 1900


def test_a_clock_that_is_set_back_holds_nothing_up_for_longer_than_a_span() -> None:
    window = Window(Span(1, 1000))
    window.take()
    window.done(90_000)
    assert window.free_at(5_000) == 6_000
    assert window.free_at(6_000) == 6_000


def test_a_place_that_was_given_back_is_free_at_once() -> None:
    window = Window(Span(1, 1000))
    window.take()
    window.give_back()
    assert window.free_at(5) == 5


def ask(gate: Gate, went: list[int], priority: int, *windows: Window) -> Ticket:
    return gate.ask(priority, priority, windows, lambda: went.append(priority))


async def test_the_most_urgent_that_waits_goes_first() -> None:
    clock = StandingClock()
    gate = Gate(clock, Span(1, 1000))
    went: list[int] = []
    tickets = [ask(gate, went, priority) for priority in (9, 3, 0, 2, 1)]

    def answer() -> None:
        for ticket in tickets:
            if ticket.is_let_through:
                ticket.over(was_sent=True)

    answer()
    await clock.pass_by(4000, answer)
    assert went == [9, 0, 1, 2, 3]


async def test_what_no_longer_waits_takes_no_place() -> None:
    clock = StandingClock()
    gate, posts = Gate(clock, Span(1, 1000)), Window(Span(1, 1000))
    went: list[int] = []
    ask(gate, went, 5).over(was_sent=True)
    given_up = ask(gate, went, 0, posts)
    ask(gate, went, 1)
    assert posts.left(clock.now()) == 0
    given_up.over(was_sent=False)
    assert posts.left(clock.now()) == 1
    await clock.pass_by(1000, lambda: None)
    assert went == [5, 1]


async def test_what_is_let_through_and_not_sent_makes_room_for_the_next_at_once() -> None:
    clock = StandingClock()
    gate, opened = Gate(clock, Span(1, 1000)), Window(Span(1, 600_000))
    went: list[int] = []
    let_through = ask(gate, went, 0, opened)
    ask(gate, went, 1, opened)
    let_through.over(was_sent=False)
    assert went == [0, 1]


async def test_who_waits_for_a_window_of_its_own_holds_no_slot() -> None:
    """However many do, and however much more urgent they are."""
    clock = StandingClock()
    gate, opened = Gate(clock, Span(2, 1000)), Window(Span(1, 600_000))
    went: list[int] = []
    for _ in range(100):
        ask(gate, went, 0, opened)
    assert went == [0]
    ask(gate, went, 7)
    assert went == [0, 7]


async def test_turns_that_were_given_up_are_forgotten() -> None:
    clock = StandingClock()
    gate, opened = Gate(clock, Span(1, 1000)), Window(Span(1, 600_000))
    ask(gate, [], 0, opened)
    for priority in (0, 1) * 1000:
        ask(gate, [], priority, *([opened] if priority else [])).over(was_sent=False)
    assert len(gate._ready) + len(gate._later) <= 2 * FEW_TICKETS


def test_twelve_messages_push_a_board_out_of_sight() -> None:
    clock = StandingClock()
    sight = Sight(clock)
    board = first_id_at(clock.now())
    for number in range(1, 12):
        sight.arrived(1, board + number)
        assert not sight.is_out_of_sight(1, board)
    sight.arrived(1, board + 12)
    assert sight.is_out_of_sight(1, board)
    assert not sight.is_out_of_sight(1, board + 5)
    assert not sight.is_out_of_sight(2, board)


def test_after_fifty_minutes_news_is_posted_anew() -> None:
    clock = StandingClock()
    sight = Sight(clock)
    board = first_id_at(clock.now())
    clock.leap(OLD_MS)
    assert not sight.is_out_of_sight(1, board)
    clock.leap(1)
    assert sight.is_out_of_sight(1, board)


def test_requests_of_one_bucket_wait_together_if_they_are_about_one_channel() -> None:
    buckets, post, edit = Buckets(), "POST /messages", "PATCH /messages"
    left = {"X-RateLimit-Bucket": "b", "X-RateLimit-Remaining": "1"}
    buckets.note(post, "channel", left)
    buckets.note(edit, "channel", left | {"X-RateLimit-Remaining": "0"})
    assert not buckets.wait_for(post, "channel", by_bot=True)
    used_up = left | {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": "5"}
    buckets.note(edit, "channel", used_up)
    waits = [buckets.wait_for(post, each, by_bot=True) for each in ("channel", "another")]
    assert 4 < waits[0] <= 5 and waits[1] == 0
