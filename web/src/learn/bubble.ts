/** Where the guide's words go: beside the thing they are about, never over it nor over the answers. */

import { bottom, type Box, overlap, right } from "../lib/browser/boxes.ts";

export type Side = "right" | "left" | "below" | "above" | "apart";

export interface BubblePlace extends Box {
  /** On which side of the thing the words are; `apart` when they do not touch it. */
  side: Side;
}

export interface BubbleRoom {
  /** How large the words are. */
  width: number;
  height: number;
  /** The thing; nothing when the words are about no place. */
  about: Box | null;
  /** What must not be covered, the thing itself included. */
  free: readonly Box[];
  /** What else can be pressed next: it is covered only where nothing else is left. */
  spare: readonly Box[];
  /** Whether they rather go away from the thing than cover that: something on the table is asked for. */
  roams: boolean;
  window: { width: number; height: number };
  /** Where a small window has room for words first: below its header. */
  strip: number | null;
}

const MARGIN = 8;
/** How far the words stand off the thing: the ring and the wedge are between them. */
const GAP = 18;
const STEP = 8;
/** The ring goes so far beyond what it is around. */
const RING = 6;
/** Words about no place stand in the middle, as high as there is room. */
const NOWHERE = [0.2, 0.3, 0.4, 0.5];

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));

/** The best place: the first beside the thing that covers nothing, else the nearest to it that does; else what covers least. */
export function placeBubble(room: BubbleRoom): BubblePlace {
  const isClear = (spot: BubblePlace, boxes: readonly Box[]): boolean => isInside(spot, room) && boxes.every((box) => overlap(spot, box) === 0);
  const all = [...room.free, ...room.spare];
  const beside = candidates(room);
  return beside.find((spot) => isClear(spot, all)) ?? (room.roams ? nearestClear(room) : null) ?? leastOver(beside.filter((spot) => isClear(spot, room.free)), room.spare) ?? leastCovering(room);
}

const covered = (spot: BubblePlace, boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(spot, box), 0);

/** Of some places the first that covers least. */
const leastOver = (spots: readonly BubblePlace[], boxes: readonly Box[]): BubblePlace | undefined =>
  spots.reduce<BubblePlace | undefined>((best, spot) => (best && covered(best, boxes) <= covered(spot, boxes) ? best : spot), undefined);

const isInside = (spot: Box, { window }: BubbleRoom): boolean =>
  spot.left >= 0 && spot.top >= 0 && right(spot) <= window.width && bottom(spot) <= window.height;

function candidates(room: BubbleRoom): BubblePlace[] {
  const { about, width, height, window, strip } = room;
  const at = (left: number, top: number, side: Side): BubblePlace => ({ left, top, width, height, side });
  const low = window.height - height - MARGIN;
  const far = window.width - width - MARGIN;
  const heights = strip === null ? NOWHERE.map((share) => clamp(window.height * share, MARGIN, low)) : [strip];
  if (!about) return heights.map((top) => at(clamp((window.width - width) / 2, MARGIN, far), top, "apart"));
  const middle = clamp(about.top + about.height / 2 - height / 2, MARGIN, low);
  const centre = clamp(about.left + about.width / 2 - width / 2, MARGIN, far);
  const beside = [
    at(right(about) + GAP, middle, "right"),
    at(about.left - GAP - width, middle, "left"),
    at(centre, bottom(about) + GAP, "below"),
    at(centre, about.top - GAP - height, "above"),
  ];
  return strip === null ? beside : [at(centre, strip, "apart"), ...beside.slice(2).reverse()];
}

/** Looks everywhere for a place that covers nothing, and takes what is nearest to the thing. */
function nearestClear(room: BubbleRoom): BubblePlace | null {
  const boxes = [...room.free, ...room.spare].map(withRing);
  return cheapest(room, (spot) => (boxes.some((box) => overlap(spot, box) > 0) ? Number.POSITIVE_INFINITY : distance(spot, room.about)));
}

/** Looks everywhere: what covers least, and of those what is nearest to the thing. */
function leastCovering(room: BubbleRoom): BubblePlace {
  const best = cheapest(room, (spot) => covered(spot, room.free) * 100 + covered(spot, room.spare) * 10 + distance(spot, room.about));
  return best ?? { left: MARGIN, top: MARGIN, width: room.width, height: room.height, side: "apart" };
}

/** The place in the window that costs least; nothing where all cost more than anything. */
function cheapest(room: BubbleRoom, cost: (spot: BubblePlace) => number): BubblePlace | null {
  const { width, height, window } = room;
  let best: BubblePlace | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let top = MARGIN; top <= Math.max(MARGIN, window.height - height - MARGIN); top += STEP) {
    for (let left = MARGIN; left <= Math.max(MARGIN, window.width - width - MARGIN); left += STEP) {
      const spot: BubblePlace = { left, top, width, height, side: "apart" };
      const price = cost(spot);
      if (price < least) [best, least] = [spot, price];
    }
  }
  return best;
}

const withRing = ({ left, top, width, height }: Box): Box => ({ left: left - RING, top: top - RING, width: width + 2 * RING, height: height + 2 * RING });

/** How far words are from their thing, middle to middle. */
function distance(spot: Box, about: Box | null): number {
  if (!about) return 0;
  return Math.hypot(spot.left + spot.width / 2 - about.left - about.width / 2, spot.top + spot.height / 2 - about.top - about.height / 2);
}

/** Where the wedge points from, along the side of the words that faces the thing. */
export function wedgeAt(spot: BubblePlace, about: Box): number {
  const lies = spot.side === "below" || spot.side === "above";
  const [start, length, middle] = lies
    ? [spot.left, spot.width, about.left + about.width / 2]
    : [spot.top, spot.height, about.top + about.height / 2];
  return clamp(middle - start, 22, length - 22);
}
