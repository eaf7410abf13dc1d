/** The signs of the achievements. */

import icons from "icons:sanctum-honours";
import { addIcons } from "../../../lib/components/icons.ts";

addIcons(icons);

export const signs: Record<string, string> = {
  triumph: "trophy-cup",
  first: "podium",
  "first-hard": "mountain-road",
  "first-nightmare": "night-sky",
  "first-infernal": "fire-ring",
  "of-four": "star-medal",
  hale: "muscle-up",
  "last-breath": "wind-slap",
  "two-at-once": "sword-slice",
  "three-at-once": "trident",
  "great-kill": "giant",
  "great-kills": "imperial-crown",
  "every-tribe": "family-tree",
  "six-skills": "graduate-cap",
  "nine-skills": "spell-book",
  armed: "armor-upgrade",
  "five-dice": "dice-six-faces-five",
  mastery: "finish-line",
  masteries: "enlightenment",
  breach: "broken-wall",
  chest: "open-chest",
  "no-potion": "waterskin",
  "no-rage": "frozen-block",
  roars: "hearing-disabled",
  "no-yielding": "bamboo",
  "games-10": "pilgrim-hat",
  "games-50": "tied-scroll",
  "won-10": "church",
  "kills-100": "daemon-skull",
  "cards-50": "devil-mask",
  "skills-60": "diploma",
  "masteries-20": "medallist",
  "items-100": "open-treasure-chest",
};
