/** Everything on both tables explains itself: forty positions of each game are looked through, and a few signs asked in each way. */

import { KINDS as SIEGE } from "../src/games/last_bastion/model/kinds.ts";
import { KINDS as QUEST } from "../src/games/sanctum/model/kinds.ts";
import type { Kinds } from "../src/table/explain/kinds.ts";
import type { Locator } from "@playwright/test";
import { expect, golden, type Page, position, seated, type Stage, test } from "./gallery/stage.ts";
import { coveredAnswers, unexplained } from "./support/explained.ts";

interface Walk {
  kinds: Kinds;
  /** Positions with whom they are played by, and on which seat. */
  tables: readonly (readonly [name: string, seat: number, seats: number])[];
  game: string;
  seats: number;
}

const POSITIONS = 40;
/** Signs that a finger is held on, one after the other. */
const MOST_HELD = 14;

const SIEGE_WALK: Walk = {
  kinds: SIEGE,
  tables: [
    ["corner-alone", 0, 1], ["corner-three", 0, 3], ["peril-two", 0, 2], ["last-blow-two", 0, 2], ["moments/last-bastion-beat", 1, 4],
    ["moments/last-bastion-in-order", 0, 4], ["moments/last-bastion-aiming", 1, 4], ["moments/last-bastion-dispensing", 0, 4],
    ["moments/last-bastion-commanding", 1, 4], ["moments/last-bastion-destroying", 1, 4],
  ],
  game: "last-bastion-won-heroic-4",
  seats: 4,
};

const QUEST_WALK: Walk = {
  kinds: QUEST,
  tables: [
    ["sanctum-road", 0, 4], ["moments/sanctum-taking-set", 0, 4], ["sanctum-fight-four", 0, 4], ["moments/sanctum-attack", 2, 4],
    ["moments/sanctum-level", 0, 4], ["sanctum-skill", 0, 3], ["sanctum-rest", 0, 2], ["sanctum-chest", 0, 2], ["sanctum-walls", 0, 2],
    ["moments/sanctum-last-rest", 3, 4], ["sanctum-battle-four", 0, 4], ["moments/sanctum-block", 0, 4], ["moments/sanctum-suffer", 1, 4],
    ["moments/sanctum-turn-die", 2, 4],
  ],
  game: "sanctum-lord-beaten-dancer-infernal-4",
  seats: 4,
};

const CARRIER = "main [data-kind]";

/** Goes to a moment of the replay that is open. */
async function seek(page: Page, share: number): Promise<void> {
  const place = await page.locator(".scrub input[type=range]").evaluate((range: HTMLInputElement, at: number) => {
    range.value = String(Math.round(Number(range.max) * at));
    range.dispatchEvent(new Event("input", { bubbles: true }));
    return Number(range.value);
  }, share);
  await expect(page.locator(".scrub .at")).toContainText(`${(place + 1).toLocaleString("en-GB")} of`);
  await expect(page.locator(".scrub")).toHaveAttribute("aria-busy", "false");
}

async function walk(stage: Stage, { kinds, tables, game, seats }: Walk): Promise<void> {
  const { page } = stage;
  const known = Object.keys(kinds);
  const found = new Map<string, string>();
  const look = async (where: string): Promise<void> => {
    await expect(page.locator(CARRIER).first()).toBeVisible();
    for (const one of await unexplained(page, known)) if (!found.has(one)) found.set(one, where);
  };
  for (const [name, seat, all] of tables) {
    const { table } = await stage.lay(position(name), seated(seat, all));
    await stage.go(`/t/${table}`);
    await expect(page.locator("section.decide.mine")).toBeVisible();
    await look(name);
  }
  const { table } = await stage.lay(golden(game), seated(0, seats));
  await stage.go(`/t/${table}/replay`);
  await expect(page.locator(".scrub input[type=range]")).toBeVisible();
  const moments = POSITIONS - tables.length;
  for (let moment = 0; moment < moments; moment++) {
    await seek(page, (moment + 0.5) / moments);
    await look(`${game}, moment ${moment}`);
  }
  expect([...found].map(([what, where]) => `${what} (${where})`)).toEqual([]);
}

test("everything on forty tables of Last Bastion is of a kind that explains itself", ({ stage }) => walk(stage, SIEGE_WALK));
test("everything on forty tables of Sanctum is of a kind that explains itself", ({ stage }) => walk(stage, QUEST_WALK));

/** Name, effect, moment and clause, in this order. */
async function tells(page: Page, ...said: (string | RegExp)[]): Promise<void> {
  const sheet = page.getByRole("tooltip");
  for (const one of said) await expect(sheet).toContainText(one);
  expect(await coveredAnswers(page), "covers what may be pressed").toBe(0);
}

test("hearts, danger, supply and answers of Last Bastion tell name, effect, moment and clause to a mouse", async ({ stage, page }) => {
  const { table } = await stage.lay(position("corner-three"), seated(0, 3));
  await stage.go(`/t/${table}`);
  await page.locator(".hero [data-kind=life]").first().hover({ force: true });
  await tells(page, "Life", "out of action", "gained at the Tavern", "Rule LB-D1");
  await page.locator(".danger [data-kind=grasped]").first().hover();
  await tells(page, "Grasped tiles", "How many tiles", "the third ends the game", "Rule LB-G1");
  await page.locator(".supply [data-kind=equipment]").first().hover();
  await tells(page, "Equipment token", "one hit of its colour", "Spent after the roll", "Rule LB-C3");
  await page.locator('section.decide [data-kind="do-end-turn"]').hover();
  await tells(page, "End the turn", "What you have not used", "Whenever you like", "Rule LB-A1");
  await page.locator('[data-thing="tile:market"]').hover();
  await tells(page, "Market", "Roll two combat dice", "As the action of your own turn", "Rule LB-T3");
});

