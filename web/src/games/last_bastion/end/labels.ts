/** Where words along a line of time stand, so that none lies over another. */

export interface Label {
  /** The middle of its words. */
  x: number;
  width: number;
}

/** So far from each other, at least. */
const GAP = 6;

const meet = (one: Label, other: Label): boolean => Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP;

/** The row in which each stands, the uppermost first; -1 where none of so many rows has room. */
export function rowsOf(labels: readonly Label[], most: number): number[] {
  const rows: Label[][] = Array.from({ length: Math.max(0, most) }, () => []);
  return labels.map((label) => {
    const row = rows.findIndex((taken) => !taken.some((one) => meet(one, label)));
    rows[row]?.push(label);
    return row;
  });
}
