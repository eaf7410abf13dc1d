/**
 * What can be wrong with a screen and seen by code: cut, covered, overlapping, outside, too small,
 * cramped beside a void, without its styles. These functions run in the page: they know nothing but the document.
 */

import type { Page } from "@playwright/test";

export interface Look {
  /** What is pressed next here: it must be in sight without scrolling. */
  main: string;
  /** Whether everything fits the window. */
  whole: boolean;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A piece of text or a control, and where it is to be seen. */
interface Piece {
  one: Element;
  box: Box;
  /** What its letters fill of it, if it is text. */
  ink?: Box;
}

declare const PEN: CanvasRenderingContext2D;

const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=slider]";
const EXEMPT = ".sr, .spoken, [aria-hidden=true] svg, option, title, desc, script, style";

/** What lies on top, and is the only thing that can be used: a dialog, a drawer, else the page. */
function top(): Element {
  const layers = [...document.querySelectorAll("dialog[open]"), ...document.querySelectorAll("[role=dialog]:not(dialog)")];
  return layers.find((one) => one.matches(":modal")) ?? layers.at(-1) ?? document.body;
}

function isShown(one: Element): boolean {
  if (one.closest(EXEMPT) || getComputedStyle(one).clipPath !== "none") return false;
  return one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** What an element is, for whoever reads the fault: its tag and class, and what it says. */
function named(one: Element): string {
  const spell = (at: Element): string => [at.tagName.toLowerCase(), ...[...at.classList].filter((word) => !word.startsWith("svelte-"))].join(".");
  const parent = spell(one).includes(".") || !one.parentElement ? "" : `${spell(one.parentElement)} > `;
  const said = (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 32);
  return `${parent}${spell(one)}${said ? ` "${said}"` : ""}`;
}

function meet(one: Box, other: Box): Box | null {
  const box = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return box.right - box.left > 0 && box.bottom - box.top > 0 ? box : null;
}

/** Ancestors that can cut something off, from the nearest on. */
function clippers(one: Element): Element[] {
  const found: Element[] = [];
  let position = getComputedStyle(one).position;
  for (let at = one.parentElement; at && at !== document.documentElement; at = at.parentElement) {
    const style = getComputedStyle(at);
    const holds = position === "fixed" ? style.transform !== "none" : position !== "absolute" || style.position !== "static" || style.transform !== "none";
    if (!holds) continue;
    if (/auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY) && at !== document.body) found.push(at);
    position = style.position;
  }
  return found;
}

/** What is left to be seen of a box in its place, and by how much it is cut beyond any scrolling. */
function seen(one: Element, box: Box): { box: Box | null; cut: number } {
  let left: Box | null = box;
  let cut = 0;
  const self = getComputedStyle(one);
  const around = /hidden|clip/.test(self.overflowX) && self.display !== "inline" ? [one, ...clippers(one)] : clippers(one);
  for (const at of around) {
    if (!left) break;
    const style = getComputedStyle(at);
    const edge = at.getBoundingClientRect();
    if (edge.width < 2 || edge.height < 2) return { box: null, cut: 0 };
    const [scrollsX, scrollsY] = [/auto|scroll/.test(style.overflowX), /auto|scroll/.test(style.overflowY)];
    const aside = scrollsX ? 0 : Math.max(edge.left - left.left, left.right - edge.right);
    const below = scrollsY ? 0 : Math.max(edge.top - left.top, left.bottom - edge.bottom);
    cut = Math.max(cut, aside, below);
    left = meet(left, edge);
  }
  return { box: left, cut };
}

/** What the letters of a line fill of its box: lines may stand closer than their boxes are high, and nothing is cut. */
function ink(one: Element, said: string, box: Box): Box {
  const { fontStyle, fontWeight, fontSize, fontFamily, writingMode } = getComputedStyle(one);
  if (writingMode !== "horizontal-tb") return box;
  PEN.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent, actualBoundingBoxDescent } = PEN.measureText(said);
  const scale = (box.bottom - box.top) / (fontBoundingBoxAscent + fontBoundingBoxDescent);
  const line = box.top + fontBoundingBoxAscent * scale;
  return { left: box.left, right: box.right, top: line - actualBoundingBoxAscent * scale, bottom: line + actualBoundingBoxDescent * scale };
}

