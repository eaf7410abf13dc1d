/**
 * What lies over a page, as dialogs and drawers: the way back takes the topmost away and leaves the
 * page where it is. Each has an entry in the browser's history; one that was closed otherwise leaves
 * its entry behind, and the way back passes over it.
 */

const open: (() => void)[] = [];

function depth(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "layers" in state ? Number(state.layers) : 0;
}

let seen = depth();

/** Lays something over the page; `close` is called when the person goes back. Returns its end. */
export function layer(close: () => void): () => void {
  open.push(close);
  for (let at = depth() + 1; at <= open.length; at++) history.pushState({ layers: at }, "");
  seen = depth();
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
  };
}

/** Closes what lies on top; tells whether there was anything. */
export function closeTop(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}

/** Goes to another page; entries of layers do not stay behind. */
export function enter(path: string): void {
  if (depth() > 0) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  seen = 0;
}

/** After a step through the history: whether it concerned layers alone. */
export function steppedOver(): boolean {
  const [before, now] = [seen, depth()];
  seen = now;
  if (open.length > now) for (const close of open.splice(now).reverse()) close();
  else if (before > now) history.back();
  return before !== now;
}
