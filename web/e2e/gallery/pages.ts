/** The pages beside lobby and table: achievements, all cards and their sheets, the guided first games, a game without a page of its own. */

import { expect } from "@playwright/test";
import { disguise } from "../support/disguise.ts";
import type { Screen } from "./screen.ts";
import { golden, position, seated, type Stage } from "./stage.ts";

const PLAYED = { seat: 0, game: "last-bastion", hero: "elmer", difficulty: "hard", players: 2, won: true, score: 17, earned: ["held", "pair"], tally: { games: 1, won: 1, beaten: 40 } };
const BOOK = { form: "hordekeep-achievements", version: 1, games: [1, 2, 3].map((when) => ({ ...PLAYED, table: `t${when}`, when })) };

function page(name: string, path: string, there: string): Screen {
  return {
    name,
    open: async (stage) => {
      await stage.go(path);
      await expect(stage.page.locator(there).first()).toBeVisible();
    },
  };
}

/** The first step of a guided game. */
async function learn(stage: Stage, path: string): Promise<void> {
  await stage.go(`/learn/${path}`);
  await expect(stage.page.locator("#guide-says")).toBeVisible();
}

/** A game that this page has never heard of. */
async function other(stage: Stage, text: string, seats: readonly string[]): Promise<void> {
  const { table } = await stage.lay(text, seats);
  await disguise(stage.page);
  await stage.go(`/t/${table}`);
  await expect(stage.page.locator("section.decide")).toBeVisible();
}

export const PAGES: readonly Screen[] = [
  page("achievements-none", "/achievements", "main li"),
  {
    name: "achievements",
    wordy: true,
    open: async (stage) => {
      stage.remember("achievements", BOOK);
      await stage.go("/achievements");
      await expect(stage.page.locator("main dl").first()).toBeVisible();
    },
  },
  page("cards-tiles", "/cards/last-bastion?kind=tile", "[data-piece]"),
  page("cards-heroes", "/cards/sanctum?kind=hero", "[data-piece]"),
  page("cards-sheets", "/cards/last-bastion?kind=tile&print=a4", ".sheet"),
  {
    name: "cards-unknown",
    main: ".trouble .go",
    open: async (stage) => {
      stage.allow(/cards\/?nothing|games\/nothing/);
      await stage.go("/cards/nothing");
      await expect(stage.page.locator(".trouble")).toBeVisible();
    },
  },
  { name: "learn-last-bastion", main: "section.guide .go", open: (stage) => learn(stage, "last-bastion") },
  { name: "learn-sanctum", main: "section.guide .go", wordy: true, open: (stage) => learn(stage, "sanctum") },
  {
    name: "learn-strayed",
    open: async (stage) => {
      await learn(stage, "last-bastion");
      const guide = stage.page.locator("#guide-says");
      const first = await guide.innerText();
      await stage.page.locator("section.guide .go").click();
      await expect(guide).not.toHaveText(first); // until then the table answers to nothing
      await stage.page.locator('main [data-thing="tile:tavern"]').click();
      await expect(stage.page.locator("section.guide button")).not.toHaveCount(1);
    },
  },
  {
    name: "learn-chapters",
    open: async (stage) => {
      await learn(stage, "last-bastion");
      await stage.page.locator(".lesson-tools button").nth(1).click();
      await expect(stage.page.locator("dialog[open]")).toBeVisible();
    },
  },
  { name: "generic", open: (stage) => other(stage, position("corner-alone"), seated(0, 1)) },
  { name: "generic-end", open: (stage) => other(stage, golden("last-bastion-starved-normal-1"), seated(0, 1)) },
];
