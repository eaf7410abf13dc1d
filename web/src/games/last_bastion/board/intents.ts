/** The way of a haunting, from a card to a tile, as SVG paths in the board's own pixels. */

import type { Side } from "../../../wire.gen";

export interface Path {
  line: string;
  head: string;
}

/** A place on the board, in its own pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 3;
const TIP = 7;

const num = (value: number): string => value.toFixed(1);

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

/** A wedge whose tip points along (dx, dy). */
function arrow(x: number, y: number, dx: number, dy: number): string {
  const tip = [x + dx * TIP * 1.5, y + dy * TIP * 1.5];
  const one = [x + dy * TIP, y + dx * TIP];
  const other = [x - dy * TIP, y - dx * TIP];
  return `M${[tip, one, other].map(([px = 0, py = 0]) => `${num(px)} ${num(py)}`).join("L")}Z`;
}
