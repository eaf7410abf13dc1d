/** Opening and sitting down: the few requests that bring a person to a table. */

import { ask, newId, newSalt } from "../lib/server/api";
import { keepFresh } from "../lib/server/fresh.ts";
import { dropAsking, keepAsking, keepPlace } from "../lib/server/places";
import type * as wire from "../wire.gen";

/** Options that everybody looks at before a game; the others are one level deeper. */
export const isFirstLevel = (option: wire.GameOption): boolean => option.kind === "choice" && !option.advanced;

const INVITES = "hordekeep.invites.";

/** Opens a table and sits down on the own seats; returns the table's id. */
export async function openTable(wanted: wire.NewTable, name: string): Promise<string> {
  const table = await seatMe(await ask<wire.Opened>("POST", "/api/tables", { body: wanted }), name);
  keepFresh(table);
  return table;
}

/** Makes a table of a journal or position file. */
export async function importTable(wanted: wire.ImportTable, name: string): Promise<string> {
  return seatMe(await ask<wire.Opened>("POST", "/api/import", { body: wanted }), name);
}

/** Keeps the token of a new table, and puts this browser's salt into its dice. */
export async function seatMe(opened: wire.Opened, name: string): Promise<string> {
  keepPlace(opened.table, opened.token);
  keepInvites(opened.table, [...opened.invites, ...(opened.join ? [opened.join] : []), opened.watch]);
  if (opened.stage === "gathering" && opened.seats.length) await takeSeats(opened.table, opened.token, name);
  return opened.table;
}

/** Sits down on the seats that a token holds already. */
export function takeSeats(table: string, token: string, name: string): Promise<wire.Seated> {
  return ask("POST", `/api/tables/${table}/sit`, {
    token,
    body: { id: newId(), name, salt: newSalt() } satisfies wire.SitDown,
  });
}

/** Redeems the secret of a link: only when the person presses "Sit down". */
export async function sitDown(table: string, secret: string, name: string, seat: number | null = null): Promise<wire.Seated> {
  const seated = await ask<wire.Seated>("POST", `/api/tables/${table}/sit`, {
    body: { id: newId(), name, salt: newSalt(), secret, ...(seat === null ? {} : { seat }) } satisfies wire.SitDown,
  });
  if (seated.asked) keepAsking(seated.table, seated.token);
  else keepPlace(seated.table, seated.token);
  return seated;
}

/** All have said yes: the token with which this browser waited holds a place now. */
export function becomePlace(table: string, token: string): void {
  dropAsking(table);
  keepPlace(table, token);
}

/** Links are told once; this browser keeps them while its tab is open. */
export function keepInvites(table: string, invites: wire.Invite[]): void {
  sessionStorage.setItem(INVITES + table, JSON.stringify(invites));
}

export function keptInvites(table: string): wire.Invite[] {
  try {
    return JSON.parse(sessionStorage.getItem(INVITES + table) ?? "[]") as wire.Invite[];
  } catch {
    return [];
  }
}
