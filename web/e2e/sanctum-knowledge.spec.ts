/** Choosing with knowledge in Sanctum: the best line, what a die can become, demons before they are taken, the last rest, the keys. */

import { expect, test } from "./support/host.ts";
import { board, freeDice } from "./support/sanctum.ts";
import { answer, asked, bar, openPosition, undo } from "./support/table.ts";

const BOT = ["Adept"];
const BOTS = [...BOT, ...BOT, ...BOT];

test("a fight: the best line is done step by step and taken back, a die is turned at its price, a dashed box turns the die and is hit", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-fight-four", BOTS);
  await asked(page, "Change dice");
  const all = await freeDice(page).count();
  const line = page.getByRole("region", { name: "Your best line" });

  await test.step("a dashed box, clicked with a die in hand, turns the die the cheapest way and is hit by it", async () => {
    await freeDice(page).first().click();
    const reach = page.getByRole("button", { name: /^Change the die in hand and hit the/ });
    await reach.first().click();
    await expect(freeDice(page)).toHaveCount(all - 1);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await answer(page, /^Back to the roll/).click();
    await expect(freeDice(page)).toHaveCount(all);
  });
  await test.step("what the die in hand can become stands beside it with its price", async () => {
    await freeDice(page).nth(3).click();
    await page.getByRole("group", { name: "Becomes" }).getByRole("button", { name: /^Turn it to 2: 1 / }).click();
    await expect(page.getByRole("button", { name: /^Die 2, changed/ })).toBeVisible();
    await expect(freeDice(page)).toHaveCount(all);
    await answer(page, /^Back to the roll/).click();
    await expect(undo(page)).toBeDisabled();
  });
  await test.step("the line: steps, done one by one, each taken back alone; then all of them", async () => {
    await page.keyboard.press("h");
    await expect(line.getByRole("listitem").first()).toBeVisible();
    await expect(line).toContainText(/fells .*(no wounds|wound)/);
    const steps = await line.getByRole("listitem").count();
    await line.getByRole("button", { name: "Do step 1" }).click();
    await expect(line.getByRole("listitem")).toHaveCount(steps - 1);
    await undo(page).click();
    await expect(line.getByRole("listitem")).toHaveCount(steps);
    await line.getByRole("button", { name: /^All \d/ }).click();
    await expect(line).toContainText("Nothing more is worth its price", { timeout: 60_000 });
  });
  await test.step("the block asks for shields, not for dice", async () => {
    await answer(page, /^End the attack/).click();
    await expect(page.getByText("Take a die, then a box")).toHaveCount(0);
  });
});

test("demons: the first click selects and tells what taking them means, the second takes them", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-road", BOTS);
  await asked(page, "Which demons");
  const ahead = page.getByRole("region", { name: "Before you take demons on" });
  await expect(ahead.getByRole("row")).toHaveCount((await page.locator(".set").count()) + 1);
  await expect(ahead).toContainText("%");
  await page.keyboard.press("2");
  await expect(ahead).toContainText("If you take set 2");
  await expect(page.locator(".set").nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(ahead).toContainText(/slain in the next fight\s*[<>]?\d+%/);
  await answer(page, /^Take /).click();
  await expect(bar(page)).not.toContainText("Which demons");
});

test("the keys dialog tells Sanctum's keys", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-rest", BOT);
  await asked(page, "Equip items");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys).toContainText("spend the rage");
  await expect(keys).not.toContainText("Call to Arms");
});

test("the last rest says that what is not equipped is lost, and asks once before slots stay empty", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-last-rest", BOT);
  await asked(page, "Equip items");
  const pouch = page.getByRole("region", { name: "Pouch" });
  await expect(pouch).toContainText("what is not equipped now is lost");
  for (const card of await pouch.locator(".card").all()) await expect(card).toBeInViewport();
  await answer(page, /^Done resting/).click();
  await expect(page.getByRole("alert")).toContainText("slots are empty");
  await expect(board(page)).toBeVisible();
  await answer(page, /^Done resting/).click();
  await expect(bar(page)).not.toContainText("Equip items");
});
