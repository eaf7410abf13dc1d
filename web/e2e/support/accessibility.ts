/** What axe finds on a page. */

import { expect, type Page } from "@playwright/test";
import type { Result } from "axe-core";
import { COLOURS, violations } from "./axe.ts";

const GRAVE = new Set(["serious", "critical"]);

/** Nothing serious here, or in a part; everything that was found is told at once. */
export async function fine(page: Page, where: string, part?: string): Promise<void> {
  tell(await violations(page, {}, part), where);
}

/** Everything can be read here: what other colours can spoil where the rest was looked at already. */
export async function readable(page: Page, where: string): Promise<void> {
  tell(await violations(page, COLOURS), where);
}

function tell(found: readonly Result[], where: string): void {
  const grave = found.filter((one) => GRAVE.has(one.impact ?? ""));
  const told = grave.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}: ${node.any.concat(node.all, node.none).map((check) => check.message).join("; ")}`),
  );
  expect.soft(told, where).toEqual([]);
}