function texts(root: Element): Piece[] {
  const found: Piece[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const said = (node.textContent ?? "").trim();
    if (!one || !said || !isShown(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) found.push({ one, box, ink: ink(one, said, box) });
  }
  return found;
}

function controls(root: Element): Piece[] {
  return [...root.querySelectorAll(CONTROLS)]
    .filter(isShown)
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
}

/** Text of a field that does not fit into it: each choice of a list, what a field shows while it is empty. */
function cutInFields(root: Element): string[] {
  const found: string[] = [];
  for (const field of root.querySelectorAll<HTMLSelectElement | HTMLInputElement>("select, input[placeholder]")) {
    if (!isShown(field)) continue;
    const twin = field instanceof HTMLSelectElement ? (field.cloneNode(true) as HTMLSelectElement) : document.createElement("span");
    if (field instanceof HTMLInputElement) twin.textContent = field.placeholder;
    const { font, letterSpacing, padding } = getComputedStyle(field);
    Object.assign(twin.style, { position: "absolute", visibility: "hidden", width: "auto", minWidth: "0", maxWidth: "none", whiteSpace: "nowrap", font, letterSpacing, padding });
    field.parentElement?.append(twin);
    const wide = twin.offsetWidth;
    twin.remove();
    if (wide > field.offsetWidth + 1) found.push(`cut: ${named(field)}`);
  }
  return found;
}

function cutOrOutside(pieces: Piece[]): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  const scrolls = !/hidden|clip/.test(getComputedStyle(document.body).overflowY + getComputedStyle(root).overflowY);
  for (const { one, box, ink } of pieces) {
    const { box: left, cut } = seen(one, ink ?? box);
    if (cut > 2) found.push(`cut: ${named(one)}`);
    if (!left) continue;
    const fixed = clippers(one).concat(one).some((at) => getComputedStyle(at).position === "fixed") || one.closest("dialog") !== null;
    const low = left.bottom - (scrolls && !fixed ? root.scrollHeight - root.scrollTop : innerHeight);
    if (left.right > innerWidth + 1.5 || left.left < -1.5 || low > 1.5) found.push(`outside: ${named(one)}`);
  }
  return found;
}

/** Texts that are drawn over each other. */
function overlapping(pieces: Piece[]): string[] {
  const SLACK = 0.22; // of a line's height, above and below: ascenders rarely meet descenders
  const found: string[] = [];
  const boxes = pieces.flatMap(({ one, box }) => {
    const left = seen(one, box).box;
    if (!left) return [];
    const slack = Math.min(SLACK * (left.bottom - left.top), 6);
    return [{ one, box: { ...left, top: left.top + slack, bottom: left.bottom - slack } }];
  });
  for (const [at, first] of boxes.entries()) {
    for (const second of boxes.slice(at + 1)) {
      if (first.one === second.one || first.one.contains(second.one) || second.one.contains(first.one)) continue;
      const both = meet(first.box, second.box);
      if (!both || both.right - both.left < 2.5 || both.bottom - both.top < 2.5) continue;
      if (isOver(first.one, second.one, both)) continue;
      found.push(`overlap: ${named(first.one)} with ${named(second.one)}`);
    }
  }
  return found;
}

/** Whether one lies in something opaque over the other, as the bar over a page that scrolls below it, or a word that goes with the next press. */
function isOver(one: Element, other: Element, where: Box): boolean {
  const [x, y] = [(where.left + where.right) / 2, (where.top + where.bottom) / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return true;
  const floating = (from: Element, without: Element): boolean => {
    for (let at: Element | null = from; at && !at.contains(without); at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (/fixed|sticky/.test(position) || (position === "absolute" && (at.matches("[role=alert]") || at.querySelector(":scope > [role=alert], :scope > [role=status]")))) return true;
    }
    return false;
  };
  return floating(one, other) || floating(other, one);
}

/** Controls that something else lies over, so that they cannot be pressed. */
function covered(pieces: Piece[]): string[] {
  const found: string[] = [];
  for (const { one, box } of pieces) {
    const { box: left } = seen(one, box);
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const at = left && meet(left, window);
    if (!at || getComputedStyle(one).pointerEvents === "none") continue;
    const hit = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
    const label = one.closest("label");
    if (!hit || one.contains(hit) || hit.contains(one) || label?.contains(hit)) continue;
    if (isOver(one, hit, at)) continue;
    found.push(`covered: ${named(one)} by ${named(hit)}`);
  }
  return found;
}

/** Whether an element draws something over what lies below it. */
function paints(one: Element): boolean {
  if (!one.checkVisibility({ opacityProperty: true })) return false;
  if (one instanceof SVGElement) return !(one instanceof SVGSVGElement); // between its lines a picture is clear
  const { backgroundColor, backgroundImage } = getComputedStyle(one);
  return backgroundImage !== "none" || !/, 0\)$|transparent/.test(backgroundColor);
}

/** Words over which something is drawn: a figure, a sign, a token. A way that is shown for a moment may lead over them. */
function blotted(pieces: Piece[]): string[] {
  const sheet = new CSSStyleSheet(); // what lets clicks through is seen all the same
  sheet.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(sheet);
  const found = pieces.flatMap(({ one, box, ink }) => {
    const at = seen(one, ink ?? box).box;
    if (!at) return [];
    const middle = (at.top + at.bottom) / 2;
    const hits = [0.08, 0.3, 0.5, 0.7, 0.92].map((share) => document.elementFromPoint(at.left + (at.right - at.left) * share, middle));
    const over = hits.find((hit) => hit && !hit.contains(one) && !one.contains(hit) && !hit.closest(".hint-path") && paints(hit) && !isOver(one, hit, at));
    return over ? [`blotted: ${named(one)} by ${named(over)}`] : [];
  });
  document.adoptedStyleSheets.pop();
  return found;
}

