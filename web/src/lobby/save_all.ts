/** All tables of this browser as one file: of each the journal, or the record of what its person saw. */

import { askText, Refusal } from "../lib/server/api.ts";
import { places } from "../lib/server/places.ts";
import { saveBlob } from "../lib/browser/save.ts";
import type * as wire from "../wire.gen";
import { zipOf } from "./zip.ts";

const PATIENCE = 5000;
const TRIES = 4;

/** Saves what can be had; returns the tables that could not be. */
export async function saveAll(tables: readonly wire.Summary[]): Promise<string[]> {
  const files = new Map<string, string>();
  const left: string[] = [];
  for (const { table, game } of tables) {
    const token = places().find((place) => place.table === table)?.token;
    const text = await recordOf(table, token);
    if (text === null) left.push(table);
    else files.set(`${game}-${table}.jsonl`, text);
  }
  if (files.size) saveBlob("hordekeep-tables.zip", new Blob([zipOf(files)], { type: "application/zip" }));
  return left;
}

/** The record of a table; nothing of one that has not begun. A server that has enough is left in peace for a while. */
async function recordOf(table: string, token: string | undefined): Promise<string | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    try {
      return await askText("GET", `/api/tables/${table}/export`, { token });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "too-many") return null;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    }
  }
  return null;
}
