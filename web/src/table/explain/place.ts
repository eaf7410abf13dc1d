/** Where a sheet lies: beside what it explains, covering as little as can be of that and of what is pressed next. */

import { type Box, overlap } from "../../lib/browser/boxes.ts";

const GAP = 10;
const EDGE = 8;
/** The thing itself counts so much more than what may be pressed next. */
const ITSELF = 4;

interface Size {
  width: number;
  height: number;
}

/** To the right and left of a thing, above and below it, each in line with one of its edges or its middle. */
function ways(at: Box, { width, height }: Size): [left: number, top: number][] {
  const [right, left, above, below] = [at.left + at.width + GAP, at.left - GAP - width, at.top - GAP - height, at.top + at.height + GAP];
  const [ends, foot] = [at.left + at.width - width, at.top + at.height - height];
  const middle = at.left + at.width / 2 - width / 2;
  return [
    [right, at.top], [left, at.top], [right, foot], [left, foot],
    [middle, above], [middle, below], [at.left, above], [at.left, below], [ends, above], [ends, below],
  ];
}

/** The best place for a sheet of this size in a window; `keep` are places that it should leave free. */
export function placeBeside(at: Box, size: Size, room: Size, keep: readonly Box[]): Box {
  const inside = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  const places = ways(at, size).map(([left, top]) => ({
    left: inside(left, room.width - size.width), top: inside(top, room.height - size.height), width: size.width, height: size.height,
  }));
  const cost = (way: Box): number => ITSELF * overlap(way, at) + keep.reduce((sum, one) => sum + overlap(way, one), 0);
  return places.reduce((least, way) => (cost(way) < cost(least) ? way : least));
}
