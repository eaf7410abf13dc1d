/** The best results of this browser's person, by game and kind of table. Kept nowhere else. */

/** A result that can be compared: the more points, the better; of one kind of table only. */
export interface Feat {
  /** What it is compared with, as `normal 4`: difficulty and players. */
  kind: string;
  points: number;
}

export interface Best {
  table: string;
  points: number;
}

const KEY = "hordekeep.records";

type Records = Record<string, Best[]>;

function all(): Records {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Records) : {};
  } catch {
    return {};
  }
}

const MOST = 50;

/** The best result at other tables of the same kind; nothing when this is the first. */
export function bestBefore(results: readonly Best[], table: string): number | null {
  const others = results.filter((one) => one.table !== table).map((one) => one.points);
  return others.length > 0 ? Math.max(...others) : null;
}

/** Remembers a result, once for each table, and tells the best of all the others. */
export function keepFeat(game: string, table: string, feat: Feat): number | null {
  const records = all();
  const key = `${game} ${feat.kind}`;
  const before = Array.isArray(records[key]) ? records[key] : [];
  const kept = [{ table, points: feat.points }, ...before.filter((one) => one.table !== table)];
  kept.sort((one, other) => other.points - one.points);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...records, [key]: kept.slice(0, MOST) }));
  } catch {
    // A browser that keeps nothing has no best.
  }
  return bestBefore(before, table);
}
