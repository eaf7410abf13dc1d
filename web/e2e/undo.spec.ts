/** Taking back, and being told why something cannot be done. */

import { expect, test } from "./support/host.ts";
import { answer, asked, chosen, onBoard, openPosition, undo } from "./support/table.ts";

test("choices are taken back one by one, and the button says why it stops", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  const reds = page.getByRole("region", { name: "Heroes" }).getByRole("img", { name: /× red token/ });
  await expect(undo(page)).toBeDisabled();
  await expect(undo(page)).toHaveAttribute("title", /nothing of yours to take back/);
  const sinces: string[] = [];
  page.on("request", (request) => request.url().includes("/log") && sinces.push(new URL(request.url()).searchParams.get("since") ?? "all"));
  const chronicle = page.getByRole("complementary");

  await answer(page, /^Fetch/).click();
  await answer(page, /^red/).click();
  await expect(reds).toHaveAccessibleName("3 × red token");
  await onBoard(page, "Trebuchet").click();
  await expect(onBoard(page, "Trebuchet")).toHaveAccessibleName(/, here: /);

  await test.step("the chronicle tells it", async () => {
    await expect(chronicle).toContainText("Arne & Soko moved to the Trebuchet");
    await expect(chronicle).toContainText("Arne & Soko gained equipment: red.");
  });
  await test.step("the newest first", async () => {
    await undo(page).click();
    await expect(chronicle).not.toContainText("Arne & Soko moved to the Trebuchet");
    await expect(chronicle).toContainText("Arne & Soko gained equipment: red.");
    await expect(onBoard(page, "Tavern")).toHaveAccessibleName(/, here: /);
    await expect(reds).toHaveAccessibleName("3 × red token");
    await undo(page).click();
    await expect(reds).toHaveAccessibleName("2 × red token");
    await expect(undo(page)).toBeDisabled();
  });

  await test.step("by its key too, and out of the middle of a tile", async () => {
    await onBoard(page, "Tavern").click();
    await asked(page, "Whom does the Tavern treat?");
    await page.keyboard.press("u");
    await asked(page, "Move and act");
  });

  await test.step("not behind a roll, and it says so", async () => {
    await onBoard(page, "Trebuchet").click();
    await answer(page, /^Fight/).click();
    await asked(page, "The dice are down");
    await expect(undo(page)).toBeDisabled();
    await expect(undo(page)).toHaveAttribute("title", /something was revealed since/);
    await undo(page).click({ force: true }); // As a hand does that has not read the title.
    await expect(page.getByRole("alert")).toContainText("It stays: something was revealed since.");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  await test.step("tokens laid after the roll can be taken back, up to it", async () => {
    await page.getByRole("button", { name: /red token \+1 red/ }).click();
    await expect(answer(page, /^Finish both lays one token/)).toBeVisible();
    await undo(page).click();
    await expect(page.getByRole("button", { name: /red token \+1 red/ }).getByRole("img")).toHaveAccessibleName("2 × red token");
    await expect(undo(page)).toBeDisabled();
  });
  expect((await chosen(page, host)).filter((text) => text === "undo")).toHaveLength(4);
  await expect.poll(() => sinces.at(-1), "the chronicle asks for what is new only").not.toBe("all");
});

test("what is not possible explains itself, with its rule", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await asked(page, "Move and act");
  const why = page.getByRole("alert");

  await test.step("a tile that is too far, grasped and not under the figure", async () => {
    await onBoard(page, "Tomb of the Ancient Kings").click();
    await expect(why).toContainText("That tile is not next to yours.");
    await expect(why.getByRole("button", { name: /^Rule LB-/ }).first()).toBeVisible();
  });
  await test.step("the rule opens at its clause", async () => {
    const rule = why.getByRole("button", { name: /^Rule LB-/ }).first();
    const clause = (await rule.innerText()).replace("Rule ", "");
    await rule.click();
    const rules = page.getByRole("dialog", { name: "Rules" });
    const article = rules.locator(`#rule-${clause}`);
    await expect(article).toBeInViewport();
    await expect(article).toContainText(clause);
    await test.step("and can be searched", async () => {
      await rules.getByLabel("Search the rules").fill("banner resistance");
      await expect(rules.getByRole("article").first()).toContainText(/banner/i);
      await rules.getByLabel("Search the rules").fill("zebra xylophone");
      await expect(rules.getByText("Nothing answers these words.")).toBeVisible();
    });
    await rules.getByRole("button", { name: "Close" }).click();
    await expect(rules).toHaveCount(0);
  });
  await test.step("a card out of reach", async () => {
    await why.getByRole("button", { name: "Close" }).click();
    await expect(why).toHaveCount(0);
    await onBoard(page, "Goblin Howler").click();
    await expect(why).toContainText("That card is not in reach: a hero fights only what the tile faces.");
    await expect(why.getByRole("button", { name: "Rule LB-C1" })).toBeVisible();
    await expect(why.getByRole("paragraph")).toHaveCount(1);
    await why.getByRole("button", { name: "Close" }).click();
    await expect(why).toHaveCount(0);
  });
  await test.step("a move that is used", async () => {
    await onBoard(page, "Trebuchet").click();
    await expect(onBoard(page, "Trebuchet")).toHaveAccessibleName(/, here: /);
    await onBoard(page, "Market").click();
    await expect(why).toContainText("The move of this turn is used.");
  });
  expect(await chosen(page, host)).toEqual(["move trebuchet"]);
});
