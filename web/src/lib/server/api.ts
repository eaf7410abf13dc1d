/** Requests to the server: typed answers, and refusals with the server's stable code. */

import type * as wire from "../../wire.gen";

export class Refusal extends Error {
  readonly code: string;
  readonly facts: Record<string, string | number>;
  readonly why: wire.Refusal | null;
  /** The status of the answer; 0 for what was not asked by a request, and where no server of ours answered. */
  readonly status: number;

  constructor(refused: Pick<wire.Refused, "code" | "facts" | "refusal">, status = 0) {
    super(refused.code);
    this.code = refused.code;
    this.facts = refused.facts;
    this.why = refused.refusal;
    this.status = status;
  }
}

export const OFFLINE = "offline";

export interface RequestParts {
  token?: string | undefined;
  body?: unknown;
  query?: Record<string, string | number | undefined>;
  /** Whoever aborts it does not wait any more: what takes long ends at the server, too. */
  signal?: AbortSignal | undefined;
}

/** One request; raises `Refusal` with the code `offline` when no server answers. */
export async function ask<T>(method: string, path: string, asking: RequestParts = {}): Promise<T> {
  const text = await askText(method, path, asking);
  return JSON.parse(text) as T;
}

export async function askText(method: string, path: string, asking: RequestParts = {}): Promise<string> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asking.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const headers: Record<string, string> = {};
  if (asking.token) headers["authorization"] = `Bearer ${asking.token}`;
  if (asking.body !== undefined) headers["content-type"] = "application/json";
  const address = query.size ? `${path}?${query}` : path;
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      headers,
      signal: asking.signal ?? null,
      ...(asking.body === undefined ? {} : { body: JSON.stringify(asking.body) }),
    });
  } catch {
    throw new Refusal({ code: OFFLINE, facts: {}, refusal: null });
  }
  const text = await answer.text();
  if (!answer.ok) throw refusalOf(text, answer.status);
  return text;
}

function refusalOf(text: string, status: number): Refusal {
  try {
    const refused = JSON.parse(text) as wire.Refused;
    if (typeof refused.code === "string") return new Refusal(refused, status);
  } catch {
    // Not ours: a proxy's page, for one.
  }
  return new Refusal({ code: OFFLINE, facts: { status }, refusal: null });
}

/** 32 hex digits of this browser's own randomness: its part in the dice. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function newId(): string {
  return newSalt();
}