test("an answer whose verb has no sign of its own is called by its own words", async ({ stage, page }) => {
  const { table } = await stage.lay(position("moments/last-bastion-beat"), seated(1, 4));
  await stage.go(`/t/${table}`);
  await page.locator("section.decide .last [data-kind=answer]").first().hover();
  await tells(page, "Let it be", "One of the things that the rules allow here", "Rest on it", "Rule LB-");
  await expect(page.getByRole("tooltip")).not.toContainText("An answer");
});

test("rage, stamina and achievements of Sanctum tell the same", async ({ stage, page }) => {
  const { table } = await stage.lay(position("sanctum-road"), seated(0, 4));
  await stage.go(`/t/${table}`);
  await page.locator(".own [data-kind=rage]").first().hover();
  await tells(page, "Rage", "any face", "while it is awake", "Rule SA-F5");
  await page.locator(".own .row[data-kind=stamina] > span").first().hover();
  await tells(page, "Stamina", "red boxes", "at a rest", "Rule SA-A1");
  await page.locator(".achievements .space:not(.gone)").first().hover();
  await tells(page, "mastery", "wins its blessing", "Checked at the end", "Rule SA-H1");
});

test("the clause of a sheet opens the rules there, by mouse and by keys", async ({ stage, page }) => {
  const { table } = await stage.lay(position("corner-alone"), seated(0, 1));
  await stage.go(`/t/${table}`);
  await page.locator(".hero [data-kind=life]").first().hover({ force: true });
  await page.getByRole("tooltip").getByRole("button", { name: "Rule LB-D1" }).click();
  await expect(page.locator("#rule-LB-D1")).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(page.locator("#rule-LB-D1")).toHaveCount(0);
  await page.keyboard.press("i");
  const clause = /LB-\w+/.exec(await page.getByRole("tooltip").innerText())?.[0];
  await page.keyboard.press("Enter");
  await expect(page.locator(`#rule-${clause}`)).toBeInViewport();
});

test("by keys one goes from sign to sign, hears each, and the focus stays", async ({ stage, page }) => {
  const { table } = await stage.lay(position("corner-alone"), seated(0, 1));
  await stage.go(`/t/${table}`);
  await expect(page.locator("section.decide.mine")).toBeVisible();
  const stops = () => page.locator("main [tabindex='0']").count();
  const before = await stops();
  await page.keyboard.press("i");
  const sheet = page.getByRole("tooltip");
  await expect(sheet).toBeVisible();
  const heard = page.getByRole("status", { name: "Explain the signs" });
  const told = new Set<string>();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown"]) {
    await page.keyboard.press(key);
    told.add(await sheet.innerText());
    await expect(heard).toContainText(/Rule LB-/);
  }
  expect(told.size).toBeGreaterThan(2);
  expect(await stops()).toBe(before);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

/** Holds a finger on a sign until it is explained. */
async function hold(page: Page, sign: Locator): Promise<void> {
  const box = await sign.boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect(page.getByRole("tooltip")).toBeVisible();
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a long press explains what cannot be pressed, too, and presses nothing", async ({ stage, page }) => {
    const { table } = await stage.lay(position("corner-alone"), seated(0, 1));
    await stage.go(`/t/${table}`);
    await hold(page, page.locator(".danger [data-kind=grasped]").first());
    await tells(page, "Grasped tiles", "Rule LB-G1");
    const decision = await page.locator("section.decide").getAttribute("data-decision");
    await hold(page, page.locator('section.decide [data-kind="do-end-turn"]').first());
    await expect(page.getByRole("tooltip")).toContainText("End the turn");
    await expect(page.locator("section.decide")).toHaveAttribute("data-decision", decision ?? "");
  });

  for (const [name, seats, signs] of [["corner-three", 3, ".stage [data-kind=tile], .stage [data-kind=grasp], .stage [data-kind=card]"], ["sanctum-road", 4, ".stage [data-kind]"]] as const) {
    test(`what is explained of ${name} leaves the answers free`, async ({ stage, page }) => {
      const { table } = await stage.lay(position(name), seated(0, seats));
      await stage.go(`/t/${table}`);
      await expect(page.locator("section.decide.mine")).toBeVisible();
      const bar = (await page.locator("section.decide").boundingBox())?.y ?? 0;
      let asked = 0;
      for (const sign of await page.locator(signs).all()) {
        const box = await sign.boundingBox();
        if (asked === MOST_HELD || !box || box.y < 0 || box.y + box.height > bar) continue;
        await page.evaluate(() => dispatchEvent(new Event("scroll")));
        await expect(page.getByRole("tooltip")).toHaveCount(0);
        await hold(page, sign);
        expect(await coveredAnswers(page), await sign.evaluate((one) => one.outerHTML.slice(0, 120))).toBe(0);
        asked += 1;
      }
      expect(asked).toBeGreaterThan(5);
    });
  }
});
