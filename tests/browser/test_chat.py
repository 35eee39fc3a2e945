"""People write to each other, and each sees what Discord would show."""

from __future__ import annotations

import time

import pytest
from playwright.async_api import expect

from tests.browser.looking import Looks

QUICK_ENOUGH = 100
A_FRAME = 1000 / 60


@pytest.mark.alone
async def test_a_message_is_seen_in_the_other_tab_at_once(looks: Looks) -> None:
    anna = await looks.tab("anna")
    bo = await looks.tab("bo")
    times = []
    for number in range(5):
        seen = await bo.page.evaluate_handle(
            """text => ({at: new Promise(resolve => new MutationObserver(() => {
                if (document.querySelector(".messages").textContent.includes(text)) {
                    requestAnimationFrame(() => resolve(Date.now()));
                }
            }).observe(document.querySelector(".messages"), {childList: true, subtree: true}))})""",
            f"word {number}",
        )
        await anna.box.fill(f"word {number}")
        pressed = await anna.page.evaluate("Date.now()")
        await anna.box.press("Enter")
        times.append(await seen.evaluate("async seen => await seen.at") - pressed)
    assert sorted(times)[2] < QUICK_ENOUGH, times


async def test_a_message_carries_the_moment_at_which_its_key_was_pressed(looks: Looks) -> None:
    anna = await looks.tab("anna")
    await anna.box.fill("Storm")
    pressed = await anna.page.evaluate(
        """() => new Promise(resolve => addEventListener("keydown", () => {
            const at = Date.now();
            while (Date.now() < at + 300) ;  // the page is busy just then
            resolve(at);
        }, {capture: true, once: true})) && 0 || Date.now()"""
    )
    await anna.box.press("Enter")
    written = await looks.world.bo.until_sees("Storm")
    assert pressed <= written.at + 20
    assert written.at < int(time.time() * 1000)


async def test_markdown(looks: Looks) -> None:
    anna = await looks.tab("anna")
    now = int(time.time())
    await looks.world.bo.write(
        looks.world.table,
        f"# Title\n-# small\n**bold** *it* __under__ ~~gone~~ ||hidden|| `code`\n> quoted\n"
        f"- one\n- two\n```\nblock\n```\n[link](https://example.org/a) <@{looks.world.anna.id}> "
        f"<#{looks.world.channels['side']}> <t:{now - 30}:R>",
    )
    message = await anna.sees("Title")
    for tag, text in (
        ("h3", "Title"),
        ("strong", "bold"),
        ("em", "it"),
        ("u", "under"),
        ("s", "gone"),
        ("blockquote", "quoted"),
        ("li", "two"),
        ("pre", "block"),
        ("a", "link"),
    ):
        await expect(message.locator(f".prose {tag}", has_text=text).first).to_be_visible()
    await expect(message.locator(".mention.mine")).to_have_text("@Anna")
    counting = message.locator("time[data-counting]")
    before = await counting.inner_text()
    await expect(counting).not_to_have_text(before)
    await message.get_by_role("button", name="Visa spoilern").click()
    await expect(message.get_by_text("hidden")).to_be_visible()
    await message.get_by_role("button", name="#side").click()
    await expect(anna.page.locator(".room-name")).to_have_text("side")


