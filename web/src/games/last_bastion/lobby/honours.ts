/** The signs of the achievements. */

import icons from "icons:last-bastion-honours";
import { addIcons } from "../../../lib/components/icons.ts";

addIcons(icons);

export const signs: Record<string, string> = {
  held: "castle",
  "held-normal": "battle-gear",
  "held-hard": "lightning-branches",
  "held-heroic": "lyre",
  alone: "hooded-figure",
  four: "divided-square",
  untouched: "checked-shield",
  "nobody-fell": "meeple-army",
  back: "wingfoot",
  healer: "healing-shield",
  pair: "crossed-axes",
  pairs: "sickle",
  "in-turn": "three-burning-balls",
  warlord: "overlord-helm",
  "both-warlords": "crowned-skull",
  ten: "brick-wall",
  colours: "palette",
  cleanser: "old-lantern",
  clean: "broom",
  "no-calls": "silence",
  "bare-hands": "fist",
  trapper: "wolf-trap",
  tiles: "skeleton-key",
  tomb: "coffin",
  "one-life": "half-heart",
  "games-10": "barracks",
  "games-50": "rank-3",
  "won-10": "sunrise",
  "beaten-100": "card-play",
  "warlords-10": "visored-helm",
  "cleansed-50": "candle-flame",
  "pairs-20": "reaper-scythe",
  "moved-500": "walking-boot",
};
