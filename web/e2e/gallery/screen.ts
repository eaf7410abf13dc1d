/** A screen of the gallery: how to come there, and what has to be in sight. */

import { expect, type Page } from "@playwright/test";
import { amongPeople, golden, position, seated, type Stage } from "./stage.ts";

export interface Screen {
  name: string;
  /** Brings the page there. */
  open: (stage: Stage) => Promise<void>;
  /** What is pressed next. */
  main?: string;
  /** Whether it is seen as a whole, without scrolling, wherever the window is wide enough. */
  whole?: boolean;
  /** Whether `make test` also looks at it in longer words; `make gallery` does so everywhere. */
  wordy?: boolean;
}

export const wordy = (screen: Screen): Screen => ({ ...screen, wordy: true });

export const DECISION = "section.decide .acts button, section.decide #decision";

/** A table at a position, seen from one seat. */
export function table(name: string, file: string, seat: number, all: number, more: (page: Page) => Promise<void> = async () => {}, others = seated): Screen {
  return {
    name,
    main: DECISION,
    whole: true,
    open: async (stage) => {
      const { table } = await stage.lay(position(file), others(seat, all));
      await stage.go(`/t/${table}`);
      await expect(stage.page.locator("section.decide.mine")).toBeVisible();
      await more(stage.page);
    },
  };
}

/** A table at which all act at once: the others are people, who leave it as it is. */
export const together = (name: string, file: string, seat: number, all: number): Screen => table(name, file, seat, all, undefined, amongPeople);

/** What a finished game shows: its end, or something reached from there. */
export function finished(name: string, game: string, seat: number, all: number, more: (page: Page) => Promise<void> = async () => {}): Screen {
  return {
    name,
    main: "section.decide .acts button",
    whole: true,
    open: async (stage) => {
      const { table } = await stage.lay(golden(game), seated(seat, all));
      await stage.go(`/t/${table}`);
      await expect(stage.page.locator("section.decide .acts button").first()).toBeVisible();
      await more(stage.page);
    },
  };
}

/** A moment of a finished game, looked back at. */
export function replay(name: string, game: string, all: number, entry: number, more: (page: Page) => Promise<void> = async () => {}): Screen {
  return {
    name,
    main: "input[type=range]",
    whole: true,
    open: async (stage) => {
      const { table } = await stage.lay(golden(game), seated(0, all));
      await stage.go(`/t/${table}/replay?at=${entry}`);
      await expect(stage.page.locator("input[type=range]")).not.toHaveValue("0");
      await more(stage.page);
    },
  };
}

/** Opens something by a button of the header. */
export const byTool = (which: string) => async (page: Page): Promise<void> => {
  await page.locator(`button.btn.${which}`).first().dispatchEvent("click");
  await expect(page.locator("[role=dialog], dialog[open]").first()).toBeVisible();
};

/** Opens something by its key. */
export const byKey = (key: string) => async (page: Page): Promise<void> => {
  await page.locator(`[data-key="${key}"]`).first().dispatchEvent("click");
  await expect(page.locator("[role=dialog], dialog[open]").first()).toBeVisible();
};
