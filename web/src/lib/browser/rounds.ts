/**
 * Elements that try on several looks until one fits are measured in common rounds: first all are
 * changed, then all are read. So the page is laid out once a round, however many of them there are.
 */

/** Changes an element, yields, reads it, yields, and so on: changes and readings take turns. */
export type Trial = Generator<void, void, void>;

const waiting = new Map<Element, () => Trial>();

function runAll(): void {
  let trials = [...waiting].filter(([element]) => element.isConnected).map(([, begin]) => begin());
  waiting.clear();
  while (trials.length > 0) trials = trials.filter((trial) => trial.next().done !== true);
}

/** Before the page is drawn; a trial of the same element that has not begun is forgotten. */
export function tryOn(element: Element, begin: () => Trial): void {
  if (waiting.size === 0) queueMicrotask(runAll);
  waiting.set(element, begin);
}
