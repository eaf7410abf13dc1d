/** A game from its first step: the opening line, what others do before the first answer, and what is told of it. */

import { expect, type Page, test } from "./support/host.ts";
import { asked, bar, chosenInLobby, openPosition } from "./support/table.ts";

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
