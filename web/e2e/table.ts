/** What people do at a table, told once: opening it, reading the decision, answering it. */

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Host } from "./host.ts";

const FIXTURES = join(dirname(fileURLToPath(import.meta.url)), "fixtures");

export const fixture = (name: string): string => join(FIXTURES, name);

/** Opens a position file in the lobby; `others` are the seats after the first, as the lobby names them. */
export async function openPosition(page: Page, host: Host, name: string, others: string[] = []): Promise<void> {
  await page.goto(host.url);
  await page.getByLabel("Open a saved game or position").setInputFiles(fixture(`${name}.toml`));
  if (others.length > 0) {
    const seats = page.getByRole("region", { name: "Join a table" }).getByRole("group", { name: "Seats" });
    for (const [place, who] of others.entries()) await seats.getByLabel(`Seat ${place + 2}`).selectOption(who);
    await page.getByRole("button", { name: "Open the table" }).click();
  }
  await page.waitForURL(/\/t\//);
}

/** The bar with the open decision. */
export const bar = (page: Page): Locator => page.getByRole("region", { name: "Your decision" });

export const answer = (page: Page, name: string | RegExp): Locator =>
  bar(page).getByRole("group").getByRole("button", { name });

/** Waits until something is asked of this person, in these words. */
export async function asked(page: Page, question: string | RegExp): Promise<void> {
  await expect(bar(page).locator("#decision")).toContainText(question);
}

const starting = (name: string): RegExp => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(,|$)`);

/** A tile, a card or a slot on the board. */
export const onBoard = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: "The bastion and its hordes" }).getByRole("button", { name: starting(name) });
