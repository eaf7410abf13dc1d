/** Tables that this page has seen being opened: they are shown from their first step on, once. */

const fresh = new Set<string>();

export function keepFresh(table: string): void {
  fresh.add(table);
}

/** Whether a table has just been opened; a second time it is like any other. */
export const takeFresh = (table: string): boolean => fresh.delete(table);
