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

/** Pieces that show no picture or no word, or more than there is room for. */
const faulty = (page: Page): Promise<string[]> =>
  page.locator("[data-piece] > .piece").evaluateAll((pieces) =>
    pieces.flatMap((piece) => {
      const full = [piece, ...piece.querySelectorAll(".words, .face, .back")].some((one) => one.scrollHeight > one.clientHeight + 2);
      const empty = !piece.querySelector("svg") || (piece.textContent ?? "").trim() === "";
      return full || empty ? [`${piece.closest("[data-piece]")?.getAttribute("data-piece")}: ${full ? "full" : "empty"}`] : [];
    }),
  );

/** Everything that the server tells of a game's box, by kind. */
async function told(page: Page, { url }: Host, game: string): Promise<number> {
  const { collection } = (await (await page.request.get(`${url}/api/games/${game}/cards`)).json()) as { collection: Record<string, { skills?: unknown[] }[]> };
  return Object.values(collection).flat().reduce((sum, one) => sum + 1 + (one.skills?.length ?? 0), 0);
}

test("every card of both games is drawn, and found by kind and word", async ({ page, host }) => {
  await page.goto(host.url);
  await gameInLobby(page).getByRole("link", { name: "All cards" }).click();
  await expect(page.getByRole("heading", { name: "All cards of Last Bastion" })).toBeVisible();
  const pieces = page.locator("[data-piece]");
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
    await expect(sheets).toHaveCount(18);
    const fronts = await page.locator('[data-side="front"] [data-piece]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["piece"]));
    expect(new Set(fronts).size).toBe(await told(page, host, "last-bastion"));
    expect(fronts.length).toBe(new Set(fronts).size);
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
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(18);
    const [, , high] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(Math.abs(Number(high) - (height / 25.4) * 72)).toBeLessThan(1);
  });
}

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
