/** From which moment of which table a game was carried on in this browser. */

const KEY = "hordekeep.origin.";

export interface Origin {
  table: string;
  entry: number;
}

export function keepOrigin(table: string, origin: Origin): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(origin));
  } catch {
    // A browser that keeps nothing: the chronicle tells that the game was carried on, not from where.
  }
}

export function originOf(table: string): Origin | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY + table) ?? "null");
    return isOrigin(found) ? found : null;
  } catch {
    return null;
  }
}

function isOrigin(one: unknown): one is Origin {
  const origin = one as Origin | null;
  return typeof origin?.table === "string" && /^[\w-]{1,32}$/.test(origin.table) && Number.isInteger(origin.entry);
}
