/** How long lessons take, in words: whole minutes, and 0 for half a one. */

const THREE_QUARTERS = 45;

export const minutesOf = (seconds: number): number => (seconds < THREE_QUARTERS ? 0 : Math.round(seconds / 60));
