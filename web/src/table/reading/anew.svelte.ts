/** A list whose entries make room for new ones is drawn anew, so that none of them glides from under the eye. */

import { untrack } from "svelte";

/** A number that changes with what a list says, for the keys of its entries; it stays while the focus is inside. */
export function drawnAnew(list: () => HTMLElement | null, says: () => string): () => number {
  let kept = 0;
  const said = $derived(says());
  const stamp = $derived.by(() => {
    void said;
    return untrack(list)?.contains(document.activeElement) ? kept : (kept += 1);
  });
  return () => stamp;
}
