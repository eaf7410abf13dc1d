/** Contact sheets: one picture of a screen in all windows and both themes. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";

export const FOLDER = join(import.meta.dirname, "..", "..", "..", "build", "gallery");
const HIGH = 400;

export interface Picture {
  title: string;
  image: Buffer;
}

/** Lays the pictures side by side, a row for each theme, and keeps them as one. */
export async function keepSheet(browser: Browser, name: string, rows: readonly (readonly Picture[])[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const context = await browser.newContext({ viewport: { width: 1640, height: 1200 } });
  const page = await context.newPage();
  const figure = ({ title, image }: Picture): string =>
    `<figure style="margin:0"><img style="height:${HIGH}px;display:block" src="data:image/jpeg;base64,${image.toString("base64")}"><figcaption>${title}</figcaption></figure>`;
  const row = (pictures: readonly Picture[]): string => `<div style="display:flex;flex-wrap:wrap;gap:10px">${pictures.map(figure).join("")}</div>`;
  await page.setContent(`<body style="margin:10px;background:#777;color:#fff;font:14px sans-serif"><h1 style="font-size:18px;margin:0 0 6px">${name}</h1>${rows.map(row).join("<br>")}</body>`);
  writeFileSync(join(FOLDER, `${name}.png`), await page.screenshot({ fullPage: true }));
  await context.close();
}
