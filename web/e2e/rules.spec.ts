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
  await test.step("an example can be tried", async () => {
    await rules.getByRole("tab", { name: "In plain words" }).click();
    const [tried] = await Promise.all([
      page.waitForEvent("popup"),
      rules.getByRole("button", { name: "Show me at a practice table" }).first().click(),
    ]);
    await expect(tried.getByRole("button", { name: /Fight/ }).first()).toBeVisible();
  });
});
