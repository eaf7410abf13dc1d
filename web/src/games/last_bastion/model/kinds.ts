/** Everything that lies or stands on the table of Last Bastion, with the clause that rules it. */

import type { Kinds } from "../../../table/explain/kinds.ts";

const TILES = {
  trebuchet: "LB-T1", "strategists-tower": "LB-T2", market: "LB-T3", tavern: "LB-T4", standard: "LB-T5",
  "divine-fountain": "LB-T6", dispensary: "LB-T7", tomb: "LB-T8", "dwarven-quarry": "LB-T9",
};
const HEROES = {
  elmer: "LB-R1", mylfaar: "LB-R2", arne: "LB-R3", sindara: "LB-R4", teagaan: "LB-R5", "feng-li": "LB-R6", kazgin: "LB-R7", twindalli: "LB-R8",
};
const BOARDS = { "red-board": "LB-B1", "green-board": "LB-B2", "yellow-board": "LB-B3", "blue-board": "LB-B4" };

export const KINDS: Kinds = {
  tile: { clause: "LB-A3", clauses: TILES, told: "whole" },
  hero: { clause: "LB-S2", clauses: HEROES, told: "whole" },
  slot: { clause: "LB-S1", told: "name" },
  card: { clause: "LB-C1", told: "whole" },
  effect: { clause: "LB-P4", told: "whole" },
  board: { clause: "LB-H2", clauses: BOARDS, told: "whole" },
  figure: { clause: "LB-A2" },
  life: { clause: "LB-D1" },
  equipment: { clause: "LB-C3" },
  call: { clause: "LB-A5" },
  grasp: { clause: "LB-A4" },
  grasped: { clause: "LB-G1" },
  die: { clause: "LB-C2" },
  corruption: { clause: "LB-K1" },
  resistance: { clause: "LB-C6" },
  net: { clause: "LB-T1" },
  charm: { clause: "LB-R2" },
  banner: { clause: "LB-T5" },
  trap: { clause: "LB-T9" },
  deck: { clause: "LB-V2" },
  discard: { clause: "LB-C7" },
  warlord: { clause: "LB-V1" },
  omen: { clause: "LB-H10" },
  danger: { clause: "LB-V2" },
  turn: { clause: "LB-S9" },
  power: { clause: "LB-G2" },
  condition: { clause: "LB-A6" },
  odds: { clause: "LB-C2" },
  risk: { clause: "LB-H15" },
  hits: { clause: "LB-C15" },
  reach: { clause: "LB-E1" },
  seat: { clause: "LB-S2" },
  foreseen: { clause: "LB-A1" },
  question: { clause: "LB-H10" },
  answer: { clause: "LB-A1" },
  "do-move": { clause: "LB-A2" },
  "do-fight": { clause: "LB-C1" },
  "do-activate": { clause: "LB-A3" },
  "do-call": { clause: "LB-A5" },
  "do-end-turn": { clause: "LB-A1" },
  "do-reroll": { clause: "LB-R6" },
};
