/** The screens of the lobby. */

import { deflateRawSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import type { Games } from "../../src/wire.gen.ts";
import type { Screen } from "./screen.ts";
import { golden, position, seated, type Stage } from "./stage.ts";

const START = ".game.chosen .start .go";

async function enter(stage: Stage): Promise<Page> {
  await stage.go("/");
  await expect(stage.page.locator(START)).toBeVisible();
  return stage.page;
}

const PACK = { id: "breached-wall", titles: { en: "The Breached Wall" }, hash: "0123456789abcdef", lessons: [], fault: "monsters.toml:12: resistance must be at most 6" };

/** A server that offers a pack, in which there is something wrong. */
async function offerPack(page: Page): Promise<void> {
  await page.route("**/api/games", async (route) => {
    const response = await route.fetch();
    const { games } = (await response.json()) as Games;
    await route.fulfill({ response, json: { games: games.map((game) => ({ ...game, packs: [{ ...PACK, options: game.options }] })) } });
  });
}

async function openHeroes(page: Page): Promise<void> {
  await page.locator(".game.chosen [aria-haspopup=dialog]").click();
  await expect(page.locator("dialog[open] .heroes button").first()).toBeVisible();
}

export const LOBBY: readonly Screen[] = [
  { name: "lobby", wordy: true, main: START, open: async (stage) => void (await enter(stage)) },
  {
    name: "lobby-sanctum",
    main: START,
    open: async (stage) => {
      const page = await enter(stage);
      await page.locator(".game .choose").click();
    },
  },
  {
    name: "lobby-friends",
    wordy: true,
    main: START,
    open: async (stage) => {
      const page = await enter(stage);
      const seats = page.locator(".game.chosen .seats select");
      for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption("link");
    },
  },
  {
    name: "lobby-options",
    wordy: true,
    open: async (stage) => {
      const page = await enter(stage);
      await page.locator(".game.chosen summary").click();
      await expect(page.locator(".game.chosen .more")).toBeVisible();
    },
  },
  {
    name: "lobby-returning",
    main: `.next .go, ${START}`,
    open: async (stage) => {
      await stage.lay(golden("last-bastion-won-heroic-4"), seated(0, 4));
      await stage.lay(position("sanctum-fight"), seated(0, 2));
      await stage.lay(position("corner-three"), seated(0, 3));
      const page = await enter(stage);
      await expect(page.locator(".line")).not.toHaveCount(0);
    },
  },
  {
    name: "lobby-settings",
    wordy: true,
    open: async (stage) => {
      const page = await enter(stage);
      await page.locator("header .btn").last().click();
      await expect(page.locator("dialog[open]")).toBeVisible();
    },
  },
  {
    name: "lobby-file-seats",
    open: async (stage) => {
      const page = await enter(stage);
      await page.locator("input[type=file]").setInputFiles({ name: "four.toml", mimeType: "text/plain", buffer: Buffer.from(position("sanctum-fight-four")) });
      await expect(page.locator("aside .seats select")).toHaveCount(4);
    },
  },
  {
    name: "lobby-bad-file",
    open: async (stage) => {
      stage.allow(/422/);
      const page = await enter(stage);
      await page.locator("input[type=file]").setInputFiles({ name: "bad.toml", mimeType: "text/plain", buffer: Buffer.from(position("corner-alone").replace("turns = ", "turnz = ")) });
      await expect(page.locator("aside [role=alert]")).toBeVisible();
    },
  },
  {
    name: "lobby-shared",
    main: "aside .go",
    open: async (stage) => {
      await stage.go(`/#p=${deflateRawSync(position("corner-alone")).toString("base64url")}`);
      await expect(stage.page.locator("aside .go")).toBeVisible();
    },
  },
  { name: "lobby-heroes", wordy: true, open: async (stage) => openHeroes(await enter(stage)) },
  {
    name: "lobby-heroes-sanctum",
    wordy: true,
    open: async (stage) => {
      const page = await enter(stage);
      await page.locator(".game .choose").click();
      await openHeroes(page);
    },
  },
  {
    name: "lobby-packs",
    main: START,
    open: async (stage) => {
      await offerPack(stage.page);
      const page = await enter(stage);
      await page.locator(".game.chosen select").filter({ has: page.locator(`option[value=${PACK.id}]`) }).selectOption(PACK.id);
      await expect(page.locator(".game.chosen [role=status]")).toBeVisible();
    },
  },
];
