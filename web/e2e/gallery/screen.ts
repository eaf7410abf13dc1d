/** A screen of the gallery: how to come there, and what has to be in sight. */

import { expect, type Page } from "@playwright/test";
import { amongPeople, golden, position, seated, type Stage } from "./stage.ts";

export interface Screen {
  name: string;
  /** Brings the page there. */
  open: (stage: Stage) => Promise<void>;
  /** Opens what is to be seen there. */
  more?: (page: Page) => Promise<void>;
  /** Screens that come one after the other at the same place: each of them goes by Escape. */
  at?: string;
  /** What is pressed next. */
  main?: string;
  /** Whether it is seen as a whole, without scrolling, wherever the window is wide enough. */
  whole?: boolean;
  /** Whether `make test` also looks at it in longer words; `make gallery` does so everywhere. */
  wordy?: boolean;
  /** In which language `make test` looks at it, where that is not English. */
  language?: string;
}

export const wordy = (screen: Screen): Screen => ({ ...screen, wordy: true });

/** Seen in a language with plurals that English has not: the page complains about words that it lacks. */
export const spoken = (language: string, screen: Screen): Screen => ({ ...screen, language });

export const DECISION = "section.decide .acts button, section.decide #decision";

/** A table at a position, seen from one seat. */
export function table(name: string, file: string, seat: number, all: number, more?: (page: Page) => Promise<void>, others = seated): Screen {
  return {
    name,
    main: DECISION,
    whole: true,
    ...(more ? { more } : {}),
    open: async (stage) => {
      const { table } = await stage.lay(position(file), others(seat, all));
      await stage.go(`/t/${table}`);
      await expect(stage.page.locator("section.decide.mine")).toBeVisible();
    },
  };
}

/** What can be opened at a table: by name, how; and which of it in longer words, too. */
export const dialogs = (file: string, seat: number, all: number, opened: Record<string, (page: Page) => Promise<void>>, long: readonly string[]): Screen[] =>
  Object.entries(opened).map(([name, more]) => ({ ...table(name, file, seat, all, more), at: file, wordy: long.includes(name) }));

/** A table at which a person on another seat is asked. */
export function watched(name: string, file: string, seat: number, all: number): Screen {
  return {
    name,
    whole: true,
    open: async (stage) => {
      const { table } = await stage.lay(position(file), amongPeople(seat, all));
      await stage.go(`/t/${table}`);
      await expect(stage.page.locator("section.decide:not(.mine)")).toBeVisible();
    },
  };
}

/** A table at which all act at once: the others are people, who leave it as it is. */
export const together = (name: string, file: string, seat: number, all: number, more?: (page: Page) => Promise<void>): Screen => table(name, file, seat, all, more, amongPeople);

/** What a finished game shows: its end, or something reached from there. */
export function finished(name: string, game: string, seat: number, all: number, more?: (page: Page) => Promise<void>): Screen {
  return {
    name,
    main: "section.decide .acts button",
    whole: true,
    ...(more ? { more } : {}),
    open: async (stage) => {
      const { table } = await stage.lay(golden(game), seated(seat, all));
      await stage.go(`/t/${table}`);
      await expect(stage.page.locator("section.decide .acts button").first()).toBeVisible();
    },
  };
}

/** A moment of a finished game, looked back at. */
export function replay(name: string, game: string, all: number, entry: number, more?: (page: Page) => Promise<void>): Screen {
  return {
    name,
    main: "input[type=range]",
    whole: true,
    ...(more ? { more } : {}),
    open: async (stage) => {
      const { table } = await stage.lay(golden(game), seated(0, all));
      await stage.go(`/t/${table}/replay?at=${entry}`);
      await expect(stage.page.locator("input[type=range]")).not.toHaveValue("0");
    },
  };
}

/** Opens something by a button of the header. */
export const byTool = (which: string) => async (page: Page): Promise<void> => {
  await page.locator(`button.btn.${which}`).first().dispatchEvent("click");
  await expect(page.locator("[role=dialog], dialog[open]").first()).toBeVisible();
};

/** The rules, once they are there. */
export async function rules(page: Page): Promise<void> {
  await byTool("rules")(page);
  await expect(page.locator(".depths [aria-selected=true]")).toBeVisible();
}

/** The rules at one of three depths. */
export const rulesAt = (depth: number) => async (page: Page): Promise<void> => {
  await rules(page);
  await page.locator(".depths button").nth(depth).click();
};

/** What the rules say to a question. */
export const rulesOn = (question: string) => async (page: Page): Promise<void> => {
  await rules(page);
  await page.locator("input[type=search]").fill(question);
  await expect(page.locator(".depths [aria-selected=true]")).toHaveCount(0);
};

/** What a hint says, once it has been thought of. */
export function hinted(name: string, file: string, all: number): Screen {
  const doing = ".hint-panel .go";
  const more = async (page: Page): Promise<void> => {
    await page.locator('section.decide [data-key="h"]').click();
    await expect(page.locator(doing)).toBeVisible();
  };
  return { ...table(name, file, 0, all, more), main: doing };
}

/** What decided a finished game, and the whole review. */
export async function reviewed(page: Page): Promise<void> {
  const review = page.locator("main button.review").first();
  await review.click();
  await expect(page.locator("ol.decisive li").first()).toBeVisible();
  await review.click();
  await expect(page.locator("dialog[open]")).toBeVisible();
}

/** Opens something by its key. */
export const byKey = (key: string) => async (page: Page): Promise<void> => {
  await page.locator(`[data-key="${key}"]`).first().dispatchEvent("click");
  await expect(page.locator("[role=dialog], dialog[open]").first()).toBeVisible();
};
