/** The tables of this browser, as the lobby lists them: those that wait for their person first. */

import { ask } from "../lib/server/api.ts";
import { dropPlaces, places } from "../lib/server/places.ts";
import type * as wire from "../wire.gen";

const EVERY = 10_000;

export class Mine {
  tables: wire.Summary[] = $state.raw([]);
  waiting: number = $derived(this.tables.filter((table) => table.my_turn).length);

  /** Looks now, and again and again while somebody may be looking; returns its end. */
  follow(): () => void {
    const look = () => {
      if (!document.hidden) void this.load();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async load(): Promise<void> {
    const mine = places();
    if (!mine.length) {
      this.tables = [];
      return;
    }
    try {
      const told = await ask<wire.MyTables>("POST", "/api/mine", { body: { places: mine } });
      dropPlaces(told.gone);
      this.tables = [...told.tables].sort(
        (one, other) => Number(other.my_turn) - Number(one.my_turn) || other.changed - one.changed,
      );
    } catch {
      // The lobby says when the server is away; the list stays as it was.
    }
  }

  async forget(table: string): Promise<void> {
    const token = places().find((place) => place.table === table)?.token;
    await ask("DELETE", `/api/tables/${table}`, { token }).catch(() => {});
    dropPlaces([table]);
    await this.load();
  }
}
