/**
 * Somebody who does not see the page: all that is known of it is the accessibility tree, as the browser
 * gives it to a screen reader, and all that is done is to press what it names.
 */

import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";

interface AXNode {
  nodeId: string;
  ignored?: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
  parentId?: string;
  childIds?: string[];
}

/** A button as it is read. */
export interface Heard {
  name: string;
  /** What is said after the name: whether it can be chosen. */
  more: string;
  disabled: boolean;
  /** The landmarks and groups in which it stands, the outermost first. */
  inside: string[];
}

const PARTS = new Set(["region", "group", "dialog", "navigation", "list", "alert", "status"]);

export class Listener {
  readonly page: Page;
  #session: CDPSession | null = null;

  constructor(page: Page) {
    this.page = page;
  }

  async #tree(): Promise<Map<string, AXNode>> {
    this.#session ??= await this.page.context().newCDPSession(this.page);
    const { nodes } = (await this.#session.send("Accessibility.getFullAXTree")) as { nodes: AXNode[] };
    return new Map(nodes.map((one) => [one.nodeId, one]));
  }

  /** All buttons in reading order. */
  async buttons(): Promise<Heard[]> {
    const tree = await this.#tree();
    const root = [...tree.values()].find((one) => one.parentId === undefined);
    const found: Heard[] = [];
    const read = (node: AXNode, inside: string[]): void => {
      const role = node.role?.value ?? "";
      const name = node.name?.value ?? "";
      if (!node.ignored && role === "button") {
        const disabled = node.properties?.some((one) => one.name === "disabled" && one.value.value === true) ?? false;
        found.push({ name, more: node.description?.value ?? "", disabled, inside });
      }
      const within = !node.ignored && PARTS.has(role) && name ? [...inside, name] : inside;
      for (const id of node.childIds ?? []) {
        const child = tree.get(id);
        if (child) read(child, within);
      }
    };
    if (root) read(root, []);
    return found;
  }

  /** The answers of the open decision. */
  static isAnswer = (one: Heard): boolean => one.inside.includes("Your decision");

  /** Presses a button by its name; the first of those that are called so and can be reached. */
  async press(one: Heard): Promise<void> {
    const named = this.page.getByRole("button", { name: one.name, exact: true });
    await named.filter({ visible: true }).first().press("Enter", { timeout: 5000 });
  }

  /** Has the table said by its key. */
  async ask(key: string): Promise<string> {
    await this.page.keyboard.press(key);
    const said = this.page.getByRole("status", { name: "Said" });
    await expect(said).not.toBeEmpty();
    return (await said.textContent()) ?? "";
  }
}

/** What somebody presses who hears these buttons; nothing when it is not their turn. */
export type Sense = (heard: Heard[]) => Heard | undefined;

/** Plays on by ear until `over` is there; returns how often something was pressed. */
export async function playByEar(listener: Listener, sense: Sense, over: Locator, most = 1200): Promise<number> {
  const { page } = listener;
  const decision = page.getByRole("region", { name: "Your decision" });
  for (let pressed = 0; pressed < most; ) {
    await expect(decision.or(over).first()).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) return pressed;
    const chosen = sense(await listener.buttons());
    if (!chosen) {
      await page.waitForTimeout(30);
      continue;
    }
    const before = await said(page);
    // What was heard may be gone by now: then one listens again.
    const done = await listener.press(chosen).then(() => true, () => false);
    if (!done) continue;
    pressed += 1;
    const until = Date.now() + 3000;
    while (Date.now() < until && (await said(page)) === before) await page.waitForTimeout(25);
  }
  throw new Error(`not over after pressing ${most} times`);
}

/** All that can be read: whatever is pressed changes something of it. */
async function said(page: Page): Promise<string> {
  return page.getByRole("document").or(page.getByRole("main")).first().ariaSnapshot();
}

const first = (heard: Heard[], ...patterns: RegExp[]): Heard | undefined =>
  patterns.flatMap((pattern) => heard.filter((one) => pattern.test(one.name)))[0];

const odds = (one: Heard): number => Math.max(0, ...[...one.name.matchAll(/(\d+)\s?%/g)].map((found) => Number(found[1])));

const GOOD = 45;
const LAST = /^(End the turn|Let it be|That is all|Stay here|Spend|Call to Arms|Keep the roll|Fight)/;
const ASIDE = /^(Undo|Redo|Back)/;

/** Last Bastion by ear: beat what can be beaten, fight at good odds, move, else whatever helps. */
export const siegeSense: Sense = (heard) => {
  const all = heard.filter((one) => Listener.isAnswer(one) && !one.disabled && !ASIDE.test(one.name) && one.inside.at(-1) !== "Your decision");
  const fight = all.find((one) => /^Fight/.test(one.name) && odds(one) >= GOOD);
  const likely = [...all].sort((one, other) => odds(other) - odds(one))[0];
  const end = first(all, /^End the turn/);
  const helpful = all.find((one) => !LAST.test(one.name));
  return first(all, /^(Beat|Finish) both/, /^(Beat|Finish) /, /^Reroll/, /^Stand up/) ?? fight ?? first(all, /^Move to/)
    ?? (likely && odds(likely) > 0 && !end ? likely : helpful) ?? end ?? all.at(-1);
};

/** Sanctum by ear: the deeds of a turn, then what the stage says can be chosen, then what ends the step. */
export const questSense: Sense = (heard) => {
  const free = heard.filter((one) => !one.disabled && !ASIDE.test(one.name));
  const answers = free.filter((one) => Listener.isAnswer(one) && one.inside.at(-1) !== "Your decision");
  if (!heard.some(Listener.isAnswer) && answers.length === 0 && !free.some((one) => one.more)) return undefined;
  const open = free.filter((one) => one.more.includes("can be chosen") && !Listener.isAnswer(one));
  const tired = Number(/(\d+) markers? back/.exec(first(answers, /^Rest/)?.name ?? "")?.[1] ?? 0) >= 3;
  const faces = free.filter((one) => one.inside.some((part) => /^Turn it to/.test(part)));
  return (
    first(answers, /^(Breach|Answer)/) ?? (tired ? first(answers, /^Rest/) : undefined) ?? first(answers, /^Fight/, /^Move/, /^Take /) ??
    faces[0] ?? first(open, /^Set \d/) ?? first(free, /^Hit the /) ?? first(free, /^(Suffer|Take) the (penalty|wounds)/i, /^(Penalty|Wounds)/) ??
    open.find((one) => !one.inside.includes("Pouch")) ?? first(free, /, can be used$/) ??
    first(answers, /^(Done|End|Skip|Roll)/) ?? answers.at(-1) ?? open[0]
  );
};
