/** What axe finds on a page. */

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const GRAVE = new Set(["serious", "critical"]);

/** Nothing serious here, or in a part; everything that was found is told at once. */
export async function fine(page: Page, where: string, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  await tell(part ? axe.include(part) : axe, where);
}

/** Everything can be read here: what other colours can spoil where the rest was looked at already. */
export async function readable(page: Page, where: string): Promise<void> {
  await tell(new AxeBuilder({ page }).options({ resultTypes: ["violations"], runOnly: ["color-contrast"] }), where);
}

async function tell(axe: AxeBuilder, where: string): Promise<void> {
  const { violations } = await axe.analyze();
  const grave = violations.filter((one) => GRAVE.has(one.impact ?? ""));
  const told = grave.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}: ${node.any.concat(node.all, node.none).map((check) => check.message).join("; ")}`),
  );
  expect.soft(told, where).toEqual([]);
}
