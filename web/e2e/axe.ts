/** What axe finds on a page. */

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const GRAVE = new Set(["serious", "critical"]);

/** Nothing serious here; everything that was found is told at once. */
export async function fine(page: Page, where: string, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const grave = violations.filter((one) => GRAVE.has(one.impact ?? ""));
  const told = grave.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}: ${node.any.concat(node.all, node.none).map((check) => check.message).join("; ")}`),
  );
  expect.soft(told, where).toEqual([]);
}
