/** The screens on the way to a table: gathering, links of every kind, the wait for a yes, and what went wrong. */

import { expect } from "@playwright/test";
import type { Opened } from "../../src/wire.gen.ts";
import type { Screen } from "./screen.ts";
import { position, seated, type Stage } from "./stage.ts";

const GO = "main .go";

/** A table with free seats. */
const gather = (stage: Stage): Promise<Opened> => stage.open("sanctum", ["me", "link", "link", "bot:novice"]);

/** A game that runs, with bots on all other seats. */
const run = (stage: Stage): Promise<Opened> => stage.open("sanctum", ["me", "bot:novice", "bot:novice"]);

/** What a guest finds behind a link. */
function door(name: string, table: (stage: Stage) => Promise<Opened>, path: (opened: Opened) => string): Screen {
  return {
    name,
    main: GO,
    open: async (stage) => {
      await stage.visit(path(await table(stage)));
      await expect(stage.page.locator(GO)).toBeVisible();
    },
  };
}

export const DOORS: readonly Screen[] = [
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
    name: "gathering-links",
    open: async (stage) => {
      const { table } = await gather(stage);
      await stage.go(`/t/${table}`);
      await stage.page.locator(".box summary").click();
    },
  },
  door("join", gather, ({ invites }) => invites[0]?.path ?? ""),
  door("join-any", gather, ({ join }) => join?.path ?? ""),
  door("join-running", run, ({ join }) => join?.path ?? ""),
  {
    name: "join-waiting",
    wordy: true,
    open: async (stage) => {
      await stage.visit((await run(stage)).join?.path ?? "");
      await stage.page.locator(GO).click();
      await expect(stage.page.locator("main [role=status]")).toBeVisible();
    },
  },
  door("watch-link", run, ({ watch }) => watch.path),
  {
    name: "link-used",
    main: GO,
    open: async (stage) => {
      stage.allow(/door/);
      const { table } = await gather(stage);
      await stage.visit(`/t/${table}#${"x".repeat(32)}`);
      await expect(stage.page.locator("main [role=alert]")).toBeVisible();
    },
  },
  door("no-seat", gather, ({ table }) => `/t/${table}`),
  {
    name: "table-gone",
    main: ".trouble .go",
    open: async (stage) => {
      stage.allow(/404|401|403/);
      stage.hold("nowhere");
      await stage.go("/t/nowhere");
      await expect(stage.page.locator(".trouble")).toBeVisible();
    },
  },
  {
    name: "replay-empty",
    open: async (stage) => {
      const { table } = await stage.lay(position("corner-alone"), seated(0, 1));
      await stage.go(`/t/${table}/replay`);
      await expect(stage.page.locator("main button").first()).toBeVisible();
    },
  },
  {
    name: "seat-asked",
    main: ".banner .go",
    open: async (stage) => {
      const opened = await run(stage);
      await stage.go(`/t/${opened.table}`);
      await expect(stage.page.locator("section.decide")).toBeVisible();
      await stage.knock(opened, "Maximiliane Himmelstoß-M", 1);
      await expect(stage.page.locator(".banner .go")).toBeVisible();
    },
  },
  {
    name: "watcher",
    open: async (stage) => {
      const { watch } = await stage.lay(position("corner-three"), seated(0, 3));
      await stage.visit(watch.path);
      await stage.page.locator(GO).click();
      await expect(stage.page.locator("section.decide")).toBeVisible();
    },
  },
];