/** Parts that scroll though there is nothing below them. */
function cramped(root: Element, pieces: Piece[]): string[] {
  const VOID = 90;
  const LEAST = 12;
  return [...root.querySelectorAll("*")].flatMap((one) => {
    if (!/auto|scroll/.test(getComputedStyle(one).overflowY) || one.scrollHeight - one.clientHeight < LEAST || !isShown(one)) return [];
    const box = one.getBoundingClientRect();
    const below = pieces.filter((piece) => !one.contains(piece.one) && piece.box.top > box.bottom - 1 && piece.box.left < box.right && piece.box.right > box.left);
    const next = Math.min(innerHeight, ...below.map((piece) => piece.box.top));
    return next - box.bottom > VOID ? [`cramped: ${named(one)}`] : [];
  });
}

function tooSmall(pieces: Piece[]): string[] {
  const SMALLEST = 11.95;
  return pieces.flatMap(({ one }) => {
    const drawn = one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(one).fontSize) * drawn;
    return size < SMALLEST ? [`small: ${named(one)}`] : [];
  });
}

/** Parts whose stylesheet is missing, and controls that look as the browser draws them by itself. */
function unstyled(root: Element): string[] {
  const known = new Set<string>();
  const read = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) for (const [scope] of rule.selectorText.matchAll(/svelte-\w+/g)) known.add(scope);
      if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  const bare = [...document.querySelectorAll("[class*=svelte-]")].filter((one) => [...one.classList].some((name) => name.startsWith("svelte-") && !known.has(name)));
  const plain = controls(root).filter(({ one }) => /outset|inset/.test(getComputedStyle(one).borderTopStyle));
  return [...bare, ...plain.map(({ one }) => one)].map((one) => `unstyled: ${named(one)}`);
}

/** Whether what is pressed next is wholly in sight, and nothing lies over it. */
function hidden(selector: string): string[] {
  const one = selector ? [...document.querySelectorAll(selector)].find(isShown) : null;
  if (!selector) return [];
  if (!one) return [`main: nothing is ${selector}`];
  const box = one.getBoundingClientRect();
  const { box: left, cut } = seen(one, box);
  const inside = left && left.top >= -1 && left.bottom <= innerHeight + 1 && left.left >= -1 && left.right <= innerWidth + 1;
  const all = left && left.bottom - left.top > box.height - 2 && left.right - left.left > box.width - 2;
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const free = hit && (one.contains(hit) || hit.contains(one));
  return inside && all && free && cut < 2 ? [] : [`main: ${named(one)} is not in sight`];
}

/** Everything that is wrong here. */
function look({ main, whole }: Look): string[] {
  const root = top();
  const [said, pressed] = [texts(root), controls(root)];
  const page = document.documentElement;
  const sideways = page.scrollWidth - page.clientWidth > 1 ? ["outside: the page scrolls sideways"] : [];
  const taller = whole && page.scrollHeight - innerHeight > 1 ? ["taller: the page scrolls"] : [];
  return [
    ...new Set([
      ...sideways, ...taller, ...unstyled(root), ...cutInFields(root), ...cutOrOutside([...said, ...pressed]),
      ...overlapping(said), ...blotted(said), ...covered(pressed), ...cramped(root, [...said, ...pressed]), ...tooSmall(said), ...(root === document.body ? hidden(main) : []),
    ]),
  ];
}

/** Controls that nothing bounds where the system chooses the colours: neither a line nor underlined words. */
function boundless(): string[] {
  const lined = (one: Element): boolean => {
    const style = getComputedStyle(one);
    return (style.borderTopStyle !== "none" && style.borderTopWidth !== "0px") || (style.outlineStyle !== "none" && style.outlineWidth !== "0px") || style.textDecorationLine.includes("underline");
  };
  const fields = controls(top()).filter(({ one }) => !one.matches("input[type=radio], input[type=checkbox], input[type=range], input[type=file]"));
  return [...new Set(fields.filter(({ one }) => !lined(one) && !(one.parentElement && lined(one.parentElement))).map(({ one }) => `boundless: ${named(one)}`))];
}

const PARTS = [top, isShown, named, meet, clippers, seen, ink, texts, controls, cutInFields, cutOrOutside, overlapping, isOver, covered, paints, blotted, cramped, tooSmall, unstyled, hidden, look, boundless];
const SOURCE = `const CONTROLS = ${JSON.stringify(CONTROLS)}, EXEMPT = ${JSON.stringify(EXEMPT)}, PEN = document.createElement("canvas").getContext("2d");\n${PARTS.map(String).join("\n")}`;

/** Everything that code can see to be wrong with what is shown now. */
export function faultsOn(page: Page, wanted: Look): Promise<string[]> {
  return page.evaluate(`(() => { ${SOURCE}; return look(${JSON.stringify(wanted)}); })()`);
}

/** What cannot be told from its surroundings in forced colours. */
export function boundlessOn(page: Page): Promise<string[]> {
  return page.evaluate(`(() => { ${SOURCE}; return boundless(); })()`);
}
