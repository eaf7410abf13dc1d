/** Ways over the board as SVG paths in its own pixels: of a haunting from a card to a tile, of a hint from a hero to what it speaks of. */

import type { Box } from "../../../lib/browser/boxes.ts";
import type { Side } from "../../../wire.gen";

export interface Path {
  line: string;
  head: string;
}

const GAP = 3;
const TIP = 7;

const num = (value: number): string => value.toFixed(1);

/** Where it lies on the board; what glides there still counts as arrived. */
export function placeOf(one: HTMLElement, within: HTMLElement): Box {
  let [left, top] = [0, 0];
  for (let at: Element | null = one; at instanceof HTMLElement && at !== within; at = at.offsetParent) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  return { left, top, width: one.offsetWidth, height: one.offsetHeight };
}

/** Straight into the tile beside it; else along the gap above or beside its row of tiles. */
export function pathTo(card: Box, tile: Box, side: Side, near: boolean): Path {
  const { left: x, top: y } = card;
  const { left: tx, top: ty } = tile;
  if (side === "east" || side === "west") {
    const from = side === "east" ? x : x + card.width;
    const out = side === "east" ? -1 : 1;
    const middle = y + card.height / 2;
    if (near) {
      const end = side === "east" ? tx + tile.width + 1 : tx - 1;
      return { line: `M${num(from)} ${num(middle)}H${num(end)}`, head: arrow(end, middle, out, 0) };
    }
    const lane = ty - GAP;
    const turn = from + out * 10;
    const end = tx + tile.width * 0.72;
    const line = `M${num(from)} ${num(middle)}H${num(turn)}V${num(lane)}H${num(end)}`;
    return { line, head: arrow(end, ty + 2, 0, 1) };
  }
  const from = side === "south" ? y : y + card.height;
  const out = side === "south" ? -1 : 1;
  const middle = x + card.width / 2;
  if (near) {
    const end = side === "south" ? ty + tile.height + 1 : ty - 1;
    return { line: `M${num(middle)} ${num(from)}V${num(end)}`, head: arrow(middle, end, 0, out) };
  }
  const lane = tx + tile.width + GAP;
  const turn = from + out * 10;
  const end = ty + tile.height * 0.28;
  const line = `M${num(middle)} ${num(from)}V${num(turn)}H${num(lane)}V${num(end)}`;
  return { line, head: arrow(tx + tile.width - 1, end, -1, 0) };
}

const BOW = 0.18;

/** Where the way from a place to a point leaves the place. */
function edgeOf(box: Box, x: number, y: number): [number, number] {
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  const [dx, dy] = [x - cx, y - cy];
  const share = Math.min(box.width / 2 / Math.max(Math.abs(dx), 1), box.height / 2 / Math.max(Math.abs(dy), 1), 1);
  return [cx + dx * share, cy + dy * share];
}

/** A bow from one place to another: from within the first to just within the second. */
export function bowTo(from: Box, to: Box): Path {
  const INTO = 12;
  const [cx, cy] = [from.left + from.width / 2, from.top + from.height / 2];
  const [tx, ty] = [to.left + to.width / 2, to.top + to.height / 2];
  const [x, y] = edgeOf(from, tx, ty);
  const [ex, ey] = edgeOf(to, cx, cy);
  const far = Math.hypot(tx - cx, ty - cy) || 1;
  const [ux, uy] = [(tx - cx) / far, (ty - cy) / far];
  const start = [x - ux * INTO * 2, y - uy * INTO * 2] as const;
  const end = [ex + ux * INTO, ey + uy * INTO] as const;
  const control = [(start[0] + end[0]) / 2 + uy * far * BOW, (start[1] + end[1]) / 2 - ux * far * BOW] as const;
  const way = Math.hypot(end[0] - control[0], end[1] - control[1]) || 1;
  const line = `M${num(start[0])} ${num(start[1])}Q${num(control[0])} ${num(control[1])} ${num(end[0])} ${num(end[1])}`;
  return { line, head: arrow(end[0], end[1], (end[0] - control[0]) / way, (end[1] - control[1]) / way) };
}

/** A wedge whose tip points along (dx, dy). */
function arrow(x: number, y: number, dx: number, dy: number): string {
  const tip = [x + dx * TIP * 1.5, y + dy * TIP * 1.5];
  const one = [x + dy * TIP, y - dx * TIP];
  const other = [x - dy * TIP, y + dx * TIP];
  return `M${[tip, one, other].map(([px = 0, py = 0]) => `${num(px)} ${num(py)}`).join("L")}Z`;
}
