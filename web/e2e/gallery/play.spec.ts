/**
 * What whole games cost the eye and the hand, measured by `make gallery`: how much moves without input,
 * how long a click takes to change the screen, how long one waits for others, what the console says when
 * the server goes away for a while. Alone: `make gallery ARGS='--screen "minutes of"'`.
 */

import { weigh as siegeWeighs } from "../../src/games/last_bastion/model/weight.ts";
import { weigh as questWeighs } from "../../src/games/sanctum/model/weight.ts";
import type { Happened, State } from "../../src/wire.gen.ts";
import { expect, type Page, test } from "../support/host.ts";
import { bar, chosenInLobby } from "../support/table.ts";
import { WHOLE } from "./sizes.ts";

const MINUTES = 5;
const THINKING = 900;
const SHIFT = 0.1;
const AFTER = 60; // ms, told but not asserted: tests assert no speed
const WAIT = 6000; // ms, told but not asserted

/** A time in which others were asked, by the clock of all. */
interface Wait {
  from: number;
  until: number;
}

/** What the server told at once. */
interface Told {
  at: number;
  entry: number;
  events: Happened[];
}

declare global {
  interface Window {
    shifted: number;
    /** From a click to the first thing that the page draws anew. */
    delays: number[];
    /** From an answer to the question or the other's name that comes after it. */
    answers: number[];
    waits: Wait[];
    told: Told[];
  }
}

/** Adds up what moves without input, how long after a click the page is drawn anew, and how long others were asked. */
function watch(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const asked = (): string => {
    const decide = document.querySelector<HTMLElement>("section.decide");
    return decide ? `${decide.className} ${decide.dataset["decision"]}` : "";
  };
  Object.assign(window, { shifted: 0, delays: [], answers: [], waits: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.shifted += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  let click = { begun: 0, asked: "", drawn: true, answered: true };
  addEventListener("click", () => (click = { begun: performance.now(), asked: asked(), drawn: false, answered: false }), { capture: true });
  let wait: (Wait & { others: boolean }) | null = null;
  const look = (): void => {
    const { begun } = click;
    const drawn = (delays: number[]) => requestAnimationFrame(() => delays.push(performance.now() - begun));
    if (!click.drawn) drawn(window.delays);
    click.drawn = true;
    if (!click.answered && click.asked.includes("mine") && asked() !== click.asked) {
      click.answered = true;
      drawn(window.answers);
    }
    const decide = document.querySelector("section.decide");
    if (!decide) return;
    if (decide.classList.contains("mine")) {
      if (wait?.others) window.waits.push({ from: wait.from, until: now() });
      wait = null;
    } else {
      wait ??= { from: now(), until: 0, others: false };
      wait.others ||= decide.classList.contains("theirs");
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Keeps what the server tells, and when. */
function listen(): void {
  window.told = [];
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how: ConstructorParameters<typeof Plain>) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        const said = JSON.parse(String(data)) as State;
        if (said.type === "state") window.told.push({ at: performance.timeOrigin + performance.now(), entry: said.entry, events: said.events });
      });
    }
  };
}

/** What happened in a wait. */
function during({ from, until }: Wait, told: readonly Told[]): Happened[] {
  const known = told.filter(({ at }) => at < from).at(-1)?.entry ?? 0;
  const events = told.filter(({ at }) => at <= until).flatMap((one) => one.events);
  const fresh = new Map(events.filter(({ entry }) => entry > known).map((one) => [`${one.entry} ${one.name} ${JSON.stringify(one.facts)}`, one]));
  return [...fresh.values()];
}

/** Presses whatever can be answered, for some minutes, as a person would; the game may end before. */
async function playFor(page: Page, minutes: number): Promise<number> {
  const until = Date.now() + minutes * 60_000;
  const over = page.locator('section.decide [data-key="n"]');
  let clicks = 0;
  while (Date.now() < until && !(await over.isVisible())) {
    const lit = page.locator("section.decide.mine .acts button:visible, .lit:visible, .box.lit:visible").first();
    if (await lit.click({ timeout: 1000 }).then(() => true, () => false)) clicks++;
    await page.waitForTimeout(THINKING);
  }
  return clicks;
}

const most = (times: readonly number[], part: number): string => ([...times].sort((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? 0).toFixed(0);

for (const game of ["Last Bastion", "Sanctum"]) {
  test(`five minutes of ${game}: nothing moves by itself, and a server that comes back is no fault`, async ({ page, host, guard }) => {
    test.skip(!WHOLE, "long: make gallery");
    test.setTimeout((MINUTES + 5) * 60_000);
    await page.addInitScript(watch);
    await page.goto(host.url);
    const panel = await chosenInLobby(page, game);
    await panel.getByRole("button", { name: "Start", exact: true }).click();
    await expect(bar(page)).toBeVisible();
    const clicks = await playFor(page, MINUTES);
    const { shifted, delays, answers } = await page.evaluate(() => ({ shifted: window.shifted, delays: window.delays, answers: window.answers }));
    console.log(`${game}: ${clicks} clicks, layout shift ${shifted.toFixed(3)} (at most ${SHIFT})`);
    console.log(`${game}: 95 of 100 of ${delays.length} clicks are seen after ${most(delays, 0.95)} ms, of ${answers.length} answers what comes of them is seen after ${most(answers, 0.95)} ms (wanted: ${AFTER})`);
    guard.allow(/WebSocket|ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET/);
    await host.kill();
    await host.start();
    await playFor(page, 0.5);
    expect(clicks).toBeGreaterThan(20);
    expect.soft(shifted, "layout shift without input").toBeLessThanOrEqual(SHIFT);
  });
}

for (const [game, weigh] of [["last-bastion", siegeWeighs], ["sanctum", questWeighs]] as const) {
  test(`five minutes of waiting for three adepts: ${game}`, async ({ page, host, request }) => {
    test.skip(!WHOLE, "long: make gallery");
    test.setTimeout((MINUTES + 2) * 60_000);
    const seats = ["me", "bot:adept", "bot:adept", "bot:adept"];
    const answer = await request.post(`${host.url}/api/tables`, { data: { game, seats, options: { players: seats.length } } });
    const { table, token } = (await answer.json()) as { table: string; token: string };
    await page.emulateMedia({ reducedMotion: "no-preference" }); // with the moments that have their due
    await page.addInitScript((places) => localStorage.setItem("hordekeep.places", places), JSON.stringify([{ table, token }]));
    await page.addInitScript(watch);
    await page.addInitScript(listen);
    await page.goto(`${host.url}/t/${table}`);
    await expect(bar(page)).toBeVisible();
    await playFor(page, MINUTES);
    const { waits, told } = await page.evaluate(() => ({ waits: window.waits, told: window.told }));
    const seconds = ({ from, until }: Wait): string => ((until - from) / 1000).toFixed(1);
    const grave = (wait: Wait): string[] => during(wait, told).filter((one) => weigh(one) === 2).map(({ name }) => name);
    const long = waits.filter(({ from, until }) => until - from > WAIT);
    const times = waits.map(({ from, until }) => until - from);
    console.log(`${game}: ${waits.length} waits for three adepts, half of them at most ${most(times, 0.5)} ms, 95 of 100 at most ${most(times, 0.95)} ms, longest ${most(times, 1)} ms`);
    console.log(`${game}: ${long.length} longer than ${WAIT} ms, ${long.filter((one) => grave(one).length === 0).length} of them though nothing important happened (wanted: 0)`);
    for (const one of long) console.log(`${game}: ${seconds(one)} s, in which: ${grave(one).join(", ") || "nothing important"}`);
    expect(waits.length).toBeGreaterThan(3);
  });
}
