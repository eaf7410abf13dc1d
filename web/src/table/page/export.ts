/** Saving the journal, or what a seat has seen of it, as a file. */

import type { Asking } from "../../lib/server/api.ts";
import type { LiveTable } from "../../lib/server/live.svelte.ts";

type Fetch = (method: string, path: string, asking: Asking) => Promise<string>;

export async function saveExport(live: LiveTable, viewpoint: number, fetch: Fetch): Promise<void> {
  const text = await fetch("GET", `${live.path}/export`, { token: live.token, query: { seat: viewpoint } });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  link.download = `${live.card?.game ?? "hordekeep"}-${live.table}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
