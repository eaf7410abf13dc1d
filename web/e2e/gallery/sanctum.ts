/** The screens of Sanctum: its table in telling positions, its dialogs, ends and replay. */

import { expect, type Page } from "@playwright/test";
import { byKey, byTool, dialogs, finished, hinted, replay, reviewed, rules, rulesAt, type Screen, spoken, table, together, watched, wordy } from "./screen.ts";
import { position } from "./stage.ts";
import { playQuest } from "../support/sanctum.ts";

const WON = "sanctum-lord-beaten-dancer-infernal-4";

async function rival(page: Page): Promise<void> {
  await page.locator(".lives button, .rail .others button").first().dispatchEvent("click");
  await expect(page.locator("dialog[open]")).toBeVisible();
}

/** How it ended, once everything is told about it. */
async function told(page: Page): Promise<void> {
  await expect(page.locator("main.end .panel.luck")).toBeVisible();
}

/** The last battle, fought to its end: the own story. */
async function toTheEnd(page: Page): Promise<void> {
  await playQuest(page, page.locator("main.end h1"));
  await told(page);
}

/** The chances of every set, which come a little later than the sets. */
async function weighed(page: Page): Promise<void> {
  await expect(page.locator(".stage")).toContainText("%");
}

/** Another part of the table, where a phone shows one at a time. */
const onTab = (tab: string) => async (page: Page): Promise<void> => page.locator(`nav.tabs [data-opens="${tab}"]`).dispatchEvent("click");

/** The line that the solver would take. */
async function bestLine(page: Page): Promise<void> {
  await page.locator('section.decide [data-key="h"]').click();
  await expect(page.locator(".stage ol li").first()).toBeVisible();
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
      await expect(stage.page.locator(".hero .kit .more").first()).toBeVisible();
    },
  },
  wordy(table("sanctum-road", "sanctum-road", 0, 4, weighed)),
  wordy(hinted("sanctum-hint", "sanctum-road", 4)),
  table("sanctum-phone-board", "sanctum-road", 0, 4, onTab("board")),
  table("sanctum-phone-road", "sanctum-road", 0, 4, onTab("road")),
  table("sanctum-phone-log", "sanctum-road", 0, 4, onTab("log")),
  table("sanctum-peek", "sanctum-road", 0, 4, async (page) => {
    await page.locator(".own [data-kind]").filter({ visible: true }).first().hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
  }),
  watched("sanctum-watching-road", "sanctum-road", 1, 4),
  wordy(watched("sanctum-watching-fight", "moments/sanctum-attack", 0, 4)),
  watched("sanctum-watching-rest", "sanctum-rest", 1, 2),
  watched("sanctum-watching-level", "moments/sanctum-level", 1, 4),
  {
    name: "sanctum-hand-over",
    main: "main .go",
    open: async (stage) => {
      const { table } = await stage.lay(position("sanctum-secrets"), ["me", "me"]);
      await stage.go(`/t/${table}`);
      await expect(stage.page.locator("main.over")).toBeVisible();
    },
  },
  table("sanctum-blessing", "sanctum-blessing", 0, 2),
  together("sanctum-roar", "sanctum-roar", 0, 2),
  together("sanctum-battle-line", "sanctum-battle-four", 0, 4, bestLine),
  table("sanctum-road-open", "sanctum-fight-four", 0, 4, async (page) => {
    await page.locator("button.way").dispatchEvent("click");
    await expect(page.locator("dialog[open]")).toBeVisible();
  }),
  spoken("cs", table("sanctum-taking-set", "moments/sanctum-taking-set", 0, 4, weighed)),
  spoken("pl", table("sanctum-fight", "sanctum-fight-four", 0, 4)),
  wordy(table("sanctum-attack", "moments/sanctum-attack", 2, 4)),
  table("sanctum-after-roll", "moments/sanctum-after-roll", 0, 4),
  wordy(table("sanctum-level", "moments/sanctum-level", 0, 4)),
  spoken("cs", table("sanctum-levels", "sanctum-levels", 0, 2)),
  table("sanctum-skill", "sanctum-skill", 0, 3),
  wordy(table("sanctum-rest", "sanctum-rest", 0, 2)),
  table("sanctum-chest", "sanctum-chest", 0, 2),
  table("sanctum-picking-item", "moments/sanctum-picking-item", 3, 4),
  table("sanctum-fencing", "moments/sanctum-fencing", 1, 4),
  table("sanctum-striking", "moments/sanctum-striking", 0, 4),
  table("sanctum-walls", "sanctum-walls", 0, 2),
  together("sanctum-last-rest", "moments/sanctum-last-rest", 3, 4),
  together("sanctum-paying", "moments/sanctum-last-rest", 3, 4, async (page) => page.locator(".pouch .card").first().click()),
  together("sanctum-before-roll", "moments/sanctum-before-roll-battle", 1, 4),
  wordy(together("sanctum-battle", "sanctum-battle-four", 0, 4)),
  together("sanctum-block", "moments/sanctum-block", 0, 4),
  together("sanctum-suffer", "moments/sanctum-suffer", 1, 4),
  together("sanctum-spoil", "moments/sanctum-spoil", 3, 4),
  together("sanctum-turn-die", "moments/sanctum-turn-die", 2, 4),
  together("sanctum-lane", "sanctum-battle-four", 0, 4, rival),
  ...dialogs("sanctum-fight-four", 0, 4, {
    "sanctum-line": bestLine,
    "sanctum-rival": rival,
    "sanctum-rules": rules,
    "sanctum-rules-guide": rulesAt(1),
    "sanctum-rules-clauses": rulesAt(2),
    "sanctum-menu": byTool("menu"),
    "sanctum-keys": byKey("?"),
  }, ["sanctum-rival"]),
  wordy(finished("sanctum-end-won", WON, 0, 4, told)),
  table("sanctum-end-mine", "sanctum-last-card", 0, 2, toTheEnd),
  finished("sanctum-review", "sanctum-lord-beaten-huntress-normal-2", 0, 2, reviewed),
  finished("sanctum-end-lost", "sanctum-all-fallen-early-normal-3", 0, 3, told),
  wordy(replay("sanctum-replay", WON, 4, 620)),
  spoken("pl", replay("sanctum-replay-battle", WON, 4, 900)),
  replay("sanctum-fork", WON, 4, 620, async (page) => {
    await page.locator("button.fork").click();
    await expect(page.locator("dialog[open] .go")).toBeEnabled();
  }),
];
