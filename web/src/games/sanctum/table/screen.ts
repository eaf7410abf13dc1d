/** Which stage a quest is on, for the champion in front. */

import type { ChampionView, QuestView } from "../../../wire.gen";

export type Screen = "heroes" | "chest" | "fight" | "spoils" | "rest" | "suffer" | "battle" | "road";

export function screenOf(quest: QuestView, champion: ChampionView | undefined): Screen {
  if (quest.phase === "setup" && quest.champions.some((one) => one.hero === null)) return "heroes";
  if (!champion) return "road";
  if (quest.chest.length > 0) return "chest";
  if (champion.suffering) return "suffer";
  if (["last-battle", "over"].includes(quest.phase) && champion.row.length > 0) return "battle";
  if (champion.step === "levels") return "spoils";
  if (champion.step === "rest" || champion.step === "fence") return "rest";
  if (champion.clash || champion.step === "snare") return "fight";
  return "road";
}
