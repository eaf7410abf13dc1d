/** The screens of Last Bastion: its table in telling positions, its dialogs, ends and replay. */

import { expect, type Page } from "@playwright/test";
import { byKey, byTool, DECISION, dialogs, finished, hinted, replay, reviewed, rules, rulesAt, rulesOn, type Screen, spoken, table, watched, wordy } from "./screen.ts";
import { amongPeople, position, seated } from "./stage.ts";

const WON = "last-bastion-won-heroic-4";

async function fight(page: Page): Promise<void> {
  const bar = page.locator("section.decide.mine");
  const before = await bar.getAttribute("data-decision");
  await page.locator('section.decide [data-key="f"]').click();
  await expect(bar).not.toHaveAttribute("data-decision", before ?? "");
}

/** The last blow: the end as those see it who played. */
async function win(page: Page): Promise<void> {
  await fight(page);
  await page.locator('section.decide [data-key="x"]').click();
  await expect(page.locator('main.fin [data-key="n"]')).toBeVisible();
}

/** A Call to Arms on the Trebuchet: which of many effects? */
async function net(page: Page): Promise<void> {
  await page.locator('section.decide [data-key="c"]').click();
  await page.locator('main [data-thing*="trebuchet"]').first().click();
  await expect(page.locator("section.decide .run button").nth(8)).toBeVisible();
}

/** Presses something and waits for its dialog. */
const byPress = (selector: string) => async (page: Page): Promise<void> => {
  await page.locator(selector).filter({ visible: true }).first().click();
  await expect(page.locator("dialog[open]")).toBeVisible();
};

/** Ends the turn: the others act, and the person is asked again. */
async function aRoundLater(page: Page): Promise<void> {
  const bar = page.locator("section.decide");
  const before = Number(await bar.getAttribute("data-decision"));
  await page.locator('section.decide [data-key="e"]').click();
  await expect.poll(async () => Number(await page.locator("section.decide.mine").getAttribute("data-decision"))).toBeGreaterThan(before + 1);
  await expect(page.locator(".recap li").first()).toBeAttached();
}

/** The menu with a link to the position. */
async function shareIt(page: Page): Promise<void> {
  await byTool("menu")(page);
  await page.locator(".drawer .item").nth(6).click();
  await expect(page.locator(".drawer input[readonly]")).toBeVisible();
}

/** The way back to the own place, told once. */
async function tellWayBack(page: Page): Promise<void> {
  await byTool("invite")(page);
  await page.locator("dialog[open] .btn").last().click();
  await expect(page.locator("dialog[open] input[readonly]").last()).toBeVisible();
}

/** The line to the server goes when the page is told so, and does not come back. */
async function cutLater(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lines: WebSocket[] = [];
    const Plain = WebSocket;
    let cut = false;
    Object.assign(window, {
      WebSocket: class extends Plain {
        constructor(url: string | URL, protocols?: string | string[]) {
          super(cut ? "ws://127.0.0.1:9" : url, protocols);
          lines.push(this);
        }
      },
    });
    addEventListener("cut", () => {
      cut = true;
      for (const line of lines) line.close();
    });
  });
}

/** The person has left the seat to a bot. */
async function leave(page: Page): Promise<void> {
  await byTool("menu")(page);
  await page.locator(".drawer .item").nth(-3).click();
  await expect(page.locator("section.decide .lent .go")).toBeVisible();
}

