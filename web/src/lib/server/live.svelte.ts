/**
 * A table as this browser sees it: a live connection that comes back by itself, and requests that
 * are repeated under the same id until the server says done or refused. Polls when WebSockets are
 * blocked.
 */

import type * as wire from "../../wire.gen";
import { ask, newId, OFFLINE, Refusal } from "./api";
import { keepInFront, seatInFront } from "./places";

/** What a table page needs of a table, however it comes by it: over a live connection, or from a lesson. */
export type TableLine = Pick<LiveTable, keyof LiveTable>;

export type Status = "connecting" | "live" | "polling" | "lost" | "closed";

type Keyed = wire.Answer | wire.TakeBack;

interface Waiting {
  message: Keyed;
  done: (entry: number) => void;
  failed: (refusal: Refusal) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5000;
const SOCKETS_TRIED = 3;
const POLL_SECONDS = 20;
const NOTICE_SHOWN = 6000;
const PING_EVERY = 20_000;

export class LiveTable {
  readonly table: string;
  readonly token: string;
  status: Status = $state("connecting");
  card: wire.TableCard | null = $state.raw(null);
  state: wire.State | null = $state.raw(null);
  seats: wire.Seats | null = $state.raw(null);
  events: wire.Happened[] = $state.raw([]);
  takenBack: wire.TakenBack[] = $state.raw([]);
  pointed: wire.Pointed | null = $state.raw(null);
  /** What happened around the table just now. */
  notice: wire.Noticed | null = $state.raw(null);
  closedWhy: string = $state("");
  busy: boolean = $state(false);
  /** Called with each state as it comes. */
  onState: (state: wire.State) => void = () => {};

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #failures = 0;
  #ended = false;
  #seat: number | null;
  #version = 0;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, token: string) {
    this.table = table;
    this.token = token;
    this.#seat = seatInFront(table);
    addEventListener("online", this.#hurry);
    this.#connect();
  }

  /** The own seat that was chosen to be looked from. */
  get pin(): number | null {
    return this.#seat;
  }

  /** Whether several own seats are played at this screen. */
  get shared(): boolean {
    return (this.card?.seats.length ?? 0) > 1;
  }

  get path(): string {
    return `/api/tables/${encodeURIComponent(this.table)}`;
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#hurry);
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  answer(seat: number, decision: number, action: string): Promise<number> {
    return this.#request({ type: "answer", id: newId(), seat, decision, action });
  }

  undo(seat: number, entry: number): Promise<number> {
    return this.#request({ type: "undo", id: newId(), seat, entry });
  }

  look(seat: number | null): void {
    this.#seat = seat;
    keepInFront(this.table, seat);
    this.say({ type: "look", seat });
  }

  /** Points at something, says a quick word, or says it about something. */
  point(kind: string | null, word: string | null, says: wire.QuickWord | null = null): void {
    this.say({ type: "point", kind, word, says });
  }

  /** Says something that needs no repeating. */
  say(message: wire.ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else if (this.status === "polling") void this.#post(message).catch(() => {});
  }

  /** A question over HTTP with this table's token. */
  get<T>(path: string, query: Record<string, string | number | undefined> = {}, signal?: AbortSignal): Promise<T> {
    // A place that is gone has nothing more to ask.
    if (this.status === "closed") return Promise.reject(new Refusal({ code: "no-place", facts: {}, refusal: null }));
    return ask<T>("GET", this.path + path, { token: this.token, query, signal });
  }

  post<T>(path: string, body: unknown = {}): Promise<T> {
    return ask<T>("POST", this.path + path, { token: this.token, body });
  }

  #request(message: Keyed): Promise<number> {
    return new Promise((done, failed) => {
      this.#waiting.set(message.id, { message, done, failed });
      this.busy = true;
      this.#send(message);
    });
  }

