/** What people do at a table, told once: opening it, reading the decision, answering it. */

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Host } from "./host.ts";

const FIXTURES = join(dirname(fileURLToPath(import.meta.url)), "..", "fixtures");

export const fixture = (name: string): string => join(FIXTURES, name);

/** A game as the lobby offers it. */
export const gameInLobby = (page: Page, game = "Last Bastion"): Locator => page.getByRole("region", { name: game, exact: true });

/** The panel of a game that is about to be played: chosen, if another one was. */
export async function chosenInLobby(page: Page, game: string): Promise<Locator> {
  const panel = gameInLobby(page, game);
  const choose = panel.getByRole("button", { name: `Choose ${game}` });
  await expect(panel).toBeVisible(); // before the games have come there is nothing to choose
  if (await choose.isVisible()) await choose.press("Enter");
  return panel;
}

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
export const bar = (page: Page): Locator => page.getByRole("region", { name: /^(Your decision|What is being decided)$/ });

export const answer = (page: Page, name: string | RegExp): Locator =>
  bar(page).getByRole("group").and(page.locator(":not(.paces)")).getByRole("button", { name });

/** The hero phase asks for what is left of move and action. */
const HERO_PHASE = "Move and act";
const WHAT_IS_LEFT = /Move and act|end the turn/;

/** Waits until something is asked of this person, in these words; any part of the hero phase by its first. */
export async function asked(page: Page, question: string | RegExp): Promise<void> {
  const said = question === HERO_PHASE ? WHAT_IS_LEFT : question;
  await expect(bar(page).locator("#decision")).toContainText(said);
}

const starting = (name: string): RegExp => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(,|$)`);

/** A tile, a card or a slot on the board. */
export const onBoard = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: "The bastion and its hordes" }).getByRole("button", { name: starting(name) });

/** Shows what bots do at once, by the table's menu. */
export async function letBotsHurry(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Table" }).click();
  await page.getByRole("dialog", { name: "Table" }).getByRole("button", { name: "At once" }).click();
  await page.getByRole("button", { name: "Close" }).click();
}

/** A button of the decision bar as a person reads it. */
interface Choice {
  place: number;
  text: string;
  best: number;
}

async function choices(page: Page): Promise<Choice[]> {
  const texts = await bar(page).getByRole("group").getByRole("button").allInnerTexts();
  return texts.map((said, place) => {
    const text = said.replace(/\s+/g, " ").trim();
    const odds = [...text.matchAll(/(\d+)%/g)].map((found) => Number(found[1]));
    return { place, text, best: Math.max(0, ...odds) };
  });
}

const FIRST = [/^(Beat|Finish) both/, /^(Beat|Finish) /, /^Reroll/, /^Stand up/];
const LAST = /^(End the turn|Let it be|That is all|Stay here|Spend|Call to Arms|Keep the roll)/;
const GOOD = 45;

/** What a sensible person presses: what beats cards, what has good odds, else whatever helps. */
function sensible(all: Choice[]): Choice | undefined {
  const finish = FIRST.flatMap((pattern) => all.filter((one) => pattern.test(one.text)))[0];
  const fight = all.find((one) => /^Fight/.test(one.text) && one.best >= GOOD);
  const move = all.find((one) => /^Move to/.test(one.text));
  const likely = [...all].sort((one, other) => other.best - one.best)[0];
  const helpful = all.find((one) => !LAST.test(one.text) && !/^Fight/.test(one.text));
  const end = all.find((one) => /^End the turn/.test(one.text));
  return finish ?? fight ?? move ?? (likely && likely.best > 0 && !end ? likely : helpful) ?? all.at(-1);
}

/** Everything by which the bar changes when an answer is given or a step of it is taken. */
function barSays(): string {
  const found = document.querySelector<HTMLElement>("section.decide");
  return found ? `${found.dataset["decision"]} ${found.innerText}` : "";
}

/** How somebody plays who does not just click: another way to press, and something done after each answer. */
export interface Habit {
  press?: (button: Locator) => Promise<void>;
  after?: () => Promise<void>;
}

/** Answers, by clicking, whatever is asked until `over` is to be seen; returns the number of clicks. */
export async function playOn(page: Page, over: Locator, most = 1000, habit: Habit = {}): Promise<number> {
  const press = habit.press ?? ((button: Locator) => button.click());
  const buttons = bar(page).getByRole("group").getByRole("button");
  for (let clicks = 0; clicks < most; clicks++) {
    await expect(buttons.or(over).first()).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) return clicks;
    const before = await page.evaluate(barSays);
    const chosen = sensible(await choices(page));
    if (!chosen || before !== (await page.evaluate(barSays))) continue; // Something came in between.
    await press(buttons.nth(chosen.place));
    // Not waitForFunction: once it has to wait, it evaluates a text, which the page's policy forbids.
    await expect.poll(() => page.evaluate(barSays), { intervals: [20, 50, 100], timeout: 60_000 }).not.toBe(before);
    await habit.after?.();
  }
  throw new Error(`not over after ${most} clicks`);
}

/** The panels of the heroes. */
export const heroes = (page: Page): Locator => page.getByRole("region", { name: "Heroes" }).getByRole("article");

/** The link for a seat or `To watch`, as the invitation shows it; asks for a new one if it is not kept. */
export async function linkFor(page: Page, whom: string): Promise<string> {
  const others = page.getByText("Links for one seat, or to watch");
  if (whom !== "For everybody: pick a seat" && !(await others.locator("..").getAttribute("open").then((open) => open !== null))) await others.click();
  const row = page.getByRole("listitem").filter({ has: page.getByText(whom, { exact: true }) });
  const fresh = row.getByRole("button", { name: "New link" });
  const link = row.getByLabel("Link");
  await expect(fresh.or(link)).toBeVisible();
  if (await fresh.isVisible()) await fresh.click();
  return link.inputValue();
}

/** Redeems a link that is open: only this uses it up. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
}

/** Asks about this table over the API; looked at, never played. */
async function asking(page: Page, host: Host): Promise<(path: string) => Promise<unknown>> {
  const table = /\/t\/([\w-]+)/.exec(page.url())?.[1] ?? "";
  const token = await page.evaluate((id) => {
    const places = JSON.parse(localStorage.getItem("hordekeep.places") ?? "[]") as { table: string; token: string }[];
    return places.find((one) => one.table === id)?.token ?? "";
  }, table);
  const headers = { authorization: `Bearer ${token}` };
  return async (path) => (await page.request.get(`${host.url}/api/tables/${table}${path}`, { headers })).json();
}

/** How often something of this kind is in the table's journal. */
export async function recorded(page: Page, host: Host, kind: string): Promise<number> {
  const { lines } = (await (await asking(page, host))("/lines")) as { lines: { kind: string }[] };
  return lines.filter((line) => line.kind === kind).length;
}

/** What people chose at this table so far, as its journal has it. */
export async function chosen(page: Page, host: Host): Promise<string[]> {
  const get = await asking(page, host);
  const { lines } = (await get("/lines")) as { lines: { entry: number; kind: string }[] };
  const found: string[] = [];
  for (const { entry, kind } of lines) {
    if (kind === "undo") found.push("undo");
    if (kind !== "choice") continue;
    const { moments } = (await get(`/at/${entry}`)) as { moments: { say: string }[] };
    found.push(moments[0]?.say ?? "");
  }
  return found;
}

export const undo = (page: Page): Locator => bar(page).getByRole("button", { name: /Undo/ });

/** Presses something in the table's menu. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Table" }).click();
  await page.getByRole("dialog", { name: "Table" }).getByRole("button", { name }).click();
}
