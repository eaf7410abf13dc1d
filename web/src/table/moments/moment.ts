/** What deserves a moment of its own: what it is, how long it stays, which of several is shown. */

/** The graver ones come later: of what happens in one step the last of these is shown. */
export const MOMENTS = ["item", "beaten", "return", "grasp", "roar", "fall", "breach", "opening", "warlord", "lord", "lost", "won"] as const;

export type MomentKind = (typeof MOMENTS)[number];

export interface Moment {
  kind: MomentKind;
  icon: string;
  title: string;
  /** What is said of it, in a few words. */
  line?: string;
  /** The colour of whom it is about, as in `c-red` or `h-slayer`. */
  tint?: string;
}

/** Nothing stays longer than this, in milliseconds: a moment is no pause. */
export const LONGEST = 1200;
const SMALL = 800;

/** What happens in every second turn is shown as a ribbon, and sooner gone. */
export const isSmall = (kind: MomentKind): boolean => kind === "item" || kind === "beaten";

export const timeOf = (kind: MomentKind): number => (isSmall(kind) ? SMALL : LONGEST);

/** The gravest of several moments; of equals the last. */
export function gravest(moments: readonly Moment[]): Moment | null {
  const rank = (one: Moment): number => MOMENTS.indexOf(one.kind);
  return moments.reduce<Moment | null>((most, one) => (most === null || rank(one) >= rank(most) ? one : most), null);
}
