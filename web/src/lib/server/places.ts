/** The places this browser holds at tables: a table's id and the token that proves the seat. */

export interface Place {
  table: string;
  token: string;
}

const KEY = "hordekeep.places";

export function places(): Place[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(one: unknown): one is Place {
  const place = one as Place;
  return typeof place?.table === "string" && typeof place?.token === "string";
}

export function tokenFor(table: string): string | undefined {
  return places().find((place) => place.table === table)?.token;
}

export function keepPlace(table: string, token: string): void {
  const others = places().filter((place) => place.table !== table);
  localStorage.setItem(KEY, JSON.stringify([{ table, token }, ...others].slice(0, 200)));
}

/** Tables at whose door this browser waits, with the token that becomes a place when all say yes. */
const ASKING = "hordekeep.asking.";

export function keepAsking(table: string, token: string): void {
  localStorage.setItem(ASKING + table, token);
}

export function askingAt(table: string): string | null {
  return localStorage.getItem(ASKING + table);
}

export function dropAsking(table: string): void {
  localStorage.removeItem(ASKING + table);
}

/** Which of several own seats is played from in this tab; it outlives a reload. */
const FRONT = "hordekeep.front.";

export function seatInFront(table: string): number | null {
  try {
    const seat = sessionStorage.getItem(FRONT + table);
    return seat !== null && /^[0-7]$/.test(seat) ? Number(seat) : null;
  } catch {
    return null;
  }
}

export function keepInFront(table: string, seat: number | null): void {
  try {
    if (seat === null) sessionStorage.removeItem(FRONT + table);
    else sessionStorage.setItem(FRONT + table, String(seat));
  } catch {
    // Nothing can be kept here: after a reload whoever is asked first is in front.
  }
}

export function dropPlaces(tables: string[]): void {
  const kept = places().filter((place) => !tables.includes(place.table));
  localStorage.setItem(KEY, JSON.stringify(kept));
}
