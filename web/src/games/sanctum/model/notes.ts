/** What people are told in Sanctum when it first happens to them. */

import { happened, isAsked, type Note, type Seen } from "../../../table/companion/note.ts";
import type { ChampionView, QuestView } from "../../../wire.gen";
import { championOf, questOf } from "./view.ts";

/** A moment of somebody who has a hero that lives. */
interface Mine {
  seen: Seen;
  quest: QuestView;
  champion: ChampionView;
}

const LOW = 3;

function note(id: string, rule: string, when: (mine: Mine) => boolean): Note {
  return {
    id,
    rule,
    when: (seen) => {
      const quest = questOf(seen.view);
      const champion = championOf(quest, seen.seat);
      return champion?.hero != null && quest.phase !== "setup" && !champion.dead && when({ seen, quest, champion });
    },
  };
}

/** Something has just happened to the own champion. */
const befell = ({ seen }: Mine, name: string): boolean => happened(seen, name, { seat: `seat-${seen.seat + 1}` });

export const NOTES: readonly Note[] = [
  note("last-rest", "last-rest", ({ quest, seen }) => quest.phase === "last-rest" && seen.decision?.seat === seen.seat),
  note("breach", "walls", ({ quest, champion }) => quest.lord.breacher !== null && champion.answered === 0 && quest.phase === "journey"),
  note("low-life", "healing", ({ champion }) => champion.life <= LOW),
  note("wounded", "damage", (mine) => befell(mine, "wounded")),
  note("achievement", "achievements", (mine) => befell(mine, "achievement-gained")),
  note("skill", "skills", (mine) => befell(mine, "skill-gained")),
  note("rage", "rage", (mine) => befell(mine, "rage-woke")),
  note("spent", "markers", (mine) => befell(mine, "ability-used")),
  note("equip", "items", ({ seen, champion }) => isAsked(seen, "equip") && champion.pouch.length > 0),
  note("tired", "resting", ({ seen, champion }) => isAsked(seen, "rest") && champion.stamina + champion.focus === 0),
  note("unspent", "changing", ({ seen, champion }) => isAsked(seen, "fight") && champion.stamina > 0 && champion.stamina === champion.all_stamina),
];
