/** Playable without seeing: late games played by the accessibility tree alone, and what keys say of the table. */

import { expect, test } from "./support/host.ts";
import { openPosition } from "./support/table.ts";
import { Listener, playByEar, questSense, siegeSense } from "./support/unseen.ts";

test.use({ trace: "off" });

test("the last turns of Last Bastion are played by ear", async ({ page, host }) => {
  await openPosition(page, host, "last-blow-alone");
  const listener = new Listener(page);
  await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();

  await test.step("keys say the table, the danger and the news; each is a button", async () => {
    const table = await listener.ask("t");
    expect(table).toMatch(/, at the .*, acts now/);
    expect(table).toMatch(/(North|East|South|West), (red|green|blue|yellow) board: .*resistance \d.* facing the /);
    expect(table).toContain("Cards in the deck: ");
    expect(await listener.ask("d")).toMatch(/\d of \d tiles grasped/);
    await page.getByRole("region", { name: "Said aloud" }).getByRole("button", { name: /^Say what has happened/ }).press("Enter");
    await expect(page.getByRole("status", { name: "Said" })).toHaveText(/\S/);
  });

  await test.step("where a tile lies, who stands there and which cards face it is in its name", async () => {
    const tiles = (await listener.buttons()).filter((one) => /corner|side, (no card|faced by)/.test(one.name));
    expect(tiles.length).toBeGreaterThanOrEqual(8);
    expect(tiles.some((one) => /faced by /.test(one.name))).toBe(true);
    const cards = (await listener.buttons()).filter((one) => /resistance \d, .* board, slot \d, facing the /.test(one.name));
    expect(cards.length).toBeGreaterThan(0);
  });

  await playByEar(listener, siegeSense, page.getByRole("heading", { level: 1, name: /^The bastion (stands|has fallen)/ }), 60);
  await expect(page.getByRole("region", { name: "After the game" })).toContainText("Once more?");
});

test("the last card of Sanctum is fought by ear", async ({ page, host }) => {
  await openPosition(page, host, "sanctum-last-card", ["Adept"]);
  const listener = new Listener(page);
  await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
  expect(await listener.ask("t")).toMatch(/in the Cathedral\. Life \d+ of \d+, dice: \d/);
  expect(await listener.ask("d")).toMatch(/^Life: \d+\. Wounds that kill: \d+\./);
  await playByEar(listener, questSense, page.getByRole("heading", { level: 1, name: /win|share|You fell|Second/ }), 200);
});

test("single keys are switched off, or given Alt", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  const said = page.getByRole("status", { name: "Said" });
  for (const [choice, key] of [["Alt and the letter", "Alt+t"], ["None", ""]] as const) {
    await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Settings" }).click();
    await page.getByRole("dialog", { name: "Settings" }).getByLabel("Keys that press buttons").selectOption(choice);
    await page.keyboard.press("Escape");
    await page.keyboard.press("t");
    await page.waitForTimeout(150);
    await expect(said).toBeEmpty();
    if (key) await page.keyboard.press(key);
    else await page.getByRole("button", { name: "Say how things stand" }).press("Enter");
    await expect(said).toContainText("Cards in the deck");
    await said.getByRole("button", { name: "Close" }).press("Enter");
  }
});
