/** A page that one test after the other looks at: what it has loaded and compiled stays, what it remembers does not. */

import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

/** Something of the server's that is no page: there a browser forgets, and nothing runs that would write again. */
const QUIET_PLACE = "/api/server";

export class KeptPage {
  readonly #browser: Browser;
  /** What each visit began with: gone before the next. */
  readonly #beginnings: { dispose(): Promise<void> }[] = [];
  #page: Page | null = null;
  /** Whether a test stood between the page and the server: that cannot be taken back. */
  #isLiedTo = false;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The page as it is after a first visit of somebody whom it does not know. */
  async open(options: BrowserContextOptions): Promise<Page> {
    if (!this.#page || this.#page.isClosed()) {
      const context = await this.#browser.newContext(options);
      this.#page = await context.newPage();
      this.#collect(context);
      this.#collect(this.#page);
      this.#noteLies(this.#page);
    }
    if (options.viewport) await this.#page.setViewportSize(options.viewport);
    await this.#page.emulateMedia({ colorScheme: options.colorScheme ?? null, reducedMotion: options.reducedMotion ?? null, forcedColors: null });
    return this.#page;
  }

  /** Forgets who was here. */
  async forget(url: string): Promise<void> {
    const page = this.#page;
    if (!page || page.isClosed()) return;
    for (const beginning of this.#beginnings.splice(0)) await beginning.dispose();
    if (this.#isLiedTo) return page.context().close();
    await page.goto(url + QUIET_PLACE);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    for (const other of page.context().pages()) if (other !== page) await other.close();
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
  }

  #noteLies(page: Page): void {
    this.#isLiedTo = false;
    for (const way of ["route", "routeWebSocket"] as const) {
      const lie = page[way].bind(page) as (...how: unknown[]) => Promise<unknown>;
      Object.assign(page, {
        [way]: (...how: unknown[]) => {
          this.#isLiedTo = true;
          return lie(...how);
        },
      });
    }
  }

  #collect(owner: Page | BrowserContext): void {
    const add = owner.addInitScript.bind(owner);
    const collecting: typeof add = async (...script) => {
      const beginning = await add(...script);
      this.#beginnings.push(beginning);
      return beginning;
    };
    Object.assign(owner, { addInitScript: collecting });
  }
}
