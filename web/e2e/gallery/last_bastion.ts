/** The screens of Last Bastion: its table in telling positions, its dialogs, ends and replay. */

import { expect, type Page } from "@playwright/test";
import { byKey, byTool, DECISION, finished, replay, type Screen, table, wordy } from "./screen.ts";

const WON = "last-bastion-won-heroic-4";

async function fight(page: Page): Promise<void> {
  const bar = page.locator("section.decide.mine");
  const before = await bar.getAttribute("data-decision");
  await page.locator('section.decide [data-key="f"]').click();
  await expect(bar).not.toHaveAttribute("data-decision", before ?? "");
}

export const LAST_BASTION: readonly Screen[] = [
  {
    name: "last-bastion-heroes",
    main: DECISION,
    whole: true,
    open: async (stage) => {
      const { table } = await stage.open("last-bastion", ["me", "bot:novice", "bot:novice", "bot:novice"], { heroes: ["choose", "random", "random", "random"] });
      await stage.go(`/t/${table}`);
      await expect(stage.page.locator("section.decide.mine")).toBeVisible();
    },
  },
  table("last-bastion-opening", "moments/last-bastion-opening", 0, 4),
  wordy(table("last-bastion-midgame", "moments/last-bastion-midgame", 0, 4)),
  table("last-bastion-alone", "corner-alone", 0, 1),
  table("last-bastion-peril", "peril-two", 0, 2),
  table("last-bastion-fight", "last-blow-two", 0, 2, fight),
  table("last-bastion-beat", "moments/last-bastion-beat", 1, 4),
  table("last-bastion-in-order", "moments/last-bastion-in-order", 0, 4),
  table("last-bastion-aiming", "moments/last-bastion-aiming", 1, 4),
  table("last-bastion-dispensing", "moments/last-bastion-dispensing", 0, 4),
  table("last-bastion-commanding", "moments/last-bastion-commanding", 1, 4),
  table("last-bastion-destroying", "moments/last-bastion-destroying", 1, 4),
  table("last-bastion-why-not", "corner-three", 0, 3, async (page) => {
    await page.locator('[data-thing*="tomb"]').first().click();
    await expect(page.getByRole("alert").first()).toBeVisible();
  }),
  table("last-bastion-peek", "corner-three", 0, 3, async (page) => {
    await page.locator('[data-flip^="card:"]').first().hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
  }),
  table("last-bastion-rules", "corner-three", 0, 3, byTool("rules")),
  table("last-bastion-chronicle", "last-blow-two", 0, 2, async (page) => {
    await fight(page);
    await byTool("log")(page);
  }),
  wordy(table("last-bastion-menu", "corner-three", 0, 3, byTool("menu"))),
  table("last-bastion-invite", "corner-three", 0, 3, byTool("invite")),
  table("last-bastion-settings", "corner-three", 0, 3, byTool("settings")),
  table("last-bastion-keys", "corner-three", 0, 3, byKey("?")),
  table("last-bastion-words", "corner-three", 0, 3, byKey("v")),
  wordy(finished("last-bastion-end-won", WON, 0, 4)),
  finished("last-bastion-end-lost", "last-bastion-tiles-grasped-normal-2", 0, 2),
  finished("last-bastion-end-starved", "last-bastion-starved-normal-1", 0, 1),
  finished("last-bastion-verify", WON, 0, 4, byKey("v")),
  wordy(replay("last-bastion-replay", WON, 4, 300)),
  replay("last-bastion-fork", WON, 4, 300, async (page) => {
    await page.locator("button.fork").click();
    await expect(page.locator("dialog[open] .go")).toBeEnabled();
  }),
];
