/** Saving a game, or one moment of it, as a file: the journal, or a position that can be opened again. */

import type { RequestParts } from "../../lib/server/api.ts";
import { saveBlob } from "../../lib/browser/save.ts";
import type { TableLine } from "../../lib/server/live.svelte.ts";

type Fetch = (method: string, path: string, asking: RequestParts) => Promise<string>;

/** The journal, or as long as the game goes on what a seat has seen of it. */
export async function saveExport(live: TableLine, viewpoint: number, fetch: Fetch): Promise<void> {
  const text = await fetch("GET", `${live.path}/export`, { token: live.token, query: { seat: viewpoint } });
  saveFile(`${nameOf(live)}.jsonl`, text, "application/jsonl");
}

/** How things stood after an entry; as long as the game goes on, no more than the seat may know. */
export async function savePosition(live: TableLine, viewpoint: number, entry: number, fetch: Fetch): Promise<void> {
  const text = await fetch("GET", `${live.path}/position`, { token: live.token, query: { seat: viewpoint, entry } });
  saveFile(`${nameOf(live)}-${entry}.toml`, text, "application/toml");
}

function nameOf(live: TableLine): string {
  return `${live.card?.game ?? "hordekeep"}-${live.table}`;
}

export const saveFile = (name: string, text: string, type: string): void => saveBlob(name, new Blob([text], { type }));
