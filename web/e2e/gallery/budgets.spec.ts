/** What the first page costs, in every language: a budget for code, styles and words, and one for typefaces. */

import { expect, type Page, test } from "./stage.ts";

const WITHOUT_FONTS = 120_000;
const FONTS = 110_000;

interface Cost {
  rest: number;
  fonts: number;
  /** What was fetched, for whoever has to save. */
  files: string[];
}

/** Everything that comes over the wire until the lobby is there, as it was sent. */
async function costOf(page: Page, url: string, languages: readonly string[]): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const addresses = new Map<string, string>();
  const cost: Cost = { rest: 0, fonts: 0, files: [] };
  session.on("Network.responseReceived", ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? "";
    if (address.endsWith(".woff2")) cost.fonts += encodedDataLength;
    else cost.rest += encodedDataLength;
    cost.files.push(`${encodedDataLength} ${address.replace(url, "")}`);
  });
  await page.addInitScript((all) => Object.defineProperty(navigator, "languages", { get: () => all }), languages);
  await page.goto(url);
  await expect(page.locator(".game.chosen .start .go")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  return cost;
}

test("the first page fits its budget in every language", async ({ stage, server, browser }) => {
  await stage.page.goto(server.url);
  const offered = await stage.page.evaluate(async () => (await (await fetch("/api/locale/en/lobby")).text()).match(/^### Languages: ?(.*)$/m)?.[1] ?? "");
  const codes = offered.split(";").map((one) => one.trim().split(" ")[0] ?? "").filter(Boolean);
  expect(codes).toContain("en");
  expect(codes).toContain("en-XA");
  for (const code of codes) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const cost = await costOf(page, server.url, [code]);
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    expect.soft(cost.rest, `${code}, without typefaces: ${cost.files.join(", ")}`).toBeLessThanOrEqual(WITHOUT_FONTS);
    expect.soft(cost.fonts, `${code}, typefaces: ${cost.files.join(", ")}`).toBeLessThanOrEqual(FONTS);
    expect.soft(cost.fonts, `${code} is set in our typefaces`).toBeGreaterThan(10_000);
    console.log(`first page in ${code}: ${Math.round(cost.rest / 1000)} kB, typefaces ${Math.round(cost.fonts / 1000)} kB`);
    await context.close();
  }
});

test("letters of Cyrillic, and of Polish and Czech, are drawn in both typefaces, and fetched only then", async ({ stage, page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => request.url().endsWith(".woff2") && fetched.push(request.url()));
  await stage.go("/");
  await expect(page.locator(".game.chosen .start .go")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((one) => /cyrillic|latin-ext/.test(one)), "an English page").toEqual([]);
  const write = (text: string) =>
    page.evaluate(async (said) => {
      const [name, line] = [document.querySelector("h1"), document.querySelector(".pitch")];
      if (name) name.textContent = said;
      if (line) line.textContent = said;
      await document.fonts.ready;
    }, text);
  await write("Żółć ďábelský kůň");
  await expect.poll(() => fetched.filter((one) => /central/.test(one)).length).toBe(2);
  await write("Последний бастион");
  await expect.poll(() => fetched.filter((one) => /cyrillic/.test(one)).length).toBe(2);
});
