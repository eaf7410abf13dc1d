/** All cards of a game: each is drawn, found, turned over and printed; a pack is shown as it is edited. */

import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, type Host, test } from "./support/host.ts";
import { gameInLobby } from "./support/table.ts";

const PACK = join(mkdtempSync(join(tmpdir(), "hordekeep-pack-")), "pack");
cpSync(join(import.meta.dirname, "..", "..", "docs", "example-pack"), PACK, { recursive: true });
test.use({ options: ["--pack", PACK] });

/** Kinds of pieces that are listed one by one in what the server tells; boards, tokens and dice are made of its numbers. */
const CARDS = ["monster", "warlord", "tile", "hero", "demon", "lord", "fury", "skill", "blessing", "start-card"];
const LISTS = ["monsters", "warlords", "tiles", "heroes", "demons", "lord", "fury", "blessings", "start_cards"];

/** Pieces that show no picture or no word, or more than there is room for; tokens and faces of dice have no words. */
const faulty = (page: Page): Promise<string[]> =>
  page.locator("[data-piece] > .piece").evaluateAll((pieces) =>
    pieces.flatMap((piece) => {
      const full = [piece, ...piece.querySelectorAll(".words, .face, .back")].some((one) => one.scrollHeight > one.clientHeight + 2);
      const bare = /^(token|die) /.test(piece.closest("[data-piece]")?.getAttribute("data-piece") ?? "");
      const empty = !bare && (!piece.querySelector("svg") || (piece.textContent ?? "").trim() === "");
      return full || empty ? [`${piece.closest("[data-piece]")?.getAttribute("data-piece")}: ${full ? "full" : "empty"}`] : [];
    }),
  );

/** All cards, tiles and heroes that the server tells of a game's box. */
async function told(page: Page, { url }: Host, game: string): Promise<number> {
  const { collection } = (await (await page.request.get(`${url}/api/games/${game}/cards`)).json()) as { collection: Record<string, { skills?: unknown[] }[]> };
  return LISTS.flatMap((name) => collection[name] ?? []).reduce((sum, one) => sum + 1 + (one.skills?.length ?? 0), 0);
}

test("every card of both games is drawn, and found by kind and word", async ({ page, host }) => {
  await page.goto(host.url);
  await gameInLobby(page).getByRole("link", { name: "All cards" }).click();
  await expect(page.getByRole("heading", { name: "All cards of Last Bastion" })).toBeVisible();
  const pieces = page.locator(CARDS.map((kind) => `[data-piece^="${kind} "]`).join(", "));
  await expect(pieces).toHaveCount(await told(page, host, "last-bastion"));
  expect(await faulty(page)).toEqual([]);
  await page.getByRole("button", { name: "Tiles 9" }).click();
  await expect(pieces).toHaveCount(9);
  await page.getByRole("searchbox").fill("two combat dice");
  await expect(pieces).toHaveCount(1);
  await expect(page.getByRole("article", { name: "Market" })).toBeVisible();

  await page.goto(`${host.url}/cards/sanctum`);
  await expect(pieces).toHaveCount(await told(page, host, "sanctum"));
  expect(await faulty(page)).toEqual([]);
  const demon = page.getByRole("article").first();
  await demon.getByRole("button", { name: "Turn over" }).click();
  await expect(demon).toContainText("level 1");
});

test("what a pack writes below its cards is on the cards and on the sheets", async ({ page, host }) => {
  const line = "It follows the smoke, and the smoke follows you.";
  for (const asked of ["pack=breached-wall", "pack=breached-wall&print=a4&only=changed"]) {
    await page.goto(`${host.url}/cards/last-bastion?${asked}`);
    await expect(page.locator('[data-piece="monster ash-hound"]').first()).toContainText(line);
    expect(await faulty(page)).toEqual([]);
  }
});

for (const [paper, height] of [["a4", 297], ["letter", 279.4]] as const) {
  test(`sheets on ${paper} hold every card whole, and are as many pages`, async ({ page, host }) => {
    await page.goto(`${host.url}/cards/last-bastion?print=${paper}`);
    const sheets = page.locator(".sheet");
    await expect(sheets).toHaveCount(22);
    const fronts = await page.locator('[data-side="front"] [data-piece]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["piece"]));
    const cards = fronts.filter((one) => CARDS.includes(one?.split(" ")[0] ?? ""));
    expect(new Set(cards).size).toBe(await told(page, host, "last-bastion"));
    expect(cards.length).toBe(new Set(cards).size);
    const often = (piece: string): number => fronts.filter((one) => one === piece).length;
    expect(["board red", "token life", "token red", "token grasp", "die white-red", "die corruption-6"].map(often)).toEqual([1, 16, 4, 12, 3, 1]);
    const cut = await sheets.evaluateAll((all) =>
      all.flatMap((sheet) => {
        const paper = sheet.getBoundingClientRect();
        return [...sheet.querySelectorAll(".piece")].filter((one) => {
          const box = one.getBoundingClientRect();
          return box.left < paper.left || box.right > paper.right || box.top < paper.top || box.bottom > paper.bottom;
        });
      }),
    );
    expect(cut).toEqual([]);
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(22);
    const [, , high] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(Math.abs(Number(high) - (height / 25.4) * 72)).toBeLessThan(1);
  });
}

test("boards and tokens of Sanctum are printed as many as lie on all hero boards", async ({ page, host }) => {
  await page.goto(`${host.url}/cards/sanctum?print=a4&kind=token`);
  for (const [piece, count] of [["gem-red", 24], ["gem-green", 24], ["gem-blue", 24], ["figure-slayer", 2]] as const) {
    await expect(page.locator(`[data-piece="token ${piece}"]`)).toHaveCount(count);
  }
  await page.goto(`${host.url}/cards/sanctum?print=a4&kind=act`);
  await expect(page.locator('[data-piece^="act "]')).toHaveCount(5);
  expect(await faulty(page)).toEqual([]);
});

test("a pack is shown as it is edited", async ({ page, host }) => {
  await page.goto(`${host.url}/cards/last-bastion?pack=breached-wall&only=changed`);
  const hound = page.getByRole("article", { name: "Ash Hound" });
  await expect(page.locator("[data-piece]")).toHaveCount(2);
  await expect(hound.getByRole("img", { name: /2/ }).first()).toBeVisible();
  const words = join(PACK, "locale", "en", "breached-wall.ftl");
  writeFileSync(words, readFileSync(words, "utf8").replace("= Ash Hound", "= Hound of Cinders"));
  await expect(page.getByRole("article", { name: "Hound of Cinders" })).toBeVisible();
  writeFileSync(join(PACK, "monsters.toml"), "[ash-hound");
  await expect(page.getByRole("status").filter({ hasText: "monsters.toml" })).toBeVisible();
});
