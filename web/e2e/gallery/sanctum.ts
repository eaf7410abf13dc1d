/** The screens of Sanctum: its table in telling positions, its dialogs, ends and replay. */

import { expect, type Page } from "@playwright/test";
import { byKey, byTool, finished, replay, type Screen, table, together, wordy } from "./screen.ts";

const WON = "sanctum-lord-beaten-dancer-infernal-4";

async function rival(page: Page): Promise<void> {
  await page.locator(".lives button, .rail .others button").first().dispatchEvent("click");
  await expect(page.locator("dialog[open]")).toBeVisible();
}

/** How it ended, once everything is told about it. */
async function told(page: Page): Promise<void> {
  await expect(page.locator("main.end .panel.luck")).toBeVisible();
}

export const SANCTUM: readonly Screen[] = [
  {
    name: "sanctum-heroes",
    main: "section.decide #decision",
    whole: true,
    open: async (stage) => {
      const { table } = await stage.open("sanctum", ["me", "bot:novice", "bot:novice", "bot:novice"], { heroes: ["choose", "random", "random", "random"] });
      await stage.go(`/t/${table}`);
      await expect(stage.page.locator("section.decide.mine")).toBeVisible();
    },
  },
  wordy(table("sanctum-road", "sanctum-road", 0, 4)),
  table("sanctum-taking-set", "moments/sanctum-taking-set", 0, 4),
  table("sanctum-fight", "sanctum-fight-four", 0, 4),
  wordy(table("sanctum-attack", "moments/sanctum-attack", 2, 4)),
  table("sanctum-after-roll", "moments/sanctum-after-roll", 0, 4),
  wordy(table("sanctum-level", "moments/sanctum-level", 0, 4)),
  table("sanctum-levels", "sanctum-levels", 0, 2),
  table("sanctum-skill", "sanctum-skill", 0, 3),
  wordy(table("sanctum-rest", "sanctum-rest", 0, 2)),
  table("sanctum-chest", "sanctum-chest", 0, 2),
  table("sanctum-picking-item", "moments/sanctum-picking-item", 3, 4),
  table("sanctum-fencing", "moments/sanctum-fencing", 1, 4),
  table("sanctum-striking", "moments/sanctum-striking", 0, 4),
  table("sanctum-walls", "sanctum-walls", 0, 2),
  together("sanctum-last-rest", "moments/sanctum-last-rest", 3, 4),
  together("sanctum-before-roll", "moments/sanctum-before-roll-battle", 1, 4),
  wordy(together("sanctum-battle", "sanctum-battle-four", 0, 4)),
  together("sanctum-block", "moments/sanctum-block", 0, 4),
  together("sanctum-suffer", "moments/sanctum-suffer", 1, 4),
  together("sanctum-spoil", "moments/sanctum-spoil", 3, 4),
  together("sanctum-turn-die", "moments/sanctum-turn-die", 2, 4),
  wordy(table("sanctum-rival", "sanctum-fight-four", 0, 4, rival)),
  table("sanctum-rules", "sanctum-fight-four", 0, 4, byTool("rules")),
  table("sanctum-menu", "sanctum-fight-four", 0, 4, byTool("menu")),
  table("sanctum-keys", "sanctum-fight-four", 0, 4, byKey("?")),
  wordy(finished("sanctum-end-won", WON, 0, 4, told)),
  finished("sanctum-end-lost", "sanctum-all-fallen-early-normal-3", 0, 3, told),
  wordy(replay("sanctum-replay", WON, 4, 620)),
  replay("sanctum-replay-battle", WON, 4, 900),
  replay("sanctum-fork", WON, 4, 620, async (page) => {
    await page.locator("button.fork").click();
    await expect(page.locator("dialog[open] .go")).toBeEnabled();
  }),
];
