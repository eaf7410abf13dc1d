/** The screens of the lobby, and those on the way to a table. */

import { expect, type Page } from "@playwright/test";
import type { Screen } from "./screen.ts";
import { golden, position, seated, type Stage } from "./stage.ts";

const START = ".game.chosen .start .go";

async function enter(stage: Stage): Promise<Page> {
  await stage.go("/");
  await expect(stage.page.locator(START)).toBeVisible();
  return stage.page;
}

/** A table with free seats: its maker, and the links. */
async function gather(stage: Stage): Promise<{ table: string; link: string }> {
  const { table, invites } = await stage.open("sanctum", ["me", "link", "link", "bot:novice"]);
  return { table, link: invites[0]?.path ?? "" };
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
    name: "gathering",
    wordy: true,
    main: ".box .go",
    open: async (stage) => {
      const { table } = await gather(stage);
      await stage.go(`/t/${table}`);
      await expect(stage.page.locator(".box .go")).toBeVisible();
    },
  },
  {
    name: "join",
    main: "main .go",
    open: async (stage) => {
      const { link } = await gather(stage);
      await stage.page.goto(stage.host.url + link);
      await expect(stage.page.locator("main .go")).toBeVisible();
    },
  },
  {
    name: "no-seat",
    main: "main .go",
    open: async (stage) => {
      const { table } = await gather(stage);
      await stage.page.goto(`${stage.host.url}/t/${table}`);
      await expect(stage.page.locator("main .go")).toBeVisible();
    },
  },
];