  #send(message: Keyed): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    } else if (this.status === "polling") {
      this.#post(message).then(
        (answered) => this.#hear(answered),
        (refusal: Refusal) => {
          if (refusal.code !== OFFLINE) this.#settle(message.id, refusal);
        },
      );
    }
  }

  #post(message: wire.ClientMessage): Promise<wire.Done | wire.Pong> {
    return ask("POST", `${this.path}/say`, { token: this.token, body: message });
  }

  #connect(): void {
    if (this.#ended) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}/live`);
    let welcomed = false;
    this.#socket = socket;
    socket.onopen = () => {
      const hello: wire.Hello = {
        type: "hello",
        token: this.token,
        since: this.state?.entry ?? 0,
        seat: this.#seat,
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      this.#heardAt = Date.now();
      const message = JSON.parse(String(event.data)) as wire.ServerMessage;
      if (message.type === "welcome") {
        welcomed = true;
        this.#failures = 0;
        this.#pause = FIRST_PAUSE;
        this.status = "live";
        for (const waiting of this.#waiting.values()) this.#send(waiting.message);
      }
      this.#hear(message);
    };
    socket.onclose = () => {
      clearInterval(this.#ping);
      if (this.#ended || this.status === "closed") return;
      this.#failures += welcomed ? 0 : 1;
      if (this.#failures >= SOCKETS_TRIED) void this.#poll();
      else this.#later();
    };
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      // Who hears from the server need not ask whether it is there.
      if (Date.now() - this.#heardAt > PING_EVERY / 2) this.say({ type: "ping" });
    }, PING_EVERY);
  }

  #later(): void {
    this.status = "lost";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 1.7, LONGEST_PAUSE);
  }

  #hurry = (): void => {
    if (this.status !== "lost") return;
    this.#pause = FIRST_PAUSE;
    clearTimeout(this.#retry);
    this.#connect();
  };

  async #poll(): Promise<void> {
    while (!this.#ended && this.#failures >= SOCKETS_TRIED) {
      try {
        const told = await this.get<wire.Messages>("/state", {
          since: this.state?.entry ?? 0,
          version: this.#version,
          wait: this.status === "polling" ? POLL_SECONDS : 0,
          seat: this.#seat ?? undefined,
        });
        this.#version = told.version;
        for (const message of told.messages) this.#hear(message);
        if (this.status !== "polling") {
          this.status = "polling";
          this.card ??= await this.get<wire.TableCard>("");
          for (const waiting of this.#waiting.values()) this.#send(waiting.message);
        }
      } catch {
        this.#failures = 0;
        this.#later();
        return;
      }
    }
  }

  #hear(message: wire.ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.card = message.table;
        break;
      case "state":
        this.#take(message);
        break;
      case "seats":
        this.#notice(message);
        this.seats = message;
        break;
      case "done":
        this.#settle(message.id, null, message.entry);
        break;
      case "refused":
        this.#settle(message.id, new Refusal(message));
        break;
      case "pointed":
        this.pointed = message;
        break;
      case "closed":
        this.closedWhy = message.why;
        this.status = "closed";
        break;
      case "pong":
        break;
    }
  }

  /** Shows the newest notice for a while; who comes later has not missed it. */
  #notice(seats: wire.Seats): void {
    const newest = seats.notices.at(-1);
    const known = this.seats?.notices.at(-1)?.number ?? 0;
    if (!this.seats || !newest || newest.number <= known) return;
    this.notice = newest;
    setTimeout(() => {
      if (this.notice === newest) this.notice = null;
    }, NOTICE_SHOWN);
  }

  #take(state: wire.State): void {
    this.events = [...this.events.filter((event) => event.entry <= state.since), ...state.events];
    this.takenBack = [
      ...this.takenBack.filter((back) => back.entry <= state.since),
      ...state.taken_back,
    ];
    this.state = state;
    this.onState(state);
  }

  #settle(id: string, refusal: Refusal | null, entry = 0): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    this.busy = this.#waiting.size > 0;
    if (refusal) waiting.failed(refusal);
    else waiting.done(entry);
  }
}
