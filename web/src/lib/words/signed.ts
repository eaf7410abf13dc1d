/** Changes as people read them. */

const TENTH = 10;

/** A change with its sign, to a tenth; `0` for none. */
export function signed(value: number): string {
  const told = Math.round(Math.abs(value) * TENTH) / TENTH;
  return told === 0 ? "0" : `${value > 0 ? "+" : "−"}${told}`;
}
