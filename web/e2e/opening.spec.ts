/** A game from its first step: the opening line, what others do before the first answer, and what is told of it. */

import { expect, type Page, test } from "./support/host.ts";
import { asked, bar, chosenInLobby, letBotsHurry, openPosition } from "./support/table.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Notes the titles of all moments, and what the bar says while others act. */
function watch(): void {
  const seen = new Set<string>();
  Object.assign(window, { seen });
  const look = (): void => {
    for (const one of document.querySelectorAll(".moment b, section.decide:not(.mine) .told")) if (one.textContent) seen.add(one.textContent);
  };
  document.addEventListener("DOMContentLoaded", () => new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true }));
}

const seen = (page: Page): Promise<string[]> => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

for (const [game, first] of [["Last Bastion", "began."], ["Sanctum", "goes first."]] as const) {
  test(`${game} begins with its name, and is shown from its first step on`, async ({ page, host }) => {
    await page.addInitScript(watch);
    await page.goto(host.url);
    const panel = await chosenInLobby(page, game);
    await panel.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.locator("section.decide.mine")).toBeVisible();
    expect(await seen(page)).toContain(game);
    expect((await seen(page)).join(" "), "the first step is told").toContain(first);
  });
}

test("paused, what others do stands still, and goes on step by step", async ({ page, host }) => {
  await page.addInitScript(() => localStorage.setItem("hordekeep.settings", JSON.stringify({ pace: "slow" })));
  await page.goto(host.url);
  const panel = await chosenInLobby(page, "Sanctum");
  await panel.getByRole("button", { name: "Start", exact: true }).click();
  const pause = bar(page).getByRole("button", { name: "Pause" });
  const next = bar(page).getByRole("button", { name: "Next step" });
  await pause.click();
  await expect(next).not.toHaveAttribute("aria-disabled", "true");
  const shown = (): Promise<string> => bar(page).locator(".told, #decision").allInnerTexts().then((all) => all.join(" "));
  const still = await shown();
  const SEVERAL_STEPS = 4000;
  await page.waitForTimeout(SEVERAL_STEPS); // nothing is to happen: there is nothing to wait for
  expect(await shown()).toBe(still);
  await next.click();
  await expect.poll(shown).not.toBe(still);
  await bar(page).getByRole("button", { name: "At once" }).click();
  await expect(page.locator("section.decide.mine")).toBeVisible();
});

test("a game that begins with a question is shown at once", async ({ page, host }) => {
  await page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replaceAll(/"entry":\d+/g, '"entry":0'))); // as if nothing had fallen yet
  });
  await page.goto(host.url);
  const panel = await chosenInLobby(page, "Last Bastion");
  await panel.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator("section.decide")).toBeVisible();
});

test("the corruption die is seen falling, and is the last roll", async ({ page, host }) => {
  await openPosition(page, host, "peril-two", ["You"]);
  await asked(page, "Move and act");
  await bar(page).getByRole("button", { name: /^End the turn/ }).click();
  await expect(page.locator(".fall")).toContainText(/life|Grasp|card|token|discard/i);
  await expect(page.locator(".corner").filter({ hasText: "Last roll" })).toContainText(/life|grasp|card|token|discard/i);
});

test("what was told since the own turn is watched again, line by line, and can be stopped", async ({ page, host }) => {
  await openPosition(page, host, "corner-three", ["Adept", "Adept"]);
  await asked(page, "Move and act");
  await letBotsHurry(page);
  await bar(page).getByRole("button", { name: /^End the turn/ }).click();
  const recap = page.locator("section.recap");
  const lines = recap.getByRole("listitem");
  await expect(lines.nth(2)).toBeVisible({ timeout: 60_000 });
  const told = await lines.count();
  await page.evaluate(noteShown);
  await recap.getByRole("button", { name: "Watch all" }).click();
  await expect(recap.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(lines).toHaveCount(told);
  await expect(recap.getByRole("button", { name: "Watch all" })).toBeVisible({ timeout: 30_000 });
  const shown = await page.evaluate(() => (window as unknown as { shown: number[] }).shown);
  expect(shown.length, "each line had its moment").toBe(told);
  await expect(page.locator("section.decide.mine"), "and it is the own turn as before").toBeVisible();

  await recap.getByRole("button", { name: "Watch all" }).click();
  await recap.getByRole("button", { name: "Stop" }).click();
  await expect(page.locator("section.decide.mine")).toBeVisible();
  await expect(recap.locator("li.now")).toHaveCount(0);
});

/** Notes which lines of the recap are lit, each once. */
function noteShown(): void {
  const shown = new Set<number>();
  Object.assign(window, { shown: [] });
  const look = (): void => {
    document.querySelectorAll(".recap li").forEach((line, place) => line.classList.contains("now") && shown.add(place));
    Object.assign(window, { shown: [...shown] });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}
