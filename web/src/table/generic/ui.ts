/**
 * A game that brings no page of its own: its view as tables, its actions as buttons. It needs only
 * what is on the wire, so that a game can be played before anybody draws it.
 */

import type { Figure, GameUI } from "../../games/game.ts";
import { t } from "../../lib/words/words.svelte.ts";
import type { View } from "../../wire.gen";
import End from "./End.svelte";
import { differences, type Json } from "./facts.ts";
import Peek from "./Peek.svelte";
import Table from "./Table.svelte";
import { fieldName, namingOf } from "./words.ts";

const COLOURS = ["red", "green", "blue", "yellow", "black", "white"] as const;
const MOST_CHANGES = 4;

const figure = (_view: View, seat: number): Figure => ({
  name: t("page-seat-number", { number: seat + 1 }),
  colour: COLOURS[seat % COLOURS.length] ?? "black",
  icon: "three-friends",
});

function changes(now: View, then: View): string[] {
  const found = differences(now as unknown as Json, then as unknown as Json).slice(0, MOST_CHANGES);
  return found.map(({ path, before, after }) => t("page-generic-change", { what: path.map(fieldName).join(", "), before, after }));
}

export function genericGame(id: string): GameUI {
  const none = (): ReadonlySet<string> => new Set();
  return {
    naming: namingOf(id),
    Table,
    End,
    Peek,
    lookOfVerb: () => ({}),
    lookOfAction: () => ({}),
    lookOfThing: () => ({}),
    offers: () => null,
    keys: [["1–9", "page-key-number"]],
    modal: none,
    aliases: () => [],
    changes,
    figure,
    named: [],
    opening: none(),
    colourOf: () => "",
    feat: () => null,
    captions: () => [t(`game-${id}`)],
    learn: () => {},
    sound: () => null,
  };
}
