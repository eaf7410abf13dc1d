/** On the built page every part that is loaded later comes with its styles: none is ever shown bare. */

import { join } from "node:path";
import { expect, type Page, test } from "./support/host.ts";
import { bar, chosenInLobby, linkFor, openPosition } from "./support/table.ts";

const GAMES = {
  "Last Bastion": { finished: "last-bastion-won-heroic-4", position: "corner-alone", others: [] },
  Sanctum: { finished: "sanctum-lord-beaten-dancer-infernal-4", position: "sanctum-fight-four", others: Array<string>(3).fill("Adept") },
};

/** The scope of a component's styles stands on each of its elements: those that no stylesheet speaks of. */
function unstyled(): string[] {
  const known = new Set<string>();
  const read = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) for (const [scope] of rule.selectorText.matchAll(/svelte-\w+/g)) known.add(scope);
      if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  const bare = [...document.querySelectorAll("[class*=svelte-]")].filter((one) =>
    [...one.classList].some((name) => name.startsWith("svelte-") && !known.has(name)),
  );
  return [...new Set(bare.map((one) => `${one.tagName.toLowerCase()}.${[...one.classList].join(".")}`))];
}

async function isStyled(page: Page, what: string): Promise<void> {
  await test.step(what, async () => {
    expect(await page.locator("[class*=svelte-]").count(), "parts with styles of their own").toBeGreaterThan(5);
    expect(await page.evaluate(unstyled)).toEqual([]);
  });
}

for (const [game, { finished, position, others }] of Object.entries(GAMES)) {
  test(`${game}: end, replay and going on from there are styled, each opened as the first page`, async ({ page, host }) => {
    await page.goto(host.url);
    await page.getByLabel("Open a saved game or position").setInputFiles(join(import.meta.dirname, "..", "..", "tests", "golden", `${finished}.hk`));
    await page.waitForURL(/\/t\//);
    const table = page.url();
    await page.reload();
    await expect(page.getByRole("button", { name: /^Verify the dice/ })).toBeVisible();
    await isStyled(page, "the end");

    await page.goto(`${table}/replay?at=300`);
    const slider = page.getByRole("slider", { name: "Moment" });
    await expect(slider).not.toHaveValue("0");
    await isStyled(page, "the replay");
    expect((await slider.boundingBox())?.width, "room for hundreds of moments").toBeGreaterThan(600);

    await page.getByRole("button", { name: "Continue from here" }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Open the new table" })).toBeEnabled();
    await isStyled(page, "the fork");
  });

  test(`${game}: lobby, gathering, join page and table are styled, each opened as the first page`, async ({ page, host, newPerson }) => {
    await page.goto(host.url);
    const panel = await chosenInLobby(page, game);
    const seats = panel.getByRole("group", { name: "Seats" });
    await seats.getByLabel("Seat 2").selectOption("A friend, by link");
    await isStyled(page, "the lobby");

    await panel.getByRole("button", { name: "Open the table" }).click();
    const laid = page.getByRole("heading", { name: "The table is laid" });
    await expect(laid).toBeVisible();
    const link = await linkFor(page, "Seat 2");
    await page.reload();
    await expect(laid).toBeVisible();
    await isStyled(page, "the gathering");

    const friend = await newPerson();
    await friend.goto(link);
    await expect(friend.getByRole("button", { name: "Sit down" })).toBeVisible();
    await isStyled(friend, "the join page");

    await openPosition(page, host, position, others);
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await isStyled(page, "the table");
  });
}