async def test_what_is_nearly_a_day_away_is_not_told_as_an_hour_less(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.writes(f"Until <t:{int(time.time()) + 86_390}:R>")
    await expect(bo.message("Until").locator("[data-counting]")).to_have_text("in 24 hours")


async def test_nothing_that_somebody_writes_is_run(looks: Looks) -> None:
    anna = await looks.tab("anna")
    await anna.command("hostile")
    message = await anna.sees("<b>bold</b>")
    await expect(message.get_by_role("button", name="<b>label</b>")).to_be_visible()
    assert await anna.page.evaluate("window.ran") is None
    inside = message.locator(".prose b, .prose script, .prose svg, .prose img, a[href^=javascript]")
    assert await inside.count() == 0
    looks.expected.append("TrustedHTML")
    refused = await anna.page.evaluate(
        """() => {
            try { document.body.innerHTML = "<b>x</b>"; } catch (error) { return error.name; }
        }"""
    )
    assert refused == "TypeError"


async def test_reply_edit_react_delete(looks: Looks) -> None:
    anna = await looks.tab("anna")
    await looks.world.bo.write(looks.world.table, "Who plays?")
    message = await anna.sees("Who plays?")
    await message.hover()
    await message.get_by_role("button", name="Svara").click()
    await anna.writes("Me!")
    answer = await anna.sees("Me!")
    await expect(answer.locator(".reply-line")).to_contain_text("Who plays?")
    await anna.box.press("ArrowUp")
    await anna.keys.press("Control+A")
    await anna.keys.type("I do!")
    await anna.keys.press("Enter")
    await expect((await anna.sees("I do!")).locator(".edited")).to_be_visible()
    await message.hover()
    await message.get_by_role("button", name="Reagera").click()
    await anna.button("🎉").click()
    await expect(message.locator(".reaction")).to_have_text("🎉1")
    mine = anna.message("I do!")
    await mine.hover()
    await mine.get_by_role("button", name="Ta bort").click()
    await expect(mine).to_have_count(0)


async def test_what_is_unread_is_marked_until_it_is_read(looks: Looks) -> None:
    anna = await looks.tab("anna")
    dm = await looks.world.bo.open_dm(looks.world.anna.id)
    await looks.world.bo.write(dm.id, "Psst")
    await looks.world.bo.write(looks.world.channels["side"], "Loud")
    row = anna.page.locator('[data-channel="Bo"]')
    await expect(row.locator(".mark")).to_contain_text("1 oläst")
    await expect(anna.page).to_have_title("(1) Anna · #table · Playground")
    await expect(anna.page.locator('[data-channel="side"].unread')).to_be_visible()
    await row.click()
    await anna.sees("Psst")
    await expect(row.locator(".mark")).to_have_count(0)
    await anna.page.reload()
    await anna.sees("Psst")
    await expect(anna.page.locator('[data-channel="side"].unread')).to_be_visible()


async def test_only_where_the_newest_unseen_messages_begin_is_a_line(looks: Looks) -> None:
    for number in range(30):
        await looks.world.bo.write(looks.world.table, f"before {number}")
    anna = await looks.tab("anna")
    await anna.sees("before 29")
    scroller = anna.page.locator(".scroller")
    for news in ("one", "two"):
        await scroller.evaluate("element => element.scrollTo(0, -300)")
        await expect(anna.message("before 29")).not_to_be_in_viewport()
        await looks.world.bo.write(looks.world.table, f"news {news}")
        await expect(anna.message(f"news {news}").locator(".new-mark")).to_be_visible()
        await scroller.evaluate("element => element.scrollTo(0, 0)")
        await expect(anna.page.locator(".new-below")).to_be_hidden()
    await expect(anna.page.locator(".new-mark")).to_have_count(1)


@pytest.mark.alone
async def test_500_messages_scroll_smoothly(looks: Looks) -> None:
    for number in range(500):
        await looks.world.bo.write(looks.world.table, f"**message** {number} with `some` words")
    anna = await looks.tab("anna")
    await anna.sees("message 499 ")
    scroller = anna.page.locator(".scroller")
    for _ in range(30):
        before = await anna.messages.count()
        if before == 500:
            break
        await scroller.evaluate("element => element.scrollTo(0, -element.scrollHeight)")
        await expect(anna.messages).not_to_have_count(before)
    spent = await scroller.evaluate(
        """async element => {
            const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
            const spent = [];
            for (let step = 0; step < 60; step += 1) {
                await frame();
                const before = performance.now();
                element.scrollTop = -element.scrollHeight * (1 - step / 60);
                element.getBoundingClientRect();
                spent.push(performance.now() - before);
            }
            return spent.sort((one, other) => one - other);
        }"""
    )
    assert spent[54] < A_FRAME, f"nine steps of ten should fit into a frame: {spent}"
    await looks.world.bo.write(looks.world.table, "the newest of all")
    await anna.sees("the newest of all")


GROWTH = """async () => {
    const { inline } = await import("/page/text/inline.js");
    const { prose } = await import("/page/text/prose.js");
    const took = (read, source, times) => {
        const began = performance.now();
        for (let time = 0; time < times; time += 1) read(source);
        return performance.now() - began;
    };
    const growth = (read, make, size) => {
        const [short, long] = [make(size), make(8 * size)];
        took(read, short, 100);  // it is fast only once it has been read often
        let times = 1;
        const atLeast = () => Math.min(...[1, 2, 3].map(() => took(read, short, times)));
        while (atLeast() < 3) times *= 2;
        const rounds = [1, 2, 3].map(() => [took(read, short, times), took(read, long, times)]);
        const best = (of) => Math.min(...rounds.map((round) => round[of]));
        return best(1) / best(0);
    };
    const many = (...pieces) => pieces.map(
        (piece) => growth(inline, (size) => piece.repeat(size), 500 / piece.length)
    );
    const runs = (size) => Array.from(
        { length: Math.sqrt(2 * size) }, (_, n) => "`".repeat(n) + "a"
    ).join("");
    return {
        signs: Math.max(...many("`", "*", "_", "~~", "||", "[", "</", "<@", "\\\\")),
        begun: Math.max(...many("` ", "**a ", "__a ", "*a **b ", "_a ", "[a](x", "<t:1", "<a:b")),
        runs: growth(inline, runs, 500),
        emoji: growth((source) => prose(source, {}), (size) => "🦰".repeat(size) + "x", 3),
    };
}"""


@pytest.mark.alone
async def test_no_text_takes_longer_than_it_is_long(looks: Looks) -> None:
    """Of eight times as much, about eight times as long: less than 64 times at any rate."""
    anna = await looks.tab("anna")
    growth = await anna.page.evaluate(GROWTH)
    assert all(each < 40 for each in growth.values()), growth


async def test_that_a_message_was_edited_stands_by_it_and_not_by_its_thread(looks: Looks) -> None:
    anna = await looks.tab("anna")
    await anna.page.locator('[data-game="riftforce"]').click()
    await anna.sees("1 of 2 seats taken")
    lobby = anna.message("Riftforce")
    await lobby.hover()
    await lobby.get_by_role("button", name="Starta en tråd").click()
    await anna.opens("table")
    await lobby.get_by_role("button", name="Join").click()
    await anna.sees("2 of 2 seats taken")
    edited = await lobby.locator(".edited").bounding_box()
    chip = await lobby.locator(".thread-chip").bounding_box()
    assert edited and chip and edited["y"] + edited["height"] <= chip["y"]


async def test_an_address_of_a_message_is_called_by_its_channel_and_leads_there(
    looks: Looks,
) -> None:
    world = looks.world
    wanted = await world.anna.write(world.channels["side"], "The board")
    address = f"https://discord.com/channels/{world.server}/{wanted.channel}/{wanted.id}"
    bo = await looks.tab("bo")
    await world.anna.write(world.table, f"Look: {address} or [the new board]({address})")
    written = await bo.sees("Look")
    await expect(written).not_to_contain_text("discord.com")
    await expect(written.get_by_role("button", name="the new board")).to_be_visible()
    await written.get_by_role("button", name="#side").click()
    await expect(bo.page.locator(".room-name")).to_have_text("side")
    await expect(bo.message("The board")).to_be_focused()
