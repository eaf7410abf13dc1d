/** Changes as people read them. */

const TENTH = 10;

/** A change with its sign, to a tenth; `0` for none. Who has a fraction to tell says how it is written. */
export function signed(value: number, written: (tenths: number) => string = String): string {
  const size = Math.round(Math.abs(value) * TENTH) / TENTH;
  return size === 0 ? "0" : `${value > 0 ? "+" : "−"}${written(size)}`;
}
