/** The rules at three depths: in short, in plain words with examples to try, exactly; and by question. */

import { expect, test } from "./support/host.ts";
import { openPosition } from "./support/table.ts";

test("the rules answer what newcomers ask, and lead from plain words to the clause and to a table", async ({ page, host }) => {
  await openPosition(page, host, "corner-alone");
  await page.getByRole("button", { name: "Rules" }).first().click();
  const rules = page.getByRole("dialog", { name: "Rules" });

  await test.step("in short: the goal first", async () => {
    await expect(rules.getByRole("tab", { name: "In short" })).toHaveAttribute("aria-selected", "true");
    await expect(rules.getByRole("listitem").first()).toContainText("hold the bastion together");
    await expect(rules.getByText("A lost fight costs nothing but your action.")).toBeVisible();
  });
  await test.step("a question in one's own words", async () => {
    await rules.getByLabel("Search the rules").fill("when do we lose");
    await expect(rules.getByRole("article").first()).toContainText("How you lose");
    await rules.getByRole("button", { name: "LB-G1" }).first().click();
    await expect(rules.getByRole("tab", { name: "Exactly" })).toHaveAttribute("aria-selected", "true");
    await expect(rules.locator("#rule-LB-G1")).toBeInViewport();
  });
  await test.step("from the clause back to plain words", async () => {
    await rules.locator("#rule-LB-G1").getByRole("button", { name: "How you lose" }).click();
    await expect(rules.getByRole("tab", { name: "In plain words" })).toHaveAttribute("aria-selected", "true");
    await expect(rules.locator("#rule-lose")).toBeInViewport();
  });
  await test.step("a term in the text leads to what explains it", async () => {
    await rules.locator("#rule-lose").getByRole("button", { name: "Grasp of Evil" }).click();
    await expect(rules.locator("#rule-grasps")).toHaveClass(/here/);
    await expect(rules.locator("#rule-grasps")).toBeInViewport();
  });
  await test.step("an example can be tried", async () => {
    await rules.getByRole("tab", { name: "In plain words" }).click();
    const [tried] = await Promise.all([
      page.waitForEvent("popup"),
      rules.locator("#rule-fighting").getByRole("button", { name: "Show me at a practice table" }).first().click(),
    ]);
    await expect(tried.getByRole("button", { name: /Fight/ }).first()).toBeVisible();
  });
});

for (const [game, position, others, chapter, told, lit] of [
  ["Last Bastion", "corner-alone", [], "tokens", /^Incubus, Face: red \(1\), Face: yellow \(–\), .*red token \(1\)$/, /Incubus/],
  ["Sanctum", "sanctum-fight", ["Adept"], "levels", /^Cinderling, slain, red gem; Snare, not gained, .*Snare, gained.*, red gem$/, /Cinderling/],
] as const) {
  test(`the examples of ${game} are drawn with its pieces, told in words, and lead to a table`, async ({ page, host }) => {
    await openPosition(page, host, position, [...others]);
    await page.getByRole("button", { name: "Rules" }).first().click();
    const rules = page.getByRole("dialog", { name: "Rules" });
    await rules.getByRole("tab", { name: "In plain words" }).click();
    const example = rules.locator(`#rule-${chapter} .example`);
    await expect(example.getByRole("img", { name: told })).toBeVisible();
    await expect(rules.locator(".drawing")).toHaveCount(4);
    for (const piece of await rules.locator(".drawing .piece").all()) await expect(piece.locator("> :not(.below)")).toHaveCount(1);

    const [tried] = await Promise.all([page.waitForEvent("popup"), example.getByRole("button", { name: "Show me at a practice table" }).click()]);
    await expect(tried.getByText(lit).first()).toBeVisible();
  });
}
