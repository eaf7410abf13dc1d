/** What on a table explains itself, and what does not: looked up in the page, by code. */

import type { Page } from "@playwright/test";

/**
 * What belongs to the page and not to the game: tools with titles of their own, what is told in
 * sentences, and the numbers of a replay.
 */
const PAGES_OWN = "nav, .hint-path, .mark, .log, .recap, .tools, .pace, .banners, .why, .hint-panel, .scrub, .turn, .both, .way, .watch > .tabs, header h1, .sr, kbd";

interface Asked {
  kinds: readonly string[];
  own: string;
}

/** Icons, numbers and signs in sight that carry no registered kind; each once, as a person would find it. */
function lookFor({ kinds, own }: Asked): string[] {
  const found = new Set<string>();
  const main = document.querySelector("main");
  if (!main) return ["no table"];
  const check = (element: Element, what: string): void => {
    if (element.closest(own) || !element.checkVisibility({ visibilityProperty: true })) return;
    const carrier = element.closest<HTMLElement>("[data-kind], [data-thing]");
    const kind = carrier ? (carrier.dataset["kind"] ?? carrier.dataset["thing"]?.split(":")[0] ?? "") : "nothing";
    if (kinds.includes(kind)) return;
    const at = [element.parentElement?.parentElement, element.parentElement, element].map((one) => `${one?.tagName.toLowerCase()}.${one?.getAttribute("class")?.replace(/ ?s(velte)?-\w+/g, "")}`);
    found.add(`${what} ${kind}: ${at.join(" > ")}`);
  };
  for (const one of main.querySelectorAll("svg, img, [role=img], [role=meter], [role=progressbar]")) check(one, "sign");
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement && /\d/.test(textContent ?? "")) check(parentElement, `“${textContent?.trim().slice(0, 30)}”`);
  }
  return [...found];
}

export const unexplained = (page: Page, kinds: readonly string[]): Promise<string[]> => page.evaluate(lookFor, { kinds, own: PAGES_OWN });

/** How much of the open sheet covers the bar with the answers, in square pixels. */
export const coveredAnswers = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [sheet, bar] = ["[role=tooltip]", "section.decide"].map((one) => document.querySelector(one)?.getBoundingClientRect());
    if (!sheet || !bar) return -1;
    const wide = Math.min(sheet.right, bar.right) - Math.max(sheet.left, bar.left);
    const high = Math.min(sheet.bottom, bar.bottom) - Math.max(sheet.top, bar.top);
    return Math.max(0, wide) * Math.max(0, high);
  });
