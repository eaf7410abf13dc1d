/** Where a sheet lies: beside what it explains, covering as little as can be of that and of what is pressed next. */

import { type Box, overlap } from "../../lib/browser/boxes.ts";

const GAP = 10;
const EDGE = 8;
/** So much more than what may be pressed next count the thing itself, and the answers: they stay free before all else. */
const ITSELF = 4;
const ANSWERS = 20;

interface Size {
  width: number;
  height: number;
}

/** To the right and left of a thing, above and below it, each in line with one of its edges or its middle; else right above the answers. */
function ways(at: Box, { width, height }: Size, answers: readonly Box[]): [left: number, top: number][] {
  const [right, left, above, below] = [at.left + at.width + GAP, at.left - GAP - width, at.top - GAP - height, at.top + at.height + GAP];
  const [ends, foot] = [at.left + at.width - width, at.top + at.height - height];
  const middle = at.left + at.width / 2 - width / 2;
  return [
    [right, at.top], [left, at.top], [right, foot], [left, foot],
    [middle, above], [middle, below], [at.left, above], [at.left, below], [ends, above], [ends, below],
    ...answers.flatMap(({ top }): [number, number][] => [right, left, middle].map((side) => [side, top - GAP - height])),
  ];
}

/** The best place for a sheet of this size in a window; it leaves the answers free, and what it should `keep` free as far as that goes. */
export function placeBeside(at: Box, size: Size, room: Size, keep: readonly Box[], answers: readonly Box[] = []): Box {
  const inside = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  const places = ways(at, size, answers).map(([left, top]) => ({
    left: inside(left, room.width - size.width), top: inside(top, room.height - size.height), width: size.width, height: size.height,
  }));
  const covered = (way: Box, all: readonly Box[]): number => all.reduce((sum, one) => sum + overlap(way, one), 0);
  const cost = (way: Box): number => ITSELF * overlap(way, at) + ANSWERS * covered(way, answers) + covered(way, keep);
  return places.reduce((least, way) => (cost(way) < cost(least) ? way : least));
}