export const LAST_BASTION: readonly Screen[] = [
  {
    name: "last-bastion-heroes",
    main: DECISION,
    whole: true,
    open: async (stage) => {
      const { table } = await stage.open("last-bastion", ["me", "bot:novice", "bot:novice", "bot:novice"], { heroes: ["choose", "random", "random", "random"] });
      await stage.go(`/t/${table}`);
      await expect(stage.page.locator("section.decide.mine")).toBeVisible();
    },
  },
  table("last-bastion-opening", "moments/last-bastion-opening", 0, 4),
  wordy(table("last-bastion-midgame", "moments/last-bastion-midgame", 0, 4)),
  table("last-bastion-alone", "corner-alone", 0, 1),
  table("last-bastion-peril", "peril-two", 0, 2),
  spoken("ru", table("last-bastion-fight", "last-blow-two", 0, 2, fight)),
  spoken("pl", table("last-bastion-beat", "moments/last-bastion-beat", 1, 4)),
  wordy(table("last-bastion-netting", "many-effects", 0, 4, net)),
  table("last-bastion-in-order", "moments/last-bastion-in-order", 0, 4),
  table("last-bastion-aiming", "moments/last-bastion-aiming", 1, 4),
  table("last-bastion-dispensing", "moments/last-bastion-dispensing", 0, 4),
  spoken("cs", table("last-bastion-commanding", "moments/last-bastion-commanding", 1, 4)),
  table("last-bastion-destroying", "moments/last-bastion-destroying", 1, 4),
  table("last-bastion-why-not", "corner-three", 0, 3, async (page) => {
    await page.locator('[data-thing*="tomb"]').first().click();
    await expect(page.getByRole("alert").first()).toBeVisible();
  }),
  table("last-bastion-peek", "corner-three", 0, 3, async (page) => {
    await page.locator('[data-flip^="card:"]').first().hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
  }),
  wordy(hinted("last-bastion-hint", "corner-three", 3)),
  spoken("pl", wordy(table("last-bastion-recap", "corner-three", 0, 3, aRoundLater))),
  watched("last-bastion-waiting", "moments/last-bastion-midgame", 1, 4),
  table("last-bastion-discard", "moments/last-bastion-midgame", 0, 4, byPress('button[data-kind="discard"]')),
  table("last-bastion-dangers", "peril-two", 0, 2, byPress(".danger .all")),
  table("last-bastion-bot-plays", "corner-three", 0, 3, leave, amongPeople),
  table("last-bastion-pointing", "corner-three", 0, 3, async (page) => {
    await page.locator("button.btn.point").dispatchEvent("click");
    await expect(page.locator(".banner")).toBeVisible();
  }),
  wordy(table("last-bastion-wheel", "corner-three", 0, 3, async (page) => {
    await page.locator('[data-thing="tile:market"]').first().click({ modifiers: ["Alt"] });
    await expect(page.locator("dialog[open] .wheel")).toBeVisible();
  })),
  {
    name: "last-bastion-note",
    main: DECISION,
    open: async (stage) => {
      stage.remember("notes", { on: true });
      const { table } = await stage.lay(position("corner-alone"), seated(0, 1));
      await stage.go(`/t/${table}`);
      await expect(stage.page.locator("div.note.placed")).toBeVisible();
    },
  },
  {
    name: "last-bastion-lost-line",
    open: async (stage) => {
      stage.allow(/WebSocket|connect-src/);
      const { table } = await stage.lay(position("corner-alone"), seated(0, 1));
      await cutLater(stage.page);
      await stage.go(`/t/${table}`);
      await expect(stage.page.locator("section.decide.mine")).toBeVisible();
      await stage.page.evaluate(() => dispatchEvent(new Event("cut")));
      await expect(stage.page.locator(".banner.bad")).toBeVisible();
    },
  },
  table("last-bastion-chronicle", "last-blow-two", 0, 2, async (page) => {
    await fight(page);
    await byTool("log")(page);
  }),
  ...dialogs("corner-three", 0, 3, {
    "last-bastion-rules": rules,
    "last-bastion-rules-guide": rulesAt(1),
    "last-bastion-rules-clauses": rulesAt(2),
    "last-bastion-rules-found": rulesOn("LB-C1"),
    "last-bastion-share": shareIt,
    "last-bastion-way-back": tellWayBack,
    "last-bastion-menu": byTool("menu"),
    "last-bastion-invite": byTool("invite"),
    "last-bastion-settings": byTool("settings"),
    "last-bastion-keys": byKey("?"),
    "last-bastion-words": byKey("v"),
  }, ["last-bastion-menu"]),
  wordy(finished("last-bastion-end-won", WON, 0, 4)),
  spoken("ru", finished("last-bastion-end-lost", "last-bastion-tiles-grasped-normal-2", 0, 2)),
  table("last-bastion-end-mine", "last-blow-two", 0, 2, win),
  finished("last-bastion-end-fallen", "last-bastion-heroes-out-hard-3", 0, 3),
  finished("last-bastion-end-starved", "last-bastion-starved-normal-1", 0, 1),
  finished("last-bastion-verify", WON, 0, 4, byKey("v")),
  wordy(finished("last-bastion-review", "last-bastion-tiles-grasped-normal-2", 0, 2, reviewed)),
  wordy(replay("last-bastion-replay", WON, 4, 300)),
  replay("last-bastion-fork", WON, 4, 300, async (page) => {
    await page.locator("button.fork").click();
    await expect(page.locator("dialog[open] .go")).toBeEnabled();
  }),
];
