/** Axe inside the page: put there once and asked directly, in a quarter of the time that a page of its own takes. */

import type { Page } from "@playwright/test";
import axe, { type Result, type RunOptions } from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What axe finds on the page, or in a part of it. */
export async function violations(page: Page, options: RunOptions = {}, part = "html"): Promise<Result[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const wanted = { resultTypes: ["violations" as const], preload: false, ...options };
  return page.evaluate(
    async ([where, how]) => {
      const found = (await window.axe?.run(where, how))?.violations ?? [];
      const isTooltip = (target: unknown) => document.querySelector(String(target))?.closest("[role=tooltip]"); // it lies over all landmarks
      return found.map((one) => (one.id === "region" ? { ...one, nodes: one.nodes.filter(({ target }) => !isTooltip(target[0])) } : one)).filter(({ nodes }) => nodes.length > 0);
    },
    [part, wanted] as const,
  );
}

/** What other colours can spoil where the rest was looked at already. */
export const COLOURS: RunOptions = { runOnly: ["color-contrast"] };
