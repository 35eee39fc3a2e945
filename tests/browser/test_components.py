"""What bots put into their messages, and what people do with it."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.looking import Looks


async def test_an_empty_channel_opens_a_lobby_at_one_click(looks: Looks) -> None:
    anna = await looks.tab("anna")
    await expect(anna.page.locator(".welcome")).to_contain_text("Välkommen till #table")
    await expect(anna.page.locator(".game")).to_have_count(4)
    await anna.shot("welcome")
    await anna.page.locator('[data-game="storma_slottet"]').click()
    lobby = await anna.sees("Storma slottet!")
    await expect(lobby).to_contain_text("1 of 2 seats taken")
    await anna.shot("lobby")


async def test_another_person_joins_and_everybody_sees_it(looks: Looks) -> None:
    anna = await looks.tab("anna")
    await anna.page.locator('[data-game="riftforce"]').click()
    bo = await looks.tab("bo")
    await (await bo.sees("1 of 2 seats taken")).get_by_role("button", name="Join").click()
    lobby = await anna.sees("2 of 2 seats taken")
    await expect(lobby.locator("li", has_text="Bo")).to_be_visible()
    await expect(lobby.get_by_role("button", name="Start", exact=True)).to_be_enabled()


async def test_a_button_shows_its_progress_and_its_failure(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.page.locator('[data-game="riftforce"]').click()
    lobby = await bo.sees("Riftforce")
    await lobby.get_by_role("button", name="End").click()
    await expect(lobby.locator('[aria-busy="true"]')).to_have_count(1)
    await expect(lobby.get_by_role("button", name="Join")).to_have_attribute(
        "aria-disabled", "true"
    )
    await expect(lobby.locator(".failure")).to_have_text("This interaction failed")
    await expect(lobby.locator('[aria-busy="true"]')).to_have_count(0)


async def test_a_select_takes_several_by_keyboard(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.page.locator('[data-game="riftforce"]').click()
    lobby = await bo.sees("Riftforce")
    await lobby.locator(".select").focus()
    await bo.keys.press("ArrowDown")
    choices = bo.page.get_by_role("listbox", name="Guilds")
    await expect(choices).to_be_focused()
    await expect(choices.get_by_role("option").first).to_contain_text("Burns the neighbours")
    await bo.keys.press("Enter")
    await expect(bo.button("Done")).to_be_disabled()
    await bo.keys.type("e")
    await bo.keys.press(" ")
    await bo.shot("select")
    await bo.button("Done").click()
    await bo.sees("Chosen: Fire, Earth")
    await expect(lobby.locator(".select-chosen")).to_have_text(["🔥Fire", "🪨Earth"])


async def test_a_select_opens_where_all_of_it_can_be_seen(looks: Looks) -> None:
    bo = await looks.tab("bo", viewport={"width": 900, "height": 620})
    await bo.page.locator('[data-game="riftforce"]').click()
    await (await bo.sees("Riftforce")).locator(".select").click()
    for part in (*await bo.page.locator(".choice").all(), bo.button("Done")):
        await expect(part).to_be_in_viewport(ratio=1)


async def test_an_ephemeral_answer_is_for_one_alone(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.page.locator('[data-game="riftforce"]').click()
    await (await bo.sees("Riftforce")).get_by_role("button", name="Hand").click()
    hand = await bo.sees("Your hand: ♠7 ♥K")
    await expect(hand.locator(".only-you")).to_contain_text("Only you can see this")
    anna = await looks.tab("anna")
    await anna.sees("Riftforce")
    await expect(anna.message("Your hand")).to_have_count(0)


async def test_an_ephemeral_answer_to_a_button_further_up_comes_into_view(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.page.locator('[data-game="riftforce"]').click()
    lobby = await bo.sees("Riftforce")
    for number in range(3):
        await looks.world.anna.write(looks.world.table, f"{number}\n" * 20)
    await bo.sees("2 2 2")
    await lobby.get_by_role("button", name="Hand").click()
    await expect(bo.message("Your hand: ♠7 ♥K")).to_be_in_viewport()
    await expect(bo.page.locator(".new-mark")).to_have_count(0)


async def test_a_modal_is_filled_in_and_sent(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.command("hero")
    modal = bo.page.get_by_role("dialog", name="Name your hero")
    await expect(modal.get_by_label("Hero *")).to_be_focused()
    await bo.keys.type("Siv")
    await bo.button("Send").click()
    await expect(modal.get_by_role("alert").get_by_text("Fill this in")).to_be_visible()
    await modal.get_by_role("button", name="Kinds").click()
    await bo.keys.press("Enter")
    await bo.keys.press("ArrowDown")
    await bo.keys.press("Enter")
    await bo.keys.press("Control+Enter")
    await modal.get_by_label("Saga").fill("Long ago …")
    await bo.shot("modal")
    await modal.get_by_role("button", name="Send").click()
    await bo.sees("Named: Siv / Elf,Orc / Long ago …")
    await expect(modal).to_have_count(0)


async def test_a_modal_that_is_dismissed_gives_the_focus_back(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.page.locator('[data-game="riftforce"]').click()
    name = (await bo.sees("Riftforce")).get_by_role("button", name="Name")
    await name.click()
    await expect(bo.page.get_by_role("dialog").get_by_label("Hero *")).to_be_focused()
    await bo.keys.press("Escape")
    await expect(name).to_be_focused()


async def test_a_modal_is_gone_when_the_page_is_loaded_anew_as_discord_s_is(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.command("hero")
    modal = bo.page.get_by_role("dialog", name="Name your hero")
    await expect(modal).to_be_visible()
    await bo.page.reload()
    await bo.command("hero")
    await expect(modal).to_have_count(1)
    await bo.keys.press("Escape")
    await expect(modal).to_have_count(0)


async def test_a_modal_that_failed_can_be_sent_again(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.command("hero")
    modal = bo.page.get_by_role("dialog", name="Name your hero")
    await modal.get_by_label("Hero *").fill("Siv")
    await modal.get_by_role("button", name="Kinds").click()
    await bo.keys.press("Enter")
    await bo.keys.press("Control+Enter")
    await bo.page.evaluate(
        """() => fetch("/control/act", {method: "POST", body: JSON.stringify({do: "plan_fault",
        fault: {fault: "event", kind: "dropped", event: "INTERACTION_CREATE"}})})"""
    )
    await modal.get_by_role("button", name="Send").click()
    await expect(modal.get_by_role("alert").get_by_text("Something went wrong")).to_be_visible()
    await modal.get_by_role("button", name="Send").click()
    await bo.sees("Named: Siv / Elf")
